/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/dummies.h"
#include "rules/intelligence.h"
#include "rules/zone.h"
#include "sketch-show.h"

/* Limited intelligence (Y 11.5): face-down units and dummies. Flat maps, all clear, even columns
 * half a hex lower. */

#define LINE                                                                                       \
  "map flat 9x6; unit u1 union infantry 5 0102; unit u2 union artillery 3 0102;"                   \
  "unit x1 confederate infantry 4 0502; unit x2 confederate infantry 3 0502;"

static Sketch *
hidden (const char *layout)
{
  Sketch *s = sketch_new (layout);

  sketch_option (s, ADJ_OPTION_LIMITED_INTELLIGENCE, TRUE);
  return s;
}

static gboolean
is_down (const Sketch *s, const char *unit)
{
  return sketch_has (s, unit, ADJ_FACT_FACE_DOWN);
}

/* A dummy of the side in the hex; the first of the game is dummy-1. */
static void
put_dummy (Sketch *s, const char *side, const char *dummy, const char *hex)
{
  g_autofree char *bring = g_strdup_printf ("dummies %s 1", side);
  g_autofree char *place = g_strdup_printf ("place %s %s", dummy, hex);

  g_assert_cmpstr (sketch_do (s, bring), ==, "ok");
  g_assert_cmpstr (sketch_do (s, place), ==, "ok");
}

/* ---- Y 11.5 ---- */

static void
test_set_up_down (void)
{
  g_autoptr (Sketch) s = hidden (LINE);

  g_assert_cmpstr (sketch_do (s, "down u1 x1"), ==, "ok");
  g_assert_true (is_down (s, "u1"));
  g_assert_cmpstr (sketch_do (s, "move u1 0102 0202 0302"), ==, "ok");
  g_assert_true (is_down (s, "u1")); /* not yet in a zone */
}

static void
test_turns_up_moving (void)
{
  g_autoptr (Sketch) s = hidden (LINE);

  sketch_do (s, "down u1 x1");
  g_assert_cmpstr (sketch_do (s, "move u1 0102 0202 0302 0402"), ==, "ok");
  g_assert_false (is_down (s, "u1"));
  g_assert_false (is_down (s, "x1")); /* the zone came to it: both ways */
}

static void
test_turns_up_entering (void)
{
  g_autoptr (Sketch) s =
      hidden (LINE "wait u3 union infantry 4 turn 1 entry 0503 0105; turns 4 first union");

  sketch_do (s, "down u3");
  g_assert_cmpstr (sketch_do (s, "enter u3 0503"), ==, "ok");
  g_assert_false (is_down (s, "u3"));
}

static void
test_enters_down (void)
{
  g_autoptr (Sketch) s =
      hidden (LINE "wait u3 union infantry 4 turn 1 entry 0503 0105; turns 4 first union");

  sketch_do (s, "down u3");
  g_assert_cmpstr (sketch_do (s, "enter u3 0105"), ==, "ok");
  g_assert_true (is_down (s, "u3"));
}

/* For good: nobody hides again once he has marched or play has begun, nor in a zone. */
static void
test_stays_up (void)
{
  g_autoptr (Sketch) s = hidden (LINE "unit x3 confederate infantry 2 0202");

  g_assert_cmpstr (sketch_judge (s, "down x3"), ==, "Y 11.5 stays-up");
  sketch_do (s, "move u1 0102 0101");
  g_assert_cmpstr (sketch_judge (s, "down u1"), ==, "Y 11.5 stays-up");
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_judge (s, "down x1"), ==, "Y 11.5 stays-up");
}

