/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/initiative-case.h"

#include <gtk/gtk.h>

/* The points that each side's commander adds (E IL.11), with a field to correct them. Signal
 * "commander" (side, points), when a figure is entered. */

#define ADJ_TYPE_INITIATIVE_COMMANDERS (adj_initiative_commanders_get_type ())
G_DECLARE_FINAL_TYPE (
    AdjInitiativeCommanders, adj_initiative_commanders, ADJ, INITIATIVE_COMMANDERS, GtkWidget)

/* Hidden unless the game plays with commanders. */
void adj_initiative_commanders_show (AdjInitiativeCommanders *self,
                                     const AdjInitiativeCase *initiative,
                                     const AdjView *view,
                                     gboolean may_play);
