/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"

/* Does an effect, read from a file perhaps, fit the table it is to be applied to: its unit, hex
 * and figures, and the room it needs? */
gboolean adj_effect_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect);

/* Can it happen once more on a table that a correction has left otherwise? */
gboolean adj_effect_fits_again (const AdjTable *self, const AdjEffect *effect);
