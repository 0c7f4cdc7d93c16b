/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "hex/grid.h"

/* The number printed in a hex that was pointed at in a picture is typed there.
 *
 * Signal "typed" (hex): Enter was pressed; adj_number_popover_settle closes it, or tells why not.
 */

#define ADJ_TYPE_NUMBER_POPOVER (adj_number_popover_get_type ())
G_DECLARE_FINAL_TYPE (AdjNumberPopover, adj_number_popover, ADJ, NUMBER_POPOVER, GtkPopover)

GtkWidget *adj_number_popover_new (void);

/* guess: the number that is expected there; ADJ_HEX_NONE if nothing is known yet. */
void adj_number_popover_ask (AdjNumberPopover *self, AdjHexId guess, const GdkRectangle *at);

/* complaint NULL: it was taken. */
void adj_number_popover_settle (AdjNumberPopover *self, const char *complaint);
