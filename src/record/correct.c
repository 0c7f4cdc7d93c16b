/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/figure.h"
#include "record/act.h"
#include "record/game-private.h"
#include "table/apply.h"

/* A correction changes one order of the past. Everything after it was played with real dice on a
 * real board, so recorded effects stay wherever they still fit; each later order comes out the
 * same, or would be judged differently today, or does not fit and is set aside. */

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

static GArray *
consequences_new (void)
{
  GArray *consequences = g_array_new (FALSE, TRUE, sizeof (AdjConsequence));

  g_array_set_clear_func (consequences, clear_consequence);
  return consequences;
}

static AdjCorrection *
correction_new (AdjGame *game)
{
  AdjCorrection *self = g_new0 (AdjCorrection, 1);

  self->n_entries = adj_game_get_play (game)->entries->len;
  self->consequences = consequences_new ();
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

/* ---- Consequences ---- */

/* The past as it is worked out again, step by step. */
typedef struct
{
  AdjGame *game;
  AdjTable *table;
  AdjJudge *judge;
  AdjSilence *silence;
} Past;

static void
past_open (Past *self, AdjGame *game, AdjTable *table, const AdjBook *book, guint n_steps)
{
  self->game = game;
  self->table = table;
  self->judge = adj_judge_new (book, table);
  self->silence = adj_silence_new (adj_game_get_play (game), n_steps);
}

static void
past_close (Past *self)
{
  adj_table_free (self->table);
  adj_judge_free (self->judge);
  adj_silence_free (self->silence);
}

/* The same, or the recorded effects as far as they fit; the table is the one after it then. */
static AdjConsequenceKind
carry_out_again (Past *past, const AdjStep *step, gboolean possible)
{
  if (possible && adj_entry_agrees (step->content, past->judge))
    {
      adj_table_assign (past->table, past->judge->table);
      return ADJ_CONSEQUENCE_SAME;
    }
  if (possible && apply_if_fitting (past->judge->book, past->table, step->content->effects))
    return ADJ_CONSEQUENCE_DIFFERS;
  return ADJ_CONSEQUENCE_ASIDE;
}

static AdjConsequence
judge_later_step (Past *past, const AdjStep *step)
{
  AdjConsequence consequence = { step->number, ADJ_CONSEQUENCE_ASIDE, step->state, NULL, NULL };
  g_autoptr (AdjTable) before = NULL;
  AdjOrder order;

  if (step->state == ADJ_STEP_ASIDE)
    return consequence;
  before = adj_table_copy (past->table);
  consequence.today = adj_game_try (past->game, past->judge, past->table, past->silence,
                                    ADJ_EYES_ALL, step->content->text, &order);
  consequence.kind = carry_out_again (past, step, consequence.today->standing != ADJ_IMPOSSIBLE);
  if (consequence.kind == ADJ_CONSEQUENCE_SAME)
    g_clear_pointer (&consequence.today, adj_outcome_free);
  else
    consequence.before = g_steal_pointer (&before);
  if (consequence.kind != ADJ_CONSEQUENCE_ASIDE)
    adj_silence_hear (past->silence, step->content->text);
  return consequence;
}

static void
find_consequences (Past *past, guint from, AdjCorrection *correction)
{
  const AdjPlay *play = adj_game_get_play (past->game);

  for (guint i = from; i < play->steps->len; i++)
    {
      const AdjStep *step = &g_array_index (play->steps, AdjStep, i);
      AdjConsequence consequence = judge_later_step (past, step);

      g_array_append_val (correction->consequences, consequence);
      if (consequence.kind == ADJ_CONSEQUENCE_ASIDE)
        g_array_append_val (correction->entry->aside, step->number);
      else if (consequence.kind == ADJ_CONSEQUENCE_DIFFERS)
        g_array_append_val (correction->entry->differ, step->number);
    }
  correction->after = adj_table_copy (past->table);
}

/* What the players want of the past. */
typedef struct
{
  AdjEntryKind kind;
  guint target;
  const char *text; /* NULL: strike it */
  gboolean played;  /* the text is the recorded one, so that nobody is asked about it again */
} Wish;

/* Judges the new order on the table before the step and carries it out there; FALSE if it is
 * impossible. */
static gboolean
judge_new_order (Past *past, const Wish *wish, guint n_steps, AdjCorrection *correction)
{
  AdjEyes eyes = wish->played ? ADJ_EYES_ALL : adj_game_get_eyes (past->game);
  AdjOrder order;

  correction->outcome =
      adj_game_try (past->game, past->judge, past->table, past->silence, eyes, wish->text, &order);
  correction->outcome->n_steps = n_steps;
  correction->outcome->refused =
      !wish->played && adj_game_refuses (past->game, correction->outcome->standing, &order);
  if (correction->outcome->standing == ADJ_IMPOSSIBLE || correction->outcome->refused)
    return FALSE;
  correction->entry->text = g_strdup (correction->outcome->text);
  correction->entry->dice = order.thrown;
  adj_entry_take (correction->entry, past->judge);
  adj_table_assign (past->table, past->judge->table);
  adj_silence_hear (past->silence, correction->entry->text);
  return TRUE;
}

/* What would tell too much is not to be seen on trial either. */
static void
withdraw (AdjCorrection *correction)
{
  g_clear_pointer (&correction->entry, adj_entry_free);
  g_clear_pointer (&correction->after, adj_table_free);
  g_array_set_size (correction->consequences, 0);
  if (correction->outcome != NULL)
    adj_outcome_hush (correction->outcome);
  else
    correction->refusal = g_strdup (adj_why_hushed ());
}

static AdjCorrection *
work_out (AdjGame *self, const Wish *wish)
{
  AdjCorrection *correction = correction_new (self);
  int at = adj_play_find (adj_game_get_play (self), wish->target);
  Past past;

  if (at < 0)
    return correction;
  correction->entry = adj_entry_new (wish->kind);
  correction->entry->target = wish->target;
  past_open (&past, self, adj_game_table_after (self, (guint) at), adj_game_get_book (self),
             (guint) at);
  if (wish->text != NULL && !judge_new_order (&past, wish, (guint) at, correction))
    g_clear_pointer (&correction->entry, adj_entry_free);
  else
    find_consequences (&past, (guint) at + (wish->kind == ADJ_ENTRY_INSERT ? 0 : 1), correction);
  if (correction->after != NULL && adj_game_gives_away (self, correction->after))
    withdraw (correction);
  past_close (&past);
  return correction;
}

AdjCorrection *
adj_game_correct (AdjGame *self, guint number, const char *order)
{
  return work_out (self, &(Wish){ ADJ_ENTRY_CORRECT, number, order, FALSE });
}

AdjCorrection *
adj_game_insert (AdjGame *self, guint before, const char *order)
{
  return work_out (self, &(Wish){ ADJ_ENTRY_INSERT, before, order, FALSE });
}

AdjCorrection *
adj_game_strike (AdjGame *self, guint number)
{
  return work_out (self, &(Wish){ ADJ_ENTRY_STRIKE, number, NULL, FALSE });
}

AdjCorrection *
adj_game_take (AdjGame *self, guint number)
{
  const AdjPlay *play = adj_game_get_play (self);
  int at = adj_play_find (play, number);

  if (at < 0)
    return correction_new (self);
  return work_out (self, &(Wish){ ADJ_ENTRY_CORRECT, number,
                                  g_array_index (play->steps, AdjStep, at).content->text, TRUE });
}

gboolean
adj_game_accept (AdjGame *self, AdjCorrection *correction)
{
  g_return_val_if_fail (correction->entry != NULL, FALSE);
  if (correction->n_entries != adj_game_get_play (self)->entries->len)
    return FALSE; /* the game has moved on: what was shown may not be true any more */
  return adj_game_add_entry (self, g_steal_pointer (&correction->entry));
}

/* ---- Correcting the book ---- */

/* Effects name hexes and units by their places in the book, so these must be the same. */
static gboolean
same_pieces (const AdjScenario *a, const AdjScenario *b)
{
  if (a->n_units != b->n_units || a->map.n_hexes != b->map.n_hexes ||
      a->awards->len != b->awards->len)
    return FALSE;
  for (guint i = 0; i < a->n_units; i++)
    if (!g_str_equal (a->units[i].id, b->units[i].id))
      return FALSE;
  for (guint i = 0; i < a->map.n_hexes; i++)
    if (a->map.hexes[i].id != b->map.hexes[i].id)
      return FALSE;
  return TRUE;
}

static AdjBook *
read_corrected_book (AdjGame *self, const char *text, AdjProblems *problems)
{
  const AdjScenario *now = adj_game_get_book (self)->scenario;
  g_autoptr (AdjScenario) scenario =
      adj_scenario_parse (text, strlen (text), now->ruleset, problems);

  if (scenario == NULL)
    return NULL;
  if (same_pieces (now, scenario))
    return adj_book_new (scenario);
  adj_problems_add (problems, ADJ_PROBLEM_SENSE, 0, "other-pieces",
                    _ ("a correction changes figures; hexes, units and awards stay the same"));
  return NULL;
}

static void
lay_corrected_book (AdjCorrection *self, AdjGame *game, AdjBook *book)
{
  Past past;

  self->entry = adj_entry_new (ADJ_ENTRY_BOOK);
  self->entry->book = adj_book_ref (book);
  past_open (&past, game, adj_game_first_table (game, book), book, 0);
  find_consequences (&past, 0, self);
  past_close (&past);
}

AdjCorrection *
adj_game_correct_book (AdjGame *self, const char *scenario, AdjProblems *problems)
{
  g_autoptr (AdjBook) book = read_corrected_book (self, scenario, problems);
  AdjCorrection *correction;

  if (book == NULL)
    return NULL;
  correction = correction_new (self);
  lay_corrected_book (correction, self, book);
  return correction;
}

/* "smith strength=5" in its three parts; FALSE if it is not written so. */
static gboolean
split_figure (const char *text, char **subject, char **key, char **value)
{
  const char *blank = strchr (text, ' ');
  const char *sign = blank != NULL ? strchr (blank, '=') : NULL;

  if (sign == NULL)
    return FALSE;
  *subject = g_ascii_strdown (text, blank - text);
  *key = g_strstrip (g_ascii_strdown (blank, sign - blank));
  *value = g_strstrip (g_strdup (sign + 1));
  return TRUE;
}

/* Why it cannot be, or NULL; *canonical is then how the record has it. */
static char *
change_figure (AdjDraft *draft, const char *text, char **canonical)
{
  const AdjScenario *scenario = adj_draft_get_scenario (draft);
  g_autofree char *subject = NULL;
  g_autofree char *key = NULL;
  g_autofree char *value = NULL;
  AdjFigure figure;

  if (!split_figure (text, &subject, &key, &value))
    return g_strdup (_ ("Write it as smith strength=5, 1318 terrain=forest or "
                        "1318-1319 side=creek"));
  if (!adj_figure_find (scenario, subject, key, &figure))
    return g_strdup_printf (_ ("The book has no such figure: %s of %s"), key, subject);
  if (!adj_draft_set_figure (draft, &figure, value))
    return g_strdup (adj_draft_get_refusal (draft));
  *canonical = g_strdup_printf ("%s %s=%s", subject, key, value);
  return NULL;
}

AdjCorrection *
adj_game_correct_figure (AdjGame *self, const char *text)
{
  g_autoptr (AdjDraft) draft = adj_draft_new (adj_game_get_book (self)->scenario);
  AdjCorrection *correction = correction_new (self);
  char *canonical = NULL;

  correction->refusal =
      adj_game_get_root (self) != NULL
          ? g_strdup (_ ("A printed figure is corrected in the game, not on a scratch table"))
          : change_figure (draft, text, &canonical);
  if (correction->refusal != NULL)
    return correction;
  lay_corrected_book (correction, self, (AdjBook *) adj_draft_get_book (draft));
  correction->entry->text = canonical;
  return correction;
}

/* ---- Judging a whole game again ---- */

struct _AdjReview
{
  Past past;
  guint n_entries;
  guint next; /* step to be judged */
  GArray *differences;
};

AdjReview *
adj_review_new (AdjGame *game)
{
  AdjReview *self = g_new0 (AdjReview, 1);

  past_open (&self->past, g_object_ref (game), adj_game_table_after (game, 0),
             adj_game_get_book (game), 0);
  self->n_entries = adj_game_get_play (game)->entries->len;
  self->differences = consequences_new ();
  return self;
}

void
adj_review_free (AdjReview *self)
{
  past_close (&self->past);
  g_object_unref (self->past.game);
  g_array_unref (self->differences);
  g_free (self);
}

gboolean
adj_review_go_on (AdjReview *self, guint n_orders)
{
  const AdjPlay *play = adj_game_get_play (self->past.game);

  if (play->entries->len != self->n_entries)
    return FALSE;
  for (; n_orders > 0 && self->next < play->steps->len; n_orders--, self->next++)
    {
      const AdjStep *step = &g_array_index (play->steps, AdjStep, self->next);
      AdjConsequence consequence = judge_later_step (&self->past, step);

      if (consequence.kind != ADJ_CONSEQUENCE_SAME && step->state != ADJ_STEP_ASIDE)
        g_array_append_val (self->differences, consequence);
    }
  return self->next < play->steps->len;
}

const GArray *
adj_review_get_differences (const AdjReview *self)
{
  return self->differences;
}

GArray *
adj_game_judge_again (AdjGame *self)
{
  g_autoptr (AdjReview) review = adj_review_new (self);

  adj_review_go_on (review, G_MAXUINT);
  return g_array_ref (review->differences);
}
