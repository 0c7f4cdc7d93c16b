/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sheets/due.h"
#include "sheets/matter.h"
#include "staff/listing.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/place.h"

/* The plot sheet for night and simultaneous movement: six segments a unit (E N.1, Y S5.0), with
 * the names of the units on the map or without; each side on paper of its own. */

#define ROW_HEIGHT 17.0
#define BLANK_ROWS 36
#define SEGMENTS 6

/* Whose it is and of which turn, and room for a sign that it was sealed. */
static void
add_head (AdjDoc *doc, const AdjMatter *matter, const char *side)
{
  const AdjDocColumn columns[] = { { _ ("Turn"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START },
                                   { _ ("Side"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START },
                                   { _ ("Initials"), ADJ_COLUMN_BLANK, ADJ_ALIGN_START } };
  AdjDocTable *table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  g_autofree char *turn = adj_words_turn (&matter->view, matter->view.table->turn);

  table->grid = TRUE;
  table->row_height = ROW_HEIGHT;
  adj_doc_row (table, matter->blank ? "" : turn, side, NULL);
}

static AdjDocTable *
add_table (AdjDoc *doc, gboolean large)
{
  AdjDocColumn columns[SEGMENTS + 2] = { { _ ("Unit"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
                                         { _ ("From"), ADJ_COLUMN_FIT, ADJ_ALIGN_START } };
  AdjDocTable *table;

  for (int i = 0; i < SEGMENTS; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", i + 1);
      char *title = adj_fill (large ? "{n}" : _ ("Segment {n}"),
                              (const AdjPlace[]){ { "n", number }, { NULL, NULL } });

      columns[i + 2] =
          (AdjDocColumn){ adj_doc_own (doc, title, g_free), ADJ_COLUMN_BLANK, ADJ_ALIGN_MIDDLE };
    }
  table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  table->grid = TRUE;
  table->row_height = ROW_HEIGHT;
  return table;
}

/* Who is due by now and still waits, with the hexes he may come by. */
static void
add_entering (AdjDocTable *table, const AdjView *view, int side)
{
  g_autoptr (GPtrArray) groups = adj_due_groups (view, 1, view->table->turn, FALSE);

  for (guint i = 0; i < groups->len; i++)
    {
      const AdjDueGroup *group = g_ptr_array_index (groups, i);
      g_autofree char *entries = adj_due_entries (group);

      for (guint j = 0; group->side == side && j < group->units->len; j++)
        {
          g_autofree char *name = adj_words_unit (view, g_array_index (group->units, guint16, j));

          adj_doc_row (table, name, entries, NULL);
        }
    }
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
  add_head (doc, matter, name);
  table = add_table (doc, matter->large);
  if (!matter->blank)
    {
      add_units (table, &matter->view, side);
      add_entering (table, &matter->view, side);
    }
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
