/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/lloyd-editor.h"

#include "app/books/own-tables-window.h"
#include "app/skirmish/lloyd-tables.h"

/* The one that is open; NULL. */
static GtkWindow *
find_window (void)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

      if (ADJ_IS_OWN_TABLES_WINDOW (window) &&
          ADJ_IS_LLOYD_TABLES (adj_own_tables_window_get_tables (ADJ_OWN_TABLES_WINDOW (window))))
        return window; /* the list holds it */
    }
  return NULL;
}

void
adj_lloyd_editor_present (GtkWindow *parent, AdjTrouble *trouble)
{
  GtkWindow *window = find_window ();
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (AdjLloydTables) tables = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent) && ADJ_IS_TROUBLE (trouble));

  if (window == NULL)
    {
      tables = adj_lloyd_tables_open (&problems);
      if (tables == NULL)
        {
          adj_trouble_tell_unreadable (trouble, adj_problems_file (problems), problems);
          return;
        }
      window = GTK_WINDOW (adj_own_tables_window_new (parent, ADJ_TABLES (tables)));
    }
  gtk_window_present (window);
}