/* Without the option counters may be turned as the players like, and nothing comes of it. */
static void
test_off (void)
{
  g_autoptr (Sketch) s = sketch_new (LINE);

  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_do (s, "down u1 x1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "move u1 0102 0202 0302 0402"), ==, "ok");
  g_assert_true (is_down (s, "u1"));
  g_assert_true (is_down (s, "x1"));
}

/* A dummy that is met is gone, and the mover stops even so. */
static void
test_dummy_stops (void)
{
  g_autoptr (Sketch) s = hidden (LINE);

  put_dummy (s, "confederate", "dummy-1", "0304");
  g_assert_cmpstr (sketch_judge (s, "move u1 0102 0202 0303"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "move u1 0102 0202 0303 0302"), ==, "Y 11.5 stops-in-zone");
  g_assert_cmpstr (sketch_where (s, "dummy-1"), ==, "eliminated");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0302");
}

static void
test_dummy_holds_until_next_turn (void)
{
  g_autoptr (Sketch) s = hidden (LINE);

  put_dummy (s, "confederate", "dummy-1", "0304");
  sketch_do (s, "move u1 0102 0202 0303");
  g_assert_cmpstr (sketch_judge (s, "move u1 0303 0302"), ==, "BG 5.11 moved-already");
}

/* With the switch off he marches on, in one order or in two, and pays for the whole way. */
static void
test_dummy_lets_go (void)
{
  g_autoptr (Sketch) s = hidden (LINE);

  sketch_option (s, ADJ_OPTION_DUMMIES_STOP_MOVERS, FALSE);
  put_dummy (s, "confederate", "dummy-1", "0304");
  g_assert_cmpstr (sketch_judge (s, "move u1 0102 0202 0303 0302"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "move u1 0102 0202 0303"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move u1 0303 0302 0202 0102 0202 0203"), ==,
                   "BG 5.15 too-far");
  g_assert_cmpstr (sketch_do (s, "move u1 0303 0302"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move u1 0302 0202"), ==, "BG 5.11 moved-already");
}

/* But not past a unit that is real. */
static void
test_real_holds (void)
{
  g_autoptr (Sketch) s = hidden (LINE);

  sketch_option (s, ADJ_OPTION_DUMMIES_STOP_MOVERS, FALSE);
  sketch_do (s, "down x1 x2");
  put_dummy (s, "confederate", "dummy-1", "0502");
  g_assert_cmpstr (sketch_judge (s, "move u1 0102 0202 0302 0402 0401"), ==,
                   "BG 6.0 stops-in-zone");
  g_assert_cmpstr (sketch_do (s, "move u1 0102 0202 0302 0402"), ==, "ok");
  g_assert_cmpstr (sketch_where (s, "dummy-1"), ==, "eliminated");
  g_assert_cmpstr (sketch_judge (s, "move u1 0402 0302"), ==,
                   "BG 5.11 moved-already; BG 5.13 leaves-zone");
}

/* A unit that fires, or is fired at, is shown. */
static void
test_fire_shows (void)
{
  g_autoptr (Sketch) s =
      hidden (LINE "unit u4 union artillery 4 0302; unit x4 confederate infantry 2 0504");

  sketch_do (s, "down u4 x1 x2 x4");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_do (s, "attack 0502 from u4"), ==, "ok");
  g_assert_false (is_down (s, "u4"));
  g_assert_false (is_down (s, "x2"));
  g_assert_true (is_down (s, "x4"));
}

/* Shots at a dummy are spent. */
static void
test_fire_at_dummy (void)
{
  g_autoptr (Sketch) s = hidden (LINE "unit u4 union artillery 4 0302");

  put_dummy (s, "confederate", "dummy-1", "0304");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_do (s, "attack 0304 from u4"), ==, "ok");
  g_assert_cmpint (s->table->battle.stage, ==, ADJ_BATTLE_NONE);
  g_assert_cmpstr (sketch_where (s, "dummy-1"), ==, "eliminated");
  g_assert_true (sketch_has (s, "u4", ADJ_FACT_ATTACKED));
}

/* Of all who fired. */
static void
test_all_fire_at_dummy (void)
{
  g_autoptr (Sketch) s =
      hidden (LINE "unit u4 union artillery 4 0302; unit u5 union artillery 3 0301");

  put_dummy (s, "confederate", "dummy-1", "0304");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_do (s, "attack 0304 from u4 u5"), ==, "ok");
  g_assert_true (sketch_has (s, "u4", ADJ_FACT_ATTACKED));
  g_assert_true (sketch_has (s, "u5", ADJ_FACT_ATTACKED));
}

/* A battery that lends its strength fires as well (Y 8.51). */
static void
test_support_shows (void)
{
  g_autoptr (Sketch) s =
      hidden ("map flat 9x6; unit u1 union infantry 5 0402; unit x1 confederate infantry 4 0502;"
              "unit x2 confederate artillery 3 0704");

  sketch_option (s, ADJ_OPTION_ARTILLERY_SUPPORT, TRUE);
  sketch_do (s, "down x2");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_do (s, "attack 0502 from u1"), ==, "ok");
  g_assert_true (is_down (s, "x2"));
  g_assert_cmpstr (sketch_do (s, "support x2 0502"), ==, "ok");
  g_assert_false (is_down (s, "x2"));
}

