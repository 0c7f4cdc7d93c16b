/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naive-young.h"
#include "rules/charge.h"
#include "rules/move.h"
#include "table/apply.h"
#include "wild.h"

/* Charges (Y 8.73) with some of Young's other rules beside them, against the ledger read plainly,
 * on maps by lot. */

#define MAPS 1500
#define THOROUGH_MAPS 40000

static const int everything = 1000; /* movement points nobody has */

typedef struct
{
  guint units;
  guint hexes;
  guint lawful;
  guint short_ones;
} Counts;

/* ---- The naive charge ---- */

/* It pays nothing for zones of control or the dark, so the twin looks at a table without those
 * rules. */
static AdjTable *
without_zone_cost (const AdjTable *table)
{
  AdjTable *copy = adj_table_copy (table);

  copy->options[ADJ_OPTION_ZOC_COST] = FALSE;
  copy->options[ADJ_OPTION_ZOC_COST_REPLACES_TERRAIN] = FALSE;
  copy->options[ADJ_OPTION_NIGHT_TERRAIN] = FALSE;
  return copy;
}

static gboolean
is_open_step (const Naive *naive, AdjHex from, AdjHex to)
{
  int d = adj_book_direction (naive->book, from, to);

  return naive->book->hexes[to].terrain == naive->clear &&
         (naive->book->hexes[from].features[d] & (naive->creek | naive->bridge | naive->ford)) == 0;
}

static int
charge_step (const Naive *naive, const AdjTable *table, int unit, AdjHex from, AdjHex to)
{
  gboolean leaves = from == table->units[unit].hex;
  gboolean unknown;

  if (!is_open_step (naive, from, to) || naive_bars (naive, table, unit, to) ||
      naive_controlled (naive, table, from, 1 - table->units[unit].side) ||
      (!leaves && naive_friends_in (table, unit, from) > 0))
    return everything;
  return naive_step (naive, table, unit, from, to, &unknown);
}

/* Each hex again and again, until nothing gets better. */
static void
twin_charge (const Naive *naive, const AdjTable *table, int unit, int costs[ADJ_MAX_HEXES])
{
  gboolean better = TRUE;

  for (AdjHex hex = 0; hex < naive->book->n_hexes; hex++)
    costs[hex] = everything;
  costs[table->units[unit].hex] = 0;
  while (better)
    {
      better = FALSE;
      for (AdjHex from = 0; from < naive->book->n_hexes; from++)
        for (int d = 0; costs[from] < everything && d < ADJ_HEX_DIRECTIONS; d++)
          {
            AdjHex to = naive->book->hexes[from].neighbours[d];
            int more = to == ADJ_NO_HEX ? everything : charge_step (naive, table, unit, from, to);

            if (more < 0 || costs[from] + more > 12 || costs[from] + more >= costs[to])
              continue;
            costs[to] = costs[from] + more;
            better = TRUE;
          }
    }
}

/* ---- Comparing ---- */

/* A way that is said to lead there is lawful, and costs so much. */
static void
compare_way (
    const AdjField *field, int unit, const AdjReach *reach, AdjJudge *judge, AdjHex to, guint steps)
{
  AdjChargeWay way;

  if (!adj_charge_way (reach, field, unit, to, &way))
    return;
  adj_judge_begin (judge, field->table);
  adj_charge (judge, unit, way.path, way.n);
  g_assert_cmpint (judge->standing, ==, ADJ_OK);
  g_assert_cmpint (judge->table->units[unit].hex, ==, to);
  g_assert_cmpint (judge->table->units[unit].spent, ==, way.cost);
  g_assert_cmpuint (way.n - 1, >=, MAX (steps, 4));
  g_assert_true (steps < 4 || way.n - 1 == steps);
}

/* A charge there is lawful if it covers four hexes. */
static void
compare_order (const AdjField *field,
               int unit,
               const AdjReach *reach,
               AdjJudge *judge,
               AdjHex to,
               Counts *counts)
{
  AdjHex path[ADJ_MAX_PATH];
  guint n = adj_reach_path (reach, to, path);

  if (n < 2 || !adj_table_is_phasing (field->table, field->table->units[unit].side))
    return;
  adj_judge_begin (judge, field->table);
  adj_charge (judge, unit, path, n);
  g_assert_cmpint (judge->standing, ==, n > 4 ? ADJ_OK : ADJ_WARNED);
  if (n <= 4)
    g_assert_cmpint (judge->findings[0].reason, ==, ADJ_REASON_CHARGES_SHORT);
  g_assert_cmpint (judge->table->units[unit].hex, ==, to);
  g_assert_cmpint (judge->table->units[unit].spent, ==, reach->cost[to]);
  compare_way (field, unit, reach, judge, to, n - 1);
  counts->lawful += n > 4;
  counts->short_ones += n <= 4;
}

static void
compare_unit (const Naive *naive, const AdjField *field, int unit, AdjJudge *judge, Counts *counts)
{
  g_autoptr (AdjTable) plain = without_zone_cost (field->table);
  g_autofree AdjReach *reach = g_new (AdjReach, 1);
  g_autofree int *costs = g_new (int, ADJ_MAX_HEXES);
  guint n = 0;

  twin_charge (naive, plain, unit, costs);
  adj_charge_find (reach, field, unit, field->table->units[unit].hex,
                   adj_charge_budget (field, unit));
  for (AdjHex hex = 0; hex < naive->book->n_hexes; hex++)
    {
      g_assert_cmpint (reach->cost[hex], ==, costs[hex] == everything ? -1 : costs[hex] * ADJ_MP);
      n += costs[hex] < everything;
      if (costs[hex] > 0 && costs[hex] < everything)
        compare_order (field, unit, reach, judge, hex, counts);
    }
  g_assert_cmpuint (reach->n, ==, n);
  counts->units++;
  counts->hexes += n - 1;
}

static void
allow_charges (AdjTable *table, const AdjBook *book)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_OPTION);

  effect.option.key = ADJ_OPTION_CAVALRY_CHARGE;
  effect.option.value = TRUE;
  g_assert_true (adj_table_apply (table, book, &effect));
}

static void
test_charges (void)
{
  g_autoptr (AdjRuleset) ruleset = wild_ruleset ();
  guint maps = g_test_thorough () ? THOROUGH_MAPS : MAPS;
  Counts counts = { 0 };

  for (guint seed = 1; seed <= maps; seed++)
    {
      Lots lots = { .seed = seed };
      g_autoptr (AdjBook) book = wild_book (ruleset, &lots, 12, 12);
      g_autoptr (AdjTable) table =
          wild_table (book, &lots, 3, WILD_UNITS, ADJ_PHASE_MOVEMENT, lots_chance (&lots, 20));
      g_autofree AdjField *field = NULL;
      g_autoptr (AdjJudge) judge = NULL;
      Naive naive = naive_of (book);

      naive_choose_options (table, book, lots_pick (&lots, NAIVE_MOST_OPTIONS));
      allow_charges (table, book);
      field = wild_field (book, table);
      judge = adj_judge_new (book, table);
      for (int unit = 0; unit < table->n_units; unit++)
        if (adj_table_on_map (table, unit) && adj_may_charge (field, unit))
          compare_unit (&naive, field, unit, judge, &counts);
    }
  g_test_message ("%u units, %u hexes, %u lawful charges, %u too short", counts.units, counts.hexes,
                  counts.lawful, counts.short_ones);
  g_assert_cmpuint (counts.lawful, >, maps / 10);
  g_assert_cmpuint (counts.short_ones, >, maps / 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/twin/charges", test_charges);
  return g_test_run ();
}
