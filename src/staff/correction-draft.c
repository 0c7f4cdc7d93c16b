/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/correction-draft.h"

#include <glib/gi18n-lib.h>

#include "record/seen.h"
#include "words/figure.h"
#include "words/fill.h"
#include "words/place.h"

void
adj_correction_draft_free (AdjCorrectionDraft *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->title);
  g_free (self->now);
  g_clear_pointer (&self->table, adj_table_free);
  g_free (self->field);
  g_free (self);
}

static const AdjScenario *
scenario_of (AdjGame *game)
{
  return adj_game_get_book (game)->scenario;
}

static const AdjFigure *
chosen (const AdjCorrectionDraft *self)
{
  return &self->figures[self->chosen];
}

/* ---- Reading what is recorded ---- */

static gboolean
read_order (AdjCorrectionDraft *self, AdjGame *game)
{
  const AdjPlay *play = adj_game_get_play (game);
  const AdjBook *book = adj_game_get_book (game);
  int at = adj_play_find (play, self->number);
  AdjView view;

  if (at < 0)
    return FALSE;
  g_clear_pointer (&self->table, adj_table_free);
  g_free (self->now);
  self->table = adj_game_table_after (game, (guint) at);
  adj_field_read (self->field, book, self->table);
  view = adj_view (book, self->table, adj_game_get_eyes (game));
  self->now = adj_seen_order (&view, g_array_index (play->steps, AdjStep, at).content->text);
  return TRUE;
}

gboolean
adj_correction_draft_read (AdjCorrectionDraft *self, AdjGame *game)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (ADJ_IS_GAME (game), FALSE);

  if (self->kind != ADJ_CORRECT_BOOK)
    return read_order (self, game);
  g_free (self->now);
  self->now = adj_figure_get (scenario_of (game), chosen (self));
  return TRUE;
}

void
adj_correction_draft_choose (AdjCorrectionDraft *self, AdjGame *game, guint figure)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (ADJ_IS_GAME (game));
  g_return_if_fail (figure < self->n_figures);

  self->chosen = figure;
  adj_correction_draft_read (self, game);
}

/* ---- Beginning ---- */

static char *
title_of_order (AdjCorrectionKind kind, guint number)
{
  static const char *const titles[] = {
    [ADJ_CORRECT_EDIT] = N_ ("Correct order {number}"),
    [ADJ_CORRECT_INSERT] = N_ ("Insert before order {number}"),
    [ADJ_CORRECT_STRIKE] = N_ ("Strike order {number}"),
    [ADJ_CORRECT_TAKE] = N_ ("Order {number} as it is judged today"),
  };
  g_autofree char *text = g_strdup_printf ("%u", number);

  return adj_fill (_ (titles[kind]), (const AdjPlace[]){ { "number", text }, { NULL, NULL } });
}

AdjCorrectionDraft *
adj_correction_draft_new (AdjGame *game, AdjCorrectionKind kind, guint number)
{
  g_autoptr (AdjCorrectionDraft) self = g_new0 (AdjCorrectionDraft, 1);

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);
  g_return_val_if_fail (kind < ADJ_CORRECT_BOOK, NULL);

  self->kind = kind;
  self->number = number;
  self->field = g_new0 (AdjField, 1);
  if (!read_order (self, game))
    return NULL;
  self->title = title_of_order (kind, number);
  return g_steal_pointer (&self);
}

static AdjCorrectionDraft *
new_figures (void)
{
  AdjCorrectionDraft *self = g_new0 (AdjCorrectionDraft, 1);

  self->kind = ADJ_CORRECT_BOOK;
  return self;
}

/* Takes what new_figures gave, its figures listed meanwhile. */
static AdjCorrectionDraft *
begin_figures (AdjCorrectionDraft *draft, AdjGame *game, const char *subject)
{
  g_autoptr (AdjCorrectionDraft) self = draft;

  if (self->n_figures == 0)
    return NULL;
  self->title = adj_fill (_ ("What the book says of {subject}"),
                          (const AdjPlace[]){ { "subject", subject }, { NULL, NULL } });
  adj_correction_draft_read (self, game);
  return g_steal_pointer (&self);
}

AdjCorrectionDraft *
adj_correction_draft_new_unit (AdjGame *game, const AdjView *view, int unit)
{
  AdjCorrectionDraft *self = new_figures ();
  g_autofree char *name = NULL;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);
  g_return_val_if_fail (view != NULL, NULL);

  name = adj_words_unit (view, unit);
  self->n_figures = adj_figures_of_unit (scenario_of (game), unit, self->figures);
  return begin_figures (self, game, name);
}

AdjCorrectionDraft *
adj_correction_draft_new_hex (AdjGame *game, AdjHexId hex)
{
  AdjCorrectionDraft *self = new_figures ();
  g_autofree char *name = g_strdup_printf ("%04d", hex);

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  self->n_figures = adj_figures_of_hex (scenario_of (game), hex, self->figures);
  return begin_figures (self, game, name);
}

