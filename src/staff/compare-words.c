/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/compare-words.h"

#include <glib/gi18n-lib.h>

#include "book/figure.h"
#include "book/unit-rows.h"
#include "words/clause.h"
#include "words/drawn.h"
#include "words/figure.h"
#include "words/fill.h"
#include "words/printed.h"

static gboolean
is (const AdjCompareRow *row, const char *element)
{
  return g_str_equal (row->element, element);
}

/* ---- Lines ---- */

static void
add_line (GString *text, const char *name, const char *value)
{
  if (*value != '\0')
    /* Translators: a figure and what it is: "Strength: 5" */
    g_string_append_printf (g_string_append_c (text, '\n'), C_ ("figure", "%s: %s"), name, value);
}

static char *
say_unit (const AdjScenario *scenario, guint place)
{
  static const char *const printed[] = { "size", "strength", "reduced", "movement", "hex",
                                         "turn", "entry",    "still",   "group" };
  const AdjUnit *unit = &scenario->units[place];
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%s · %s, %s", adj_words_printed (scenario->sides[unit->side].name),
                   unit->name, adj_words_printed (scenario->ruleset->arms[unit->arm].name));
  for (guint i = 0; i < G_N_ELEMENTS (printed); i++)
    {
      g_autofree char *value = adj_unit_field (scenario, place, printed[i]);

      add_line (text, adj_unit_column_title (printed[i]), value);
    }
  return g_string_free (text, FALSE);
}

static char *
say_turn (const AdjScenario *scenario, int turn)
{
  AdjFigure figures[ADJ_MAX_FIGURES];
  guint n = adj_figures_of_turn (scenario, turn, figures);
  GString *text = g_string_new (NULL);

  g_string_printf (text, _ ("Game-Turn %d"), turn);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = adj_words_figure_whose (scenario, &figures[i]);
      g_autofree char *value = adj_figure_get (scenario, &figures[i]);

      add_line (text, name, value);
    }
  return g_string_free (text, FALSE);
}

static char *
say_command (const AdjScenario *scenario, const AdjCommand *command)
{
  g_autofree char *from = g_strdup_printf ("%d", command->from);
  g_autofree char *to = g_strdup_printf ("%d", command->to);
  g_autofree char *level = g_strdup_printf ("%d", command->level);
  const AdjPlace places[] = { { "side", adj_words_printed (scenario->sides[command->side].name) },
                              { "from", from },
                              { "to", to },
                              { "level", level },
                              { NULL, NULL } };
  char *text =
      command->to == 0
          ? adj_fill (_ ("Command level of {side} from Game-Turn {from} on: {level}"), places)
          : adj_fill (_ ("Command level of {side}, Game-Turns {from} to {to}: {level}"), places);
  char *restricted;

  if (!command->restricts)
    return text;
  restricted = g_strjoin ("\n", text, _ ("The digits forbid to move instead of scattering."), NULL);
  g_free (text);
  return restricted;
}

/* A choice by the name it has where it is chosen. */
static char *
say_value (const AdjScenario *scenario, const AdjClauseField *field, const char *value)
{
  g_auto (GStrv) ids = NULL;
  g_auto (GStrv) names = NULL;

  if (adj_words_clause_choices (scenario, field, &ids, &names))
    for (guint i = 0; ids[i] != NULL; i++)
      if (g_str_equal (ids[i], value))
        return g_strdup (names[i]);
  return g_strdup (adj_words_printed (value));
}

static char *
say_clause (const AdjScenario *scenario, AdjClause clause, guint place)
{
  GString *text = g_string_new (adj_words_clause_list (clause));
  const AdjClauseField *fields;
  guint n;

  fields = adj_clause_fields (clause, &n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *typed = adj_clause_get (scenario, clause, place, i);
      g_autofree char *value = *typed != '\0' ? say_value (scenario, &fields[i], typed) : NULL;

      if (value != NULL)
        add_line (text, adj_words_clause_field (&fields[i]), value);
    }
  return g_string_free (text, FALSE);
}

char *
adj_compare_say (const AdjBook *book, const AdjCompareRow *row)
{
  const AdjScenario *scenario;

  g_return_val_if_fail (book != NULL, NULL);
  g_return_val_if_fail (row != NULL, NULL);

  scenario = book->scenario;
  if (is (row, "hex"))
    return adj_words_hex_drawn (book, (AdjHex) row->place);
  if (is (row, "unit"))
    return say_unit (scenario, row->place);
  if (is (row, "turn"))
    return say_turn (scenario, (int) row->place + 1);
  if (is (row, "command"))
    return say_command (scenario, &g_array_index (scenario->commands, AdjCommand, row->place));
  return say_clause (scenario, adj_clause_of_element (row->element), row->place);
}

/* ---- Why ---- */

static void
add_check (GString *text, const AdjMarks *marks)
{
  if (marks->check != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "",
                            adj_words_printed (marks->check));
}

char *
adj_compare_say_check (const AdjScenario *scenario, const AdjCompareRow *row)
{
  GString *text;

  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (row != NULL, NULL);

  text = g_string_new (NULL);
  add_check (text, adj_scenario_marks (scenario, row->element, row->place));
  for (guint i = 0; is (row, "hex") && i < scenario->map.n_hexsides; i++)
    {
      const AdjMapHexside *side = &scenario->map.hexsides[i];
      AdjHexId hex = scenario->map.hexes[row->place].id;

      if (side->a == hex || side->b == hex)
        add_check (text, &side->marks);
    }
  return g_string_free (text, text->len == 0);
}

AdjHexId
adj_compare_hex (const AdjScenario *scenario, const AdjCompareRow *row)
{
  g_return_val_if_fail (scenario != NULL, ADJ_HEX_NONE);
  g_return_val_if_fail (row != NULL, ADJ_HEX_NONE);

  if (is (row, "hex"))
    return scenario->map.hexes[row->place].id;
  return is (row, "unit") ? scenario->units[row->place].hex : ADJ_HEX_NONE;
}

int
adj_compare_unit (const AdjScenario *scenario, const AdjCompareRow *row)
{
  const AdjClauseField *fields;
  AdjClause clause;
  guint n;

  g_return_val_if_fail (scenario != NULL, -1);
  g_return_val_if_fail (row != NULL, -1);

  if (is (row, "unit"))
    return (int) row->place;
  clause = adj_clause_of_element (row->element);
  if (clause == ADJ_N_CLAUSES)
    return -1;
  fields = adj_clause_fields (clause, &n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *typed = adj_clause_get (scenario, clause, row->place, i);

      if (fields[i].type == ADJ_ASKS_UNIT && *typed != '\0')
        return adj_scenario_unit (scenario, typed);
    }
  return -1;
}

const char *
adj_compare_page (const AdjCompareRow *row)
{
  g_return_val_if_fail (row != NULL, NULL);

  if (is (row, "hex"))
    return "drawing";
  if (is (row, "unit"))
    return "units";
  if (is (row, "turn") || is (row, "command"))
    return "turns";
  return adj_clause_of_element (row->element) <= ADJ_CLAUSE_EXIT ? "victory" : "rules";
}
