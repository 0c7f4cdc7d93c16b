/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/glance-window.h"
#include "app/books/glance.h"
#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/desktop/windows.h"
#include "stage.h"

/* The tables at a glance: nothing is lit without an attack, then its column, then the die's row. */
static void
test_lit (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  AdjPicks picks = { 0 };
  GtkWidget *beside;
  AdjGlance *glance;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.glance", NULL);
  beside = stage_find_window (ADJ_TYPE_GLANCE_WINDOW);
  gtk_test_widget_wait_for_draw (beside);
  glance = stage_find (beside, ADJ_TYPE_GLANCE);
  g_assert_cmpint (adj_glance_get_column (glance), ==, -1);
  stage_says (beside, "3-1");
  stage_says (beside, "Forest");

  g_assert_true (adj_session_submit (session, "move 3/1/xiv 1619; next"));
  picks.units[picks.n_units++] =
      (guint16) adj_scenario_unit (adj_session_book (session)->scenario, "3/1/xiv");
  picks.targets[picks.n_targets++] = adj_book_hex (adj_session_book (session), 1620);
  adj_session_set_picks (session, &picks);
  stage_settle ();
  g_assert_cmpint (adj_glance_get_column (glance), >=, 0);
  g_assert_cmpint (adj_glance_get_face (glance), ==, -1);

  g_assert_true (adj_session_submit (session, "attack 1620 1720 from 3/1/xiv die 1"));
  stage_settle ();
  g_assert_cmpint (adj_glance_get_face (glance), ==, 0);
  gtk_window_destroy (GTK_WINDOW (beside));
  stage_close (window);
}

/* All of the terrain lies beside the results, nothing of it outside of the window; with what the
 * options in force make of it. */
static void
test_beside (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  GtkWidget *beside;
  GtkWidget *sight;
  graphene_rect_t results, terrain;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.glance", NULL);
  beside = stage_find_window (ADJ_TYPE_GLANCE_WINDOW);
  gtk_test_widget_wait_for_draw (beside);
  sight = stage_find_saying (beside, "Sight");
  g_assert_nonnull (sight);
  g_assert_true (gtk_widget_compute_bounds (stage_find_saying (beside, "3-1"), beside, &results));
  g_assert_true (gtk_widget_compute_bounds (sight, beside, &terrain));
  g_assert_cmpfloat (terrain.origin.x, >, results.origin.x);
  g_assert_cmpfloat (terrain.origin.x + terrain.size.width, <=, gtk_widget_get_width (beside));
  g_assert_cmpfloat (ABS (terrain.origin.y - results.origin.y), <, 20);
  g_assert_null (stage_find_saying (beside, "Dug in"));
  g_assert_true (adj_session_submit (session, "option entrenchments"));
  stage_settle ();
  g_assert_nonnull (stage_find_saying (beside, "Dug in"));
  gtk_window_destroy (GTK_WINDOW (beside));
  stage_close (window);
}

/* On a screen of 800 pixels it is no wider, and has the terrain below the results. */
static void
test_small (void)
{
  AdjWindow *window;
  GtkWidget *beside;
  graphene_rect_t results, last;

  g_settings_set (adj_settings (), "window-size", "(ii)", 800, 600);
  window = stage_open ();
  stage_begin (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.glance", NULL);
  beside = stage_find_window (ADJ_TYPE_GLANCE_WINDOW);
  gtk_test_widget_wait_for_draw (beside);
  g_assert_cmpint (gtk_widget_get_width (beside), <=, 800);
  g_assert_cmpint (gtk_widget_get_height (beside), <=, 600);
  g_assert_true (gtk_widget_compute_bounds (stage_find_saying (beside, "3-1"), beside, &results));
  g_assert_true (gtk_widget_compute_bounds (stage_find_saying (beside, "Ford"), beside, &last));
  g_assert_cmpfloat (last.origin.y, >, results.origin.y + results.size.height);
  g_assert_cmpfloat (last.origin.y + last.size.height, <=, gtk_widget_get_height (beside));
  gtk_window_destroy (GTK_WINDOW (beside));
  g_settings_reset (adj_settings (), "window-size");
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  adj_windows_bound ();
  g_test_add_func ("/app/glance/lit", test_lit);
  g_test_add_func ("/app/glance/beside", test_beside);
  g_test_add_func ("/app/glance/small", test_small);
  return g_test_run ();
}
