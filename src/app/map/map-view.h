/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/hex-cursor.h"
#include "app/map/map-hands.h"
#include "app/map/underlay.h"

/* The map of a book to look at: it is zoomed, panned, pinched and turned, and a cursor walks over
 * its hexes and says what is there. What else lies on it is a layer's. Class actions, by the names
 * that keys and buttons use:
 *
 *   map.zoom "i"      in (1) or out (-1), about the middle
 *   map.pan "(ii)"    to the right, down
 *   map.fit           the whole map
 *   map.overview      shows the small map in the corner, or folds it
 *   map.turn "i"      quarter turns clockwise, as the map lies on the table
 *   map.step "(ii)"   the cursor to the right, down
 *
 * Property "cursor-hex": where the cursor is, a printed number; 0 without a book.
 * Property "tool": a widget above the buttons for these.
 *
 * Signals:
 *   "cursor"    the cursor is in another hex, or is seen now, or no more
 *   "stepped"   the keys have moved it */

#define ADJ_TYPE_MAP_VIEW (adj_map_view_get_type ())
G_DECLARE_FINAL_TYPE (AdjMapView, adj_map_view, ADJ, MAP_VIEW, GtkWidget)

/* Another book of the same map is seen as the one before; after NULL a map is seen whole. */
void adj_map_view_set_book (AdjMapView *self, AdjBook *book);
void adj_map_view_set_night (AdjMapView *self, gboolean night);

/* What lies under the map; NULL for nothing. */
void adj_map_view_set_underlay (AdjMapView *self, AdjUnderlay *under);
AdjUnderlay *adj_map_view_get_underlay (AdjMapView *self);

/* Sees the whole map, as it was turned last, and puts the cursor into its middle. */
void adj_map_view_begin (AdjMapView *self);

/* The layer's owner lives as long as the view, or takes it away with NULL. */
void adj_map_view_set_layer (AdjMapView *self, const AdjMapLayer *layer, gpointer owner);

/* To be called when what the layer puts on the map, or paints over it, has changed. */
void adj_map_view_put_again (AdjMapView *self);
void adj_map_view_paint_again (AdjMapView *self);

/* The layer has something else in mind: what lies in a corner of the board may be in its way. */
void adj_map_view_make_way (AdjMapView *self);

/* ---- Where things are ---- */

AdjBook *adj_map_view_get_book (AdjMapView *self); /* NULL */
const AdjCamera *adj_map_view_get_camera (AdjMapView *self);
const AdjPalette *adj_map_view_get_palette (AdjMapView *self);
AdjPoint adj_map_view_get_place (AdjMapView *self, AdjHex hex);    /* its centre */
AdjHex adj_map_view_get_hex_at (AdjMapView *self, AdjPoint point); /* ADJ_NO_HEX */

/* Is all that is in sight drawn sharp, with what lies on it? */
gboolean adj_map_view_is_sharp (AdjMapView *self);

/* And is nothing left to be painted for the overview either? */
gboolean adj_map_view_is_complete (AdjMapView *self);

/* The small map in the corner, which is seen only now and then. */
GtkWidget *adj_map_view_get_overview (AdjMapView *self);

/* ---- Moving ---- */

/* Brings a hex into the middle, close enough to be read, and puts the cursor there. */
void adj_map_view_fly_to (AdjMapView *self, AdjHex hex);

/* Brings a hex into sight, if it is not. */
void adj_map_view_show (AdjMapView *self, AdjHex hex);

/* Quarter turns clockwise; the battle remembers them. */
void adj_map_view_turn (AdjMapView *self, int quarters);

/* What mouse, fingers and keys move it by. */
AdjMapHands *adj_map_view_get_hands (AdjMapView *self);

/* ---- The cursor ---- */

AdjHex adj_map_view_get_cursor (AdjMapView *self); /* ADJ_NO_HEX without a book, and in a gap */

/* Where it is, by its number. Among the hexes that are not on the map it stands only for who draws
 * there; FALSE unless set. */
AdjHexId adj_map_view_get_cursor_id (AdjMapView *self);
void adj_map_view_set_in_gaps (AdjMapView *self, gboolean in_gaps);

/* Is it to be seen: have the keys moved it last? */
gboolean adj_map_view_shows_cursor (AdjMapView *self);
void adj_map_view_set_cursor (AdjMapView *self, AdjHex hex, gboolean shown);

/* The words said of its hex; to be said again when they may have changed. */
const char *adj_map_view_get_said (AdjMapView *self);
void adj_map_view_say (AdjMapView *self);

/* ---- Drawing ---- */

/* All but the buttons. */
void adj_map_view_draw (AdjMapView *self, GtkSnapshot *snapshot);
