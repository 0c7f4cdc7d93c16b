/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/to-compare.h"

#include "words/printed.h"

typedef struct
{
  GString *lines;
  guint n;
} List;

/* Takes the place over; NULL for what has none. */
static void
add (List *list, const AdjMarks *marks, char *place)
{
  g_autofree char *owned = place;

  if (marks->check == NULL)
    return;
  if (list->n++ > 0)
    g_string_append_c (list->lines, '\n');
  if (owned != NULL)
    g_string_append_printf (list->lines, "%s · ", owned);
  g_string_append (list->lines, adj_words_printed (marks->check));
}

static void
add_map (List *list, const AdjMap *map)
{
  add (list, &map->marks, NULL);
  for (guint i = 0; i < map->n_hexes; i++)
    add (list, &map->hexes[i].marks, g_strdup_printf ("%04d", map->hexes[i].id));
  for (guint i = 0; i < map->n_hexsides; i++)
    add (list, &map->hexsides[i].marks,
         g_strdup_printf ("%04d/%04d", map->hexsides[i].a, map->hexsides[i].b));
}

static void
add_clauses (List *list, const AdjScenario *scenario)
{
  for (guint i = 0; i < scenario->exits->len; i++)
    add (list, &g_array_index (scenario->exits, AdjExit, i).marks, NULL);
  for (guint i = 0; i < scenario->holdings->len; i++)
    add (list, &g_array_index (scenario->holdings, AdjHolding, i).marks, NULL);
  for (guint i = 0; i < scenario->awards->len; i++)
    add (list, &g_array_index (scenario->awards, AdjAward, i).marks,
         g_strdup (adj_words_printed (g_array_index (scenario->awards, AdjAward, i).title)));
  for (guint i = 0; i < scenario->levels->len; i++)
    add (list, &g_array_index (scenario->levels, AdjLevel, i).marks, NULL);
  for (guint i = 0; i < scenario->commands->len; i++)
    add (list, &g_array_index (scenario->commands, AdjCommand, i).marks, NULL);
  for (guint i = 0; i < scenario->commanders->len; i++)
    add (list, &g_array_index (scenario->commanders, AdjCommander, i).marks, NULL);
  for (guint i = 0; i < scenario->limits->len; i++)
    add (list, &g_array_index (scenario->limits, AdjLimit, i).marks, NULL);
  for (guint i = 0; i < scenario->specials->len; i++)
    add (list, &g_array_index (scenario->specials, AdjSpecial, i).marks, NULL);
}

char *
adj_to_compare (const AdjScenario *scenario, guint *n)
{
  List list = { .lines = g_string_new (NULL) };

  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (n != NULL, NULL);

  add (&list, &scenario->marks, NULL);
  add_map (&list, &scenario->map);
  for (guint i = 0; i < scenario->n_turns; i++)
    add (&list, &scenario->turns[i].marks, g_strdup_printf ("%u", i + 1));
  for (guint i = 0; i < scenario->n_units; i++)
    add (&list, &scenario->units[i].marks, g_strdup (scenario->units[i].name));
  add_clauses (&list, scenario);
  *n = list.n;
  return g_string_free (list.lines, FALSE);
}
