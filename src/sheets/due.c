/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/due.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "words/brief.h"
#include "words/fill.h"
#include "words/place.h"

static void
group_free (gpointer data)
{
  AdjDueGroup *group = data;

  g_array_unref (group->units);
  g_free (group);
}

static gboolean
belongs (const AdjDueGroup *group, const AdjUnit *unit)
{
  return group->turn == unit->turn && group->side == unit->side &&
         group->n_entries == unit->n_entries &&
         memcmp (group->entries, unit->entries, unit->n_entries * sizeof *unit->entries) == 0;
}

static AdjDueGroup *
group_for (GPtrArray *groups, const AdjUnit *unit)
{
  AdjDueGroup *group;

  for (guint i = 0; i < groups->len; i++)
    if (belongs (g_ptr_array_index (groups, i), unit))
      return g_ptr_array_index (groups, i);
  group = g_new0 (AdjDueGroup, 1);
  group->turn = unit->turn;
  group->side = unit->side;
  group->n_entries = unit->n_entries;
  group->entries = unit->entries;
  group->units = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_ptr_array_add (groups, group);
  return group;
}

static int
by_turn (gconstpointer a, gconstpointer b)
{
  const AdjDueGroup *first = *(AdjDueGroup *const *) a;
  const AdjDueGroup *second = *(AdjDueGroup *const *) b;

  return first->turn != second->turn ? first->turn - second->turn : first->side - second->side;
}

GPtrArray *
adj_due_groups (const AdjView *view, int from, int to, gboolean all)
{
  GPtrArray *groups;
  const AdjScenario *scenario;

  g_return_val_if_fail (view != NULL, NULL);

  groups = g_ptr_array_new_with_free_func (group_free);
  scenario = view->book->scenario;
  for (guint16 unit = 0; unit < scenario->n_units; unit++)
    {
      const AdjUnit *printed = &scenario->units[unit];

      if (printed->turn >= MAX (from, 1) && printed->turn <= to && adj_view_knows (view, unit) &&
          (all || view->table->units[unit].where == ADJ_WAITING))
        g_array_append_val (group_for (groups, printed)->units, unit);
    }
  g_ptr_array_sort (groups, by_turn);
  return groups;
}

char *
adj_due_entries (const AdjDueGroup *group)
{
  GString *text;

  g_return_val_if_fail (group != NULL, NULL);

  text = g_string_new (group->n_entries == 0 ? "?" : NULL);
  for (guint i = 0; i < group->n_entries; i++)
    g_string_append_printf (text, "%s%04d",
                            /* Translators: between entry hexes, one of which is chosen */
                            i > 0 ? _ (" or ") : "", group->entries[i]);
  return g_string_free (text, FALSE);
}

char *
adj_due_label (const AdjView *view, const AdjDueGroup *group, gboolean late)
{
  g_autofree char *number = NULL;
  g_autofree char *side = NULL;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (group != NULL, NULL);

  number = adj_words_turn (view, group->turn);
  side = adj_words_side (view, group->side);
  return adj_fill (late ? _ ("{side}, turn {turn}, still to come") : _ ("{side}, turn {turn}"),
                   (const AdjPlace[]){ { "turn", number }, { "side", side }, { NULL, NULL } });
}

char *
adj_due_text (const AdjView *view, const AdjDueGroup *group)
{
  g_autofree char *entries = NULL;
  g_autofree char *units = NULL;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (group != NULL, NULL);

  entries = adj_due_entries (group);
  units =
      adj_words_units (view, (const guint16 *) (gpointer) group->units->data, group->units->len);
  /* Translators: reinforcements and the hexes they may enter by */
  return adj_fill (
      _ ("{units} at {entries}"),
      (const AdjPlace[]){ { "units", units }, { "entries", entries }, { NULL, NULL } });
}
