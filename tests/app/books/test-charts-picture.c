/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#include "app/books/charts-drawing.h"
#include "app/books/charts-picture.h"
#include "app/desktop/looks.h"
#include "app/drawing/paint-box.h"
#include "app/tracing/number-popover.h"
#include "book/library.h"
#include "desk-work.h"
#include "hex/projection.h"
#include "owner-map.h"

/* The owner's picture of his map, in the window where the battle is filled in. */

#define SMALL 24.0 /* pixels of a hex, as large as is needed to be pointed at */

typedef struct
{
  AdjWindow *window;
  AdjChartsWindow *battle;
  AdjMapView *map;
  AdjChartsLaying *laying;
  AdjTracer *tracer;
  char *folder;
  char *path;   /* of the picture */
  char *charts; /* of the battle */
  OwnerMap owner;
  double size; /* of a hex in it */
  AdjHexGrid printed;
} Stage;

static void
open_battle (Stage *stage)
{
  AdjChartsDrawing *drawing;

  stage->window = stage_open ();
  stage->battle = desk_work_open_charts (stage->window, "shiloh.scenario.xml");
  drawing = stage_find (stage->battle, ADJ_TYPE_CHARTS_DRAWING);
  stage->map = adj_charts_drawing_get_map (drawing);
  stage->laying = adj_charts_drawing_get_laying (drawing);
  stage->tracer = adj_own_battle_get_tracer (adj_charts_window_get_battle (stage->battle));
}

static const AdjHexGrid *
grid_of (const Stage *stage)
{
  return &adj_draft_get_scenario (desk_work_draft (stage->battle))->map.grid;
}

static Stage
open_stage_at (double size, gboolean slanted)
{
  Stage stage = { .folder = folder_make () };

  open_battle (&stage);
  stage.printed = *grid_of (&stage);
  stage.charts = g_strdup (adj_own_battle_get_path (adj_charts_window_get_battle (stage.battle)));
  stage.path = g_build_filename (stage.folder, "my map.jpg", NULL);
  stage.size = size;
  stage.owner = owner_map_take (adj_map_view_get_book (stage.map), size, slanted, stage.path);
  return stage;
}

static Stage
open_stage (gboolean slanted)
{
  return open_stage_at (SMALL, slanted);
}

/* What one test has laid, the next does not find. */
static void
close_stage (Stage *stage)
{
  g_autofree char *tracing = adj_tracing_path (stage->charts);

  if (stage->battle != NULL)
    gtk_window_close (GTK_WINDOW (stage->battle));
  stage_close (stage->window);
  g_remove (stage->charts);
  g_remove (tracing);
  folder_remove (stage->folder);
  g_free (stage->path);
  g_free (stage->charts);
}

static void
choose (const Stage *stage)
{
  g_autoptr (GFile) file = g_file_new_for_path (stage->path);

  adj_tracer_choose (stage->tracer, file);
  wait_until (adj_tracer_get_picture (stage->tracer) != NULL &&
              !adj_tracer_is_reading (stage->tracer));
  stage_settle ();
}

/* Where a place of the picture is seen on the map's widget while it is laid. */
static AdjPoint
seen_at (const Stage *stage, AdjPoint place)
{
  const AdjUnderlay *under = adj_map_view_get_underlay (stage->map);
  double back[9];

  g_assert_nonnull (under);
  g_assert_true (adj_projection_invert (under->to_picture, back));
  return adj_camera_to_screen (adj_map_view_get_camera (stage->map),
                               adj_projection_apply (back, place));
}

static GtkWidget *
popover (const Stage *stage)
{
  return stage_find (stage->laying, ADJ_TYPE_NUMBER_POPOVER);
}

static void
type_number (const Stage *stage, const char *number)
{
  GtkEditable *entry = stage_find (popover (stage), GTK_TYPE_ENTRY);

  gtk_editable_set_text (entry, number);
  g_signal_emit_by_name (entry, "activate");
  stage_settle ();
}

