/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "staff/march-case.h"

/* The six segments of a march by plot: a button for each that is marched, to look at it, one to
 * march the next, and one that plays them from nightfall on. The actions are the panel's. */

#define ADJ_TYPE_SEGMENT_STRIP (adj_segment_strip_get_type ())
G_DECLARE_FINAL_TYPE (AdjSegmentStrip, adj_segment_strip, ADJ, SEGMENT_STRIP, GtkWidget)

/* may_march: orders can be given. */
void adj_segment_strip_show (AdjSegmentStrip *self, const AdjMarchCase *march, gboolean may_march);
