/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/board/board-card.h"
#include "app/board/board-pointer.h"
#include "app/board/board.h"
#include "app/board/card-place.h"
#include "app/board/card-view.h"
#include "app/desktop/settings.h"
#include "stage.h"

/* The card of a hex on the board. */
typedef struct
{
  AdjWindow *window;
  AdjSession *session;
  AdjBoard *board;
  AdjBoardState *state;
  AdjMapView *map;
} Stage;

static Stage
begin (const char *orders)
{
  Stage stage = { .window = stage_open () };

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_reset (adj_settings (), "overlays");
  stage.session = stage_begin (stage.window);
  stage.board = stage_find (stage.window, ADJ_TYPE_BOARD);
  stage.state = adj_board_get_state (stage.board);
  stage.map = adj_board_get_map (stage.board);
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.fit", NULL);
  if (orders != NULL)
    g_assert_true (adj_session_submit (stage.session, orders));
  adj_session_pick_nothing (stage.session);
  stage_settle ();
  return stage;
}

static AdjHex
hex_of (const Stage *stage, AdjHexId id)
{
  return adj_book_hex (adj_session_book (stage->session), id);
}

static void
rest_on (const Stage *stage, AdjHexId id)
{
  wait_until (adj_map_view_is_sharp (stage->map)); /* it has all the room it gets */
  adj_board_pointer_move (stage->state, adj_map_view_get_place (stage->map, hex_of (stage, id)));
  wait_until (adj_board_card_get_hex (stage->state) == hex_of (stage, id));
  stage_settle ();
}

static void
pick (const Stage *stage, const char *unit)
{
  AdjPicks picks = { 0 };

  wait_until (adj_map_view_is_sharp (stage->map)); /* it has all the room it gets */
  adj_picks_toggle_unit (&picks,
                         adj_scenario_unit (adj_session_book (stage->session)->scenario, unit));
  adj_session_set_picks (stage->session, &picks);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (stage->map)); /* the card has its place */
}

static graphene_rect_t
bounds (const Stage *stage)
{
  graphene_rect_t rect;

  g_assert_true (gtk_widget_get_mapped (stage->state->card.view));
  g_assert_true (
      gtk_widget_compute_bounds (stage->state->card.view, GTK_WIDGET (stage->map), &rect));
  return rect;
}

/* On the board, and not over the hex it speaks of. */
static void
assert_beside (const Stage *stage, AdjHexId id)
{
  const AdjCamera *camera = adj_map_view_get_camera (stage->map);
  AdjPoint at = adj_map_view_get_place (stage->map, hex_of (stage, id));
  graphene_rect_t card = bounds (stage);
  double half = 0.85 * camera->size;

  g_assert_cmpuint (adj_board_card_get_hex (stage->state), ==, hex_of (stage, id));
  g_assert_cmpfloat (card.origin.x, >=, 0);
  g_assert_cmpfloat (card.origin.y, >=, 0);
  g_assert_cmpfloat (card.origin.x + card.size.width, <=, camera->width);
  g_assert_cmpfloat (card.origin.y + card.size.height, <=, camera->height);
  g_assert_true (card.origin.x >= at.x + half || card.origin.x + card.size.width <= at.x - half ||
                 card.origin.y >= at.y + half || card.origin.y + card.size.height <= at.y - half);
}

static gboolean
is_shown (const Stage *stage)
{
  return adj_board_card_get_hex (stage->state) != ADJ_NO_HEX;
}

/* ---- The pointer ---- */

static void
test_rest (void)
{
  Stage stage = begin (NULL);
  const AdjHexId hexes[] = { 1620, 1318, 1022, 2517, 1317 };

  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    {
      adj_board_pointer_move (stage.state,
                              adj_map_view_get_place (stage.map, hex_of (&stage, hexes[i])));
      g_assert_false (is_shown (&stage)); /* not before it has rested */
      rest_on (&stage, hexes[i]);
      assert_beside (&stage, hexes[i]);
    }
  stage_says (stage.state->card.view, "1/1/XIV, Infantry");
  adj_board_pointer_leave (stage.state);
  g_assert_false (is_shown (&stage));
  stage_close (stage.window);
}