/* The middle of a hex is touched, as well as one can, and its number typed. */
static void
point_at (const Stage *stage, AdjHexId hex)
{
  AdjPoint at = owner_map_middle (&stage->owner, &stage->printed, hex);
  g_autofree char *number = g_strdup_printf ("%04d", hex);

  g_assert_true (adj_charts_laying_click (stage->laying, seen_at (stage, at)));
  g_assert_true (gtk_widget_get_visible (popover (stage)));
  type_number (stage, number);
}

/* The farthest that any hex's middle lies from where it is printed, in hexes. */
static double
find_worst (const Stage *stage)
{
  const AdjHexGrid *grid = &stage->printed;
  const AdjUnderlay *under = adj_map_view_get_underlay (stage->map);
  double worst = 0;

  for (int column = 1; column <= grid->columns; column++)
    for (int row = 1; row <= grid->rows; row++)
      {
        AdjHexId hex = 100 * column + row;
        AdjPoint printed = owner_map_middle (&stage->owner, grid, hex);
        AdjPoint laid = adj_projection_apply (under->to_picture, adj_hex_center (grid, 1, hex));

        worst =
            MAX (worst, hypot (laid.x - printed.x, laid.y - printed.y) / (stage->size * sqrt (3)));
      }
  return worst;
}

static void
lay_by_corners (const Stage *stage)
{
  const AdjHexGrid grid = stage->printed;

  point_at (stage, 101);
  point_at (stage, 100 * grid.columns + 1);
  point_at (stage, 100 + grid.rows);
  point_at (stage, 100 * grid.columns + grid.rows);
}

/* A photograph at a slant is straightened by four hexes, and the grid shows over it at once. */
static void
test_laying (void)
{
  Stage stage = open_stage_at (OWNER_MAP_300_DPI, TRUE);
  GtkWidget *box = stage_find (stage.battle, ADJ_TYPE_PAINT_BOX);

  g_assert_null (adj_map_view_get_underlay (stage.map));
  choose (&stage);
  g_assert_true (adj_charts_laying_is_busy (stage.laying));
  g_assert_false (gtk_widget_get_visible (box)); /* nothing is drawn meanwhile */
  stage_says (stage.laying, "Touch the middle of a hex");
  point_at (&stage, 101);
  g_assert_false (adj_map_view_get_underlay (stage.map)->has_ghost);
  point_at (&stage, 405);
  g_assert_true (adj_map_view_get_underlay (stage.map)->has_ghost);
  stage_says (stage.laying, "2 hexes so far");
  stage_press (stage.laying, "Not the last one");
  stage_press (stage.laying, "Not the last one");
  g_assert_cmpuint (adj_tracer_get (stage.tracer)->n_references, ==, 0);
  lay_by_corners (&stage);
  stage_press (stage.laying, "_Enough");
  g_assert_false (adj_charts_laying_is_busy (stage.laying));
  g_assert_true (gtk_widget_get_visible (box));
  g_assert_cmpfloat (find_worst (&stage), <, 0.2);
  g_assert_cmpfloat (adj_map_view_get_underlay (stage.map)->drawing_share, <, 1);
  wait_until (adj_map_view_is_complete (stage.map));
  close_stage (&stage);
}

static void
close_and_open (Stage *stage)
{
  desk_work_close (stage->battle, stage->window);
  open_battle (stage);
  wait_until (!adj_tracer_is_reading (stage->tracer));
  stage_settle ();
}

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
  Stage stage = open_stage (TRUE);
  g_autofree char *moved = g_build_filename (stage.folder, "elsewhere.jpg", NULL);
  GtkWidget *page;

  choose (&stage);
  lay_by_corners (&stage);
  stage_press (stage.laying, "_Enough");
  page = desk_work_show (stage.battle, "picture");
  slide (page, "picture", 80);
  slide (page, "drawing", 30);
  close_and_open (&stage);
  g_assert_false (adj_charts_laying_is_busy (stage.laying));
  g_assert_cmpuint (adj_tracer_get (stage.tracer)->n_references, ==, 4);
  g_assert_cmpfloat (find_worst (&stage), <, 0.2);
  g_assert_cmpfloat_with_epsilon (adj_map_view_get_underlay (stage.map)->picture_share, 0.8, 1e-9);
  g_assert_cmpfloat_with_epsilon (adj_map_view_get_underlay (stage.map)->drawing_share, 0.3, 1e-9);

  g_assert_cmpint (g_rename (stage.path, moved), ==, 0);
  close_and_open (&stage);
  page = desk_work_show (stage.battle, "picture");
  g_assert_null (adj_map_view_get_underlay (stage.map)); /* and all else works */
  stage_says (page, "my map.jpg is not where it was");
  g_assert_nonnull (stage_find_button (page, "_Show where it is"));
  g_free (stage.path);
  stage.path = g_strdup (moved);
  choose (&stage);
  g_assert_cmpfloat (find_worst (&stage), <, 0.2);
  g_assert_nonnull (stage_find_button (page, "_Choose picture"));
  stage_press (page, "Take it a_way");
  g_assert_null (adj_map_view_get_underlay (stage.map));
  g_assert_true (g_file_test (moved, G_FILE_TEST_EXISTS));
  close_stage (&stage);
}

