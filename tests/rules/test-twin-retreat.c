/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/retreat.h"

#include "naive-retreat.h"
#include "naive-young.h"
#include "rules/combat.h"
#include "rules/debts.h"
#include "wild.h"

/* Retreats and displacements (BG 7.7, 7.8, CH 18.2, 18.3) against a search that tries everything
 * and remembers nothing, on crowded maps by lot. */

#define MAPS 1500
#define THOROUGH_MAPS 60000

static void
compare_ways (const AdjRetreats *ways, const AdjRetreats *twin)
{
  g_assert_cmpuint (ways->n, ==, twin->n);
  if (ways->n > 0)
    g_assert_cmpint (ways->kind, ==, twin->kind);
  for (guint i = 0; i < ways->n; i++)
    g_assert_cmpuint (ways->hexes[i], ==, twin->hexes[i]);
}

/* ---- Whole chains ---- */

typedef struct
{
  guint retreats;
  guint displacing;
  guint hopeless;
  guint displacements;
  guint longest;
} Counts;

/* The units that may be displaced, and where to, when comer has come into a full hex. */
static guint
compare_displacements (const Naive *naive,
                       const AdjField *field,
                       const AdjDebt *debt,
                       AdjDisplacement displacements[ADJ_MAX_DISPLACED])
{
  guint n = adj_displacements_find (field, debt->hex, debt->unit, displacements);
  NaiveStands stands = naive_stands (naive, field->table);
  guint at = 0;

  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      AdjRetreats ways;

      if (stands.hexes[unit] != debt->hex || stands.moved[unit] ||
          !naive_has_room (&stands, debt->unit, debt->hex, unit))
        continue;
      naive_ways (&stands, unit, &ways);
      if (ways.n == 0)
        continue;
      g_assert_cmpuint (at, <, n);
      g_assert_cmpint (displacements[at].unit, ==, unit);
      compare_ways (&displacements[at++].to, &ways);
    }
  g_assert_cmpuint (at, ==, n);
  return n;
}

/* Once begun a chain always comes to an end: somebody can go on at every link. */
static void
follow_chain (const Naive *naive, AdjJudge *judge, Lots *lots, Counts *counts)
{
  AdjDisplacement ways[ADJ_MAX_DISPLACED];
  guint length = 0;

  while (judge->table->n_debts > 0)
    {
      AdjDebt debt = judge->table->debts[0];
      guint n = compare_displacements (naive, &judge->field, &debt, ways);
      const AdjDisplacement *way = &ways[lots_pick (lots, n)];

      g_assert_cmpint (debt.kind, ==, ADJ_DEBT_DISPLACE);
      g_assert_cmpuint (n, >, 0);
      adj_judge_begin (judge, judge->table);
      adj_combat_displace (judge, way->unit, way->to.hexes[lots_pick (lots, way->to.n)]);
      g_assert_cmpint (judge->standing, ==, ADJ_OK);
      counts->displacements++;
      length++;
    }
  counts->longest = MAX (counts->longest, length);
}

/* The unit goes: a battery's leave to go back will do for any. */
static void
retreat (const Naive *naive,
         AdjJudge *judge,
         const AdjTable *table,
         int unit,
         AdjHex to,
         Lots *lots,
         Counts *counts)
{
  AdjEffect owed = adj_effect (ADJ_EFFECT_DEBT);

  adj_judge_begin (judge, table);
  owed.side = table->units[unit].side;
  owed.unit = (guint16) unit;
  owed.debt.kind = ADJ_DEBT_RETREAT;
  adj_judge_do (judge, &owed);
  adj_combat_retreat (judge, unit, to);
  g_assert_cmpint (judge->standing, ==, ADJ_OK);
  follow_chain (naive, judge, lots, counts);
  for (AdjHex hex = 0; hex < naive->book->n_hexes; hex++)
    g_assert_false (adj_field_over_limit (&judge->field, hex));
}

static void
compare_unit (const Naive *naive,
              AdjJudge *judge,
              const AdjTable *table,
              int unit,
              Lots *lots,
              Counts *counts)
{
  NaiveStands stands = naive_stands (naive, table);
  AdjRetreats expected;
  AdjRetreats ways;

  adj_judge_begin (judge, table);
  adj_retreats_find (&judge->field, unit, &ways);
  naive_ways (&stands, unit, &expected);
  compare_ways (&ways, &expected);
  counts->retreats++;
  counts->hopeless += ways.n == 0;
  counts->displacing += ways.n > 0 && ways.kind == ADJ_RETREAT_DISPLACES;
  for (guint i = 0; i < ways.n; i++)
    retreat (naive, judge, table, unit, ways.hexes[i], lots, counts);
}

static void
test_retreats (void)
{
  g_autoptr (AdjRuleset) ruleset = wild_ruleset ();
  guint maps = g_test_thorough () ? THOROUGH_MAPS : MAPS;
  Counts counts = { 0 };

  for (guint seed = 1; seed <= maps; seed++)
    {
      Lots lots = { .seed = seed };
      g_autoptr (AdjBook) book = wild_book (ruleset, &lots, 5, 5);
      g_autoptr (AdjTable) table = wild_table (book, &lots, 3, WILD_UNITS, ADJ_PHASE_COMBAT, FALSE);
      g_autoptr (AdjJudge) judge = adj_judge_new (book, table);
      Naive naive = naive_of (book);

      naive_choose_options (table, book, seed % 2);
      for (int unit = 0; unit < table->n_units; unit++)
        if (adj_table_on_map (table, unit))
          compare_unit (&naive, judge, table, unit, &lots, &counts);
    }
  g_test_message (
      "%u retreats, %u by displacing, %u hopeless; %u displacements, the longest chain %u",
      counts.retreats, counts.displacing, counts.hopeless, counts.displacements, counts.longest);
  g_assert_cmpuint (counts.displacing, >, maps / 10);
  g_assert_cmpuint (counts.hopeless, >, maps / 10);
  g_assert_cmpuint (counts.longest, >=, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/twin/retreats", test_retreats);
  return g_test_run ();
}
