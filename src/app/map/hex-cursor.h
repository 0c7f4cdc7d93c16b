/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/map/camera.h"
#include "book/book.h"
#include "sheets/palette.h"

/* The hex of a map that the keys are at, and what says it.
 *
 * A spot is a hex of the map as something that can have the focus: it is not drawn, it only says
 * what is there. The cursor has two and puts them on its hex in turn, so that each step is a move
 * of the focus, which assistive tools notice; a new label on the same widget they would not. */

#define ADJ_TYPE_HEX_SPOT (adj_hex_spot_get_type ())
G_DECLARE_FINAL_TYPE (AdjHexSpot, adj_hex_spot, ADJ, HEX_SPOT, GtkWidget)

const char *adj_hex_spot_get_label (AdjHexSpot *self);

typedef struct
{
  AdjHexId id;    /* where it is; ADJ_HEX_NONE without a map */
  AdjHex hex;     /* the same; ADJ_NO_HEX where there is no hex of the map */
  gboolean shown; /* the keyboard moved it last */
  GtkWidget *spots[2];
  guint spot; /* which of them is on the hex */
} AdjHexCursor;

void adj_hex_cursor_init (AdjHexCursor *self, GtkWidget *map);
void adj_hex_cursor_clear (AdjHexCursor *self);

/* Puts it there; ADJ_HEX_NONE: nowhere. */
void adj_hex_cursor_put (AdjHexCursor *self, const AdjBook *book, AdjHexId id);

/* The spot that is on the hex. */
AdjHexSpot *adj_hex_cursor_get_spot (const AdjHexCursor *self);

/* The keys are on it, and whoever plays with them is to see where. */
gboolean adj_hex_cursor_has_keys (const AdjHexCursor *self);

/* The text said of the hex; NULL hides it. TRUE if another spot is on the hex now. */
gboolean adj_hex_cursor_say (AdjHexCursor *self, const char *label);

void adj_hex_cursor_allocate (AdjHexCursor *self, const AdjCamera *camera, const AdjBook *book);
void adj_hex_cursor_paint (cairo_t *cr,
                           const AdjHexCursor *self,
                           const AdjCamera *camera,
                           const AdjBook *book);

/* The hex that far away on the screen, along the map's own columns and rows, whichever way it lies,
 * and over gaps in it unless it may stand in them; the cursor's own at the edge. */
AdjHexId adj_hex_cursor_step (const AdjHexCursor *self,
                              const AdjBook *book,
                              gboolean in_gaps,
                              int turns,
                              int right,
                              int down);

/* ---- Hexes as a camera sees them ---- */

AdjPoint adj_hex_on_screen (const AdjCamera *camera, const AdjBook *book, AdjHex hex);

/* A hex's outline as a path, as large as so much of the hex. */
void adj_hex_outline (
    cairo_t *cr, const AdjCamera *camera, const AdjBook *book, AdjHex hex, double part);