static const AdjMap *
map_of (const Stage *stage)
{
  return &adj_draft_get_scenario (desk_work_draft (stage->battle))->map;
}

/* Touches the middle of one hex and types what one likes. */
static void
mistake (const Stage *stage, AdjHexId hex, const char *number, const char *complaint)
{
  AdjPoint at = owner_map_middle (&stage->owner, &stage->printed, hex);

  adj_charts_laying_click (stage->laying, seen_at (stage, at));
  type_number (stage, number);
  stage_says (popover (stage), complaint);
  g_assert_true (gtk_widget_get_visible (popover (stage)));
  gtk_popover_popdown (GTK_POPOVER (popover (stage)));
}

/* Every wrong number is refused with its reason, and while the grid is assumed it follows the
 * numbers. */
static void
test_numbers (void)
{
  Stage stage = open_stage (FALSE);
  GtkWidget *page = desk_work_show (stage.battle, "picture");
  AdjPoint at = owner_map_middle (&stage.owner, &stage.printed, 1408);

  choose (&stage);
  point_at (&stage, 101);
  mistake (&stage, 505, "5", "Four digits");
  mistake (&stage, 505, "0101", "0101 was typed twice");
  mistake (&stage, 101, "0102", "0102 are at one point");
  adj_charts_laying_click (stage.laying, seen_at (&stage, at));
  type_number (&stage, "1710");
  g_assert_false (gtk_widget_get_visible (popover (&stage)));
  g_assert_cmpint (map_of (&stage)->grid.columns, ==, 17);
  g_assert_cmpint (map_of (&stage)->grid.rows, ==, 10);
  g_assert_cmpstr (gtk_editable_get_text (stage_find (page, GTK_TYPE_ENTRY)), ==, "1710");
  stage_press (page, "_As printed");
  g_assert_null (map_of (&stage)->assumed);
  mistake (&stage, 505, "9999", "the map has no hex 9999");
  g_assert_cmpint (map_of (&stage)->grid.columns, ==, 17);
  close_stage (&stage);
}

static void
assert_size (const Stage *stage, int columns, int rows)
{
  g_assert_cmpint (map_of (stage)->grid.columns, ==, columns);
  g_assert_cmpint (map_of (stage)->grid.rows, ==, rows);
}

/* A mistyped number that has made the assumed map larger gives the size back, unless something was
 * drawn there since; one that is refused gives it none. */
static void
test_mistyped (void)
{
  Stage stage = open_stage (FALSE);
  AdjHexGrid before = map_of (&stage)->grid;
  AdjPoint at = owner_map_middle (&stage.owner, &stage.printed, 1408);

  choose (&stage);
  point_at (&stage, 101);
  mistake (&stage, 101, "5050", "are at one point");
  assert_size (&stage, before.columns, before.rows);
  adj_charts_laying_click (stage.laying, seen_at (&stage, at));
  type_number (&stage, "5050");
  assert_size (&stage, 50, 50);
  stage_press (stage.laying, "Not the last one");
  assert_size (&stage, before.columns, before.rows);
  adj_charts_laying_click (stage.laying, seen_at (&stage, at));
  type_number (&stage, "5050");
  g_assert_true (adj_draft_map_line (desk_work_draft (stage.battle), "4040 clear"));
  stage_press (stage.laying, "Not the last one");
  assert_size (&stage, 50, 50);
  close_stage (&stage);
}

