/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "app/desktop/looks.h"
#include "app/drawing/brush-hand.h"
#include "app/drawing/paint-box.h"
#include "drawing-work.h"

/* A battle's map, drawn in the window by pointer and by keys. */

/* A drag paints what it goes over in one change, seen at once and taken back at once. */
static void
test_paint (void)
{
  DrawingStage stage = drawing_work_open ();

  g_assert_false (
      adj_easel_press (stage.easel, drawing_work_place (&stage, 302, 302, 0), 0)); /* only looks */
  drawing_work_take_up (&stage, ADJ_BRUSH_TERRAIN, "forest");
  drawing_work_drag (&stage, 302, 306, 0);
  for (AdjHexId id = 302; id <= 306; id++)
    g_assert_cmpstr (drawing_work_terrain (&stage, id), ==, "forest");
  g_assert_cmpstr (drawing_work_terrain (&stage, 402), ==, "unknown");
  g_assert_nonnull (adj_easel_get_stroke (stage.easel)); /* until the map is painted with it */
  wait_until (adj_easel_get_stroke (stage.easel) == NULL);
  desk_work_undo (stage.battle);
  g_assert_cmpstr (drawing_work_terrain (&stage, 302), ==, "unknown");
  gtk_widget_activate_action (GTK_WIDGET (stage.battle), "charts.redo", NULL);
  g_assert_cmpstr (drawing_work_terrain (&stage, 306), ==, "forest");

  /* Two fingers take the map, and what one of them had begun is dropped. */
  g_assert_true (adj_easel_press (stage.easel, drawing_work_place (&stage, 505, 505, 0), 0));
  adj_map_hands_pinch_begin (adj_map_view_get_hands (stage.map), (AdjPoint){ 100, 100 });
  adj_easel_release (stage.easel);
  g_assert_cmpstr (drawing_work_terrain (&stage, 505), ==, "unknown");
  drawing_work_close (&stage);
}

/* Shift fills up to other terrain, the right button takes up what lies there, off the map too. */
static void
test_fill (void)
{
  DrawingStage stage = drawing_work_open ();
  AdjPaintBox *box = stage_find (stage.battle, ADJ_TYPE_PAINT_BOX);

  drawing_work_take_up (&stage, ADJ_BRUSH_TERRAIN, "forest");
  drawing_work_drag (&stage, 401, 408, 0);
  drawing_work_take_up (&stage, ADJ_BRUSH_TERRAIN, "rough");
  drawing_work_drag (&stage, 202, 202, GDK_SHIFT_MASK);
  g_assert_cmpstr (drawing_work_terrain (&stage, 101), ==, "rough");
  g_assert_cmpstr (drawing_work_terrain (&stage, 308), ==, "rough");
  g_assert_cmpstr (drawing_work_terrain (&stage, 404), ==, "forest");
  g_assert_cmpstr (drawing_work_terrain (&stage, 501), ==, "unknown");

  adj_easel_take_up (stage.easel, drawing_work_place (&stage, 404, 404, 0));
  g_assert_cmpstr (
      adj_brush_name (drawing_work_scenario (&stage)->ruleset, adj_paint_box_get_brush (box)), ==,
      "Forest");
  adj_easel_set_brush (stage.easel, (AdjBrush){ ADJ_BRUSH_TERRAIN, ADJ_OFF_MAP });
  drawing_work_drag (&stage, 101, 101, 0);
  g_assert_cmpstr (drawing_work_terrain (&stage, 101), ==, "off");
  drawing_work_take_up (&stage, ADJ_BRUSH_TERRAIN, "forest");
  adj_easel_take_up (stage.easel, drawing_work_place (&stage, 101, 101, 0));
  g_assert_cmpint (adj_easel_get_brush (stage.easel).index, ==, ADJ_OFF_MAP);
  drawing_work_close (&stage);
}

/* A road through the middles, a creek along the sides, a bridge on one of them; Ctrl takes off. */
static void
test_ways (void)
{
  DrawingStage stage = drawing_work_open ();

  drawing_work_take_up (&stage, ADJ_BRUSH_WAY, "road");
  drawing_work_drag (&stage, 302, 305, 0);
  g_assert_true (drawing_work_lies (&stage, 302, 303, "road"));
  g_assert_true (drawing_work_lies (&stage, 304, 305, "road"));
  drawing_work_drag (&stage, 304, 305, GDK_CONTROL_MASK);
  g_assert_false (drawing_work_lies (&stage, 304, 305, "road"));
  g_assert_true (drawing_work_lies (&stage, 303, 304, "road"));

  drawing_work_take_up (&stage, ADJ_BRUSH_ALONG, "creek");
  g_assert_true (adj_easel_press (stage.easel, drawing_work_place (&stage, 303, 304, 0.4), 0));
  adj_easel_release (stage.easel);
  g_assert_true (drawing_work_lies (&stage, 303, 304, "creek"));
  drawing_work_take_up (&stage, ADJ_BRUSH_CROSSING, "bridge");
  g_assert_true (adj_easel_press (stage.easel, drawing_work_place (&stage, 303, 304, 0.4), 0));
  adj_easel_release (stage.easel);
  g_assert_true (drawing_work_lies (&stage, 303, 304, "bridge"));
  g_assert_true (drawing_work_lies (&stage, 303, 304, "road"));
  drawing_work_close (&stage);
}

