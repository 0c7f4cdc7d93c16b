/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/table.h"

#include <string.h>

/* Equality is memcmp: no struct in the block may have a hole whose bytes nobody sets. */
G_STATIC_ASSERT (sizeof (AdjUnitState) == 24);
G_STATIC_ASSERT (sizeof (AdjBattleUnit) == 4);
G_STATIC_ASSERT (sizeof (AdjBattle) == 12 + 2 * ADJ_MAX_TARGETS + 4 * ADJ_MAX_BATTLE_UNITS +
                                           2 * ADJ_MAX_DEFENDERS + 4 * ADJ_MAX_SUPPORTS);
G_STATIC_ASSERT (sizeof (AdjSupport) == 4);
G_STATIC_ASSERT (sizeof (AdjDebt) == 8);
G_STATIC_ASSERT (sizeof (AdjHeld) == 4);
G_STATIC_ASSERT (sizeof (AdjMarker) == 6);

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

      self->commanders[commander->side] = (gint16) commander->initiative;
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
  self->phasing = (guint8) (1u << self->first_player);
  self->battle.column = -1;
  self->battle.reduce = -1;
  self->battle.result = -1;
  set_up_options (self, book);
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

/* FNV-1a over eight bytes at a time with a final mix: quick, the same on every machine of one
 * byte order, and only ever compared with itself in one file. */
guint64
adj_table_hash (const AdjTable *self)
{
  const guint8 *bytes = (const guint8 *) self;
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);
  gsize i = 0;

  for (; i + 8 <= self->size; i += 8)
    {
      guint64 word;

      memcpy (&word, bytes + i, 8);
      hash = (hash ^ GUINT64_FROM_LE (word)) * G_GUINT64_CONSTANT (0x100000001b3);
      hash ^= hash >> 29;
    }
  for (; i < self->size; i++)
    hash = (hash ^ bytes[i]) * G_GUINT64_CONSTANT (0x100000001b3);
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
adj_table_is_phasing (const AdjTable *self, int side)
{
  return (self->phasing & (1u << side)) != 0;
}
