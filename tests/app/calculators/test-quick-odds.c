/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/calculators/quick-odds.h"
#include "app/desktop/looks.h"
#include "stage.h"

/* The bar above every page. */

/* The bar with the focus in it, as Ctrl+K brings it. */
static GtkWidget *
open_bar (AdjWindow *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.quick-odds", NULL));
  stage_settle ();
  return stage_find (window, ADJ_TYPE_QUICK_ODDS);
}

/* The entry the focus is in. */
static GtkEditable *
entry_of (AdjWindow *window)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  g_assert_nonnull (focus);
  return GTK_EDITABLE (gtk_widget_get_ancestor (focus, GTK_TYPE_ENTRY));
}

static void
type_and_enter (AdjWindow *window, const char *text)
{
  GtkEditable *entry = entry_of (window);

  gtk_editable_set_text (entry, text);
  g_signal_emit_by_name (entry, "activate");
  stage_settle ();
}

static gboolean
is_open (AdjWindow *window)
{
  return gtk_widget_get_mapped (stage_find (window, ADJ_TYPE_QUICK_ODDS));
}

static void
test_two_numbers (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *bar = open_bar (window);

  g_assert_true (is_open (window));
  type_and_enter (window, "5+4+4");
  g_assert_nonnull (stage_find_saying (bar, "Two strengths"));
  type_and_enter (window, "4");
  g_assert_nonnull (stage_find_saying (bar, "3-1"));
  g_assert_nonnull (stage_find_saying (bar, "De 1/6 (1)   Dr 4/6 (2–5)   Ex 1/6 (6)"));
  g_assert_nonnull (stage_find_saying (bar, "13:4  3 more for 4-1, 1 point to spare"));
  g_assert_cmpstr (gtk_editable_get_text (entry_of (window)), ==, "5+4+4");

  type_and_enter (window, "5+");
  g_assert_nonnull (stage_find_saying (bar, "Type strengths as"));
  g_assert_null (stage_find_saying (bar, "3-1"));
  stage_close (window);
}

/* Both strengths may stand in the first field; the other is then left alone, and Enter stays. */
static void
test_both_in_one_field (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *bar = open_bar (window);
  GtkEditable *attack = entry_of (window);

  type_and_enter (window, "5+4+4 4");
  g_assert_nonnull (stage_find_saying (bar, "13:4  3 more for 4-1"));
  g_assert_true (entry_of (window) == attack);
  type_and_enter (window, "5 4 4");
  g_assert_nonnull (stage_find_saying (bar, "Two strengths"));
  type_and_enter (window, "4");
  g_assert_nonnull (stage_find_saying (bar, "13:4  3 more for 4-1"));
  stage_close (window);
}

/* A text that is not understood is marked, and has no answer. */
static void
test_marks (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *bar = open_bar (window);
  GtkWidget *attack = GTK_WIDGET (entry_of (window));
  GtkWidget *defence;

  type_and_enter (window, "5 4+4");
  g_assert_true (gtk_widget_has_css_class (attack, "error"));
  g_assert_nonnull (stage_find_saying (bar, "Type strengths as"));
  defence = GTK_WIDGET (entry_of (window));
  type_and_enter (window, "4");
  g_assert_null (stage_find_saying (bar, "1-1"));
  type_and_enter (window, "13 4");
  g_assert_false (gtk_widget_has_css_class (attack, "error"));
  g_assert_true (gtk_widget_has_css_class (defence, "error"));
  g_assert_nonnull (stage_find_saying (bar, "The defence stands behind the attack already"));
  gtk_editable_set_text (GTK_EDITABLE (defence), "");
  g_assert_false (gtk_widget_has_css_class (defence, "error"));
  g_assert_nonnull (stage_find_saying (bar, "3-1"));
  stage_close (window);
}

static void
test_ground_and_shift (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *bar = open_bar (window);

  type_and_enter (window, "13");
  type_and_enter (window, "4");
  gtk_drop_down_set_selected (stage_find (bar, GTK_TYPE_DROP_DOWN), 1);
  g_assert_nonnull (stage_find_saying (bar, "13:8"));
  g_assert_nonnull (stage_find_saying (bar, "1-1"));
  gtk_spin_button_set_value (stage_find (bar, GTK_TYPE_SPIN_BUTTON), 1);
  g_assert_nonnull (stage_find_saying (bar, "2-1"));
  stage_close (window);
}

/* Escape, and the action once more. */
static void
test_closes (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *bar = open_bar (window);
  GtkWidget *around = gtk_widget_get_parent (bar);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (around);
  g_autoptr (GListModel) shortcuts = g_list_model_get_item (controllers, 0);
  g_autoptr (GtkShortcut) escape = g_list_model_get_item (shortcuts, 0);

  g_assert_true (gtk_shortcut_action_activate (gtk_shortcut_get_action (escape), 0, around, NULL));
  g_assert_false (is_open (window));
  open_bar (window);
  g_assert_true (is_open (window));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.quick-odds", NULL));
  g_assert_false (is_open (window));
  stage_close (window);
}

static void
test_beside_a_game (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *bar;

  stage_begin (window);
  bar = open_bar (window);
  type_and_enter (window, "6");
  type_and_enter (window, "1");
  g_assert_nonnull (stage_find_saying (bar, "6-1"));
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/quick-odds/two-numbers", test_two_numbers);
  g_test_add_func ("/quick-odds/both-in-one-field", test_both_in_one_field);
  g_test_add_func ("/quick-odds/marks", test_marks);
  g_test_add_func ("/quick-odds/ground-and-shift", test_ground_and_shift);
  g_test_add_func ("/quick-odds/closes", test_closes);
  g_test_add_func ("/quick-odds/beside-a-game", test_beside_a_game);
  return g_test_run ();
}
