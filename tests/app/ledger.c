/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ledger.h"

#include "app/widgets/item.h"

static void
note (Ledger *ledger, const char *format, guint a, guint b)
{
  if (ledger->text->len > 0)
    g_string_append_c (ledger->text, ' ');
  if (format[0] == '*')
    g_string_append_printf (ledger->text, "*%u", a);
  else
    g_string_append_printf (ledger->text, "%u%c%u", a, format[0], b);
}

static void
on_changed (AdjItem *item, Ledger *ledger)
{
  for (guint i = 0; i < g_list_model_get_n_items (ledger->list); i++)
    {
      g_autoptr (AdjItem) other = g_list_model_get_item (ledger->list, i);

      if (other == item)
        note (ledger, "*", i, 0);
    }
}

static void
follow (Ledger *ledger, guint start, guint n)
{
  for (guint i = start; i < start + n; i++)
    {
      g_autoptr (AdjItem) item = g_list_model_get_item (ledger->list, i);

      g_signal_handlers_disconnect_by_func (item, on_changed, ledger);
      g_signal_connect (item, "changed", G_CALLBACK (on_changed), ledger);
    }
}

static void
on_items_changed (GListModel *list, guint at, guint removed, guint added, Ledger *ledger)
{
  if (removed > 0)
    note (ledger, "-", at, removed);
  if (added > 0)
    note (ledger, "+", at, added);
  follow (ledger, at, added);
}

Ledger *
ledger_new (GListModel *list)
{
  Ledger *ledger = g_new0 (Ledger, 1);

  ledger->list = g_object_ref (list);
  ledger->text = g_string_new (NULL);
  g_signal_connect (list, "items-changed", G_CALLBACK (on_items_changed), ledger);
  follow (ledger, 0, g_list_model_get_n_items (list));
  return ledger;
}

/* Nothing was told that the test does not know of. */
void
ledger_free (Ledger *ledger)
{
  g_assert_cmpstr (ledger->text->str, ==, "");
  g_signal_handlers_disconnect_by_func (ledger->list, on_items_changed, ledger);
  for (guint i = 0; i < g_list_model_get_n_items (ledger->list); i++)
    {
      g_autoptr (AdjItem) item = g_list_model_get_item (ledger->list, i);

      g_signal_handlers_disconnect_by_func (item, on_changed, ledger);
    }
  g_string_free (ledger->text, TRUE);
  g_object_unref (ledger->list);
  g_free (ledger);
}

void
ledger_assert (Ledger *ledger, const char *expected)
{
  g_assert_cmpstr (ledger->text->str, ==, expected);
  g_string_truncate (ledger->text, 0);
}
