/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sheets/matter.h"
#include "staff/listing.h"
#include "words/brief.h"
#include "words/place.h"

/* The plot sheet for night and simultaneous movement: six segments a unit (E N.1, Y S5.0), with
 * the names of the units on the map or without; each side on paper of its own. */

#define ROW_HEIGHT 17.0
#define BLANK_ROWS 36
#define SEGMENTS 6

static AdjDocTable *
add_table (AdjDoc *doc)
{
  static const char *const numbers[SEGMENTS] = { "1", "2", "3", "4", "5", "6" };
  AdjDocColumn columns[SEGMENTS + 2] = { { _ ("Unit"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
                                         { _ ("From"), ADJ_COLUMN_FIT, ADJ_ALIGN_START } };
  AdjDocTable *table;

  for (int i = 0; i < SEGMENTS; i++)
    columns[i + 2] = (AdjDocColumn){ numbers[i], ADJ_COLUMN_BLANK, ADJ_ALIGN_MIDDLE };
  table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  table->grid = TRUE;
  table->row_height = ROW_HEIGHT;
  return table;
}

/* A side's plot is nobody else's business: enemies that these eyes may not know are left out. */
static void
add_units (AdjDocTable *table, const AdjView *view, int side)
{
  for (int unit = 0; unit < (int) view->table->n_units; unit++)
    if (view->table->units[unit].side == side && adj_table_on_map (view->table, unit) &&
        adj_view_knows (view, unit))
      {
        g_autofree char *name = adj_words_unit (view, unit);
        g_autofree char *hex = adj_words_where (view, unit);

        adj_doc_row (table, name, hex, NULL);
      }
}

static void
add_side (AdjDoc *doc, const AdjMatter *matter, int side)
{
  g_autofree char *name = adj_words_side (&matter->view, side);
  AdjDocTable *table;

  adj_doc_heading (doc, name);
  table = add_table (doc);
  if (!matter->blank)
    add_units (table, &matter->view, side);
  else
    for (int i = 0; i < BLANK_ROWS; i++)
      /* as wide as names and hexes usually are */
      adj_doc_row (table, "                                        ", "           ", NULL);
}

static gboolean
is_shown (const AdjMatter *matter, int side)
{
  return matter->view.eyes == ADJ_EYES_ALL || matter->view.eyes == ADJ_EYES_PUBLIC ||
         (int) matter->view.eyes == side;
}

AdjDoc *
adj_plot_make (const AdjMatter *matter)
{
  AdjDoc *doc;
  gboolean any = FALSE;

  g_return_val_if_fail (matter != NULL, NULL);

  doc = adj_matter_doc (matter, _ ("Plot sheet"));
  for (int side = 0; side < ADJ_SIDES; side++)
    if (is_shown (matter, side))
      {
        if (any)
          adj_doc_page (doc);
        add_side (doc, matter, side);
        any = TRUE;
      }
  return doc;
}
