/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/unit-figures.h"

#include <glib/gi18n-lib.h>

#include "app/files/typing.h"
#include "book/draft-fields.h"
#include "desk/value.h"
#include "words/printed.h"

struct _AdjUnitFigures
{
  AdjChartFigures parent_instance;
};

G_DEFINE_FINAL_TYPE (AdjUnitFigures, adj_unit_figures, ADJ_TYPE_CHART_FIGURES)

/* The attribute of the file, its name, and how many characters it has room for. Those that are
 * names of the books are in lower case there. */
static const struct
{
  const char *attribute;
  const char *name;
  int width;
  gboolean lower;
} columns[ADJ_N_UNIT_FIGURES] = {
  [ADJ_UNIT_STRENGTH] = { "strength", N_ ("Strength"), 5 },
  [ADJ_UNIT_HEX] = { "hex", N_ ("Set-up hex"), 5 },
  [ADJ_UNIT_TURN] = { "turn", N_ ("Due on turn"), 5 },
  [ADJ_UNIT_ENTRIES] = { "entry", N_ ("Enters by"), 14 },
  [ADJ_UNIT_REDUCED] = { "reduced", N_ ("Reduced strength"), 5 },
  [ADJ_UNIT_MOVEMENT] = { "movement", N_ ("Movement allowance"), 5 },
  [ADJ_UNIT_SIZE] = { "size", N_ ("Size"), 10, TRUE },
  [ADJ_UNIT_GROUP] = { "group", N_ ("Group"), 12 },
  [ADJ_UNIT_STILL] = { "still", N_ ("Stays until turn"), 5 },
  [ADJ_UNIT_NAME] = { "name", N_ ("Designation"), 14 },
  [ADJ_UNIT_SIDE] = { "side", N_ ("Side"), 12, TRUE },
  [ADJ_UNIT_ARM] = { "arm", N_ ("Arm"), 10, TRUE },
  [ADJ_UNIT_ID] = { "id", N_ ("Name in orders"), 14, TRUE },
};

static const AdjUnit *
unit_in (AdjFigures *self, guint row)
{
  return &adj_chart_figures_get_scenario (self)->units[row];
}

/* ---- What it shows ---- */

static guint
count_rows (AdjFigures *self)
{
  return adj_chart_figures_get_scenario (self)->n_units;
}

static guint
count_columns (AdjFigures *self)
{
  return ADJ_N_UNIT_FIGURES;
}

/* "Union · 1/1/XIV, Infantry" */
static char *
say_row (AdjFigures *self, guint row)
{
  const AdjScenario *scenario = adj_chart_figures_get_scenario (self);
  const AdjUnit *unit = &scenario->units[row];

  return g_strdup_printf ("%s · %s, %s", adj_words_printed (scenario->sides[unit->side].name),
                          unit->name, adj_words_printed (scenario->ruleset->arms[unit->arm].name));
}

static char *
say_column (AdjFigures *self, guint column)
{
  return g_strdup (_ (columns[column].name));
}

static int
width (AdjFigures *self, guint column)
{
  return columns[column].width;
}

static char *
get_more (const AdjScenario *scenario, const AdjUnit *unit, guint column)
{
  switch (column)
    {
    case ADJ_UNIT_REDUCED:
      return adj_typing_show_number (unit->reduced, ADJ_UNKNOWN_STRENGTH);
    case ADJ_UNIT_MOVEMENT:
      return unit->movement_given ? adj_value_print_mp (unit->movement) : g_strdup ("");
    case ADJ_UNIT_SIZE:
      return g_strdup (unit->size_given ? adj_unit_sizes[unit->size] : "");
    case ADJ_UNIT_GROUP:
      return g_strdup (unit->group != NULL ? unit->group : "");
    case ADJ_UNIT_STILL:
      return adj_typing_show_number (unit->still, 0);
    case ADJ_UNIT_NAME:
      return g_strdup (unit->name);
    case ADJ_UNIT_SIDE:
      return g_strdup (scenario->sides[unit->side].id);
    case ADJ_UNIT_ARM:
      return g_strdup (scenario->ruleset->arms[unit->arm].id);
    case ADJ_UNIT_ID:
    default:
      return g_strdup (unit->id);
    }
}

