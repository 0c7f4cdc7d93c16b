/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/charge.h"
#include "table/view.h"

/* A charge that could be made: "Charge to 1709: 4 of 12 movement points; then it must attack,
 * beside 1609 (Y 8.73)". marches: the unit could march there as well, and its player has to say
 * which. */
char *adj_words_charge (const AdjView *view,
                        const AdjChargeWay *way,
                        int budget,
                        const AdjHex *targets,
                        guint n_targets,
                        gboolean marches);

/* "No charge to 1810: ..." and what it would break. */
char *adj_words_no_charge (const AdjView *view, AdjHex hex, const char *finding);
