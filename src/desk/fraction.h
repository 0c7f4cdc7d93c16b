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

AdjFraction adj_fraction_add (
    AdjFraction a,
    AdjFraction b); /* over the common denominator where both have one, else the product */
AdjFraction adj_fraction_multiply (AdjFraction a, AdjFraction b); /* not reduced */
AdjFraction adj_fraction_reduce (AdjFraction a);
double adj_fraction_to_double (AdjFraction a);

/* "7/20", always with the bar. */
char *adj_fraction_to_string (AdjFraction a);
