/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/show-attacks.h"

#include <glib/gi18n-lib.h>

#include "cli/say.h"
#include "cli/show-offers.h"
#include "cli/show-results.h"
#include "record/seen.h"
#include "rules/arithmetic.h"
#include "rules/engagement.h"
#include "staff/picks.h"
#include "words/line.h"
#include "words/place.h"

/* The attack on a hex by everybody known who lawfully may now; FALSE if nobody may. */
static gboolean
find_attack (const AdjShowing *showing, AdjHex target, AdjAttack *attack)
{
  g_autoptr (AdjJudge) judge = adj_judge_new (showing->field->book, showing->field->table);
  AdjPicks picks = { .targets = { target }, .n_targets = 1 };

  adj_picks_all_who_can (&picks, showing->field);
  return adj_picks_attack (&picks, judge, attack);
}

/* Each hex that somebody may attack. */
static void
each_attack (const AdjShowing *showing,
             void (*show) (const AdjShowing *showing, const AdjAttack *attack))
{
  for (guint i = 0; i < showing->field->book->n_hexes; i++)
    {
      AdjHex hex = (AdjHex) i;
      AdjAttack attack;

      if (showing->field->count[hex] > 0 && find_attack (showing, hex, &attack))
        show (showing, &attack);
    }
}

/* ---- In lines ---- */

static void
print_sums (const AdjShowing *showing, const AdjAttack *attack)
{
  g_autofree char *column = NULL;
  AdjArithmetic sums;

  adj_arithmetic (showing->field, attack, &sums);
  g_print ("\t%d:", sums.attack);
  if (!adj_cli_knows_defenders (showing, attack))
    {
      g_print ("?\t?");
      return;
    }
  if (sums.column >= 0)
    column = adj_column_to_string (&showing->field->book->ruleset->columns[sums.column]);
  g_print ("%d\t%s", sums.defence, column != NULL ? column : "?");
}

/* number: of an attack of simultaneous combat; 0. */
static void
print_attack (const AdjShowing *showing, const AdjAttack *attack, int number)
{
  g_print ("attack\t");
  for (guint i = 0; i < attack->n_targets; i++)
    g_print ("%s%04d", i > 0 ? " " : "", showing->field->book->hexes[attack->targets[i]].id);
  print_sums (showing, attack);
  for (guint i = 0; i < attack->n_attackers; i++)
    g_print ("%s%s", i > 0 ? " " : "\t",
             adj_view_unit_id (&showing->view, attack->attackers[i].unit));
  adj_cli_print_number (number);
  g_print ("\n");
}

static void
print_attack_and_openings (const AdjShowing *showing, const AdjAttack *attack)
{
  print_attack (showing, attack, 0);
  adj_cli_print_openings (showing, attack);
}

AdjExitCode
adj_cli_game_attacks (const AdjShowing *showing)
{
  each_attack (showing, print_attack_and_openings);
  return ADJ_EXIT_YES;
}

/* ---- In sentences ---- */

/* How the odds come about. */
static void
say_sums (const AdjShowing *showing, const AdjAttack *attack)
{
  AdjArithmetic sums;

  if (!adj_cli_knows_defenders (showing, attack))
    {
      g_print ("  %s\n", _ ("Units lie face down there: the odds are not to be known"));
      return;
    }
  adj_arithmetic (showing->field, attack, &sums);
  for (guint i = 0; i < sums.n_lines; i++)
    {
      g_autofree char *line = adj_words_line (&showing->view, &sums.lines[i]);

      g_print ("  %s\n", line);
    }
}

static void
say_targets (const AdjShowing *showing, const AdjAttack *attack)
{
  for (guint i = 0; i < attack->n_targets; i++)
    {
      g_autofree char *hex = adj_words_hex_named (&showing->view, attack->targets[i]);

      g_print ("%s%s", i > 0 ? ", " : "", hex);
    }
  g_print ("\n");
}

static void
say_attack (const AdjShowing *showing, const AdjAttack *attack)
{
  say_targets (showing, attack);
  say_sums (showing, attack);
  adj_cli_say_chances (showing, attack);
}

AdjExitCode
adj_cli_say_attacks (const AdjShowing *showing)
{
  each_attack (showing, say_attack);
  return ADJ_EXIT_YES;
}

/* ---- Announced ---- */

void
adj_cli_print_announced (const AdjShowing *showing)
{
  AdjAttack attack;

  for (int number = 0; number <= showing->field->table->n_engagements; number++)
    if (adj_cli_is_announced (showing, number, &attack))
      {
        print_attack (showing, &attack, number);
        adj_cli_print_defences (showing, number);
      }
}

void
adj_cli_say_announced (const AdjShowing *showing)
{
  AdjAttack attack;

  for (int number = 0; number <= showing->field->table->n_engagements; number++)
    if (adj_cli_is_announced (showing, number, &attack))
      {
        say_targets (showing, &attack);
        say_sums (showing, &attack);
        adj_cli_say_defences (showing, number);
      }
}

void
adj_cli_say_odds (AdjGame *game)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  AdjShowing showing = { .game = game,
                         .field = field,
                         .view = adj_view (adj_game_get_book (game), adj_game_get_table (game),
                                           adj_game_get_eyes (game)) };
  g_autoptr (AdjTable) seen = adj_seen_field (&showing.view, field);
  AdjAttack attack;

  if (adj_cli_is_announced (&showing, field->table->n_engagements, &attack))
    say_sums (&showing, &attack);
}
