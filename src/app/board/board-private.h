/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-counters.h"
#include "app/board/board-fan.h"
#include "app/board/board.h"
#include "app/map/camera.h"
#include "app/map/painted-map.h"
#include "staff/board-hints.h"
#include "staff/intent.h"
#include "staff/stack.h"

/* What the files of the board share: board.c is the widget, board-view.c what it shows,
 * board-draw.c how, board-pointer.c mouse and finger, board-cursor.c the keyboard,
 * board-turn.c how it lies; the others say it in their names. */

typedef enum
{
  ADJ_DRAG_NONE,
  ADJ_DRAG_PAN,
  ADJ_DRAG_UNITS,
} AdjDragKind;

typedef struct
{
  AdjDragKind kind;
  gboolean moving; /* it has left the place where it was pressed */
  gboolean umpire;
  AdjPoint start;
  AdjPoint at;
  guint n;
  guint16 units[ADJ_MAX_BATTLE_UNITS];
} AdjDrag;

struct _AdjBoard
{
  AdjPart parent_instance;
  GtkWidget *tools;
  GtkWidget *hint; /* a line of words at the top */

  /* what lies there */
  AdjBook *book; /* NULL without a game */
  AdjPaintedMap *map;
  AdjCounters *counters;
  AdjCamera camera;
  GdkTexture *picture; /* the map's painted part with the counters; NULL: to be made */
  AdjMapPart pictured; /* the part it was made of; its surface is the map's affair */
  guint readying;      /* idle callback while counters of another size are painted */

  /* what lies over it */
  guint overlays; /* of AdjOverlay */
  AdjHints *hints;
  GskRenderNode *over; /* NULL: to be made */
  AdjFan fan;

  /* mouse and finger */
  AdjPoint pointer;
  AdjHex hover;   /* the hex under the pointer */
  int hover_unit; /* and the unit; -1 */
  guint fan_timer;
  AdjDrag drag;
  guint pull;        /* tick callback while something is held at the edge */
  gint64 pulled;     /* when it last did, or is to begin */
  gboolean answered; /* the last click gave an order */
  double pinched;    /* how far the pinch under way has come */

  /* cursor and flight */
  AdjHex cursor;
  GtkWidget *spots[2];
  guint spot;           /* which of them is under the cursor */
  gboolean show_cursor; /* the keyboard moved it last */
  GtkWidget *menu;      /* NULL until it is opened */
  guint flight;         /* tick callback */
  AdjCamera flight_from;
  AdjCamera flight_to;
  gint64 flight_start;
};

/* ---- board.c ---- */

AdjSession *adj_board_session (AdjBoard *self); /* NULL without a game */
void adj_board_camera_moved (AdjBoard *self);

/* Whatever is open, dragged or picked; FALSE if nothing is. */
gboolean adj_board_drop (AdjBoard *self);

/* Does what was meant. */
void adj_board_carry_out (AdjBoard *self, AdjIntent *intent);

/* ---- board-view.c ---- */

void adj_board_read_look (AdjBoard *self);   /* the map may be another, or in another light */
void adj_board_read_table (AdjBoard *self);  /* the counters may lie elsewhere */
void adj_board_read_groups (AdjBoard *self); /* the table, or whether they are shown, is */
void adj_board_read_hints (AdjBoard *self);  /* picks, pointer, cursor or overlays are others */
void adj_board_forget_view (AdjBoard *self);

/* ADJ_NO_HEX and -1 where there is none. */
AdjHex adj_board_hex_at (AdjBoard *self, AdjPoint point);
int adj_board_unit_at (AdjBoard *self, AdjPoint point);
guint adj_board_stack (AdjBoard *self, AdjHex hex, guint16 units[ADJ_STACK_MOST]);
AdjPoint adj_board_hex_center (AdjBoard *self, AdjHex hex);

/* The hex that what is in hand or picked would go to: under the pointer, or under the keyboard's
 * cursor. */
AdjHex adj_board_aim (AdjBoard *self);

/* Of a charge there by the cavalry in hand or picked (staff/board-charges.h); NULL. */
char *adj_board_charge_to (AdjBoard *self, AdjHex hex);

/* Spreads units out around a point. */
void adj_board_open_fan (AdjBoard *self, const guint16 *units, guint n, AdjPoint around);
void adj_board_open_fan_of (AdjBoard *self, AdjHex hex);
void adj_board_close_fan (AdjBoard *self);

/* ---- board-draw.c ---- */

void adj_board_draw (AdjBoard *self, GtkSnapshot *snapshot);

/* ---- board-turn.c ---- */

int adj_board_remembered_turns (const AdjBook *book); /* quarter turns */
void adj_board_turn (AdjBoard *self, int quarters);

/* ---- board-flight.c ---- */

void adj_board_fly (AdjBoard *self, const AdjCamera *to);
void adj_board_stop_flight (AdjBoard *self);

/* What is picked elsewhere comes into sight. */
void adj_board_show_picks (AdjBoard *self);

/* ---- board-overlays.c ---- */

void adj_board_add_overlays (AdjBoard *self);

/* ---- board-pointer.c ---- */

void adj_board_add_pointer (AdjBoard *self);
void adj_board_point_at (AdjBoard *self, AdjPoint point);
void adj_board_point_away (AdjBoard *self);

/* Is it a finger that the gesture is at? It points at nothing once it is lifted. */
gboolean adj_board_is_touched (GtkGesture *gesture);

/* A finger: where it may have meant several counters it is asked to choose. */
void adj_board_touch (AdjBoard *self, AdjPoint point, int n_press);

/* All in a hex; not a stack that is a target. */
void adj_board_pick_stack (AdjBoard *self, AdjHex hex);

/* ---- board-drag.c ---- */

void adj_board_add_drags (AdjBoard *self);
void adj_board_cancel_drag (AdjBoard *self);
void adj_board_cancel_pull (AdjBoard *self);

/* ---- board-zoom.c ---- */

void adj_board_add_zoom (AdjBoard *self); /* wheel and pinch */

/* Two fingers, the point between them, and how far apart they are now against the beginning. */
void adj_board_pinch_begin (AdjBoard *self, AdjPoint middle);
void adj_board_pinch (AdjBoard *self, AdjPoint middle, double scale);

/* ---- board-cursor.c ---- */

void adj_board_set_cursor (AdjBoard *self, AdjHex hex);
void adj_board_say_cursor (AdjBoard *self); /* what is there may be another thing now */
void adj_board_place_spots (AdjBoard *self);
void adj_board_add_cursor (AdjBoard *self);
void adj_board_install_keys (GtkWidgetClass *class);

/* ---- board-menu.c ---- */

void adj_board_forget_menu (AdjBoard *self);
void adj_board_open_menu (AdjBoard *self, AdjHex hex, int unit, AdjPoint at);
void adj_board_install_menu (GtkWidgetClass *class);
