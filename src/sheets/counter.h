/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/ground.h"
#include "table/view.h"

/* A counter as the eyes may see it: colour of its side, symbol of its arm, strength and
 * designation; inverted when ineffective (BG 11.1), its back when face down. Its owner sees what
 * it is, and by a folded corner that the other does not (Y 11.5). */

typedef struct
{
  int colour; /* index in adj_side_colours */
  AdjArmSymbol symbol;
  int strength; /* ADJ_STRENGTH_UNKNOWN */
  const char *name;
  gboolean inverted;
  gboolean face_down; /* to these eyes */
  int bears;          /* the markers on it, of AdjBears */
  gboolean dog_eared; /* it lies face down, and these eyes know it */
} AdjCounter;

AdjCounter adj_counter_of (const AdjView *view, int unit);

/* As it lies in the box, before it is anywhere. */
AdjCounter adj_counter_printed (const AdjScenario *scenario, guint unit);

/* A square of that side, its middle at a point, with all that is printed on it. */
void adj_counter_paint (
    cairo_t *cr, const AdjPalette *palette, const AdjCounter *counter, AdjPoint at, double side);

/* What many counters have in common is the card with its symbol; over it lie the letters that are
 * one's own. */
typedef enum
{
  ADJ_COUNTER_WHOLE,
  ADJ_COUNTER_CARD,
  ADJ_COUNTER_LETTERS,
} AdjCounterLayer;

/* How much of a counter there is to see, and so what stands on it. */
typedef struct
{
  gboolean figure; /* from far away: the strength alone, as large as it goes */
  double open;     /* the part of it, from its left, that no other counter covers: the strength
                    * stands there */
  gboolean bare;   /* no more than the card: another lies on it */
  gboolean framed; /* to be told from the ground at a metre's distance */
  AdjCounterLayer layer;
} AdjCounterFace;

/* The height of the strength's digits where the rest is printed too, in parts of the side. */
#define ADJ_COUNTER_DIGIT 0.24

void adj_counter_paint_face (cairo_t *cr,
                             const AdjPalette *palette,
                             const AdjCounter *counter,
                             const AdjCounterFace *face,
                             AdjPoint at,
                             double side);
