/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order-make.h"
#include "table/view.h"

/* The counters that lie face down while limited intelligence is played (Y 11.5), and what is said
 * of them: as long as there are none, nothing is hidden and nobody is told so. */

gboolean adj_face_down_any (const AdjTable *table);

/* Is it played, lies nobody face down, and may somebody be turned down now? Then the orders that
 * turn down all of both sides who may; how many, 0 if not. */
guint adj_face_down_offer (const AdjView *view, AdjOrder orders[ADJ_SIDES]);

/* Who sees what: "For Union eyes only: what lies face down is named". */
char *adj_face_down_say (const AdjView *view);