static char *
get (AdjFigures *self, guint row, guint column)
{
  const AdjUnit *unit = unit_in (self, row);

  switch (column)
    {
    case ADJ_UNIT_STRENGTH:
      return adj_typing_show_number (unit->strength, ADJ_UNKNOWN_STRENGTH);
    case ADJ_UNIT_HEX:
      return adj_typing_show_hexes (&unit->hex, unit->hex != ADJ_HEX_NONE);
    case ADJ_UNIT_TURN:
      return adj_typing_show_number (unit->turn, 0);
    case ADJ_UNIT_ENTRIES:
      return adj_typing_show_hexes (unit->entries, unit->n_entries);
    default:
      return get_more (adj_chart_figures_get_scenario (self), unit, column);
    }
}

/* The first thing the linter has to say of the unit's line. */
static char *
doubt (AdjFigures *self, guint row)
{
  return adj_typing_show_doubt (adj_draft_get_doubts (adj_chart_figures_get_draft (self)),
                                unit_in (self, row)->marks.line);
}

/* ---- What is typed ---- */

static gboolean
set_hexes (AdjDraft *draft, guint row, guint column, const char *text, char **refusal)
{
  g_autoptr (GArray) hexes = adj_typing_read_hexes (text, refusal);
  const AdjHexId *ids;

  if (hexes == NULL)
    return FALSE;
  ids = (const AdjHexId *) (gpointer) hexes->data;
  if (column == ADJ_UNIT_ENTRIES)
    return adj_draft_set_entries (draft, (int) row, ids, hexes->len);
  if (hexes->len <= 1)
    return adj_draft_set_hex (draft, (int) row, hexes->len == 1 ? ids[0] : ADJ_HEX_NONE);
  *refusal = g_strdup (_ ("A unit is set up in one hex"));
  return FALSE;
}

static gboolean
change_more (AdjDraft *draft, guint row, guint column, const char *text)
{
  g_autofree char *lower = columns[column].lower ? g_utf8_strdown (text, -1) : g_strdup (text);

  return adj_draft_put_field (draft, "unit", row, columns[column].attribute, g_strstrip (lower));
}

static gboolean
change (AdjDraft *draft, guint row, guint column, const char *text, char **refusal)
{
  int number;

  if (column > ADJ_UNIT_ENTRIES)
    return change_more (draft, row, column, text);
  if (column == ADJ_UNIT_HEX || column == ADJ_UNIT_ENTRIES)
    return set_hexes (draft, row, column, text, refusal);
  if (column == ADJ_UNIT_STRENGTH)
    return adj_typing_read_number (text, 0, 99, ADJ_UNKNOWN_STRENGTH, &number, refusal) &&
           adj_draft_set_strength (draft, (int) row, number);
  return adj_typing_read_number (text, 1, ADJ_MAX_TURNS, 0, &number, refusal) &&
         adj_draft_set_turn (draft, (int) row, number);
}

/* ---- Class ---- */

static void
adj_unit_figures_class_init (AdjUnitFiguresClass *class)
{
  AdjFiguresClass *figures_class = ADJ_FIGURES_CLASS (class);

  figures_class->count_rows = count_rows;
  figures_class->count_columns = count_columns;
  figures_class->say_row = say_row;
  figures_class->say_column = say_column;
  figures_class->width = width;
  figures_class->get = get;
  figures_class->doubt = doubt;
  ADJ_CHART_FIGURES_CLASS (class)->change = change;
}

static void
adj_unit_figures_init (AdjUnitFigures *self)
{
}
