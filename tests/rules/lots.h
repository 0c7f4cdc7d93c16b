/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Lots that fall the same way for the same seed, or as bytes say as long as there are any: so that
 * whoever has the bytes decides all that comes by lot. */

typedef struct
{
  guint64 seed;
  guint64 thrown;
  const guint8 *bytes;
  gsize n_bytes; /* so many are left */
} Lots;

/* 0 to n - 1. */
guint lots_pick (Lots *self, guint n);
gboolean lots_chance (Lots *self, int percent);
