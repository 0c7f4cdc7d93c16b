/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/figure.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/printed.h"

char *
adj_words_figure (const AdjFigure *figure)
{
  static const char *const names[] = {
    [ADJ_FIGURE_NAME] = N_ ("Name on the counter"),
    [ADJ_FIGURE_STRENGTH] = N_ ("Strength"),
    [ADJ_FIGURE_REDUCED] = N_ ("Reduced strength"),
    [ADJ_FIGURE_MOVEMENT] = N_ ("Movement allowance"),
    [ADJ_FIGURE_SET_UP] = N_ ("Hex of the set-up"),
    [ADJ_FIGURE_TURN] = N_ ("Turn it is due on"),
    [ADJ_FIGURE_TERRAIN] = N_ ("Terrain"),
    [ADJ_FIGURE_CALLED] = N_ ("Name on the map"),
    /* Translators: what lies on the border to a neighbouring hex */
    [ADJ_FIGURE_SIDE] = N_ ("Side towards {hex}"),
    [ADJ_FIGURE_POINTS] = N_ ("Victory points"),
    /* Translators: whether a turn is a night turn */
    [ADJ_FIGURE_NIGHT] = N_ ("Night"),
    /* Translators: what is printed in the box of a turn */
    [ADJ_FIGURE_LABEL] = N_ ("Label of the turn"),
    [ADJ_FIGURE_LEVEL] = N_ ("Command level"),
    [ADJ_FIGURE_LIMIT] = N_ ("Units that may move"),
    /* Translators: a level of victory: the figure that has to be reached */
    [ADJ_FIGURE_LEAST] = N_ ("Reached with"),
    /* Translators: a level of victory: the figure that has to be exceeded */
    [ADJ_FIGURE_ABOVE] = N_ ("Reached above"),
  };
  g_autofree char *hex = NULL;

  g_return_val_if_fail (figure->key < ADJ_N_FIGURES, NULL);

  hex = g_strdup_printf ("%04d", figure->other);
  return adj_fill (_ (names[figure->key]), (const AdjPlace[]){ { "hex", hex }, { NULL, NULL } });
}

/* The side, award or level of victory; NULL for others. */
static char *
whose (const AdjScenario *scenario, const AdjFigure *figure)
{
  const AdjLevel *level;

  if (figure->key == ADJ_FIGURE_LEVEL || figure->key == ADJ_FIGURE_LIMIT)
    return g_strdup (adj_words_printed (scenario->sides[figure->index].name));
  if (figure->key == ADJ_FIGURE_POINTS)
    return g_strdup (
        adj_words_printed (g_array_index (scenario->awards, AdjAward, figure->index).title));
  if (figure->key != ADJ_FIGURE_LEAST && figure->key != ADJ_FIGURE_ABOVE)
    return NULL;
  level = &g_array_index (scenario->levels, AdjLevel, figure->index);
  return g_strdup_printf ("%s, %s", adj_words_printed (scenario->sides[level->side].name),
                          adj_words_printed (level->name));
}

char *
adj_words_figure_whose (const AdjScenario *scenario, const AdjFigure *figure)
{
  g_autofree char *name = adj_words_figure (figure);
  g_autofree char *of = whose (scenario, figure);

  if (of == NULL)
    return g_steal_pointer (&name);
  /* Translators: a figure of the book, and the side or victory condition it belongs to */
  return adj_fill (_ ("{figure}: {whose}"),
                   (const AdjPlace[]){ { "figure", name }, { "whose", of }, { NULL, NULL } });
}

char *
adj_words_corrected_figure (const char *figure)
{
  return adj_fill (_ ("The book has now: {figure}"),
                   (const AdjPlace[]){ { "figure", figure }, { NULL, NULL } });
}

static const char *
find_source (const AdjScenario *scenario, const char *id)
{
  for (guint i = 0; id != NULL && i < scenario->sources->len; i++)
    if (g_str_equal (g_array_index (scenario->sources, AdjSource, i).id, id))
      return g_array_index (scenario->sources, AdjSource, i).text;
  return id;
}

char *
adj_words_figure_marks (const AdjScenario *scenario, const AdjFigure *figure)
{
  const AdjMarks *marks = adj_figure_marks (scenario, figure);
  const char *check = marks != NULL ? marks->check : NULL;
  const char *source = marks != NULL ? find_source (scenario, marks->source) : NULL;
  const AdjPlace places[] = { { "check", check }, { "source", source }, { NULL, NULL } };
  g_autofree char *compare = NULL;
  g_autofree char *from = NULL;

  if (check != NULL)
    compare = adj_fill (_ ("To be compared with the printed game: {check}"), places);
  if (source != NULL)
    from = adj_fill (_ ("Source: {source}"), places);
  return g_strconcat (compare != NULL ? compare : "", compare != NULL && from != NULL ? "\n" : "",
                      from != NULL ? from : "", NULL);
}
