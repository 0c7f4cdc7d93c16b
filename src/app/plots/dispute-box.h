/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/session/session.h"

/* A hex that both sides make for (Y S5.23): who does, and a die each, as keys. When both lie there
 * they count; the digits type them one after the other from anywhere in the window where nobody
 * else takes them. Class actions:
 *
 *   dispute.die "(ii)"   a side's die
 *   dispute.key "i"      the next of the two, as it is typed
 *   dispute.roll         the program throws both
 */

#define ADJ_TYPE_DISPUTE_BOX (adj_dispute_box_get_type ())
G_DECLARE_FINAL_TYPE (AdjDisputeBox, adj_dispute_box, ADJ, DISPUTE_BOX, GtkWidget)

/* Hidden where nothing is disputed. session: NULL: nothing is to be asked now. */
void adj_dispute_box_show (AdjDisputeBox *self, AdjSession *session);

gboolean adj_dispute_box_is_asking (AdjDisputeBox *self);
