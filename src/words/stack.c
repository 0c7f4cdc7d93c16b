/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/stack.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/place.h"
#include "words/unit.h"

char *
adj_words_unit_strength (const AdjView *view, int unit)
{
  g_autofree char *name = adj_words_unit (view, unit);
  g_autofree char *strength = adj_words_strength (view, unit);

  return adj_fill (
      /* Translators: a unit and its strength, as on a counter */
      C_ ("counter", "{unit} {strength}"),
      (const AdjPlace[]){ { "unit", name }, { "strength", strength }, { NULL, NULL } });
}

char *
adj_words_stack (const AdjView *view, const AdjField *field, AdjHex hex)
{
  g_autofree char *place = adj_words_hex_named (view, hex);
  GString *units = g_string_new (NULL);
  g_autofree char *all = NULL;

  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    {
      g_autofree char *counter = adj_words_unit_strength (view, unit);

      if (units->len > 0)
        g_string_append (units, C_ ("list", ", "));
      g_string_append (units, counter);
    }
  all = g_string_free (units, FALSE);
  return adj_fill (
      /* Translators: a hex and who stands in it */
      C_ ("stack", "{hex}: {units}"),
      (const AdjPlace[]){ { "hex", place }, { "units", all }, { NULL, NULL } });
}