/* A disk that takes nothing keeps nobody from painting: the window says so until all is kept. */
static void
test_unsaved (void)
{
  DrawingStage stage = drawing_work_open ();
  AdjOwnBattle *battle = adj_charts_window_get_battle (stage.battle);
  g_autofree char *folder = g_path_get_dirname (adj_own_battle_get_path (battle));
  g_autofree char *away = g_strconcat (folder, "-away", NULL);
  g_autofree char *complaint = NULL;

  g_assert_cmpint (g_rename (folder, away), ==, 0);
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  drawing_work_take_up (&stage, ADJ_BRUSH_TERRAIN, "forest");
  drawing_work_drag (&stage, 302, 306, 0);
  wait_until (adj_own_battle_get_complaint (battle) != NULL);
  complaint = g_strdup (adj_own_battle_get_complaint (battle));
  stage_settle ();
  stage_says (stage.battle, complaint);
  drawing_work_drag (&stage, 402, 406, 0);
  g_assert_cmpstr (drawing_work_terrain (&stage, 404), ==, "forest");

  g_assert_cmpint (g_remove (folder), ==, 0);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  drawing_work_drag (&stage, 502, 506, 0);
  wait_until (adj_own_battle_get_state (battle) == ADJ_SAVER_SAVED);
  stage_settle ();
  g_assert_null (stage_find_saying (stage.battle, complaint));
  drawing_work_close (&stage);
}

static void
press_keys (const DrawingStage *stage, const guint *keys, GdkModifierType state)
{
  for (; *keys != 0; keys++)
    g_assert_true (adj_brush_hand_key (stage->easel, *keys, state));
}

/* By keys alone: digits, Shift and arrows, a side and its letters; the cursor says it all. */
static void
test_keys (void)
{
  DrawingStage stage = drawing_work_open ();
  AdjHex start = adj_book_hex (adj_map_view_get_book (stage.map), 302);

  adj_map_view_set_cursor (stage.map, start, TRUE);
  press_keys (&stage, (const guint[]){ GDK_KEY_2, 0 }, 0);
  g_assert_cmpstr (drawing_work_terrain (&stage, 302), ==, "forest");
  press_keys (&stage, (const guint[]){ GDK_KEY_Down, GDK_KEY_Down, 0 }, GDK_SHIFT_MASK);
  g_assert_cmpstr (drawing_work_terrain (&stage, 304), ==, "forest");
  g_assert_cmpstr (adj_map_view_get_said (stage.map), ==, "0304, Forest; from your charts");

  press_keys (&stage, (const guint[]){ GDK_KEY_Down, 0 }, GDK_CONTROL_MASK);
  press_keys (&stage, (const guint[]){ GDK_KEY_c, GDK_KEY_b, 0 }, 0);
  g_assert_true (drawing_work_lies (&stage, 304, 305, "creek"));
  g_assert_true (drawing_work_lies (&stage, 304, 305, "bridge"));
  g_assert_cmpstr (adj_map_view_get_said (stage.map), ==,
                   "0304, Forest; south: Creek, Bridge; from your charts; side chosen: south");
  press_keys (&stage, (const guint[]){ GDK_KEY_Left, 0 }, GDK_CONTROL_MASK);
  press_keys (&stage, (const guint[]){ GDK_KEY_Left, 0 }, GDK_CONTROL_MASK); /* is the last */
  press_keys (&stage, (const guint[]){ GDK_KEY_r, GDK_KEY_t, GDK_KEY_f, GDK_KEY_r, 0 }, 0);
  g_assert_false (drawing_work_lies (&stage, 204, 304, "road"));
  g_assert_true (drawing_work_lies (&stage, 204, 304, "trail"));
  g_assert_true (drawing_work_lies (&stage, 204, 304, "ford"));
  press_keys (&stage, (const guint[]){ GDK_KEY_0, 0 }, 0);
  g_assert_cmpint (adj_easel_get_brush (stage.easel).kind, ==, ADJ_BRUSH_NONE);
  press_keys (&stage, (const guint[]){ GDK_KEY_i, 0 }, 0);
  g_assert_cmpint (adj_easel_get_brush (stage.easel).index, ==, 1);
  g_assert_false (adj_brush_hand_key (stage.easel, GDK_KEY_Down, 0)); /* the map's own */
  drawing_work_close (&stage);
}

