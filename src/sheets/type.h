/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pangocairo.h>

/* The type that papers are set in: one family, four sizes, measured once and drawn anywhere. */

typedef enum
{
  ADJ_TYPE_SMALL,
  ADJ_TYPE_BODY,
  ADJ_TYPE_HEADING,
  ADJ_TYPE_TITLE,
} AdjTypeSize;

typedef enum
{
  ADJ_ALIGN_START,
  ADJ_ALIGN_MIDDLE,
  ADJ_ALIGN_END,
} AdjAlign;

typedef struct
{
  PangoContext *context;
  double scale; /* 1, more in the large-print edition */
  double least; /* in points: no letter is smaller; 0 */

  /* What has been set, by what it says and how (char to PangoLayout): a page that is laid out anew
   * says much of it again. */
  GHashTable *known;
} AdjType;

/* rtl: lines run from right to left, but for those that have no letter that does. */
AdjType *adj_type_new (double scale, gboolean rtl);

/* The type of the large-print edition: body and all that is smaller has 16 points. */
AdjType *adj_type_new_large (gboolean rtl);

/* The same, knowing all that it has set. */
AdjType *adj_type_again (const AdjType *self);

/* Lets go what it has set, which those that want it have a reference to. */
void adj_type_forget (AdjType *self);

/* The same, larger or smaller. */
AdjType *adj_type_scaled (const AdjType *self, double by);
void adj_type_free (AdjType *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjType, adj_type_free)

/* Height of the letters' font in points. */
double adj_type_points (const AdjType *self, AdjTypeSize size);

/* A text set to a width in points, wrapped wherever it must; 0: on one line, as wide as it is.
 * Its first bold bytes are bold (all: G_MAXINT). The caller's own reference
 * to what is not to be changed. */
PangoLayout *adj_type_set (const AdjType *self,
                           AdjTypeSize size,
                           const char *text,
                           int bold,
                           double width,
                           AdjAlign align);

/* The same, at the start of its lines, for an item in a list: all lines but the first stand in by
 * hanging points, as far as the bullet is wide; 0: none do. */
PangoLayout *adj_type_set_item (const AdjType *self,
                                AdjTypeSize size,
                                const char *text,
                                int bold,
                                double width,
                                double hanging);

/* How large the layout is, in points. */
double adj_type_width (PangoLayout *layout);
double adj_type_height (PangoLayout *layout);