/* All turn up before victory is judged. */
static void
test_end (void)
{
  g_autoptr (Sketch) s = hidden (LINE "turns 1 first union");

  sketch_do (s, "down u1 x1");
  put_dummy (s, "union", "dummy-1", "0105");
  sketch_phase (s, 1, "second-combat");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpint (s->table->over, ==, 1);
  g_assert_false (is_down (s, "u1"));
  g_assert_false (is_down (s, "x1"));
  g_assert_cmpstr (sketch_where (s, "dummy-1"), ==, "eliminated");
}

/* ---- Y 11.52 ---- */

static void
test_dummies_meet (void)
{
  g_autoptr (Sketch) s = hidden (LINE);

  put_dummy (s, "union", "dummy-1", "0204");
  put_dummy (s, "confederate", "dummy-2", "0504");
  g_assert_cmpstr (sketch_do (s, "move dummy-1 0204 0304 0404"), ==, "ok");
  g_assert_cmpstr (sketch_where (s, "dummy-1"), ==, "eliminated");
  g_assert_cmpstr (sketch_where (s, "dummy-2"), ==, "eliminated");
}

/* It marches like infantry, stacks, and has no strength. */
static void
test_dummy_moves (void)
{
  g_autoptr (Sketch) s = hidden (LINE);

  put_dummy (s, "union", "dummy-1", "0103");
  g_assert_cmpstr (sketch_reach (s, "dummy-1"), !=, "");
  g_assert_cmpint (adj_table_points (s->table, sketch_unit (s, "dummy-1")), ==, 0);
  g_assert_true (adj_table_is_dummy (s->table, sketch_unit (s, "dummy-1")));
  g_assert_false (adj_table_is_dummy (s->table, sketch_unit (s, "u1")));
  g_assert_cmpstr (sketch_judge (s, "move dummy-1 0103 0203 0303 0403 0404 0405 0406 0506"), ==,
                   "BG 5.15 too-far");
  g_assert_cmpstr (sketch_do (s, "move dummy-1 0103 0104"), ==, "ok");
}

static void
test_dummies_need_the_option (void)
{
  g_autoptr (Sketch) s = sketch_new (LINE);

  g_assert_cmpstr (sketch_judge (s, "dummies union 1"), ==, "Y 11.52 no-dummies");
}

/* ---- Y 11.53 ---- */

static void
test_number (void)
{
  g_autoptr (Sketch) s = hidden (LINE);

  g_assert_cmpstr (sketch_do (s, "dummies union 3"), ==, "ok");
  g_assert_cmpint (s->table->n_units, ==, 7);
  g_assert_cmpstr (sketch_where (s, "dummy-3"), ==, "waiting");
  g_assert_true (is_down (s, "dummy-3"));
}

/* The table has room for as many as there are units. */
static void
test_no_more (void)
{
  g_autoptr (Sketch) s = hidden (LINE);

  g_assert_cmpstr (sketch_judge (s, "dummies union 5"), ==, "impossible: too-many");
}

/* ---- Y 11.54 ---- */

#define FULL "map flat 9x6; unit u1 union infantry 5 0102; unit u2 union infantry 3 0102;"

static void
test_full_while_room (void)
{
  g_autoptr (Sketch) s = hidden (FULL "unit u3 union infantry 3 0105");

  sketch_do (s, "down u1 u2 u3");
  sketch_do (s, "dummies union 1");
  g_assert_cmpstr (sketch_judge (s, "place dummy-1 0102"), ==, "Y 11.54 crowding-dummy");
  g_assert_cmpstr (sketch_judge (s, "place dummy-1 0105"), ==, "ok");
}

