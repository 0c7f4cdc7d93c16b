/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/initiative-words.h"

#include <gtk/gtk.h>

/* Both sides' sums in a box: the totals always to be seen, the units folded under their terms,
 * group by group. Of typed sums the totals alone; then view may be NULL. */
void
adj_initiative_sums_show (GtkBox *box, const AdjInitiativeCase *initiative, const AdjView *view);

/* The changes that would turn the initiative, of AdjFlip, folded by kind. */
void adj_initiative_flips_show (GtkBox *box, const GArray *flips, const AdjView *view);
