/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/initiative-case.h"

#include <string.h>

#include "rules/played.h"
#include "staff/typed-sums.h"
#include "words/printed.h"

/* ---- Sums ---- */

void
adj_initiative_case_begin (AdjInitiativeCase *self, const char *one, const char *other)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (one != NULL);
  g_return_if_fail (other != NULL);

  self->typed = TRUE;
  self->names[0] = one;
  self->names[1] = other;
  for (int side = 0; side < ADJ_SIDES; side++)
    self->totals[side].n_groups = 1;
}

void
adj_initiative_case_forget_all (AdjInitiativeCase *self)
{
  g_return_if_fail (self != NULL);

  memset (self->dice, 0, sizeof self->dice);
  self->choices.n = 0;
}

/* A unit that has come in meanwhile, or is gone, is not decided about any more. */
static void
prune_choices (AdjInitiativeCase *self, const AdjTable *table)
{
  guint kept = 0;

  for (guint i = 0; i < self->choices.n; i++)
    if (table->units[self->choices.choices[i].unit].where == ADJ_WAITING)
      self->choices.choices[kept++] = self->choices.choices[i];
  self->choices.n = kept;
}

void
adj_initiative_case_read (AdjInitiativeCase *self, const AdjField *field)
{
  gboolean owed;
  int dawn;

  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);

  owed = adj_table_owes_dawn (field->table);
  dawn = self->muster.dawn;
  for (int side = 0; side < ADJ_SIDES; side++)
    self->names[side] = adj_words_printed (field->book->scenario->sides[side].name);
  self->holder = field->table->first_player;
  self->varies = adj_initiative_varies (field->table);
  self->commanders = adj_commanders_count (field->table);
  prune_choices (self, field->table);
  adj_muster_read (&self->muster, field, &self->choices);
  if (self->muster.dawn != dawn || self->owed != owed)
    {
      adj_initiative_case_forget_all (self);
      adj_muster_read (&self->muster, field, NULL);
    }
  self->owed = owed;
}

gboolean
adj_initiative_case_answers (const AdjInitiativeCase *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return !self->typed ||
         ((self->written[0] || self->written[1]) && !self->unread[0] && !self->unread[1]);
}

const AdjInitiativeSide *
adj_initiative_case_sides (const AdjInitiativeCase *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->typed ? self->totals : self->muster.sides;
}

/* ---- Dice ---- */

const int *
adj_initiative_case_dice (const AdjInitiativeCase *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->dice[0] > 0 && self->dice[1] > 0 ? self->dice : NULL;
}

void
adj_initiative_case_throw (AdjInitiativeCase *self, int die)
{
  g_return_if_fail (self != NULL);

  if (adj_initiative_case_dice (self) != NULL)
    memset (self->dice, 0, sizeof self->dice);
  self->dice[self->dice[0] > 0 ? 1 : 0] = die;
}

/* ---- Answers ---- */

int
adj_initiative_case_level (const AdjInitiativeCase *self, int side, int die)
{
  g_return_val_if_fail (self != NULL, 0);

  return adj_initiative_level (&adj_initiative_case_sides (self)[side], die);
}

int
adj_initiative_case_first (const AdjInitiativeCase *self, const int dice[ADJ_SIDES], gboolean *tie)
{
  g_return_val_if_fail (self != NULL, ADJ_NO_SIDE);
  g_return_val_if_fail (dice != NULL, ADJ_NO_SIDE);
  g_return_val_if_fail (tie != NULL, ADJ_NO_SIDE);

  *tie =
      adj_initiative_case_level (self, 0, dice[0]) == adj_initiative_case_level (self, 1, dice[1]);
  return adj_initiative_first (adj_initiative_case_sides (self), self->holder, dice);
}

int
adj_initiative_case_favourite (const AdjInitiativeCase *self, AdjFraction *chance)
{
  g_return_val_if_fail (self != NULL, ADJ_NO_SIDE);
  g_return_val_if_fail (chance != NULL, ADJ_NO_SIDE);

  return adj_initiative_favourite (adj_initiative_case_sides (self), self->holder,
                                   adj_initiative_case_dice (self), chance);
}

AdjInitiativeOdds
adj_initiative_case_odds (const AdjInitiativeCase *self)
{
  AdjInitiativeOdds odds = { .tie = { 0, 1 } };
  AdjInitiativeChances chances;

  g_return_val_if_fail (self != NULL, odds);

  chances = adj_initiative_chances (adj_initiative_case_sides (self));
  odds.tie = chances.tie;
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      odds.outright[side] = chances.outright[side];
      odds.first[side] = adj_initiative_first_chance (&chances, side, self->holder);
    }
  return odds;
}

