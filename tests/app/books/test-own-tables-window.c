/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/own-tables.h"
#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/window/game-page.h"
#include "app/window/start-page.h"
#include "desk-work.h"

/* A result altered in the window, and a battle fought by it. */

static const AdjRuleset *
ruleset_of (AdjOwnTablesWindow *tables)
{
  return adj_own_tables_get_ruleset (ADJ_OWN_TABLES (adj_own_tables_window_get_tables (tables)));
}

/* The result of the one battle that is fought with a 4 in a new game. */
static int
fight (AdjWindow *window)
{
  AdjSession *session = stage_begin (window);
  const AdjTable *table;

  stage_order (window, "move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv die 4");
  table = adj_session_true_table (session);
  return table->battle.result;
}

static void
test_journey (void)
{
  AdjWindow *window = stage_open ();
  int before = fight (window);
  guint column = (guint) adj_session_true_table (adj_window_get_session (window))->battle.column;
  const char *other = before == ADJ_RESULT_AR ? "Ae" : "Ar";
  AdjOwnTablesWindow *tables;
  AdjFigureTable *figures;
  GtkDropDown *rules;
  g_autofree char *label = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  stage_settle ();
  tables = desk_work_open_tables (window);
  figures = stage_find (tables, ADJ_TYPE_FIGURE_TABLE);
  g_assert_nonnull (stage_find_saying (tables, "As printed"));
  label =
      g_strdup_printf ("%d-%d, die 4: %s", ruleset_of (tables)->columns[column].attacker,
                       ruleset_of (tables)->columns[column].defender, adj_combat_results[before]);
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (adj_figure_table_get_cell (figures, 3, column)),
      GTK_ACCESSIBLE_PROPERTY_LABEL, label);

  desk_work_type (figures, 3, column, "Zz");
  g_assert_nonnull (stage_find_saying (tables, "One of"));
  desk_work_type (figures, 3, column, other);
  g_assert_null (stage_find_saying (tables, "One of"));
  g_assert_nonnull (stage_find_saying (tables, "1 figure differs"));
  g_assert_true (gtk_widget_has_css_class (
      GTK_WIDGET (adj_figure_table_get_cell (figures, 3, column)), "differs"));
  gtk_window_close (GTK_WINDOW (tables));
  stage_settle ();

  /* The start page offers it, and the next game is judged by it. */
  rules = stage_find (stage_find (window, ADJ_TYPE_START_PAGE), GTK_TYPE_DROP_DOWN);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (rules)));
  gtk_drop_down_set_selected (rules, 1);
  g_assert_cmpint (fight (window), !=, before);
  g_assert_cmpstr (adj_session_book (adj_window_get_session (window))->ruleset->id, ==,
                   "blue-and-gray-own");
  g_object_set (stage_find (window, ADJ_TYPE_GAME_PAGE), "panel", "log", NULL);
  stage_settle ();
  g_assert_nonnull (stage_find_saying (window, "Played by “Blue & Gray (1975), my tables”"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  stage_settle ();
  gtk_drop_down_set_selected (rules, 0);
  g_assert_cmpint (fight (window), ==, before);
  g_assert_null (stage_find_saying (window, "Played by"));
  stage_close (window);
}

static void
test_put_back (void)
{
  AdjWindow *window = stage_open ();
  AdjOwnTablesWindow *tables = desk_work_open_tables (window);
  AdjFigureTable *figures = stage_find (tables, ADJ_TYPE_FIGURE_TABLE);
  g_autofree char *printed =
      g_strdup (gtk_editable_get_text (adj_figure_table_get_cell (figures, 0, 0)));

  desk_work_type (figures, 0, 0, g_str_equal (printed, "Ex") ? "De" : "Ex");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (tables), "tables.put-back", NULL));
  stage_settle ();
  g_assert_cmpstr (gtk_editable_get_text (adj_figure_table_get_cell (figures, 0, 0)), ==, printed);
  g_assert_false (
      gtk_widget_has_css_class (GTK_WIDGET (adj_figure_table_get_cell (figures, 0, 0)), "differs"));
  desk_work_close (tables, window);
}

