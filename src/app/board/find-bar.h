/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* Finds a hex or a unit on the board as it is typed. Signal "found", with the hex (AdjHex as a
 * guint): it was chosen. Escape closes it and gives the focus back. */

#define ADJ_TYPE_FIND_BAR (adj_find_bar_get_type ())
G_DECLARE_FINAL_TYPE (AdjFindBar, adj_find_bar, ADJ, FIND_BAR, AdjPart)

/* Shows it with the focus, what stood in it selected. */
void adj_find_bar_open (AdjFindBar *self);
void adj_find_bar_close (AdjFindBar *self);
