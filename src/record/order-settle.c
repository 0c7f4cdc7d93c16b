/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/order-settle.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/value.h"
#include "record/order-make.h"
#include "record/path.h"

char *
adj_order_find_start (const AdjOrder *order, const AdjView *view, AdjHex *start)
{
  const AdjTable *table = view->table;

  *start = table->units[order->units[0]].hex;
  for (guint i = 0; i < order->n_units; i++)
    {
      int unit = order->units[i];

      if (table->units[unit].where != ADJ_ON_MAP)
        return g_strdup_printf (_ ("%s is not on the map"), adj_view_unit_id (view, unit));
      if (table->units[unit].hex != *start)
        return g_strdup (_ ("units that move together start in one hex"));
    }
  return NULL;
}

char *
adj_order_read_hex (const AdjBook *book, const char *text, AdjHex *hex)
{
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
  if (g_ascii_strcasecmp (text, "off") != 0)
    return adj_order_read_hex (book, text, hex);
  *hex = ADJ_NO_HEX;
  return NULL;
}

char *
adj_order_read_option (const AdjBook *book, const char *text, AdjOrder *order)
{
  g_autofree char *lower = g_ascii_strdown (text, -1);
  g_auto (GStrv) halves = g_strsplit (lower, "=", 2);
  int index = halves[0] != NULL ? adj_ruleset_option (book->ruleset, halves[0]) : -1;
  const AdjOption *option;
  int value;

  if (index < 0)
    return g_strdup (_ ("which option? such as attack-effectiveness=off"));
  option = &book->ruleset->options[index];
  if (option->key == ADJ_OPTION_NONE)
    return g_strdup_printf (_ ("this version does not play '%s'"), option->id);
  if (!adj_option_parse_value (option, halves[1] != NULL ? halves[1] : "on", &value))
    return g_strdup_printf (_ ("'%s' cannot be '%s'"), option->id, halves[1]);
  *order = adj_order_option (index, value);
  return NULL;
}

char *
adj_order_refuse_text (const char *text)
{
  if (*text == '\0')
    return g_strdup (_ ("write something behind it"));
  if (!adj_value_is_text (text, ADJ_ORDER_CHARS))
    return g_strdup_printf (_ ("at most %d characters, on one line"), ADJ_ORDER_CHARS);
  return NULL;
}

/* From corner to corner, the first of which is where it begins. */
static char *
settle_way (AdjOrder *order, const AdjField *field)
{
  AdjHex corners[ADJ_MAX_PATH];
  guint n = order->n_hexes;

  memcpy (corners, order->hexes, n * sizeof *corners);
  order->n_hexes = 1;
  for (guint i = 1; i < n; i++)
    if (!adj_path_extend (field, order->units[0], order->verb == ADJ_VERB_CHARGE, order->hexes,
                          &order->n_hexes, corners[i]))
      {
        g_autofree char *hex = g_strdup_printf ("%04d", field->book->hexes[corners[i]].id);

        return g_strdup_printf (_ ("there is no way to %s"), hex);
      }
  return NULL;
}

/* A neighbouring hex is a goal as any other, unless it is said to be the step itself. */
static char *
settle_move (AdjOrder *order, const AdjField *field, const AdjView *view)
{
  char *why = adj_order_find_start (order, view, &order->hexes[0]);

  if (why == NULL)
    why = settle_way (order, field);
  if (why == NULL && order->n_hexes == 2 && !order->direct)
    order->n_hexes = adj_path_beside (field, order->units[0], order->hexes[1], order->hexes);
  return why;
}

static char *
settle_charge (AdjOrder *order, const AdjField *field, const AdjView *view)
{
  char *why = adj_order_find_start (order, view, &order->hexes[0]);

  return why != NULL ? why : settle_way (order, field);
}

static char *
settle (AdjOrder *order, const AdjField *field, const AdjView *view)
{
  switch ((int) order->verb)
    {
    case ADJ_VERB_MOVE:
      return settle_move (order, field, view);
    case ADJ_VERB_CHARGE:
      return settle_charge (order, field, view);
    case ADJ_VERB_ENTER:
      return settle_way (order, field);
    case ADJ_VERB_RETREAT:
    case ADJ_VERB_DISPLACE:
      return adj_order_find_start (order, view, &order->hexes[0]);
    case ADJ_VERB_NOTE:
    case ADJ_VERB_BOOKMARK:
      return adj_order_refuse_text (order->text);
    default:
      return NULL;
    }
}

gboolean
adj_order_settle (AdjOrder *order, const AdjField *field, AdjEyes eyes, char **why)
{
  AdjView view = adj_view (field->book, field->table, eyes);

  *why = settle (order, field, &view);
  return *why == NULL;
}
