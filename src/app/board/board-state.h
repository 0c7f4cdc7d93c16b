/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-counters.h"
#include "app/board/board-fan.h"
#include "app/board/board-plots.h"
#include "app/map/map-view.h"
#include "app/session/part.h"
#include "staff/arrows.h"
#include "staff/board-hints.h"
#include "staff/intent.h"
#include "staff/pile.h"

/* The state of a board over its map: whose game it is, where pointer and cursor are, what is spread
 * out, in hand or picked, and what follows from that. The widget, what it draws and what mouse and
 * keys do all stand on it. */

/* Counters that are dragged. */
typedef struct
{
  gboolean held;   /* by somebody who may drag them, or only click */
  gboolean moving; /* they have left the place where they were pressed */
  gboolean umpire;
  gboolean no_room; /* for more: then none of them goes anywhere */
  AdjPoint start;
  AdjPoint at;
  guint n;
  guint16 units[ADJ_MAX_BATTLE_UNITS];
} AdjHand;

/* The card of a hex (app/board/board-card.h). */
typedef struct
{
  GtkWidget *view;
  AdjHex hex;    /* it speaks of; ADJ_NO_HEX: it is not shown */
  AdjHex rested; /* the pointer rests on; ADJ_NO_HEX */
  AdjPoint pointer;
  guint timer;
  gboolean asked;    /* of the cursor's hex */
  gboolean put_away; /* until something else is picked */
} AdjBoardCard;

typedef struct
{
  AdjPart *part; /* the board, which has the session */
  AdjMapView *map;
  GtkLabel *hint; /* a line of words at the top */
  AdjCounters *counters;
  guint overlays; /* of AdjOverlay */
  AdjHints *hints;
  AdjHex hover;   /* the hex under the pointer */
  int hover_unit; /* and the unit; -1 */
  AdjFan fan;
  guint fan_timer;
  AdjHand hand;
  AdjBoardCard card;
  guint pull;         /* tick callback while something is held at the edge */
  gint64 pulled;      /* when it last did, or is to begin */
  gboolean answered;  /* the last click gave an order */
  GtkWidget *menu;    /* NULL until it is opened */
  GPtrArray *choices; /* of AdjChoice: what it offers; NULL until then */
  GArray *arrows;     /* of AdjArrow: what was done last; NULL but on a look back */
  AdjBoardPlots plots;
  gboolean foretells;                    /* results are about to be carried out */
  guint8 fates[2 * ADJ_MAX_UNITS];       /* of AdjFate, by unit */
  guint waved;                           /* warnings up to that entry have been waved away */
  gboolean irregular[2 * ADJ_MAX_UNITS]; /* who lies where he does against a rule */
} AdjBoardState;

void adj_board_state_init (AdjBoardState *self, AdjPart *part, AdjMapView *map, GtkLabel *hint);

/* The board is going; then its widgets have gone. */
void adj_board_state_dispose (AdjBoardState *self);
void adj_board_state_clear (AdjBoardState *self);

/* NULL without a game. */
AdjSession *adj_board_state_session (const AdjBoardState *self);

/* Does what was meant. */
void adj_board_state_carry_out (AdjBoardState *self, AdjIntent *intent);

/* ---- What has changed ---- */

void adj_board_state_read_table (AdjBoardState *self); /* the counters may lie elsewhere */
void adj_board_state_read_hints (AdjBoardState *self); /* picks, pointer or cursor are others */
void adj_board_state_set_overlays (AdjBoardState *self, guint overlays);
void adj_board_state_wave (AdjBoardState *self);   /* no sign any more for what was warned of */
void adj_board_state_forget (AdjBoardState *self); /* another game, or none */

/* ---- Where things are ---- */

int adj_board_state_unit_at (const AdjBoardState *self, AdjPoint point); /* the uppermost; -1 */

/* Of the unit, or, without one, at the point. */
AdjHex adj_board_state_hex_of (const AdjBoardState *self, int unit, AdjPoint point);
guint adj_board_state_stack (const AdjBoardState *self, AdjHex hex, guint16 units[ADJ_PILE_MOST]);

/* The hex that what is in hand or picked would go to: under the pointer, or under the keyboard's
 * cursor. */
AdjHex adj_board_state_aim (const AdjBoardState *self);

/* Of a charge there by the cavalry in hand or picked (staff/board-charges.h); NULL. */
char *adj_board_state_charge_to (const AdjBoardState *self, AdjHex hex);

/* Something has come to lie, or lies elsewhere, where the card of a hex may be. */
void adj_board_state_make_way (AdjBoardState *self);

/* ---- The fan ---- */

/* Spreads units out around a point. */
void adj_board_state_open_fan (AdjBoardState *self, const guint16 *units, guint n, AdjPoint around);
void adj_board_state_open_fan_of (AdjBoardState *self, AdjHex hex);
void adj_board_state_close_fan (AdjBoardState *self);
