/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/tracing/tracer.h"

/* A hex with what is around it, cut out of the owner's picture, as it is printed: straightened, so
 * many pixels to one of the screen. NULL if no picture lies under the grid. */
GdkTexture *adj_picture_cut (AdjTracer *tracer, const AdjHexGrid *grid, AdjHexId hex, int scale);
