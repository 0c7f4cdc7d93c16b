/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/charts-apart.h"

#include <glib/gi18n-lib.h>

#include "words/figure.h"
#include "words/fill.h"
#include "words/place.h"

void
adj_apart_free (AdjApart *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->subject);
  g_free (self->in_game);
  g_free (self->in_charts);
  g_free (self);
}

/* ---- Finding ---- */

/* What is compared, and what has been found. */
typedef struct
{
  const AdjScenario *game;
  const AdjScenario *charts;
  GPtrArray *found; /* of AdjApart */
} Search;

static void
compare (Search *self, const AdjFigure *figure)
{
  g_autofree char *subject = adj_figure_subject (self->game, figure);
  g_autofree char *in_game = NULL;
  g_autofree char *in_charts = NULL;
  AdjFigure theirs;
  AdjApart *apart;

  if (!adj_figure_find (self->charts, subject, adj_figure_keys[figure->key], &theirs))
    return;
  in_game = adj_figure_get (self->game, figure);
  in_charts = adj_figure_get (self->charts, &theirs);
  if (g_str_equal (in_game, in_charts))
    return;
  apart = g_new0 (AdjApart, 1);
  apart->figure = *figure;
  apart->subject = g_steal_pointer (&subject);
  apart->in_game = g_steal_pointer (&in_game);
  apart->in_charts = g_steal_pointer (&in_charts);
  g_ptr_array_add (self->found, apart);
}

/* A side is one of both its hexes. */
static gboolean
is_named_once (const AdjFigure *figure)
{
  return figure->key != ADJ_FIGURE_SIDE || figure->hex < figure->other;
}

static void
compare_all (Search *self, const AdjFigure *figures, guint n)
{
  for (guint i = 0; i < n; i++)
    if (is_named_once (&figures[i]))
      compare (self, &figures[i]);
}

GPtrArray *
adj_apart_find (const AdjView *view, const AdjScenario *charts)
{
  AdjFigure figures[ADJ_MAX_FIGURES];
  Search self;

  g_return_val_if_fail (view != NULL && charts != NULL, NULL);

  self = (Search){ view->book->scenario, charts,
                   g_ptr_array_new_with_free_func ((GDestroyNotify) adj_apart_free) };
  for (guint i = 0; i < self.game->n_units; i++)
    if (adj_view_knows (view, (int) i))
      compare_all (&self, figures, adj_figures_of_unit (self.game, (int) i, figures));
  for (guint i = 1; i <= self.game->n_turns; i++)
    compare_all (&self, figures, adj_figures_of_turn (self.game, (int) i, figures));
  compare_all (&self, figures, adj_figures_of_victory (self.game, figures));
  for (guint i = 0; i < self.game->map.n_hexes; i++)
    compare_all (&self, figures,
                 adj_figures_of_hex (self.game, self.game->map.hexes[i].id, figures));
  return self.found;
}

/* ---- Telling ---- */

/* Of what the name of the figure says already, NULL. */
static char *
say_subject (const AdjView *view, const AdjFigure *figure)
{
  if (figure->turn != 0)
    /* Translators: a turn of the track, of which a figure is told */
    return g_strdup_printf (_ ("Turn %d"), figure->turn);
  if (figure->hex != ADJ_HEX_NONE)
    return g_strdup_printf ("%04d", figure->hex);
  return figure->key <= ADJ_FIGURE_TURN ? adj_words_unit (view, figure->index) : NULL;
}

char *
adj_apart_say (const AdjView *view, const AdjApart *self)
{
  g_autofree char *subject = NULL;
  g_autofree char *figure = NULL;

  g_return_val_if_fail (view != NULL && self != NULL, NULL);

  subject = say_subject (view, &self->figure);
  figure = adj_words_figure_whose (view->book->scenario, &self->figure);
  if (subject == NULL)
    return g_steal_pointer (&figure);
  /* Translators: a unit, hex or turn, and a figure of it: "Smith: Strength" */
  return adj_fill (
      _ ("{subject}: {figure}"),
      (const AdjPlace[]){ { "subject", subject }, { "figure", figure }, { NULL, NULL } });
}

/* ---- Taking ---- */

gboolean
adj_apart_put (AdjDraft *charts, const char *subject, const char *key, const char *value)
{
  AdjFigure figure;

  g_return_val_if_fail (charts != NULL && subject != NULL, FALSE);
  g_return_val_if_fail (key != NULL && value != NULL, FALSE);

  return adj_figure_find (adj_draft_get_scenario (charts), subject, key, &figure) &&
         adj_draft_set_figure (charts, &figure, value);
}
