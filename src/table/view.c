/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/view.h"

#include "table/unit.h"

gboolean
adj_view_is_of (const AdjView *self, int side)
{
  return self->eyes == ADJ_EYES_ALL || (int) self->eyes == side;
}

gboolean
adj_view_knows (const AdjView *self, int unit)
{
  return self->eyes == ADJ_EYES_ALL || !adj_table_has (self->table, unit, ADJ_FACT_FACE_DOWN) ||
         adj_view_is_of (self, self->table->units[unit].side);
}

/* There are few enough of them to keep each for good. */
const char *
adj_view_alias (const AdjBook *book, const AdjTable *table, int unit)
{
  const AdjUnitState *state = &table->units[unit];
  char text[8];

  g_snprintf (text, sizeof text, state->alias > 0 ? "?%c%d" : "?%c",
              book->scenario->sides[state->side].id[0], state->alias);
  return g_intern_string (text);
}

gboolean
adj_view_tells_more (const AdjView *before, const AdjView *after)
{
  for (int unit = 0; unit < before->table->n_units; unit++)
    if (!adj_view_knows (before, unit) && adj_view_knows (after, unit))
      return TRUE;
  return FALSE;
}

const char *
adj_view_unit_name (const AdjView *self, int unit)
{
  return adj_view_knows (self, unit) ? adj_unit_name (self->book, unit)
                                     : adj_view_alias (self->book, self->table, unit);
}

const char *
adj_view_unit_id (const AdjView *self, int unit)
{
  return adj_view_knows (self, unit) ? adj_unit_id (self->book, unit)
                                     : adj_view_alias (self->book, self->table, unit);
}

int
adj_view_find (const AdjView *self, const char *id)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (g_str_equal (adj_view_unit_id (self, unit), id) ||
        (adj_table_has (self->table, unit, ADJ_FACT_FACE_DOWN) &&
         g_str_equal (adj_view_alias (self->book, self->table, unit), id)))
      return unit;
  return -1;
}

/* ---- In an order that tells nothing ---- */

gboolean
adj_view_is_before (const AdjView *self, int a, int b)
{
  const AdjUnitState *first, *second;

  if (adj_view_knows (self, b))
    return FALSE;
  if (adj_view_knows (self, a))
    return TRUE;
  first = &self->table->units[a];
  second = &self->table->units[b];
  return first->alias < second->alias ||
         (first->alias == second->alias && first->hex < second->hex);
}

int
adj_view_compare (const AdjView *self, int a, int b)
{
  return adj_view_is_before (self, b, a) - adj_view_is_before (self, a, b);
}

static int
compare (gconstpointer a, gconstpointer b, gpointer view)
{
  return adj_view_compare (view, *(const guint16 *) a, *(const guint16 *) b);
}

void
adj_view_sort (const AdjView *self, guint16 *units, guint n)
{
  g_qsort_with_data (units, (int) n, sizeof *units, compare, (gpointer) self);
}

guint
adj_view_units (const AdjView *self, guint16 *units)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    units[unit] = (guint16) unit;
  adj_view_sort (self, units, self->table->n_units);
  return self->table->n_units;
}

gboolean
adj_eyes_parse (const AdjScenario *scenario, const char *text, AdjEyes *eyes)
{
  int side = adj_scenario_side (scenario, text);

  if (side != ADJ_NO_SIDE)
    *eyes = (AdjEyes) side;
  else if (g_str_equal (text, "public"))
    *eyes = ADJ_EYES_PUBLIC;
  else if (g_str_equal (text, "all"))
    *eyes = ADJ_EYES_ALL;
  else
    return FALSE;
  return TRUE;
}
