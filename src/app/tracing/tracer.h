/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "app/map/underlay.h"
#include "book/tracing.h"

/* The owner's picture of his map, as it lies under a battle that is filled in: which one it is, the
 * hexes that were pointed at in it, and how much is seen of it. Kept in the small file beside the
 * scenario (book/tracing.h), the picture itself only in memory.
 *
 * Signal "changed": something of it is another. */

#define ADJ_TYPE_TRACER (adj_tracer_get_type ())
G_DECLARE_FINAL_TYPE (AdjTracer, adj_tracer, ADJ, TRACER, GObject)

/* Reads what lies beside that scenario, and the picture, if there is one. */
AdjTracer *adj_tracer_new (const char *scenario_path);

/* What stands in its file. */
const AdjTracing *adj_tracer_get (AdjTracer *self);

/* NULL as long as nothing of it has been read. */
AdjPixels *adj_tracer_get_picture (AdjTracer *self);

/* Why there is none, or why the file cannot be written; NULL. */
const char *adj_tracer_get_trouble (AdjTracer *self);

/* Is a picture chosen that is not where it was? */
gboolean adj_tracer_is_lost (AdjTracer *self);

/* Its name without folders; NULL if none is chosen. Free it. */
char *adj_tracer_get_name (AdjTracer *self);

/* Is it still being read? */
gboolean adj_tracer_is_reading (AdjTracer *self);

/* Another picture, or the same that lies elsewhere now: what was pointed at stays where it was in
 * it, should it be larger or smaller. If it cannot be read, all stays as it was. */
void adj_tracer_choose (AdjTracer *self, GFile *file);

/* Where pixels without a file are put, to be chosen then. Unref it. */
GFile *adj_tracer_get_pasted (AdjTracer *self);

/* It could not be had. */
void adj_tracer_complain (AdjTracer *self, const char *trouble);

/* None any more. */
void adj_tracer_forget (AdjTracer *self);

/* In hundredths, at most ADJ_MOST_FADED. */
void adj_tracer_fade (AdjTracer *self, int picture, int grid);

/* The middle of a hex is there in the picture, which has a map with that grid. NULL, or why it
 * cannot be; free it. */
char *adj_tracer_add (AdjTracer *self, const AdjHexGrid *grid, AdjReference reference);
void adj_tracer_remove (AdjTracer *self, guint reference);

/* ---- How it is seen just now ---- */

typedef enum
{
  ADJ_SEEN_BOTH,
  ADJ_SEEN_PICTURE, /* alone */
  ADJ_SEEN_DRAWING, /* alone */
} AdjSeen;

void adj_tracer_see (AdjTracer *self, AdjSeen seen);

/* While it is being laid under the grid, the picture lies as it is, and the grid follows. */
void adj_tracer_set_laying (AdjTracer *self, gboolean laying);
gboolean adj_tracer_get_laying (AdjTracer *self);

/* To be laid under a map with that grid; NULL if there is nothing to see. Unref it. */
AdjUnderlay *adj_tracer_make_underlay (AdjTracer *self, const AdjHexGrid *grid);
