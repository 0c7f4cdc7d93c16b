/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/desktop/looks.h"
#include "app/desktop/spoken.h"
#include "stage.h"

/* What a screen reader is told. */

/* This program has the function of a newer GTK, by its name. */
static char *heard;

void announce (GtkAccessible *self,
               const char *message,
               int priority) __asm__("gtk_accessible_announce");

void
announce (GtkAccessible *self, const char *message, int priority)
{
  g_assert_true (GTK_IS_WIDGET (self));
  g_assert_cmpint (priority, ==, 1);
  g_free (heard);
  heard = g_strdup (message);
}

/* What came of an order, typed or not. */
static void
test_orders (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);

  stage_order (window, "move 3/1/xiv 1619");
  g_assert_true (g_str_has_prefix (heard, "3/1/XIV moves"));
  adj_session_submit (session, "move 3/1/xiv 0101");
  stage_settle ();
  g_test_message ("%s", heard);
  g_assert_true (g_str_has_prefix (heard, "Not done: "));
  adj_session_submit (session, "next!");
  stage_settle ();
  g_test_message ("%s", heard);
  g_assert_nonnull (strstr (heard, "Combat"));
  g_clear_pointer (&heard, g_free);
  stage_close (window);
}

static GtkWidget *
find_saying (GtkWidget *widget, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      g_strcmp0 (gtk_label_get_label (GTK_LABEL (widget)), text) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_saying (child, text);
  return found;
}

/* What can have the keys in a row of the roster says whose it is, and of which side. */
static void
test_roster (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *name, *row;

  adj_session_submit (stage_begin (window), "move 3/1/xiv 1619");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "roster");
  stage_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  name = find_saying (stage_find (window, GTK_TYPE_COLUMN_VIEW), "1/1/XIV");
  g_assert_nonnull (name);
  for (row = name; !GTK_IS_LIST_VIEW (gtk_widget_get_parent (row));)
    row = gtk_widget_get_parent (row);
  gtk_widget_grab_focus (row);
  gtk_test_accessible_assert_property (gtk_window_get_focus (GTK_WINDOW (window)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "1/1/XIV is effective");
  gtk_test_accessible_assert_property (gtk_window_get_focus (GTK_WINDOW (window)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Union");
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  adj_spoken_watch ();
  g_test_add_func ("/app/spoken/orders", test_orders);
  g_test_add_func ("/app/spoken/roster", test_roster);
  return g_test_run ();
}
