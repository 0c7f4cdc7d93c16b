/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/arrivals/set-up-panel.h"
#include "app/arrivals/set-up-rules.h"
#include "app/combat/combat-panel.h"
#include "app/desktop/settings.h"
#include "app/roster/morale-gauge.h"
#include "app/turns/checklist.h"
#include "rules/intelligence.h"
#include "staff/placing.h"
#include "stage.h"

/* The things that optional rules put beside the board: the gauge of morale (Y 11.64), the set-up's
 * check and hiding (Y 14.0, 11.5), who will be repulsed (Y 7.77). */

/* ---- Morale ---- */

static void
test_gauge (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  GtkWidget *gauge = stage_find (window, ADJ_TYPE_MORALE_GAUGE);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-record", NULL);
  g_assert_null (stage_find_saying (gauge, "Union"));
  g_assert_true (adj_session_submit (session, "option demoralization"));
  stage_settle ();
  g_assert_nonnull (stage_find_saying (gauge, "Union lost 0 of 70; 24 more demoralize it"));
  /* 6 + 4 + 5 + 5 + 5 = 25 of 70, and 47 are two thirds */
  g_assert_true (adj_session_submit (session, "eliminate 1/1/res+2/1/res+2/2/res+1/1/xiv+2/1/xiv"));
  stage_settle ();
  g_assert_nonnull (
      stage_find_saying (gauge, "Union lost 25 of 70: demoralized; 22 more do it doubly"));
  g_assert_nonnull (stage_find_saying (gauge, "44 more demoralize it"));
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (stage_find (gauge, GTK_TYPE_LEVEL_BAR)), GTK_ACCESSIBLE_PROPERTY_LABEL,
      "Union has lost 25 of 70 strength points and is demoralized; doubly at 47, 22 more "
      "(Y 11.64)");
  stage_close (window);
}

/* ---- The set-up ---- */

static GtkWidget *
open_rules (AdjWindow *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "set-up"));
  stage_settle ();
  return stage_find (window, ADJ_TYPE_SET_UP_RULES);
}

static void
test_deployment (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  GtkWidget *rules = open_rules (window);

  g_assert_null (stage_find_saying (rules, "Free deployment"));
  g_assert_true (adj_session_submit (session, "option free-deployment"));
  stage_settle ();
  g_assert_nonnull (stage_find_saying (rules, "Free deployment"));
  g_assert_nonnull (stage_find_saying (rules, "Everybody stands where he may"));
  g_assert_true (adj_session_submit (session, "place smith 1625!"));
  stage_settle ();
  g_assert_nonnull (stage_find_saying (rules, "Smith"));
  g_assert_nonnull (stage_find_saying (rules, "1620"));
  stage_close (window);
}

static int
count (AdjSession *session, int side, gboolean dummies)
{
  const AdjTable *table = adj_session_true_table (session);
  int n = 0;

  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].side == side && adj_table_is_dummy (table, unit) == dummies &&
        (dummies || (table->units[unit].facts & ADJ_FACT_FACE_DOWN) != 0))
      n++;
  return n;
}

static void
press (GtkWidget *rules, const char *label)
{
  g_signal_emit_by_name (stage_find_button (rules, label), "clicked");
  stage_settle ();
}

static void
test_hiding (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  GtkWidget *rules = open_rules (window);
  GtkSpinButton *spin = stage_find (rules, GTK_TYPE_SPIN_BUTTON);
  AdjView view;
  int offered;

  g_assert_true (adj_session_submit (session, "option limited-intelligence"));
  adj_session_lift_curtain (session, ADJ_EYES_PUBLIC);
  stage_settle ();
  g_assert_nonnull (stage_find_saying (rules, "Lift the curtain for one side"));
  adj_session_draw_curtain (session);
  adj_session_lift_curtain (session, ADJ_EYES_FIRST);
  stage_settle ();
  press (rules, "Turn Union Face Down");
  g_assert_cmpint (count (session, 0, FALSE), >, 10);
  g_assert_cmpint (count (session, 1, FALSE), ==, 0);
  /* fourteen of the Union stand on the map at first: one for every three (Y 11.53) */
  offered = gtk_spin_button_get_value_as_int (spin);
  view = adj_session_view (session);
  g_assert_cmpint (offered, ==, adj_hiding_read (&view).dummies);
  g_assert_cmpint (offered, >, 3);
  press (rules, "Take Dummies");
  g_assert_cmpint (count (session, 0, TRUE), ==, offered);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (spin), ==, 0);
  stage_close (window);
}

/* Figures that the sources disagree on are folded away over the counters. */
static void
test_to_compare (void)
{
  StagePanel stage = stage_open_panel ("set-up", ADJ_TYPE_SET_UP_PANEL, NULL);
  GtkWidget *heading =
      stage_find_saying (stage.panel, "17 figures to be compared with the printed game");
  const char *line = "0815 · The trail from 0715 ends here, in mid-map: does it go on?";
  GtkWidget *fold;

  g_assert_nonnull (heading);
  g_assert_null (stage_find_saying (stage.panel, line));
  fold = gtk_widget_get_ancestor (heading, GTK_TYPE_EXPANDER);
  gtk_expander_set_expanded (GTK_EXPANDER (fold), TRUE);
  stage_settle ();
  stage_says (stage.panel, line);
  stage_close (stage.window);
}

/* ---- Repulsion ---- */

/* A unit that would be repulsed is listed before the phase is left; then where it may go. */
static void
test_repulsed (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  GtkWidget *checklist = stage_find (window, ADJ_TYPE_CHECKLIST);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", ""));
  g_assert_true (adj_session_submit (session, "option voluntary-attack; move 3/1/xiv 1619; next"));
  stage_settle ();
  g_assert_nonnull (stage_find_saying (checklist, "Y 7.77"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "combat"));
  g_assert_true (adj_session_submit (session, "next"));
  stage_settle ();
  g_assert_nonnull (stage_find_saying (window, "3/1/XIV is repulsed and goes back one hex"));
  g_assert_nonnull (
      stage_find_saying (stage_find (window, ADJ_TYPE_COMBAT_PANEL), "Before the phase ends"));
  g_assert_true (gtk_widget_activate_action (stage_find (window, ADJ_TYPE_COMBAT_PANEL),
                                             "combat.pay", "i", 0));
  stage_settle ();
  g_assert_cmpuint (adj_session_true_table (session)->n_debts, ==, 0);
  g_assert_cmpuint (stage_hex (session, "3/1/xiv"), !=, 1619);
  stage_close (window);
}

/* Nothing has been thrown when somebody may follow cavalry that has slipped away. */
static void
test_followed (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "combat"));
  g_assert_true (adj_session_submit (session, "option cavalry-retreat; place 3/1/xiv 1609;"
                                              "place armstrong 1610; next!;"
                                              "attack 1610 from 3/1/xiv; retreat armstrong 1611"));
  stage_settle ();
  g_assert_nonnull (
      stage_find_saying (stage_find (window, ADJ_TYPE_COMBAT_PANEL), "Before the die"));
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/morale-gauge/Y 11.64/+ says how much is missing", test_gauge);
  g_test_add_func ("/app/set-up-rules/Y 14.0/+ free deployment is checked", test_deployment);
  g_test_add_func ("/app/set-up-rules/Y 11.53/+ hides and takes dummies", test_hiding);
  g_test_add_func ("/app/checklist/Y 7.77/+ who will be repulsed", test_repulsed);
  g_test_add_func ("/app/combat-panel/Y 8.72/+ who may follow", test_followed);
  g_test_add_func ("/app/set-up/to-compare", test_to_compare);
  return g_test_run ();
}
