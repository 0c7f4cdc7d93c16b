/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/desktop/looks.h"
#include "app/drawing/paint-box.h"
#include "app/tracing/number-popover.h"
#include "laying-work.h"

/* The owner's picture of his map, laid under the grid by pointing at its hexes. */

static const AdjMap *
map_of (const LayingStage *stage)
{
  return &adj_draft_get_scenario (desk_work_draft (stage->battle))->map;
}

/* A photograph at a slant is straightened by four hexes, and the grid shows over it at once. */
static void
test_laying (void)
{
  LayingStage stage = laying_work_open_at (OWNER_MAP_300_DPI, TRUE);
  GtkWidget *box = stage_find (stage.battle, ADJ_TYPE_PAINT_BOX);

  g_assert_null (adj_map_view_get_underlay (stage.map));
  laying_work_choose (&stage);
  g_assert_true (adj_charts_laying_is_busy (stage.laying));
  g_assert_false (gtk_widget_get_visible (box)); /* nothing is drawn meanwhile */
  stage_says (stage.laying, "Touch the middle of a hex");
  laying_work_point (&stage, 101);
  g_assert_false (adj_map_view_get_underlay (stage.map)->has_ghost);
  laying_work_point (&stage, 405);
  g_assert_true (adj_map_view_get_underlay (stage.map)->has_ghost);
  stage_says (stage.laying, "2 hexes so far");
  stage_press (stage.laying, "Not the last one");
  stage_press (stage.laying, "Not the last one");
  g_assert_cmpuint (adj_tracer_get (stage.tracer)->n_references, ==, 0);
  laying_work_corners (&stage);
  stage_press (stage.laying, "_Enough");
  g_assert_false (adj_charts_laying_is_busy (stage.laying));
  g_assert_true (gtk_widget_get_visible (box));
  g_assert_cmpfloat (laying_work_worst (&stage), <, 0.2);
  g_assert_cmpfloat (adj_map_view_get_underlay (stage.map)->drawing_share, <, 1);
  wait_until (adj_map_view_is_complete (stage.map));
  laying_work_close (&stage);
}

/* Whoever has looked at some of the map closely sees its corners when he begins, but stays where he
 * is when he goes on. */
static void
test_corners (void)
{
  LayingStage stage = laying_work_open (FALSE);
  const AdjCamera *camera = adj_map_view_get_camera (stage.map);

  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.zoom", "i", 2);
  laying_work_choose (&stage);
  g_assert_true (adj_camera_is_fit (camera));
  laying_work_point (&stage, 101);
  stage_press (stage.laying, "_Enough");
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.zoom", "i", 2);
  stage_press (desk_work_show (stage.battle, "picture"), "_Point at hexes");
  g_assert_true (adj_charts_laying_is_busy (stage.laying));
  g_assert_false (adj_camera_is_fit (camera));
  laying_work_close (&stage);
}

/* Touches the middle of one hex and types what one likes. */
static void
mistake (const LayingStage *stage, AdjHexId hex, const char *number, const char *complaint)
{
  AdjPoint at = owner_map_middle (&stage->owner, &stage->printed, hex);

  adj_charts_laying_click (stage->laying, laying_work_seen (stage, at));
  laying_work_type (stage, number);
  stage_says (laying_work_popover (stage), complaint);
  g_assert_true (gtk_widget_get_visible (laying_work_popover (stage)));
  gtk_popover_popdown (GTK_POPOVER (laying_work_popover (stage)));
}

/* Every wrong number is refused with its reason, and while the grid is assumed it follows the
 * numbers. */
static void
test_numbers (void)
{
  LayingStage stage = laying_work_open (FALSE);
  GtkWidget *page = desk_work_show (stage.battle, "picture");
  AdjPoint at = owner_map_middle (&stage.owner, &stage.printed, 1408);

  laying_work_choose (&stage);
  laying_work_point (&stage, 101);
  mistake (&stage, 505, "5", "Four digits");
  mistake (&stage, 505, "0101", "0101 was typed twice");
  mistake (&stage, 101, "0102", "0102 are at one point");
  adj_charts_laying_click (stage.laying, laying_work_seen (&stage, at));
  laying_work_type (&stage, "1710");
  g_assert_false (gtk_widget_get_visible (laying_work_popover (&stage)));
  g_assert_cmpint (map_of (&stage)->grid.columns, ==, 17);
  g_assert_cmpint (map_of (&stage)->grid.rows, ==, 10);
  g_assert_cmpstr (gtk_editable_get_text (stage_find (page, GTK_TYPE_ENTRY)), ==, "1710");
  stage_press (page, "_As printed");
  g_assert_null (map_of (&stage)->assumed);
  mistake (&stage, 505, "9999", "the map has no hex 9999");
  g_assert_cmpint (map_of (&stage)->grid.columns, ==, 17);
  laying_work_close (&stage);
}

static void
assert_size (const LayingStage *stage, int columns, int rows)
{
  g_assert_cmpint (map_of (stage)->grid.columns, ==, columns);
  g_assert_cmpint (map_of (stage)->grid.rows, ==, rows);
}

/* A mistyped number that has made the assumed map larger gives the size back, unless something was
 * drawn there since; one that is refused gives it none. */
