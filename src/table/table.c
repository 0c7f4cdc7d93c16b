/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/table.h"

#include <string.h>

#include "desk/fnv.h"

/* Equality is memcmp: no struct in the block may have a hole whose bytes nobody sets. */
G_STATIC_ASSERT (sizeof (AdjUnitState) == 48);
G_STATIC_ASSERT (sizeof (AdjBattleUnit) == 4);
G_STATIC_ASSERT (sizeof (AdjBattle) == 12 + 2 * ADJ_MAX_TARGETS + 4 * ADJ_MAX_BATTLE_UNITS +
                                           2 * ADJ_MAX_DEFENDERS + 4 * ADJ_MAX_SUPPORTS);
G_STATIC_ASSERT (sizeof (AdjSupport) == 4);
G_STATIC_ASSERT (sizeof (AdjDebt) == 10);
G_STATIC_ASSERT (sizeof (AdjHeld) == 4);
G_STATIC_ASSERT (sizeof (AdjMarker) == 6);
G_STATIC_ASSERT (sizeof (AdjContest) == 4);
G_STATIC_ASSERT (sizeof (AdjEngagement) == 8 + 2 * ADJ_MAX_TARGETS + 2 * ADJ_MAX_LEFT);
G_STATIC_ASSERT (G_STRUCT_OFFSET (AdjTable, units) ==
                 G_STRUCT_OFFSET (AdjTable, chain) + 2 * ADJ_MAX_CHAIN);

static void
hold (AdjTable *self, AdjHex hex)
{
  if (hex == ADJ_NO_HEX || adj_table_held (self, hex) >= 0 || self->n_held >= ADJ_MAX_HELD)
    return;
  self->held[self->n_held++] = (AdjHeld){ .hex = hex, .holder = ADJ_NO_SIDE };
}

static void
give (AdjTable *self, AdjHex hex, int side)
{
  int held = adj_table_held (self, hex);

  if (held < 0)
    return;
  self->held[held].holder = (gint8) side;
  self->held[held].once |= (guint8) (1u << side);
}

/* BG 17.1: the hexes that points hang on, with their holders at the start: the side that has a
 * unit there, unless the scenario says otherwise. */
static void
set_up_holders (AdjTable *self, const AdjBook *book)
{
  const AdjScenario *scenario = book->scenario;

  for (guint i = 0; i < scenario->awards->len; i++)
    {
      const AdjAward *award = &g_array_index (scenario->awards, AdjAward, i);

      for (guint j = 0; j < award->hexes->len; j++)
        hold (self, adj_book_hex (book, g_array_index (award->hexes, AdjHexId, j)));
    }
  for (guint i = 0; i < scenario->levels->len; i++)
    {
      const AdjLevel *level = &g_array_index (scenario->levels, AdjLevel, i);

      for (guint j = 0; j < level->holds->len; j++)
        hold (self, adj_book_hex (book, g_array_index (level->holds, AdjHexId, j)));
    }
  for (guint i = 0; i < self->n_units; i++)
    if (self->units[i].where == ADJ_ON_MAP)
      give (self, self->units[i].hex, self->units[i].side);
  for (guint i = 0; i < scenario->holdings->len; i++)
    {
      const AdjHolding *holding = &g_array_index (scenario->holdings, AdjHolding, i);

      for (guint j = 0; j < holding->hexes->len; j++)
        give (self, adj_book_hex (book, g_array_index (holding->hexes, AdjHexId, j)),
              holding->side);
    }
}

static void
set_up_units (AdjTable *self, const AdjBook *book)
{
  for (guint i = 0; i < self->capacity; i++)
    {
      self->units[i].hex = ADJ_NO_HEX;
      self->units[i].entry = ADJ_NO_HEX;
      self->units[i].came_from = ADJ_NO_HEX;
      self->units[i].night_from = ADJ_NO_HEX;
      self->units[i].lends_to = ADJ_NO_HEX;
    }
  for (guint i = 0; i < self->n_units; i++)
    {
      const AdjUnit *unit = &book->scenario->units[i];
      AdjUnitState *state = &self->units[i];

      state->side = (gint8) unit->side;
      state->arm = (gint8) unit->arm;
      state->strength =
          unit->strength == ADJ_UNKNOWN_STRENGTH ? ADJ_STRENGTH_UNKNOWN : (guint8) unit->strength;
      state->hex = adj_book_hex (book, unit->hex);
      state->where = state->hex != ADJ_NO_HEX ? ADJ_ON_MAP : ADJ_WAITING;
    }
}

