/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/compare.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/draft-fields.h"
#include "book/draft-strokes.h"
#include "desk/value.h"

/* Each kind of row, in the order of comparing, by where a scenario has its list. */
static const struct
{
  const char *element;
  gsize list; /* 0: the hexes, units and turns have none */
  gsize marks;
} kinds[] = {
  { "hex", 0, 0 },
  { "unit", 0, 0 },
  { "turn", 0, 0 },
  { "award", G_STRUCT_OFFSET (AdjScenario, awards), G_STRUCT_OFFSET (AdjAward, marks) },
  { "level", G_STRUCT_OFFSET (AdjScenario, levels), G_STRUCT_OFFSET (AdjLevel, marks) },
  { "holds", G_STRUCT_OFFSET (AdjScenario, holdings), G_STRUCT_OFFSET (AdjHolding, marks) },
  { "exit", G_STRUCT_OFFSET (AdjScenario, exits), G_STRUCT_OFFSET (AdjExit, marks) },
  { "command", G_STRUCT_OFFSET (AdjScenario, commands), G_STRUCT_OFFSET (AdjCommand, marks) },
  { "commander", G_STRUCT_OFFSET (AdjScenario, commanders), G_STRUCT_OFFSET (AdjCommander, marks) },
  { "limit", G_STRUCT_OFFSET (AdjScenario, limits), G_STRUCT_OFFSET (AdjLimit, marks) },
  { "special", G_STRUCT_OFFSET (AdjScenario, specials), G_STRUCT_OFFSET (AdjSpecial, marks) },
};

enum
{
  HEX,
  UNIT,
  TURN,
  AWARD,
};

static int
kind_of (const AdjCompareRow *row)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].element, row->element))
      return (int) i;
  g_return_val_if_reached (0);
}

static GArray *
list_of (const AdjScenario *scenario, int kind)
{
  return G_STRUCT_MEMBER (GArray *, scenario, kinds[kind].list);
}

static guint
count (const AdjScenario *scenario, int kind)
{
  if (kind == HEX)
    return scenario->map.n_hexes;
  if (kind == UNIT)
    return scenario->n_units;
  return kind == TURN ? scenario->n_turns : list_of (scenario, kind)->len;
}

static const AdjMarks *
marks_of (const AdjScenario *scenario, int kind, guint place)
{
  const GArray *list;

  if (kind == HEX)
    return &scenario->map.hexes[place].marks;
  if (kind == UNIT)
    return &scenario->units[place].marks;
  if (kind == TURN)
    return &scenario->turns[place].marks;
  list = list_of (scenario, kind);
  return G_STRUCT_MEMBER_P (list->data + place * g_array_get_element_size ((GArray *) list),
                            kinds[kind].marks);
}

/* ---- Rows ---- */

GArray *
adj_compare_rows (const AdjScenario *scenario)
{
  GArray *rows;

  g_return_val_if_fail (scenario != NULL, NULL);

  rows = g_array_new (FALSE, FALSE, sizeof (AdjCompareRow));
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (guint place = 0; place < count (scenario, (int) kind); place++)
      {
        const AdjCompareRow row = { kinds[kind].element, place };

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
  int kind;

  g_return_val_if_fail (scenario != NULL && row != NULL, FALSE);

  kind = kind_of (row);
  return is_compared (marks_of (scenario, kind, row->place)) &&
         (kind != HEX || are_sides_compared (scenario, scenario->map.hexes[row->place].id));
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
  int kind;

  g_return_val_if_fail (scenario != NULL && row != NULL, NULL);

  kind = kind_of (row);
  if (kind == HEX)
    return g_strdup_printf ("%04d", scenario->map.hexes[row->place].id);
  if (kind == UNIT)
    return g_strdup (scenario->units[row->place].id);
  if (kind == AWARD)
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
  if (kind_of (row) == HEX)
    return adj_draft_confirm_hex (self, scenario->map.hexes[row->place].id);
  return adj_draft_confirm (self, row->element, row->place);
}
