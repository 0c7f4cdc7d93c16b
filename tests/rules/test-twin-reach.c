/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naive-young.h"
#include "rules/move.h"
#include "rules/reach.h"
#include "table/effect.h"
#include "wild.h"

/* Reach, its paths and zones of control against the ledger read plainly, on maps by lot. */

#define MAPS 1200
#define THOROUGH_MAPS 40000

typedef struct
{
  int cost[ADJ_MAX_HEXES]; /* movement points, -1 where it does not get to */
  int steps[ADJ_MAX_HEXES];
  gboolean by_road; /* by nothing else (Y 0.2) */
} Twin;

/* The cost that a step adds, -1 if it cannot be taken. */
static int
step (const Naive *naive,
      const AdjTable *table,
      int unit,
      const Twin *twin,
      AdjHex from,
      AdjHex to,
      gboolean *unknown)
{
  int cost = naive_step (naive, table, unit, from, to, unknown);
  int d = adj_book_direction (naive->book, from, to);

  if (twin->by_road && (naive->book->hexes[from].features[d] & naive->road) == 0)
    return -1;
  if (cost == -1 || naive_bars (naive, table, unit, to) ||
      naive_controlled (naive, table, from, 1 - table->units[unit].side)) /* BG 5.13, 6.0 */
    return -1;
  return cost;
}

/* Y 5.21: what none of the ways leads to, but the one step beside it does. */
static void
twin_one_hex (const Naive *naive, const AdjTable *table, int unit, Twin *twin)
{
  AdjHex start = table->units[unit].hex;

  if (!table->options[ADJ_OPTION_ONE_HEX_MOVE] || (table->units[unit].facts & ADJ_FACT_MOVED) != 0)
    return;
  for (AdjHex to = 0; to < naive->book->n_hexes; to++)
    {
      gboolean unknown;
      int cost = twin->cost[to] >= 0 || adj_book_direction (naive->book, start, to) < 0 ||
                         naive->book->hexes[to].terrain == naive->river_ferry
                     ? -1
                     : step (naive, table, unit, twin, start, to, &unknown);

      if (cost < 0)
        continue;
      twin->cost[to] = cost;
      twin->steps[to] = 1;
    }
}

/* Each hex again and again, until nothing gets better. */
static void
spread (const Naive *naive, const AdjTable *table, int unit, int most, Twin *twin)
{
  gboolean better = TRUE;

  for (AdjHex hex = 0; hex < naive->book->n_hexes; hex++)
    twin->cost[hex] = -1;
  twin->cost[table->units[unit].hex] = 0;
  twin->steps[table->units[unit].hex] = 0;
  while (better)
    {
      better = FALSE;
      for (AdjHex from = 0; from < naive->book->n_hexes; from++)
        for (int d = 0; twin->cost[from] >= 0 && d < ADJ_HEX_DIRECTIONS; d++)
          {
            AdjHex to = naive->book->hexes[from].neighbours[d];
            gboolean unknown;
            int more = to == ADJ_NO_HEX ? -1 : step (naive, table, unit, twin, from, to, &unknown);
            int cost = twin->cost[from] + more;
            int steps = twin->steps[from] + 1;

            if (more < 0 || cost > most ||
                (twin->cost[to] >= 0 &&
                 (twin->cost[to] < cost || (twin->cost[to] == cost && twin->steps[to] <= steps))))
              continue;
            twin->cost[to] = cost;
            twin->steps[to] = steps;
            better = TRUE;
          }
    }
}

/* The march by road lies in roads, whose cost is kept only where it takes the bonus. */
static void
twin_reach (const Naive *naive, const AdjTable *table, int unit, Twin *twin, Twin *roads)
{
  int bonus =
      (table->units[unit].facts & ADJ_FACT_MOVED) != 0 ? 0 : table->options[ADJ_OPTION_ROAD_BONUS];

  roads->by_road = TRUE;
  spread (naive, table, unit, 6, twin);
  spread (naive, table, unit, 6 + bonus, roads);
  for (AdjHex hex = 0; hex < naive->book->n_hexes; hex++)
    if (twin->cost[hex] < 0 && roads->cost[hex] >= 0)
      {
        twin->cost[hex] = roads->cost[hex];
        twin->steps[hex] = roads->steps[hex];
      }
  twin_one_hex (naive, table, unit, twin);
}

