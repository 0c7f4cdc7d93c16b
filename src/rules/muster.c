/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/muster.h"

#include <string.h>

#include "rules/groups.h"
#include "rules/played.h"

typedef struct
{
  AdjMuster *muster;
  const AdjField *field;
  const AdjTable *table;
  int first_night; /* the Night that is under way or just over; 0 */
  int last_night;
  gboolean nightfall; /* has fallen: what the units were then is what counts */
  guint8 surrounded[2 * ADJ_MAX_UNITS];
  AdjForeseen arrivals[2 * ADJ_MAX_UNITS];
  AdjCordon cordon; /* of the side that is looked at */
  AdjGroups groups;
} Roll;

/* ---- Which dawn ---- */

static int
find_dawn (const AdjBook *book, int turn)
{
  int last = (int) book->scenario->n_turns;

  while (turn <= last && !adj_table_is_night_turn (book, turn))
    turn++;
  while (turn <= last && adj_table_is_night_turn (book, turn))
    turn++;
  return turn <= last ? turn : 0;
}

/* E IL.3: the day is every Day turn since the Night before. */
static void
find_times (Roll *self)
{
  const AdjBook *book = self->field->book;
  gboolean owed = adj_table_owes_dawn (self->table);

  self->muster->day = self->table->day - (owed ? 1 : 0);
  self->muster->dawn = owed ? self->table->turn : find_dawn (book, self->table->turn);
  self->nightfall = owed || adj_table_is_night (self->table, book);
  if (!self->nightfall)
    return;
  self->last_night = owed ? self->table->turn - 1 : self->table->turn;
  self->first_night = self->last_night;
  while (adj_table_is_night_turn (book, self->first_night - 1))
    self->first_night--;
}

/* ---- What each unit is ---- */

static AdjTerm
term_on_map (const Roll *self, int unit)
{
  const AdjUnitState *state = &self->table->units[unit];
  guint16 ineffective = self->nightfall ? ADJ_FACT_INEFFECTIVE_AT_NIGHT : ADJ_FACT_INEFFECTIVE;

  if (self->surrounded[unit])
    return ADJ_TERM_SURROUNDED;
  if (self->nightfall && state->entered_turn >= self->first_night &&
      state->entered_turn <= self->last_night)
    return ADJ_TERM_NIGHT;
  if ((state->facts & ineffective) != 0 && adj_effectiveness_is_played (self->table))
    return ADJ_TERM_INEFFECTIVE;
  return state->fought_day == self->muster->day ? ADJ_TERM_FOUGHT : ADJ_TERM_RESTED;
}

/* E IL.6: all losses, or by the switch those of the day. */
static AdjTerm
term_lost (const Roll *self, int unit)
{
  gboolean of_game = adj_table_option (self->table, ADJ_OPTION_IL_LOSSES) == ADJ_IL_LOSSES_GAME;

  return of_game || self->table->units[unit].gone_day == self->muster->day ? ADJ_TERM_LOST
                                                                           : ADJ_TERM_NONE;
}

static AdjTerm
term_of (const Roll *self, int unit)
{
  int turn = self->arrivals[unit].turn;

  if (adj_table_has (self->table, unit, ADJ_FACT_DUMMY) || self->table->units[unit].unseen)
    return ADJ_TERM_NONE;
  if (!adj_field_arm (self->field, unit)->initiative)
    return self->surrounded[unit] ? ADJ_TERM_SURROUNDED : ADJ_TERM_NONE;
  switch (self->table->units[unit].where)
    {
    case ADJ_ON_MAP:
      return term_on_map (self, unit);
    case ADJ_ELIMINATED:
      return term_lost (self, unit);
    case ADJ_WAITING:
      if (turn == 0)
        return ADJ_TERM_NONE;
      return turn < self->muster->dawn ? ADJ_TERM_NIGHT : ADJ_TERM_FIRST_DAY;
    default:
      return ADJ_TERM_NONE;
    }
}

/* ---- Groups ---- */

