/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tour.h"

#include "app/board/find-bar.h"
#include "app/books/own-tables-window.h"
#include "app/calculators/calculator-window.h"
#include "app/desktop/settings.h"
#include "app/help/help-window.h"
#include "app/options/options-window.h"
#include "app/options/preferences-window.h"
#include "app/papers/game-papers.h"
#include "app/widgets/trouble.h"
#include "app/window/game-page.h"
#include "app/window/start-page.h"
#include "brawl.h"
#include "desk-work.h"

static AdjWindow *
open (int width, int height)
{
  g_settings_set (adj_settings (), "window-size", "(ii)", width, height);
  return stage_open ();
}

static void
look (TourVisit visit, GtkWidget *window, const char *what)
{
  stage_settle ();
  gtk_test_widget_wait_for_draw (window);
  visit (window, what);
}

static void
look_after (TourVisit visit, AdjWindow *window, const char *action, const char *what)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  look (visit, GTK_WIDGET (window), what);
}

void
tour_start_page (TourVisit visit, int width, int height)
{
  AdjWindow *window = open (width, height);
  GtkFlowBox *battles = stage_find (stage_find (window, ADJ_TYPE_START_PAGE), GTK_TYPE_FLOW_BOX);

  wait_until (gtk_flow_box_get_child_at_index (battles, 8) != NULL);
  look (visit, GTK_WIDGET (window), "start page");
  look_after (visit, window, "win.quick-odds", "quick odds");
  adj_trouble_tell_text (stage_find (window, ADJ_TYPE_TROUBLE), "Trouble", "made up by the test");
  look (visit, GTK_WIDGET (window), "start page with trouble");
  stage_close (window);
}

static void
look_at_panels (TourVisit visit, AdjWindow *window, const char *when)
{
  static const char *const panels[] = { "combat",  "arrivals", "initiative", "command",   "roster",
                                        "victory", "log",      "set-up",     "read-back", "" };
  AdjGamePage *page = stage_find (window, ADJ_TYPE_GAME_PAGE);

  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      g_autofree char *what = g_strdup_printf ("panel “%s” %s", panels[i], when);

      g_object_set (page, "panel", panels[i], NULL);
      look (visit, GTK_WIDGET (window), what);
    }
}

static void
look_at_correction (TourVisit visit, AdjWindow *window)
{
  GtkWidget *page = stage_find (window, ADJ_TYPE_GAME_PAGE);

  gtk_widget_activate_action (page, "correct.edit", "u", 3);
  look (visit, GTK_WIDGET (window), "an order being corrected");
  g_object_set (page, "panel", "log", NULL);
  stage_settle ();
}

void
tour_game (TourVisit visit, int width, int height)
{
  AdjWindow *window = open (width, height);
  AdjSession *session = stage_begin (window);

  g_assert_true (adj_session_submit (session, "note rain"));
  g_assert_true (adj_session_submit (session,
                                     "option variable-initiative; move 3/1/xiv 1619; next; "
                                     "attack 1620 1720 from 3/1/xiv"));
  look_at_panels (visit, window, "with a battle open");
  look_at_correction (visit, window);
  look_after (visit, window, "win.find", "find");
  adj_find_bar_close (stage_find (window, ADJ_TYPE_FIND_BAR));
  look_after (visit, window, "what-if.try", "what if");
  gtk_widget_activate_action (GTK_WIDGET (window), "what-if.drop", NULL);
  look_after (visit, window, "win.table-mode", "table mode");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.table-mode", NULL);
  stage_settle ();
  g_assert_true (
      adj_session_submit (session, "roll 3; retreat 3/1/xiv 1618; stay; next; next; next"));
  look_at_panels (visit, window, "in turn 2");
  adj_session_stride (session, ADJ_STRIDE_ORDER, FALSE);
  look (visit, GTK_WIDGET (window), "a look back");
  adj_session_look_now (session);
  g_assert_true (adj_session_submit (session, "option limited-intelligence"));
  look (visit, GTK_WIDGET (window), "curtain");
  stage_close (window);
}

