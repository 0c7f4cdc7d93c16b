/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/unit.h"

#include <string.h>

#include "desk/value.h"

#define DUMMY "dummy-"

static int
dummy_number (const AdjBook *book, int unit)
{
  return unit - (int) book->scenario->n_units + 1;
}

/* There are few enough of them to keep each name for good. */
const char *
adj_unit_id (const AdjBook *book, int unit)
{
  char id[24];

  if (adj_unit_is_printed (book, unit))
    return book->scenario->units[unit].id;
  g_snprintf (id, sizeof id, DUMMY "%d", dummy_number (book, unit));
  return g_intern_string (id);
}

const char *
adj_unit_name (const AdjBook *book, int unit)
{
  char name[24];

  if (adj_unit_is_printed (book, unit))
    return book->scenario->units[unit].name;
  g_snprintf (name, sizeof name, "Dummy %d", dummy_number (book, unit));
  return g_intern_string (name);
}

int
adj_unit_find (const AdjBook *book, const char *id)
{
  int n = (int) book->scenario->n_units;
  int number;

  if (g_str_has_prefix (id, DUMMY) && n > 0 &&
      adj_value_parse_int (id + strlen (DUMMY), 1, n, &number))
    return n + number - 1;
  return adj_scenario_unit (book->scenario, id);
}
