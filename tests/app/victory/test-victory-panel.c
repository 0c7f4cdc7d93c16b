/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board.h"
#include "app/combat/combat-panel.h"
#include "app/desktop/looks.h"
#include "app/log/log-panel.h"
#include "app/papers/game-papers.h"
#include "app/turns/checklist.h"
#include "app/turns/next-button.h"
#include "app/turns/past-bar.h"
#include "app/victory/graph-view.h"
#include "app/victory/victory-panel.h"
#include "app/victory/victory-row.h"
#include "stage.h"

/* The Victory panel of Chickamauga: awards, margin, charts. */

static StagePanel
open_panel (const char *orders)
{
  return stage_open_panel ("victory", ADJ_TYPE_VICTORY_PANEL, orders);
}

static void
activate (const StagePanel *stage, const char *title)
{
  GtkWidget *row =
      gtk_widget_get_ancestor (stage_find_saying (stage->panel, title), ADJ_TYPE_VICTORY_ROW);

  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  stage_settle ();
}

/* The same figures as the score in sentences, and they follow the table. */
static void
test_score (void)
{
  StagePanel stage = open_panel (NULL);

  stage_says (stage.panel, "Union 15, Confederate 10: Union leads by 5");
  stage_says (stage.panel, "0822, 1108 and 1115, each, held by the Union at the end");
  stage_says (stage.panel, "0822 (Union), 1108 (Union), 1115 (Union)");
  g_assert_true (adj_session_submit (stage.session, "eliminate smith; score confederate 7 agreed"));
  stage_settle ();
  stage_says (stage.panel, "Union 19, Confederate 17: Union leads by 2");
  stage_says (stage.panel, "Union, 4 victory points: Smith (CH 17.1)");
  stage_says (stage.panel, "Confederate, 7 victory points by the players' agreement");
  stage_close (stage.window);
}

/* An award points to its hexes, once more takes them back, and so does any other pick. */
static void
test_hexes (void)
{
  StagePanel stage = open_panel (NULL);
  const AdjPicks *picks = adj_session_get_picks (stage.session);
  const AdjBook *book = adj_session_book (stage.session);
  AdjPicks other;
  GtkWidget *row;

  activate (&stage, "0822, 1108 and 1115");
  g_assert_cmpuint (picks->n_hexes, ==, 3);
  g_assert_cmpint (book->hexes[picks->hexes[1]].id, ==, 1108);
  row = gtk_widget_get_ancestor (stage_find_saying (stage.panel, "0822, 1108 and 1115"),
                                 ADJ_TYPE_VICTORY_ROW);
  g_assert_true (gtk_widget_has_css_class (row, "picked"));
  activate (&stage, "0822, 1108 and 1115");
  g_assert_cmpuint (picks->n_hexes, ==, 0);
  g_assert_false (gtk_widget_has_css_class (row, "picked"));
  activate (&stage, "0822, 1108 and 1115");
  other = *picks;
  adj_picks_toggle_unit (&other, adj_scenario_unit (book->scenario, "smith"));
  adj_session_set_picks (stage.session, &other);
  stage_settle ();
  g_assert_cmpuint (picks->n_hexes, ==, 0);
  g_assert_false (gtk_widget_has_css_class (row, "picked"));
  stage_close (stage.window);
}

/* The lines that the charts draw stand in words as well, up to the turn that is looked at. */
static void
test_course (void)
{
  StagePanel stage = open_panel (NULL);
  GtkWidget *fold;

  while (adj_session_true_table (stage.session)->turn < 3)
    g_assert_true (adj_session_submit (stage.session, "next!"));
  stage_settle ();
  fold = gtk_widget_get_ancestor (stage_find_saying (stage.panel, "The same in figures"),
                                  GTK_TYPE_EXPANDER);
  gtk_expander_set_expanded (GTK_EXPANDER (fold), TRUE);
  stage_settle ();
  stage_says (stage.panel, "Turn 1: strength Union 70, Confederate 132; points Union ");
  stage_says (stage.panel, "\nTurn 3: ");
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (stage_find (stage.panel, ADJ_TYPE_GRAPH_VIEW)), GTK_ACCESSIBLE_PROPERTY_LABEL,
      "Victory points, now Union 15, Confederate 10");
  adj_session_look_at (stage.session, 0);
  stage_settle ();
  g_assert_null (stage_find_saying (stage.panel, "\nTurn 3: "));
  stage_close (stage.window);
}

static const char *
label_of (GtkWidget *button)
{
  GtkWidget *label = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));

  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (label)));
}

/* Once the last Game-Turn is done who has won is told all over the window, nothing is owed any
 * more, and what ended the phases leads to the score. */
