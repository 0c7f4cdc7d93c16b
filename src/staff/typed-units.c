/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/typed-units.h"

#include <string.h>

static void
typed_unit_clear (AdjTypedUnit *self)
{
  g_free (self->name);
}

/* Column by column, each from the top. */
static int
down_the_map (const AdjTypedUnit *a, const AdjTypedUnit *b)
{
  return a->hex != b->hex ? (int) a->hex - (int) b->hex : strcmp (a->name, b->name);
}

static gboolean
add_unit (GArray *units, AdjHexId hex, const char *name)
{
  AdjTypedUnit unit = { hex, NULL };

  if (units->len >= ADJ_MOST_TYPED_UNITS || strlen (name) > ADJ_MOST_TYPED_NAME)
    return FALSE;
  unit.name = g_strdup (name);
  g_array_append_val (units, unit);
  return TRUE;
}

/* One hex with a name around it, or hexes and nothing else. */
static gboolean
read_part (GArray *units, const char *part)
{
  g_auto (GStrv) words = g_strsplit_set (part, " \t", -1);
  g_autoptr (GString) name = g_string_new (NULL);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (AdjHexId));

  for (guint i = 0; words[i] != NULL; i++)
    {
      AdjHexId hex = *words[i] != '\0' ? adj_hex_parse (words[i]) : ADJ_HEX_NONE;

      if (hex != ADJ_HEX_NONE)
        g_array_append_val (hexes, hex);
      else if (*words[i] != '\0')
        g_string_append_printf (name, "%s%s", name->len > 0 ? " " : "", words[i]);
    }
  if (name->len > 0 && hexes->len != 1)
    return FALSE;
  for (guint i = 0; i < hexes->len; i++)
    if (!add_unit (units, g_array_index (hexes, AdjHexId, i), name->str))
      return FALSE;
  return TRUE;
}

GArray *
adj_typed_units_parse (const char *text, char **wrong)
{
  g_auto (GStrv) parts = NULL;
  g_autoptr (GArray) units = g_array_new (FALSE, FALSE, sizeof (AdjTypedUnit));

  g_return_val_if_fail (text != NULL, NULL);

  g_array_set_clear_func (units, (GDestroyNotify) typed_unit_clear);
  parts = g_strsplit_set (text, ",;\n", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (!read_part (units, parts[i]))
      {
        if (wrong != NULL)
          *wrong = g_strdup (g_strstrip (parts[i]));
        return NULL;
      }
  g_array_sort (units, (GCompareFunc) down_the_map);
  return g_steal_pointer (&units);
}