GArray *
adj_initiative_case_flips (const AdjInitiativeCase *self,
                           const AdjView *view,
                           const AdjField *field)
{
  GArray *flips;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  flips = adj_flips_find (field, &self->choices, adj_initiative_case_dice (self));
  for (guint i = flips->len; i > 0; i--)
    if (!adj_view_knows (view, g_array_index (flips, AdjFlip, i - 1).unit))
      g_array_remove_index (flips, i - 1);
  return flips;
}

/* ---- Typed ---- */

/* Nothing is 0. */
static gboolean
read_points (const char *text, int *points)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));

  *points = 0;
  return stripped[0] == '\0' || adj_sum_parse (stripped, points);
}

static int *
term_of (AdjInitiativeGroup *group, AdjTotal total)
{
  int *const terms[] = { &group->rested, &group->fought, &group->ineffective, &group->night,
                         &group->first_day };

  return terms[total];
}

static gboolean
read_groups (AdjInitiativeSide *side, AdjTotal total, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "/", -1);
  guint n = g_strv_length (parts);

  if (n > ADJ_MOST_TYPED_GROUPS)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!read_points (parts[i], term_of (&side->groups[i], total)))
      return FALSE;
  side->n_groups = MAX (side->n_groups, n);
  return TRUE;
}

static gboolean
read_total (AdjInitiativeSide *side, AdjTotal total, const char *text)
{
  if (total == ADJ_TOTAL_LOST)
    return read_points (text, &side->lost);
  if (total == ADJ_TOTAL_COMMANDER)
    return read_points (text, &side->commander);
  return read_groups (side, total, text);
}

gboolean
adj_initiative_case_type (AdjInitiativeCase *self,
                          int side,
                          const char *const texts[ADJ_N_TOTALS],
                          gboolean wrong[ADJ_N_TOTALS])
{
  g_autofree AdjInitiativeSide *typed = g_new0 (AdjInitiativeSide, 1);

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (texts != NULL, FALSE);
  g_return_val_if_fail (wrong != NULL, FALSE);

  typed->n_groups = 1;
  self->unread[side] = FALSE;
  self->written[side] = FALSE;
  for (int total = 0; total < ADJ_N_TOTALS; total++)
    {
      wrong[total] = !read_total (typed, (AdjTotal) total, texts[total]);
      self->unread[side] |= wrong[total];
      self->written[side] |= *texts[total] != '\0';
    }
  if (!self->unread[side])
    self->totals[side] = *typed;
  return !self->unread[side];
}

/* ---- Reinforcements ---- */

guint
adj_initiative_case_arrivals (const AdjInitiativeCase *self, const AdjField *field, guint16 *units)
{
  g_autofree AdjForeseen *arrivals = g_new0 (AdjForeseen, 2 * ADJ_MAX_UNITS);
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (units != NULL, 0);

  adj_arrivals_foresee (field, self->muster.dawn, NULL, arrivals);
  for (int unit = 0; unit < field->table->n_units; unit++)
    if (field->table->units[unit].where == ADJ_WAITING && arrivals[unit].turn > 0 &&
        !adj_table_has (field->table, unit, ADJ_FACT_DUMMY) &&
        adj_field_arm (field, unit)->initiative)
      units[n++] = (guint16) unit;
  return n;
}

const AdjArrivalChoice *
adj_initiative_case_choice (const AdjInitiativeCase *self, int unit)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->choices.n; i++)
    if (self->choices.choices[i].unit == unit)
      return &self->choices.choices[i];
  return NULL;
}

void
adj_initiative_case_forget (AdjInitiativeCase *self, int unit)
{
  guint kept = 0;

  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->choices.n; i++)
    if (self->choices.choices[i].unit != unit)
      self->choices.choices[kept++] = self->choices.choices[i];
  self->choices.n = kept;
}

void
adj_initiative_case_choose (AdjInitiativeCase *self, int unit, AdjHex hex)
{
  g_return_if_fail (self != NULL);

  adj_initiative_case_forget (self, unit);
  self->no_room = self->choices.n == G_N_ELEMENTS (self->choices.choices);
  if (!self->no_room)
    self->choices.choices[self->choices.n++] = (AdjArrivalChoice){ (guint16) unit, hex };
}

/* ---- The order ---- */

AdjOrder
adj_initiative_case_order (const AdjInitiativeCase *self, gboolean roll)
{
  int first;

  g_return_val_if_fail (self != NULL, (AdjOrder){ 0 });

  first = self->typed && !roll ? adj_initiative_first (self->totals, self->holder, self->dice)
                               : ADJ_NO_SIDE;
  return adj_order_initiative (roll ? NULL : self->dice, &self->choices, first);
}
