/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/verb-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/order-settle.h"
#include "record/parser.h"

/* ---- Making ---- */

AdjOrder
adj_order_begin (AdjVerb verb)
{
  AdjOrder order;

  adj_order_init (&order, verb);
  return order;
}

AdjOrder
adj_order_about (AdjVerb verb, const guint16 *units, guint n_units)
{
  AdjOrder order = adj_order_begin (verb);

  g_return_val_if_fail (units != NULL || n_units == 0, (AdjOrder){ 0 });
  g_return_val_if_fail (n_units > 0 && n_units <= ADJ_MAX_BATTLE_UNITS, order);

  memcpy (order.units, units, n_units * sizeof *units);
  order.n_units = n_units;
  return order;
}

AdjOrder
adj_order_about_one (AdjVerb verb, int unit)
{
  return adj_order_about (verb, &(guint16){ (guint16) unit }, 1);
}

void
adj_order_add_hexes (AdjOrder *order, const AdjHex *hexes, guint n_hexes)
{
  g_return_if_fail (order != NULL);
  g_return_if_fail (hexes != NULL || n_hexes == 0);
  g_return_if_fail (n_hexes > 0 && n_hexes <= ADJ_MAX_PATH);

  memcpy (order->hexes, hexes, n_hexes * sizeof *hexes);
  order->n_hexes = n_hexes;
}

void
adj_order_add_way (AdjOrder *order, const AdjHex *way, guint n_way)
{
  g_return_if_fail (order != NULL);
  g_return_if_fail (way != NULL || n_way == 0);
  g_return_if_fail (n_way > 0 && n_way < ADJ_MAX_PATH);

  order->hexes[0] = ADJ_NO_HEX;
  memcpy (order->hexes + 1, way, n_way * sizeof *way);
  order->n_hexes = 1 + n_way;
}

/* ---- Printing ---- */

static const char *
name_unit (const AdjView *view, int unit, gboolean hidden)
{
  if (hidden && view->eyes != ADJ_EYES_ALL && !adj_view_is_of (view, view->table->units[unit].side))
    return adj_view_alias (view->book, view->table, unit);
  return adj_view_unit_id (view, unit);
}

void
adj_print_units (
    GString *text, const AdjView *view, const AdjOrder *order, const char *joint, gboolean hidden)
{
  guint16 units[ADJ_MAX_BATTLE_UNITS];

  g_return_if_fail (text != NULL);
  g_return_if_fail (view != NULL);
  g_return_if_fail (order != NULL);
  g_return_if_fail (joint != NULL);

  memcpy (units, order->units, sizeof units);
  adj_view_sort (view, units, order->n_units);
  for (guint i = 0; i < order->n_units; i++)
    g_string_append_printf (text, "%s%s", i == 0 ? " " : joint, name_unit (view, units[i], hidden));
}

void
adj_print_subject (GString *text, const AdjView *view, const AdjOrder *order)
{
  g_return_if_fail (text != NULL);
  g_return_if_fail (view != NULL);
  g_return_if_fail (order != NULL);

  adj_print_units (text, view, order, "+", FALSE);
}

void
adj_print_hexes (GString *text, const AdjView *view, const AdjOrder *order, guint from)
{
  g_return_if_fail (text != NULL);
  g_return_if_fail (view != NULL);
  g_return_if_fail (order != NULL);

  for (guint i = from; i < order->n_hexes; i++)
    g_string_append_printf (text, " %04d", view->book->hexes[order->hexes[i]].id);
}

void
adj_print_way (GString *text, const AdjView *view, const AdjOrder *order)
{
  g_return_if_fail (text != NULL);
  g_return_if_fail (view != NULL);
  g_return_if_fail (order != NULL);

  adj_print_subject (text, view, order);
  adj_print_hexes (text, view, order, 0);
}

void
adj_print_way_on (GString *text, const AdjView *view, const AdjOrder *order)
{
  g_return_if_fail (text != NULL);
  g_return_if_fail (view != NULL);
  g_return_if_fail (order != NULL);

  adj_print_subject (text, view, order);
  adj_print_hexes (text, view, order, 1);
}

void
adj_print_side (GString *text, const AdjView *view, int side)
{
  g_return_if_fail (text != NULL);
  g_return_if_fail (view != NULL);

  g_string_append_printf (text, " %s", view->book->scenario->sides[side].id);
}

/* ---- Parsing ---- */

gboolean
adj_parse_subject_only (AdjParser *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return adj_parser_subject (self) &&
         adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

gboolean
adj_parse_unit_only (AdjParser *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return adj_parser_unit (self) &&
         adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

/* Where the text behind the last word that was taken begins. */
static gsize
text_start (const AdjParser *self)
{
  const AdjWord *last = &self->phrase.words.words[self->phrase.at - 1];
  gsize start = last->start + last->length + (last->quoted ? 1 : 0);

  while (start < self->phrase.length && g_ascii_isspace (self->phrase.text[start]))
    start++;
  return start;
}

gboolean
adj_parse_text (AdjParser *self, const char *missing, char *text)
{
  gsize start;
  gsize end;
  char *why;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (missing != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  start = text_start (self);
  end = adj_verb_takes_rest (self->order->verb) ? self->phrase.length : self->phrase.words.end;
  if (start >= end)
    return adj_phrase_fail (&self->phrase, g_strdup (missing));
  why = adj_order_refuse_text (self->phrase.text + start);
  if (why != NULL)
    return adj_phrase_fail (&self->phrase, why);
  g_strlcpy (text, self->phrase.text + start, MIN (ADJ_ORDER_TEXT, end - start + 1));
  g_strchomp (text);
  return TRUE;
}

gboolean
adj_parse_result_word (AdjParser *self, AdjResultWord *word)
{
  const AdjWord *typed;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (word != NULL, FALSE);

  typed = adj_phrase_peek (&self->phrase);
  if (typed == NULL || !adj_result_word_read (word, typed->text))
    return adj_phrase_fail (&self->phrase,
                            g_strdup_printf (_ ("a result is a word of at most %d letters, "
                                                "digits and signs"),
                                             ADJ_RESULT_LETTERS));
  self->phrase.at++;
  return TRUE;
}

gboolean
adj_parse_word (AdjParser *self, const char *const *words, int *index)
{
  const AdjWord *word;
  g_autofree char *list = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (words != NULL, FALSE);
  g_return_val_if_fail (index != NULL, FALSE);

  word = adj_phrase_peek (&self->phrase);
  for (*index = 0; word != NULL && words[*index] != NULL; (*index)++)
    if (g_ascii_strcasecmp (words[*index], word->text) == 0)
      {
        self->phrase.at++;
        return adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
      }
  list = g_strjoinv (", ", (char **) words);
  return adj_phrase_fail (&self->phrase, g_strdup_printf (_ ("here fits one of: %s"), list));
}

/* ---- Judging ---- */

gboolean
adj_concerns_phasing (const AdjField *field, int unit)
{
  g_return_val_if_fail (field != NULL, FALSE);

  return adj_table_on_map (field->table, unit) &&
         adj_table_is_phasing (field->table, field->table->units[unit].side);
}

void
adj_order_list_units (const AdjOrder *order, int units[ADJ_MAX_BATTLE_UNITS])
{
  g_return_if_fail (order != NULL);
  g_return_if_fail (units != NULL);

  for (guint i = 0; i < order->n_units; i++)
    units[i] = order->units[i];
}
