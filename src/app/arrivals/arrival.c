/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/arrivals/arrival.h"

#include <string.h>

#include "staff/arrival-words.h"
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

static AdjArrivalLook
make_look (const AdjView *view, const AdjArrivalFacts *arrivals, guint n, guint at)
{
  const AdjArrivalFacts *facts = &arrivals[at];
  gboolean heads = at == 0 || !adj_arrivals_are_together (facts, &arrivals[at - 1]);

  AdjArrivalLook look = {
    .facts = *facts,
    .heading = heads ? adj_words_due (view, facts->side, facts->turn) : NULL,
    .ways = heads ? adj_arrivals_say_ways (view, facts, n - at) : NULL,
    .name = adj_words_unit (view, facts->unit),
    .detail = adj_arrival_say_detail (view, facts),
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