static gboolean
needs_bonus (const Twin *twin, const Twin *roads, AdjHex hex)
{
  return twin->cost[hex] > 6 && roads->cost[hex] >= 0;
}

/* The lowest of the hexes from which the hex is reached as cheaply in as few steps. */
static AdjHex
hex_before (const Naive *naive, const AdjTable *table, int unit, const Twin *twin, AdjHex hex)
{
  for (AdjHex from = 0; from < naive->book->n_hexes; from++)
    {
      gboolean unknown;
      int more = -1;

      if (twin->cost[from] < 0 || twin->steps[from] + 1 != twin->steps[hex] ||
          adj_book_direction (naive->book, from, hex) < 0)
        continue;
      more = step (naive, table, unit, twin, from, hex, &unknown);
      if (more >= 0 && twin->cost[from] + more == twin->cost[hex])
        return from;
    }
  return ADJ_NO_HEX;
}

static void
compare_path (const Naive *naive,
              const AdjTable *table,
              int unit,
              const Twin *twin,
              const AdjReach *reach,
              AdjHex to)
{
  AdjHex path[ADJ_MAX_PATH];
  guint n = adj_reach_path (reach, to, path);
  gboolean unknown = FALSE;
  gboolean unknown_step = FALSE;

  if (twin->cost[to] < 0)
    {
      g_assert_cmpuint (n, ==, 0);
      return;
    }
  g_assert_cmpuint (n, ==, (guint) twin->steps[to] + 1);
  g_assert_cmpuint (path[n - 1], ==, to);
  g_assert_cmpuint (path[0], ==, table->units[unit].hex);
  for (guint i = n - 1; i > 0; i--)
    {
      g_assert_cmpuint (path[i - 1], ==, hex_before (naive, table, unit, twin, path[i]));
      naive_step (naive, table, unit, path[i - 1], path[i], &unknown_step);
      unknown |= unknown_step;
    }
  g_assert_cmpint (reach->uncertain[to] != 0, ==, unknown);
}

static void
compare_end (const Naive *naive, const AdjField *field, int unit, const AdjReach *reach, AdjHex to)
{
  const AdjTable *table = field->table;
  gboolean own = table->units[unit].hex == to;
  guint others = naive_count_in (table, to) - (own ? 1 : 0);
  gboolean alone =
      table->units[unit].arm == naive->train || (!own && naive_train_in (naive, table, to));
  gboolean full;
  gboolean may = adj_reach_may_end (reach, field, unit, to, &full);

  g_assert_cmpint (full, ==, others >= (alone ? 1u : naive_limit (naive, table, to)));
  g_assert_cmpint (
      may, ==, adj_reach_has (reach, to) && naive->book->hexes[to].terrain != naive->river_ferry);
}

/* The march there is lawful, and costs what it should. */
static void
compare_march (const Naive *naive,
               const AdjTable *table,
               int unit,
               const AdjReach *reach,
               AdjJudge *judge,
               AdjHex to)
{
  AdjHex path[ADJ_MAX_PATH];
  guint n = adj_reach_path (reach, to, path);
  const AdjUnitState *after = &judge->table->units[unit];

  if (n < 2 || naive->book->hexes[to].terrain == naive->river_ferry)
    return;
  adj_judge_begin (judge, table);
  adj_move (judge, &unit, 1, path, n);
  g_assert_cmpint (judge->standing, ==, ADJ_OK);
  g_assert_cmpint (judge->unjudged, ==, reach->uncertain[to] != 0);
  g_assert_cmpint (after->hex, ==, to);
  g_assert_cmpint (after->spent, ==, reach->cost[to]);
  g_assert_cmpint (after->deployed, ==, naive_zone_cost (naive, table, unit, to) * ADJ_MP);
}

