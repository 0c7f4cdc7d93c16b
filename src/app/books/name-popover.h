/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "book/draft-strokes.h"

/* The names of a place on a battle's map, typed where it is: that of the hex, whether a town is
 * drawn in it, and that of one of its sides, if something lies there.
 *
 * Signal "named": Enter was pressed; adj_name_popover_take makes it so. */

#define ADJ_TYPE_NAME_POPOVER (adj_name_popover_get_type ())
G_DECLARE_FINAL_TYPE (AdjNamePopover, adj_name_popover, ADJ, NAME_POPOVER, GtkPopover)

GtkWidget *adj_name_popover_new (void);

/* At that point of the widget it belongs to; side.a is ADJ_HEX_NONE if no side is meant. */
void adj_name_popover_ask (AdjNamePopover *self,
                           const AdjScenario *scenario,
                           AdjHexId hex,
                           AdjHexPair side,
                           const GdkRectangle *at);

/* What was typed becomes one change of the draft; FALSE if it is refused. */
gboolean adj_name_popover_take (AdjNamePopover *self, AdjDraft *draft);
