/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/editors.h"

#include "app/books/own-tables.h"
#include "book/library.h"
#include "staff/own-charts.h"

#define PRINTED_RULES "blue-and-gray" /* where no game says otherwise */

/* The first window of that type that has what is looked for; NULL if there is none. */
static gpointer
find_window (GType type, gboolean (*has) (gpointer window, const char *what), const char *what)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type) && has (window, what))
        return window; /* the list holds it */
    }
  return NULL;
}

static gboolean
has_charts (gpointer window, const char *scenario)
{
  return adj_own_battle_is_of (adj_charts_window_get_battle (window), scenario);
}

/* One window has the tables of every ruleset, for there is one player. */
static gboolean
has_tables (gpointer window, const char *what)
{
  return ADJ_IS_OWN_TABLES (adj_own_tables_window_get_tables (window));
}

AdjChartsWindow *
adj_editors_charts (GtkWindow *parent, const char *scenario, gboolean *made, AdjProblems **problems)
{
  gpointer window = find_window (ADJ_TYPE_CHARTS_WINDOW, has_charts, scenario);
  g_autoptr (AdjOwnBattle) battle = NULL;

  *made = window == NULL;
  if (window != NULL)
    return window;
  battle = adj_own_battle_open (scenario, problems);
  return battle != NULL ? ADJ_CHARTS_WINDOW (adj_charts_window_new (parent, battle)) : NULL;
}

gboolean
adj_editors_may_leave (GtkWindow *parent)
{
  g_autoptr (GPtrArray) charts = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *all = gtk_window_get_toplevels ();
  gboolean may = TRUE;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

      if (gtk_window_get_transient_for (window) != parent)
        continue;
      if (ADJ_IS_CHARTS_WINDOW (window))
        g_ptr_array_add (charts, g_steal_pointer (&window));
      else if (ADJ_IS_OWN_TABLES_WINDOW (window))
        gtk_window_set_focus (window, NULL); /* what is being typed counts */
    }
  for (guint i = 0; i < charts->len; i++)
    may &= adj_charts_window_may_leave (g_ptr_array_index (charts, i));
  return may;
}

AdjOwnBattle *
adj_editors_battle (const char *scenario, AdjProblems **problems)
{
  AdjChartsWindow *window = find_window (ADJ_TYPE_CHARTS_WINDOW, has_charts, scenario);

  return window != NULL ? g_object_ref (adj_charts_window_get_battle (window))
                        : adj_own_battle_open (scenario, problems);
}

/* As long as nothing is typed in it has no file, and its name is free. */
AdjChartsWindow *
adj_editors_new_charts (GtkWindow *parent,
                        const char *title,
                        const char *ruleset,
                        gboolean *made,
                        AdjProblems **problems)
{
  g_autofree char *name = adj_own_charts_name (title);
  g_autofree char *path = adj_library_own_scenario (name);
  gpointer window = find_window (ADJ_TYPE_CHARTS_WINDOW, has_charts, path);
  g_autoptr (AdjOwnBattle) battle = NULL;

  *made = window == NULL;
  if (window != NULL)
    return window;
  battle = adj_own_battle_begin (name, title, ruleset, problems);
  return battle != NULL ? ADJ_CHARTS_WINDOW (adj_charts_window_new (parent, battle)) : NULL;
}

AdjOwnTablesWindow *
adj_editors_tables (GtkWindow *parent,
                    const char *ruleset_id,
                    gboolean *made,
                    AdjProblems **problems)
{
  gpointer window = find_window (ADJ_TYPE_OWN_TABLES_WINDOW, has_tables, NULL);
  g_autofree char *path = NULL;
  g_autoptr (AdjOwnTables) tables = NULL;

  *made = window == NULL;
  if (window != NULL)
    return window;
  if (ruleset_id != NULL)
    path = adj_library_find_ruleset (ruleset_id);
  if (path == NULL)
    path = adj_library_find_ruleset (PRINTED_RULES);
  tables = adj_own_tables_open (path != NULL ? path : PRINTED_RULES, problems);
  return tables != NULL
             ? ADJ_OWN_TABLES_WINDOW (adj_own_tables_window_new (parent, ADJ_TABLES (tables)))
             : NULL;
}
