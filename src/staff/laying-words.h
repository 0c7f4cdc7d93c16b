/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hex/laying.h"

/* How well a picture lies under the grid, in a sentence: why it cannot, that other columns should
 * be the shifted ones, or which of the references is off most. NULL while there is nothing to say
 * of two or three. Free it. */
char *adj_laying_say (const AdjHexGrid *grid, const AdjReference *references, guint n);
