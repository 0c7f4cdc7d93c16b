/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/topology.h"
#include "books.h"

/* The one battle that is complete, against figures counted in two transcriptions of the printed
 * game. */

static void
test_terrain (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  static const struct
  {
    const char *id;
    guint count;
  } expected[] = {
    { "clear", 243 }, { "forest", 297 }, { "rough", 10 },      { "forest-rough", 124 },
    { "town", 0 },    { "river", 0 },    { "river-ferry", 0 }, { "unknown", 0 },
  };

  g_assert_cmpuint (book->n_hexes, ==, 674);
  g_assert_cmpuint (book->ruleset->n_terrains, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      int terrain = adj_ruleset_terrain (book->ruleset, expected[i].id);
      guint count = 0;

      g_assert_cmpint (terrain, >=, 0);
      for (guint hex = 0; hex < book->n_hexes; hex++)
        count += book->hexes[hex].terrain == terrain;
      g_assert_cmpuint (count, ==, expected[i].count);
    }
}

static void
test_features (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  const AdjMap *map = &book->scenario->map;
  static const struct
  {
    const char *id;
    guint count;
  } expected[] = {
    { "road", 210 }, { "trail", 108 }, { "creek", 111 },
    { "bridge", 4 }, { "ford", 7 },    { "ferry", 0 },
  };

  g_assert_cmpuint (map->n_hexsides, ==, 420);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      int feature = adj_ruleset_feature (book->ruleset, expected[i].id);
      guint count = 0;

      g_assert_cmpint (feature, >=, 0);
      for (guint side = 0; side < map->n_hexsides; side++)
        count += (map->hexsides[side].features & (1u << feature)) != 0;
      g_assert_cmpuint (count, ==, expected[i].count);
    }
}

/* Odd columns have 28 rows, even ones 27, but for the box in the corner. */
static void
test_edges (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  const AdjMap *map = &book->scenario->map;

  g_assert_cmpint (map->grid.columns, ==, 25);
  g_assert_cmpint (map->grid.rows, ==, 28);
  g_assert_cmpint (adj_book_hex (book, 101), ==, 0);
  g_assert_cmpint (adj_book_hex (book, 128), !=, ADJ_NO_HEX);
  g_assert_cmpint (adj_book_hex (book, 227), !=, ADJ_NO_HEX);
  g_assert_cmpint (adj_book_hex (book, 228), ==, ADJ_NO_HEX);
  g_assert_cmpint (adj_book_hex (book, 2528), ==, ADJ_NO_HEX);
  g_assert_cmpint (adj_book_hex (book, 2601), ==, ADJ_NO_HEX);
  g_assert_true (adj_book_on_edge (book, adj_book_hex (book, 101)));
  g_assert_true (adj_book_on_edge (book, adj_book_hex (book, 2517)));
  g_assert_false (adj_book_on_edge (book, adj_book_hex (book, 1317)));
  g_assert_cmpint (adj_scenario_hex (book->scenario, 822)->drawn, ==, ADJ_DRAWN_TOWN);
  g_assert_cmpint (adj_scenario_hex (book->scenario, 1122)->drawn, ==, ADJ_DRAWN_TOWN);
}

