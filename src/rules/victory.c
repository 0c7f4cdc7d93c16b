/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/victory.h"

#include "rules/cavalry.h"
#include "rules/trace.h"

typedef struct
{
  const AdjField *field;
  AdjVictory *victory;
  const AdjAward *award;
  AdjScore *score;
} Counter;

/* ---- Units ---- */

static gboolean
is_of (const Counter *self, int unit, int side)
{
  const AdjUnitState *state = &self->field->table->units[unit];

  return state->side == side && (self->award->arm < 0 || state->arm == self->award->arm) &&
         (state->facts & ADJ_FACT_DUMMY) == 0 && !state->unseen; /* Y 11.58 */
}

/* It may be of the award's arm, or a dummy. */
static gboolean
may_be_of (const Counter *self, int unit, int side)
{
  return self->field->table->units[unit].unseen && self->field->table->units[unit].side == side;
}

/* Y 0.2: what each of its strength points counts when it is lost. */
static int
worth_of (const Counter *self, int unit)
{
  int times = adj_table_option (self->field->table, ADJ_OPTION_CAVALRY_POINTS);

  return self->award->kind == ADJ_AWARD_ELIMINATED && adj_is_cavalry (self->field, unit)
             ? MAX (times, 1)
             : 1;
}

static void
count_unit (Counter *self, int unit)
{
  int strength = self->field->table->units[unit].strength;

  if (strength == ADJ_STRENGTH_UNKNOWN)
    {
      self->victory->unknown = TRUE;
      strength = 0;
    }
  self->score->count += self->award->per == ADJ_PER_STRENGTH ? strength * worth_of (self, unit) : 1;
  if (self->score->n_units < ADJ_MAX_UNITS)
    self->score->units[self->score->n_units++] = (guint16) unit;
}

static void
count_all (Counter *self, int side, AdjWhere where)
{
  for (int unit = 0; unit < self->field->table->n_units; unit++)
    if (self->field->table->units[unit].where == where)
      {
        self->score->n_unseen += may_be_of (self, unit, side);
        if (is_of (self, unit, side))
          count_unit (self, unit);
      }
}

/* ---- Cut off (CH 17.4) ---- */

/* A unit that has not come on yet traces from any of its entry hexes that no enemy holds. */
static gboolean
can_trace_from_entry (const Counter *self, int unit, const guint8 *distance, int within)
{
  const AdjField *field = self->field;
  const AdjUnit *printed = &field->book->scenario->units[unit];

  for (guint i = 0; i < printed->n_entries; i++)
    {
      AdjHex hex = adj_book_hex (field->book, printed->entries[i]);

      if ((field->count[hex] == 0 || adj_field_side (field, hex) == printed->side) &&
          distance[hex] <= within)
        return TRUE;
    }
  return FALSE;
}

/* By which hexes one comes that nobody sees would tell who it is, so it may be any of its side. */
static gboolean
can_all_trace (const Counter *self, int side, const guint8 *distance, int within)
{
  const AdjScenario *scenario = self->field->book->scenario;

  for (int unit = 0; unit < (int) scenario->n_units; unit++)
    if (scenario->units[unit].side == side && scenario->units[unit].n_entries > 0 &&
        !can_trace_from_entry (self, unit, distance, within))
      return FALSE;
  return TRUE;
}

static gboolean
can_trace (const Counter *self, int unit, const guint8 *distance)
{
  const AdjUnitState *state = &self->field->table->units[unit];
  int within = self->award->trace.within >= 0 ? self->award->trace.within : G_MAXUINT8 - 1;

  if (state->where == ADJ_ON_MAP)
    return distance[state->hex] <= within;
  return state->unseen ? can_all_trace (self, state->side, distance, within)
                       : can_trace_from_entry (self, unit, distance, within);
}

static void
count_cut_off (Counter *self)
{
  const AdjField *field = self->field;
  int side = adj_enemy (self->award->side);
  guint8 reached[ADJ_MAX_HEXES];
  guint8 distance[ADJ_MAX_HEXES];

  adj_trace_ways (field, &self->award->trace, side, reached);
  adj_trace_distances (field, side, reached, distance);
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      guint8 where = field->table->units[unit].where;
      gboolean of = is_of (self, unit, side);

      if ((!of && !may_be_of (self, unit, side)) || (where != ADJ_ON_MAP && where != ADJ_WAITING) ||
          can_trace (self, unit, distance))
        continue;
      if (of)
        count_unit (self, unit);
      else
        self->score->n_unseen++;
    }
}

/* ---- Hexes ---- */

static gboolean
in_zone_of_arm (Counter *self, AdjHex hex)
{
  const AdjField *field = self->field;
  const AdjBookHex *here = &field->book->hexes[hex];

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex from = here->neighbours[d];

      if (from == ADJ_NO_HEX || (field->book->hexes[from].zone & (1u << adj_hex_opposite (d))) == 0)
        continue;
      for (guint16 unit = field->first[from]; unit != ADJ_NOBODY; unit = field->next[unit])
        if (is_of (self, unit, self->award->side) && adj_field_arm (field, unit)->zone)
          return TRUE;
        else
          self->score->n_unseen += may_be_of (self, unit, self->award->side);
    }
  return FALSE;
}

static gboolean
counts_hex (Counter *self, AdjHex hex)
{
  const AdjTable *table = self->field->table;
  int held = adj_table_held (table, hex);

  if (self->award->kind == ADJ_AWARD_IN_ZONE)
    return in_zone_of_arm (self, hex);
  if (held < 0)
    return FALSE;
  if (self->award->kind == ADJ_AWARD_ONCE_HELD)
    return (table->held[held].once & (1u << self->award->side)) != 0;
  return table->held[held].holder == self->award->side;
}