static gboolean
lies_beside_fan (const Stage *stage)
{
  const AdjFan *fan = &stage->state->fan;
  graphene_rect_t card = bounds (stage);

  return card.origin.x >= fan->corner.x + fan->width ||
         card.origin.x + card.size.width <= fan->corner.x ||
         card.origin.y >= fan->corner.y + fan->height ||
         card.origin.y + card.size.height <= fan->corner.y;
}

/* On a stack, which is spread out a little later. */
static void
test_rest_on_stack (void)
{
  Stage stage = begin ("place 2/1/xiv 1317");

  rest_on (&stage, 1317);
  wait_until (stage.state->fan.n == 2);
  g_assert_true (is_shown (&stage));
  wait_until (lies_beside_fan (&stage)); /* it makes way with the next frame */
  stage_close (stage.window);
}

static void
test_drag (void)
{
  Stage stage = begin (NULL);

  rest_on (&stage, 1318);
  stage.state->hand.held = stage.state->hand.moving = TRUE;
  adj_board_pointer_move (stage.state, adj_map_view_get_place (stage.map, hex_of (&stage, 1418)));
  g_assert_false (is_shown (&stage));
  adj_board_card_read (stage.state);
  g_assert_false (is_shown (&stage));
  stage.state->hand = (AdjHand){ 0 };
  stage_close (stage.window);
}

/* ---- Picks ---- */

static void
test_pick (void)
{
  Stage stage = begin (NULL);
  graphene_rect_t first, second;

  g_assert_false (is_shown (&stage));
  pick (&stage, "wilder");
  assert_beside (&stage, 1022);
  first = bounds (&stage);
  pick (&stage, "3/1/xiv");
  assert_beside (&stage, 1318);
  second = bounds (&stage);
  g_assert_cmpfloat (first.origin.x, ==, second.origin.x);
  g_assert_cmpfloat (first.origin.y + first.size.height, ==, second.origin.y + second.size.height);
  adj_session_pick_nothing (stage.session);
  g_assert_false (is_shown (&stage));
  stage_close (stage.window);
}

/* The card is of the table as it is now. */
static void
test_news (void)
{
  Stage stage = begin (NULL);

  pick (&stage, "wilder");
  stage_says (stage.state->card.view, "6 of 6 MP left");
  g_assert_true (adj_session_submit (stage.session, "status wilder ineffective"));
  pick (&stage, "wilder");
  stage_says (stage.state->card.view, "ineffective since Turn 1, Union, Movement");
  stage_close (stage.window);
}

/* ---- Keys and fingers ---- */

static void
test_key (void)
{
  Stage stage = begin (NULL);

  adj_map_view_set_cursor (stage.map, hex_of (&stage, 1317), TRUE);
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "board.card", NULL);
  stage_settle ();
  assert_beside (&stage, 1317);
  g_assert_nonnull (strstr (adj_map_view_get_said (stage.map), "defence ×2 (BG 7.4)"));
  adj_map_view_set_cursor (stage.map, hex_of (&stage, 1318), TRUE);
  stage_settle ();
  assert_beside (&stage, 1318);
  g_assert_nonnull (strstr (adj_map_view_get_said (stage.map), "3/1/XIV, Infantry: 5"));
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "board.drop", NULL);
  g_assert_false (is_shown (&stage));
  g_assert_null (strstr (adj_map_view_get_said (stage.map), "Infantry: 5"));
  stage_close (stage.window);
}

/* The same key puts away the card of what is picked, until something else is. */
static void
test_put_away (void)
{
  Stage stage = begin (NULL);

  adj_map_view_set_cursor (stage.map, hex_of (&stage, 1022), TRUE);
  pick (&stage, "wilder");
  g_assert_true (is_shown (&stage));
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "board.card", NULL);
  g_assert_false (is_shown (&stage));
  pick (&stage, "3/1/xiv");
  g_assert_true (is_shown (&stage));
  stage_close (stage.window);
}

static void
test_long_press (void)
{
  Stage stage = begin (NULL);
  AdjPoint at = adj_map_view_get_place (stage.map, hex_of (&stage, 1318));
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (stage.map));

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GObject) one = g_list_model_get_item (all, i);

      if (GTK_IS_GESTURE_LONG_PRESS (one))
        g_signal_emit_by_name (one, "pressed", at.x, at.y);
    }
  stage_settle ();
  assert_beside (&stage, 1318);
  stage_close (stage.window);
}

