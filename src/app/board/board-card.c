/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-card.h"

#include "app/board/card-place.h"
#include "app/board/card-view.h"
#include "staff/hex-card-words.h"

#define REST 300 /* milliseconds */
#define MOST_BOXES (2 + 2 * ADJ_MAX_BATTLE_UNITS + ADJ_MAX_TARGETS)

/* ---- What it says ---- */

static GPtrArray *
read_lines (AdjBoardState *self, AdjHex hex)
{
  AdjSession *session = adj_board_state_session (self);
  AdjView view = adj_session_view (session);
  AdjGame *game = adj_session_is_preview (session) ? NULL : adj_session_get_game (session);
  g_autoptr (AdjHexCard) card =
      adj_hex_card_new (&view, adj_session_field (session), &self->hints->duties, hex, game,
                        adj_session_get_step (session));

  return adj_hex_card_lines (card);
}

char *
adj_board_card_say (AdjBoardState *self, AdjHex hex)
{
  g_autoptr (GPtrArray) lines = NULL;

  if (!self->card.asked || hex != adj_map_view_get_cursor (self->map))
    return NULL;
  lines = read_lines (self, hex);
  return adj_hex_card_say (lines);
}

/* ---- What lies there besides ---- */

/* Where the widget lies on the map, if it does. */
static guint
add_widget (const AdjBoardState *self, GtkWidget *widget, AdjCardBox *boxes, guint n)
{
  graphene_rect_t rect;

  if (n >= MOST_BOXES || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_compute_bounds (widget, GTK_WIDGET (self->map), &rect))
    return n;
  boxes[n] = (AdjCardBox){ { rect.origin.x, rect.origin.y },
                           { rect.origin.x + rect.size.width, rect.origin.y + rect.size.height } };
  return n + 1;
}

/* Where there is room for one of them alone it gives way to the card, as long as that lies there.
 */
static void
cover_overview (const AdjBoardState *self, const AdjPoint *corner, AdjPoint size)
{
  GtkWidget *overview = adj_map_view_get_overview (self->map);
  AdjCardBox box;
  gboolean covered = corner != NULL && add_widget (self, overview, &box, 0) > 0 &&
                     adj_card_covers (*corner, size, &box);

  gtk_widget_set_opacity (overview, covered ? 0 : 1);
  gtk_widget_set_can_target (overview, !covered);
}

/* ---- Of which hex ---- */

/* What was picked last: whom it goes against, who does it, where it leads to. */
static AdjHex
hex_of_picks (const AdjTable *table, const AdjPicks *picks)
{
  if (picks->n_targets > 0)
    return picks->targets[picks->n_targets - 1];
  for (guint i = picks->n_units; i > 0; i--)
    if (adj_table_on_map (table, picks->units[i - 1]))
      return table->units[picks->units[i - 1]].hex;
  return picks->n_hexes > 0 ? picks->hexes[picks->n_hexes - 1] : ADJ_NO_HEX;
}

/* That in the fixed place. */
static AdjHex
find_fixed (const AdjBoardState *self, AdjSession *session)
{
  if (self->card.asked)
    return adj_map_view_get_cursor (self->map);
  if (self->card.put_away)
    return ADJ_NO_HEX;
  return hex_of_picks (adj_session_field (session)->table, adj_session_get_picks (session));
}

static AdjHex
find_hex (const AdjBoardState *self)
{
  AdjSession *session = adj_board_state_session (self);

  if (session == NULL || adj_session_is_covered (session) || self->hand.moving ||
      adj_session_book (session) != adj_map_view_get_book (self->map))
    return ADJ_NO_HEX;
  return self->card.rested != ADJ_NO_HEX ? self->card.rested : find_fixed (self, session);
}

AdjHex
adj_board_card_get_hex (const AdjBoardState *self)
{
  return gtk_widget_get_visible (self->card.view) ? self->card.hex : ADJ_NO_HEX;
}

static void
show (AdjBoardState *self, gboolean again)
{
  AdjHex hex = find_hex (self);
  g_autoptr (GPtrArray) lines = NULL;

  if (self->card.view == NULL)
    return;
  if (hex == ADJ_NO_HEX)
    {
      adj_card_view_clear (
          ADJ_CARD_VIEW (self->card.view)); /* other eyes may come next (Y 11.59) */
      cover_overview (self, NULL, (AdjPoint){ 0 });
    }
  else if (again || hex != self->card.hex)
    {
      lines = read_lines (self, hex);
      adj_card_view_set_lines (ADJ_CARD_VIEW (self->card.view), lines);
    }
  self->card.hex = hex;
  gtk_widget_set_visible (self->card.view, hex != ADJ_NO_HEX);
  adj_board_state_make_way (self);
}

void
adj_board_card_read (AdjBoardState *self)
{
  show (self, TRUE);
}

/* ---- The pointer ---- */

