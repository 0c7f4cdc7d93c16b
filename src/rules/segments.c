/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/segments.h"

#include <string.h>

#include "rules/entry.h"
#include "rules/passage.h"
#include "rules/played.h"
#include "table/tokens.h"

const char *
adj_halt_word (AdjHalt stop)
{
  static const char *const words[ADJ_N_HALTS] = {
    [ADJ_HALT_NONE] = "-",
    [ADJ_HALT_IN_ZONE] = "in-zone",
    [ADJ_HALT_ZONES_OVERLAP] = "zones-overlap",
    [ADJ_HALT_ZONES_MET] = "zones-met",
    [ADJ_HALT_ADJACENT] = "adjacent",
    [ADJ_HALT_ONE_HEX] = "one-hex",
    [ADJ_HALT_SWAPPED] = "swapped",
    [ADJ_HALT_ENEMY_IN_HEX] = "enemy-in-hex",
    [ADJ_HALT_BARRED] = "barred",
    [ADJ_HALT_CLOSED] = "closed",
    [ADJ_HALT_FULL] = "full",
    [ADJ_HALT_OUT_OF_COMMAND] = "out-of-command",
    [ADJ_HALT_PLOT_ENDS] = "plot-ends",
  };

  return words[stop];
}

/* ---- Who goes where ---- */

typedef struct
{
  const AdjField *field;
  gboolean by_night;
  AdjSegment *segment;
  guint16 pace_of[2 * ADJ_MAX_UNITS]; /* of each unit; ADJ_NOBODY */
} March;

static AdjPace *
pace_of (const March *self, int unit)
{
  return self->pace_of[unit] != ADJ_NOBODY ? &self->segment->paces[self->pace_of[unit]] : NULL;
}

static const AdjUnitState *
state_of (const March *self, const AdjPace *pace)
{
  return &self->field->table->units[pace->unit];
}

static gboolean
is_going (const March *self, int unit)
{
  const AdjPace *pace = pace_of (self, unit);

  return pace != NULL && pace->goes;
}

static void
halt (AdjPace *pace, AdjHalt why)
{
  pace->goes = FALSE;
  pace->to = pace->from;
  pace->stop = (guint8) why;
}

static AdjHalt
stop_before (const AdjField *field, int unit)
{
  const AdjUnitState *state = &field->table->units[unit];

  if (state->control != ADJ_CONTROL_KEPT)
    return ADJ_HALT_OUT_OF_COMMAND;
  if (state->where != ADJ_ON_MAP)
    return ADJ_HALT_NONE;
  switch (adj_plot_contact (field, unit))
    {
    case ADJ_TOUCH_ZONE:
      return ADJ_HALT_IN_ZONE;
    case ADJ_TOUCH_OVERLAP:
      return ADJ_HALT_ZONES_OVERLAP;
    case ADJ_TOUCH_NONE:
    default:
      return ADJ_HALT_NONE;
    }
}

/* E N.6b: it comes in by its entry hex unless that is barred. */
static void
set_out_to_enter (const AdjField *field, AdjPace *pace)
{
  const AdjUnitState *state = &field->table->units[pace->unit];
  AdjWayIn way;

  if (state->where != ADJ_WAITING || state->entry == ADJ_NO_HEX)
    {
      pace->stop = ADJ_HALT_CLOSED;
      return;
    }
  way = adj_entry_way_in (field, state->entry, state->side);
  if (way > ADJ_WAY_IN_TAKEN)
    pace->stop = way == ADJ_WAY_IN_HELD ? ADJ_HALT_ENEMY_IN_HEX : ADJ_HALT_BARRED;
  else
    {
      pace->to = state->entry;
      pace->goes = TRUE;
    }
}

static void
set_out (const AdjField *field, AdjPace *pace)
{
  int d = adj_token_direction ((AdjToken) pace->token);
  AdjPassage passage;

  if (!adj_token_moves ((AdjToken) pace->token))
    return;
  adj_passage_init (&passage, field, pace->unit);
  pace->shy = passage.bars_ezoc;
  if (pace->token == ADJ_TOKEN_ENTER)
    {
      set_out_to_enter (field, pace);
      return;
    }
  if (pace->from == ADJ_NO_HEX ||
      (d >= 0 && adj_passage_ground (&passage, field, pace->from, d) == ADJ_CLOSED))
    {
      pace->stop = ADJ_HALT_CLOSED;
      return;
    }
  pace->to = d >= 0 ? field->book->hexes[pace->from].neighbours[d] : ADJ_NO_HEX;
  pace->goes = TRUE;
}

