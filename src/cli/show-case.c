/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/show.h"

#include "cli/say.h"
#include "cli/show-offers.h"
#include "record/finding-text.h"
#include "record/order.h"
#include "staff/combat-words.h"
#include "words/line.h"

/* An attack argued on the map before it is made: its sums, what speaks against it, what each face
 * of the die comes to, and its margins. */

/* ---- Which ---- */

/* FALSE after a message. */
static gboolean
read_attack (const AdjShowing *showing, AdjPicks *picks, int *reduce)
{
  g_autofree char *text = g_strjoin (" ", adj_verb_name (ADJ_VERB_ATTACK), showing->extra, NULL);
  g_auto (AdjOrderError) error = { 0 };
  AdjOrder order;

  if (!adj_order_parse (showing->field, showing->view.eyes, text, &order, &error))
    {
      adj_cli_complain (&adj_cli_show, "attack %s: %s", showing->extra, error.text);
      return FALSE;
    }
  if (order.attack.die > 0 || order.roll || order.attack.n_supports > 0)
    {
      adj_cli_complain (&adj_cli_show, "attack %s: name hexes and units, without a die or support",
                        showing->extra);
      return FALSE;
    }
  for (guint i = 0; i < order.n_hexes; i++)
    adj_picks_toggle_target (picks, order.hexes[i]);
  for (guint i = 0; i < order.n_units; i++)
    adj_picks_toggle_unit (picks, order.units[i]);
  *reduce = order.attack.reduce;
  return TRUE;
}

/* ---- In lines ---- */

/* sum ATTACK:DEFENCE COLUMN */
static void
print_sum (const AdjCombatCase *combat)
{
  const AdjRuleset *ruleset = combat->view.book->ruleset;
  g_autofree char *column =
      combat->arithmetic.column >= 0 && !combat->hidden
          ? adj_column_to_string (&ruleset->columns[combat->arithmetic.column])
          : g_strdup ("?");

  if (combat->hidden)
    g_print ("sum\t%d:?\t?\n", combat->arithmetic.attack);
  else
    g_print ("sum\t%d:%d\t%s\n", combat->arithmetic.attack, combat->arithmetic.defence, column);
}

/* against ROW REASON UNIT HEX FIGURE */
static void
print_findings (const AdjCombatCase *combat)
{
  for (guint i = 0; i < combat->n_findings; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      adj_finding_print (text, &combat->view, &combat->findings[i]);
      g_print ("against\t%s\n", text->str);
    }
}

/* face FACES RESULT, and of each side how many are lost, how many go back, and how many points it
 * has to choose; in the end who may advance. */
static void
print_faces (const AdjCombatCase *combat)
{
  const AdjSide *sides = combat->view.book->scenario->sides;

  for (guint i = 0; i < combat->n_outcomes; i++)
    {
      const AdjForecast *forecast = &combat->outcomes[i].forecast;

      g_print ("face\t");
      for (int die = 1, told = 0; die <= combat->view.book->ruleset->combat_die; die++)
        if (combat->outcomes[i].faces.faces & (1u << (die - 1)))
          g_print ("%s%d", told++ > 0 ? "," : "", die);
      g_print ("\t%s", adj_combat_results[forecast->result]);
      for (int side = 0; side < ADJ_SIDES; side++)
        g_print ("\t%s %d %d %d", sides[side].id, forecast->lost[side], forecast->retreats[side],
                 forecast->owed[side]);
      g_print ("\t%s\n", forecast->advances != ADJ_NO_SIDE ? sides[forecast->advances].id : "-");
    }
}

/* more POINTS COLUMN; spare POINTS UNIT... */
static void
print_margins (const AdjCombatCase *combat)
{
  const AdjRuleset *ruleset = combat->view.book->ruleset;

  if (combat->n_outcomes == 0)
    return;
  if (combat->more > 0)
    {
      g_autofree char *column = adj_column_to_string (&ruleset->columns[combat->next_column]);

      g_print ("more\t%d\t%s\n", combat->more, column);
    }
  g_print ("spare\t%d\t%s", combat->spare, combat->n_spared == 0 ? "-" : "");
  for (guint i = 0; i < combat->n_spared; i++)
    g_print ("%s%s", i > 0 ? " " : "", adj_view_unit_id (&combat->view, combat->spared[i]));
  g_print ("\n");
}

AdjExitCode
adj_cli_game_attack (const AdjShowing *showing)
{
  g_autoptr (AdjCombatCase) combat = NULL;
  AdjPicks picks = { 0 };
  int reduce;

  if (!read_attack (showing, &picks, &reduce))
    return ADJ_EXIT_USAGE;
  combat = adj_combat_case_new (&showing->view, &picks, reduce);
  if (combat->sensible)
    print_sum (combat);
  print_findings (combat);
  if (!combat->sensible)
    return ADJ_EXIT_NO;
  adj_cli_print_openings (showing, &combat->attack);
  print_faces (combat);
  print_margins (combat);
  return ADJ_EXIT_YES;
}

/* ---- In sentences ---- */

static void
say_lines (char **lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    g_print ("  %s\n", lines[i]);
}

static void
say_sum (const AdjCombatCase *combat)
{
  for (guint i = 0; !combat->hidden && i < combat->arithmetic.n_lines; i++)
    {
      g_autofree char *line = adj_words_line (&combat->view, &combat->arithmetic.lines[i]);

      g_print ("  %s\n", line);
    }
}

static void
say_faces (const AdjCombatCase *combat)
{
  for (guint i = 0; i < combat->n_outcomes; i++)
    {
      g_autofree char *faces = adj_faces_to_string (combat->outcomes[i].faces.faces);

      g_print ("  %s: %s, %s\n", faces, adj_combat_results[combat->outcomes[i].faces.result],
               combat->outcomes[i].text);
    }
}

AdjExitCode
adj_cli_say_attack (const AdjShowing *showing)
{
  g_autoptr (AdjCombatCase) combat = NULL;
  g_auto (GStrv) warnings = NULL;
  g_auto (GStrv) margins = NULL;
  g_autofree char *headline = NULL;
  AdjPicks picks = { 0 };
  int reduce;

  if (!read_attack (showing, &picks, &reduce))
    return ADJ_EXIT_USAGE;
  combat = adj_combat_case_new (&showing->view, &picks, reduce);
  headline = adj_combat_say_attack (&showing->view, combat, &picks);
  warnings = adj_combat_say_warnings (combat, showing->game);
  margins = adj_combat_say_margins (combat);
  g_print ("%s\n", headline);
  if (combat->sensible)
    say_sum (combat);
  say_lines (warnings);
  say_faces (combat);
  say_lines (margins);
  return combat->sensible ? ADJ_EXIT_YES : ADJ_EXIT_NO;
}
