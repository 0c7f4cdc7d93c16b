/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/digits.h"

gboolean
adj_digits_read (const char **at, gint64 *value)
{
  gint64 sum = 0;
  const char *p;

  g_return_val_if_fail (at != NULL && *at != NULL, FALSE);
  g_return_val_if_fail (value != NULL, FALSE);

  for (p = *at; g_ascii_isdigit (*p); p++)
    if (__builtin_mul_overflow (sum, 10, &sum) || __builtin_add_overflow (sum, *p - '0', &sum))
      return FALSE;
  if (p == *at)
    return FALSE;
  *at = p;
  *value = sum;
  return TRUE;
}
