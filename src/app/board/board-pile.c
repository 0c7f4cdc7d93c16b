/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-pile.h"

#include "app/desktop/looks.h"
#include "app/map/hex-cursor.h"

/* In parts of a hex's size. */
#define OPEN 0.47        /* of the one under the uppermost, from its left */
#define OPEN_FIGURE 0.62 /* the same from far away */
#define RISE 0.14        /* it lies so much higher */
#define EDGE 0.07        /* of each of the others */
#define MOST_EDGES 2

double
adj_pile_legible_size (void)
{
  return ADJ_PILE_DIGIT * adj_looks_text_scale () / (ADJ_COUNTER_DIGIT * ADJ_PILE_SIDE);
}

static gboolean
is_figure (double side)
{
  return side < adj_pile_legible_size () * ADJ_PILE_SIDE - 0.5;
}

static double
open_of (gboolean figure)
{
  return figure ? OPEN_FIGURE : OPEN;
}

AdjCounterFace
adj_pile_face (double side, guint i, guint n)
{
  gboolean figure = is_figure (side);

  return (AdjCounterFace){ figure, i + 1 < n ? open_of (figure) / ADJ_PILE_SIDE : 1 };
}

/* From the uppermost, which lies so many above it. */
static AdjPoint
below (double size, guint above)
{
  double open = open_of (is_figure (ADJ_PILE_SIDE * size));
  guint edges = above > 0 ? MIN (above - 1, MOST_EDGES) : 0;

  if (above == 0)
    return (AdjPoint){ 0, 0 };
  return (AdjPoint){ -(open + edges * EDGE) * size, -(RISE + edges * EDGE) * size };
}

/* All of them together lie in the middle of the hex. */
AdjPoint
adj_pile_shift (double size, guint i, guint n)
{
  AdjPoint lowest = below (size, n - 1);
  AdjPoint shift = below (size, n - 1 - i);

  return (AdjPoint){ shift.x - lowest.x / 2, shift.y - lowest.y / 2 };
}

AdjPoint
adj_pile_place (const AdjCamera *camera, const AdjBook *book, AdjHex hex, guint i, guint n)
{
  AdjPoint center = adj_hex_on_screen (camera, book, hex);
  AdjPoint shift = adj_pile_shift (camera->size, i, n);

  return (AdjPoint){ center.x + shift.x, center.y + shift.y };
}
