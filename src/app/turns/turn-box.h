/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/turn-track.h"

#include <gtk/gtk.h>

/* One box of the turn record, as on the printed track: its number, day or night, what arrives. */

#define ADJ_TYPE_TURN_BOX (adj_turn_box_get_type ())
G_DECLARE_FINAL_TYPE (AdjTurnBox, adj_turn_box, ADJ, TURN_BOX, GtkWidget)

/* Signal "chosen" of a turn that has begun. The menu leads to what the book says of the turn; one
 * to come has nothing else. */
void adj_turn_box_set_facts (AdjTurnBox *self, const AdjTurnFacts *facts);
int adj_turn_box_get_turn (AdjTurnBox *self);
