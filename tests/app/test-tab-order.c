/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/desktop/looks.h"
#include "app/widgets/page-strip.h"
#include "app/widgets/tab-stop.h"
#include "tour.h"

/* With the Tab key alone through everything there is: whoever walks on comes round again, there and
 * back, and has met everything that can be pressed or typed into on his way. */

#define complain(...) (g_test_message (__VA_ARGS__), g_test_fail ())

/* Where the keys are, said so that a person finds it. */
static char *
tell (GtkWidget *widget)
{
  const char *label = GTK_IS_LABEL (widget)    ? gtk_label_get_label (GTK_LABEL (widget))
                      : GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget))
                                               : NULL;
  GString *text = g_string_new (label);
  int n = 0;

  g_string_append (text, label != NULL ? ", " : "");
  for (; widget != NULL && n < 6; widget = gtk_widget_get_parent (widget), n++)
    g_string_append_printf (text, "%s%s", n > 0 ? " in " : "", G_OBJECT_TYPE_NAME (widget));
  return g_string_free (text, FALSE);
}

/* Arrow keys walk in a list, among answers of which one holds, and up and down in numbers; Tab only
 * comes to them. What closes the window has keys of its own. */
static gboolean
is_left_out (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL ||
         GTK_IS_SPIN_BUTTON (gtk_widget_get_parent (widget)) ||
         gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW) != NULL ||
         gtk_widget_get_ancestor (widget, GTK_TYPE_COLUMN_VIEW) != NULL ||
         gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX) != NULL ||
         gtk_widget_get_ancestor (widget, ADJ_TYPE_TAB_STOP) != NULL ||
         gtk_widget_get_ancestor (widget, ADJ_TYPE_PAGE_STRIP) != NULL;
}

/* Not one of several of which one holds: GTK draws those as dots. */
static gboolean
is_check (GtkWidget *widget)
{
  return GTK_IS_CHECK_BUTTON (widget) &&
         g_str_equal (gtk_widget_get_css_name (gtk_widget_get_first_child (widget)), "check");
}

static gboolean
is_control (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || is_check (widget) || GTK_IS_SWITCH (widget) ||
         GTK_IS_TEXT (widget) || GTK_IS_SCALE (widget);
}

static gboolean
wants_keys (GtkWidget *widget)
{
  return is_control (widget) && gtk_widget_get_focusable (widget) &&
         gtk_widget_is_sensitive (widget) && !is_left_out (widget) &&
         gtk_widget_get_width (widget) > 0;
}

static void
find_unmet (GtkWidget *widget, GHashTable *met, const char *what, const char *key)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;
  if (wants_keys (widget) && !g_hash_table_contains (met, widget))
    {
      g_autofree char *where = tell (widget);

      complain ("%s: %s does not come to %s", what, key, where);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_unmet (child, met, what, key);
}

static const char *
key_of (GtkDirectionType direction)
{
  return direction == GTK_DIR_TAB_FORWARD ? "Tab" : "Shift+Tab";
}

/* Tab goes from one to the next of them in a label. */
static int
count_links (GtkWidget *widget)
{
  int n = 0;

  if (GTK_IS_LABEL (widget))
    for (const char *at = gtk_label_get_label (GTK_LABEL (widget));
         (at = strstr (at, "<a ")) != NULL; at++)
      n++;
  return n;
}

/* On, until somebody is met again. */
static void
walk_round (GtkWidget *window, GtkDirectionType direction, GHashTable *met, const char *what)
{
  g_autoptr (GHashTable) round = g_hash_table_new (NULL, NULL);
  GtkWidget *focus, *last = NULL;

  g_signal_emit_by_name (window, "move-focus", direction);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  while (focus != NULL && g_hash_table_add (round, focus))
    {
      g_hash_table_add (met, focus);
      last = focus;
      for (int links = count_links (focus); links >= 0 && focus == last; links--)
        {
          g_signal_emit_by_name (window, "move-focus", direction);
          focus = gtk_window_get_focus (GTK_WINDOW (window));
        }
    }
  if (focus == NULL || focus == last)
    {
      g_autofree char *where = last != NULL ? tell (last) : g_strdup ("nowhere");

      complain ("%s: %s ends in %s", what, key_of (direction), where);
    }
}

/* Twice, as who comes to a list picks a row of it, and buttons for that row come to life behind. */
static void
walk (GtkWidget *window, GtkDirectionType direction, const char *what)
{
  g_autoptr (GHashTable) met = g_hash_table_new (NULL, NULL);

  walk_round (window, direction, met, what);
  walk_round (window, direction, met, what);
  find_unmet (window, met, what, key_of (direction));
}

static void
visit (GtkWidget *window, const char *what)
{
  walk (window, GTK_DIR_TAB_FORWARD, what);
  walk (window, GTK_DIR_TAB_BACKWARD, what);
}

static void
test_start_page (void)
{
  tour_start_page (visit, 1280, 800);
}

static void
test_game (void)
{
  tour_game (visit, 1280, 800);
}

/* Where panels and turn record fold. */
static void
test_small_game (void)
{
  tour_game (visit, 800, 600);
}

static void
test_other_windows (void)
{
  tour_other_windows (visit, 1280, 800);
  tour_skirmish (visit, 1280, 800);
}

/* With a picture under the map, and where its pages stand in the map's place. */
static void
test_charts (void)
{
  tour_charts (visit, 1280, 800);
  tour_charts (visit, 800, 600);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/tab-order/start-page", test_start_page);
  g_test_add_func ("/app/tab-order/game", test_game);
  g_test_add_func ("/app/tab-order/small-game", test_small_game);
  g_test_add_func ("/app/tab-order/other-windows", test_other_windows);
  g_test_add_func ("/app/tab-order/charts", test_charts);
  return g_test_run ();
}
