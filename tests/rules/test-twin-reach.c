/* SPDX-License-Identifier: GPL-3.0-or-later */
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
} Twin;

static gboolean
bars (const Naive *naive, const AdjTable *table, int unit, AdjHex to)
{
  const AdjUnitState *state = &table->units[unit];
  int there = naive_side_in (table, to);
  gboolean shy =
      adj_table_is_night (table, naive->book) || (state->facts & ADJ_FACT_INEFFECTIVE) != 0;

  if (there == 1 - state->side || (shy && naive_controlled (naive, table, to, 1 - state->side)))
    return TRUE; /* BG 5.12, 10.2, 11.2 */
  return there == state->side &&
         (state->arm == naive->train || naive_train_in (naive, table, to)); /* CH 18.3 */
}

/* What a step adds, -1 if it cannot be taken. */
static int
step (const Naive *naive, const AdjTable *table, int unit, AdjHex from, AdjHex to)
{
  const AdjUnitState *state = &table->units[unit];
  int cost = naive_cost (naive, state->arm, from, to);

  if (cost == -1 || bars (naive, table, unit, to) ||
      naive_controlled (naive, table, from, 1 - state->side)) /* BG 5.13, 6.0 */
    return -1;
  return cost == -2 ? 1 : cost;
}

/* Each hex again and again, until nothing gets better. */
static void
twin_reach (const Naive *naive, const AdjTable *table, int unit, Twin *twin)
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
            int more = to == ADJ_NO_HEX ? -1 : step (naive, table, unit, from, to);
            int cost = twin->cost[from] + more;
            int steps = twin->steps[from] + 1;

            if (more < 0 || cost > 6 ||
                (twin->cost[to] >= 0 &&
                 (twin->cost[to] < cost || (twin->cost[to] == cost && twin->steps[to] <= steps))))
              continue;
            twin->cost[to] = cost;
            twin->steps[to] = steps;
            better = TRUE;
          }
    }
}

/* The lowest of the hexes from which the hex is reached as cheaply in as few steps. */
static AdjHex
hex_before (const Naive *naive, const AdjTable *table, int unit, const Twin *twin, AdjHex hex)
{
  for (AdjHex from = 0; from < naive->book->n_hexes; from++)
    {
      int more = -1;

      if (twin->cost[from] < 0 || twin->steps[from] + 1 != twin->steps[hex] ||
          adj_book_direction (naive->book, from, hex) < 0)
        continue;
      more = step (naive, table, unit, from, hex);
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
      unknown |= naive_cost (naive, table->units[unit].arm, path[i - 1], path[i]) == -2;
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

  g_assert_cmpint (full, ==, others >= (alone ? 1u : 2u));
  g_assert_cmpint (
      may, ==, adj_reach_has (reach, to) && naive->book->hexes[to].terrain != naive->river_ferry);
}

static guint
compare_unit (const Naive *naive, const AdjField *field, int unit, AdjReach *reach)
{
  g_autofree Twin *twin = g_new (Twin, 1);
  guint n = 0;

  twin_reach (naive, field->table, unit, twin);
  adj_reach_find (reach, field, unit);
  for (AdjHex hex = 0; hex < naive->book->n_hexes; hex++)
    {
      g_assert_cmpint (reach->cost[hex], ==, twin->cost[hex] < 0 ? -1 : twin->cost[hex] * ADJ_MP);
      compare_path (naive, field->table, unit, twin, reach, hex);
      compare_end (naive, field, unit, reach, hex);
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

  for (guint seed = 1; seed <= maps; seed++)
    {
      Lots lots = { .seed = seed };
      g_autoptr (AdjBook) book = wild_book (ruleset, &lots, 9, 8);
      g_autoptr (AdjTable) table =
          wild_table (book, &lots, 4, WILD_UNITS, ADJ_PHASE_MOVEMENT, lots_chance (&lots, 25));
      g_autofree AdjField *field = wild_field (book, table);
      Naive naive = naive_of (book);

      compare_zones (&naive, field);
      for (int unit = 0; unit < table->n_units; unit++)
        if (adj_table_on_map (table, unit))
          {
            units++;
            hexes += compare_unit (&naive, field, unit, reach);
          }
    }
  g_test_message ("%u maps, %u units, %u hexes reached", maps, units, hexes);
  g_assert_cmpuint (hexes, >, 4 * units);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/twin/reach", test_reach);
  return g_test_run ();
}
