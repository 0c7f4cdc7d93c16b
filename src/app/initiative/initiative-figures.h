/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The side that moves first after a Night, from typed totals alone: no board, no game (E IL.12).
 * Class actions as in the panel: initiative.throw "i", initiative.die "(ii)", initiative.clear. */

#define ADJ_TYPE_INITIATIVE_FIGURES (adj_initiative_figures_get_type ())
G_DECLARE_FINAL_TYPE (
    AdjInitiativeFigures, adj_initiative_figures, ADJ, INITIATIVE_FIGURES, GtkWidget)
