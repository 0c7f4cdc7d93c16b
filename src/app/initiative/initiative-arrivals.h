/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/initiative-case.h"

#include <gtk/gtk.h>

/* Reinforcements that count for the initiative: a tick for each that its owner brings on, and
 * the entry hex where several are listed (E IL.7). Signal "changed". */

#define ADJ_TYPE_INITIATIVE_ARRIVALS (adj_initiative_arrivals_get_type ())
G_DECLARE_FINAL_TYPE (
    AdjInitiativeArrivals, adj_initiative_arrivals, ADJ, INITIATIVE_ARRIVALS, GtkWidget)

/* The choices made go into the case, which stays as long as the widget. Hidden when nobody
 * comes. */
void adj_initiative_arrivals_show (AdjInitiativeArrivals *self,
                                   AdjInitiativeCase *initiative,
                                   const AdjField *field,
                                   const AdjView *view);
