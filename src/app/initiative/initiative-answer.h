/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/initiative-case.h"

#include <gtk/gtk.h>

/* The side that moves first: with the dice that are thrown, or how likely it is; and the table of
 * all throws. */

#define ADJ_TYPE_INITIATIVE_ANSWER (adj_initiative_answer_get_type ())
G_DECLARE_FINAL_TYPE (AdjInitiativeAnswer, adj_initiative_answer, ADJ, INITIATIVE_ANSWER, GtkWidget)

void adj_initiative_answer_show (AdjInitiativeAnswer *self, const AdjInitiativeCase *initiative);
