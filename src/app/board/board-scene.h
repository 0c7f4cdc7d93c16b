/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "app/board/board-plots.h"
#include "app/map/camera.h"
#include "sheets/palette.h"
#include "staff/arrows.h"
#include "staff/board-hints.h"
#include "table/view.h"

/* Everything that lies over the counters of a board. */
typedef struct
{
  const AdjCamera *camera;
  const AdjView *view;
  const AdjField *field;
  const AdjHints *hints;
  const AdjPicks *picks;
  const AdjPalette *palette;
  guint overlays;            /* of AdjOverlay */
  const gboolean *irregular; /* by unit: it lies where it does against a rule */
  const GArray *arrows;      /* of AdjArrow: what was done last; NULL but on a look back */
  const AdjBoardPlots *plots;
  const guint8 *fates; /* of AdjFate, by unit: what is about to be carried out; NULL */
  AdjHex aim;          /* where a drag or the pointer is, with the way there; ADJ_NO_HEX */
} AdjScene;

/* ---- What the layers over the counters are drawn with: hexes as the camera sees them ---- */

#define ADJ_SCENE_GOLD 0xe8a200    /* what the player has in hand, and where it gets to */
#define ADJ_SCENE_RED 0xc62828     /* who is attacked, what stops somebody */
#define ADJ_SCENE_VIOLET 0x8e24aa  /* who is, or may get, out of command */
#define ADJ_SCENE_CHARGE 0xd84315  /* where cavalry can charge to */
#define ADJ_SCENE_DARK 0x14161a    /* edges, and what lies out of sight */
#define ADJ_SCENE_SMALLEST_TEXT 15 /* pixels of a hex's size; below, long figures are left out */

AdjPoint adj_trace_center (const AdjScene *scene, AdjHex hex);

/* May anything of a hex with that centre be seen? */
gboolean adj_trace_in_sight (const AdjScene *scene, AdjPoint center);

/* Its outline as a path, as large as so much of the hex. */
void adj_trace_hex (cairo_t *cr, const AdjScene *scene, AdjHex hex, double part);

typedef gboolean (*AdjHexTest) (const AdjScene *scene, AdjHex hex, int figure);

/* The outlines of all hexes in sight that pass. FALSE if none does. */
gboolean
adj_trace_hexes (cairo_t *cr, const AdjScene *scene, AdjHexTest test, int figure, double part);

/* Fills the path with slanting lines. */
void adj_trace_hatch (cairo_t *cr, const AdjScene *scene, guint32 colour, double alpha, int slant);

/* The height of a figure that is to be so much of a hex's size, but never less than can be read, as
 * long as the hex has room for it. */
double adj_trace_legible (const AdjScene *scene, double part);

/* A figure of that height on a slip of paper. */
void
adj_trace_slip (cairo_t *cr, const AdjScene *scene, AdjPoint at, double height, const char *text);

/* The same in a hex; at the foot of the counters, and smaller, where there are any. */
void adj_trace_number (cairo_t *cr, const AdjScene *scene, AdjHex hex, const char *text);

/* The same over the hex: what is in hand covers the figure in it. */
void adj_trace_tag (cairo_t *cr, const AdjScene *scene, AdjHex hex, const char *text);

/* A line from hex to hex. */
void adj_trace_path (
    cairo_t *cr, const AdjScene *scene, const AdjHex *path, guint n, guint32 edge, guint32 colour);