static gboolean
adj_board_card_on_rest (gpointer data)
{
  AdjBoardState *self = data;
  AdjHex under = adj_map_view_get_hex_at (self->map, self->card.pointer);

  self->card.timer = 0;
  self->card.rested = self->fan.n > 0 ? self->hover : under;
  show (self, FALSE);
  return G_SOURCE_REMOVE;
}

void
adj_board_card_leave (AdjBoardState *self)
{
  g_clear_handle_id (&self->card.timer, g_source_remove);
  if (self->card.rested == ADJ_NO_HEX)
    return;
  self->card.rested = ADJ_NO_HEX;
  show (self, FALSE);
}

void
adj_board_card_wait (AdjBoardState *self, AdjPoint pointer)
{
  adj_board_card_leave (self);
  self->card.pointer = pointer;
  if (self->hover != ADJ_NO_HEX && !self->hand.held)
    self->card.timer = g_timeout_add (REST, adj_board_card_on_rest, self);
}

/* ---- The keys ---- */

void
adj_board_card_ask (AdjBoardState *self, gboolean asked)
{
  self->card.asked = asked;
  self->card.put_away = FALSE;
  show (self, FALSE);
}

void
adj_board_card_toggle (AdjBoardState *self)
{
  gboolean shown = adj_board_card_get_hex (self) == adj_map_view_get_cursor (self->map);

  self->card.asked = !shown;
  self->card.put_away = shown;
  show (self, FALSE);
  adj_map_view_say (self->map);
}

/* ---- Where it lies ---- */

static AdjCardBox
box_of (const AdjBoardState *self, AdjHex hex)
{
  double size = adj_map_view_get_camera (self->map)->size;
  AdjPoint at = adj_map_view_get_place (self->map, hex);

  return (AdjCardBox){ { at.x - size, at.y - size }, { at.x + size, at.y + size } };
}

static guint
add_picks (const AdjBoardState *self, AdjCardBox *boxes, guint n)
{
  AdjSession *session = adj_board_state_session (self);
  const AdjTable *table = adj_session_field (session)->table;
  const AdjPicks *picks = adj_session_get_picks (session);

  for (guint i = 0; i < picks->n_units && n < MOST_BOXES; i++)
    if (adj_table_on_map (table, picks->units[i]))
      boxes[n++] = box_of (self, table->units[picks->units[i]].hex);
  for (guint i = 0; i < picks->n_targets && n < MOST_BOXES; i++)
    boxes[n++] = box_of (self, picks->targets[i]);
  return n;
}

static gboolean
place (const AdjBoardState *self, AdjPoint size, AdjPoint *corner)
{
  const AdjCamera *camera = adj_map_view_get_camera (self->map);
  const AdjFan *fan = &self->fan;
  gboolean beside = self->card.rested != ADJ_NO_HEX;
  AdjCardBox boxes[MOST_BOXES] = { box_of (self, self->card.hex) };
  guint n_must = 1;
  guint n;

  if (fan->n > 0)
    boxes[n_must++] =
        (AdjCardBox){ fan->corner, { fan->corner.x + fan->width, fan->corner.y + fan->height } };
  n = add_picks (self, boxes, n_must);
  n = add_widget (self, GTK_WIDGET (self->hint), boxes, n);
  n = add_widget (self, adj_map_view_get_overview (self->map), boxes, n);
  return beside ? adj_card_place_beside (camera, size, self->card.pointer, boxes, n, n_must, corner)
                : adj_card_place_fixed (camera, size, boxes, n, n_must, corner);
}

/* As wide as its lines would like, or as there is room for. */
static AdjPoint
measure (const AdjBoardState *self)
{
  int room = (int) adj_card_room (adj_map_view_get_camera (self->map)).x;
  int least, width, height;

  gtk_widget_measure (self->card.view, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  width = MAX (least, MIN (width, room));
  gtk_widget_measure (self->card.view, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return (AdjPoint){ width, height };
}

/* Of the overlay: where there is no room for the card it lies outside. */
static gboolean
adj_board_card_on_place (GtkOverlay *overlay,
                         GtkWidget *widget,
                         GdkRectangle *place_of_it,
                         AdjBoardState *self)
{
  AdjPoint size, corner;

  if (widget != self->card.view || self->card.hex == ADJ_NO_HEX)
    return FALSE;
  size = measure (self);
  if (!place (self, size, &corner))
    corner = (AdjPoint){ -size.x, -size.y };
  cover_overview (self, &corner, size);
  *place_of_it = (GdkRectangle){ (int) corner.x, (int) corner.y, (int) size.x, (int) size.y };
  return TRUE;
}

void
adj_board_card_add (AdjBoardState *self, GtkOverlay *overlay, GtkWidget *view)
{
  self->card = (AdjBoardCard){ .view = view, .hex = ADJ_NO_HEX, .rested = ADJ_NO_HEX };
  g_signal_connect (overlay, "get-child-position", G_CALLBACK (adj_board_card_on_place), self);
}
