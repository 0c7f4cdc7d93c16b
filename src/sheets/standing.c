/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/standing.h"

#include <glib/gi18n-lib.h>

#include "record/seen.h"
#include "rules/victory.h"
#include "sheets/headcount.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/printed.h"
#include "words/score.h"

static void
add_row (AdjDocTable *table, const char *what, AdjAtLeast first, AdjAtLeast second)
{
  g_autofree char *a = adj_words_at_least_brief (first);
  g_autofree char *b = adj_words_at_least_brief (second);

  adj_doc_row (table, what, a, b, NULL);
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
tell_figures (AdjDoc *doc, const AdjView *view, const AdjTable *seen, const AdjVictory *victory)
{
  const AdjDocColumn columns[] = {
    { _ ("Strength points"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { adj_words_printed (view->book->scenario->sides[0].name), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { adj_words_printed (view->book->scenario->sides[1].name), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
  };
  AdjDocTable *table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  AdjHeadcount a = adj_headcount (seen, 0);
  AdjHeadcount b = adj_headcount (seen, 1);

  add_row (table, _ ("on the map"), a.on_map, b.on_map);
  add_row (table, _ ("of these ineffective"), a.ineffective, b.ineffective);
  add_row (table, _ ("to come"), a.waiting, b.waiting);
  add_row (table, _ ("eliminated"), a.lost, b.lost);
  add_row (table, _ ("exited"), a.exited, b.exited);
  add_row (table, _ ("Victory points"), (AdjAtLeast){ victory->total[0], victory->n_unseen[0] },
           (AdjAtLeast){ victory->total[1], victory->n_unseen[1] });
  ((AdjDocRow *) g_ptr_array_index (table->rows, table->rows->len - 1))->bold = TRUE;
  tell_unseen (doc, view, 0, &a);
  tell_unseen (doc, view, 1, &b);
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
adj_standing_tell (AdjDoc *doc, const AdjView *view, gboolean over)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) seen = NULL;
  g_autofree AdjVictory *victory = NULL;
  g_autofree char *totals = NULL;
  g_autofree char *level = NULL;

  g_return_if_fail (doc != NULL);
  g_return_if_fail (view != NULL);

  seen = adj_seen_field (view, field);
  victory = adj_victory_find (field);
  totals = adj_words_totals (view, victory);
  level = adj_words_level (view, victory);
  adj_doc_heading (doc, view->table->over ? _ ("At the end of the game")
                        : over            ? _ ("At the end of the turn")
                                          : _ ("As things stand"));
  tell_figures (doc, view, seen, victory);
  adj_doc_text (doc, NULL, totals);
  if (level != NULL)
    adj_doc_text (doc, NULL, level);
  for (int side = 0; side < ADJ_SIDES; side++)
    tell_ineffective (doc, view, side);
}