static void
gather (March *self, int segment)
{
  const AdjTable *table = self->field->table;

  memset (self->pace_of, 0xff, table->n_units * sizeof self->pace_of[0]);
  self->segment->n = 0;
  for (int unit = 0; unit < table->n_units; unit++)
    {
      const AdjUnitState *state = &table->units[unit];
      AdjPace *pace = &self->segment->paces[self->segment->n];

      if (!adj_plot_is_open (state->plot) ||
          (state->where != ADJ_ON_MAP && state->where != ADJ_WAITING))
        continue;
      *pace = (AdjPace){ .unit = (guint16) unit, .from = state->hex, .to = state->hex };
      pace->token = (guint8) adj_plot_token (state->plot, segment);
      pace->stop = (guint8) stop_before (self->field, unit);
      if (pace->stop == ADJ_HALT_NONE)
        set_out (self->field, pace);
      self->pace_of[unit] = (guint16) self->segment->n++;
    }
}

/* ---- Who cannot ---- */

/* An enemy who stays in the hex closes it; one who would come the other way closes both. */
static AdjHalt
stop_by_enemies (const March *self, const AdjPace *pace)
{
  const AdjField *field = self->field;

  if (pace->to == ADJ_NO_HEX || field->count[pace->to] == 0 ||
      adj_field_side (field, pace->to) == state_of (self, pace)->side)
    return ADJ_HALT_NONE;
  for (guint16 unit = field->first[pace->to]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (!is_going (self, unit))
      return ADJ_HALT_ENEMY_IN_HEX;
  for (guint16 unit = field->first[pace->to]; unit != ADJ_NOBODY; unit = field->next[unit])
    {
      const AdjPace *coming = pace_of (self, unit);

      if (coming != NULL && coming->to == pace->from)
        return ADJ_HALT_SWAPPED;
    }
  return ADJ_HALT_NONE;
}

/* All are asked before any is halted, for who would change places is halted on both sides. */
static gboolean
halt_for_enemies (March *self)
{
  AdjHalt stops[2 * ADJ_MAX_UNITS];
  gboolean any = FALSE;

  for (guint i = 0; i < self->segment->n; i++)
    stops[i] = self->segment->paces[i].goes ? stop_by_enemies (self, &self->segment->paces[i])
                                            : ADJ_HALT_NONE;
  for (guint i = 0; i < self->segment->n; i++)
    if (stops[i] != ADJ_HALT_NONE)
      {
        halt (&self->segment->paces[i], stops[i]);
        any = TRUE;
      }
  return any;
}

/* Is the hex nobody's for the time being? By night it stays so; by day both throw for it. Two units
 * make for each, so that there is room for all. */
static gboolean
is_to_be_thrown_for (March *self, AdjHex hex)
{
  AdjSegment *segment = self->segment;

  if (self->by_night || adj_table_contest_winner (self->field->table, hex) != ADJ_NO_SIDE)
    return FALSE;
  for (guint i = 0; i < segment->n_disputed; i++)
    if (segment->disputed[i] == hex)
      return TRUE;
  segment->disputed[segment->n_disputed++] = hex;
  return TRUE;
}

static gboolean
gets_hex (March *self, const AdjPace *pace)
{
  int side = state_of (self, pace)->side;

  return is_to_be_thrown_for (self, pace->to) ||
         (!self->by_night && adj_table_contest_winner (self->field->table, pace->to) == side);
}

/* Hexes that both sides make for (E N.3, Y S5.23). */
static gboolean
halt_for_one_hex (March *self)
{
  guint8 wanted[ADJ_MAX_HEXES] = { 0 };
  gboolean any = FALSE;

  self->segment->n_disputed = 0;
  for (guint i = 0; i < self->segment->n; i++)
    {
      const AdjPace *pace = &self->segment->paces[i];

      if (pace->goes && pace->to != ADJ_NO_HEX)
        wanted[pace->to] |= (guint8) (1u << state_of (self, pace)->side);
    }
  for (guint i = 0; i < self->segment->n; i++)
    {
      AdjPace *pace = &self->segment->paces[i];

      if (!pace->goes || pace->to == ADJ_NO_HEX || wanted[pace->to] != 3 || gets_hex (self, pace))
        continue;
      halt (pace, ADJ_HALT_ONE_HEX);
      any = TRUE;
    }
  return any;
}

/* Who stands where when all have gone, as bits of the sides with zones. */
static void
find_zone_owners (const March *self, guint8 owners[ADJ_MAX_HEXES])
{
  const AdjField *field = self->field;

  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      const AdjPace *pace = pace_of (self, unit);
      AdjHex hex = pace != NULL ? pace->to : field->table->units[unit].hex;

      if (hex != ADJ_NO_HEX && adj_field_arm (field, unit)->zone)
        owners[hex] |= (guint8) (1u << field->table->units[unit].side);
    }
}

