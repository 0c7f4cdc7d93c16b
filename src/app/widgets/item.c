/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/item.h"

G_DEFINE_TYPE (AdjItem, adj_item, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
adj_item_class_init (AdjItemClass *class)
{
  signals[CHANGED] = g_signal_new ("changed", ADJ_TYPE_ITEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
adj_item_init (AdjItem *self)
{
}

void
adj_item_changed (AdjItem *self)
{
  g_return_if_fail (ADJ_IS_ITEM (self));

  g_signal_emit (self, signals[CHANGED], 0);
}

/* ---- Becoming ---- */

static gpointer
item_at (GListStore *list, guint position)
{
  g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (list), position);

  return item; /* the list holds it */
}

static GHashTable *
set_of (gpointer *items, guint n)
{
  GHashTable *set = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < n; i++)
    g_hash_table_add (set, items[i]);
  return set;
}

/* Takes out, run by run from the end, what is not to stay. */
static void
take_out (GListStore *list, GHashTable *wanted)
{
  guint end = g_list_model_get_n_items (G_LIST_MODEL (list));

  while (end > 0)
    {
      guint start = end;

      while (start > 0 && !g_hash_table_contains (wanted, item_at (list, start - 1)))
        start--;
      if (start < end)
        g_list_store_splice (list, start, end - start, NULL, 0);
      end = MAX (start, 1) - 1;
    }
}

/* Puts in, run by run, what is not there. What stands in another place than it should is taken
 * out, to be put in where it belongs. */
static void
put_in (GListStore *list, const GPtrArray *items)
{
  guint i = 0;

  while (i < items->len)
    {
      gpointer here = item_at (list, i);
      guint end = i;

      while (end < items->len && g_ptr_array_index (items, end) != here)
        end++;
      if (here != NULL && end == items->len)
        {
          g_list_store_remove (list, i);
          continue;
        }
      if (end > i)
        g_list_store_splice (list, i, 0, &items->pdata[i], end - i);
      i = end + 1;
    }
}

/* An item that has moved forward stands a second time behind. */
static void
cut (GListStore *list, guint length)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));

  if (n > length)
    g_list_store_splice (list, length, n - length, NULL, 0);
}

void
adj_items_become (GListStore *list, const GPtrArray *items)
{
  g_autoptr (GHashTable) wanted = NULL;

  g_return_if_fail (G_IS_LIST_STORE (list));

  wanted = set_of (items->pdata, items->len);
  take_out (list, wanted);
  put_in (list, items);
  cut (list, items->len);
}
