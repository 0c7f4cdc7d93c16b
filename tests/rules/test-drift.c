/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/drift.h"
#include "rules/move.h"
#include "sketch.h"
#include "table/effect.h"
#include "wild.h"

/* ---- Each stop (Y 5.53, 5.54) ---- */

static AdjDriftStop
stop_of (const char *layout, int direction, int points, AdjHexId expected)
{
  g_autoptr (Sketch) self = sketch_new (layout);
  AdjDrift drift;

  adj_drift_find (&drift, &self->field, sketch_unit (self, "u1"), direction, points);
  g_assert_cmpint (self->book->hexes[drift.path[drift.n_path - 1]].id, ==, expected);
  return drift.stop;
}

#define U1 "map flat 9x9; unit u1 union infantry 5 0505; "

static void
test_straight (void)
{
  static const AdjHexId ends[] = { 503, 704, 706, 507, 306, 304 };

  for (int direction = 1; direction <= 6; direction++)
    g_assert_cmpint (stop_of (U1, direction, 2, ends[direction - 1]), ==, ADJ_DRIFT_SPENT);
}

static void
test_stops (void)
{
  g_assert_cmpint (stop_of (U1 "rough 0503", 1, 3, 504), ==, ADJ_DRIFT_TOO_DEAR);
  g_assert_cmpint (stop_of (U1 "rough 0504", 1, 1, 505), ==, ADJ_DRIFT_TOO_DEAR);
  g_assert_cmpint (stop_of (U1, 1, 6, 501), ==, ADJ_DRIFT_MAP_EDGE);
  g_assert_cmpint (stop_of (U1 "creek 0504 0503", 1, 6, 504), ==, ADJ_DRIFT_CLOSED_HEXSIDE);
  g_assert_cmpint (stop_of (U1 "side 0504 0503 creek bridge", 1, 3, 502), ==, ADJ_DRIFT_SPENT);
  g_assert_cmpint (
      stop_of (U1 "unit u2 union infantry 1 0502; unit u3 union infantry 1 0502", 1, 6, 503), ==,
      ADJ_DRIFT_FULL_STACK);
  g_assert_cmpint (stop_of (U1 "unit u2 union infantry 1 0502", 1, 4, 501), ==, ADJ_DRIFT_SPENT);
  g_assert_cmpint (stop_of (U1 "unit t1 union train 1 0503", 1, 4, 504), ==, ADJ_DRIFT_TRAIN);
  g_assert_cmpint (stop_of (U1 "unit c1 confederate infantry 1 0502", 1, 6, 503), ==,
                   ADJ_DRIFT_IN_ZONE);
  g_assert_cmpint (stop_of (U1 "unit c1 confederate infantry 1 0506", 1, 6, 505), ==,
                   ADJ_DRIFT_IN_ZONE);
  /* an enemy without a zone of control */
  g_assert_cmpint (stop_of (U1 "unit t1 confederate train 1 0503", 1, 6, 504), ==, ADJ_DRIFT_ENEMY);
}

/* By night it stops before an EZOC that it may not enter; so does the ineffective by day. */
static void
test_barred (void)
{
  g_autoptr (Sketch) self = sketch_new (U1 "turns 4 night 1; unit c1 confederate infantry 1 0502");
  g_autoptr (Sketch) day = sketch_new (U1 "unit c1 confederate infantry 1 0502");
  AdjDrift drift;

  adj_drift_find (&drift, &self->field, 0, 1, 6);
  g_assert_cmpint (drift.stop, ==, ADJ_DRIFT_BARRED_ZONE);
  g_assert_cmpuint (drift.n_path, ==, 2);
  sketch_set (day, "u1", ADJ_FACT_INEFFECTIVE);
  adj_drift_find (&drift, &day->field, 0, 1, 6);
  g_assert_cmpint (drift.stop, ==, ADJ_DRIFT_BARRED_ZONE);
}

/* It may not end its move in a ferry hex, and goes back to where it may. */
static void
test_no_stopping (void)
{
  static const char layout[] = "map flat 9x9; unit u1 union infantry 5 0505; river-ferry 0503; "
                               "side 0504 0503 ferry; side 0503 0502 ferry";
  g_autoptr (Sketch) self = sketch_new (layout);
  AdjDrift drift;

  adj_drift_find (&drift, &self->field, 0, 1, 6);
  if (drift.unknown)
    g_assert_cmpint (drift.stop, !=, ADJ_DRIFT_TOO_DEAR);
  adj_drift_find (&drift, &self->field, 0, 1, 2);
  g_assert_cmpint (drift.stop, ==, ADJ_DRIFT_NO_STOPPING);
  g_assert_cmpint (self->book->hexes[drift.path[drift.n_path - 1]].id, ==, 504);
  g_assert_cmpint (drift.spent, ==, ADJ_MP);
}

