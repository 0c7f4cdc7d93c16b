/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sys/resource.h>

#include "desk/imprint.h"

/* A disk whose power fails, or that is full. */

/* The file with so many bytes of the portion in it; the rest of it has room already, if extended.
 */
GString *cut_off (const GString *file, const AdjPortion *portion, gsize bytes, gboolean extended);

/* A file may grow to so many bytes and no further, so that writing fails in its middle, in earnest
 * and whoever runs the test; RLIM_INFINITY: it is over. */
void leave_room (rlim_t bytes);
