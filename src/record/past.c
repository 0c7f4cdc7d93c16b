/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/past.h"

#include <string.h>

#include "record/act.h"
#include "record/proof.h"
#include "rules/alias.h"
#include "table/apply.h"
#include "table/effect-alike.h"
#include "table/effect-fit.h"

/* ---- What it comes to ---- */

void
adj_correction_free (AdjCorrection *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->entry, adj_entry_free);
  g_clear_pointer (&self->outcome, adj_outcome_free);
  g_clear_pointer (&self->after, adj_table_free);
  g_free (self->refusal);
  g_array_unref (self->consequences);
  g_free (self);
}

static void
clear_consequence (gpointer data)
{
  AdjConsequence *self = data;

  g_clear_pointer (&self->before, adj_table_free);
  g_clear_pointer (&self->today, adj_outcome_free);
  g_clear_pointer (&self->anew, g_array_unref);
}

GArray *
adj_consequences_new (void)
{
  GArray *consequences = g_array_new (FALSE, TRUE, sizeof (AdjConsequence));

  g_array_set_clear_func (consequences, clear_consequence);
  return consequences;
}

AdjCorrection *
adj_correction_new (AdjGame *game)
{
  AdjCorrection *self;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  self = g_new0 (AdjCorrection, 1);
  self->n_entries = adj_game_get_play (game)->entries->len;
  self->consequences = adj_consequences_new ();
  return self;
}

void
adj_correction_withdraw (AdjCorrection *self, char *why)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (why != NULL);

  g_clear_pointer (&self->entry, adj_entry_free);
  g_clear_pointer (&self->after, adj_table_free);
  g_array_set_size (self->consequences, 0);
  if (self->outcome != NULL)
    adj_outcome_refuse (self->outcome, why);
  else
    self->refusal = why;
}

void
adj_correction_prove (AdjCorrection *self, AdjGame *game)
{
  char *why;

  g_return_if_fail (self != NULL);
  g_return_if_fail (ADJ_IS_GAME (game));

  why = self->entry != NULL ? adj_proof_refuse (game, &self->entry, 1) : NULL;
  if (why != NULL)
    adj_correction_withdraw (self, why);
}

/* ---- Does what is recorded still fit? ---- */

/* All of them in turn, on a copy; the copy is the table afterwards if they fit. */
static gboolean
apply_if_fitting (const AdjBook *book, AdjTable *table, const GArray *effects)
{
  g_autoptr (AdjTable) trial = adj_table_copy (table);

  for (guint i = 0; i < effects->len; i++)
    {
      const AdjEffect *effect = &g_array_index (effects, AdjEffect, i);

      if (!adj_effect_fits_again (trial, effect) || !adj_table_apply (trial, book, effect))
        return FALSE;
    }
  adj_table_assign (table, trial);
  return TRUE;
}

/* ---- Step by step ---- */

void
adj_past_open (AdjPast *self, AdjGame *game, AdjTable *table, const AdjBook *book, guint n_steps)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (ADJ_IS_GAME (game));
  g_return_if_fail (table != NULL);
  g_return_if_fail (book != NULL);

  self->game = game;
  self->table = table;
  self->was = adj_game_table_after (game, n_steps);
  self->judge = adj_judge_new (book, table);
  self->silence = adj_silence_new (adj_game_get_play (game), n_steps);
  adj_seals_bring (self->judge, adj_game_get_play (game), n_steps);
}

void
adj_past_close (AdjPast *self)
{
  g_return_if_fail (self != NULL);

  adj_table_free (self->table);
  adj_table_free (self->was);
  adj_judge_free (self->judge);
  adj_silence_free (self->silence);
}

/* Where the step stood so far; what is set aside stood nowhere. */
static const AdjTable *
table_of (const AdjPast *self, const AdjStep *step)
{
  return step->state == ADJ_STEP_ASIDE ? self->table : self->was;
}

/* How many of the effects are no aliases; those come last. */
static guint
count_others (const GArray *effects)
{
  guint n = effects->len;

  while (n > 0 && g_array_index (effects, AdjEffect, n - 1).kind == ADJ_EFFECT_ALIAS)
    n--;
  return n;
}

static gboolean
deals_to (const GArray *effects, guint16 unit)
{
  for (guint i = count_others (effects); i < effects->len; i++)
    if (g_array_index (effects, AdjEffect, i).unit == unit)
      return TRUE;
  return FALSE;
}

/* A unit that bears an alias together with another since the correction gets a new one with the
 * next order that is given, and not in what is recorded. */
static gboolean
deal_to_same (const GArray *recorded, const GArray *today, const AdjTable *table)
{
  if (adj_alias_is_borne_twice (table))
    return TRUE;
  for (guint i = count_others (recorded); i < recorded->len; i++)
    if (!deals_to (today, g_array_index (recorded, AdjEffect, i).unit))
      return FALSE;
  return recorded->len - count_others (recorded) == today->len - count_others (today);
}

