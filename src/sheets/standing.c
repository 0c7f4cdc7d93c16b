/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/standing.h"

#include <glib/gi18n-lib.h>

#include "rules/victory.h"
#include "sheets/headcount.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/printed.h"
#include "words/score.h"

static void
add_row (AdjDocTable *table, const char *what, int first, int second)
{
  g_autofree char *a = g_strdup_printf ("%d", first);
  g_autofree char *b = g_strdup_printf ("%d", second);

  adj_doc_row (table, what, a, b, NULL);
}

static void
tell_figures (AdjDoc *doc, const AdjView *view, const AdjVictory *victory)
{
  const AdjDocColumn columns[] = {
    { _ ("Strength points"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { adj_words_printed (view->book->scenario->sides[0].name), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { adj_words_printed (view->book->scenario->sides[1].name), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
  };
  AdjDocTable *table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  AdjHeadcount a = adj_headcount (view->table, 0);
  AdjHeadcount b = adj_headcount (view->table, 1);

  add_row (table, _ ("on the map"), a.on_map, b.on_map);
  add_row (table, _ ("of these ineffective"), a.ineffective, b.ineffective);
  add_row (table, _ ("to come"), a.waiting, b.waiting);
  add_row (table, _ ("eliminated"), a.lost, b.lost);
  add_row (table, _ ("exited"), a.exited, b.exited);
  add_row (table, _ ("Victory points"), victory->total[0], victory->total[1]);
  ((AdjDocRow *) g_ptr_array_index (table->rows, table->rows->len - 1))->bold = TRUE;
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
  g_autofree AdjVictory *victory = NULL;
  g_autofree char *totals = NULL;
  g_autofree char *level = NULL;

  adj_field_read (field, view->book, view->table);
  victory = adj_victory_find (field);
  totals = adj_words_totals (view, victory);
  level = adj_words_level (view, victory);
  adj_doc_heading (doc, view->table->over ? _ ("At the end of the game")
                        : over            ? _ ("At the end of the turn")
                                          : _ ("As things stand"));
  tell_figures (doc, view, victory);
  adj_doc_text (doc, NULL, totals);
  if (level != NULL)
    adj_doc_text (doc, NULL, level);
  for (int side = 0; side < ADJ_SIDES; side++)
    tell_ineffective (doc, view, side);
}