/* Neighbours of an even column lie half a hex lower: a mistake there and no creek divides. */
static void
test_neighbours (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  static const AdjHexId expected[][1 + ADJ_HEX_DIRECTIONS] = {
    { 1317, 1316, 1416, 1417, 1318, 1217, 1216 },
    { 1217, 1216, 1317, 1318, 1218, 1118, 1117 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      AdjHex hex = adj_book_hex (book, expected[i][0]);

      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        {
          AdjHex neighbour = book->hexes[hex].neighbours[d];

          g_assert_cmpint (book->hexes[neighbour].id, ==, expected[i][d + 1]);
          g_assert_cmpint (adj_book_direction (book, hex, neighbour), ==, d);
          g_assert_cmpint (adj_book_direction (book, neighbour, hex), ==, adj_hex_opposite (d));
        }
    }
}

static void
test_creek_divides (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  guint32 creek = 1u << adj_ruleset_feature (book->ruleset, "creek");
  g_autofree int *part = g_new (int, book->n_hexes);
  g_autoptr (GArray) sizes = adj_topology_parts (book, creek, part);
  guint sum = 0;

  g_assert_cmphex (adj_topology_walls (book->ruleset), ==, creek);
  for (guint i = 0; i < sizes->len; i++)
    sum += g_array_index (sizes, guint, i);
  g_assert_cmpuint (sum, ==, 674);
  g_assert_cmpuint (g_array_index (sizes, guint, 0), ==, 585);
  g_assert_cmpuint (g_array_index (sizes, guint, 1), ==, 88);
  /* what is left is a hex in a bend */
  g_assert_cmpuint (sizes->len, ==, 3);
  /* the two supply roads lie on either side of it */
  g_assert_cmpint (part[adj_book_hex (book, 101)], !=, part[adj_book_hex (book, 2517)]);
  g_assert_cmpint (part[adj_book_hex (book, 101)], ==, part[adj_book_hex (book, 1317)]);
}

/* With bridges and fords nobody is shut out. */
static void
test_creek_is_crossed (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  g_autofree gboolean *seen = g_new0 (gboolean, book->n_hexes);
  g_autofree AdjHex *stack = g_new (AdjHex, book->n_hexes);
  guint height = 1;
  guint reached = 0;

  stack[0] = 0;
  seen[0] = TRUE;
  while (height > 0)
    {
      const AdjBookHex *hex = &book->hexes[stack[--height]];

      reached++;
      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        if ((hex->passable & (1u << d)) && !seen[hex->neighbours[d]])
          {
            seen[hex->neighbours[d]] = TRUE;
            stack[height++] = hex->neighbours[d];
          }
    }
  g_assert_cmpuint (reached, >=, 673);
}

static void
test_one_network (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  g_autofree int *network = g_new (int, book->n_hexes);
  g_autoptr (GArray) sizes = adj_topology_networks (book, book->path_features, network);

  g_assert_cmphex (book->path_features, ==,
                   (1u << adj_ruleset_feature (book->ruleset, "road")) |
                       (1u << adj_ruleset_feature (book->ruleset, "trail")));
  g_assert_cmpuint (sizes->len, ==, 1);
  g_assert_cmpuint (g_array_index (sizes, guint, 0), ==, 290);
  g_assert_cmpint (network[adj_book_hex (book, 101)], ==, 0);
  g_assert_cmpint (network[adj_book_hex (book, 102)], ==, -1);
}

/* Units and strength of a side that are due on a turn; turn 0: set up. */
static void
assert_due (const AdjBook *book, int side, int turn, guint units, int strength)
{
  for (guint i = 0; i < book->scenario->n_units; i++)
    {
      const AdjUnit *unit = &book->scenario->units[i];

      if (unit->side != side || unit->turn != turn)
        continue;
      g_assert_cmpint (unit->hex == ADJ_HEX_NONE, ==, turn > 0);
      g_assert_cmpint (unit->movement, ==, 6 * ADJ_MP);
      g_assert_cmpuint (unit->n_entries, ==, turn > 0 ? 2 : 0);
      units--;
      strength -= unit->strength;
    }
  g_assert_cmpuint (units, ==, 0);
  g_assert_cmpint (strength, ==, 0);
}

static void
test_orders_of_battle (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");

  g_assert_cmpuint (book->scenario->n_units, ==, 86);
  assert_due (book, 0, 0, 14, 70);
  assert_due (book, 0, 2, 12, 51);
  assert_due (book, 0, 5, 9, 43);
  assert_due (book, 0, 6, 3, 12);
  assert_due (book, 0, 7, 1, 1);
  assert_due (book, 0, 8, 1, 4);
  assert_due (book, 1, 0, 32, 132);
  assert_due (book, 1, 2, 9, 41);
  assert_due (book, 1, 5, 4, 14);
  assert_due (book, 1, 8, 1, 4);
}

/* Units and strength of a side's arm. */
static void
assert_arm (const AdjBook *book, int side, const char *arm, guint units, int strength)
{
  for (guint i = 0; i < book->scenario->n_units; i++)
    {
      const AdjUnit *unit = &book->scenario->units[i];

      if (unit->side != side || unit->arm != adj_ruleset_arm (book->ruleset, arm))
        continue;
      units--;
      strength -= unit->strength;
    }
  g_assert_cmpuint (units, ==, 0);
  g_assert_cmpint (strength, ==, 0);
}

static void
test_arms (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");

  assert_arm (book, 0, "infantry", 31, 150);
  assert_arm (book, 0, "artillery", 3, 9);
  assert_arm (book, 0, "cavalry", 5, 21);
  assert_arm (book, 0, "train", 1, 1);
  assert_arm (book, 1, "infantry", 34, 143);
  assert_arm (book, 1, "artillery", 3, 12);
  assert_arm (book, 1, "cavalry", 9, 36);
  assert_arm (book, 1, "train", 0, 0);
}

static void
test_units (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  static const struct
  {
    const char *id;
    int strength;
    AdjHexId hex;
    int turn;
    AdjHexId entries[2];
  } expected[] = {
    { "1/1/xiv", 5, 1317, 0 },
    { "wilder", 8, 1022, 0 },
    { "2/2/res", 5, 1505, 0 },
    { "1/2-cavalry", 5, 2011, 0 },
    { "gracie", 7, 1526, 0 },
    { "3-artillery", 5, 2120, 0 },
    { "forrest", 6, 2015, 0 },
    { "anderson-4", 4, 1722, 0 },
    { "xxi-artillery", 3, ADJ_HEX_NONE, 2, { 728, 1027 } },
    { "union-supply-train", 1, ADJ_HEX_NONE, 7, { 728, 1027 } },
    { "anderson-6", 6, ADJ_HEX_NONE, 2, { 1627, 1928 } },
    { "rodney", 4, ADJ_HEX_NONE, 8, { 1627, 1928 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      int index = adj_scenario_unit (book->scenario, expected[i].id);
      const AdjUnit *unit;

      g_test_message ("%s", expected[i].id);
      g_assert_cmpint (index, >=, 0);
      unit = &book->scenario->units[index];
      g_assert_cmpint (unit->strength, ==, expected[i].strength);
      g_assert_cmpint (unit->hex, ==, expected[i].hex);
      g_assert_cmpint (unit->turn, ==, expected[i].turn);
      for (guint j = 0; j < unit->n_entries; j++)
        g_assert_cmpint (unit->entries[j], ==, expected[i].entries[j]);
    }
}

static void
test_turns (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  const AdjScenario *scenario = book->scenario;

  g_assert_cmpuint (scenario->n_turns, ==, 15);
  for (guint i = 0; i < scenario->n_turns; i++)
    g_assert_cmpint (scenario->turns[i].night, ==, i == 8);
  g_assert_cmpstr (scenario->sides[scenario->first_player].id, ==, "union");
  g_assert_true (adj_scenario_complete (scenario));
  g_assert_cmpuint (scenario->unknowns->len, ==, 0);
}

static void
test_awards (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  const GArray *awards = book->scenario->awards;
  static const struct
  {
    const char *id;
    int side;
    AdjAwardKind kind;
    int points;
    AdjAwardPer per;
    guint hexes;
  } expected[] = {
    { "union-eliminated", 0, ADJ_AWARD_ELIMINATED, 1, ADJ_PER_STRENGTH, 0 },
    { "confederate-eliminated", 1, ADJ_AWARD_ELIMINATED, 1, ADJ_PER_STRENGTH, 0 },
    { "union-exited", 0, ADJ_AWARD_EXITED, 1, ADJ_PER_STRENGTH, 0 },
    { "confederate-exited", 1, ADJ_AWARD_EXITED, 10, ADJ_PER_STRENGTH, 0 },
    { "confederate-train", 1, ADJ_AWARD_NOT_EXITED, 10, ADJ_PER_ONCE, 0 },
    { "union-1920", 0, ADJ_AWARD_HELD, 10, ADJ_PER_ONCE, 1 },
    { "union-2311", 0, ADJ_AWARD_HELD, 20, ADJ_PER_ONCE, 1 },
    { "confederate-0211-0502", 1, ADJ_AWARD_HELD, 20, ADJ_PER_ONCE, 2 },
    { "union-0822-1108-1115", 0, ADJ_AWARD_HELD, 5, ADJ_PER_ONCE, 3 },
    { "confederate-0822-1108-1115", 1, ADJ_AWARD_HELD, 5, ADJ_PER_ONCE, 3 },
    { "confederate-cut-off", 1, ADJ_AWARD_CUT_OFF, 1, ADJ_PER_STRENGTH, 0 },
  };

  g_assert_cmpuint (awards->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < awards->len; i++)
    {
      const AdjAward *award = &g_array_index (awards, AdjAward, i);

      g_assert_cmpstr (award->id, ==, expected[i].id);
      g_assert_cmpint (award->side, ==, expected[i].side);
      g_assert_cmpint (award->kind, ==, expected[i].kind);
      g_assert_cmpint (award->points, ==, expected[i].points);
      g_assert_cmpint (award->per, ==, expected[i].per);
      g_assert_cmpuint (award->hexes->len, ==, expected[i].hexes);
    }
}

/* Young's levels: the Union 4 all through, the Confederates 3 until the night and 2 after it. */
static void
test_command_levels (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  const GArray *commands = book->scenario->commands;
  int levels[2][16] = { { 0 } };

  for (guint i = 0; i < commands->len; i++)
    {
      const AdjCommand *command = &g_array_index (commands, AdjCommand, i);

      g_assert_false (command->restricts);
      for (int turn = command->from; turn <= (command->to != 0 ? command->to : 15); turn++)
        levels[command->side][turn] += command->level;
    }
  for (int turn = 1; turn <= 15; turn++)
    {
      g_assert_cmpint (levels[0][turn], ==, 4);
      g_assert_cmpint (levels[1][turn], ==, turn <= 9 ? 3 : 2);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chickamauga/terrain", test_terrain);
  g_test_add_func ("/chickamauga/features", test_features);
  g_test_add_func ("/chickamauga/edges", test_edges);
  g_test_add_func ("/chickamauga/neighbours", test_neighbours);
  g_test_add_func ("/chickamauga/creek-divides", test_creek_divides);
  g_test_add_func ("/chickamauga/creek-is-crossed", test_creek_is_crossed);
  g_test_add_func ("/chickamauga/one-network", test_one_network);
  g_test_add_func ("/chickamauga/orders-of-battle", test_orders_of_battle);
  g_test_add_func ("/chickamauga/arms", test_arms);
  g_test_add_func ("/chickamauga/units", test_units);
  g_test_add_func ("/chickamauga/turns", test_turns);
  g_test_add_func ("/chickamauga/awards", test_awards);
  g_test_add_func ("/chickamauga/command-levels", test_command_levels);
  return g_test_run ();
}
