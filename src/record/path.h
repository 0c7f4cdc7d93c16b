/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"
#include "table/effect.h"
#include "table/view.h"

/* The one hex that units set out from together; or why there is none, a sentence for those eyes. */
char *adj_path_start (const AdjView *view, const guint16 *units, guint n_units, AdjHex *start);

/* Lengthens a path by the cheapest way on to a hex (ties: fewest hexes, then lowest ids). Where
 * no lawful way leads there the shortest one that units can be pushed along is taken, for the
 * cardboard is right and the judge will say what is wrong with it. FALSE if there is none or the
 * path grows too long. A charge (Y 8.73) takes a way of its own. path holds ADJ_MAX_PATH. */
gboolean adj_path_extend (
    const AdjField *field, int unit, gboolean charge, AdjHex *path, guint *n_path, AdjHex to);

/* The way to a neighbouring hex that is named as a goal: the one that reach offers (BG 5.2), which
 * may be a way round, else the step itself. Returns how many hexes, the one it stands in first. */
guint adj_path_beside (const AdjField *field, int unit, AdjHex to, AdjHex way[ADJ_MAX_PATH]);
