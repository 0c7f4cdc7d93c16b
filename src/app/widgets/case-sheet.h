/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "staff/combat-case.h"

/* An attack argued on paper: what is against it, how the odds come about, what each result comes
 * to, what more or less strength would do, and what a lower column would give. */

#define ADJ_TYPE_CASE_SHEET (adj_case_sheet_get_type ())
G_DECLARE_FINAL_TYPE (AdjCaseSheet, adj_case_sheet, ADJ, CASE_SHEET, GtkWidget)

/* warnings: what is against the attack, in words. */
void adj_case_sheet_show (AdjCaseSheet *self, const AdjCombatCase *combat, char **warnings);
