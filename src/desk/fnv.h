/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* FNV-1a in 64 bits: it tells apart what is different by accident, is the same on every machine,
 * and goes on from the sum of what stands before, so that what grows need not be gone over again.
 */
#define ADJ_FNV_NOTHING G_GUINT64_CONSTANT (0xcbf29ce484222325)
#define ADJ_FNV_PRIME G_GUINT64_CONSTANT (0x100000001b3)

static inline guint64
adj_fnv_on (guint64 sum, const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    sum = (sum ^ (guchar) text[i]) * ADJ_FNV_PRIME;
  return sum;
}
