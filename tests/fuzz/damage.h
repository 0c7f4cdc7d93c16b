/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* One to four places of a text changed by lot. Gently: only quoted values change places, so that
 * what stands in a well formed file gets its share. */
void damage (GRand *dice, GString *text, gboolean gently);

/* Bytes by lot, up to so many. */
GString *nonsense_bytes (GRand *dice, gsize most);
