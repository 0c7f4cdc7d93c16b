/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/game.h"
#include "cli/show.h"

#include "cli/show-offers.h"
#include "cli/show-results.h"
#include "record/seen-duties.h"
#include "record/seen.h"
#include "rules/debts.h"
#include "rules/dummies.h"
#include "rules/duties.h"
#include "rules/entry.h"
#include "rules/victory.h"
#include "staff/attacks-due.h"
#include "staff/unit-facts.h"
#include "table/unit.h"

static const char *const wheres[] = { "waiting", "on-map", "eliminated", "exited", "aside" };

static const char *
unit_id (const AdjShowing *showing, int unit)
{
  return unit >= 0 ? adj_view_unit_id (&showing->view, unit) : "-";
}

static void
print_hex_field (const AdjShowing *showing, AdjHex hex)
{
  if (hex == ADJ_NO_HEX)
    g_print ("\t-");
  else
    g_print ("\t%04d", showing->field->book->hexes[hex].id);
}

static void
print_moment (const AdjShowing *showing)
{
  const AdjTable *table = showing->field->table;
  const AdjScenario *scenario = showing->field->book->scenario;

  g_print ("turn\t%d\t%s\n", table->turn,
           adj_table_is_night (table, showing->field->book) ? "night" : "day");
  g_print ("phase\t%s\n", showing->field->book->ruleset->phases[table->phase].id);
  for (int side = 0; side < ADJ_SIDES; side++)
    if (adj_table_is_phasing (table, side))
      g_print ("phasing\t%s\n", scenario->sides[side].id);
  g_print ("first\t%s\n", scenario->sides[table->first_player].id);
  if (table->over)
    g_print ("over\n");
}

static void
print_unit (const AdjShowing *showing, int unit)
{
  const AdjUnitState *state = &showing->field->table->units[unit];
  const AdjView seen = adj_view (showing->view.book, showing->field->table, showing->view.eyes);
  AdjUnitFacts facts = adj_unit_facts (&seen, unit);

  g_print ("unit\t%s\t%s\t%s\t", unit_id (showing, unit),
           showing->field->book->scenario->sides[facts.side].id,
           facts.known ? showing->field->book->ruleset->arms[state->arm].id : "?");
  if (facts.points < 0)
    g_print ("?");
  else
    g_print ("%d", facts.points);
  if (facts.where == ADJ_ON_MAP)
    print_hex_field (showing, state->hex);
  else
    g_print ("\t%s", wheres[facts.where]);
  g_print ("\t%s\n", !facts.known ? "?" : facts.effective ? "effective" : "ineffective");
}

/* Of whom these eyes know: the markers that lie on it. */
static void
print_bears (const AdjShowing *showing, int unit)
{
  int bears = (int) showing->field->table->units[unit].bears;

  if (bears == 0 || !adj_view_knows (&showing->view, unit))
    return;
  g_print ("bears\t%s", unit_id (showing, unit));
  for (int i = 0; adj_bears_words[i] != NULL; i++)
    if ((bears & 1 << i) != 0)
      g_print ("\t%s", adj_bears_words[i]);
  g_print ("\n");
}

static void
print_markers (const AdjShowing *showing)
{
  for (guint i = 0; i < showing->field->table->n_markers; i++)
    {
      const AdjMarker *marker = &showing->field->table->markers[i];

      g_print ("marker\t%04d\t%s\t%d\t%s\n", showing->field->book->hexes[marker->hex].id,
               adj_marker_words[marker->kind], marker->value,
               marker->builder != ADJ_NO_UNIT ? unit_id (showing, marker->builder) : "-");
    }
}

static void
print_units (const AdjShowing *showing)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = adj_view_units (&showing->view, units);

  for (guint i = 0; i < n; i++)
    print_unit (showing, units[i]);
  for (guint i = 0; i < n; i++)
    print_bears (showing, units[i]);
}

AdjExitCode
adj_cli_game_table (const AdjShowing *showing)
{
  print_moment (showing);
  for (guint i = 0; i < showing->field->table->n_held; i++)
    {
      const AdjHeld *held = &showing->field->table->held[i];

      g_print ("held\t%04d\t%s\n", showing->field->book->hexes[held->hex].id,
               held->holder == ADJ_NO_SIDE
                   ? "-"
                   : showing->field->book->scenario->sides[held->holder].id);
    }
  print_markers (showing);
  print_units (showing);
  return ADJ_EXIT_YES;
}

/* Of a choice in simultaneous combat. */
static void
print_results (const AdjShowing *showing, const AdjDuty *duty)
{
  const AdjDebt *retreat =
      duty->kind == ADJ_DUTY_CHOICE && duty->unit >= 0
          ? adj_debt_find (showing->field->table, ADJ_DEBT_RETREAT, duty->unit, ADJ_NO_HEX)
          : NULL;

  if (retreat != NULL)
    adj_cli_print_results_of_debt (showing, retreat);
  else
    adj_cli_print_number (duty->engagement);
}

void
adj_cli_print_duty (const AdjShowing *showing, const AdjDuty *duty)
{
  g_print ("duty\t%s\t%s\t%s\t%s", adj_duty_word (duty->kind), adj_duty_state_word (duty->state),
           duty->row, unit_id (showing, duty->unit));
  print_hex_field (showing, duty->hex);
  g_print ("\t%s", adj_duty_why_word (duty->why));
  print_results (showing, duty);
  g_print ("\n");
}

