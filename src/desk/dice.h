/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The n-th throw of a seed, counted from 0: it depends on seed, n and the number of faces
 * alone, so an undone throw is never thrown again and a copied game throws the same.
 * Every face is exactly equally likely over the generator's range (no modulo bias).
 * faces: 2 to 100. Returns 1 to faces. */
int adj_dice_throw (guint64 seed, guint64 n, int faces);

/* A seed nobody can foresee, from the system. */
guint64 adj_dice_new_seed (void);
