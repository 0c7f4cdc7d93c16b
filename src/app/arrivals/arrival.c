/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/arrivals/arrival.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "words/arrival.h"
#include "words/place.h"

struct _AdjArrival
{
  AdjItem parent_instance;
  AdjArrivalLook look;
};

G_DEFINE_FINAL_TYPE (AdjArrival, adj_arrival, ADJ_TYPE_ITEM)

static void
clear_look (AdjArrivalLook *look)
{
  g_free (look->heading);
  g_free (look->ways);
  g_free (look->name);
  g_free (look->detail);
}

static void
adj_arrival_finalize (GObject *object)
{
  clear_look (&ADJ_ARRIVAL (object)->look);
  G_OBJECT_CLASS (adj_arrival_parent_class)->finalize (object);
}

static void
adj_arrival_class_init (AdjArrivalClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_arrival_finalize;
}

static void
adj_arrival_init (AdjArrival *self)
{
}

const AdjArrivalLook *
adj_arrival_get_look (AdjArrival *self)
{
  g_return_val_if_fail (ADJ_IS_ARRIVAL (self), NULL);

  return &self->look;
}

static gboolean
same_look (const AdjArrivalLook *a, const AdjArrivalLook *b)
{
  return memcmp (&a->facts, &b->facts, sizeof a->facts) == 0 && a->picked == b->picked &&
         a->may_play == b->may_play && g_strcmp0 (a->heading, b->heading) == 0 &&
         g_strcmp0 (a->ways, b->ways) == 0 && g_strcmp0 (a->name, b->name) == 0 &&
         g_strcmp0 (a->detail, b->detail) == 0;
}

/* Takes the look's strings over. */
static void
set_look (AdjArrival *self, AdjArrivalLook *look)
{
  if (same_look (&self->look, look))
    {
      clear_look (look);
      return;
    }
  clear_look (&self->look);
  self->look = *look;
  adj_item_changed (ADJ_ITEM (self));
}

/* ---- In words ---- */

static gboolean
same_heading (const AdjArrivalFacts *a, const AdjArrivalFacts *b)
{
  return a->side == b->side && a->turn == b->turn;
}

static char *
say_entry (const AdjView *view, const AdjEntryHex *entry)
{
  int unit = entry->who == ADJ_NOBODY ? -1 : entry->who;

  switch ((AdjEntryState) entry->state)
    {
    case ADJ_ENTRY_TAKEN:
      return adj_words_entry_taken (view, entry->hex, unit);
    case ADJ_ENTRY_ZONE:
      return adj_words_entry_in_zone (view, entry->hex);
    case ADJ_ENTRY_HELD:
      return adj_words_entry_held (view, entry->hex, unit);
    case ADJ_ENTRY_FREE:
    default:
      return adj_words_entry_free (view, entry->hex);
    }
}

/* Every entry hex of those under one heading, once. */
static char *
say_ways (const AdjView *view, const AdjArrivalFacts *first, guint n)
{
  g_autoptr (GString) ways = g_string_new (NULL);
  g_autoptr (GHashTable) said = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < n && same_heading (first, &first[i]); i++)
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

static char *
say_detail (const AdjView *view, const AdjArrivalFacts *facts)
{
  g_autofree char *counter = adj_words_counter (view, facts->unit);
  g_autofree char *place = NULL;

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

static AdjArrivalLook
make_look (const AdjView *view, const AdjArrivalFacts *arrivals, guint n, guint at)
{
  const AdjArrivalFacts *facts = &arrivals[at];
  gboolean heads = at == 0 || !same_heading (facts, &arrivals[at - 1]);

  AdjArrivalLook look = {
    .facts = *facts,
    .heading = heads ? adj_words_due (view, facts->side, facts->turn) : NULL,
    .ways = heads ? say_ways (view, facts, n - at) : NULL,
    .name = adj_words_unit (view, facts->unit),
    .detail = say_detail (view, facts),
  };

  for (guint i = 0; i < facts->n_entries; i++)
    look.entry_ids[i] = view->book->hexes[facts->entries[i].hex].id;
  return look;
}

/* ---- The list ---- */

static AdjArrival *
find_or_make (GListStore *list, int unit)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AdjArrival) arrival = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (arrival->look.facts.unit == unit)
        return g_steal_pointer (&arrival);
    }
  return g_object_new (ADJ_TYPE_ARRIVAL, NULL);
}

void
adj_arrival_list_update (GListStore *list,
                         const AdjView *view,
                         const AdjArrivalFacts *arrivals,
                         guint n_arrivals,
                         const AdjPicks *picks,
                         gboolean may_play)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n_arrivals; i++)
    {
      AdjArrivalLook look = make_look (view, arrivals, n_arrivals, i);
      AdjArrival *arrival = find_or_make (list, look.facts.unit);

      look.picked = adj_picks_has_unit (picks, look.facts.unit);
      look.may_play = may_play;
      set_look (arrival, &look);
      g_ptr_array_add (items, arrival);
    }
  adj_items_become (list, items);
}
