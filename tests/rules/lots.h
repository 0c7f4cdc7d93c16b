/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Lots that fall the same way for the same seed. */

typedef struct
{
  guint64 seed;
  guint64 thrown;
} Lots;

/* 0 to n - 1. */
guint lots_pick (Lots *self, guint n);
gboolean lots_chance (Lots *self, int percent);
