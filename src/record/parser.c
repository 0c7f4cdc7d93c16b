/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/parser.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/abbreviation.h"
#include "record/find.h"
#include "record/order-settle.h"
#include "record/path.h"

/* ---- Hexes and directions ---- */

static AdjHexOrientation
orientation (AdjParser *self)
{
  return self->field->book->scenario->map.grid.orientation;
}

static gboolean
looks_like_hex (const AdjWord *word)
{
  return word != NULL && !word->quoted && word->length == 4 &&
         strspn (word->text, "0123456789") == 4;
}

static const char *
side_id (gconstpointer sides, int index)
{
  return ((const AdjSide *) sides)[index].id;
}

gboolean
adj_parser_side (AdjParser *self, int *side)
{
  const AdjWord *word;
  const AdjSide *sides;
  int found = ADJ_ABBREVIATION_NONE;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (side != NULL, FALSE);

  word = adj_phrase_peek (&self->phrase);
  sides = self->field->book->scenario->sides;
  if (word != NULL)
    found = adj_abbreviation_find (word->text, 1, side_id, sides, ADJ_SIDES);
  if (found < 0)
    return adj_phrase_fail (&self->phrase,
                            g_strdup_printf (_ ("which side? %s or %s"), sides[0].id, sides[1].id));
  *side = found;
  self->phrase.at++;
  return TRUE;
}

/* A word in double quotes is a name, whatever it looks like. */
gboolean
adj_parser_hex (AdjParser *self, AdjHex *hex)
{
  const AdjWord *word;
  const char *mark;
  g_autofree char *text = NULL;
  char *why;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (hex != NULL, FALSE);

  word = adj_phrase_peek (&self->phrase);
  mark = word != NULL && word->quoted ? "\"" : "";
  text = g_strconcat (mark, word != NULL ? word->text : "", mark, NULL);
  why = adj_order_read_hex (self->field->book, text, hex);
  if (why != NULL)
    return adj_phrase_fail (&self->phrase, why);
  self->phrase.at++;
  return TRUE;
}

gboolean
adj_parser_push_hex (AdjParser *self, AdjHex hex)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->order->n_hexes >= ADJ_MAX_PATH)
    return adj_phrase_fail (&self->phrase,
                            g_strdup_printf (_ ("a path has at most %d hexes"), ADJ_MAX_PATH));
  self->order->hexes[self->order->n_hexes++] = hex;
  return TRUE;
}

/* ---- Units ---- */

static gboolean
push_unit (AdjParser *self, int unit)
{
  AdjOrder *order = self->order;

  for (guint i = 0; i < order->n_units; i++)
    if (order->units[i] == unit)
      return TRUE;
  if (order->n_units >= ADJ_MAX_BATTLE_UNITS)
    return adj_phrase_fail (&self->phrase, g_strdup_printf (_ ("an order takes at most %d units"),
                                                            ADJ_MAX_BATTLE_UNITS));
  order->units[order->n_units++] = (guint16) unit;
  return TRUE;
}

static gboolean
push_hex_units (AdjParser *self, AdjHex hex)
{
  if (self->field->count[hex] == 0)
    {
      self->phrase.at--;
      return adj_phrase_fail (&self->phrase, g_strdup_printf (_ ("there is no unit in %04d"),
                                                              self->field->book->hexes[hex].id));
    }
  for (guint16 unit = self->field->first[hex]; unit != ADJ_NOBODY; unit = self->field->next[unit])
    if (!push_unit (self, unit))
      return FALSE;
  return TRUE;
}

/* "smith in 1620, smith-4 in 0302": what the player may have meant, with their hexes. */
static char *
list_found (AdjParser *self, const AdjFound *found)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < found->n && i < 8; i++)
    {
      const AdjUnitState *state = &self->field->table->units[found->units[i]];

      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "",
                              adj_view_unit_id (&self->view, found->units[i]));
      if (state->where == ADJ_ON_MAP)
        g_string_append_printf (list, "@%04d", self->field->book->hexes[state->hex].id);
    }
  if (found->n > 8)
    g_string_append (list, " ...");
  return g_string_free (list, FALSE);
}

