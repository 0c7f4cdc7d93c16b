/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The side that moves first after a Night, from typed totals alone: no board, no game (E IL.12).
 * Class actions as in the panel: initiative.throw "i", initiative.die "(ii)", initiative.clear. */

#define ADJ_TYPE_INITIATIVE_CALCULATOR (adj_initiative_calculator_get_type ())
G_DECLARE_FINAL_TYPE (
    AdjInitiativeCalculator, adj_initiative_calculator, ADJ, INITIATIVE_CALCULATOR, GtkWidget)