static void
count_hexes (Counter *self)
{
  for (guint i = 0; i < self->award->hexes->len; i++)
    {
      AdjHexId id = g_array_index (self->award->hexes, AdjHexId, i);

      self->score->count += counts_hex (self, adj_book_hex (self->field->book, id));
    }
  self->score->met = self->score->count > 0;
}

/* ---- Awards ---- */

int
adj_exit_lead (const AdjTable *table, const AdjAward *award)
{
  int lead = 0;

  g_return_val_if_fail (table != NULL, 0);
  g_return_val_if_fail (award != NULL, 0);

  for (int unit = 0; unit < table->n_units; unit++)
    {
      const AdjUnitState *state = &table->units[unit];

      if (state->where == ADJ_EXITED && !adj_table_has (table, unit, ADJ_FACT_FACE_DOWN) &&
          (award->arm < 0 || state->arm == award->arm))
        lead += state->side == award->side ? 1 : -1;
    }
  return MAX (lead, 0);
}

static void
count_award (Counter *self)
{
  const AdjAward *award = self->award;

  self->score->met = TRUE;
  switch (award->kind)
    {
    case ADJ_AWARD_ELIMINATED:
      count_all (self, adj_enemy (award->side), ADJ_ELIMINATED);
      break;
    case ADJ_AWARD_EXITED:
      count_all (self, award->side, ADJ_EXITED);
      self->score->met =
          !award->trace.given || adj_trace_is_open (self->field, &award->trace, award->side);
      break;
    case ADJ_AWARD_CUT_OFF:
      count_cut_off (self);
      break;
    case ADJ_AWARD_NOT_EXITED:
      self->score->met = self->field->table->units[award->unit].where != ADJ_EXITED ||
                         self->field->table->units[award->unit].unseen;
      self->score->count = 1;
      break;
    case ADJ_AWARD_EXIT_LEAD:
      self->score->count = self->field->table->accrued[self->score->award];
      break;
    case ADJ_AWARD_HELD:
    case ADJ_AWARD_ONCE_HELD:
    case ADJ_AWARD_IN_ZONE:
    default:
      count_hexes (self);
      break;
    }
  self->score->points = self->score->met ? self->score->count * award->points : 0;
}

/* ---- Levels ---- */

static gboolean
holds_all (const AdjField *field, const GArray *hexes, int side)
{
  for (guint i = 0; i < hexes->len; i++)
    {
      int held = adj_table_held (field->table,
                                 adj_book_hex (field->book, g_array_index (hexes, AdjHexId, i)));

      if (held < 0 || field->table->held[held].holder != side)
        return FALSE;
    }
  return TRUE;
}

/* Figures are in sixths: a ratio of 3:2 is 9. Nobody divides by an enemy's 0. */
/* A side without a point stands in no ratio to the enemy: nought to nought is nobody's victory. */
static gboolean
reaches (const AdjVictory *victory, const AdjLevel *level)
{
  int own = victory->total[level->side];
  int enemy = victory->total[adj_enemy (level->side)];
  gboolean ratio = level->measure == ADJ_MEASURE_RATIO;
  int left = ratio ? own * 6 : (own - enemy) * 6;
  int right = ratio ? enemy * level->figure : level->figure;

  if (ratio && own <= 0)
    return FALSE;
  return level->above ? left > right : left >= right;
}

/* Where the battle has degrees of victory these say who wins, and not the points alone. */
static void
find_level (const AdjField *field, AdjVictory *victory)
{
  const GArray *levels = field->book->scenario->levels;

  victory->level = -1;
  for (guint i = 0; i < levels->len && victory->level < 0; i++)
    {
      const AdjLevel *level = &g_array_index (levels, AdjLevel, i);

      if (reaches (victory, level) && holds_all (field, level->holds, level->side))
        victory->level = (int) i;
    }
  if (levels->len > 0)
    victory->winner =
        victory->level < 0 ? ADJ_NO_SIDE : g_array_index (levels, AdjLevel, victory->level).side;
}

gboolean
adj_victory_is_declared (const AdjBook *book)
{
  g_return_val_if_fail (book != NULL, FALSE);

  return adj_ruleset_has_row (book->ruleset, "R 4.0b");
}

AdjVictory *
adj_victory_find (const AdjField *field)
{
  AdjVictory *self;
  const GArray *awards;

  g_return_val_if_fail (field != NULL, NULL);

  self = g_new0 (AdjVictory, 1);
  awards = field->book->scenario->awards;
  for (guint i = 0; i < awards->len; i++)
    {
      const AdjAward *award = &g_array_index (awards, AdjAward, i);
      Counter counter = { field, self, award, &self->scores[self->n++] };

      counter.score->award = (int) i;
      counter.score->side = award->side;
      count_award (&counter);
      self->total[award->side] += counter.score->points;
      self->n_unseen[award->side] += counter.score->n_unseen;
    }
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      self->umpire[side] = field->table->score[side];
      self->total[side] += self->umpire[side];
    }
  self->margin = ABS (self->total[0] - self->total[1]);
  self->leader = self->margin == 0 ? ADJ_NO_SIDE : self->total[0] > self->total[1] ? 0 : 1;
  self->winner = self->leader;
  find_level (field, self);
  if (field->table->won != 0)
    {
      self->declared = TRUE;
      self->winner = field->table->won - 1;
      self->level = -1;
    }
  return self;
}

gboolean
adj_victory_is_open (const AdjVictory *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->n_unseen[0] + self->n_unseen[1] > 0;
}
