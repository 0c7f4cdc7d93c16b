/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* How long one call takes, in seconds: the median of several repetitions, each of as many calls
 * as it takes to last well beyond the clock's own noise. */

typedef void (*BenchCall) (gpointer data);

double bench_seconds (BenchCall call, gpointer data);
