/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/fraction.h"

static guint64
greatest_divisor (guint64 a, guint64 b)
{
  while (b != 0)
    {
      guint64 rest = a % b;

      a = b;
      b = rest;
    }
  return a;
}

static gboolean
try_add (AdjFraction a, AdjFraction b, AdjFraction *sum)
{
  gint64 left, right;

  if (a.den == b.den)
    {
      sum->den = a.den;
      return !__builtin_add_overflow (a.num, b.num, &sum->num);
    }
  return !__builtin_mul_overflow (a.num, b.den, &left) &&
         !__builtin_mul_overflow (b.num, a.den, &right) &&
         !__builtin_add_overflow (left, right, &sum->num) &&
         !__builtin_mul_overflow (a.den, b.den, &sum->den);
}

static gboolean
try_multiply (AdjFraction a, AdjFraction b, AdjFraction *product)
{
  return !__builtin_mul_overflow (a.num, b.num, &product->num) &&
         !__builtin_mul_overflow (a.den, b.den, &product->den);
}

AdjFraction
adj_fraction_add (AdjFraction a, AdjFraction b)
{
  AdjFraction sum;

  g_return_val_if_fail (a.den > 0 && b.den > 0, adj_fraction (0, 1));

  if (try_add (a, b, &sum) || try_add (adj_fraction_reduce (a), adj_fraction_reduce (b), &sum))
    return sum;
  g_return_val_if_reached (adj_fraction (0, 1));
}

AdjFraction
adj_fraction_multiply (AdjFraction a, AdjFraction b)
{
  AdjFraction product;

  g_return_val_if_fail (a.den > 0 && b.den > 0, adj_fraction (0, 1));

  if (try_multiply (a, b, &product) ||
      try_multiply (adj_fraction_reduce (adj_fraction (a.num, b.den)),
                    adj_fraction_reduce (adj_fraction (b.num, a.den)), &product))
    return product;
  g_return_val_if_reached (adj_fraction (0, 1));
}

AdjFraction
adj_fraction_reduce (AdjFraction a)
{
  guint64 size;
  gint64 divisor;

  g_return_val_if_fail (a.den > 0, adj_fraction (0, 1));

  size = a.num < 0 ? 0 - (guint64) a.num : (guint64) a.num;
  divisor = (gint64) greatest_divisor ((guint64) a.den, size);
  return adj_fraction (a.num / divisor, a.den / divisor);
}

double
adj_fraction_to_double (AdjFraction a)
{
  g_return_val_if_fail (a.den > 0, 0.0);

  return (double) a.num / (double) a.den;
}

char *
adj_fraction_to_string (AdjFraction a)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT "/%" G_GINT64_FORMAT, a.num, a.den);
}
