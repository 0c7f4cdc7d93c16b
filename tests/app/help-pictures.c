/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/books/charts-drawing.h"
#include "app/desktop/looks.h"
#include "app/desktop/windows.h"
#include "book/library.h"
#include "desk-work.h"
#include "frame.h"

/* The pictures of the page "Filling in a battle": help-pictures FOLDER, in the language that
 * ADJUTANT_PICTURES_LANGUAGE names (de, fr). Each is a corner of the window, as large as it is seen
 * there and small enough for the page. Called by build-aux/help-pictures. */

#define WIDTH 480
#define HEIGHT 300
#define HIGHER 400 /* a row with the picture and what is answered */
#define EDGE 6     /* of a page, left out */

static const char *folder;

static AdjChartsWindow *
open_charts (AdjWindow *window, const char *battle)
{
  g_autofree char *path = adj_library_find_scenario (battle);
  AdjChartsWindow *charts;

  adj_window_fill_in (window, path);
  charts = stage_find_window (ADJ_TYPE_CHARTS_WINDOW);
  gtk_window_set_default_size (GTK_WINDOW (charts), 960, 760);
  stage_settle ();
  return charts;
}

/* From the corner of a widget. */
static void
keep (gpointer charts, gpointer widget, int height, const char *name)
{
  g_autofree char *file = g_strdup_printf ("filling-in-%s", name);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  graphene_rect_t area;

  stage_settle ();
  g_assert_true (gtk_widget_compute_bounds (widget, charts, &area));
  area.origin.x += EDGE;
  area.size.width -= EDGE;
  area.size.width = MIN (area.size.width, WIDTH);
  area.size.height = (float) height;
  frame_keep (charts, &area, path);
  g_print ("%s\n", path);
}

/* ---- The map ---- */

static AdjPoint
seen_at (AdjMapView *map, AdjHexId hex)
{
  const AdjHexGrid *grid = &adj_map_view_get_book (map)->scenario->map.grid;

  return adj_camera_to_screen (adj_map_view_get_camera (map), adj_hex_center (grid, 1, hex));
}

/* A wood with a road, and a creek that ends in the open, which is marked. */
static void
draw_some (AdjChartsWindow *charts)
{
  static const char *const lines[] = {
    "0202 0203 0302 0303 0403 forest",
    "0204 0205 0305 0405 0505 clear",
    "0502 0503 0602 0603 rough",
    "0303 0304 creek bridge road",
    "0403 0404 creek",
    "0304 0305 road",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    adj_draft_map_line (desk_work_draft (charts), lines[i]);
  adj_own_battle_save (adj_charts_window_get_battle (charts));
}

/* With the forest in hand, in the middle of a stroke. */
static void
picture_paint (void)
{
  static const AdjHexId stroke[] = { 401, 402, 302 };
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = open_charts (window, "hooker-and-lee");
  AdjChartsDrawing *drawing = stage_find (charts, ADJ_TYPE_CHARTS_DRAWING);
  AdjEasel *easel = adj_charts_drawing_get_easel (drawing);
  AdjMapView *map = adj_charts_drawing_get_map (drawing);

  draw_some (charts);
  adj_map_view_fly_to (map, adj_book_hex (adj_map_view_get_book (map), 404));
  wait_until (adj_map_view_is_sharp (map));
  gtk_widget_activate_action (GTK_WIDGET (map), "map.overview", NULL);
  adj_easel_set_brush (easel, adj_brush_for_digit (adj_map_view_get_book (map)->ruleset, 2));
  g_assert_true (adj_easel_press (easel, seen_at (map, stroke[0]), 0));
  for (guint i = 1; i < G_N_ELEMENTS (stroke); i++)
    adj_easel_drag (easel, seen_at (map, stroke[i]));
  keep (charts, drawing, HEIGHT, "paint.jpg");
  adj_easel_cancel (easel);
  stage_close (window);
}

/* ---- Pages ---- */

static void
picture_units (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = open_charts (window, "first-battle");

  keep (charts, desk_work_show (charts, "units"), HEIGHT, "units.png");
  stage_close (window);
}

/* A picture of the map under the grid, which is pointed at and then seen beside what is compared.
 */
static void
picture_laying (void)
{
  static const AdjHexId corners[] = { 101, 801, 810, 110 };
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = open_charts (window, "first-battle");
  AdjChartsDrawing *drawing = stage_find (charts, ADJ_TYPE_CHARTS_DRAWING);
  char *place = folder_make ();
  GtkWidget *page;
  OwnerMap sheet;

  desk_work_show (charts, "picture");
  sheet = desk_work_lay (charts, place);
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    desk_work_point (charts, &sheet, corners[i]);
  keep (charts, adj_charts_drawing_get_map (drawing), HEIGHT, "picture.jpg");
  stage_press (adj_charts_drawing_get_laying (drawing), _ ("_Enough"));
  page = desk_work_show (charts, "compare");
  while (stage_find_saying (page, "0405") == NULL)
    gtk_widget_activate_action (page, "compare.leave", NULL);
  keep (charts, page, HIGHER, "compare.jpg");
  stage_close (window);
  folder_remove (place);
}

int
main (int argc, char **argv)
{
  const char *language = g_getenv ("ADJUTANT_PICTURES_LANGUAGE");
  char *words = NULL;

  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  if (argc != 2)
    {
      g_printerr ("usage: help-pictures FOLDER\n");
      return 2;
    }
  if (language != NULL)
    words = stage_speak (language);
  adj_looks_dress ();
  adj_windows_bound ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-cursor-blink",
                FALSE, NULL);
  folder = argv[1];
  g_mkdir_with_parents (folder, 0755);
  picture_paint ();
  picture_units ();
  picture_laying ();
  if (words != NULL)
    folder_remove (words);
  return 0;
}
