/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/past.h"

#include "record/act.h"
#include "table/apply.h"

/* ---- What it comes to ---- */

void
adj_correction_free (AdjCorrection *self)
{
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
  AdjCorrection *self = g_new0 (AdjCorrection, 1);

  self->n_entries = adj_game_get_play (game)->entries->len;
  self->consequences = adj_consequences_new ();
  return self;
}

/* ---- Does a recorded effect still fit? ---- */

static gboolean
effect_fits (const AdjTable *table, const AdjEffect *effect)
{
  const AdjUnitState *unit = effect->unit < table->n_units ? &table->units[effect->unit] : NULL;

  switch ((int) effect->kind)
    {
    case ADJ_EFFECT_MOVED:
      return unit != NULL && unit->where == ADJ_ON_MAP && unit->hex == effect->path[0];
    case ADJ_EFFECT_ENTERED:
      return unit != NULL && unit->where == ADJ_WAITING;
    case ADJ_EFFECT_EXITED:
    case ADJ_EFFECT_RETREATED:
    case ADJ_EFFECT_DISPLACED:
    case ADJ_EFFECT_ADVANCED:
    case ADJ_EFFECT_CHARGED:
    case ADJ_EFFECT_ELIMINATED:
    case ADJ_EFFECT_ATTACKER:
    case ADJ_EFFECT_DEFENDER:
      return unit != NULL && unit->where == ADJ_ON_MAP;
    case ADJ_EFFECT_SLIPPED:
    case ADJ_EFFECT_SUPPORTER:
      return unit != NULL && unit->where == ADJ_ON_MAP &&
             table->battle.stage == ADJ_BATTLE_DECLARED;
    case ADJ_EFFECT_ROLLED:
      return table->battle.stage == ADJ_BATTLE_DECLARED;
    default:
      return TRUE;
    }
}

/* All of them in turn, on a copy; the copy is the table afterwards if they fit. */
static gboolean
apply_if_fitting (const AdjBook *book, AdjTable *table, const GArray *effects)
{
  g_autoptr (AdjTable) trial = adj_table_copy (table);

  for (guint i = 0; i < effects->len; i++)
    {
      const AdjEffect *effect = &g_array_index (effects, AdjEffect, i);

      if (!effect_fits (trial, effect) || !adj_table_apply (trial, book, effect))
        return FALSE;
    }
  adj_table_assign (table, trial);
  return TRUE;
}

/* ---- Step by step ---- */

void
adj_past_open (AdjPast *self, AdjGame *game, AdjTable *table, const AdjBook *book, guint n_steps)
{
  self->game = game;
  self->table = table;
  self->judge = adj_judge_new (book, table);
  self->silence = adj_silence_new (adj_game_get_play (game), n_steps);
}

void
adj_past_close (AdjPast *self)
{
  adj_table_free (self->table);
  adj_judge_free (self->judge);
  adj_silence_free (self->silence);
}

/* The same, or the recorded effects as far as they fit; the table is the one after it then. */
static AdjConsequenceKind
carry_out_again (AdjPast *self, const AdjStep *step, gboolean possible)
{
  if (possible && adj_entry_agrees (step->content, self->judge))
    {
      adj_table_assign (self->table, self->judge->table);
      return ADJ_CONSEQUENCE_SAME;
    }
  if (possible && apply_if_fitting (self->judge->book, self->table, step->content->effects))
    return ADJ_CONSEQUENCE_DIFFERS;
  return ADJ_CONSEQUENCE_ASIDE;
}

AdjConsequence
adj_past_judge_step (AdjPast *self, const AdjStep *step)
{
  AdjConsequence consequence = { step->number, ADJ_CONSEQUENCE_ASIDE, step->state, NULL, NULL };
  g_autoptr (AdjTable) before = NULL;
  AdjOrder order;

  if (step->state == ADJ_STEP_ASIDE)
    return consequence;
  before = adj_table_copy (self->table);
  consequence.today = adj_game_try (self->game, self->judge, self->table, self->silence,
                                    ADJ_EYES_ALL, step->content->text, &order);
  consequence.kind = carry_out_again (self, step, consequence.today->standing != ADJ_IMPOSSIBLE);
  if (consequence.kind == ADJ_CONSEQUENCE_SAME)
    g_clear_pointer (&consequence.today, adj_outcome_free);
  else
    consequence.before = g_steal_pointer (&before);
  if (consequence.kind != ADJ_CONSEQUENCE_ASIDE)
    adj_silence_hear (self->silence, step->content->text);
  return consequence;
}

void
adj_past_go_on (AdjPast *self, guint from, AdjCorrection *correction)
{
  const AdjPlay *play = adj_game_get_play (self->game);

  for (guint i = from; i < play->steps->len; i++)
    {
      const AdjStep *step = &g_array_index (play->steps, AdjStep, i);
      AdjConsequence consequence = adj_past_judge_step (self, step);

      g_array_append_val (correction->consequences, consequence);
      if (consequence.kind == ADJ_CONSEQUENCE_ASIDE)
        g_array_append_val (correction->entry->aside, step->number);
      else if (consequence.kind == ADJ_CONSEQUENCE_DIFFERS)
        g_array_append_val (correction->entry->differ, step->number);
    }
  correction->after = adj_table_copy (self->table);
}