/* The judgement's effects; of aliases each deal is another, and the one that is recorded holds. */
static GArray *
effects_today (const AdjPast *self, const GArray *recorded)
{
  GArray *today = g_array_new (FALSE, FALSE, sizeof (AdjEffect));

  g_array_append_vals (today, self->judge->effects, self->judge->n_effects);
  if (!deal_to_same (recorded, today, self->table))
    return today;
  g_array_set_size (today, count_others (today));
  for (guint i = count_others (recorded); i < recorded->len; i++)
    g_array_append_val (today, g_array_index (recorded, AdjEffect, i));
  return today;
}

/* Do they come to what is recorded, each on its own table? */
static gboolean
effects_agree (const AdjPast *self,
               const AdjTable *was,
               const GArray *recorded,
               const GArray *today)
{
  if (recorded->len != today->len)
    return FALSE;
  for (guint i = 0; i < recorded->len; i++)
    if (!adj_effect_alike (&g_array_index (recorded, AdjEffect, i), was,
                           &g_array_index (today, AdjEffect, i), self->table))
      return FALSE;
  return TRUE;
}

/* Does a figure among them go on from another one than was recorded? */
static gboolean
is_reckoned_anew (const GArray *recorded, const GArray *today)
{
  return today->len > 0 &&
         memcmp (recorded->data, today->data, today->len * sizeof (AdjEffect)) != 0;
}

/* The same, or the recorded effects as far as they fit; the table is the one after it then. */
static void
carry_out_again (AdjPast *self, const AdjStep *step, AdjConsequence *consequence)
{
  gboolean possible = consequence->today->standing != ADJ_IMPOSSIBLE;
  const AdjBook *book = self->judge->book;
  const AdjTable *was = table_of (self, step);
  g_autoptr (GArray) recorded = adj_effects_told (step->effects, was, book);
  g_autoptr (GArray) today = effects_today (self, recorded);

  if (possible && effects_agree (self, was, recorded, today))
    {
      consequence->kind = adj_entry_agrees (step->content, self->judge) ? ADJ_CONSEQUENCE_SAME
                                                                        : ADJ_CONSEQUENCE_DIFFERS;
      for (guint i = 0; i < today->len; i++)
        adj_table_apply (self->table, book, &g_array_index (today, AdjEffect, i));
      if (is_reckoned_anew (recorded, today))
        consequence->anew = g_steal_pointer (&today);
    }
  else if (possible && apply_if_fitting (book, self->table, step->effects))
    consequence->kind = ADJ_CONSEQUENCE_DIFFERS;
  else
    consequence->kind = ADJ_CONSEQUENCE_ASIDE;
}

AdjConsequence
adj_past_judge_step (AdjPast *self, const AdjStep *step)
{
  AdjConsequence consequence;
  g_autoptr (AdjTable) before = NULL;
  AdjOrder order;

  g_return_val_if_fail (self != NULL, (AdjConsequence){ 0 });
  g_return_val_if_fail (step != NULL, (AdjConsequence){ 0 });

  consequence = (AdjConsequence){ .number = step->number, .was = step->state };
  before = adj_table_copy (self->table);
  if (step->content->seal != NULL)
    self->judge->seals[step->content->seal->side] = adj_seal_kept (step->content->seal);
  consequence.today = adj_game_try (self->game, self->judge, self->table, self->silence,
                                    ADJ_EYES_ALL, step->content->text, &order);
  carry_out_again (self, step, &consequence);
  adj_game_apply_step (self->game, self->was, step);
  if (consequence.kind == ADJ_CONSEQUENCE_SAME)
    g_clear_pointer (&consequence.today, adj_outcome_free);
  else
    consequence.before = g_steal_pointer (&before);
  if (consequence.kind != ADJ_CONSEQUENCE_ASIDE)
    adj_silence_hear (self->silence, step->content);
  return consequence;
}

static void
note_consequence (AdjEntry *entry, AdjConsequence *consequence)
{
  if (consequence->kind == ADJ_CONSEQUENCE_ASIDE)
    g_array_append_val (entry->aside, consequence->number);
  else if (consequence->kind == ADJ_CONSEQUENCE_DIFFERS)
    g_array_append_val (entry->differ, consequence->number);
  if (consequence->anew != NULL)
    adj_entry_reckon_anew (entry, consequence->number, g_array_ref (consequence->anew));
}

void
adj_past_go_on (AdjPast *self, guint from, AdjCorrection *correction)
{
  const AdjPlay *play;

  g_return_if_fail (self != NULL);
  g_return_if_fail (correction != NULL);

  play = adj_game_get_play (self->game);
  adj_table_free (self->was);
  self->was = adj_game_table_after (self->game, from);
  for (guint i = from; i < play->steps->len; i++)
    {
      AdjConsequence consequence =
          adj_past_judge_step (self, &g_array_index (play->steps, AdjStep, i));

      note_consequence (correction->entry, &consequence);
      g_array_append_val (correction->consequences, consequence);
    }
  correction->after = adj_table_copy (self->table);
}