static void
type_largest (GtkWidget *page, const char *number)
{
  GtkWidget *entry = stage_find (page, GTK_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), number);
  g_signal_emit_by_name (entry, "activate");
  stage_settle ();
}

/* The largest number is four digits, and a smaller one asks what may fall off the map. */
static void
test_largest (void)
{
  Stage stage = open_stage (FALSE);
  GtkWidget *page = desk_work_show (stage.battle, "picture");
  AdjDraft *draft = desk_work_draft (stage.battle);

  type_largest (page, "abc");
  stage_says (page, "Four digits");
  g_assert_cmpstr (gtk_editable_get_text (stage_find (page, GTK_TYPE_ENTRY)), ==, "abc");
  type_largest (page, "2010");
  assert_size (&stage, 20, 10);
  g_assert_null (stage_find_saying (page, "Four digits"));
  g_assert_true (adj_draft_map_line (draft, "1909 clear"));
  type_largest (page, "1508");
  stage_says (page, "Beyond the smaller map would lie");
  assert_size (&stage, 20, 10);
  stage_press (page, "_Leave the Size as It Is");
  g_assert_cmpstr (gtk_editable_get_text (stage_find (page, GTK_TYPE_ENTRY)), ==, "2010");
  type_largest (page, "1508");
  stage_press (page, "Take It _off the Map");
  assert_size (&stage, 15, 8);
  desk_work_undo (stage.battle);
  assert_size (&stage, 20, 10);
  close_stage (&stage);
}

/* Hexes all on a line are kept, and one aside of it is asked for. */
static void
test_line (void)
{
  Stage stage = open_stage (FALSE);
  GtkWidget *page = desk_work_show (stage.battle, "picture");

  choose (&stage);
  point_at (&stage, 101);
  point_at (&stage, 104);
  point_at (&stage, 107);
  stage_says (page, "all on a line; touch one aside of it");
  g_assert_cmpuint (adj_tracer_get (stage.tracer)->n_references, ==, 3);
  point_at (&stage, 1205);
  g_assert_null (stage_find_saying (page, "all on a line"));
  close_stage (&stage);
}

/* Five hexes tell how far off each is, name the worst, and find the other shift. */
static void
test_shift (void)
{
  Stage stage = open_stage (FALSE);
  GtkWidget *page = desk_work_show (stage.battle, "picture");
  AdjHexStagger printed = stage.printed.stagger;

  stage_press (page, printed == ADJ_STAGGER_EVEN ? "Odd columns lower" : "Even columns lower");
  g_assert_cmpint (map_of (&stage)->grid.stagger, !=, printed);
  choose (&stage);
  lay_by_corners (&stage);
  g_assert_null (stage_find_saying (page, "_Shift the others"));
  point_at (&stage, 604);
  point_at (&stage, 1205);
  stage_says (page, "columns are shifted");
  stage_press (page, "_Shift the others");
  g_assert_cmpint (map_of (&stage)->grid.stagger, ==, printed);
  stage_says (page, "is off most: 0% of a hex");
  g_signal_emit_by_name (
      stage_find (gtk_widget_get_last_child (stage_find (page, GTK_TYPE_LIST_BOX)),
                  GTK_TYPE_BUTTON),
      "clicked");
  g_assert_cmpuint (adj_tracer_get (stage.tracer)->n_references, ==, 5);
  close_stage (&stage);
}

/* ---- Keys ---- */

/* To whichever of the map's controllers wants it, as GTK would. */
static gboolean
press_key (const Stage *stage, guint key, const char *signal)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (stage->map));
  gboolean taken = FALSE;

  for (guint i = 0; !taken && i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, signal, key, 0, 0, &taken);
    }
  return taken;
}

