/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sheets/matter.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/printed.h"

/* The victory ledger, to be kept by hand: what was lost and exited turn by turn, then each award
 * with boxes for how often and for how much. */

#define ROW_HEIGHT 17.0
#define BLANK_TURNS 20
#define BLANK_AWARDS 8

/* Both sides' columns have one title. */
static AdjDocColumn
side_column (AdjDoc *doc, const AdjView *view, int side, const char *sentence)
{
  g_autofree char *name = adj_words_side (view, side);
  char *title = adj_fill (sentence, (const AdjPlace[]){ { "side", name }, { NULL, NULL } });

  return (AdjDocColumn){ adj_doc_own (doc, title, g_free), ADJ_COLUMN_BLANK, ADJ_ALIGN_START };
}

static AdjDocTable *
add_grid (AdjDoc *doc, const AdjDocColumn *columns, guint n_columns)
{
  AdjDocTable *table = adj_doc_table (doc, columns, n_columns);

  table->grid = TRUE;
  table->row_height = ROW_HEIGHT;
  return table;
}

static void
add_turn_rows (AdjDocTable *table, const AdjView *view)
{
  guint n = view->book->scenario->n_turns > 0 ? view->book->scenario->n_turns : BLANK_TURNS;

  for (guint turn = 1; turn <= n; turn++)
    {
      g_autofree char *number = adj_words_turn (view, (int) turn);

      adj_doc_row (table, number, NULL);
    }
  adj_doc_row (table, _ ("Sum"), NULL)->bold = TRUE;
}

static void
add_turns (AdjDoc *doc, const AdjView *view)
{
  AdjDocColumn columns[1 + 2 * ADJ_SIDES] = { { _ ("Turn"), ADJ_COLUMN_FIT, ADJ_ALIGN_START } };

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      columns[1 + 2 * side] = side_column (doc, view, side, _ ("{side}\neliminated"));
      columns[2 + 2 * side] = side_column (doc, view, side, _ ("{side}\nexited"));
    }
  adj_doc_heading (doc, _ ("Strength points by turn"));
  add_turn_rows (add_grid (doc, columns, G_N_ELEMENTS (columns)), view);
}

/* In large print the names of both sides have no room over one table. */
static void
add_turns_of_each_side (AdjDoc *doc, const AdjView *view)
{
  const AdjDocColumn columns[] = {
    { _ ("Turn"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("eliminated"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START },
    { _ ("exited"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START },
  };

  adj_doc_heading (doc, _ ("Strength points by turn"));
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autofree char *name = adj_words_side (view, side);

      if (side > 0)
        adj_doc_part (doc);
      adj_doc_subheading (doc, name);
      add_turn_rows (add_grid (doc, columns, G_N_ELEMENTS (columns)), view);
    }
  adj_doc_part (doc);
}

static void
add_awards (AdjDoc *doc, const AdjView *view)
{
  const GArray *awards = view->book->scenario->awards;
  const AdjDocColumn columns[] = {
    { _ ("For"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Side"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { C_ ("victory points", "VP"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("How many"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START },
    { _ ("Points"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START },
  };
  AdjDocTable *table;

  adj_doc_heading (doc, _ ("Victory points"));
  table = add_grid (doc, columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < awards->len; i++)
    {
      const AdjAward *award = &g_array_index (awards, AdjAward, i);
      g_autofree char *points = g_strdup_printf ("%d", award->points);
      g_autofree char *side = adj_words_side (view, award->side);

      adj_doc_row (table, adj_words_printed (award->title), side, points, NULL);
    }
  for (guint i = 0; awards->len == 0 && i < BLANK_AWARDS; i++)
    adj_doc_row (table, "                              ", NULL);
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autofree char *name = adj_words_side (view, side);

      adj_doc_row (table, _ ("Sum"), name, NULL)->bold = TRUE;
    }
}

AdjDoc *
adj_ledger_make (const AdjMatter *matter)
{
  g_autofree char *subject = NULL;
  AdjDoc *doc;

  g_return_val_if_fail (matter != NULL, NULL);

  subject = adj_matter_battle (matter);
  doc = adj_doc_new (_ ("Victory ledger"), subject);
  adj_matter_gap (matter, ADJ_UNKNOWN_VICTORY, doc);
  (matter->large ? add_turns_of_each_side : add_turns) (doc, &matter->view);
  add_awards (doc, &matter->view);
  return doc;
}
