/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"
#include "table/view.h"

/* One thing that happened, by itself: "Smith retreats to 1721". The view's table is the one
 * before it. */
char *adj_words_effect (const AdjView *view, const AdjEffect *effect);

/* The same for several units to which it happened alike. */
char *adj_words_effect_of (const AdjView *view,
                           const AdjEffect *effect,
                           const guint16 *units,
                           guint n_units);