int
adj_parser_find_unit (AdjParser *self, AdjVerb verb)
{
  const AdjWord *word;
  AdjFound found;
  g_autofree char *list = NULL;

  g_return_val_if_fail (self != NULL, -1);

  word = adj_phrase_peek (&self->phrase);
  if (word == NULL)
    {
      adj_phrase_fail (&self->phrase,
                       g_strdup (_ ("a unit is missing: its name, or the hex it stands in")));
      return -1;
    }
  adj_find_units (self->field, &self->view, verb, word->text, &found);
  if (found.n == 1)
    {
      self->phrase.at++;
      return found.units[0];
    }
  list = list_found (self, &found);
  adj_phrase_fail (
      &self->phrase,
      found.n == 0 ? g_strdup_printf (_ ("there is no unit '%s'"), word->text)
                   : g_strdup_printf (_ ("'%s' may be %s; write more of it, or add @ and its hex"),
                                      word->text, list));
  return -1;
}

gboolean
adj_parser_unit (AdjParser *self)
{
  int unit;

  g_return_val_if_fail (self != NULL, FALSE);

  unit = adj_parser_find_unit (self, self->order->verb);
  return unit >= 0 && push_unit (self, unit);
}

gboolean
adj_parser_next_is_hex (AdjParser *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return looks_like_hex (adj_phrase_peek (&self->phrase));
}

/* unit, hex, or subject+subject; a hex means every unit in it. */
gboolean
adj_parser_subject (AdjParser *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  do
    {
      AdjHex hex;

      if (looks_like_hex (adj_phrase_peek (&self->phrase)))
        {
          if (!adj_parser_hex (self, &hex) || !push_hex_units (self, hex))
            return FALSE;
        }
      else if (!adj_parser_unit (self))
        return FALSE;
    }
  while (adj_phrase_take (&self->phrase, "+"));
  return TRUE;
}

/* ---- Steps ---- */

/* A neighbour's name or direction, or a hex farther off: the cheapest way there in full. A way may
 * begin with the hex it begins in, for so it is told afterwards. */
gboolean
adj_parser_step (AdjParser *self, int unit)
{
  AdjOrder *order;
  AdjHex from;
  const AdjWord *word;
  int d;
  AdjHex to;

  g_return_val_if_fail (self != NULL, FALSE);

  order = self->order;
  from = order->hexes[order->n_hexes - 1];
  word = adj_phrase_peek (&self->phrase);
  d = word != NULL && !word->quoted ? adj_hex_direction_parse (orientation (self), word->text) : -1;
  if (d >= 0)
    {
      to = self->field->book->hexes[from].neighbours[d];
      if (to == ADJ_NO_HEX)
        return adj_phrase_fail (&self->phrase,
                                g_strdup_printf (_ ("%s leads off the map"), word->text));
      self->phrase.at++;
      return adj_parser_push_hex (self, to);
    }
  if (!adj_parser_hex (self, &to))
    return FALSE;
  if (to == from && order->n_hexes == 1 && adj_phrase_peek (&self->phrase) != NULL)
    return TRUE;
  if (adj_path_extend (self->field, unit, order->verb == ADJ_VERB_CHARGE, order->hexes,
                       &order->n_hexes, to))
    return TRUE;
  self->phrase.at--;
  return adj_phrase_fail (
      &self->phrase,
      g_strdup_printf (to == from ? _ ("%s is where the way begins") : _ ("there is no way to %s"),
                       self->phrase.words.words[self->phrase.at].text));
}

gboolean
adj_parser_steps (AdjParser *self, gboolean at_least_one)
{
  int unit;

  g_return_val_if_fail (self != NULL, FALSE);

  unit = self->order->units[0];
  if (at_least_one && adj_phrase_peek (&self->phrase) == NULL)
    return adj_phrase_fail (&self->phrase,
                            g_strdup (_ ("where to? a hex, or a direction such as ne")));
  while (adj_phrase_peek (&self->phrase) != NULL)
    if (!adj_parser_step (self, unit))
      return FALSE;
  return TRUE;
}

gboolean
adj_parser_start_path (AdjParser *self)
{
  AdjHex start;
  char *why;

  g_return_val_if_fail (self != NULL, FALSE);

  why = adj_path_start (&self->view, self->order->units, self->order->n_units, &start);
  return why == NULL ? adj_parser_push_hex (self, start) : adj_phrase_fail (&self->phrase, why);
}
