/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/morale.h"

#include "rules/played.h"

gboolean
adj_morale_of_both (const AdjView *view, AdjMorale morale[ADJ_SIDES])
{
  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (morale != NULL, FALSE);

  if (!adj_demoralization_is_played (view->table))
    return FALSE;
  for (int side = 0; side < ADJ_SIDES; side++)
    adj_morale_read (&morale[side], view->book, view->table, side);
  return TRUE;
}