static void
test_end (void)
{
  StagePanel stage = open_panel ("score confederate 9 luck");
  AdjGame *game = adj_session_get_game (stage.session);
  GtkWidget *next = stage_find (stage_find (stage.window, ADJ_TYPE_NEXT_BUTTON), GTK_TYPE_BUTTON);
  GtkWidget *checklist = stage_find (stage.window, ADJ_TYPE_CHECKLIST);
  guint n_entries;

  while (!adj_game_get_table (game)->over)
    adj_session_submit (stage.session, "next!");
  stage_settle ();
  g_assert_cmpstr (label_of (next), ==, "Confederate wins by 4");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_widget_get_template_child (
                       GTK_WIDGET (stage.window), ADJ_TYPE_WINDOW, "moment_label"))),
                   ==, "Confederate wins by 4");
  stage_says (stage.panel, "The game is over");
  stage_says (stage.panel, "Union 15, Confederate 19: Confederate wins by 4");
  gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.show-record", NULL);
  stage_settle ();
  stage_says (checklist, "The game is over: Confederate wins by 4");
  stage_says (checklist, "Confederate, 10 victory points: The Union train has not exited");
  stage_show_panel (&stage, "combat", ADJ_TYPE_COMBAT_PANEL);
  stage_says (stage.panel, "The game is over: Confederate wins by 4");
  n_entries = adj_game_get_play (game)->entries->len;
  g_signal_emit_by_name (next, "clicked");
  stage_settle ();
  g_assert_cmpuint (adj_game_get_play (game)->entries->len, ==, n_entries);
  g_assert_true (gtk_widget_get_mapped (stage_find (stage.window, ADJ_TYPE_VICTORY_PANEL)));
  g_assert_true (adj_session_undo (stage.session));
  stage_settle ();
  g_assert_cmpstr (label_of (next), ==, "End of the game");
  stage_close (stage.window);
}

/* The score opens by itself when the game is over, with what it has cost, the dice, and what comes
 * next: the report, a look back, another game. */
static void
test_end_tells (void)
{
  StagePanel stage = open_panel ("move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv die 2");
  AdjGame *game = adj_session_get_game (stage.session);
  GtkWidget *panel = stage.panel;
  GtkWidget *papers;

  g_assert_null (stage_find_saying (panel, "Losses of"));
  stage_show_panel (&stage, "combat", ADJ_TYPE_COMBAT_PANEL);
  while (!adj_game_get_table (game)->over)
    adj_session_submit (stage.session, "eliminate smith; next!");
  stage_settle ();
  g_assert_true (gtk_widget_get_mapped (panel));
  stage_says (panel, "Losses of Union: 0 strength points");
  stage_says (panel, "Losses of Confederate: 4 strength points");
  stage_says (panel, "Dice of Union: 1 throw, 2.00 on average; luck none: what dice do");
  g_assert_null (stage_find_saying (panel, "Dice of Confederate"));

  stage_press (panel, "_Report");
  papers = stage_find_window (ADJ_TYPE_PRINT_WINDOW);
  g_assert_cmpuint (gtk_drop_down_get_selected (stage_find (papers, GTK_TYPE_DROP_DOWN)), ==,
                    ADJ_SHEET_REPORT);
  gtk_window_destroy (GTK_WINDOW (papers));
  stage_press (panel, "Look _Back");
  g_assert_cmpuint (adj_session_get_step (stage.session), ==, 0);
  g_assert_true (gtk_widget_get_mapped (stage_find (stage.window, ADJ_TYPE_LOG_PANEL)));
  stage_settle ();
  stage_says (stage_find (stage.window, ADJ_TYPE_PAST_BAR), "as it stood: the beginning");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (stage.window)),
                                         stage_find (stage.window, ADJ_TYPE_BOARD)));
  adj_session_look_now (stage.session);
  stage_show_panel (&stage, "victory", ADJ_TYPE_VICTORY_PANEL);
  stage_press (panel, "_New Game");
  g_assert_null (adj_window_get_session (stage.window));
  stage_close (stage.window);
}

/* A screen reader hears of a row what its labels say. */
static void
test_labels (void)
{
  StagePanel stage = open_panel (NULL);
  GtkWidget *row = gtk_widget_get_ancestor (
      stage_find_saying (stage.panel, "Union train has not exited"), ADJ_TYPE_VICTORY_ROW);

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Confederate, 10 victory points: The Union train has not "
                                       "exited: so it stands (CH 17.2)");
  stage_close (stage.window);
}

/* Of a battle of several days nothing comes up by itself but the end, and that once. */
static void
test_end_once (void)
{
  StagePanel stage = stage_open_panel ("log", ADJ_TYPE_LOG_PANEL, NULL);
  AdjGame *game = adj_session_get_game (stage.session);

  for (guint turn = 1; !adj_game_get_table (game)->over; turn++)
    {
      while (!adj_game_get_table (game)->over && adj_game_get_table (game)->turn == turn)
        adj_session_submit (stage.session, "next!");
      stage_settle ();
      g_assert_cmpint (gtk_widget_get_mapped (stage.panel), ==, !adj_game_get_table (game)->over);
    }
  g_assert_true (gtk_widget_get_mapped (stage_find (stage.window, ADJ_TYPE_VICTORY_PANEL)));
  stage_show_panel (&stage, "log", ADJ_TYPE_LOG_PANEL);
  g_assert_true (adj_session_submit (stage.session, "note a good fight"));
  stage_settle ();
  g_assert_true (gtk_widget_get_mapped (stage.panel));
  stage_close (stage.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/victory-panel/score", test_score);
  g_test_add_func ("/victory-panel/hexes", test_hexes);
  g_test_add_func ("/victory-panel/course", test_course);
  g_test_add_func ("/victory-panel/labels", test_labels);
  g_test_add_func ("/victory-panel/end", test_end);
  g_test_add_func ("/victory-panel/end-tells", test_end_tells);
  g_test_add_func ("/victory-panel/end-once", test_end_once);
  return g_test_run ();
}
