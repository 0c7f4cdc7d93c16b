/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/compare-words.h"

#include <glib/gi18n-lib.h>

#include "book/figure.h"
#include "words/clause.h"
#include "words/drawn.h"
#include "words/figure.h"
#include "words/fill.h"
#include "words/printed.h"

/* Where an element's rows are corrected, and which clauses they are. */
static const struct
{
  const char *element;
  const char *page;
  AdjClause clause;
} elements[] = {
  { "hex", "drawing", ADJ_N_CLAUSES },
  { "unit", "units", ADJ_N_CLAUSES },
  { "turn", "turns", ADJ_N_CLAUSES },
  { "command", "turns", ADJ_N_CLAUSES },
  { "award", "victory", ADJ_CLAUSE_AWARD },
  { "level", "victory", ADJ_CLAUSE_LEVEL },
  { "holds", "victory", ADJ_CLAUSE_HOLDING },
  { "exit", "victory", ADJ_CLAUSE_EXIT },
  { "special", "rules", ADJ_CLAUSE_SPECIAL },
  { "limit", "rules", ADJ_CLAUSE_LIMIT },
  { "commander", "rules", ADJ_CLAUSE_COMMANDER },
};

static guint
place_of (const AdjCompareRow *row)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i].element, row->element))
      return i;
  g_return_val_if_reached (0);
}

static gboolean
is (const AdjCompareRow *row, const char *element)
{
  return g_str_equal (row->element, element);
}

/* ---- Lines ---- */

/* Takes the heading over. */
static char *
say_figures (const AdjScenario *scenario, char *heading, const AdjFigure *figures, guint n)
{
  g_autoptr (GString) text = g_string_new (heading);

  g_free (heading);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = adj_words_figure_whose (scenario, &figures[i]);
      g_autofree char *value = adj_figure_get (scenario, &figures[i]);

      if (*value == '\0')
        continue;
      g_string_append_c (text, '\n');
      /* Translators: a figure and what it is: "Strength: 5" */
      g_string_append_printf (text, C_ ("figure", "%s: %s"), name, value);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
say_unit (const AdjScenario *scenario, int place)
{
  const AdjUnit *unit = &scenario->units[place];
  AdjFigure figures[ADJ_MAX_FIGURES];
  guint n = adj_figures_of_unit (scenario, place, figures);

  return say_figures (
      scenario,
      g_strdup_printf ("%s · %s, %s", adj_words_printed (scenario->sides[unit->side].name),
                       unit->name, adj_words_printed (scenario->ruleset->arms[unit->arm].name)),
      figures, n);
}

static char *
say_turn (const AdjScenario *scenario, int turn)
{
  AdjFigure figures[ADJ_MAX_FIGURES];
  guint n = adj_figures_of_turn (scenario, turn, figures);

  return say_figures (scenario, g_strdup_printf (_ ("Game-Turn %d"), turn), figures, n);
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

  return command->to == 0
             ? adj_fill (_ ("Command level of {side} from Game-Turn {from} on: {level}"), places)
             : adj_fill (_ ("Command level of {side}, Game-Turns {from} to {to}: {level}"), places);
}

static char *
say_clause (const AdjScenario *scenario, AdjClause clause, guint place)
{
  g_autofree char *line = adj_words_clause_line (scenario, clause, place);

  return g_strdup_printf ("%s\n%s", adj_words_clause_list (clause), line);
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
    return say_unit (scenario, (int) row->place);
  if (is (row, "turn"))
    return say_turn (scenario, (int) row->place + 1);
  if (is (row, "command"))
    return say_command (scenario, &g_array_index (scenario->commands, AdjCommand, row->place));
  return say_clause (scenario, elements[place_of (row)].clause, row->place);
}

const char *
adj_compare_say_check (const AdjScenario *scenario, const AdjCompareRow *row)
{
  const char *check = NULL;
  AdjClause clause;

  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (row != NULL, NULL);

  clause = elements[place_of (row)].clause;
  if (is (row, "hex"))
    check = scenario->map.hexes[row->place].marks.check;
  else if (is (row, "unit"))
    check = scenario->units[row->place].marks.check;
  else if (is (row, "turn"))
    check = scenario->turns[row->place].marks.check;
  else if (clause != ADJ_N_CLAUSES)
    check = adj_clause_marks (scenario, clause, row->place)->check;
  else
    check = g_array_index (scenario->commands, AdjCommand, row->place).marks.check;
  return adj_words_printed (check);
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

const char *
adj_compare_page (const AdjCompareRow *row)
{
  g_return_val_if_fail (row != NULL, NULL);

  return elements[place_of (row)].page;
}
