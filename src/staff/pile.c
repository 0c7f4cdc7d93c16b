/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/pile.h"

guint
adj_pile_read (const AdjView *view, const AdjField *field, AdjHex hex, guint16 units[ADJ_PILE_MOST])
{
  guint n = 0;

  g_return_val_if_fail (view != NULL, 0);
  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (units != NULL, 0);

  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    units[n++] = unit;
  adj_view_sort (view, units, n);
  return n;
}
