/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "app/books/charts-picture.h"
#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "laying-work.h"

/* The owner's picture of his map: how it is given, what is kept of it, where it is seen. */

/* Of the two sliders: how much is seen of it, in hundredths. */
static void
slide (GtkWidget *page, const char *name, double share)
{
  GObject *range = gtk_widget_get_template_child (page, ADJ_TYPE_CHARTS_PICTURE, name);

  g_assert_true (GTK_IS_RANGE (range));
  gtk_range_set_value (GTK_RANGE (range), share);
  stage_settle ();
}

/* It lies there the next time, and a picture that has been moved is asked for by its name. */
static void
test_kept (void)
{
  LayingStage stage = laying_work_open (TRUE);
  g_autofree char *moved = g_build_filename (stage.folder, "elsewhere.jpg", NULL);
  GtkWidget *page;

  laying_work_choose (&stage);
  laying_work_corners (&stage);
  stage_press (stage.laying, "_Enough");
  page = desk_work_show (stage.battle, "picture");
  slide (page, "picture", 80);
  slide (page, "drawing", 30);
  laying_work_again (&stage);
  g_assert_false (adj_charts_laying_is_busy (stage.laying));
  g_assert_cmpuint (adj_tracer_get (stage.tracer)->n_references, ==, 4);
  g_assert_cmpfloat (laying_work_worst (&stage), <, 0.2);
  g_assert_cmpfloat_with_epsilon (adj_map_view_get_underlay (stage.map)->picture_share, 0.8, 1e-9);
  g_assert_cmpfloat_with_epsilon (adj_map_view_get_underlay (stage.map)->drawing_share, 0.3, 1e-9);

  g_assert_cmpint (g_rename (stage.path, moved), ==, 0);
  laying_work_again (&stage);
  page = desk_work_show (stage.battle, "picture");
  g_assert_null (adj_map_view_get_underlay (stage.map)); /* and all else works */
  stage_says (page, "my map.jpg is not where it was");
  g_assert_nonnull (stage_find_button (page, "_Show where it is"));
  g_free (stage.path);
  stage.path = g_strdup (moved);
  laying_work_choose (&stage);
  g_assert_cmpfloat (laying_work_worst (&stage), <, 0.2);
  g_assert_nonnull (stage_find_button (page, "_Choose picture"));
  stage_press (page, "Take it a_way");
  g_assert_null (adj_map_view_get_underlay (stage.map));
  g_assert_true (g_file_test (moved, G_FILE_TEST_EXISTS));
  laying_work_close (&stage);
}

/* A print is bright, and what is drawn over it in the dark look is too. */
static void
test_dark (void)
{
  LayingStage stage;

  g_settings_set_string (adj_settings (), "appearance", "dark");
  stage = laying_work_open (FALSE);
  g_assert_true (adj_map_view_get_palette (stage.map) == &adj_palette_dark);
  laying_work_choose (&stage);
  g_assert_true (adj_map_view_get_palette (stage.map) == &adj_palette_light);
  adj_tracer_forget (stage.tracer);
  stage_settle ();
  g_assert_true (adj_map_view_get_palette (stage.map) == &adj_palette_dark);
  laying_work_close (&stage);
  g_settings_reset (adj_settings (), "appearance");
}

/* Who compares has the hex of his own map before him. */
static void
test_compare (void)
{
  LayingStage stage = laying_work_open (TRUE);
  GtkWidget *page;
  GtkPicture *cut;

  page = desk_work_show (stage.battle, "compare");
  cut = stage_find (page, GTK_TYPE_PICTURE);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (cut)));
  laying_work_choose (&stage);
  laying_work_corners (&stage);
  stage_press (stage.laying, "_Enough");
  desk_work_show (stage.battle, "compare");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (cut)));
  g_assert_cmpint (gdk_paintable_get_intrinsic_width (gtk_picture_get_paintable (cut)), ==, 280);
  adj_tracer_forget (stage.tracer);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (cut)));
  laying_work_close (&stage);
}

/* ---- Ways to give a picture ---- */

static void
drop (const LayingStage *stage, GFile *file)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (stage->map));
  g_auto (GValue) value = G_VALUE_INIT;
  GSList files = { file, NULL };
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, &files);
  for (guint i = 0; !taken && i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 1.0, 1.0, &taken);
    }
  g_assert_true (taken);
}

static char *
name_of (const LayingStage *stage)
{
  wait_until (adj_tracer_get_picture (stage->tracer) != NULL &&
              !adj_tracer_is_reading (stage->tracer));
  return adj_tracer_get_name (stage->tracer);
}

static void
assert_page (const LayingStage *stage, const char *page)
{
  GtkStack *pages = stage_find (stage->battle, GTK_TYPE_STACK);

  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, page);
}

/* Dropped, pasted as a file, and pasted as what another program shows. How the hexes lie is asked
 * for as long as it is assumed. */