static void
test_keys (void)
{
  Stage stage = open_stage (FALSE);
  const char *said;

  choose (&stage);
  said = adj_map_view_get_said (stage.map);
  g_assert_true (g_str_has_prefix (said, "The picture; arrow keys"));
  g_assert_true (press_key (&stage, GDK_KEY_Left, "key-pressed"));
  g_assert_true (press_key (&stage, GDK_KEY_Up, "key-pressed"));
  said = adj_map_view_get_said (stage.map);
  g_assert_true (g_str_has_prefix (said, "Cross at "));
  g_assert_true (press_key (&stage, GDK_KEY_1, "key-pressed")); /* nothing is painted */
  g_assert_true (press_key (&stage, GDK_KEY_Return, "key-pressed"));
  g_assert_true (gtk_widget_get_visible (popover (&stage)));
  type_number (&stage, "0404");
  g_assert_cmpuint (adj_tracer_get (stage.tracer)->n_references, ==, 1);
  g_assert_true (press_key (&stage, GDK_KEY_Escape, "key-pressed"));
  g_assert_false (adj_charts_laying_is_busy (stage.laying));
  close_stage (&stage);
}

/* As long as P is held, the picture alone; D, the drawing. */
static void
test_alone (void)
{
  Stage stage = open_stage (FALSE);

  choose (&stage);
  lay_by_corners (&stage);
  stage_press (stage.laying, "_Enough");
  g_assert_true (press_key (&stage, GDK_KEY_p, "key-pressed"));
  g_assert_cmpfloat (adj_map_view_get_underlay (stage.map)->drawing_share, ==, 0);
  g_assert_cmpfloat (adj_map_view_get_underlay (stage.map)->picture_share, ==, 1);
  press_key (&stage, GDK_KEY_p, "key-released");
  g_assert_cmpfloat (adj_map_view_get_underlay (stage.map)->drawing_share, >, 0);
  g_assert_true (press_key (&stage, GDK_KEY_d, "key-pressed"));
  g_assert_null (adj_map_view_get_underlay (stage.map));
  press_key (&stage, GDK_KEY_d, "key-released");
  g_assert_nonnull (adj_map_view_get_underlay (stage.map));
  close_stage (&stage);
}

/* A click on the side that is North, or the word for it. */
static void
test_north (void)
{
  Stage stage = open_stage (FALSE);
  GtkWidget *page = desk_work_show (stage.battle, "picture");
  const AdjHexGrid *grid = grid_of (&stage);
  AdjPoint a = adj_hex_center (grid, 1, 505);
  AdjPoint b = adj_hex_center (grid, 1, adj_hex_neighbour (grid, 505, 2));

  stage_press (page, "Click its side");
  stage_says (stage.laying, "is North on your map");
  g_assert_true (adj_charts_laying_click (
      stage.laying,
      adj_camera_to_screen (adj_map_view_get_camera (stage.map),
                            (AdjPoint){ (3 * a.x + 2 * b.x) / 5, (3 * a.y + 2 * b.y) / 5 })));
  g_assert_true (map_of (&stage)->compass_given);
  g_assert_cmpint (map_of (&stage)->compass[0], ==, 2);
  g_assert_cmpint (map_of (&stage)->compass[5], ==, 1);
  g_assert_false (adj_charts_laying_asks (stage.laying));
  gtk_drop_down_set_selected (stage_find (page, GTK_TYPE_DROP_DOWN), 5);
  g_assert_cmpint (map_of (&stage)->compass[0], ==, 4);
  desk_work_undo (stage.battle);
  g_assert_cmpint (map_of (&stage)->compass[0], ==, 2);
  close_stage (&stage);
}

/* Who compares has the hex of his own map before him. */
static void
test_compare (void)
{
  Stage stage = open_stage (TRUE);
  GtkWidget *page;
  GtkPicture *cut;

  page = desk_work_show (stage.battle, "compare");
  cut = stage_find (page, GTK_TYPE_PICTURE);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (cut)));
  choose (&stage);
  lay_by_corners (&stage);
  stage_press (stage.laying, "_Enough");
  desk_work_show (stage.battle, "compare");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (cut)));
  g_assert_cmpint (gdk_paintable_get_intrinsic_width (gtk_picture_get_paintable (cut)), ==, 280);
  adj_tracer_forget (stage.tracer);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (cut)));
  close_stage (&stage);
}

/* ---- Ways to give a picture ---- */

