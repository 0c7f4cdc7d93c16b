/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The two dice of a scattered unit as keys, and what they come to before anybody says yes: the
 * actions "command.direction" and "command.points" (a face each), "command.accept" and
 * "command.roll-drift" (Y 5.52). */

#define ADJ_TYPE_DRIFT_BOX (adj_drift_box_get_type ())
G_DECLARE_FINAL_TYPE (AdjDriftBox, adj_drift_box, ADJ, DRIFT_BOX, GtkWidget)

/* dice: direction and points, 0 as long as they are not typed. outcome NULL: nothing to accept. */
void
adj_drift_box_show (AdjDriftBox *self, const char *unit, const guint8 dice[2], const char *outcome);
