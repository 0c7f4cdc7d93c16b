/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"
#include "table/view.h"

/* One thing that happened, by itself: "Smith retreats to 1721". The view's table is the one
 * before it. */
char *adj_words_effect (const AdjView *view, const AdjEffect *effect);

/* Units that have come on by the same hex, of AdjEffect: "Wilder and 3/1/XIV enter at 1318 (1–2
 * MP)". */
char *adj_words_arrivals (const AdjView *view, const GArray *arrivals);

/* How many have: "12 units arrive at 1627". */
char *adj_words_arrived (const AdjView *view, AdjHex hex, guint n_units);

/* The same for several units to which it happened alike. */
char *adj_words_effect_of (const AdjView *view,
                           const AdjEffect *effect,
                           const guint16 *units,
                           guint n_units);