AdjCorrectionDraft *
adj_correction_draft_new_turn (AdjGame *game, int turn)
{
  AdjCorrectionDraft *self = new_figures ();
  /* Translators: what the book says of it, turn 4, is to be corrected */
  g_autofree char *name = g_strdup_printf (_ ("turn %d"), turn);

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  self->n_figures = adj_figures_of_turn (scenario_of (game), turn, self->figures);
  return begin_figures (self, game, name);
}

/* A battle whose conditions nobody has typed in has none. */
AdjCorrectionDraft *
adj_correction_draft_new_victory (AdjGame *game)
{
  AdjCorrectionDraft *self = new_figures ();

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  self->n_figures = adj_figures_of_victory (scenario_of (game), self->figures);
  return begin_figures (self, game, _ ("victory"));
}

/* Of whatever the figure is one of. */
static AdjCorrectionDraft *
new_of (AdjGame *game, const AdjView *view, const AdjFigure *figure)
{
  if (figure->turn != 0)
    return adj_correction_draft_new_turn (game, figure->turn);
  if (figure->hex != ADJ_HEX_NONE)
    return adj_correction_draft_new_hex (game, figure->hex);
  return figure->key <= ADJ_FIGURE_TURN ? adj_correction_draft_new_unit (game, view, figure->index)
                                        : adj_correction_draft_new_victory (game);
}

AdjCorrectionDraft *
adj_correction_draft_new_figure (AdjGame *game, const AdjView *view, const AdjFigure *figure)
{
  g_autoptr (AdjCorrectionDraft) self = NULL;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);
  g_return_val_if_fail (view != NULL && figure != NULL, NULL);

  self = new_of (game, view, figure);
  for (guint i = 0; self != NULL && i < self->n_figures; i++)
    if (adj_figure_is_same (&self->figures[i], figure))
      {
        adj_correction_draft_choose (self, game, i);
        return g_steal_pointer (&self);
      }
  return NULL;
}

/* ---- Telling ---- */

char **
adj_correction_draft_list (const AdjCorrectionDraft *self, AdjGame *game)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  for (guint i = 0; i < self->n_figures; i++)
    {
      g_autofree char *name = adj_words_figure_whose (scenario_of (game), &self->figures[i]);

      g_strv_builder_add (names, name);
    }
  return g_strv_builder_end (names);
}

gboolean
adj_correction_draft_is_typed (const AdjCorrectionDraft *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->kind == ADJ_CORRECT_EDIT || self->kind == ADJ_CORRECT_INSERT ||
         self->kind == ADJ_CORRECT_BOOK;
}

const char *
adj_correction_draft_text (const AdjCorrectionDraft *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->kind == ADJ_CORRECT_EDIT || self->kind == ADJ_CORRECT_BOOK ? self->now : "";
}

char *
adj_correction_draft_say (const AdjCorrectionDraft *self, AdjGame *game)
{
  g_autofree char *marks = NULL;
  g_autofree char *now = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  if (self->kind != ADJ_CORRECT_BOOK)
    return g_strdup (self->now);
  marks = adj_words_figure_marks (scenario_of (game), chosen (self));
  now = adj_fill (
      _ ("Now: {value}"),
      (const AdjPlace[]){ { "value", *self->now != '\0' ? self->now : _ ("nothing, or not known") },
                          { NULL, NULL } });
  return g_strconcat (now, *marks != '\0' ? "\n" : "", marks, NULL);
}

/* A figure that is as it was may still be said to have been compared with the printed game. */
static char *
line_of_figure (const AdjCorrectionDraft *self, const AdjScenario *scenario, const char *text)
{
  const AdjMarks *marks = adj_figure_marks (scenario, chosen (self));
  g_autofree char *subject = adj_figure_subject (scenario, chosen (self));

  if (g_str_equal (text, self->now) && (marks == NULL || marks->check == NULL))
    return NULL;
  return g_strdup_printf ("book %s %s=%s", subject, adj_figure_keys[chosen (self)->key], text);
}

char *
adj_correction_draft_line (const AdjCorrectionDraft *self, AdjGame *game, const char *typed)
{
  static const char *const commands[] = { "correct", "insert", "strike", "take" };
  g_autofree char *text = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);
  g_return_val_if_fail (typed != NULL, NULL);

  text = g_strstrip (g_strdup (typed));
  if (self->kind == ADJ_CORRECT_BOOK)
    return line_of_figure (self, scenario_of (game), text);
  if (!adj_correction_draft_is_typed (self))
    return g_strdup_printf ("%s %u", commands[self->kind], self->number);
  if (*text == '\0' || (self->kind == ADJ_CORRECT_EDIT && g_str_equal (text, self->now)))
    return NULL;
  return g_strdup_printf ("%s %u %s", commands[self->kind], self->number, text);
}
