/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/show-attacks.h"

#include <glib/gi18n-lib.h>

#include "cli/say.h"
#include "cli/show-offers.h"
#include "record/seen.h"
#include "rules/arithmetic.h"
#include "words/line.h"
#include "words/place.h"

/* Everybody who may lawfully attack the hex now, adjacent ones first. */
/* The attack on a hex by everybody known who lawfully may now; FALSE if nobody may. */
static gboolean
find_attack (const AdjLook *look, AdjHex target, AdjAttack *attack)
{
  g_autoptr (AdjJudge) judge = adj_judge_new (look->field->book, look->field->table);
  int units[ADJ_MAX_BATTLE_UNITS];
  guint n = adj_attackers_find (look->field, &target, 1, units);

  return n > 0 && adj_attack_prepare (judge, attack, &target, 1, units, n);
}

/* Each hex that somebody may attack. */
static void
each_attack (const AdjLook *look, void (*show) (const AdjLook *look, const AdjAttack *attack))
{
  for (guint i = 0; i < look->field->book->n_hexes; i++)
    {
      AdjHex hex = (AdjHex) i;
      AdjAttack attack;

      if (look->field->count[hex] > 0 && find_attack (look, hex, &attack))
        show (look, &attack);
    }
}

/* Do these eyes know all units that are attacked? The odds tell of them. */
static gboolean
knows_defenders (const AdjLook *look, const AdjAttack *attack)
{
  for (guint i = 0; i < attack->n_targets; i++)
    for (guint16 unit = look->field->first[attack->targets[i]]; unit != ADJ_NOBODY;
         unit = look->field->next[unit])
      if (!adj_view_knows (&look->view, unit))
        return FALSE;
  return TRUE;
}

/* ---- In lines ---- */

static void
print_sums (const AdjLook *look, const AdjAttack *attack)
{
  g_autofree char *column = NULL;
  AdjArithmetic sums;

  adj_arithmetic (look->field, attack, &sums);
  g_print ("\t%d:", sums.attack);
  if (!knows_defenders (look, attack))
    {
      g_print ("?\t?");
      return;
    }
  if (sums.column >= 0)
    column = adj_column_to_string (&look->field->book->ruleset->columns[sums.column]);
  g_print ("%d\t%s", sums.defence, column != NULL ? column : "?");
}

static void
print_attack (const AdjLook *look, const AdjAttack *attack)
{
  g_print ("attack\t");
  for (guint i = 0; i < attack->n_targets; i++)
    g_print ("%s%04d", i > 0 ? " " : "", look->field->book->hexes[attack->targets[i]].id);
  print_sums (look, attack);
  for (guint i = 0; i < attack->n_attackers; i++)
    g_print ("%s%s", i > 0 ? " " : "\t", adj_view_unit_id (&look->view, attack->attackers[i].unit));
  g_print ("\n");
}

static void
print_attack_and_openings (const AdjLook *look, const AdjAttack *attack)
{
  print_attack (look, attack);
  adj_cli_print_openings (look, attack);
}

AdjExitCode
adj_cli_game_attacks (const AdjLook *look)
{
  each_attack (look, print_attack_and_openings);
  return ADJ_EXIT_YES;
}

/* ---- In sentences ---- */

/* How the odds come about. */
static void
say_sums (const AdjLook *look, const AdjAttack *attack)
{
  AdjArithmetic sums;

  if (!knows_defenders (look, attack))
    {
      g_print ("  %s\n", _ ("Units lie face down there: the odds are not to be known"));
      return;
    }
  adj_arithmetic (look->field, attack, &sums);
  for (guint i = 0; i < sums.n_lines; i++)
    {
      g_autofree char *line = adj_words_line (&look->view, &sums.lines[i]);

      g_print ("  %s\n", line);
    }
}

static void
say_targets (const AdjLook *look, const AdjAttack *attack)
{
  for (guint i = 0; i < attack->n_targets; i++)
    {
      g_autofree char *hex = adj_words_hex_named (&look->view, attack->targets[i]);

      g_print ("%s%s", i > 0 ? ", " : "", hex);
    }
  g_print ("\n");
}

static void
say_attack (const AdjLook *look, const AdjAttack *attack)
{
  say_targets (look, attack);
  say_sums (look, attack);
  adj_cli_say_chances (look, attack);
}

AdjExitCode
adj_cli_say_attacks (const AdjLook *look)
{
  each_attack (look, say_attack);
  return ADJ_EXIT_YES;
}

/* ---- Announced ---- */

/* Nobody throws for an attack whose last defender has slipped away (Y 8.72). */
static gboolean
is_announced (const AdjLook *look, AdjAttack *attack)
{
  if (look->field->table->battle.stage != ADJ_BATTLE_DECLARED)
    return FALSE;
  adj_attack_on_table (look->field->table, attack);
  return attack->n_defenders > 0;
}

void
adj_cli_print_announced (const AdjLook *look)
{
  AdjAttack attack;

  if (is_announced (look, &attack))
    print_attack (look, &attack);
}

void
adj_cli_say_announced (const AdjLook *look)
{
  AdjAttack attack;

  if (!is_announced (look, &attack))
    return;
  say_targets (look, &attack);
  say_sums (look, &attack);
}

void
adj_cli_say_odds (AdjGame *game)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  AdjLook look = { .game = game,
                   .field = field,
                   .view = adj_view (adj_game_get_book (game), adj_game_get_table (game),
                                     adj_game_get_eyes (game)) };
  g_autoptr (AdjTable) seen = adj_seen_field (&look.view, field);
  AdjAttack attack;

  if (is_announced (&look, &attack))
    say_sums (&look, &attack);
}
