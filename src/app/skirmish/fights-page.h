/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/skirmish/fray.h"

/* Who is in contact, to be ticked off as they have fought their round (L 8). */

#define ADJ_TYPE_FIGHTS_PAGE (adj_fights_page_get_type ())
G_DECLARE_FINAL_TYPE (AdjFightsPage, adj_fights_page, ADJ, FIGHTS_PAGE, GtkWidget)

void adj_fights_page_set_fray (AdjFightsPage *self, AdjFray *fray);
