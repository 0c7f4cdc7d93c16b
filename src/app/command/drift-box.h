/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/session/session.h"

/* The two dice of a scattered unit as keys, and what they come to before anybody says yes
 * (Y 5.52); the board shows the way. Class actions:
 *
 *   command.direction "i", command.points "i"   the drift dice
 *   command.accept                              it drifts so
 *   command.roll-drift                          the program throws both
 *
 * The widget that holds it has the action "command.drift" "(iii)", which orders the drift: the unit
 * and its dice, 0 and 0 if the program throws. */

#define ADJ_TYPE_DRIFT_BOX (adj_drift_box_get_type ())
G_DECLARE_FINAL_TYPE (AdjDriftBox, adj_drift_box, ADJ, DRIFT_BOX, GtkWidget)

/* Hidden if unit is -1; session stays as long as a unit is shown. */
void adj_drift_box_show (AdjDriftBox *self, AdjSession *session, int unit);

/* Somebody's dice are asked for. */
gboolean adj_drift_box_is_asking (AdjDriftBox *self);

/* The next of the two dice, as it is typed. */
void adj_drift_box_type (AdjDriftBox *self, int face);