static gboolean
comes_into_zone (const March *self, const AdjPace *pace, const guint8 owners[ADJ_MAX_HEXES])
{
  const AdjBook *book = self->field->book;
  guint enemy = 1u << adj_enemy (state_of (self, pace)->side);

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex from = book->hexes[pace->to].neighbours[d];

      if (from != ADJ_NO_HEX && (owners[from] & enemy) != 0 &&
          (book->hexes[from].zone & (1u << adj_hex_opposite (d))) != 0)
        return TRUE;
    }
  return FALSE;
}

/* Y S5.0: nobody comes into an EZOC by night or ineffective. Zones lie as they will when all have
 * gone: who would meet an enemy on the march stops before it as well. */
static gboolean
halt_for_zones (March *self)
{
  guint8 owners[ADJ_MAX_HEXES] = { 0 };
  AdjSegment *segment = self->segment;
  gboolean stops[2 * ADJ_MAX_UNITS];
  gboolean any = FALSE;

  for (guint i = 0; i < segment->n; i++)
    any |= segment->paces[i].goes && segment->paces[i].shy;
  if (self->by_night || !any)
    return FALSE;
  find_zone_owners (self, owners);
  any = FALSE;
  for (guint i = 0; i < segment->n; i++)
    stops[i] = segment->paces[i].goes && segment->paces[i].shy &&
               segment->paces[i].to != ADJ_NO_HEX &&
               comes_into_zone (self, &segment->paces[i], owners);
  for (guint i = 0; i < segment->n; i++)
    if (stops[i])
      {
        halt (&segment->paces[i], ADJ_HALT_BARRED);
        any = TRUE;
      }
  return any;
}

/* Of two friends who come into one hex in one segment, does a come behind b? */
static gboolean
comes_behind (const March *self, const AdjPace *a, const AdjPace *b)
{
  guint16 place_a = state_of (self, a)->plotted;
  guint16 place_b = state_of (self, b)->plotted;

  return place_a != place_b ? place_a > place_b : a->unit > b->unit;
}

/* The friends that a unit meets in the hex it goes to: those who stay, and those who come in before
 * it. alone says whether one of them passes nobody. */
