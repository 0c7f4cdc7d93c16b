/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/mending.h"

#include <glib/gi18n-lib.h>

#include "record/seen.h"
#include "words/figure.h"
#include "words/fill.h"
#include "words/place.h"

void
adj_mending_free (AdjMending *self)
{
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
chosen (const AdjMending *self)
{
  return &self->figures[self->chosen];
}

/* ---- Reading what is recorded ---- */

static gboolean
read_order (AdjMending *self, AdjGame *game)
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
adj_mending_read (AdjMending *self, AdjGame *game)
{
  if (self->mend != ADJ_MEND_BOOK)
    return read_order (self, game);
  g_free (self->now);
  self->now = adj_figure_get (scenario_of (game), chosen (self));
  return TRUE;
}

void
adj_mending_choose (AdjMending *self, AdjGame *game, guint figure)
{
  g_return_if_fail (figure < self->n_figures);

  self->chosen = figure;
  adj_mending_read (self, game);
}

/* ---- Beginning ---- */

static char *
title_of_order (AdjMend mend, guint number)
{
  static const char *const titles[] = {
    [ADJ_MEND_EDIT] = N_ ("Correct order {number}"),
    [ADJ_MEND_INSERT] = N_ ("Insert before order {number}"),
    [ADJ_MEND_STRIKE] = N_ ("Strike order {number}"),
    [ADJ_MEND_TAKE] = N_ ("Order {number} as it is judged today"),
  };
  g_autofree char *text = g_strdup_printf ("%u", number);

  return adj_fill (_ (titles[mend]), (const AdjPlace[]){ { "number", text }, { NULL, NULL } });
}

AdjMending *
adj_mending_new (AdjGame *game, AdjMend mend, guint number)
{
  g_autoptr (AdjMending) self = g_new0 (AdjMending, 1);

  g_return_val_if_fail (mend < ADJ_MEND_BOOK, NULL);

  self->mend = mend;
  self->number = number;
  self->field = g_new0 (AdjField, 1);
  if (!read_order (self, game))
    return NULL;
  self->title = title_of_order (mend, number);
  return g_steal_pointer (&self);
}

static AdjMending *
new_figures (void)
{
  AdjMending *self = g_new0 (AdjMending, 1);

  self->mend = ADJ_MEND_BOOK;
  return self;
}

/* Takes what new_figures gave, its figures listed meanwhile. */
static AdjMending *
begin_figures (AdjMending *mending, AdjGame *game, const char *subject)
{
  g_autoptr (AdjMending) self = mending;

  if (self->n_figures == 0)
    return NULL;
  self->title = adj_fill (_ ("What the book says of {subject}"),
                          (const AdjPlace[]){ { "subject", subject }, { NULL, NULL } });
  adj_mending_read (self, game);
  return g_steal_pointer (&self);
}

AdjMending *
adj_mending_new_unit (AdjGame *game, const AdjView *view, int unit)
{
  AdjMending *self = new_figures ();
  g_autofree char *name = adj_words_unit (view, unit);

  self->n_figures = adj_figures_of_unit (scenario_of (game), unit, self->figures);
  return begin_figures (self, game, name);
}

AdjMending *
adj_mending_new_hex (AdjGame *game, AdjHexId hex)
{
  AdjMending *self = new_figures ();
  g_autofree char *name = g_strdup_printf ("%04d", hex);

  self->n_figures = adj_figures_of_hex (scenario_of (game), hex, self->figures);
  return begin_figures (self, game, name);
}

AdjMending *
adj_mending_new_turn (AdjGame *game, int turn)
{
  AdjMending *self = new_figures ();
  /* Translators: what the book says of it, turn 4, is to be corrected */
  g_autofree char *name = g_strdup_printf (_ ("turn %d"), turn);

  self->n_figures = adj_figures_of_turn (scenario_of (game), turn, self->figures);
  return begin_figures (self, game, name);
}

/* A battle whose conditions nobody has typed in has none. */
AdjMending *
adj_mending_new_victory (AdjGame *game)
{
  AdjMending *self = new_figures ();

  self->n_figures = adj_figures_of_victory (scenario_of (game), self->figures);
  return begin_figures (self, game, _ ("victory"));
}

/* ---- Telling ---- */

char **
adj_mending_list (const AdjMending *self, AdjGame *game)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < self->n_figures; i++)
    {
      g_autofree char *name = adj_words_figure_whose (scenario_of (game), &self->figures[i]);

      g_strv_builder_add (names, name);
    }
  return g_strv_builder_end (names);
}

gboolean
adj_mending_is_typed (const AdjMending *self)
{
  return self->mend == ADJ_MEND_EDIT || self->mend == ADJ_MEND_INSERT ||
         self->mend == ADJ_MEND_BOOK;
}

const char *
adj_mending_draft (const AdjMending *self)
{
  return self->mend == ADJ_MEND_EDIT || self->mend == ADJ_MEND_BOOK ? self->now : "";
}

char *
adj_mending_say (const AdjMending *self, AdjGame *game)
{
  g_autofree char *marks = NULL;
  g_autofree char *now = NULL;

  if (self->mend != ADJ_MEND_BOOK)
    return g_strdup (self->now);
  marks = adj_words_figure_marks (scenario_of (game), chosen (self));
  now = adj_fill (
      _ ("Now: {value}"),
      (const AdjPlace[]){ { "value", *self->now != '\0' ? self->now : _ ("nothing, or not known") },
                          { NULL, NULL } });
  return g_strconcat (now, *marks != '\0' ? "\n" : "", marks, NULL);
}

/* What is as it was may still be said to have been compared with the printed game. */
static char *
line_of_figure (const AdjMending *self, const AdjScenario *scenario, const char *text)
{
  const AdjMarks *marks = adj_figure_marks (scenario, chosen (self));
  g_autofree char *subject = adj_figure_subject (scenario, chosen (self));

  if (g_str_equal (text, self->now) && (marks == NULL || marks->check == NULL))
    return NULL;
  return g_strdup_printf ("book %s %s=%s", subject, adj_figure_keys[chosen (self)->key], text);
}

char *
adj_mending_line (const AdjMending *self, AdjGame *game, const char *typed)
{
  static const char *const commands[] = { "correct", "insert", "strike", "take" };
  g_autofree char *text = g_strstrip (g_strdup (typed));

  if (self->mend == ADJ_MEND_BOOK)
    return line_of_figure (self, scenario_of (game), text);
  if (!adj_mending_is_typed (self))
    return g_strdup_printf ("%s %u", commands[self->mend], self->number);
  if (*text == '\0' || (self->mend == ADJ_MEND_EDIT && g_str_equal (text, self->now)))
    return NULL;
  return g_strdup_printf ("%s %u %s", commands[self->mend], self->number, text);
}
