/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* A look back as long as it lasts: which moment it is and what was done last, a slider over the
 * whole game, and a button that plays on by itself, at a pace that is remembered. */

#define ADJ_TYPE_PAST_BAR (adj_past_bar_get_type ())
G_DECLARE_FINAL_TYPE (AdjPastBar, adj_past_bar, ADJ, PAST_BAR, AdjPart)

/* The keys of a look back, which also begin one; TRUE if the key is one of them and was used. */
gboolean adj_past_bar_take_key (AdjPastBar *self, guint key, GdkModifierType state);

/* Plays on from the moment that is looked at. */
void adj_past_bar_play_on (AdjPastBar *self);

/* Is it playing on by itself? */
gboolean adj_past_bar_is_playing (AdjPastBar *self);