static guint
count_met (const March *self, const AdjPace *pace, gboolean *alone)
{
  const AdjField *field = self->field;
  guint n = 0;

  *alone = adj_field_arm (field, pace->unit)->alone;
  for (guint16 unit = field->first[pace->to]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (!is_going (self, unit))
      {
        n++;
        *alone |= adj_field_arm (field, unit)->alone;
      }
  for (guint i = 0; i < self->segment->n; i++)
    {
      const AdjPace *other = &self->segment->paces[i];

      if (!other->goes || other->to != pace->to || !comes_behind (self, pace, other) ||
          state_of (self, other)->side != state_of (self, pace)->side)
        continue;
      n++;
      *alone |= adj_field_arm (field, other->unit)->alone;
    }
  return n;
}

/* Friends are passed freely (E N.1b), but for the train (CH 18.3) and by tight stacking (Y 5.31).
 */
static AdjHalt
stop_by_friends (const March *self, const AdjPace *pace)
{
  gboolean alone;
  guint n;

  if (!pace->goes || pace->to == ADJ_NO_HEX)
    return ADJ_HALT_NONE;
  n = count_met (self, pace, &alone);
  if (n > 0 && alone)
    return ADJ_HALT_BARRED;
  return adj_field_is_tight (self->field) && n >= (guint) adj_field_limit (self->field, pace->to)
             ? ADJ_HALT_FULL
             : ADJ_HALT_NONE;
}

/* Of those who cannot go into a hex the first to come halts; then they are asked again. */
static gboolean
halt_for_friends (March *self)
{
  const AdjSegment *segment = self->segment;
  AdjHalt stops[2 * ADJ_MAX_UNITS];
  gboolean first[2 * ADJ_MAX_UNITS];
  gboolean any = FALSE;

  for (guint i = 0; i < segment->n; i++)
    stops[i] = stop_by_friends (self, &segment->paces[i]);
  for (guint i = 0; i < segment->n; i++)
    {
      first[i] = stops[i] != ADJ_HALT_NONE;
      for (guint j = 0; j < segment->n && first[i]; j++)
        first[i] = stops[j] == ADJ_HALT_NONE || segment->paces[j].to != segment->paces[i].to ||
                   !comes_behind (self, &segment->paces[i], &segment->paces[j]);
      any |= first[i];
    }
  for (guint i = 0; i < segment->n; i++)
    if (first[i])
      halt (&self->segment->paces[i], stops[i]);
  return any;
}

/* ---- In which order ---- */

/* Are the enemies in the hex it goes to among the first n, who have gone? */
static gboolean
is_left_by_enemies (const March *self, const AdjPace *pace, guint n)
{
  const AdjField *field = self->field;

  if (pace->to == ADJ_NO_HEX || field->count[pace->to] == 0 ||
      adj_field_side (field, pace->to) == state_of (self, pace)->side)
    return TRUE;
  for (guint16 unit = field->first[pace->to]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (self->pace_of[unit] >= n)
      return FALSE;
  return TRUE;
}

static void
swap (March *self, guint a, guint b)
{
  AdjPace *paces = self->segment->paces;
  AdjPace kept = paces[a];

  paces[a] = paces[b];
  paces[b] = kept;
  self->pace_of[paces[a].unit] = (guint16) a;
  self->pace_of[paces[b].unit] = (guint16) b;
}

/* Those who go to the front, each when the hex is free of enemies; who is left over goes round in a
 * ring of both sides, where all would change places at once. */
static gboolean
line_up (March *self)
{
  AdjSegment *segment = self->segment;
  gboolean any = FALSE;
  guint before;

  segment->n_going = 0;
  do
    {
      before = segment->n_going;
      for (guint i = segment->n_going; i < segment->n; i++)
        if (segment->paces[i].goes &&
            is_left_by_enemies (self, &segment->paces[i], segment->n_going))
          swap (self, i, segment->n_going++);
    }
  while (segment->n_going > before);
  for (guint i = segment->n_going; i < segment->n; i++)
    if (segment->paces[i].goes)
      {
        halt (&segment->paces[i], ADJ_HALT_SWAPPED);
        any = TRUE;
      }
  return any;
}

/* ---- Who goes on ---- */

/* The positions after the segment. */
static AdjTable *
table_after (const AdjField *field, const AdjSegment *segment)
{
  AdjTable *table = adj_table_copy (field->table);

  for (guint i = 0; i < segment->n_going; i++)
    {
      AdjUnitState *state = &table->units[segment->paces[i].unit];

      state->hex = segment->paces[i].to;
      state->where = state->hex != ADJ_NO_HEX ? ADJ_ON_MAP : ADJ_EXITED;
    }
  return table;
}

static void
stop_after (const AdjField *after, AdjPace *pace, int segment)
{
  const AdjUnitState *state = &after->table->units[pace->unit];
  AdjTouch met = state->where == ADJ_ON_MAP ? adj_plot_contact (after, pace->unit) : ADJ_TOUCH_NONE;

  if (state->where == ADJ_EXITED)
    return;
  if (met != ADJ_TOUCH_NONE)
    pace->stop = met == ADJ_TOUCH_ZONE ? ADJ_HALT_ADJACENT : ADJ_HALT_ZONES_MET;
  else if (adj_plot_last (state->plot) <= segment)
    pace->stop = ADJ_HALT_PLOT_ENDS;
}

void
adj_segment_find (const AdjField *field, int segment, AdjSegment *found)
{
  March self = { .field = field, .segment = found };
  g_autoptr (AdjTable) table = NULL;
  g_autofree AdjField *after = NULL;

  g_return_if_fail (field != NULL);
  g_return_if_fail (found != NULL);

  self.by_night = adj_plots_are_of_night (field->table, field->book);
  gather (&self, segment);
  while (halt_for_enemies (&self) || halt_for_one_hex (&self) || halt_for_zones (&self) ||
         halt_for_friends (&self) || line_up (&self))
    ;
  if (found->n_disputed > 0)
    return;
  table = table_after (field, found);
  after = g_new (AdjField, 1);
  adj_field_read (after, field->book, table);
  for (guint i = 0; i < found->n; i++)
    if (found->paces[i].stop == ADJ_HALT_NONE)
      stop_after (after, &found->paces[i], segment);
}
