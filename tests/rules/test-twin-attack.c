/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/attack.h"

#include "rules/arithmetic.h"
#include "rules/debts.h"
#include "rules/odds.h"
#include "table/effect.h"
#include "wild.h"

/* Attacks by lot: their arithmetic (BG 7.2 to 7.6, 9.0), whether they are lawful, and what an
 * exchange may cost, against the ledger read plainly. */

#define POSITIONS 4000
#define THOROUGH_POSITIONS 150000

/* ---- Odds (BG 7.6) ---- */

static int
twin_column (int attack, int defence)
{
  if (attack >= defence)
    return 4 + MIN (attack / defence, 6) - 1;
  return 4 - (MIN ((defence + attack - 1) / attack, 5) - 1);
}

static void
test_odds (void)
{
  g_autoptr (AdjRuleset) ruleset = wild_ruleset ();

  g_assert_cmpint (twin_column (13, 4), ==, adj_ruleset_column (ruleset, 3, 1));
  g_assert_cmpint (twin_column (2, 7), ==, adj_ruleset_column (ruleset, 1, 4));
  g_assert_cmpint (twin_column (24, 25), ==, adj_ruleset_column (ruleset, 1, 2));
  for (int attack = 1; attack <= 150; attack++)
    for (int defence = 1; defence <= 150; defence++)
      g_assert_cmpint (adj_odds_column (ruleset, attack, defence), ==,
                       twin_column (attack, defence));
}

/* ---- Attacks ---- */

typedef struct
{
  guint n_units;
  guint n_targets;
  int units[2 * WILD_UNITS];
  AdjHex targets[ADJ_MAX_TARGETS];
} Try;

/* Some neighbours of some enemy hexes; what they are told to do need not be lawful. */
static void
choose (const Naive *naive, const AdjTable *table, Lots *lots, Try *try)
{
  AdjHex near = (AdjHex) lots_pick (lots, naive->book->n_hexes);

  *try = (Try){ 0 };
  for (AdjHex hex = 0; hex < naive->book->n_hexes; hex++)
    if (naive_side_in (table, hex) == 1 && try->n_targets < ADJ_MAX_TARGETS &&
        (hex == near || adj_book_direction (naive->book, near, hex) >= 0) && lots_chance (lots, 40))
      try->targets[try->n_targets++] = hex;
  for (int unit = 0; unit < table->n_units; unit++)
    for (guint j = 0; j < try->n_targets; j++)
      if (adj_table_on_map (table, unit) && table->units[unit].side == 0 &&
          adj_book_direction (naive->book, table->units[unit].hex, try->targets[j]) >= 0 &&
          (table->units[unit].arm != naive->artillery ||
           naive_can_cross (naive, table->units[unit].hex, try->targets[j])))
        {
          if (lots_chance (lots, 75))
            try->units[try->n_units++] = unit;
          break;
        }
}

static gboolean
is_in (const Try *try, int unit)
{
  for (guint i = 0; i < try->n_units; i++)
    if (try->units[i] == unit)
      return TRUE;
  return FALSE;
}

static gboolean
has_come_in (const AdjTable *table, int unit)
{
  return (table->units[unit].facts &
          (ADJ_FACT_RETREATED | ADJ_FACT_DISPLACED | ADJ_FACT_ADVANCED)) != 0;
}

/* BG 7.22: nobody of the hex is left out who owes an attack himself, and nobody has attacked out
 * of it before. */
static gboolean
is_lawful_stack (const Naive *naive, const AdjTable *table, const Try *try, int unit)
{
  AdjHex hex = table->units[unit].hex;

  for (int mate = 0; mate < table->n_units; mate++)
    {
      if (!adj_table_on_map (table, mate) || table->units[mate].hex != hex || is_in (try, mate))
        continue;
      if (naive_is_able (naive, table, mate) && naive_controlled (naive, table, hex, 1))
        return FALSE;
      if (adj_table_has (table, mate, ADJ_FACT_ATTACKED) && !has_come_in (table, mate) &&
          !has_come_in (table, unit))
        return FALSE;
    }
  return TRUE;
}

