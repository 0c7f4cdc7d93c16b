/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/compare.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/draft-fields.h"
#include "book/draft-strokes.h"
#include "desk/value.h"

/* In the order of comparing. */
static const char *const elements[] = { "hex",  "unit",    "turn",      "award", "level",  "holds",
                                        "exit", "command", "commander", "limit", "special" };

static gboolean
is (const AdjCompareRow *row, const char *element)
{
  return g_str_equal (row->element, element);
}

static guint
count (const AdjScenario *scenario, const char *element)
{
  if (g_str_equal (element, "hex"))
    return scenario->map.n_hexes;
  if (g_str_equal (element, "unit"))
    return scenario->n_units;
  return g_str_equal (element, "turn") ? scenario->n_turns
                                       : adj_scenario_list (scenario, element)->len;
}

/* ---- Rows ---- */

GArray *
adj_compare_rows (const AdjScenario *scenario)
{
  GArray *rows;

  g_return_val_if_fail (scenario != NULL, NULL);

  rows = g_array_new (FALSE, FALSE, sizeof (AdjCompareRow));
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    for (guint place = 0; place < count (scenario, elements[i]); place++)
      {
        const AdjCompareRow row = { elements[i], place };

        g_array_append_val (rows, row);
      }
  return rows;
}

static gboolean
is_compared (const AdjMarks *marks)
{
  return marks->check == NULL && adj_marks_are_typed (marks);
}

/* What lies on its sides belongs to the hex. */
static gboolean
are_sides_compared (const AdjScenario *scenario, AdjHexId hex)
{
  const AdjMap *map = &scenario->map;

  for (guint i = 0; i < map->n_hexsides; i++)
    if ((map->hexsides[i].a == hex || map->hexsides[i].b == hex) &&
        !is_compared (&map->hexsides[i].marks))
      return FALSE;
  return TRUE;
}

gboolean
adj_compare_is_done (const AdjScenario *scenario, const AdjCompareRow *row)
{
  g_return_val_if_fail (scenario != NULL && row != NULL, FALSE);

  return is_compared (adj_scenario_marks (scenario, row->element, row->place)) &&
         (!is (row, "hex") || are_sides_compared (scenario, scenario->map.hexes[row->place].id));
}

guint
adj_compare_next (const AdjScenario *scenario, const GArray *rows, guint from)
{
  g_return_val_if_fail (scenario != NULL && rows != NULL, 0);

  while (from < rows->len &&
         adj_compare_is_done (scenario, &g_array_index (rows, AdjCompareRow, from)))
    from++;
  return MIN (from, rows->len);
}

/* ---- Names ---- */

char *
adj_compare_subject (const AdjScenario *scenario, const AdjCompareRow *row)
{
  g_return_val_if_fail (scenario != NULL && row != NULL, NULL);

  if (is (row, "hex"))
    return g_strdup_printf ("%04d", scenario->map.hexes[row->place].id);
  if (is (row, "unit"))
    return g_strdup (scenario->units[row->place].id);
  if (is (row, "award"))
    return g_strdup (g_array_index (scenario->awards, AdjAward, row->place).id);
  return g_strdup_printf ("%s-%u", row->element, row->place + 1);
}

gboolean
adj_compare_find (const AdjScenario *scenario, const char *subject, AdjCompareRow *row)
{
  g_autoptr (GArray) rows = NULL;

  g_return_val_if_fail (scenario != NULL && subject != NULL && row != NULL, FALSE);

  rows = adj_compare_rows (scenario);
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *own = NULL;

      *row = g_array_index (rows, AdjCompareRow, i);
      own = adj_compare_subject (scenario, row);
      if (g_str_equal (own, subject))
        return TRUE;
    }
  return FALSE;
}

/* ---- As printed ---- */

gboolean
adj_draft_compare (AdjDraft *self, const AdjCompareRow *row)
{
  const AdjScenario *scenario;

  g_return_val_if_fail (self != NULL && row != NULL, FALSE);

  scenario = adj_draft_get_scenario (self);
  if (is (row, "hex"))
    return adj_draft_confirm_hex (self, scenario->map.hexes[row->place].id);
  return adj_draft_confirm (self, row->element, row->place);
}