/* can-attack HEX UNITS; can-attack-with UNIT HEXES. */
static void
print_able (const AdjShowing *showing, const AdjAttackDue *due)
{
  if (due->hex != ADJ_NO_HEX)
    {
      g_print ("can-attack\t%04d\t", showing->field->book->hexes[due->hex].id);
      for (guint i = 0; i < due->n_able; i++)
        g_print ("%s%s", i > 0 ? " " : "", unit_id (showing, due->able[i]));
      g_print ("%s\n", due->n_able == 0 ? "-" : "");
      return;
    }
  g_print ("can-attack-with\t%s\t", unit_id (showing, due->unit));
  adj_cli_print_hexes (showing, due->targets, due->n_targets);
  g_print ("%s\n", due->n_targets == 0 ? "-" : "");
}

AdjExitCode
adj_cli_game_duties (const AdjShowing *showing)
{
  g_autoptr (GPtrArray) due = adj_attacks_due_find (&showing->view);
  g_auto (AdjDuties) duties = { 0 };

  adj_seen_duties (&showing->view, &duties);
  for (guint i = 0; i < duties.n; i++)
    adj_cli_print_duty (showing, &duties.duties[i]);
  for (guint i = 0; i < due->len; i++)
    print_able (showing, g_ptr_array_index (due, i));
  return ADJ_EXIT_YES;
}

/* Nobody has won before the end. */
static void
print_standing (const AdjShowing *showing, const AdjVictory *victory)
{
  gboolean over = showing->field->table->over;
  int side = over ? victory->winner : victory->leader;

  if (adj_victory_is_open (victory))
    g_print ("%s\t?\t?\n", over ? "winner" : "ahead");
  else
    g_print ("%s\t%s\t%d\n", over ? "winner" : "ahead",
             side == ADJ_NO_SIDE ? "draw" : showing->field->book->scenario->sides[side].id,
             victory->margin);
}

AdjExitCode
adj_cli_game_victory (const AdjShowing *showing)
{
  const AdjScenario *scenario = showing->field->book->scenario;
  g_autofree AdjVictory *victory = adj_victory_find (showing->field);

  for (guint i = 0; i < victory->n; i++)
    {
      const AdjScore *score = &victory->scores[i];
      const AdjAward *award = &g_array_index (scenario->awards, AdjAward, score->award);

      g_print ("award\t%s\t%s\t%d\t%d\t%s\t%s\n", award->id, scenario->sides[score->side].id,
               score->count, score->points, score->met ? "met" : "not-met", award->title);
      if (score->n_unseen > 0)
        g_print ("face-down\t%s\t%d\n", award->id, score->n_unseen);
    }
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      if (victory->umpire[side] != 0)
        g_print ("umpire\t%s\t%d\n", scenario->sides[side].id, victory->umpire[side]);
      g_print ("total\t%s\t%d\n", scenario->sides[side].id, victory->total[side]);
    }
  print_standing (showing, victory);
  if (victory->level >= 0 && !adj_victory_is_open (victory))
    g_print ("level\t%s\t%s\n", scenario->sides[victory->winner].id,
             g_array_index (scenario->levels, AdjLevel, victory->level).name);
  adj_cli_print_morale (showing);
  return ADJ_EXIT_YES;
}

static const char *
arrival (const AdjField *field, int unit)
{
  if (!adj_is_due (field, unit))
    return "later";
  if (adj_entry_blocked_by (field, unit) != NULL)
    return "blocked";
  if (adj_table_is_dummy (field->table, unit)) /* Y 11.55: with any three real units */
    return "due";
  return adj_due_turn (field, unit) < field->table->turn ? "overdue" : "due";
}

/* Y 11.55, for their owner: how many may come yet, how many are at hand, and by which hexes. */
static void
print_dummies (const AdjShowing *showing)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      AdjDummyArrivals coming;

      adj_dummies_foresee (&coming, showing->field, side);
      if (coming.due == 0 || !adj_view_is_of (&showing->view, side))
        continue;
      g_print ("dummies\t%s\t%d\t%d\t", showing->field->book->scenario->sides[side].id, coming.due,
               coming.at_hand);
      adj_cli_print_hexes (showing, coming.entries, coming.n_entries);
      g_print ("\n");
    }
}

static void
print_waiting (const AdjShowing *showing, int unit)
{
  const AdjField *field = showing->field;

  g_print ("%d\t%s\t", adj_due_turn (field, unit), arrival (field, unit));
  for (guint i = 0;
       adj_unit_is_printed (field->book, unit) && i < field->book->scenario->units[unit].n_entries;
       i++)
    g_print ("%s%04d", i > 0 ? " " : "", field->book->scenario->units[unit].entries[i]);
  g_print ("\n");
}

/* When one comes, or by which hex, would tell which it is. */
AdjExitCode
adj_cli_game_reinforcements (const AdjShowing *showing)
{
  const AdjScenario *scenario = showing->field->book->scenario;
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = adj_view_units (&showing->view, units);

  for (guint i = 0; i < n; i++)
    {
      int unit = units[i];
      const AdjUnitState *state = &showing->field->table->units[unit];

      if (state->where != ADJ_WAITING)
        continue;
      g_print ("waiting\t%s\t%s\t", scenario->sides[state->side].id, unit_id (showing, unit));
      if (adj_view_knows (&showing->view, unit))
        print_waiting (showing, unit);
      else
        g_print ("?\t?\t?\n");
    }
  print_dummies (showing);
  return ADJ_EXIT_YES;
}

/* With the values in force, not those the ruleset begins with. */
AdjExitCode
adj_cli_game_options (const AdjShowing *showing)
{
  const AdjRuleset *ruleset = showing->field->book->ruleset;

  for (guint i = 0; i < ruleset->n_options; i++)
    {
      const AdjOption *option = &ruleset->options[i];

      adj_cli_print_option (option, option->key != ADJ_OPTION_NONE
                                        ? adj_table_option (showing->field->table, option->key)
                                        : option->preset);
    }
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_game_units (const AdjShowing *showing)
{
  print_units (showing);
  return ADJ_EXIT_YES;
}
