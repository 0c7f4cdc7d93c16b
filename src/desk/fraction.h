/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* An exact fraction. It is never reduced by itself: a chance on one die stays in sixths. */
typedef struct
{
  gint64 num;
  gint64 den; /* > 0 */
} AdjFraction;

static inline AdjFraction
adj_fraction (gint64 num, gint64 den)
{
  return (AdjFraction){ num, den };
}

int adj_fraction_compare (AdjFraction a, AdjFraction b);
AdjFraction adj_fraction_add (
    AdjFraction a,
    AdjFraction b); /* over the common denominator where both have one, else the product */
AdjFraction adj_fraction_multiply (AdjFraction a, AdjFraction b); /* not reduced */
AdjFraction adj_fraction_reduce (AdjFraction a);
double adj_fraction_to_double (AdjFraction a);

/* "7/20", always with the bar. */
char *adj_fraction_to_string (AdjFraction a);

/* "2/3", "2", "-1/2": digits, at most one bar, denominator not 0. */
gboolean adj_fraction_parse (const char *text, AdjFraction *out);