static int
find_group (AdjMuster *muster, int side, guint16 hex)
{
  AdjInitiativeSide *sum = &muster->sides[side];

  for (guint i = 0; i < sum->n_groups; i++)
    if (muster->group_hexes[side][i] == hex)
      return (int) i;
  memset (&sum->groups[sum->n_groups], 0, sizeof sum->groups[0]);
  muster->group_hexes[side][sum->n_groups] = hex;
  return (int) sum->n_groups++;
}

gboolean
adj_muster_add (AdjInitiativeGroup *group, AdjTerm term, int strength)
{
  g_return_val_if_fail (group != NULL, FALSE);

  int *sums[ADJ_N_TERMS] = {
    [ADJ_TERM_RESTED] = &group->rested,           [ADJ_TERM_FOUGHT] = &group->fought,
    [ADJ_TERM_INEFFECTIVE] = &group->ineffective, [ADJ_TERM_NIGHT] = &group->night,
    [ADJ_TERM_FIRST_DAY] = &group->first_day,
  };

  if (sums[term] == NULL)
    return FALSE;
  *sums[term] += strength;
  return TRUE;
}

static void
enroll (Roll *self, int unit)
{
  const AdjUnitState *state = &self->table->units[unit];
  AdjMusterUnit *entry = &self->muster->units[unit];
  AdjInitiativeSide *sum = &self->muster->sides[state->side];
  gboolean waits = state->where == ADJ_WAITING;

  entry->term = (guint8) term_of (self, unit);
  entry->group = -1;
  entry->hex = waits ? self->arrivals[unit].entry : state->hex;
  entry->strength = 0;
  if (entry->term == ADJ_TERM_NONE || !adj_field_arm (self->field, unit)->initiative)
    return;
  entry->strength = (guint8) adj_table_points (self->table, unit);
  self->muster->unknown |=
      state->strength == ADJ_STRENGTH_UNKNOWN || (waits && self->arrivals[unit].unknown);
  if (entry->term == ADJ_TERM_LOST)
    sum->lost += entry->strength;
  if (entry->term == ADJ_TERM_LOST || entry->term == ADJ_TERM_SURROUNDED)
    return;
  entry->group = (gint16) find_group (
      self->muster, state->side,
      entry->hex != ADJ_NO_HEX ? adj_group_at (&self->groups, entry->hex) : ADJ_NO_GROUP);
  adj_muster_add (&sum->groups[entry->group], (AdjTerm) entry->term, entry->strength);
}

/* ---- The roll ---- */

/* The train can be surrounded as anybody, but it makes no difference. */
static void
find_surrounded (Roll *self, int side, int tried, gboolean as)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (self->table->units[unit].side == side)
      self->surrounded[unit] = unit == tried ? as
                                             : adj_cordon_counts (self->table, unit) &&
                                                   adj_is_surrounded (&self->cordon, unit);
}

static void
enroll_side (Roll *self, int side, int tried, gboolean as)
{
  AdjInitiativeSide *sum = &self->muster->sides[side];
  gboolean commander = adj_commanders_count (self->table);

  self->muster->n_unseen[side] = 0;
  sum->n_groups = 0;
  sum->lost = 0;
  sum->commander = commander ? self->table->commanders[side] : 0;
  adj_cordon_read (&self->cordon, self->field->book, self->table, side);
  find_surrounded (self, side, tried, as);
  adj_groups_find (&self->groups, &self->cordon, self->surrounded);
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (self->table->units[unit].side == side)
      {
        enroll (self, unit);
        self->muster->n_unseen[side] += self->table->units[unit].unseen;
      }
}

void
adj_muster_try (AdjMuster *self,
                const AdjField *field,
                const AdjArrivalChoices *choices,
                int unit,
                gboolean surrounded)
{
  g_autofree Roll *roll = g_new (Roll, 1);

  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);

  roll->muster = self;
  roll->field = field;
  roll->table = field->table;
  self->unknown = FALSE;
  self->n_units = field->table->n_units;
  find_times (roll);
  adj_arrivals_foresee (field, self->dawn, choices, roll->arrivals);
  for (int side = 0; side < ADJ_SIDES; side++)
    enroll_side (roll, side, unit, surrounded);
}

void
adj_muster_read (AdjMuster *self, const AdjField *field, const AdjArrivalChoices *choices)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);

  adj_muster_try (self, field, choices, -1, FALSE);
}
