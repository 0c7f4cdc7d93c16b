/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The result of a battle that the players read off their own table, where a figure of it is not
 * known. Signal "chosen": it is another one. */

#define ADJ_TYPE_APPLIED_RESULT (adj_applied_result_get_type ())
G_DECLARE_FINAL_TYPE (AdjAppliedResult, adj_applied_result, ADJ, APPLIED_RESULT, GtkWidget)

/* Of AdjCombatResult; -1: none. */
int adj_applied_result_get (AdjAppliedResult *self);
void adj_applied_result_clear (AdjAppliedResult *self);
