/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/scatter-game.h"

#include "cli/game.h"
#include "desk/value.h"
#include "record/seen-duties.h"
#include "record/seen.h"
#include "rules/control.h"
#include "rules/drift.h"
#include "rules/exposure.h"
#include "rules/played.h"
#include "staff/unit-facts.h"
#include "words/command.h"

static const char *const controls[] = { "in-command", "scattered", "drifted", "held" };

static const char *const stops[ADJ_N_DRIFT_STOPS] = {
  "spent",      "too-dear", "map-edge", "closed-hexside", "closed-hex",  "enemy",
  "full-stack", "train",    "in-zone",  "barred-zone",    "no-stopping",
};

typedef struct
{
  const AdjField *field;
  AdjView view;
  int level; /* 0: the scenario's */
} Scatter;

static int
hex_id (const Scatter *showing, AdjHex hex)
{
  return showing->field->book->hexes[hex].id;
}

/* Of one that lies face down to these eyes only what its back shows. */
static void
print_unit_start (const Scatter *showing, const char *key, int unit)
{
  const AdjView seen = adj_view (showing->view.book, showing->field->table, showing->view.eyes);
  AdjUnitFacts facts = adj_unit_facts (&seen, unit);

  g_print ("%s\t%04d\t%s\t%s\t", key, hex_id (showing, showing->field->table->units[unit].hex),
           adj_view_unit_id (&showing->view, unit),
           facts.known ? adj_field_arm (showing->field, unit)->id : "?");
  if (facts.points < 0)
    g_print ("?");
  else
    g_print ("%d", facts.points);
}

/* ---- Before the digits are known ---- */

/* Y 5.58. */
static void
complain_of_level (const Scatter *showing, int side)
{
  int printed = adj_command_level (showing->field, side);

  if (showing->level > 0 && printed > 0 && showing->level != printed)
    adj_cli_complain (&adj_cli_scatter, "%s: the scenario gives the command level %d here (Y 5.58)",
                      showing->field->book->scenario->sides[side].id, printed);
}

static void
print_exposure (const Scatter *showing, int side, AdjCommandMethod method)
{
  AdjExposure exposure;
  g_autofree char *units = NULL;
  g_autofree char *strength = NULL;

  adj_exposure_find (&exposure, showing->field, side, showing->level, method);
  if (exposure.level == 0) /* the scenario has none, and nobody has named one */
    {
      g_print ("level\t%s\t?\n", showing->field->book->scenario->sides[side].id);
      return;
    }
  g_print ("level\t%s\t%d\n", showing->field->book->scenario->sides[side].id, exposure.level);
  for (int digit = 0; digit <= 9; digit++)
    {
      g_autofree char *chance = adj_fraction_to_string (exposure.digits[digit]);

      g_print ("chance\t%d\t%s\n", digit, chance);
    }
  for (guint hex = 0; hex < showing->field->book->n_hexes; hex++)
    for (guint16 unit = showing->field->first[hex];
         unit != ADJ_NOBODY && showing->field->table->units[unit].side == side;
         unit = showing->field->next[unit])
      {
        AdjFraction risk = adj_exposure_of (&exposure, showing->field, unit);
        g_autofree char *chance = adj_fraction_to_string (risk);

        if (risk.num == 0)
          continue;
        print_unit_start (showing, "exposed", unit);
        g_print ("\t%s\n", chance);
      }
  units = adj_fraction_to_string (exposure.units);
  strength = exposure.n_unseen > 0 ? g_strdup ("?") : adj_fraction_to_string (exposure.strength);
  g_print ("expected\t%s\t%s\n", units, strength);
}

/* ---- When they are ---- */

/* Y 5.59b: what the sheet and the window advise. */
static void
print_advice (const Scatter *showing)
{
  if (adj_words_turn_over (showing->view.table) != NULL)
    g_print ("advice\tturn-over\tY 5.59b\n");
}

static void
print_list (const Scatter *showing, int side)
{
  g_autofree AdjScattered *list = g_new (AdjScattered, showing->field->table->n_units + 1u);
  guint n = adj_seen_scattered (&showing->view, side, list);

  for (guint i = 0; i < n; i++)
    {
      print_unit_start (showing, "unit", list[i].unit);
      g_print ("\t%s\t%s\n", controls[list[i].control],
               list[i].in_zone ? "in-zone"
               : list[i].stuck ? "stuck"
                               : "-");
    }
  if (n > 0)
    print_advice (showing);
}

static void
print_digits (const Scatter *showing, int side)
{
  const AdjTable *table = showing->field->table;

  g_print ("digits\t");
  for (int digit = 0, n = 0; digit <= 9; digit++)
    if (table->digits[side] & (1u << digit))
      g_print ("%s%d", n++ > 0 ? " " : "", digit);
  g_print ("\n");
  if (table->chits[side] > 0)
    g_print ("chits-left\t%d\n", table->chits[side]);
}

AdjExitCode
adj_cli_scatter_game (AdjGame *game, int level, AdjEyes eyes)
{
  AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game), eyes);
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) table = adj_seen_field (&view, field);
  Scatter showing = { field, view, level };
  AdjCommandMethod method = adj_command_method (view.table);

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      if (!adj_table_is_phasing (field->table, side))
        continue;
      if (adj_phasing_side (field->table->phasing) == ADJ_NO_SIDE)
        g_print ("side\t%s\n", view.book->scenario->sides[side].id);
      if (!field->table->scatter[side])
        {
          complain_of_level (&showing, side);
          print_exposure (&showing, side, method);
          continue;
        }
      print_digits (&showing, side);
      print_list (&showing, side);
    }
  return ADJ_EXIT_YES;
}

/* ---- A drift before it is ordered ---- */

AdjExitCode
adj_cli_scatter_drift (AdjGame *game, const char *text, AdjEyes eyes)
{
  AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game), eyes);
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) seen = adj_seen_field (&view, field);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  gboolean three = g_strv_length (words) == 3;
  int unit = three ? adj_view_find (&view, words[0]) : -1;
  g_autofree char *cost = NULL;
  int dice[2];
  AdjDrift drift;

  if (unit < 0 || !adj_table_on_map (field->table, unit) ||
      !adj_value_parse_int (words[1], 1, 6, &dice[0]) ||
      !adj_value_parse_int (words[2], 1, 6, &dice[1]))
    {
      adj_cli_complain (&adj_cli_scatter,
                        "--drift: a unit on the map and its two dice, such as 'smith 3 4'");
      return ADJ_EXIT_USAGE;
    }
  if (!adj_view_knows (&view, unit))
    {
      adj_cli_complain (&adj_cli_scatter, "only the owner of '%s' may know how far it goes",
                        words[0]);
      return ADJ_EXIT_NO;
    }
  adj_drift_find (&drift, field, unit, dice[0], dice[1]);
  cost = adj_value_print_mp (drift.spent);
  g_print ("drift\t%s\t%s\t%s\t", adj_view_unit_id (&view, unit), stops[drift.stop],
           drift.unknown ? "?" : cost);
  for (guint i = 0; i < drift.n_path; i++)
    g_print ("%s%04d", i > 0 ? " " : "", field->book->hexes[drift.path[i]].id);
  g_print ("\n");
  return ADJ_EXIT_YES;
}