/* Whoever points with the mouse takes up brushes by the same keys, and draws nothing where the
 * cursor happens to be, which he does not see. */
static void
test_unseen_cursor (void)
{
  DrawingStage stage = drawing_work_open ();
  AdjHex start = adj_book_hex (adj_map_view_get_book (stage.map), 302);

  adj_map_view_set_cursor (stage.map, start, FALSE);
  press_keys (&stage, (const guint[]){ GDK_KEY_2, 0 }, 0);
  g_assert_cmpint (adj_easel_get_brush (stage.easel).index, ==, 1);
  press_keys (&stage, (const guint[]){ GDK_KEY_c, GDK_KEY_c, 0 }, 0);
  g_assert_cmpint (adj_easel_get_brush (stage.easel).kind, ==, ADJ_BRUSH_ALONG);
  g_assert_false (adj_draft_may_undo (desk_work_draft (stage.battle)));
  adj_map_view_set_cursor (stage.map, start, FALSE);
  press_keys (&stage, (const guint[]){ GDK_KEY_2, 0 }, 0);
  press_keys (&stage, (const guint[]){ GDK_KEY_Down, 0 }, GDK_SHIFT_MASK);
  g_assert_true (adj_map_view_shows_cursor (stage.map));
  g_assert_false (adj_draft_may_undo (desk_work_draft (stage.battle)));
  press_keys (&stage, (const guint[]){ GDK_KEY_Down, 0 }, GDK_SHIFT_MASK);
  g_assert_cmpstr (drawing_work_terrain (&stage, 304), ==, "forest");
  drawing_work_close (&stage);
}

/* What was read off the owner's charts is told from what came with the battle. */
static void
test_typed (void)
{
  DrawingStage stage = drawing_work_open ();

  adj_map_view_set_cursor (stage.map, adj_book_hex (adj_map_view_get_book (stage.map), 302), TRUE);
  g_assert_null (strstr (adj_map_view_get_said (stage.map), "from your charts"));
  g_assert_true (adj_brush_hand_key (stage.easel, GDK_KEY_1, 0));
  g_assert_nonnull (strstr (adj_map_view_get_said (stage.map), "; from your charts"));
  stage_says (desk_work_show (stage.battle, "gaps"), "From your charts: 1 of ");
  desk_work_undo (stage.battle);
  g_assert_null (strstr (adj_map_view_get_said (stage.map), "from your charts"));
  drawing_work_close (&stage);
}

/* The cursor stands where the sheet has no hex as well, says so, and paints one there. */
static void
test_off (void)
{
  DrawingStage stage = drawing_work_open ();
  const AdjHexId off = 303;

  g_assert_true (adj_draft_stroke (desk_work_draft (stage.battle), &off, 1, ADJ_OFF_MAP));
  adj_own_battle_save (adj_charts_window_get_battle (stage.battle));
  adj_map_view_set_cursor (stage.map, adj_book_hex (adj_map_view_get_book (stage.map), 302), TRUE);
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.step", "(ii)", 0, 1);
  g_assert_cmpint (adj_map_view_get_cursor_id (stage.map), ==, off);
  g_assert_cmpuint (adj_map_view_get_cursor (stage.map), ==, ADJ_NO_HEX);
  g_assert_cmpstr (adj_map_view_get_said (stage.map), ==, "0303, not on the map");
  g_assert_true (adj_brush_hand_key (stage.easel, GDK_KEY_r, 0)); /* there is no side to draw on */
  g_assert_cmpstr (drawing_work_terrain (&stage, off), ==, "off");
  g_assert_true (adj_brush_hand_key (stage.easel, GDK_KEY_1, 0));
  g_assert_cmpstr (drawing_work_terrain (&stage, off), !=, "off");
  g_assert_cmpint (adj_map_view_get_cursor_id (stage.map), ==, off);
  g_assert_nonnull (strstr (adj_map_view_get_said (stage.map), "from your charts"));
  drawing_work_close (&stage);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-drawing/paint", test_paint);
  g_test_add_func ("/app/charts-drawing/fill", test_fill);
  g_test_add_func ("/app/charts-drawing/ways", test_ways);
  g_test_add_func ("/app/charts-drawing/unsaved", test_unsaved);
  g_test_add_func ("/app/charts-drawing/keys", test_keys);
  g_test_add_func ("/app/charts-drawing/unseen-cursor", test_unseen_cursor);
  g_test_add_func ("/app/charts-drawing/typed", test_typed);
  g_test_add_func ("/app/charts-drawing/off", test_off);
  return g_test_run ();
}