/* No hex has room: it may lie there, and the stack is within its limit for it is a dummy. */
static void
test_full_everywhere (void)
{
  g_autoptr (Sketch) s = hidden (FULL);

  sketch_do (s, "down u1 u2");
  sketch_do (s, "dummies union 1");
  g_assert_cmpstr (sketch_do (s, "place dummy-1 0102"), ==, "ok");
  g_assert_true (adj_intelligence_crowds (&s->field, sketch_hex (s, 102)));
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
  sketch_do (s, "up u1"); /* nothing is hidden in it any more */
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "BG 5.32 over-limit");
}

/* Where one only may stand (Y 5.32) a dummy with it is one too many, though the two may stay as
 * they were set up. */
static void
test_crowded_forest (void)
{
  g_autoptr (Sketch) s = hidden ("map flat 9x6; forest 0102; unit u1 union infantry 5 0102");

  sketch_option (s, ADJ_OPTION_TIGHT_STACKING, TRUE);
  sketch_do (s, "down u1");
  g_assert_false (adj_intelligence_crowds (&s->field, sketch_hex (s, 102)));
  put_dummy (s, "union", "dummy-1", "0102");
  g_assert_true (adj_intelligence_crowds (&s->field, sketch_hex (s, 102)));
  sketch_option (s, ADJ_OPTION_TIGHT_STACKING, FALSE);
  g_assert_false (adj_intelligence_crowds (&s->field, sketch_hex (s, 102)));
}

/* A dummy makes room for itself alone, and only where it was set up. */
static void
test_dummy_is_no_excuse (void)
{
  g_autoptr (Sketch) three = hidden (FULL "unit u3 union infantry 3 0105");
  g_autoptr (Sketch) marched = hidden (FULL);

  sketch_do (three, "down u1 u2 u3");
  put_dummy (three, "union", "dummy-1", "0105");
  sketch_do (three, "place u3 0102");
  sketch_do (three, "place dummy-1 0102");
  g_assert_false (adj_intelligence_crowds (&three->field, sketch_hex (three, 102)));
  sketch_do (marched, "down u1 u2");
  put_dummy (marched, "union", "dummy-1", "0103");
  sketch_do (marched, "move dummy-1 0103 0102");
  g_assert_false (adj_intelligence_crowds (&marched->field, sketch_hex (marched, 102)));
  g_assert_cmpstr (sketch_judge (marched, "next"), ==, "BG 5.32 over-limit");
}

/* ---- Y 11.55 ---- */

#define ARRIVALS                                                                                   \
  "map flat 9x6; turns 4 first union; unit x1 confederate infantry 4 0906;"                        \
  "wait u1 union infantry 5 turn 1 entry 0101; wait u2 union infantry 4 turn 1 entry 0101;"        \
  "wait u3 union infantry 3 turn 1 entry 0101; wait u4 union infantry 2 turn 2 entry 0101"

