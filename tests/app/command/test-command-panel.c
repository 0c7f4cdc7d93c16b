/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/command/command-panel.h"
#include "app/command/drift-box.h"
#include "app/desktop/looks.h"
#include "app/turns/notices.h"
#include "stage.h"

/* Command Control played in its panel alone: thrown, drawn, drifted. */

static StagePanel
open_panel (const char *orders)
{
  return stage_open_panel ("command", ADJ_TYPE_COMMAND_PANEL, orders);
}

static void
key (const StagePanel *stage, int figure)
{
  gtk_widget_activate_action (stage->panel, "command.key", "i", figure);
  stage_settle ();
}

static gboolean
has_focus (const StagePanel *stage)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (stage->window));

  return focus != NULL && gtk_widget_get_mapped (focus) &&
         gtk_widget_is_ancestor (focus, stage->panel);
}

/* The notice opens the panel, its die key gives the list: two keys. */
static void
test_two_keys (void)
{
  StagePanel stage = { .window = stage_open () };
  GtkWidget *notices;

  stage.session = stage_begin (stage.window);
  g_assert_true (adj_session_submit (stage.session, "option command-control"));
  stage_settle ();
  notices = stage_find (stage.window, ADJ_TYPE_NOTICES);
  stage_says (notices, "Union throws a die for Command Control");
  stage_show_panel (&stage, "command", ADJ_TYPE_COMMAND_PANEL);
  stage_says (stage.panel, "To be expected:");
  g_assert_true (has_focus (&stage));
  key (&stage, 3);
  g_assert_true (has_focus (&stage));
  stage_says (stage.panel, "1 3 7 8");
  wait_until (stage_find_saying (stage.panel, "3/1/XIV") != NULL); /* a row comes with a frame */
  stage_says (stage.panel, "1318 · Infantry 5");
  stage_says (stage.panel, "they go before the scattered ones");
  g_assert_null (stage_find_saying (stage.panel, "To be expected:"));
  stage_close (stage.window);
}

/* The rule of the panel, switched on and off in it. */
static void
test_switch (void)
{
  StagePanel stage = open_panel (NULL);
  GtkSwitch *played = stage_find (stage.panel, GTK_TYPE_SWITCH);

  g_assert_false (gtk_switch_get_active (played));
  gtk_switch_set_active (played, TRUE);
  stage_settle ();
  g_assert_cmpint (
      adj_table_option (adj_session_true_table (stage.session), ADJ_OPTION_COMMAND_CONTROL), ==, 1);
  stage_says (stage.panel, "To be expected:");
  g_assert_true (adj_session_undo (stage.session));
  stage_settle ();
  g_assert_false (gtk_switch_get_active (played));
  stage_close (stage.window);
}

static void
pick (const StagePanel *stage, const char *unit)
{
  AdjPicks picks = { 0 };

  adj_picks_toggle_unit (&picks,
                         adj_scenario_unit (adj_session_book (stage->session)->scenario, unit));
  adj_session_set_picks (stage->session, &picks);
  stage_settle ();
}

/* Y 5.52: two dice, looked at, typed anew, accepted; the record ticks it and the next comes up. */
static void
test_drift (void)
{
  StagePanel stage = open_panel ("option command-control; scatter die 3");
  const AdjPicks *picks = adj_session_get_picks (stage.session);

  pick (&stage, "3/1/xiv");
  stage_says (stage.panel, "3/1/XIV drifts");
  stage_says (stage.panel, "1 is north");
  key (&stage, 1);
  stage_says (stage.panel, "Now the die for the Movement Points");
  key (&stage, 5);
  key (&stage, 2);
  g_assert_cmpint (picks->drift[1], ==, 0);
  key (&stage, 5);
  stage_says (stage.panel, "1318-1417-1517-1616 (5 MP): its points are used up");
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1318);
  gtk_widget_grab_focus (stage_find_button (stage.panel, "Accept"));
  stage_press (stage.panel, "Accept");
  g_assert_true (has_focus (&stage));
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1616);
  stage_says (stage.panel, "drifts");
  g_assert_cmpuint (picks->n_units, ==, 1);
  g_assert_cmpint (picks->units[0], !=,
                   adj_scenario_unit (adj_session_book (stage.session)->scenario, "3/1/xiv"));
  stage_press (stage.panel, "Roll Both");
  g_assert_true (adj_session_undo (stage.session));
  g_assert_true (adj_session_undo (stage.session));
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1318);
  stage_close (stage.window);
}

/* Y 5.57: chits one by one; the drawn one says so. */
static void
test_chits (void)
{
  StagePanel stage = open_panel ("option command-control; option command-method=chits");
  GtkWidget *level = stage_find (stage.panel, GTK_TYPE_SPIN_BUTTON);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (level), 2);
  stage_settle ();
  key (&stage, 0);
  stage_says (stage.panel, "drawn");
  g_assert_false (gtk_widget_get_sensitive (level));
  key (&stage, 8);
  stage_says (stage.panel, "0 8");
  g_assert_cmpint (adj_session_true_table (stage.session)->chits[0], ==, 0);
  stage_close (stage.window);
}

/* Without the option a die shows its digits, and nothing is written. */
static void
test_typed_only (void)
{
  StagePanel stage = open_panel (NULL);
  GtkWidget *level = stage_find (stage.panel, GTK_TYPE_SPIN_BUTTON);

  stage_says (stage.panel, "Not played in this game");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (level), 4);
  key (&stage, 3);
  stage_says (stage.panel, "1 3 7 8");
  g_assert_cmpuint (adj_session_true_table (stage.session)->scatter[0], ==, 0);
  g_assert_cmpuint (adj_session_get_step (stage.session), ==, 0);
  stage_close (stage.window);
}

/* Every box says which unit it is for; ticked by hand it stays ticked. */
static void
test_ticks (void)
{
  StagePanel stage = open_panel ("option command-control; scatter die 3");
  GtkWidget *tick = stage_find (stage.panel, GTK_TYPE_CHECK_BUTTON);

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (tick), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1/1/XXI, 1127 · Infantry 4");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), TRUE);
  stage_settle ();
  g_assert_true (adj_session_submit (stage.session, "note ticked"));
  stage_settle ();
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (tick)));
  stage_close (stage.window);
}

/* A key says which digits it brings up, a chance for which digit it is (Y 5.56). */
static void
test_labels (void)
{
  StagePanel stage = open_panel ("option command-control");

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (stage_find_button (stage.panel, "3")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Die 3: digits 1 3 7 8");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (stage_find_saying (stage.panel, "2/6")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Digit 0: chance 2/6");
  stage_close (stage.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/command-panel/two-keys", test_two_keys);
  g_test_add_func ("/app/command-panel/switch", test_switch);
  g_test_add_func ("/app/command-panel/drift", test_drift);
  g_test_add_func ("/app/command-panel/chits", test_chits);
  g_test_add_func ("/app/command-panel/typed-only", test_typed_only);
  g_test_add_func ("/app/command-panel/ticks", test_ticks);
  g_test_add_func ("/app/command-panel/labels", test_labels);
  return g_test_run ();
}
