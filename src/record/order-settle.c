/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/order-settle.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/value.h"
#include "record/verb.h"

char *
adj_order_read_hex (const AdjBook *book, const char *text, AdjHex *hex)
{
  g_return_val_if_fail (book != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (hex != NULL, NULL);

  *hex = ADJ_NO_HEX;
  if (*text == '\0')
    return g_strdup (_ ("a hex is missing: four digits such as 0412"));
  if (strlen (text) != 4 || strspn (text, "0123456789") != 4)
    return g_strdup_printf (_ ("'%s' is not a hex: four digits such as 0412"), text);
  *hex = adj_book_hex (book, adj_hex_parse (text));
  return *hex == ADJ_NO_HEX ? g_strdup_printf (_ ("hex %s is not on the map"), text) : NULL;
}

char *
adj_order_read_place (const AdjBook *book, const char *text, AdjHex *hex)
{
  g_return_val_if_fail (book != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (hex != NULL, NULL);

  if (g_ascii_strcasecmp (text, "off") != 0)
    return adj_order_read_hex (book, text, hex);
  *hex = ADJ_NO_HEX;
  return NULL;
}

char *
adj_order_refuse_text (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  if (*text == '\0')
    return g_strdup (_ ("write something behind it"));
  if (!adj_value_is_text (text, ADJ_ORDER_CHARS))
    return g_strdup_printf (_ ("at most %d characters, on one line"), ADJ_ORDER_CHARS);
  return NULL;
}

gboolean
adj_order_settle (AdjOrder *order, const AdjField *field, AdjEyes eyes, char **why)
{
  AdjView view;
  const AdjVerbRow *row;

  g_return_val_if_fail (order != NULL, FALSE);
  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (why != NULL, FALSE);

  view = adj_view (field->book, field->table, eyes);
  row = adj_verb_row (order->verb);
  *why = row->settle != NULL ? row->settle (order, field, &view) : NULL;
  return *why == NULL;
}