static void
test_dummy_comes_along (void)
{
  g_autoptr (Sketch) s = hidden (ARRIVALS);

  sketch_do (s, "dummies union 2");
  g_assert_cmpstr (sketch_do (s, "enter u1 0101 0102"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "enter dummy-1 0101 0201"), ==, "ok"); /* two may still come */
  g_assert_cmpint (s->table->units[sketch_unit (s, "dummy-1")].spent, ==, 3 * ADJ_MP);
  g_assert_cmpstr (sketch_judge (s, "enter dummy-2 0101 0201 0301"), ==,
                   "Y 11.55 too-many-dummies");
  g_assert_cmpstr (sketch_do (s, "enter u2 u3 0101 0201 0202"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
}

/* Two real units are not enough; it takes its place in the column like anybody. */
static void
test_too_few_came (void)
{
  g_autoptr (Sketch) s = hidden (ARRIVALS);

  sketch_do (s, "dummies union 1");
  sketch_do (s, "enter u1 0101 0102");
  sketch_do (s, "enter dummy-1 0101 0201");
  sketch_do (s, "enter u2 0101 0201 0202");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "BG 15.9 not-entered; Y 11.55 too-many-dummies");
}

static AdjDummyArrivals
foresee (Sketch *s, const char *side)
{
  AdjDummyArrivals coming;

  adj_field_read (&s->field, s->book, s->table);
  adj_dummies_foresee (&coming, &s->field, g_str_equal (side, "union") ? 0 : 1);
  return coming;
}

#define NORTH "0101 0201 0301 0401 0501 0601 0701 0801 0901;"
#define SOUTH "0106 0206 0306 0406 0506 0606 0706 0806 0906;"

/* By each of the hexes of all who come, be they more than one unit has. */
static void
test_foreseen_by_many (void)
{
  g_autoptr (Sketch) s = hidden (
      "map flat 9x6; turns 4 first union;"
      "wait u1 union infantry 5 turn 1 entry " NORTH "wait u2 union infantry 4 turn 1 entry " NORTH
      "wait u3 union infantry 3 turn 1 entry " NORTH "wait u4 union infantry 5 turn 1 entry " SOUTH
      "wait u5 union infantry 4 turn 1 entry " SOUTH
      "wait u6 union infantry 3 turn 1 entry " SOUTH);
  AdjDummyArrivals coming = foresee (s, "union");

  g_assert_cmpuint (coming.n_entries, ==, 18);
  g_assert_cmpint (coming.due, ==, 2);
}

/* How many may come, how many are at hand, and by which hexes. */
static void
test_foreseen (void)
{
  g_autoptr (Sketch) s = hidden (ARRIVALS);
  AdjDummyArrivals coming = foresee (s, "union");

  g_assert_cmpint (coming.due, ==, 1);
  g_assert_cmpint (coming.at_hand, ==, 0);
  g_assert_cmpuint (coming.n_entries, ==, 1);
  g_assert_cmpint (coming.entries[0], ==, sketch_hex (s, 101));
  g_assert_cmpint (foresee (s, "confederate").due, ==, 0);
  sketch_do (s, "dummies union 2");
  g_assert_cmpint (foresee (s, "union").at_hand, ==, 2);
  sketch_do (s, "enter dummy-1 0101 0201");
  coming = foresee (s, "union");
  g_assert_cmpint (coming.due, ==, 0);
  g_assert_cmpuint (coming.n_entries, ==, 0);
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpint (foresee (s, "union").due, ==, 0);
}

/* Those of the other side come in its own phase. */
static void
test_foreseen_in_turn (void)
{
  g_autoptr (Sketch) s = hidden (ARRIVALS ";wait x2 confederate infantry 4 turn 1 entry 0901;"
                                          "wait x3 confederate infantry 4 turn 1 entry 0901;"
                                          "wait x4 confederate infantry 4 turn 1 entry 0901");

  g_assert_cmpint (foresee (s, "confederate").due, ==, 0);
  sketch_phase (s, 1, "second-movement");
  g_assert_cmpint (foresee (s, "confederate").due, ==, 1);
  g_assert_cmpint (foresee (s, "union").due, ==, 0);
}

/* A unit due on a later turn brings nobody along now; one that is overdue does. */
static void
test_foreseen_later (void)
{
  g_autoptr (Sketch) s = hidden (
      "map flat 9x6; turns 4 first union; unit x1 confederate infantry 4 0906;"
      "wait u1 union infantry 5 turn 1 entry 0101; wait u2 union infantry 4 turn 1 entry 0101;"
      "wait u3 union infantry 3 turn 2 entry 0101");

  g_assert_cmpint (foresee (s, "union").due, ==, 0);
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpint (foresee (s, "union").due, ==, 1);
}

/* Three units may come by two hexes, and bring one dummy all the same. */
static void
test_foreseen_by_two_hexes (void)
{
  g_autoptr (Sketch) s = hidden (
      "map flat 9x6; turns 4 first union; unit x1 confederate infantry 4 0906;"
      "wait u1 union infantry 5 turn 1 entry 0101 0103; wait u2 union infantry 4 turn 1 entry 0101 "
      "0103; wait u3 union infantry 3 turn 1 entry 0101 0103");

  g_assert_cmpint (foresee (s, "union").due, ==, 1);
  g_assert_cmpuint (foresee (s, "union").n_entries, ==, 2);
  sketch_option (s, ADJ_OPTION_LIMITED_INTELLIGENCE, FALSE);
  g_assert_cmpint (foresee (s, "union").due, ==, 0);
}

/* ---- Y 11.56 ---- */

/* u1 in a corner is fired at from afar, and whoever stands beside its two ways is hidden. */
#define CORNER                                                                                     \
  "map flat 9x6; unit u1 union infantry 5 0101; unit x1 confederate artillery 9 0401;"             \
  "unit x2 confederate infantry 4 0302; unit x3 confederate infantry 4 0906;"                      \
  "turns 4 first confederate"

static void
test_claimed (void)
{
  g_autoptr (Sketch) s = hidden (CORNER);

  sketch_do (s, "down x2");
  g_assert_cmpstr (sketch_retreats (s, "u1"), ==, "0102");
  put_dummy (s, "confederate", "dummy-1", "0103");
  g_assert_cmpstr (sketch_retreats (s, "u1"), ==, "claiming 0201 0102");
}

/* Whoever could prove a zone is named, however many lie beside the hex. */
static void
test_many_witnesses (void)
{
  g_autoptr (GString) layout = g_string_new (CORNER ";");
  g_autofree guint16 *units = g_new (guint16, ADJ_MAX_WITNESSES);
  g_autoptr (Sketch) s = NULL;

  for (int i = 0; i < 40; i++)
    g_string_append_printf (layout, "unit y%d confederate infantry 1 0302;", i);
  s = hidden (layout->str);
  sketch_do (s, "down x2");
  for (int i = 0; i < 40; i++)
    {
      g_autofree char *order = g_strdup_printf ("down y%d", i);

      sketch_do (s, order);
    }
  g_assert_cmpuint (adj_zone_witnesses (&s->field, sketch_hex (s, 201), 0, units), ==, 41);
}

/* A zone of what lies face up bars the way, and without the option a zone is a zone. */
static void
test_not_claimed (void)
{
  g_autoptr (Sketch) s = hidden (CORNER);

  put_dummy (s, "confederate", "dummy-1", "0103");
  g_assert_cmpstr (sketch_retreats (s, "u1"), ==, "claiming 0102");
  sketch_option (s, ADJ_OPTION_LIMITED_INTELLIGENCE, FALSE);
  g_assert_cmpstr (sketch_retreats (s, "u1"), ==, "");
}

static Sketch *
beaten (void)
{
  Sketch *s = hidden (CORNER);

  sketch_do (s, "place x3 0103");
  put_dummy (s, "confederate", "dummy-1", "0202");
  sketch_do (s, "down x2 x3");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_do (s, "attack 0101 from x1"), ==, "ok");
  sketch_do (s, "roll 4 Dr");
  return s;
}

