/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Strengths as they are read off the counters: "13", "5+4+3", "4x2+3". */

#define ADJ_MOST_STRENGTH 9999

/* FALSE if it is none, or comes to more than ADJ_MOST_STRENGTH. */
gboolean adj_sum_parse (const char *text, int *sum);
