/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "book/compare.h"
#include "sheets/matter.h"
#include "sheets/tiles.h"
#include "staff/compare-words.h"
#include "staff/listing.h"

/* The proof sheets of a battle that somebody compares with the print: the map in tiles, without
 * counters, and a line with a box for each hex, unit, turn and condition of victory. What is
 * compared already is ticked. */

#define COLUMNS 2

/* The ground is to be seen. */
static void
add_map (AdjDoc *doc, const AdjMatter *matter)
{
  g_autoptr (AdjTable) bare = adj_table_copy (matter->view.table);
  AdjMatter ground = *matter;

  bare->n_units = 0;
  bare->n_markers = 0;
  ground.view.table = bare;
  adj_tiles_tell (doc, &ground);
  adj_doc_page (doc);
}

static const char *
heading_of (const AdjCompareRow *row)
{
  if (g_str_equal (row->element, "hex"))
    return _ ("Map");
  if (g_str_equal (row->element, "unit"))
    return _ ("Units");
  return g_str_equal (row->element, "turn") ? _ ("Turn track") : _ ("Victory and special rules");
}

/* In one paragraph. */
static char *
say_row (const AdjBook *book, const AdjCompareRow *row)
{
  g_autofree char *text = adj_compare_say (book, row);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strjoinv (C_ ("hexsides", "; "), lines);
}

static AdjDocTable *
add_table (AdjDoc *doc)
{
  const AdjDocColumn columns[] = { { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_START },
                                   { NULL, ADJ_COLUMN_TEXT, ADJ_ALIGN_START } };
  AdjDocTable *table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));

  table->small = TRUE;
  return table;
}

/* Of a hidden unit the other side reads nothing, as on every paper. */
static gboolean
is_secret (const AdjView *view, const AdjCompareRow *row)
{
  int unit = adj_compare_unit (view->book->scenario, row);

  return unit >= 0 && !adj_view_knows (view, unit);
}

static void
add_rows (AdjDoc *doc, const AdjView *view)
{
  const AdjBook *book = view->book;
  g_autoptr (GArray) rows = adj_compare_rows (book->scenario);
  AdjDocTable *table = NULL;
  const char *last = "";

  for (guint i = 0; i < rows->len; i++)
    {
      const AdjCompareRow *row = &g_array_index (rows, AdjCompareRow, i);
      const char *heading = heading_of (row);
      g_autofree char *text = NULL;

      if (is_secret (view, row))
        continue;
      text = say_row (book, row);
      if (table == NULL || !g_str_equal (heading, last))
        {
          adj_doc_heading (doc, heading);
          table = add_table (doc);
        }
      last = heading;
      adj_doc_row (table,
                   adj_compare_is_done (book->scenario, row) ? ADJ_BOX_TICKED : ADJ_BOX_EMPTY, text,
                   NULL);
    }
}

AdjDoc *
adj_proof_make (const AdjMatter *matter)
{
  g_autofree char *subject = NULL;
  AdjDoc *doc;

  g_return_val_if_fail (matter != NULL, NULL);

  subject = adj_matter_battle (matter);
  doc = adj_doc_new (_ ("Proof sheets"), subject);
  if (!matter->large) /* the names on the map stay small: it is a paper of its own */
    {
      add_map (doc, matter);
      adj_doc_columns (doc, COLUMNS);
    }
  add_rows (doc, &matter->view);
  return doc;
}