/* ---- Eyes ---- */

static void
test_curtain (void)
{
  Stage stage = begin ("option limited-intelligence; flip smith down");

  adj_session_draw_curtain (stage.session);
  adj_session_lift_curtain (stage.session, ADJ_EYES_FIRST);
  stage_settle ();
  rest_on (&stage, 1620);
  stage_says (stage.state->card.view, "face down");
  g_assert_null (stage_find_saying (stage.state->card.view, "Smith"));
  adj_session_draw_curtain (stage.session);
  g_assert_false (is_shown (&stage));
  g_assert_null (gtk_widget_get_first_child (stage.state->card.view)); /* and nothing is kept */
  stage_close (stage.window);
}

/* ---- Where it lies ---- */

/* Beside an open panel in a small window there is no room for both. */
static void
test_overview_gives_way (void)
{
  Stage stage;
  GtkWidget *overview;

  g_settings_set (adj_settings (), "window-size", "(ii)", 800, 600);
  stage = begin ("move 2/1/xiv 1318 1317!; place smith 1822; move 3/1/xiv 1416;"
                 "status 1/1/xiv ineffective; next!; next!; next!");
  gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.panel", "s", "log");
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.zoom", "i", 3);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (stage.window));
  overview = adj_map_view_get_overview (stage.map);
  g_assert_true (gtk_widget_get_mapped (overview));
  pick (&stage, "1/1/xiv");
  adj_map_view_show (stage.map, hex_of (&stage, 1317));
  wait_until (is_shown (&stage) && gtk_widget_get_opacity (overview) == 0);
  assert_beside (&stage, 1317);
  adj_session_pick_nothing (stage.session);
  g_assert_cmpfloat (gtk_widget_get_opacity (overview), ==, 1);
  g_settings_reset (adj_settings (), "window-size");
  stage_close (stage.window);
}

static void
test_place (void)
{
  const AdjCamera camera = { .width = 400, .height = 420, .beside = 44 };
  const AdjPoint size = { 210, 150 };

  for (int x = 0; x <= 400; x += 20)
    for (int y = 0; y <= 420; y += 20)
      {
        const AdjCardBox boxes[] = { { { x - 30, y - 30 }, { x + 30, y + 30 } } };
        AdjPoint at[2];

        g_assert_true (
            adj_card_place_beside (&camera, size, (AdjPoint){ x, y }, boxes, 1, 1, &at[0]));
        g_assert_true (adj_card_place_fixed (&camera, size, boxes, 1, 1, &at[1]));
        for (guint i = 0; i < 2; i++)
          {
            g_assert_true (at[i].x >= 0 && at[i].x + size.x <= 400 - 44);
            g_assert_true (at[i].y >= 0 && at[i].y + size.y <= 420);
            g_assert_true (at[i].x >= x + 30 || at[i].x + size.x <= x - 30 || at[i].y >= y + 30 ||
                           at[i].y + size.y <= y - 30);
          }
      }
}

/* On a board that is smaller than the card there is none. */
static void
test_no_room (void)
{
  const AdjCamera camera = { .width = 200, .height = 420 };
  const AdjCardBox box = { { 20, 20 }, { 80, 80 } };
  AdjPoint at;

  g_assert_false (adj_card_place_beside (&camera, (AdjPoint){ 210, 150 }, (AdjPoint){ 50, 50 },
                                         &box, 1, 1, &at));
  g_assert_false (adj_card_place_fixed (&camera, (AdjPoint){ 210, 150 }, &box, 1, 1, &at));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/card/place", test_place);
  g_test_add_func ("/app/card/no-room", test_no_room);
  g_test_add_func ("/app/card/overview-gives-way", test_overview_gives_way);
  g_test_add_func ("/app/card/rest", test_rest);
  g_test_add_func ("/app/card/rest-on-stack", test_rest_on_stack);
  g_test_add_func ("/app/card/drag", test_drag);
  g_test_add_func ("/app/card/pick", test_pick);
  g_test_add_func ("/app/card/news", test_news);
  g_test_add_func ("/app/card/key", test_key);
  g_test_add_func ("/app/card/put-away", test_put_away);
  g_test_add_func ("/app/card/long-press", test_long_press);
  g_test_add_func ("/app/card/curtain", test_curtain);
  return g_test_run ();
}
