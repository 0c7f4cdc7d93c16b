/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/no-reach.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/place.h"

static const char *
reason_of (const AdjTable *table, int unit, const char **row)
{
  *row = NULL;
  if (!adj_table_on_map (table, unit))
    return NULL;
  *row = adj_table_has (table, unit, ADJ_FACT_MOVED) ? "BG 5.11" : NULL;
  if (*row != NULL)
    return _ ("{unit} has moved in this phase and goes nowhere any more");
  if (adj_table_has_scattered (table, unit))
    return _ ("{unit} is out of command and moves by the dice alone (Y 5.52)");
  if (table->units[unit].control == ADJ_CONTROL_HELD)
    return _ ("{unit} is out of command and may not move (Y 5.58b)");
  return NULL;
}

char *
adj_no_reach_tell (const AdjView *view, const AdjField *seen, const AdjPicks *picks)
{
  const AdjTable *table;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (seen != NULL, NULL);
  g_return_val_if_fail (picks != NULL, NULL);

  table = seen->table;
  if (!adj_table_is_march (table, seen->book) || table->n_debts > 0)
    return NULL;
  for (guint i = 0; i < picks->n_units; i++)
    {
      const char *row;
      const char *reason = reason_of (table, picks->units[i], &row);
      g_autofree char *unit = NULL;
      char *sentence;

      if (reason == NULL)
        continue;
      unit = adj_words_unit (view, picks->units[i]);
      sentence = adj_fill (reason, (const AdjPlace[]){ { "unit", unit }, { NULL, NULL } });
      return row != NULL ? adj_words_cite (view, sentence, row) : sentence;
    }
  return NULL;
}