/* North is where the map's compass has it. */
static void
test_compass (void)
{
  g_autoptr (AdjRuleset) ruleset = wild_ruleset ();
  static const char text[] =
      "<scenario xmlns=\"urn:adjutant:scenario\" version=\"1\" id=\"turned\" title=\"Turned\" "
      "ruleset=\"blue-and-gray\" first-player=\"blue\">\n"
      "<side id=\"blue\" name=\"Blue\" colour=\"blue\"/>\n"
      "<side id=\"gray\" name=\"Gray\" colour=\"gray\"/>\n"
      "<map columns=\"9\" rows=\"9\" orientation=\"flat\" shifted=\"even\" "
      "default-terrain=\"clear\" compass=\"se s sw nw n ne\"/>\n"
      "<turn number=\"1\"/>\n"
      "<unit id=\"u1\" name=\"U1\" side=\"blue\" arm=\"infantry\" strength=\"4\" hex=\"0505\"/>\n"
      "</scenario>\n";
  g_autoptr (AdjProblems) problems = adj_problems_new ("turned");
  g_autoptr (AdjScenario) scenario = adj_scenario_parse (text, sizeof text - 1, ruleset, problems);
  g_autoptr (AdjBook) book = NULL;
  g_autoptr (AdjTable) table = NULL;
  g_autofree AdjField *field = g_new (AdjField, 1);
  AdjDrift drift;

  g_assert_nonnull (scenario);
  book = adj_book_new (scenario);
  table = adj_table_new (book);
  adj_field_read (field, book, table);
  adj_drift_find (&drift, field, 0, 1, 1);
  g_assert_cmpint (book->hexes[drift.path[1]].id, ==, 605);
}

/* ---- Step by step ---- */

/* A move of the unit along the first n hexes of the drift is one that nothing is said against. */
static gboolean
is_lawful (AdjJudge *judge, const AdjTable *table, int unit, const AdjHex *path, guint n)
{
  adj_judge_begin (judge, table);
  adj_move (judge, &unit, 1, path, n);
  return judge->standing == ADJ_OK;
}

/* Did the judgement find anything beside how far it is and where it may not stop? */
static gboolean
would_go_on (AdjJudge *judge, const AdjField *field, int unit, AdjDrift drift, int points)
{
  AdjHex last = drift.path[drift.n_path - 1];
  gboolean full = !adj_field_fits (field, unit, drift.before, -1);

  g_assert_cmpint (last, !=, drift.before);
  drift.path[drift.n_path] = drift.before;
  return is_lawful (judge, field->table, unit, drift.path, drift.n_path + 1) && !full &&
         judge->table->units[unit].spent <= points * ADJ_MP;
}

static void
check_drift (AdjJudge *judge, const AdjTable *table, const AdjField *field, int unit, int d, int mp)
{
  AdjDrift drift;

  adj_drift_find (&drift, field, unit, d, mp);
  g_assert_cmpint (drift.path[0], ==, table->units[unit].hex);
  g_assert_cmpint (drift.spent, <=, mp * ADJ_MP);
  for (guint i = 1; i < drift.n_path; i++)
    g_assert_cmpint (field->book->hexes[drift.path[i - 1]].neighbours[d - 1], ==, drift.path[i]);
  if (drift.n_path > 1)
    {
      g_assert_true (is_lawful (judge, table, unit, drift.path, drift.n_path));
      g_assert_true (drift.unknown || judge->table->units[unit].spent == drift.spent);
    }
  if (drift.before != ADJ_NO_HEX && drift.stop != ADJ_DRIFT_NO_STOPPING)
    g_assert_false (would_go_on (judge, field, unit, drift, mp));
  if (drift.stop == ADJ_DRIFT_SPENT)
    g_assert_cmpint (drift.spent, ==, mp * ADJ_MP);
  if (drift.stop == ADJ_DRIFT_MAP_EDGE)
    g_assert_cmpint (field->book->hexes[drift.path[drift.n_path - 1]].neighbours[d - 1], ==,
                     ADJ_NO_HEX);
}

/* Random maps: every step is one that the movement rules allow, and the next is not. Enemies stop
 * it by their zones, one hex before; only a train of theirs would not, and they have none. */
static void
test_random_maps (void)
{
  g_autoptr (AdjRuleset) ruleset = wild_ruleset ();
  guint stops[ADJ_N_DRIFT_STOPS] = { 0 };
  guint maps = g_test_thorough () ? 2000 : 150;

  for (guint seed = 1; seed <= maps; seed++)
    {
      Lots lots = { .seed = seed };
      g_autoptr (AdjBook) book = wild_book (ruleset, &lots, 8, 8);
      g_autoptr (AdjTable) table =
          wild_table (book, &lots, 4, WILD_UNITS, ADJ_PHASE_MOVEMENT, lots_chance (&lots, 30));
      g_autofree AdjField *field = wild_field (book, table);
      g_autoptr (AdjJudge) judge = adj_judge_new (book, table);

      for (int unit = 0; unit < WILD_UNITS; unit++)
        for (int d = 1; adj_table_on_map (table, unit) && d <= 6; d++)
          {
            int mp = 1 + (int) lots_pick (&lots, 6);
            AdjDrift drift;

            check_drift (judge, table, field, unit, d, mp);
            adj_drift_find (&drift, field, unit, d, mp);
            stops[drift.stop]++;
          }
    }
  for (int stop = 0; stop < ADJ_N_DRIFT_STOPS; stop++)
    {
      g_test_message ("stop %d: %u", stop, stops[stop]);
      g_assert_true (stops[stop] > 0 || stop == ADJ_DRIFT_ENEMY);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y 5.52/+ straight on", test_straight);
  g_test_add_func ("/rules/Y 5.52/+ by the printed compass", test_compass);
  g_test_add_func ("/rules/Y 5.53/+ stops", test_stops);
  g_test_add_func ("/rules/Y 5.53/+ before a zone it may not enter", test_barred);
  g_test_add_func ("/rules/Y 5.53/+ where it may not stop", test_no_stopping);
  g_test_add_func ("/rules/Y 5.53/+ step by step on random maps", test_random_maps);
  return g_test_run ();
}