static void
drop (const Stage *stage, GFile *file)
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
name_of (const Stage *stage)
{
  wait_until (adj_tracer_get_picture (stage->tracer) != NULL &&
              !adj_tracer_is_reading (stage->tracer));
  return adj_tracer_get_name (stage->tracer);
}

static void
assert_page (const Stage *stage, const char *page)
{
  GtkStack *pages = stage_find (stage->battle, GTK_TYPE_STACK);

  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, page);
}

/* Dropped, pasted as a file, and pasted as what another program shows. How the hexes lie is asked
 * for as long as it is assumed. */
static void
test_given (void)
{
  Stage stage = open_stage (FALSE);
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
  close_stage (&stage);
}

/* What is no picture is told of, and takes nothing away that was there. */
static void
test_no_picture (void)
{
  Stage stage = open_stage (FALSE);
  GtkWidget *page = desk_work_show (stage.battle, "picture");
  g_autofree char *path = g_build_filename (stage.folder, "notes.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *name = NULL;

  choose (&stage);
  lay_by_corners (&stage);
  g_assert_true (g_file_set_contents (path, "0412 forest", -1, NULL));
  adj_tracer_choose (stage.tracer, file);
  wait_until (!adj_tracer_is_reading (stage.tracer));
  stage_says (page, "notes.png: this is neither a PNG nor a JPEG nor a TIFF picture");
  name = adj_tracer_get_name (stage.tracer);
  g_assert_cmpstr (name, ==, "my map.jpg");
  g_assert_nonnull (adj_map_view_get_underlay (stage.map));
  close_stage (&stage);
}

/* Where its file cannot be written, laying goes on, and the page tells why nothing is kept. */
static void
test_unsaved (void)
{
  Stage stage = open_stage (FALSE);
  g_autofree char *tracing = adj_tracing_path (stage.charts);
  GtkWidget *page;

  g_assert_cmpint (g_mkdir (tracing, 0700), ==, 0); /* something else is there */
  close_and_open (&stage);
  page = desk_work_show (stage.battle, "picture");
  stage_says (page, ".tracing: ");
  choose (&stage);
  lay_by_corners (&stage);
  wait_until (adj_tracer_get_trouble (stage.tracer) != NULL);
  stage_settle ();
  stage_says (page, adj_tracer_get_trouble (stage.tracer));
  g_assert_true (adj_map_view_get_underlay (stage.map)->has_ghost);
  close_stage (&stage);
}

/* No game shows it, nor does its file hold it. */
static void
test_game (void)
{
  Stage stage = open_stage (FALSE);

  choose (&stage);
  lay_by_corners (&stage);
  stage_press (stage.laying, "_Enough");
  g_assert_null (strstr (adj_draft_get_text (desk_work_draft (stage.battle), NULL), "my map"));
  gtk_widget_activate_action (GTK_WIDGET (stage.battle), "charts.begin", NULL);
  wait_until (stage_has (stage.window, ADJ_TYPE_MAP_VIEW));
  g_assert_null (adj_map_view_get_underlay (stage_find (stage.window, ADJ_TYPE_MAP_VIEW)));
  stage.battle = NULL; /* it has gone with that */
  close_stage (&stage);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-picture/laying", test_laying);
  g_test_add_func ("/app/charts-picture/kept", test_kept);
  g_test_add_func ("/app/charts-picture/numbers", test_numbers);
  g_test_add_func ("/app/charts-picture/mistyped", test_mistyped);
  g_test_add_func ("/app/charts-picture/largest", test_largest);
  g_test_add_func ("/app/charts-picture/line", test_line);
  g_test_add_func ("/app/charts-picture/shift", test_shift);
  g_test_add_func ("/app/charts-picture/keys", test_keys);
  g_test_add_func ("/app/charts-picture/alone", test_alone);
  g_test_add_func ("/app/charts-picture/north", test_north);
  g_test_add_func ("/app/charts-picture/compare", test_compare);
  g_test_add_func ("/app/charts-picture/given", test_given);
  g_test_add_func ("/app/charts-picture/no-picture", test_no_picture);
  g_test_add_func ("/app/charts-picture/unsaved", test_unsaved);
  g_test_add_func ("/app/charts-picture/game", test_game);
  return g_test_run ();
}
