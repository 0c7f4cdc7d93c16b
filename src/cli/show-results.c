/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/show-results.h"

#include "cli/show-offers.h"
#include "cli/show.h"
#include "rules/arithmetic.h"
#include "rules/engagement.h"

/* The attacks of simultaneous combat, and what has been thrown for them (Y S7.5). */

/* ---- Numbers ---- */

void
adj_cli_print_number (int number)
{
  if (number > 0)
    g_print ("\t%d", number);
}

void
adj_cli_print_results_of_debt (const AdjShowing *showing, const AdjDebt *debt)
{
  int numbers[ADJ_MAX_CAUSES];
  guint n = adj_engagements_of_debt (showing->field->table, debt, numbers);

  for (guint i = 0; i < n; i++)
    g_print ("%s%d", i > 0 ? " " : "\t", numbers[i]);
}

/* ---- The result ---- */

/* Before the die it is what the odds give now. */
static int
find_column (const AdjShowing *showing, int number)
{
  const AdjEngagement *engagement = &showing->field->table->engagements[number - 1];
  AdjArithmetic sums;
  AdjAttack attack;

  if (engagement->die > 0)
    return engagement->column;
  adj_attack_in_engagement (showing->field->table, number, &attack);
  if (attack.n_targets == 0 || !adj_cli_knows_defenders (showing, &attack))
    return -1;
  adj_arithmetic (showing->field, &attack, &sums);
  return sums.column;
}

/* result N SIDE COLUMN DIE RESULT waiting|done */
static void
print_result (const AdjShowing *showing, int number)
{
  const AdjBook *book = showing->field->book;
  const AdjTable *table = showing->field->table;
  const AdjEngagement *engagement = &table->engagements[number - 1];
  int column = find_column (showing, number);
  g_autofree char *odds =
      column >= 0 ? adj_column_to_string (&book->ruleset->columns[column]) : g_strdup ("?");

  g_print ("result\t%d\t%s\t%s", number, book->scenario->sides[engagement->side].id, odds);
  if (engagement->die > 0)
    g_print ("\t%d\t%s", engagement->die, adj_combat_results[engagement->result]);
  else
    g_print ("\t-\t-");
  g_print ("\t%s\n", adj_engagement_is_done (table, number) ? "done" : "waiting");
}

/* attacker UNIT ROLE, target HEX, defender UNIT, supporter UNIT HEX: who is lost by now is among
 * them still. */
static void
print_parties (const AdjShowing *showing, int number)
{
  const AdjBook *book = showing->field->book;
  const AdjTable *table = showing->field->table;
  const AdjEngagement *engagement = &table->engagements[number - 1];
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = adj_view_units (&showing->view, units);

  for (guint i = 0; i < n; i++)
    if (table->units[units[i]].attacks_in == number)
      g_print ("attacker\t%s\t%s\n", adj_view_unit_id (&showing->view, units[i]),
               table->units[units[i]].role == ADJ_ROLE_BOMBARDS ? "bombards" : "adjacent");
  for (guint i = 0; i < engagement->n_targets; i++)
    g_print ("target\t%04d\n", book->hexes[engagement->targets[i]].id);
  for (guint i = 0; i < n; i++)
    if (table->units[units[i]].attacked_in == number)
      g_print ("defender\t%s\n", adj_view_unit_id (&showing->view, units[i]));
  for (guint i = 0; i < n; i++)
    if (table->units[units[i]].lends_in == number)
      g_print ("supporter\t%s\t%04d\n", adj_view_unit_id (&showing->view, units[i]),
               book->hexes[table->units[units[i]].lends_to].id);
}

AdjExitCode
adj_cli_game_results (const AdjShowing *showing)
{
  for (int number = 1; number <= showing->field->table->n_engagements; number++)
    {
      print_result (showing, number);
      print_parties (showing, number);
    }
  return ADJ_EXIT_YES;
}