static void
look_at_pages (TourVisit visit, GtkWidget *window, const char *what)
{
  GtkStack *stack = stage_find (window, GTK_TYPE_STACK);

  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (stack)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    {
      const char *name = gtk_stack_page_get_name (gtk_stack_get_page (stack, page));
      g_autofree char *where = g_strdup_printf ("%s, page “%s”", what, name);

      gtk_stack_set_visible_child (stack, page);
      look (visit, window, where);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
look_at_window (TourVisit visit, GtkWidget *window, int width, int height, const char *what)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  look (visit, window, what);
  gtk_window_destroy (GTK_WINDOW (window));
  stage_settle ();
}

void
tour_skirmish (TourVisit visit, int width, int height)
{
  static const char *const pages[] = { "standing", "act",    "react", "attempt",
                                       "fights",   "figure", "cards" };
  Brawl brawl = brawl_open (brawl_begun);

  gtk_window_set_default_size (GTK_WINDOW (brawl.window), width, height);
  brawl_order (&brawl, "act guy shoot at court; pass; act mob-1 melee at robin");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      brawl_page (&brawl, pages[i]);
      look (visit, GTK_WIDGET (brawl.window), pages[i]);
    }
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.correct", "u", 8u);
  look (visit, GTK_WIDGET (brawl.window), "correct");
  brawl_page (&brawl, "cards");
  stage_press (brawl.window, "knights look, and nobody else");
  look (visit, GTK_WIDGET (brawl.window), "cards behind the curtain");
  brawl_close (&brawl);
}

void
tour_other_windows (TourVisit visit, int width, int height)
{
  AdjWindow *window = open (width, height);
  AdjSession *session = stage_begin (window);
  GtkWidget *help = adj_help_window_new (NULL);

  look_at_window (visit, adj_preferences_window_new (GTK_WINDOW (window)), width, height,
                  "preferences");
  look_at_window (visit, adj_options_window_new (GTK_WINDOW (window)), width, height, "options");
  look_at_window (visit, adj_game_papers_new (GTK_WINDOW (window), session), width, height,
                  "papers");
  adj_help_window_show (ADJ_HELP_WINDOW (help), "playing");
  look_at_window (visit, help, width, height, "help");

  gtk_widget_activate_action (GTK_WIDGET (window), "win.tables", NULL);
  look_at_pages (visit, stage_find_window (ADJ_TYPE_OWN_TABLES_WINDOW), "tables");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.figures", "s", "initiative");
  look_at_pages (visit, stage_find_window (ADJ_TYPE_CALCULATOR_WINDOW), "figures");
  stage_close (window);
}

void
tour_charts (TourVisit visit, int width, int height)
{
  AdjWindow *window = open (width, height);
  g_autofree char *frame = g_test_build_filename (G_TEST_DIST, "..", "..", "data", "scenarios",
                                                  "shiloh.scenario.xml", NULL);
  g_autofree char *folder = folder_make ();
  AdjChartsWindow *charts;
  OwnerMap sheet;

  adj_window_fill_in (window, frame);
  charts = stage_find_window (ADJ_TYPE_CHARTS_WINDOW);
  gtk_window_set_default_size (GTK_WINDOW (charts), width, height);
  sheet = desk_work_lay (charts, folder);
  look (visit, GTK_WIDGET (charts), "a picture is laid");
  desk_work_point (charts, &sheet, 101);
  desk_work_point (charts, &sheet, 808);
  look (visit, GTK_WIDGET (charts), "a picture is laid by two hexes");
  stage_press (charts, "_Enough");
  stage_press (desk_work_show (charts, "picture"), "Click its side");
  look (visit, GTK_WIDGET (charts), "North is asked for");
  stage_press (charts, "_Enough");
  adj_tracer_forget (adj_own_battle_get_tracer (adj_charts_window_get_battle (charts)));
  look_at_pages (visit, GTK_WIDGET (charts), "charts");
  stage_close (window);
  folder_remove (g_steal_pointer (&folder));
}