static gboolean
twin_lawful (const Naive *naive, const AdjTable *table, const Try *try)
{
  for (guint j = 0; j < try->n_targets; j++)
    if (!naive_may_be_hit (table, try->targets[j]))
      return FALSE;
  for (guint i = 0; i < try->n_units; i++)
    {
      if (!naive_is_able (naive, table, try->units[i]) ||
          !is_lawful_stack (naive, table, try, try->units[i]))
        return FALSE;
      for (guint j = 0; j < try->n_targets; j++)
        if (!naive_can_cross (naive, table->units[try->units[i]].hex, try->targets[j]))
          return FALSE;
    }
  return TRUE;
}

/* BG 9.0: every adjacent attacker comes over a bridge or ford. */
static gboolean
all_cross (const Naive *naive, const AdjTable *table, const Try *try, AdjHex target)
{
  for (guint i = 0; i < try->n_units; i++)
    {
      int d = adj_book_direction (naive->book, table->units[try->units[i]].hex, target);
      guint32 features =
          d < 0 ? 0 : naive->book->hexes[table->units[try->units[i]].hex].features[d];

      if (d >= 0 && (features & (naive->bridge | naive->ford)) == 0)
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_beside_attacker (const Naive *naive, const AdjTable *table, const Try *try, AdjHex target)
{
  for (guint i = 0; i < try->n_units; i++)
    if (adj_book_direction (naive->book, table->units[try->units[i]].hex, target) >= 0)
      return TRUE;
  return FALSE;
}

/* BG 7.21, 7.4, 7.74. */
static int
twin_defence (const Naive *naive, const AdjTable *table, const Try *try)
{
  int sum = 0;

  for (guint j = 0; j < try->n_targets; j++)
    {
      const char *terrain =
          naive->book->ruleset->terrains[naive->book->hexes[try->targets[j]].terrain].id;
      gboolean doubled = g_str_equal (terrain, "rough") || g_str_equal (terrain, "forest-rough") ||
                         g_str_equal (terrain, "town") ||
                         all_cross (naive, table, try, try->targets[j]);

      for (int unit = 0; unit < table->n_units; unit++)
        if (adj_table_on_map (table, unit) && table->units[unit].hex == try->targets[j] &&
            !adj_table_has (table, unit, ADJ_FACT_RETREATED))
          sum += table->units[unit].strength * (doubled ? 2 : 1);
    }
  return sum;
}

typedef struct
{
  guint attacks;
  guint lawful;
  guint crossings;
  guint exchanges;
  guint choices;
} Counts;

static void
compare_arithmetic (const Naive *naive, AdjJudge *judge, const AdjAttack *attack, const Try *try)
{
  int sum = 0;
  int defence = twin_defence (naive, judge->table, try);
  AdjArithmetic arithmetic;

  for (guint i = 0; i < try->n_units; i++)
    sum += judge->table->units[try->units[i]].strength;
  adj_arithmetic (&judge->field, attack, &arithmetic);
  g_assert_false (arithmetic.unknown);
  g_assert_cmpint (arithmetic.attack, ==, sum);
  g_assert_cmpint (arithmetic.defence, ==, defence);
  g_assert_cmpint (arithmetic.column, ==, defence == 0 ? 9 : twin_column (sum, defence));
  g_assert_cmpuint (arithmetic.n_lines, <, ADJ_MAX_LINES);
}

/* ---- Exchanges (BG 7.6c) ---- */

static gboolean
has_losses (const AdjLosses *losses, guint n, const int *units, guint n_units, guint set)
{
  for (guint i = 0; i < n; i++)
    {
      guint found = 0;

      for (guint j = 0; j < losses[i].n; j++)
        for (guint k = 0; k < n_units; k++)
          found |= losses[i].units[j] == units[k] ? 1u << k : 0;
      if (found == set && losses[i].n == (guint) __builtin_popcount (set))
        return TRUE;
    }
  return FALSE;
}

/* Enough, and no part of it is enough. */
static gboolean
is_least (const AdjTable *table, const Try *try, guint set, int points)
{
  for (guint part = set;; part = (part - 1) & set)
    {
      int sum = 0;

      for (guint k = 0; k < try->n_units; k++)
        sum += (part & (1u << k)) != 0 ? table->units[try->units[k]].strength : 0;
      if ((sum >= points) != (part == set))
        return FALSE;
      if (part == 0)
        return TRUE;
    }
}

static void
compare_losses (const AdjField *field, const Try *try, int points, Counts *counts)
{
  AdjLosses losses[ADJ_MAX_LOSSES];
  guint n = adj_losses_find (field, 0, points, losses);
  guint expected = 0;

  for (guint set = 1; set < 1u << try->n_units; set++)
    if (is_least (field->table, try, set, points))
      {
        g_assert_true (has_losses (losses, n, try->units, try->n_units, set));
        expected++;
      }
  g_assert_cmpuint (n, ==, expected);
  counts->exchanges++;
  counts->choices += n > 1;
}

/* ---- Comparing ---- */

static void
open_battle (AdjJudge *judge, const AdjAttack *attack)
{
  for (guint i = 0; i < attack->n_attackers; i++)
    adj_judge_do_unit (judge, ADJ_EFFECT_ATTACKER, attack->attackers[i].unit, ADJ_NO_HEX,
                       attack->attackers[i].role);
}

static void
compare_position (const Naive *naive, AdjJudge *judge, Lots *lots, Counts *counts)
{
  AdjAttack attack;
  gboolean sense = TRUE;
  Try try;

  choose (naive, judge->table, lots, &try);
  for (guint j = 0; j < try.n_targets; j++)
    {
      sense &= is_beside_attacker (naive, judge->table, &try, try.targets[j]);
      counts->crossings += all_cross (naive, judge->table, &try, try.targets[j]);
    }
  if (try.n_targets == 0 || try.n_units == 0 || !sense)
    return;
  adj_judge_begin (judge, judge->table);
  g_assert_true (
      adj_attack_prepare (judge, &attack, try.targets, try.n_targets, try.units, try.n_units));
  adj_attack_judge (judge, &attack);
  g_assert_cmpint (judge->standing, ==,
                   twin_lawful (naive, judge->table, &try) ? ADJ_OK : ADJ_WARNED);
  compare_arithmetic (naive, judge, &attack, &try);
  counts->attacks++;
  counts->lawful += judge->standing == ADJ_OK;
  open_battle (judge, &attack);
  if (try.n_units <= 7) /* more sets than anybody lists */
    compare_losses (&judge->field, &try, 1 + (int) lots_pick (lots, 14), counts);
}

static void
test_attacks (void)
{
  g_autoptr (AdjRuleset) ruleset = wild_ruleset ();
  guint positions = g_test_thorough () ? THOROUGH_POSITIONS : POSITIONS;
  Counts counts = { 0 };

  for (guint seed = 1; seed <= positions; seed++)
    {
      Lots lots = { .seed = seed };
      g_autoptr (AdjBook) book = wild_book (ruleset, &lots, 4, 4);
      g_autoptr (AdjTable) table = wild_table (book, &lots, 3, 9, ADJ_PHASE_COMBAT, FALSE);
      g_autoptr (AdjJudge) judge = NULL;
      Naive naive = naive_of (book);

      wild_fight (table, book, &lots);
      judge = adj_judge_new (book, table);
      compare_position (&naive, judge, &lots, &counts);
    }
  g_test_message ("%u attacks, %u lawful, %u hexes behind water, %u exchanges, %u with a choice",
                  counts.attacks, counts.lawful, counts.crossings, counts.exchanges,
                  counts.choices);
  g_assert_cmpuint (counts.lawful, >, positions / 50);
  g_assert_cmpuint (counts.attacks - counts.lawful, >, positions / 50);
  g_assert_cmpuint (counts.choices, >, positions / 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/twin/odds", test_odds);
  g_test_add_func ("/rules/twin/attacks", test_attacks);
  return g_test_run ();
}
