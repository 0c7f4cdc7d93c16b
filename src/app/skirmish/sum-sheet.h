/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "skirmish/change.h"

/* The sum of an attempt on paper: base, leader, each factor with its row, what is left to throw,
 * how likely the fights are, and what waiting costs. */

#define ADJ_TYPE_SUM_SHEET (adj_sum_sheet_get_type ())
G_DECLARE_FINAL_TYPE (AdjSumSheet, adj_sum_sheet, ADJ, SUM_SHEET, GtkWidget)

/* n: the numbers of the attempt (AdjTryNumber). */
void adj_sum_sheet_show (AdjSumSheet *self, const AdjSkirmishRules *rules, const int n[ADJ_N_TRY]);