/* It goes where nobody proves that he is there, and all that its zone reaches turn up. */
static void
test_claim_made (void)
{
  g_autoptr (Sketch) s = beaten ();

  g_assert_cmpstr (sketch_debts (s), ==, "retreat u1");
  g_assert_cmpstr (sketch_retreats (s, "u1"), ==, "claiming 0201 0102");
  g_assert_cmpstr (sketch_do (s, "retreat u1 0201"), ==, "ok");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0201");
  g_assert_false (is_down (s, "x2"));
  g_assert_true (is_down (s, "x3"));
  g_assert_cmpstr (sketch_where (s, "dummy-1"), ==, "eliminated");
}

/* Only when every way is proved to be closed it is lost; who need not be shown is not. */
static void
test_claim_disproved (void)
{
  g_autoptr (Sketch) s = beaten ();

  g_assert_cmpstr (sketch_do (s, "up x2"), ==, "ok");
  g_assert_cmpstr (sketch_retreats (s, "u1"), ==, "claiming 0102");
  g_assert_cmpstr (sketch_judge (s, "retreat u1 0201"), ==, "BG 7.71 retreat-zone");
  g_assert_cmpstr (sketch_do (s, "up x3"), ==, "ok");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "eliminated");
  g_assert_cmpstr (sketch_where (s, "dummy-1"), ==, "0202");
}

