/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/flips.h"

#include "rules/played.h"
#include "table/apply.h"
#include "table/effect-row.h"

/* Changes of one term are worked out in the sums alone; those that change who stands where, or
 * who holds whom together, are tried on the board. */
typedef struct
{
  const AdjField *field;
  const AdjArrivalChoices *choices;
  const int *dice;
  int favourite; /* as things stand */
  AdjMuster *muster;
  AdjMuster *trial;
  AdjTable *table; /* to lose a unit on */
  AdjField *after; /* of that table */
  GArray *flips;
} Search;

/* ---- Who is ahead ---- */

int
adj_initiative_favourite (const AdjInitiativeSide sides[ADJ_SIDES],
                          int holder,
                          const int *dice,
                          AdjFraction *chance)
{
  AdjInitiativeChances chances;
  int first;

  g_return_val_if_fail (sides != NULL, ADJ_NO_SIDE);
  g_return_val_if_fail (chance != NULL, ADJ_NO_SIDE);

  chances = adj_initiative_chances (sides);
  first = holder;
  if (dice != NULL)
    {
      *chance = adj_fraction (1, 1);
      return adj_initiative_first (sides, holder, dice);
    }
  *chance = adj_initiative_first_chance (&chances, first, holder);
  if (2 * chance->num == chance->den)
    return ADJ_NO_SIDE;
  if (2 * chance->num < chance->den)
    first = 1 - holder;
  *chance = adj_initiative_first_chance (&chances, first, holder);
  return first;
}

static void
try_sums (Search *self, const AdjMuster *muster, int unit, AdjFlipKind kind, int group)
{
  AdjFlip flip = { .unit = (guint16) unit, .kind = (guint8) kind, .group = (gint16) group };

  flip.first = (gint8) adj_initiative_favourite (muster->sides, self->field->table->first_player,
                                                 self->dice, &flip.chance);
  if (flip.first != ADJ_NO_SIDE && flip.first != self->favourite)
    g_array_append_val (self->flips, flip);
}

/* ---- In the sums ---- */

/* The unit taken out of its group's sum and put into one with a term; then all as it was. */
static void
try_term (Search *self, int unit, AdjTerm term, int group, AdjFlipKind kind)
{
  const AdjMusterUnit *entry = &self->muster->units[unit];
  AdjInitiativeGroup *groups = self->muster->sides[self->field->table->units[unit].side].groups;

  adj_muster_add (&groups[entry->group], (AdjTerm) entry->term, -entry->strength);
  adj_muster_add (&groups[group], term, entry->strength);
  try_sums (self, self->muster, unit, kind, kind == ADJ_FLIP_JOINED ? group : -1);
  adj_muster_add (&groups[group], term, -entry->strength);
  adj_muster_add (&groups[entry->group], (AdjTerm) entry->term, entry->strength);
}

static void
try_day (Search *self, int unit)
{
  const AdjMusterUnit *entry = &self->muster->units[unit];

  if (entry->term != ADJ_TERM_RESTED)
    try_term (self, unit, ADJ_TERM_RESTED, entry->group, ADJ_FLIP_RESTED);
  if (entry->term != ADJ_TERM_FOUGHT)
    try_term (self, unit, ADJ_TERM_FOUGHT, entry->group, ADJ_FLIP_FOUGHT);
  if (entry->term != ADJ_TERM_INEFFECTIVE && adj_effectiveness_is_played (self->field->table))
    try_term (self, unit, ADJ_TERM_INEFFECTIVE, entry->group, ADJ_FLIP_INEFFECTIVE);
}

static void
try_groups (Search *self, int unit)
{
  const AdjMusterUnit *entry = &self->muster->units[unit];
  int n = (int) self->muster->sides[self->field->table->units[unit].side].n_groups;

  for (int group = 0; group < n; group++)
    if (group != entry->group)
      try_term (self, unit, (AdjTerm) entry->term, group, ADJ_FLIP_JOINED);
}

/* ---- On the board ---- */

static void
do_effect (Search *self, AdjEffectKind kind, int unit, int value)
{
  AdjEffect effect = adj_effect_of_unit (kind, unit, ADJ_NO_HEX, value);

  adj_table_apply (self->table, self->field->book, &effect);
}

/* Lost on the day that counts. */
static void
try_loss (Search *self, int unit)
{
  adj_table_assign (self->table, self->field->table);
  do_effect (self, ADJ_EFFECT_DAY, ADJ_NO_UNIT, self->muster->day);
  do_effect (self, ADJ_EFFECT_ELIMINATED, unit, 0);
  do_effect (self, ADJ_EFFECT_DAY, ADJ_NO_UNIT, self->field->table->day);
  adj_field_read (self->after, self->field->book, self->table);
  adj_muster_read (self->trial, self->after, self->choices);
  try_sums (self, self->trial, unit, ADJ_FLIP_LOST, -1);
}

static void
try_surround (Search *self, int unit)
{
  gboolean surrounded = self->muster->units[unit].term == ADJ_TERM_SURROUNDED;

  adj_muster_try (self->trial, self->field, self->choices, unit, !surrounded);
  try_sums (self, self->trial, unit, surrounded ? ADJ_FLIP_FREED : ADJ_FLIP_SURROUNDED, -1);
}

static void
try_unit (Search *self, int unit)
{
  AdjTerm term = (AdjTerm) self->muster->units[unit].term;

  if (adj_table_on_map (self->field->table, unit))
    {
      if (term >= ADJ_TERM_RESTED && term <= ADJ_TERM_INEFFECTIVE)
        try_day (self, unit);
      if (self->muster->units[unit].group >= 0)
        try_groups (self, unit);
      try_surround (self, unit);
      try_loss (self, unit);
    }
  else if (term == ADJ_TERM_NIGHT || term == ADJ_TERM_FIRST_DAY)
    {
      try_term (self, unit, ADJ_TERM_NONE, self->muster->units[unit].group, ADJ_FLIP_KEPT_OUT);
      try_groups (self, unit);
    }
}

GArray *
adj_flips_find (const AdjField *field, const AdjArrivalChoices *choices, const int *dice)
{
  g_autofree AdjMuster *muster = g_new (AdjMuster, 1);
  g_autofree AdjMuster *trial = g_new (AdjMuster, 1);
  g_autofree AdjField *after = g_new (AdjField, 1);
  g_autoptr (AdjTable) table = NULL;
  Search self;
  AdjFraction chance;

  g_return_val_if_fail (field != NULL, NULL);

  table = adj_table_copy (field->table);
  self = (Search){ .field = field,
                   .choices = choices,
                   .dice = dice,
                   .muster = muster,
                   .trial = trial,
                   .table = table,
                   .after = after };
  self.flips = g_array_new (FALSE, FALSE, sizeof (AdjFlip));
  adj_muster_read (muster, field, choices);
  self.favourite =
      adj_initiative_favourite (muster->sides, field->table->first_player, dice, &chance);
  for (int unit = 0; unit < field->table->n_units; unit++)
    if (!adj_table_has (field->table, unit, ADJ_FACT_DUMMY) && !field->table->units[unit].unseen)
      try_unit (&self, unit);
  return self.flips;
}
