/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The answers that the defender has before the die, a button each: the action "combat.answer" with
 * its number. Nothing is shown where there is nothing. */

#define ADJ_TYPE_DEFENCE_LIST (adj_defence_list_get_type ())
G_DECLARE_FINAL_TYPE (AdjDefenceList, adj_defence_list, ADJ, DEFENCE_LIST, GtkWidget)

/* defences: of AdjDefence; NULL for none. */
void adj_defence_list_show (AdjDefenceList *self, const GPtrArray *defences);