/* ---- Y 11.57, 11.57b, 11.58 ---- */

#define HILL                                                                                       \
  "map flat 9x6; unit u1 union infantry 5 0102; unit x1 confederate infantry 4 0905;"              \
  "turns 1 first union\n<award id=\"hill\" title=\"Hill\" side=\"union\" kind=\"held\" "           \
  "points=\"5\" hexes=\"0202 0302\"/>"

static void
test_holds_nothing (void)
{
  g_autoptr (Sketch) s = hidden (HILL);

  put_dummy (s, "union", "dummy-1", "0203");
  sketch_do (s, "down u1");
  sketch_do (s, "move dummy-1 0203 0303 0302");
  sketch_do (s, "move u1 0102 0202");
  g_assert_cmpstr (sketch_score (s), ==, "hill=0!; union 0, confederate 0");
  sketch_do (s, "up u1"); /* to be real has to be shown */
  g_assert_cmpstr (sketch_score (s), ==, "hill=5; union 5, confederate 0");
}

static void
test_end_takes (void)
{
  g_autoptr (Sketch) s = hidden (HILL);

  put_dummy (s, "union", "dummy-1", "0302");
  sketch_do (s, "down u1");
  sketch_do (s, "move u1 0102 0202");
  sketch_phase (s, 1, "second-combat");
  sketch_do (s, "next");
  g_assert_cmpstr (sketch_score (s), ==, "hill=5; union 5, confederate 0");
}

/* Nobody's way is blocked by a dummy, until it is known for one or for none. */
static void
test_blocks_no_way (void)
{
  g_autoptr (Sketch) s =
      hidden ("map flat 1x6; road 0101 0102 0103; unit u1 union infantry 5 0106;"
              "unit x1 confederate infantry 4 0103\n"
              "<award id=\"cut\" title=\"Cut off\" side=\"confederate\" kind=\"cut-off\" "
              "points=\"1\" per=\"strength\"><trace along=\"road\" to=\"0101\" within=\"9\"/>"
              "</award>");

  g_assert_cmpstr (sketch_score (s), ==, "cut=5; union 0, confederate 5");
  sketch_do (s, "place x1");
  put_dummy (s, "confederate", "dummy-1", "0103");
  g_assert_cmpstr (sketch_score (s), ==, "cut=0; union 0, confederate 0");
}

/* Nor does it leave the map. */
static void
test_does_not_exit (void)
{
  g_autoptr (Sketch) s = hidden (LINE "exit 0105\n<award id=\"out\" title=\"Out\" side=\"union\" "
                                      "kind=\"exited\" points=\"3\" per=\"unit\"/>");

  put_dummy (s, "union", "dummy-1", "0105");
  g_assert_cmpstr (sketch_do (s, "exit dummy-1"), ==, "ok");
  g_assert_cmpstr (sketch_where (s, "dummy-1"), ==, "eliminated");
  g_assert_cmpstr (sketch_score (s), ==, "out=0; union 0, confederate 0");
  sketch_do (s, "place u1 0105");
  sketch_do (s, "down u1");
  g_assert_cmpstr (sketch_do (s, "exit u1"), ==, "ok");
  g_assert_false (is_down (s, "u1")); /* whoever leaves is seen */
  g_assert_cmpstr (sketch_score (s), ==, "out=3; union 3, confederate 0");
}

