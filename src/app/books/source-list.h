/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/books/own-battle.h"

/* The sources that a battle's figures were read in: each can be typed over or taken away, and under
 * them a new one is added. */

#define ADJ_TYPE_SOURCE_LIST (adj_source_list_get_type ())
G_DECLARE_FINAL_TYPE (AdjSourceList, adj_source_list, ADJ, SOURCE_LIST, GtkWidget)

void adj_source_list_set_charts (AdjSourceList *self, AdjOwnBattle *battle);

/* Shows them as the draft has them now. */
void adj_source_list_show (AdjSourceList *self);