static void
test_given (void)
{
  LayingStage stage = laying_work_open (FALSE);
  g_autoptr (GFile) file = g_file_new_for_path (stage.path);
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (stage.battle));
  g_autoptr (GdkContentProvider) shown = NULL;
  g_autoptr (GFile) pasted = adj_tracer_get_pasted (stage.tracer);
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, NULL);
  g_autofree char *dropped = NULL;
  g_autofree char *copied = NULL;
  g_autofree char *kept = NULL;

  desk_work_show (stage.battle, "units");
  drop (&stage, file);
  dropped = name_of (&stage);
  g_assert_cmpstr (dropped, ==, "my map.jpg");
  assert_page (&stage, "picture");
  adj_tracer_forget (stage.tracer);
  g_assert_true (adj_draft_confirm_map (desk_work_draft (stage.battle)));
  desk_work_show (stage.battle, "units");
  gdk_clipboard_set (clipboard, G_TYPE_FILE, file);
  gtk_widget_activate_action (GTK_WIDGET (stage.battle), "charts.paste", NULL);
  copied = name_of (&stage);
  g_assert_cmpstr (copied, ==, "my map.jpg");
  assert_page (&stage, "units");
  adj_tracer_forget (stage.tracer);
  shown = gdk_content_provider_new_for_bytes ("image/jpeg", bytes);
  gdk_clipboard_set_content (clipboard, shown);
  gtk_widget_activate_action (GTK_WIDGET (stage.battle), "charts.paste", NULL);
  kept = name_of (&stage);
  g_assert_true (g_str_has_suffix (kept, ".tracing.pasted"));
  gdk_clipboard_set_text (clipboard, "0412 forest");
  gtk_widget_activate_action (GTK_WIDGET (stage.battle), "charts.paste", NULL);
  wait_until (adj_tracer_get_trouble (stage.tracer) != NULL);
  g_assert_cmpstr (adj_tracer_get_trouble (stage.tracer), ==, "There is no picture to be pasted");
  g_assert_nonnull (adj_tracer_get_picture (stage.tracer));
  g_file_delete (pasted, NULL, NULL);
  laying_work_close (&stage);
}

/* What is no picture is told of, and takes nothing away that was there. */
static void
test_no_picture (void)
{
  LayingStage stage = laying_work_open (FALSE);
  GtkWidget *page = desk_work_show (stage.battle, "picture");
  g_autofree char *path = g_build_filename (stage.folder, "notes.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *name = NULL;

  laying_work_choose (&stage);
  laying_work_corners (&stage);
  g_assert_true (g_file_set_contents (path, "0412 forest", -1, NULL));
  adj_tracer_choose (stage.tracer, file);
  wait_until (!adj_tracer_is_reading (stage.tracer));
  stage_says (page, "notes.png: this is neither a PNG nor a JPEG nor a TIFF picture");
  name = adj_tracer_get_name (stage.tracer);
  g_assert_cmpstr (name, ==, "my map.jpg");
  g_assert_nonnull (adj_map_view_get_underlay (stage.map));
  laying_work_close (&stage);
}

/* Where its file cannot be written, laying goes on, and the page tells why nothing is kept. */
static void
test_unsaved (void)
{
  LayingStage stage = laying_work_open (FALSE);
  g_autofree char *tracing = adj_tracing_path (stage.charts);
  GtkWidget *page;

  g_assert_cmpint (g_mkdir (tracing, 0700), ==, 0); /* something else is there */
  laying_work_again (&stage);
  page = desk_work_show (stage.battle, "picture");
  stage_says (page, ".tracing: ");
  laying_work_choose (&stage);
  laying_work_corners (&stage);
  wait_until (adj_tracer_get_trouble (stage.tracer) != NULL);
  stage_settle ();
  stage_says (page, adj_tracer_get_trouble (stage.tracer));
  g_assert_true (adj_map_view_get_underlay (stage.map)->has_ghost);
  laying_work_close (&stage);
}

/* No game shows it, nor does its file hold it. */
static void
test_game (void)
{
  LayingStage stage = laying_work_open (FALSE);

  laying_work_choose (&stage);
  laying_work_corners (&stage);
  stage_press (stage.laying, "_Enough");
  g_assert_null (strstr (adj_draft_get_text (desk_work_draft (stage.battle), NULL), "my map"));
  gtk_widget_activate_action (GTK_WIDGET (stage.battle), "charts.begin", NULL);
  wait_until (stage_has (stage.window, ADJ_TYPE_MAP_VIEW));
  g_assert_null (adj_map_view_get_underlay (stage_find (stage.window, ADJ_TYPE_MAP_VIEW)));
  stage.battle = NULL; /* it has gone with that */
  laying_work_close (&stage);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-picture/kept", test_kept);
  g_test_add_func ("/app/charts-picture/dark", test_dark);
  g_test_add_func ("/app/charts-picture/compare", test_compare);
  g_test_add_func ("/app/charts-picture/given", test_given);
  g_test_add_func ("/app/charts-picture/no-picture", test_no_picture);
  g_test_add_func ("/app/charts-picture/unsaved", test_unsaved);
  g_test_add_func ("/app/charts-picture/game", test_game);
  return g_test_run ();
}
