/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/skirmish/fray.h"

/* The middle of a skirmish's window: how it stands, what can be done, and the page on which that is
 * done. Whoever wants a page there asks for it by the window's action win.page. */

#define ADJ_TYPE_FRAY_MIDDLE (adj_fray_middle_get_type ())
G_DECLARE_FINAL_TYPE (AdjFrayMiddle, adj_fray_middle, ADJ, FRAY_MIDDLE, GtkWidget)

/* Nothing but how it stands, and whatever is due. */
#define ADJ_FRAY_STANDING "standing"

void adj_fray_middle_set_fray (AdjFrayMiddle *self, AdjFray *fray);

/* The page of that name, or the one that has to come before it; it has the keys then. */
void adj_fray_middle_show_page (AdjFrayMiddle *self, const char *page);

/* The one on which an order is corrected, or struck. */
void adj_fray_middle_show_correction (AdjFrayMiddle *self, guint number, gboolean strike);