/* E IL.11. */
static void
set_up_commanders (AdjTable *self, const AdjBook *book)
{
  const GArray *commanders = book->scenario->commanders;

  for (guint i = 0; i < commanders->len; i++)
    {
      const AdjCommander *commander = &g_array_index (commanders, AdjCommander, i);

      self->commanders[commander->side] = commander->initiative;
    }
}

static void
set_up_options (AdjTable *self, const AdjBook *book)
{
  for (guint i = 0; i < book->ruleset->n_options; i++)
    {
      const AdjOption *option = &book->ruleset->options[i];

      if (option->key == ADJ_OPTION_NONE)
        continue;
      self->options[option->key] = (gint16) option->preset;
      self->next_options[option->key] = (gint16) option->preset;
    }
}

guint8
adj_table_first_phase (const AdjTable *self, const AdjBook *book)
{
  for (guint8 phase = 0; phase < book->ruleset->n_phases; phase++)
    if (adj_table_has_phase (self, book, phase, 1))
      return phase;
  return 0;
}

/* It need not be a phase of the first player's. */
static void
set_up_phase (AdjTable *self, const AdjBook *book)
{
  self->phase = adj_table_first_phase (self, book);
  self->phasing = (guint8) adj_table_phasing_in (self, book, self->phase);
}

AdjTable *
adj_table_new (const AdjBook *book)
{
  guint n = book->scenario->n_units;
  gsize size = sizeof (AdjTable) + 2 * n * sizeof (AdjUnitState);
  AdjTable *self = g_malloc0 (size);
  int first = book->scenario->first_player;

  self->size = (guint32) size;
  self->n_units = (guint16) n;
  self->capacity = (guint16) (2 * n);
  self->turn = 1;
  self->day = 1;
  self->first_player = (guint8) (first != ADJ_NO_SIDE ? first : 0);
  self->battle.column = -1;
  self->battle.reduce = -1;
  self->battle.result = -1;
  set_up_options (self, book);
  set_up_phase (self, book);
  set_up_commanders (self, book);
  set_up_units (self, book);
  set_up_holders (self, book);
  return self;
}

AdjTable *
adj_table_copy (const AdjTable *self)
{
  return g_memdup2 (self, self->size);
}

void
adj_table_free (AdjTable *self)
{
  g_free (self);
}

void
adj_table_assign (AdjTable *self, const AdjTable *other)
{
  g_return_if_fail (self->size == other->size);
  memcpy (self, other, other->size);
}

gboolean
adj_table_equal (const AdjTable *self, const AdjTable *other)
{
  return self->size == other->size && memcmp (self, other, self->size) == 0;
}

#define HASH_LANES 4

/* Each step can be gone back, so no difference is lost on the way; the turn brings the upper half,
 * which a product leaves alone, under the next one. */
static guint64
mix (guint64 hash, guint64 word)
{
  hash = (hash ^ word) * ADJ_FNV_PRIME;
  return hash << 29 | hash >> 35;
}

/* After FNV-1a, eight bytes at a time: quick, the same on every machine, and only ever compared
 * with itself in one file. Each step waits for the one before it, so four go on side by side: a
 * game is hashed once an order as it is opened. */
guint64
adj_table_hash (const AdjTable *self)
{
  const guint8 *bytes = (const guint8 *) self;
  guint64 lanes[HASH_LANES] = { ADJ_FNV_NOTHING, 1, 2, 3 };
  guint64 words[HASH_LANES];
  gsize i = 0;
  guint64 hash;

  for (; i + sizeof words <= self->size; i += sizeof words)
    {
      memcpy (words, bytes + i, sizeof words);
      for (guint lane = 0; lane < HASH_LANES; lane++)
        lanes[lane] = mix (lanes[lane], GUINT64_FROM_LE (words[lane]));
    }
  hash = lanes[0];
  for (guint lane = 1; lane < HASH_LANES; lane++)
    hash = mix (hash, lanes[lane]);
  for (; i < self->size; i++)
    hash = mix (hash, bytes[i]);
  return hash ^ (hash >> 32);
}

