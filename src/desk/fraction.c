/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/fraction.h"

#include "desk/digits.h"

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

/* Rounds down, also below zero. */
static gint64
whole_part (AdjFraction a)
{
  gint64 whole = a.num / a.den;

  return a.num % a.den < 0 ? whole - 1 : whole;
}

int
adj_fraction_compare (AdjFraction a, AdjFraction b)
{
  int sign = 1;

  g_return_val_if_fail (a.den > 0 && b.den > 0, 0);

  /* Whole parts first; if they are equal the remainders decide, and as these lie between 0
   * and 1 their inverses can be compared instead, the other way round. Nothing here can
   * overflow, as cross multiplying would. */
  for (;;)
    {
      gint64 whole_a = whole_part (a);
      gint64 whole_b = whole_part (b);
      gint64 rest_a, rest_b;

      if (whole_a != whole_b)
        return whole_a > whole_b ? sign : -sign;
      rest_a = a.num % a.den < 0 ? a.num % a.den + a.den : a.num % a.den;
      rest_b = b.num % b.den < 0 ? b.num % b.den + b.den : b.num % b.den;
      if (rest_a == 0 || rest_b == 0)
        return sign * ((rest_a > 0) - (rest_b > 0));
      a = adj_fraction (a.den, rest_a);
      b = adj_fraction (b.den, rest_b);
      sign = -sign;
    }
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

gboolean
adj_fraction_parse (const char *text, AdjFraction *out)
{
  AdjFraction read = { 0, 1 };
  gboolean minus;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (out != NULL, FALSE);

  minus = *text == '-';
  if (minus)
    text++;
  if (!adj_digits_read (&text, &read.num))
    return FALSE;
  if (*text == '/')
    {
      text++;
      if (!adj_digits_read (&text, &read.den) || read.den == 0)
        return FALSE;
    }
  if (*text != '\0')
    return FALSE;
  *out = adj_fraction (minus ? -read.num : read.num, read.den);
  return TRUE;
}