static void
test_mistyped (void)
{
  LayingStage stage = laying_work_open (FALSE);
  AdjHexGrid before = map_of (&stage)->grid;
  AdjPoint at = owner_map_middle (&stage.owner, &stage.printed, 1408);

  laying_work_choose (&stage);
  laying_work_point (&stage, 101);
  mistake (&stage, 101, "5050", "are at one point");
  assert_size (&stage, before.columns, before.rows);
  adj_charts_laying_click (stage.laying, laying_work_seen (&stage, at));
  laying_work_type (&stage, "5050");
  assert_size (&stage, 50, 50);
  stage_press (stage.laying, "Not the last one");
  assert_size (&stage, before.columns, before.rows);
  adj_charts_laying_click (stage.laying, laying_work_seen (&stage, at));
  laying_work_type (&stage, "5050");
  g_assert_true (adj_draft_map_line (desk_work_draft (stage.battle), "4040 clear"));
  stage_press (stage.laying, "Not the last one");
  assert_size (&stage, 50, 50);
  laying_work_close (&stage);
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
  LayingStage stage = laying_work_open (FALSE);
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
  laying_work_close (&stage);
}

/* Hexes all on a line are kept, and one aside of it is asked for. */
static void
test_line (void)
{
  LayingStage stage = laying_work_open (FALSE);
  GtkWidget *page = desk_work_show (stage.battle, "picture");

  laying_work_choose (&stage);
  laying_work_point (&stage, 101);
  laying_work_point (&stage, 104);
  laying_work_point (&stage, 107);
  stage_says (page, "all on a line; touch one aside of it");
  g_assert_cmpuint (adj_tracer_get (stage.tracer)->n_references, ==, 3);
  laying_work_point (&stage, 1205);
  g_assert_null (stage_find_saying (page, "all on a line"));
  laying_work_close (&stage);
}

/* Five hexes tell how far off each is, name the worst, and find the other shift. */
static void
test_shift (void)
{
  LayingStage stage = laying_work_open (FALSE);
  GtkWidget *page = desk_work_show (stage.battle, "picture");
  AdjHexStagger printed = stage.printed.stagger;

  stage_press (page, printed == ADJ_STAGGER_EVEN ? "Odd columns lower" : "Even columns lower");
  g_assert_cmpint (map_of (&stage)->grid.stagger, !=, printed);
  laying_work_choose (&stage);
  laying_work_corners (&stage);
  g_assert_null (stage_find_saying (page, "_Shift the others"));
  laying_work_point (&stage, 604);
  laying_work_point (&stage, 1205);
  stage_says (page, "columns are shifted");
  stage_press (page, "_Shift the others");
  g_assert_cmpint (map_of (&stage)->grid.stagger, ==, printed);
  stage_says (page, "is off most: 0% of a hex");
  g_signal_emit_by_name (
      stage_find (gtk_widget_get_last_child (stage_find (page, GTK_TYPE_LIST_BOX)),
                  GTK_TYPE_BUTTON),
      "clicked");
  g_assert_cmpuint (adj_tracer_get (stage.tracer)->n_references, ==, 5);
  laying_work_close (&stage);
}

/* ---- Keys ---- */

/* To whichever of the map's controllers wants it, as GTK would. */
static gboolean
press_key (const LayingStage *stage, guint key, const char *signal)
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
  LayingStage stage = laying_work_open (FALSE);
  const char *said;

  laying_work_choose (&stage);
  said = adj_map_view_get_said (stage.map);
  g_assert_true (g_str_has_prefix (said, "The picture; arrow keys"));
  g_assert_true (press_key (&stage, GDK_KEY_Left, "key-pressed"));
  g_assert_true (press_key (&stage, GDK_KEY_Up, "key-pressed"));
  said = adj_map_view_get_said (stage.map);
  g_assert_true (g_str_has_prefix (said, "Cross at "));
  g_assert_true (press_key (&stage, GDK_KEY_1, "key-pressed")); /* nothing is painted */
  g_assert_true (press_key (&stage, GDK_KEY_Return, "key-pressed"));
  g_assert_true (gtk_widget_get_visible (laying_work_popover (&stage)));
  laying_work_type (&stage, "0404");
  g_assert_cmpuint (adj_tracer_get (stage.tracer)->n_references, ==, 1);
  g_assert_true (press_key (&stage, GDK_KEY_Escape, "key-pressed"));
  g_assert_false (adj_charts_laying_is_busy (stage.laying));
  laying_work_close (&stage);
}

/* As long as P is held, the picture alone; D, the drawing. */
static void
test_alone (void)
{
  LayingStage stage = laying_work_open (FALSE);

  laying_work_choose (&stage);
  laying_work_corners (&stage);
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
  laying_work_close (&stage);
}

/* A click on the side that is North, or the word for it. */
static void
test_north (void)
{
  LayingStage stage = laying_work_open (FALSE);
  GtkWidget *page = desk_work_show (stage.battle, "picture");
  const AdjHexGrid *grid = &map_of (&stage)->grid;
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
  laying_work_close (&stage);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-laying/laying", test_laying);
  g_test_add_func ("/app/charts-laying/corners", test_corners);
  g_test_add_func ("/app/charts-laying/numbers", test_numbers);
  g_test_add_func ("/app/charts-laying/mistyped", test_mistyped);
  g_test_add_func ("/app/charts-laying/largest", test_largest);
  g_test_add_func ("/app/charts-laying/line", test_line);
  g_test_add_func ("/app/charts-laying/shift", test_shift);
  g_test_add_func ("/app/charts-laying/keys", test_keys);
  g_test_add_func ("/app/charts-laying/alone", test_alone);
  g_test_add_func ("/app/charts-laying/north", test_north);
  return g_test_run ();
}
