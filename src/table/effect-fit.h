/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"

/* Does an effect, read from a file perhaps, fit the table it is to be applied to: its unit, hex
 * and figures, and the room it needs? */
gboolean adj_effect_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect);

/* The place of the hex's marker in the table's list; the first free one if it has none. */
guint adj_effect_marker (const AdjTable *self, AdjHex hex);
