/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/looks.h"
#include "app/desktop/touch.h"
#include "tour.h"

/* A finger needs 44 pixels, a pointer 34: whatever can be touched, in every panel and window, is
 * measured. */

#define FINGER 44
#define POINTER 32 /* without the frame that some have around them */

static float least = FINGER;

/* A widget that is only high enough: a line of text can be touched anywhere along it. */
static gboolean
is_line (GtkWidget *widget)
{
  const char *name = gtk_widget_get_css_name (widget);

  return GTK_IS_ENTRY (widget) || GTK_IS_SEARCH_ENTRY (widget) || GTK_IS_SPIN_BUTTON (widget) ||
         GTK_IS_SCALE (widget) || GTK_IS_DROP_DOWN (widget) ||
         (GTK_IS_LIST_BOX_ROW (widget) &&
          gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget))) ||
         (g_str_equal (name, "row") && GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget))) ||
         (g_str_equal (name, "title") &&
          gtk_widget_get_ancestor (widget, GTK_TYPE_EXPANDER) != NULL);
}

static gboolean
is_spot (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget);
}

/* A row that only says something has nothing to be touched for. */
static gboolean
is_small (GtkWidget *widget)
{
  graphene_rect_t bounds;

  if (!is_line (widget) && !is_spot (widget))
    return FALSE;
  g_assert_true (gtk_widget_compute_bounds (widget, widget, &bounds));
  return bounds.size.height < least || (is_spot (widget) && bounds.size.width < least);
}

static void
visit_below (GtkWidget *widget, const char *what)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;
  if (is_small (widget))
    {
      GtkWidget *outer = gtk_widget_get_parent (widget);
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (widget, widget, &bounds));
      g_test_message ("%s: %s in %s in %s is only %.0f x %.0f", what, G_OBJECT_TYPE_NAME (widget),
                      G_OBJECT_TYPE_NAME (outer),
                      G_OBJECT_TYPE_NAME (gtk_widget_get_parent (outer)), bounds.size.width,
                      bounds.size.height);
      g_test_fail ();
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    visit_below (child, what);
}

static void
test_start_page (void)
{
  tour_start_page (visit_below, 1280, 800);
}

static void
test_game (void)
{
  tour_game (visit_below, 1280, 800);
}

/* Where there is least room. */
static void
test_small_game (void)
{
  tour_game (visit_below, 800, 600);
}

static void
test_other_windows (void)
{
  tour_other_windows (visit_below, 1280, 800);
  tour_skirmish (visit_below, 1280, 800);
}

static void
test_charts (void)
{
  tour_charts (visit_below, 1280, 800);
  tour_charts (visit_below, 800, 600);
}

static void
test_pointer (void)
{
  adj_touch_take (FALSE);
  least = POINTER;
  tour_start_page (visit_below, 1280, 800);
  tour_game (visit_below, 1280, 800);
  tour_other_windows (visit_below, 1280, 800);
  tour_charts (visit_below, 1280, 800);
  least = FINGER;
  adj_touch_take (TRUE);
}

/* The class is for all windows, those that are opened later too. */
static void
test_classes (void)
{
  AdjWindow *first = stage_open ();
  AdjWindow *second;

  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (first), "finger"));
  adj_touch_take (FALSE);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (first), "finger"));
  second = stage_open ();
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (second), "finger"));
  adj_touch_take (TRUE);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (first), "finger"));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (second), "finger"));
  stage_close (second);
  stage_close (first);
}

/* A pointer that rests where a window comes up has done nothing; one that is moved has. */
static void
test_moved_pointer (void)
{
  const char *const move[] = { "xdotool", "mousemove", "300", "300", NULL };
  AdjWindow *window = stage_open ();

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  stage_settle ();
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (window), "finger"));
  g_assert_true (g_spawn_sync (NULL, (char **) move, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, NULL, NULL));
  wait_until (!gtk_widget_has_css_class (GTK_WIDGET (window), "finger"));
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  adj_touch_watch ();
  adj_touch_take (TRUE);
  g_test_add_func ("/app/fingers/start-page", test_start_page);
  g_test_add_func ("/app/fingers/game", test_game);
  g_test_add_func ("/app/fingers/small-game", test_small_game);
  g_test_add_func ("/app/fingers/other-windows", test_other_windows);
  g_test_add_func ("/app/fingers/charts", test_charts);
  g_test_add_func ("/app/fingers/pointer", test_pointer);
  g_test_add_func ("/app/fingers/classes", test_classes);
  g_test_add_func ("/app/fingers/moved-pointer", test_moved_pointer);
  return g_test_run ();
}
