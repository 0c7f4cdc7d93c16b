/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/standing.h"

#include <glib/gi18n-lib.h>

#include "record/seen.h"
#include "rules/victory.h"
#include "sheets/course.h"
#include "sheets/matter.h"
#include "words/fill.h"
#include "words/number.h"
#include "words/place.h"
#include "words/printed.h"
#include "words/score.h"

typedef enum
{
  FIGURE_ON_MAP,
  FIGURE_INEFFECTIVE,
  FIGURE_TO_COME,
  FIGURE_ELIMINATED,
  FIGURE_EXITED,
  FIGURE_POINTS,
  N_FIGURES,
} FigureKind;

/* "96"; with what has changed "96 (+4)". Of what is not all seen no change can be told. */
static char *
figure_text (AdjAtLeast now, const AdjAtLeast *before)
{
  g_autofree char *text = adj_words_at_least_brief (now);
  int change = before != NULL ? now.points - before->points : 0;
  g_autofree char *more = adj_words_number (change, 0, TRUE);

  if (change == 0 || now.n_unseen > 0 || before->n_unseen > 0)
    return g_steal_pointer (&text);
  return g_strdup_printf ("%s" ADJ_NO_BREAK "(%s)", text, more);
}

static AdjAtLeast
figure_of (const AdjCourseTurn *course, int side, FigureKind kind)
{
  const AdjHeadcount *count = &course->sides[side];
  const AdjAtLeast figures[N_FIGURES] = {
    [FIGURE_ON_MAP] = count->on_map,   [FIGURE_INEFFECTIVE] = count->ineffective,
    [FIGURE_TO_COME] = count->waiting, [FIGURE_ELIMINATED] = count->lost,
    [FIGURE_EXITED] = count->exited,   [FIGURE_POINTS] = course->points[side],
  };

  return figures[kind];
}

static void
add_clause (GString *text, AdjAtLeast sum, const char *clause)
{
  g_autofree char *n = g_strdup_printf ("%d", sum.n_unseen);
  g_autofree char *filled = adj_fill (clause, (const AdjPlace[]){ { "n", n }, { NULL, NULL } });

  if (sum.n_unseen == 0)
    return;
  g_string_append_printf (text, "%s%s", text->len > 0 ? C_ ("list", ", ") : "", filled);
}

/* How many units the sums leave out, and where they are. */
static void
tell_unseen (AdjDoc *doc, const AdjView *view, int side, const AdjHeadcount *count)
{
  g_autofree char *name = adj_words_side (view, side);
  g_autofree char *label =
      adj_fill (_ ("Face down, {side}"), (const AdjPlace[]){ { "side", name }, { NULL, NULL } });
  g_autoptr (GString) text = g_string_new (NULL);

  add_clause (text, count->on_map, _ ("{n} on the map"));
  add_clause (text, count->waiting, _ ("{n} to come"));
  add_clause (text, count->lost, _ ("{n} eliminated"));
  add_clause (text, count->exited, _ ("{n} exited"));
  if (text->len > 0)
    adj_doc_text (doc, label, text->str);
}

static void
tell_figures (AdjDoc *doc,
              const AdjView *view,
              const AdjCourseTurn *now,
              const AdjCourseTurn *before)
{
  const char *const labels[N_FIGURES] = {
    [FIGURE_ON_MAP] = _ ("on the map"), [FIGURE_INEFFECTIVE] = _ ("of these ineffective"),
    [FIGURE_TO_COME] = _ ("to come"),   [FIGURE_ELIMINATED] = _ ("eliminated"),
    [FIGURE_EXITED] = _ ("exited"),     [FIGURE_POINTS] = _ ("Victory points"),
  };
  const AdjDocColumn columns[] = {
    { _ ("Strength points"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { adj_words_printed (view->book->scenario->sides[0].name), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { adj_words_printed (view->book->scenario->sides[1].name), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
  };
  AdjDocTable *table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));

  for (int kind = 0; kind < N_FIGURES; kind++)
    {
      AdjDocRow *row;

      if (kind == FIGURE_INEFFECTIVE && !adj_headcount_has_ineffective (view->table))
        continue;
      row = adj_doc_row (table, labels[kind], NULL);
      row->bold = kind == FIGURE_POINTS;
      for (int side = 0; side < ADJ_SIDES; side++)
        {
          AdjAtLeast was = { 0 };
          g_autofree char *text = NULL;

          if (before != NULL)
            was = figure_of (before, side, (FigureKind) kind);
          text =
              figure_text (figure_of (now, side, (FigureKind) kind), before != NULL ? &was : NULL);
          adj_doc_cell (row, text);
        }
    }
  for (int side = 0; side < ADJ_SIDES; side++)
    tell_unseen (doc, view, side, &now->sides[side]);
}

static void
tell_ineffective (AdjDoc *doc, const AdjView *view, int side)
{
  g_autofree guint16 *units = g_new (guint16, MAX (view->table->n_units, 1));
  g_autofree char *name = adj_words_side (view, side);
  g_autofree char *label =
      adj_fill (_ ("Ineffective, {side}"), (const AdjPlace[]){ { "side", name }, { NULL, NULL } });
  g_autofree char *names = NULL;
  guint n = 0;

  for (guint16 unit = 0; unit < view->table->n_units; unit++)
    if (view->table->units[unit].side == side && adj_table_on_map (view->table, unit) &&
        adj_view_knows (view, unit) && adj_table_has (view->table, unit, ADJ_FACT_INEFFECTIVE))
      units[n++] = unit;
  names = adj_words_units (view, units, n);
  if (n > 0)
    adj_doc_text (doc, label, names);
}

void
adj_standing_figures (AdjDoc *doc, const AdjView *view, const AdjTable *before, gboolean names)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) seen = NULL;
  g_autofree AdjVictory *victory = NULL;
  g_autofree char *totals = NULL;
  g_autofree char *level = NULL;
  AdjCourseTurn now;
  AdjCourseTurn then;

  g_return_if_fail (doc != NULL);
  g_return_if_fail (view != NULL);

  seen = adj_seen_field (view, field);
  victory = adj_victory_find (field);
  totals = adj_words_totals (view, victory);
  level = adj_words_level (view, victory);
  now = adj_course_now (view);
  if (before != NULL)
    {
      AdjView was = adj_view (view->book, before, view->eyes);

      then = adj_course_now (&was);
    }
  if (view->table->n_units == 0)
    adj_matter_no_unit (doc);
  else
    tell_figures (doc, view, &now, before != NULL ? &then : NULL);
  adj_doc_text (doc, NULL, totals);
  if (level != NULL)
    adj_doc_text (doc, NULL, level);
  for (int side = 0; names && side < ADJ_SIDES; side++)
    tell_ineffective (doc, view, side);
}

void
adj_standing_tell (
    AdjDoc *doc, const AdjView *view, const AdjTable *before, gboolean over, gboolean names)
{
  g_return_if_fail (doc != NULL);
  g_return_if_fail (view != NULL);

  adj_doc_heading (doc, view->table->over ? _ ("At the end of the game")
                        : over            ? _ ("At the end of the turn")
                                          : _ ("As things stand"));
  adj_standing_figures (doc, view, before, names);
}
