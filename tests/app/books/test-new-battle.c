/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/new-battle.h"
#include "app/desktop/looks.h"
#include "book/library.h"
#include "desk-work.h"

/* A battle that the program has nothing of, begun in the window. */

static AdjNewBattle *
ask (AdjWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.ask-battle", NULL);
  gtk_test_widget_wait_for_draw (stage_find_window (ADJ_TYPE_NEW_BATTLE));
  return stage_find_window (ADJ_TYPE_NEW_BATTLE);
}

static void
choose_rules (AdjNewBattle *asking, const char *title)
{
  GtkDropDown *rules = stage_find (asking, GTK_TYPE_DROP_DOWN);
  GtkStringList *titles = GTK_STRING_LIST (gtk_drop_down_get_model (rules));
  guint place = 0;

  while (g_strcmp0 (gtk_string_list_get_string (titles, place), title) != 0)
    g_assert_nonnull (gtk_string_list_get_string (titles, place++));
  gtk_drop_down_set_selected (rules, place);
  stage_settle ();
}

/* A title that the rules list, from the list; its charts open.
 */
static void
test_listed (void)
{
  AdjWindow *window = stage_open ();
  AdjNewBattle *asking = ask (window);
  g_autofree char *path = adj_library_find_ruleset ("blue-and-grey-revised");
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjRuleset) ruleset = adj_ruleset_load (path, problems);
  const AdjScenario *scenario;
  AdjChartsWindow *charts;
  GtkWidget *games_box;

  choose_rules (asking, ruleset->title);
  g_assert_nonnull (ruleset->games[0]);
  games_box =
      gtk_widget_get_parent (stage_find_saying (asking, "A _game that these rules are for"));
  gtk_drop_down_set_selected (stage_find (games_box, GTK_TYPE_DROP_DOWN), 1);
  stage_settle ();
  gtk_widget_activate_action (GTK_WIDGET (asking), "battle.begin", NULL);
  wait_until (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) != NULL);
  g_assert_null (stage_find_window (ADJ_TYPE_NEW_BATTLE));
  charts = stage_find_window (ADJ_TYPE_CHARTS_WINDOW);
  scenario = adj_draft_get_scenario (desk_work_draft (charts));
  g_assert_cmpstr (scenario->title, ==, ruleset->games[0]);
  g_assert_cmpstr (scenario->ruleset_id, ==, ruleset->id);
  desk_work_close (charts, window);
}

/* Without a title nothing is begun, and any is taken. */
static void
test_any_title (void)
{
  AdjWindow *window = stage_open ();
  AdjNewBattle *asking = ask (window);
  GtkWidget *title = stage_find (asking, GTK_TYPE_ENTRY);
  AdjChartsWindow *charts;

  gtk_widget_activate_action (GTK_WIDGET (asking), "battle.begin", NULL);
  stage_settle ();
  g_assert_null (stage_find_window (ADJ_TYPE_CHARTS_WINDOW));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (title), GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_TRUE);
  gtk_editable_set_text (GTK_EDITABLE (title), "The Field behind the Barn");
  gtk_widget_activate_action (GTK_WIDGET (asking), "battle.begin", NULL);
  wait_until (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) != NULL);
  charts = stage_find_window (ADJ_TYPE_CHARTS_WINDOW);
  g_assert_cmpstr (adj_draft_get_scenario (desk_work_draft (charts))->title, ==,
                   "The Field behind the Barn");
  desk_work_close (charts, window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/new-battle/listed", test_listed);
  g_test_add_func ("/app/new-battle/any-title", test_any_title);
  return g_test_run ();
}
