/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/combat/combat-panel.h"
#include "app/command/command-panel.h"
#include "app/desktop/settings.h"
#include "app/victory/victory-panel.h"
#include "app/window/start-page.h"
#include "book/chart-line.h"
#include "desk-work.h"

/* Chickamauga by the revised rules, in the window. */

#define RULES "blue-and-grey-revised"

static AdjWindow *
open_under (const char *rules)
{
  g_settings_set_string (adj_settings (), "ruleset", rules);
  return stage_open ();
}

/* They stand beside the rules of the battle, and the next one is begun by them. */
static void
test_offered (void)
{
  AdjWindow *window = open_under ("");
  GtkDropDown *rules = stage_find (stage_find (window, ADJ_TYPE_START_PAGE), GTK_TYPE_DROP_DOWN);
  GListModel *titles = gtk_drop_down_get_model (rules);
  g_autofree char *chosen = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (titles), ==, 2);
  g_assert_cmpstr (gtk_string_list_get_string (GTK_STRING_LIST (titles), 1), ==,
                   "Blue & Grey (revised), 2nd edition");
  gtk_drop_down_set_selected (rules, 1);
  chosen = g_settings_get_string (adj_settings (), "ruleset");
  g_assert_cmpstr (chosen, ==, RULES);
  stage_close (window);
}

/* The buttons of the games that have no data; 0 while their list is not shown. */
static guint
count_games (AdjWindow *window)
{
  AdjStartPage *page = stage_find (window, ADJ_TYPE_START_PAGE);
  GtkWidget *heading = stage_find_saying (page, "No data yet");
  GtkWidget *games =
      heading != NULL ? gtk_widget_get_last_child (gtk_widget_get_parent (heading)) : NULL;
  guint n = 0;

  while (games != NULL && gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (games), (int) n) != NULL)
    n++;
  return n;
}

/* The 16 games of the rules stand there without data; one that is begun from the player's charts
 * has a card of its own from the first line on (R 1). */
static void
test_lists_games (void)
{
  AdjWindow *window = open_under ("");
  AdjChartsWindow *charts;
  AdjOwnBattle *battle;

  wait_until (desk_work_find_card (window, "wilderness.scenario.xml") != NULL);
  stage_settle ();
  g_assert_cmpuint (count_games (window), ==, 0); /* all of 1975 have */
  g_settings_set_string (adj_settings (), "ruleset", RULES);
  wait_until (count_games (window) == 16);
  stage_press (window, "Olustee");
  stage_settle ();
  charts = stage_find_window (ADJ_TYPE_CHARTS_WINDOW);
  g_assert_nonnull (charts);
  battle = adj_charts_window_get_battle (charts);
  g_assert_true (g_str_has_suffix (adj_own_battle_get_path (battle), "/olustee.scenario.xml"));
  stage_press (window, "Olustee"); /* the same window again */
  g_assert_true (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) == (gpointer) charts);
  g_assert_true (adj_draft_chart (desk_work_draft (charts), "turns 12"));
  adj_own_battle_save (battle);
  wait_until (desk_work_find_card (window, "olustee.scenario.xml") != NULL);
  g_assert_cmpuint (count_games (window), ==, 15);
  g_assert_cmpstr (adj_draft_get_scenario (desk_work_draft (charts))->ruleset_id, ==, RULES);
  gtk_window_close (GTK_WINDOW (charts));
  stage_settle ();
  stage_press (window, "Shiloh"); /* whose name a battle of 1975 has */
  stage_settle ();
  charts = stage_find_window (ADJ_TYPE_CHARTS_WINDOW);
  g_assert_true (g_str_has_suffix (adj_own_battle_get_path (adj_charts_window_get_battle (charts)),
                                   "/shiloh-2.scenario.xml"));
  gtk_window_close (GTK_WINDOW (charts));
  stage_close (window);
}

/* What is not known is said in the rules' own words, and the result is the players'. */
static void
test_fought (void)
{
  AdjWindow *window = open_under (RULES);
  AdjSession *session = stage_begin (window);
  StagePanel panel = { .window = window, .session = session };

  g_assert_cmpstr (adj_session_book (session)->ruleset->id, ==, RULES);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==,
                   "Chickamauga, Blue & Grey (revised), 2nd edition");
  g_assert_true (adj_session_submit (session, "place bates 1412; next"));
  stage_order (window, "attack 1412 from 1/3/xiv");
  stage_says (window, "The Combat Results Table is missing: type it into the rules, or give the "
                      "result.");
  stage_show_panel (&panel, "combat", ADJ_TYPE_COMBAT_PANEL);
  stage_says (panel.panel, "4 : 4");
  stage_show_panel (&panel, "command", ADJ_TYPE_COMMAND_PANEL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.table-mode", NULL);
  stage_settle ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.table-mode", NULL);
  stage_order (window, "roll 5 result DR2");
  stage_order (window, "retreat bates 1411");
  g_assert_cmpint (stage_hex (session, "bates"), ==, 1411);
  g_assert_true (adj_session_submit (session, "next"));
  stage_settle ();
  stage_close (window);
}

/* What became of a unit that tried to rally is asked in the panel, and its markers stand in its
 * card; the players declare a victory in another panel (R 12.42, 4.0b). */
static void
test_rallied_and_won (void)
{
  AdjWindow *window = open_under (RULES);
  AdjSession *session = stage_begin (window);
  StagePanel panel = { .window = window, .session = session };
  int wilder = adj_scenario_unit (adj_session_book (session)->scenario, "wilder");

  g_assert_true (adj_session_submit (session, "status wilder routed rally; next; rally wilder"));
  stage_settle ();
  stage_show_panel (&panel, "combat", ADJ_TYPE_COMBAT_PANEL);
  stage_says (panel.panel, "Say what became of Wilder, which tried to rally (Union)");
  stage_says (panel.panel, "Wilder: not routed any more");
  stage_press (panel.panel, "1");
  stage_settle ();
  g_assert_false (adj_table_bears (adj_session_view (session).table, wilder, ADJ_BEARS_ROUTED));
  stage_show_panel (&panel, "victory", ADJ_TYPE_VICTORY_PANEL);
  g_signal_emit_by_name (stage_find_button (panel.panel, "Confederate Wins"), "clicked");
  stage_settle ();
  stage_says (panel.panel, "Confederate wins, as the players declare (R 4.0b)");
  g_assert_cmpint (adj_session_view (session).table->won, ==, 2);
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/revised rules/offered", test_offered);
  g_test_add_func ("/app/R 1/lists games", test_lists_games);
  g_test_add_func ("/app/revised rules/fought", test_fought);
  g_test_add_func ("/app/revised rules/rallied and won", test_rallied_and_won);
  return g_test_run ();
}