static void
test_name (void)
{
  AdjWindow *window = stage_open ();
  AdjOwnTablesWindow *tables = desk_work_open_tables (window);
  GtkEntry *name = stage_find (gtk_window_get_child (GTK_WINDOW (tables)), GTK_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (name), "House rules");
  g_signal_emit_by_name (name, "activate");
  g_assert_cmpstr (ruleset_of (tables)->title, ==, "House rules");
  gtk_editable_set_text (GTK_EDITABLE (name), "");
  g_signal_emit_by_name (name, "activate");
  g_assert_cmpstr (ruleset_of (tables)->title, ==, "House rules");
  g_assert_nonnull (stage_find_saying (tables, "1 to 80"));
  desk_work_close (tables, window);
}

static void
test_small (void)
{
  static const char *const pages[] = { "results", "terrain", "hexsides", "command", "arms" };
  AdjWindow *window = stage_open ();
  AdjOwnTablesWindow *tables = desk_work_open_tables (window);

  desk_work_assert_small (tables, pages, G_N_ELEMENTS (pages));
  desk_work_close (tables, window);
}

/* What no file states is no figure in a cell either. */
static void
assert_states_no_multiplier (AdjOwnTablesWindow *tables)
{
  const AdjRuleset *ruleset = ruleset_of (tables);

  for (guint row = 0; row < ruleset->n_terrains; row++)
    for (guint column = 1 + ruleset->n_arms; column < 6 + ruleset->n_arms; column++)
      {
        g_autofree char *cell = adj_rule_table_get (ADJ_RULE_TABLE_TERRAIN, ruleset, row, column);

        g_assert_cmpstr (cell, ==, "");
      }
}

/* The label that offers to play by the player's own copy; NULL while nothing is offered. */
static GtkWidget *
find_offer (AdjOwnTablesWindow *tables)
{
  return stage_find_saying (tables, "a copy of your own now");
}

/* The tables of the rules that are chosen on the start page: also of those with tables that nobody
 * has typed in, whose gaps are listed. */
static void
test_other_rules (void)
{
  AdjWindow *window;
  AdjOwnTablesWindow *tables;
  g_autofree char *chosen = NULL;

  g_settings_set_string (adj_settings (), "ruleset", "blue-and-grey-revised");
  window = stage_open ();
  tables = desk_work_open_tables (window);
  g_assert_cmpstr (ruleset_of (tables)->id, ==, "blue-and-grey-revised-own");
  gtk_stack_set_visible_child_name (stage_find (tables, GTK_TYPE_STACK), "gaps");
  stage_settle ();
  stage_says (tables, "Strategic movement (6.4) is missing.");
  gtk_stack_set_visible_child_name (stage_find (tables, GTK_TYPE_STACK), "terms");
  stage_settle ();
  stage_says (tables, "Going up a slope adds");
  assert_states_no_multiplier (tables);
  g_assert_null (find_offer (tables)); /* nothing has been typed */
  desk_work_type (
      ADJ_FIGURE_TABLE (gtk_stack_get_visible_child (stage_find (tables, GTK_TYPE_STACK))), 0, 0,
      "2");
  stage_says (tables, "Tick off under “Missing” what they answer.");
  gtk_widget_activate_action (GTK_WIDGET (tables), "tables.play-by", NULL);
  g_assert_null (find_offer (tables));
  chosen = g_settings_get_string (adj_settings (), "ruleset");
  g_assert_cmpstr (chosen, ==, "blue-and-grey-revised-own");
  gtk_window_close (GTK_WINDOW (tables));
  stage_settle ();
  g_settings_reset (adj_settings (), "ruleset");
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/tables-window/journey", test_journey);
  g_test_add_func ("/app/tables-window/put-back", test_put_back);
  g_test_add_func ("/app/tables-window/name", test_name);
  g_test_add_func ("/app/tables-window/small", test_small);
  g_test_add_func ("/app/tables window/other rules", test_other_rules);
  return g_test_run ();
}