const AdjMarker *
adj_table_marker (const AdjTable *self, AdjHex hex)
{
  for (guint i = 0; i < self->n_markers; i++)
    if (self->markers[i].hex == hex)
      return &self->markers[i];
  return NULL;
}

int
adj_table_contest_winner (const AdjTable *self, AdjHex hex)
{
  for (guint i = 0; i < self->n_contests; i++)
    {
      const guint8 *dice = self->contests[i].dice;

      if (self->contests[i].hex == hex && dice[0] != dice[1])
        return dice[0] > dice[1] ? 0 : 1;
    }
  return ADJ_NO_SIDE;
}

int
adj_table_held (const AdjTable *self, AdjHex hex)
{
  for (int i = 0; i < self->n_held; i++)
    if (self->held[i].hex == hex)
      return i;
  return -1;
}

gboolean
adj_table_is_night_turn (const AdjBook *book, int turn)
{
  return turn >= 1 && turn <= (int) book->scenario->n_turns &&
         book->scenario->turns[turn - 1].night;
}

gboolean
adj_table_is_night (const AdjTable *self, const AdjBook *book)
{
  return adj_table_is_night_turn (book, self->turn);
}

AdjPhaseKind
adj_table_phase_kind (const AdjTable *self, const AdjBook *book)
{
  return book->ruleset->phases[self->phase].kind;
}

gboolean
adj_table_is_march (const AdjTable *self, const AdjBook *book)
{
  return adj_table_phase_kind (self, book) == ADJ_PHASE_MOVEMENT &&
         book->ruleset->phases[self->phase].player != ADJ_PLAYER_BOTH;
}

gboolean
adj_table_has_moved (const AdjTable *self, const AdjBook *book, int unit)
{
  return adj_table_phase_kind (self, book) == ADJ_PHASE_MOVEMENT &&
         adj_table_has (self, unit, ADJ_FACT_MOVED);
}

gboolean
adj_table_is_phasing (const AdjTable *self, int side)
{
  return (self->phasing & (1u << side)) != 0;
}

gboolean
adj_table_is_first_phase (const AdjTable *self, const AdjBook *book)
{
  return self->turn == 1 && self->phase == adj_table_first_phase (self, book);
}

int
adj_phasing_side (int phasing)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    if (phasing == 1 << side)
      return side;
  return ADJ_NO_SIDE;
}

int
adj_table_phasing_in (const AdjTable *self, const AdjBook *book, int phase)
{
  switch (book->ruleset->phases[phase].player)
    {
    case ADJ_PLAYER_FIRST:
      return 1 << self->first_player;
    case ADJ_PLAYER_SECOND:
      return 1 << (1 - self->first_player);
    case ADJ_PLAYER_BOTH:
    default:
      return 3;
    }
}

/* What waits for the next Game-Turn is in force in every one after this. */
static gboolean
is_on (const AdjTable *self, const char *id, int turn)
{
  const gint16 *options = turn > self->turn ? self->next_options : self->options;
  AdjOptionKey key = adj_option_key (id);

  return key != ADJ_OPTION_NONE && options[key] != 0;
}

gboolean
adj_table_plays_phase (const AdjTable *self, const AdjBook *book, int phase, int turn)
{
  const AdjPhase *row = &book->ruleset->phases[phase];

  if (row->with != NULL && !is_on (self, row->with, turn))
    return FALSE;
  for (guint i = 0; row->without[i] != NULL; i++)
    if (is_on (self, row->without[i], turn))
      return FALSE;
  return TRUE;
}

gboolean
adj_table_has_phase (const AdjTable *self, const AdjBook *book, int phase, int turn)
{
  if (!adj_table_plays_phase (self, book, phase, turn))
    return FALSE;
  switch (book->ruleset->phases[phase].when)
    {
    case ADJ_WHEN_DAY:
      return !adj_table_is_night_turn (book, turn);
    case ADJ_WHEN_NIGHT:
      return adj_table_is_night_turn (book, turn);
    case ADJ_WHEN_ALWAYS:
    default:
      return TRUE;
    }
}