static guint
compare_unit (const Naive *naive,
              const AdjField *field,
              int unit,
              AdjReach *reach,
              AdjJudge *judge,
              guint *by_road)
{
  g_autofree Twin *twin = g_new0 (Twin, 1);
  g_autofree Twin *roads = g_new0 (Twin, 1);
  guint n = 0;

  twin_reach (naive, field->table, unit, twin, roads);
  adj_reach_find (reach, field, unit);
  for (AdjHex hex = 0; hex < naive->book->n_hexes; hex++)
    {
      g_assert_cmpint (reach->cost[hex], ==, twin->cost[hex] < 0 ? -1 : twin->cost[hex] * ADJ_MP);
      compare_path (naive, field->table, unit, needs_bonus (twin, roads, hex) ? roads : twin, reach,
                    hex);
      *by_road += needs_bonus (twin, roads, hex);
      compare_end (naive, field, unit, reach, hex);
      if ((hex % 5 == 0 || needs_bonus (twin, roads, hex)) &&
          adj_table_is_phasing (field->table, field->table->units[unit].side))
        compare_march (naive, field->table, unit, reach, judge, hex);
      n += twin->cost[hex] >= 0;
    }
  g_assert_cmpuint (reach->n, ==, n);
  for (guint i = 1; i < n; i++)
    g_assert_cmpint (reach->cost[reach->hexes[i - 1]], <=, reach->cost[reach->hexes[i]]);
  return n;
}

static void
compare_zones (const Naive *naive, const AdjField *field)
{
  for (AdjHex hex = 0; hex < naive->book->n_hexes; hex++)
    {
      g_assert_cmpuint (field->count[hex], ==, naive_count_in (field->table, hex));
      g_assert_cmpint (adj_field_side (field, hex), ==, naive_side_in (field->table, hex));
      for (int side = 0; side < ADJ_SIDES; side++)
        g_assert_cmpint (adj_field_in_ezoc (field, hex, side), ==,
                         naive_controlled (naive, field->table, hex, adj_enemy (side)));
    }
}

static void
test_reach (void)
{
  g_autoptr (AdjRuleset) ruleset = wild_ruleset ();
  g_autofree AdjReach *reach = g_new (AdjReach, 1);
  guint maps = g_test_thorough () ? THOROUGH_MAPS : MAPS;
  guint units = 0;
  guint hexes = 0;
  guint by_road = 0;

  for (guint seed = 1; seed <= maps; seed++)
    {
      Lots lots = { .seed = seed };
      g_autoptr (AdjBook) book = wild_book (ruleset, &lots, 9, 8);
      g_autoptr (AdjTable) table =
          wild_table (book, &lots, 4, WILD_UNITS, ADJ_PHASE_MOVEMENT, lots_chance (&lots, 25));
      g_autofree AdjField *field = NULL;
      g_autoptr (AdjJudge) judge = NULL;
      Naive naive = naive_of (book);

      /* every third map by the rules of 1975, the others with some of Young's */
      naive_choose_options (table, book, seed % 3 == 0 ? 0 : lots_pick (&lots, NAIVE_MOST_OPTIONS));
      field = wild_field (book, table);
      judge = adj_judge_new (book, table);

      compare_zones (&naive, field);
      for (int unit = 0; unit < table->n_units; unit++)
        if (adj_table_on_map (table, unit))
          {
            units++;
            hexes += compare_unit (&naive, field, unit, reach, judge, &by_road);
          }
    }
  g_test_message ("%u maps, %u units, %u hexes reached, %u by the road bonus", maps, units, hexes,
                  by_road);
  g_assert_cmpuint (by_road, >, 10);
  g_assert_cmpuint (hexes, >, 4 * units);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/twin/reach", test_reach);
  return g_test_run ();
}
