/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hex/layout.h"

/* How a flat thing is seen from somewhere: nine figures, row by row, that take homogeneous
 * coordinates to others. Moving, scaling, turning and shearing are projections, too. */

AdjPoint adj_projection_apply (const double m[9], AdjPoint p);

/* First b, then a. */
void adj_projection_multiply (const double a[9], const double b[9], double product[9]);

/* FALSE if nothing leads back. */
gboolean adj_projection_invert (const double m[9], double inverse[9]);