/* Y 11.58: it scores nothing. */
static void
test_lost_dummy (void)
{
  g_autoptr (Sketch) s = hidden (LINE "turns 3 first union\n<award id=\"losses\" title=\"Losses\" "
                                      "side=\"union\" kind=\"eliminated\" points=\"2\" "
                                      "per=\"unit\"/>");

  put_dummy (s, "confederate", "dummy-1", "0304");
  sketch_do (s, "move u1 0102 0202 0303");
  g_assert_cmpstr (sketch_where (s, "dummy-1"), ==, "eliminated");
  g_assert_cmpstr (sketch_score (s), ==, "losses=0; union 0, confederate 0");
  sketch_do (s, "eliminate x1");
  g_assert_cmpstr (sketch_score (s), ==, "losses=2; union 2, confederate 0");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y 11.5/+ set up face down", test_set_up_down);
  g_test_add_func ("/rules/Y 11.5/+ turns up moving", test_turns_up_moving);
  g_test_add_func ("/rules/Y 11.5/+ turns up entering", test_turns_up_entering);
  g_test_add_func ("/rules/Y 11.5/+ enters face down", test_enters_down);
  g_test_add_func ("/rules/Y 11.5/- stays up", test_stays_up);
  g_test_add_func ("/rules/Y 11.5/- without the option", test_off);
  g_test_add_func ("/rules/Y 11.5/- a dummy stops", test_dummy_stops);
  g_test_add_func ("/rules/Y 11.5/- and holds", test_dummy_holds_until_next_turn);
  g_test_add_func ("/rules/Y 11.5/+ a dummy lets go", test_dummy_lets_go);
  g_test_add_func ("/rules/Y 11.5/- a real unit does not", test_real_holds);
  g_test_add_func ("/rules/Y 11.5/+ fire shows", test_fire_shows);
  g_test_add_func ("/rules/Y 11.5/+ fire at a dummy", test_fire_at_dummy);
  g_test_add_func ("/rules/Y 11.5/+ all fire at a dummy", test_all_fire_at_dummy);
  g_test_add_func ("/rules/Y 11.5/+ support shows", test_support_shows);
  g_test_add_func ("/rules/Y 11.5/+ all up at the end", test_end);
  g_test_add_func ("/rules/Y 11.52/+ dummies meet", test_dummies_meet);
  g_test_add_func ("/rules/Y 11.52/+ dummies move", test_dummy_moves);
  g_test_add_func ("/rules/Y 11.52/- only with the option", test_dummies_need_the_option);
  g_test_add_func ("/rules/Y 11.53/+ any number", test_number);
  g_test_add_func ("/rules/Y 11.53/- no more than units", test_no_more);
  g_test_add_func ("/rules/Y 11.54/+ no hex has room", test_full_everywhere);
  g_test_add_func ("/rules/Y 11.54/- another hex has", test_full_while_room);
  g_test_add_func ("/rules/Y 11.54/- a dummy is no excuse", test_dummy_is_no_excuse);
  g_test_add_func ("/rules/Y 11.54/+ one too many in a forest", test_crowded_forest);
  g_test_add_func ("/rules/Y 11.55/+ comes with three", test_dummy_comes_along);
  g_test_add_func ("/rules/Y 11.55/- not with two", test_too_few_came);
  g_test_add_func ("/rules/Y 11.55/+ foreseen", test_foreseen);
  g_test_add_func ("/rules/Y 11.55/+ foreseen by many hexes", test_foreseen_by_many);
  g_test_add_func ("/rules/Y 11.55/- foreseen in another's phase", test_foreseen_in_turn);
  g_test_add_func ("/rules/Y 11.55/- foreseen of a later turn", test_foreseen_later);
  g_test_add_func ("/rules/Y 11.55/+ foreseen by two hexes", test_foreseen_by_two_hexes);
  g_test_add_func ("/rules/Y 11.56/+ claimed", test_claimed);
  g_test_add_func ("/rules/Y 11.56/+ claim made", test_claim_made);
  g_test_add_func ("/rules/Y 11.56/+ all who could prove it", test_many_witnesses);
  g_test_add_func ("/rules/Y 11.56/- not claimed", test_not_claimed);
  g_test_add_func ("/rules/Y 11.56/- disproved", test_claim_disproved);
  g_test_add_func ("/rules/Y 11.57/- holds nothing", test_holds_nothing);
  g_test_add_func ("/rules/Y 11.57/+ at the end", test_end_takes);
  g_test_add_func ("/rules/Y 11.57/- blocks no way", test_blocks_no_way);
  g_test_add_func ("/rules/Y 11.57/- does not exit", test_does_not_exit);
  g_test_add_func ("/rules/Y 11.58/- scores nothing", test_lost_dummy);
  return g_test_run ();
}
