/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/stacks.h"

#include <glib/gi18n-lib.h>

#include "staff/listing.h"
#include "words/place.h"
#include "words/stack.h"
#include "words/unit.h"

guint
adj_stack_list (const AdjView *view, AdjHex hex, GString *text)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  guint found = 0;
  guint n;

  g_return_val_if_fail (view != NULL, 0);
  g_return_val_if_fail (text != NULL, 0);

  n = adj_view_units (view, units);
  for (guint i = 0; i < n; i++)
    if (view->table->units[units[i]].hex == hex)
      {
        g_autofree char *name = adj_listed_name (view, units[i]);
        g_autofree char *strength = adj_words_strength (view, units[i]);

        g_string_append_printf (text, "%s%s %s", found > 0 ? C_ ("list", ", ") : "", name,
                                strength);
        found++;
      }
  return found;
}

void
adj_stacks_tell (AdjDoc *doc, const AdjView *view, const gboolean *marked)
{
  g_autoptr (GString) all = g_string_new (NULL);

  g_return_if_fail (doc != NULL);
  g_return_if_fail (view != NULL);

  for (guint hex = 0; hex < view->book->n_hexes; hex++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *number = adj_words_hex (view, (AdjHex) hex);

      if (marked != NULL && !marked[hex])
        continue;
      if (adj_stack_list (view, (AdjHex) hex, text) > 1)
        g_string_append_printf (all, "%s%s %s", all->len > 0 ? C_ ("between items", "; ") : "",
                                number, text->str);
    }
  if (all->len > 0)
    adj_doc_small (doc, _ ("Stacks"), all->str);
}
