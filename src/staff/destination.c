/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/destination.h"

#include <glib/gi18n-lib.h>

#include "staff/board-hints.h"

static gboolean
may_move (const AdjField *seen, const AdjPicks *picks)
{
  return picks->n_units > 0 && seen->table->n_debts == 0 &&
         adj_table_is_march (seen->table, seen->book) &&
         adj_table_is_phasing (seen->table, seen->table->units[picks->units[0]].side);
}

gboolean
adj_destination_is (const AdjField *seen, const AdjPicks *picks, AdjHex hex)
{
  g_autofree AdjHints *hints = NULL;

  g_return_val_if_fail (seen != NULL, FALSE);
  g_return_val_if_fail (picks != NULL, FALSE);

  if (hex == ADJ_NO_HEX || !may_move (seen, picks))
    return FALSE;
  hints = g_new0 (AdjHints, 1);
  adj_hints_reach (hints, seen, picks->units, picks->n_units);
  return hints->step[hex] == ADJ_THERE_STAY;
}

const char *
adj_destination_tell (const AdjField *seen, const AdjPicks *picks, AdjHex hex, gboolean keys)
{
  g_return_val_if_fail (seen != NULL, NULL);
  g_return_val_if_fail (picks != NULL, NULL);

  if (hex == ADJ_NO_HEX || seen->count[hex] == 0 || !adj_destination_is (seen, picks, hex))
    return NULL;
  return keys ? _ ("Enter: stack here. Space: pick who is here")
              : _ ("Click: stack here. Ctrl+click: pick this one, too");
}
