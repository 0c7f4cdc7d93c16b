/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/skirmish/fray.h"

/* Order cards behind each side's curtain: those that were played lie open to both, the others are
 * shown, and written, only while their own side looks (L 9). */

#define ADJ_TYPE_CARDS_PAGE (adj_cards_page_get_type ())
G_DECLARE_FINAL_TYPE (AdjCardsPage, adj_cards_page, ADJ, CARDS_PAGE, GtkWidget)

void adj_cards_page_set_fray (AdjCardsPage *self, AdjFray *fray);
