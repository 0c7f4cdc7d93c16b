/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/skirmish/fray.h"

/* How a skirmish stands, in letters to be read across a table: who has the initiative, its how
 * manyth action, the counters held, whether reaction fire is used; and what can be done now. */

#define ADJ_TYPE_FRAY_BANNER (adj_fray_banner_get_type ())
G_DECLARE_FINAL_TYPE (AdjFrayBanner, adj_fray_banner, ADJ, FRAY_BANNER, GtkWidget)

void adj_fray_banner_show (AdjFrayBanner *self, AdjFray *fray);

/* Beside a page it is one line, in letters like others. */
void adj_fray_banner_set_small (AdjFrayBanner *self, gboolean small);
