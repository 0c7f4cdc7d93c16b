/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ledger.h"

#include "app/widgets/item.h"

/* Lists of items, a letter each, and what is told when one becomes the other. */
typedef struct
{
  const char *before;
  const char *after;
  const char *told;
} Change;

static void
become (GListStore *list, AdjItem **items, const char *letters)
{
  g_autoptr (GPtrArray) wanted = g_ptr_array_new ();

  for (; *letters != '\0'; letters++)
    g_ptr_array_add (wanted, items[*letters - 'a']);
  adj_items_become (list, wanted);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, wanted->len);
  for (guint i = 0; i < wanted->len; i++)
    {
      g_autoptr (AdjItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_assert_true (item == g_ptr_array_index (wanted, i));
    }
}

static void
test_becomes (void)
{
  static const Change changes[] = {
    { "", "", "" },
    { "abc", "abc", "" },
    { "", "abc", "0+3" },
    { "abc", "abcd", "3+1" },
    { "abc", "", "0-3" },
    { "abcd", "acd", "1-1" },
    { "abcdef", "bde", "5-1 2-1 0-1" },
    { "ac", "abcd", "1+1 3+1" },
    { "abc", "xbyc", "0-1 0+1 2+1" },
    { "abc", "cab", "0+1 3-1" },
  };
  AdjItem *items[26];

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    items[i] = g_object_new (ADJ_TYPE_ITEM, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GListStore) list = g_list_store_new (ADJ_TYPE_ITEM);
      g_autoptr (Ledger) ledger = NULL;

      g_test_message ("%s to %s", changes[i].before, changes[i].after);
      become (list, items, changes[i].before);
      ledger = ledger_new (G_LIST_MODEL (list));
      become (list, items, changes[i].after);
      ledger_assert (ledger, changes[i].told);
    }
  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    g_assert_finalize_object (items[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/item/becomes", test_becomes);
  return g_test_run ();
}
