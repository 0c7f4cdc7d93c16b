/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/arrival-words.h"

#include <glib/gi18n-lib.h>

#include "words/arrival.h"
#include "words/place.h"

gboolean
adj_arrivals_are_together (const AdjArrivalFacts *a, const AdjArrivalFacts *b)
{
  g_return_val_if_fail (a != NULL, FALSE);
  g_return_val_if_fail (b != NULL, FALSE);

  return a->side == b->side && a->turn == b->turn;
}

static char *
say_entry (const AdjView *view, const AdjEntryHex *entry)
{
  int unit = entry->who == ADJ_NOBODY ? -1 : entry->who;

  switch ((AdjWayIn) entry->state)
    {
    case ADJ_WAY_IN_TAKEN:
      return adj_words_entry_taken (view, entry->hex, unit);
    case ADJ_WAY_IN_BARRED:
      return adj_words_entry_barred (view, entry->hex, unit);
    case ADJ_WAY_IN_ZONE:
      return adj_words_entry_in_zone (view, entry->hex);
    case ADJ_WAY_IN_HELD:
      return adj_words_entry_held (view, entry->hex, unit);
    case ADJ_WAY_IN_FREE:
    default:
      return adj_words_entry_free (view, entry->hex);
    }
}

char *
adj_arrivals_say_ways (const AdjView *view, const AdjArrivalFacts *first, guint n)
{
  g_autoptr (GString) ways = g_string_new (NULL);
  g_autoptr (GHashTable) said = g_hash_table_new (NULL, NULL);

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (first != NULL || n == 0, NULL);

  for (guint i = 0; i < n && adj_arrivals_are_together (first, &first[i]); i++)
    for (guint j = 0; j < first[i].n_entries; j++)
      {
        g_autofree char *way = NULL;

        if (!g_hash_table_add (said, GUINT_TO_POINTER (first[i].entries[j].hex)))
          continue;
        way = say_entry (view, &first[i].entries[j]);
        g_string_append_printf (ways, "%s%s", ways->len > 0 ? "\n" : "", way);
      }
  if (ways->len == 0)
    return g_strdup (_ ("Where they enter is not known here"));
  return g_string_free (g_steal_pointer (&ways), FALSE);
}

char *
adj_arrival_say_detail (const AdjView *view, const AdjArrivalFacts *facts)
{
  g_autofree char *counter = NULL;
  g_autofree char *place = NULL;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (facts != NULL, NULL);

  counter = adj_words_counter (view, facts->unit);
  if (facts->when > ADJ_ARRIVAL_DUE || facts->n_entries == 0)
    return g_steal_pointer (&counter);
  if (facts->entry == ADJ_NO_HEX)
    place = g_strdup (_ ("every entry hex is blocked"));
  else if (facts->waits)
    place = g_strdup (_ ("must wait, the column is too long"));
  else
    place = adj_words_column_cost (facts->cost, facts->left);
  return g_strdup_printf ("%s · %s", counter, place);
}
