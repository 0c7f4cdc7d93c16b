/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/books/own-battle.h"

/* Where the program begins: the games played last, the battles as cards, quick odds, open. */

#define ADJ_TYPE_START_PAGE (adj_start_page_get_type ())
G_DECLARE_FINAL_TYPE (AdjStartPage, adj_start_page, ADJ, START_PAGE, GtkWidget)

/* Reads the list of games again, and the battles the first time. */
void adj_start_page_refresh (AdjStartPage *self);

/* Shows a battle that is being filled in as it is after each change. */
void adj_start_page_follow (AdjStartPage *self, AdjOwnBattle *battle);
