/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch-show.h"

/* Retreat and displacement (BG 7.7, 7.8). On the map of one column a hex has a neighbour above
 * and one below, which makes a lane of it. Elsewhere even columns are half a hex lower: 0303 has
 * the neighbours 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw, 0202 nw. 1-1 gives Dr on 1 and Ar on
 * 6, 2-1 likewise. */

/* u1's zone takes 0402 and 0202 from them. */
#define OPEN                                                                                       \
  "map flat 6x6; unit u1 union infantry 9 0302; unit x1 confederate infantry 5 0303;"              \
  "unit x2 confederate infantry 2 0303;"

static void
test_choices (void)
{
  g_autoptr (Sketch) s = sketch_combat (OPEN);

  sketch_fight (s, "attack 0303 from u1", "roll 1");
  g_assert_cmpstr (sketch_retreats (s, "x1"), ==, "0403 0304 0203");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0403"), ==, "ok"); /* a stack may split */
  g_assert_cmpstr (sketch_do (s, "retreat x2 0203"), ==, "ok");
  g_assert_true (sketch_has (s, "x1", ADJ_FACT_RETREATED));
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
}

/* The rule of docs/orders.md: the umpire's hand pays the retreats, and the victors may advance. A
 * unit it put somewhere has not retreated, until that is said of it (BG 7.74). */
static void
test_placed (void)
{
  g_autoptr (Sketch) s =
      sketch_combat (OPEN "unit u2 union infantry 9 0205; unit u3 union infantry 1 0101");

  sketch_fight (s, "attack 0303 from u1", "roll 1");
  g_assert_cmpstr (sketch_do (s, "place x1 0304"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "retreat x2");
  g_assert_cmpstr (sketch_do (s, "eliminate x2"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
  g_assert_false (sketch_has (s, "x1", ADJ_FACT_RETREATED));
  sketch_do (s, "stay");
  sketch_do (s, "place u2 0305");
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from u2"), ==, "BG 7.14 defended-already");
  sketch_set (s, "x1", ADJ_FACT_RETREATED);
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from u2"), ==, "ok");
}

/* BG 7.74: who retreats has retreated when the battle is over, were it to the first hex of the map.
 */
static void
test_into_first_hex (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 1x4; unit u1 union infantry 4 0103;"
                                        "unit x1 confederate infantry 2 0102");

  g_assert_cmpint (sketch_hex (s, 101), ==, 0);
  sketch_fight (s, "attack 0102 from u1", "roll 1");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0101"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "stay"), ==, "ok");
  g_assert_cmpint (s->table->battle.stage, ==, ADJ_BATTLE_NONE);
  g_assert_true (sketch_has (s, "x1", ADJ_FACT_RETREATED));
}

static void
test_into_a_zone (void)
{
  g_autoptr (Sketch) s = sketch_combat (OPEN "unit x3 confederate infantry 2 0402");

  sketch_fight (s, "attack 0303 from u1", "roll 1");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0202"), ==, "BG 7.71 retreat-zone");
  /* a friend there does not make it better */
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0402"), ==, "BG 7.71 retreat-zone");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0305"), ==, "impossible: not-adjacent");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0302"), ==, "impossible: enemy-in-hex");
  g_assert_cmpstr (sketch_judge (s, "retreat u1 0301"), ==, "impossible: nothing-owed");
}

#define PENNED                                                                                     \
  "map flat 6x6; river 0203; side 0303 0304 creek; unit u1 union infantry 9 0302;"                 \
  "unit x1 confederate infantry 5 0303;"

static void
test_nowhere (void)
{
  g_autoptr (Sketch) s = sketch_combat (PENNED "side 0303 0403 creek");

  g_assert_cmpstr (sketch_retreats (s, "x1"), ==, "");
  sketch_fight (s, "attack 0303 from u1", "roll 1");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "eliminated");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
}

static void
test_off_the_map (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; exit 0101; unit u1 union infantry 9 0102;"
                                        "unit u2 union infantry 1 0301;"
                                        "unit x1 confederate infantry 5 0101");

  sketch_fight (s, "attack 0101 from u1", "roll 1");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "eliminated");
}

static void
test_one_way_left (void)
{
  g_autoptr (Sketch) s = sketch_combat (PENNED "side 0303 0403 creek ford");

  sketch_fight (s, "attack 0303 from u1", "roll 1");
  g_assert_cmpstr (sketch_debts (s), ==, "retreat x1");
  g_assert_cmpstr (sketch_retreats (s, "x1"), ==, "0403");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0304"), ==, "BG 7.72 retreat-closed");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0203"), ==, "BG 7.72 retreat-closed");
}

/* Room for one of two: the owner chooses who lives by who goes first. */
#define LANE_FOR_ONE                                                                               \
  "map flat 1x4; unit u1 union infantry 9 0102; unit x1 confederate infantry 5 0103;"              \
  "unit x2 confederate infantry 2 0103; unit y1 confederate infantry 3 0104;"

static void
test_order_matters (void)
{
  g_autoptr (Sketch) s = sketch_combat (LANE_FOR_ONE);
  g_autoptr (Sketch) t = sketch_combat (LANE_FOR_ONE);

  sketch_fight (s, "attack 0103 from u1", "roll 1");
  g_assert_cmpstr (sketch_debts (s), ==, "retreat x1; retreat x2");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0104"), ==, "ok");
  g_assert_cmpstr (sketch_where (s, "x2"), ==, "eliminated");
  sketch_fight (t, "attack 0103 from u1", "roll 1");
  g_assert_cmpstr (sketch_do (t, "retreat x2 0104"), ==, "ok");
  g_assert_cmpstr (sketch_where (t, "x1"), ==, "eliminated");
}

static void
test_joins (void)
{
  g_autoptr (Sketch) s = sketch_combat (OPEN "unit y1 confederate infantry 3 0403");

  sketch_fight (s, "attack 0303 from u1", "roll 1");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0403"), ==, "ok");
  /* now it is full: the other one goes elsewhere */
  g_assert_cmpstr (sketch_retreats (s, "x2"), ==, "0304 0203");
}

static void
test_does_not_join (void)
{
  g_autoptr (Sketch) s = sketch_combat (OPEN "unit y1 confederate infantry 3 0403;"
                                             "unit y2 confederate infantry 3 0403");

  sketch_fight (s, "attack 0303 from u1", "roll 1");
  g_assert_cmpstr (sketch_retreats (s, "x1"), ==, "0304 0203");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0403"), ==, "BG 7.81 other-retreat");
}

/* ---- Hit again ---- */

/* g1 drives x1 (5) back to y1 (2), then g2 fires at them both: 4 : 2, not 4 : 7. */
#define HIT_AGAIN                                                                                  \
  "map flat 9x8; unit g1 union artillery 5 0302; unit g2 union artillery 4 0604;"                  \
  "unit g3 union artillery 9 0307; unit x1 confederate infantry 5 0304;"                           \
  "unit y1 confederate infantry 2 0305;"

static void
drive_back (Sketch *s)
{
  sketch_fight (s, "attack 0304 from g1", "roll 1"); /* 1-1, Dr */
  g_assert_cmpstr (sketch_do (s, "retreat x1 0305"), ==, "ok");
}

static void
test_adds_nothing (void)
{
  g_autoptr (Sketch) s = sketch_combat (HIT_AGAIN);

  drive_back (s);
  g_assert_cmpstr (sketch_sum (s, "attack 0305 from g2"), ==,
                   "g2 4 BG 8.21; attack 4 BG 7.24; x1 0 BG 7.74; y1 2 BG 7.3; 0305 2 BG 7.21; "
                   "defence 2 BG 7.25; 2-1 BG 7.6");
  sketch_fight (s, "attack 0305 from g2", "roll 1"); /* and suffers with the other */
  g_assert_cmpstr (sketch_debts (s), ==, "retreat x1; retreat y1");
}

static void
test_alone_with_nothing (void)
{
  g_autoptr (Sketch) s = sketch_combat (HIT_AGAIN);

  sketch_do (s, "place y1 0108");
  drive_back (s);
  g_assert_cmpstr (sketch_sum (s, "attack 0305 from g2"), ==,
                   "g2 4 BG 8.21; attack 4 BG 7.24; x1 0 BG 7.74; defence 0 BG 7.25; 6-1 BG 7.74");
}

/* By the umpire's hand it has come to stand beside somebody: in an exchange its 5 count. */
static void
test_printed_in_an_exchange (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; unit u1 union infantry 5 0302;"
                                        "unit u2 union infantry 4 0402;"
                                        "unit x1 confederate infantry 5 0303");

  sketch_set (s, "x1", ADJ_FACT_RETREATED | ADJ_FACT_DEFENDED);
  sketch_fight (s, "attack 0303 from u1 u2", "roll 6"); /* 6-1, Ex */
  g_assert_cmpstr (sketch_debts (s), ==, "lose union 5");
  g_assert_cmpstr (sketch_losses (s), ==, "u1");
}

static void
test_not_a_third_time (void)
{
  g_autoptr (Sketch) s = sketch_combat (HIT_AGAIN);

  drive_back (s);
  sketch_fight (s, "attack 0305 from g2", "roll 6"); /* 2-1, Ar: they stand */
  g_assert_cmpstr (sketch_judge (s, "attack 0305 from g3"), ==,
                   "BG 7.14 defended-already; BG 7.14 defended-already");
}

static void
test_full_again_next_phase (void)
{
  g_autoptr (Sketch) s = sketch_combat (HIT_AGAIN);

  drive_back (s);
  sketch_phase (s, 2, "first-combat");
  g_assert_cmpstr (sketch_sum (s, "attack 0305 from g2"), ==,
                   "g2 4 BG 8.21; attack 4 BG 7.24; x1 5 BG 7.3; y1 2 BG 7.3; 0305 7 BG 7.21; "
                   "defence 7 BG 7.25; 1-2 BG 7.6");
}

/* ---- Displacement ---- */

/* x1 is driven down the lane: y1 and y2 fill 0104. */
#define LANE                                                                                       \
  "unit u1 union infantry 5 0102; unit x1 confederate infantry 5 0103;"                            \
  "unit y1 confederate infantry 3 0104; unit y2 confederate infantry 2 0104;"

static void
test_displaces (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 1x5;" LANE);

  sketch_fight (s, "attack 0103 from u1", "roll 1");
  g_assert_cmpstr (sketch_retreats (s, "x1"), ==, "displacing 0104");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0104"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "displace 0104 for x1");
  g_assert_cmpstr (sketch_displacements (s), ==, "y1 0105; y2 0105");
  g_assert_cmpstr (sketch_judge (s, "displace x1 0105"), ==, "impossible: nothing-owed");
  g_assert_cmpstr (sketch_judge (s, "displace y1 0103"), ==, "BG 7.71 retreat-zone");
  g_assert_cmpstr (sketch_do (s, "displace y2 0105"), ==, "ok");
  g_assert_true (sketch_has (s, "y2", ADJ_FACT_DISPLACED));
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
  g_assert_cmpint (s->table->n_chain, ==, 0);
}

static void
test_chain_of_two (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 1x6;" LANE "unit z1 confederate infantry 3 0105;"
                                        "unit z2 confederate infantry 2 0105");

  sketch_fight (s, "attack 0103 from u1", "roll 1");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0104"), ==, "ok");
  g_assert_cmpstr (sketch_displacements (s), ==, "y1 displacing 0105; y2 displacing 0105");
  g_assert_cmpstr (sketch_do (s, "displace y1 0105"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "displace 0105 for y1");
  g_assert_cmpstr (sketch_displacements (s), ==, "z1 0106; z2 0106");
  g_assert_cmpstr (sketch_do (s, "displace z2 0106"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
}

static void
test_chain_of_three (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 1x7;" LANE "unit z1 confederate infantry 3 0105;"
                                        "unit z2 confederate infantry 2 0105;"
                                        "unit w1 confederate infantry 3 0106;"
                                        "unit w2 confederate infantry 2 0106");

  sketch_fight (s, "attack 0103 from u1", "roll 1");
  sketch_do (s, "retreat x1 0104");
  sketch_do (s, "displace y1 0105");
  /* back into 0104 as well: y2 there has not moved yet, and could go on by z2 and a w */
  g_assert_cmpstr (sketch_displacements (s), ==,
                   "z1 displacing 0104 0106; z2 displacing 0104 0106");
  sketch_do (s, "displace z1 0106");
  g_assert_cmpstr (sketch_do (s, "displace w2 0107"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
  g_assert_cmpstr (sketch_where (s, "y1"), ==, "0105");
  g_assert_cmpstr (sketch_where (s, "z1"), ==, "0106");
}

/* x1 at the head of a lane of so many full hexes, the first of them 0104. */
static Sketch *
long_lane (int n_full)
{
  g_autoptr (GString) layout = g_string_new ("map flat 1x99;" LANE);
  Sketch *self;

  for (int row = 5; row < 4 + n_full; row++)
    for (char which = 'a'; which <= 'b'; which++)
      g_string_append_printf (layout, "unit %c%d confederate infantry 1 01%02d;", which, row, row);
  self = sketch_combat (layout->str);
  sketch_fight (self, "attack 0103 from u1", "roll 1");
  return self;
}

/* However far it is to where somebody has room, that is found; at the end of the map x1 dies. */
static void
test_far_room (void)
{
  g_autoptr (Sketch) s = long_lane (95);
  g_autoptr (Sketch) t = long_lane (96);

  g_assert_cmpstr (sketch_retreats (s, "x1"), ==, "displacing 0104");
  g_assert_cmpstr (sketch_retreats (t, "x1"), ==, "");
}

/* One after the other goes as far as it is kept who has moved; then it is said that it is too much.
 */
static void
test_longest_chain (void)
{
  g_autoptr (Sketch) s = long_lane (95);

  g_assert_cmpstr (sketch_do (s, "retreat x1 0104"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "displace y1 0105"), ==, "ok");
  for (int row = 5; row < 3 + ADJ_MAX_CHAIN; row++)
    {
      g_autofree char *order = g_strdup_printf ("displace a%d 01%02d", row, row + 1);

      g_assert_cmpstr (sketch_do (s, order), ==, "ok");
    }
  g_assert_cmpstr (sketch_judge (s, "displace a67 0168"), ==, "impossible: too-many");
  g_assert_cmpint (s->table->n_chain, ==, ADJ_MAX_CHAIN);
}

/* A crowd of 158 in which only the farthest corner has room. */
static void
test_crowd (void)
{
  g_autoptr (GString) layout = g_string_new ("map flat 10x8; unit u1 union infantry 9 0101;"
                                             "unit x1 confederate infantry 5 0102;");
  g_autoptr (Sketch) s = NULL;

  for (int hex = 0; hex < 79; hex++)
    for (char which = 'a'; hex >= 2 && which <= 'b'; which++)
      g_string_append_printf (layout, "unit %c%d confederate infantry 1 %02d%02d;", which, hex,
                              hex / 8 + 1, hex % 8 + 1);
  s = sketch_combat (layout->str);
  sketch_do (s, "attack 0102 from u1");
  sketch_do (s, "roll 1");
  g_assert_cmpstr (sketch_retreats (s, "x1"), ==, "displacing 0202 0103");
}

/* Where the rules let nine stand in a hex, each of the nine may be the one who makes room. */
static void
test_full_stack (void)
{
  g_autoptr (GString) layout = g_string_new ("map flat 1x5;" LANE);
  g_autoptr (Sketch) s = NULL;
  g_auto (GStrv) answers = NULL;

  for (int i = 3; i <= ADJ_MAX_STACK; i++)
    g_string_append_printf (layout, "unit y%d confederate infantry 1 0104;", i);
  s = sketch_combat (layout->str);
  s->book->ruleset->stacking_limit = ADJ_MAX_STACK;
  sketch_fight (s, "attack 0103 from u1", "roll 1");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0104"), ==, "ok");
  answers = g_strsplit (sketch_displacements (s), "; ", -1);
  g_assert_cmpuint (g_strv_length (answers), ==, ADJ_MAX_STACK);
}

static void
test_no_displacement_if_free (void)
{
  g_autoptr (Sketch) s = sketch_combat (OPEN "unit y1 confederate infantry 3 0304;"
                                             "unit y2 confederate infantry 3 0304");

  sketch_fight (s, "attack 0303 from u1", "roll 1");
  g_assert_cmpstr (sketch_retreats (s, "x1"), ==, "0403 0203");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0304"), ==, "BG 7.81 other-retreat");
}

/* At the end of the lane nobody can make room: who is pushed would die, so x1 does. */
static void
test_dies_instead (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 1x4;" LANE);

  sketch_fight (s, "attack 0103 from u1", "roll 1");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "eliminated");
  g_assert_cmpstr (sketch_where (s, "y1"), ==, "0104");
}

/* z1 could only push back into 0104, where the chain has been: it never ends. */
static void
test_never_round (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 1x5;" LANE "unit z1 confederate infantry 3 0105;"
                                        "unit z2 confederate infantry 2 0105");

  g_assert_cmpstr (sketch_retreats (s, "x1"), ==, "");
  sketch_fight (s, "attack 0103 from u1", "roll 1");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "eliminated");
}

static void
test_more_than_once (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 1x6;" LANE "unit x2 confederate infantry 4 0103");

  sketch_fight (s, "attack 0103 from u1", "roll 1 Dr");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0104"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "displace y1 0105"), ==, "ok");
  /* for x2 one of y2 and x1, who has just come, goes on; 0105 has room for one more */
  g_assert_cmpstr (sketch_do (s, "retreat x2 0104"), ==, "ok");
  g_assert_cmpstr (sketch_displacements (s), ==, "x1 0105; y2 0105");
  g_assert_cmpstr (sketch_do (s, "displace y2 0105"), ==, "ok");
  sketch_phase (s, 2, "first-combat");
  sketch_set (s, "y1", ADJ_FACT_DISPLACED);
  sketch_do (s, "place x2 0106");
  sketch_do (s, "place x1 0103");
  sketch_do (s, "place y1 0104");
  sketch_do (s, "place y2 0104");
  sketch_fight (s, "attack 0103 from u1", "roll 1");
  sketch_do (s, "retreat x1 0104");
  g_assert_cmpstr (sketch_displacements (s), ==, "y1 0105; y2 0105");
}

/* The umpire's hand pays for the unit. */
static void
test_by_hand (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 1x6;" LANE);

  sketch_fight (s, "attack 0103 from u1", "roll 1");
  sketch_do (s, "retreat x1 0104");
  g_assert_cmpstr (sketch_do (s, "place y1 0106"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
}

/* u1 is thrown back upon g1 and v1; x2 is two or three hexes further. */
#define DISPLACED_GUN                                                                              \
  "map flat 1x9; unit x1 confederate infantry 5 0104; unit u1 union infantry 5 0105;"              \
  "unit g1 union artillery 3 0106; unit v1 union infantry 3 0106;"                                 \
  "unit x2 confederate infantry 3 0109;"

static void
test_displaced_gun (void)
{
  g_autoptr (Sketch) s = sketch_combat (DISPLACED_GUN);

  sketch_fight (s, "attack 0104 from u1", "roll 6"); /* Ar */
  g_assert_cmpstr (sketch_do (s, "retreat u1 0106"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "displace g1 0107"), ==, "ok");
  sketch_do (s, "stay");
  g_assert_cmpstr (sketch_judge (s, "attack 0109 from g1"), ==, "BG 7.81b displaced-gun");
}

static void
test_gun_that_stayed (void)
{
  g_autoptr (Sketch) s = sketch_combat (DISPLACED_GUN);

  sketch_fight (s, "attack 0104 from u1", "roll 6");
  sketch_do (s, "retreat u1 0106");
  g_assert_cmpstr (sketch_do (s, "displace v1 0107"), ==, "ok");
  sketch_do (s, "stay");
  g_assert_cmpstr (sketch_judge (s, "attack 0109 from g1"), ==, "ok");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/retreat/by the umpire's hand", test_placed);
  g_test_add_func ("/rules/BG 7.71/+ all lawful hexes, and a stack may split", test_choices);
  g_test_add_func ("/rules/BG 7.74/+ into the first hex of the map", test_into_first_hex);
  g_test_add_func ("/rules/BG 7.71/- not into a zone", test_into_a_zone);
  g_test_add_func ("/rules/BG 7.72/+ nowhere to go", test_nowhere);
  g_test_add_func ("/rules/BG 7.72/+ not off the map", test_off_the_map);
  g_test_add_func ("/rules/BG 7.72/- one way is left", test_one_way_left);
  g_test_add_func ("/rules/BG 7.72/- the owner's order decides who is lost", test_order_matters);
  g_test_add_func ("/rules/BG 7.73/+ joins friends", test_joins);
  g_test_add_func ("/rules/BG 7.73/- not a full hex", test_does_not_join);
  g_test_add_func ("/rules/BG 7.74/+ adds nothing and suffers", test_adds_nothing);
  g_test_add_func ("/rules/BG 7.74/+ a defence of nothing", test_alone_with_nothing);
  g_test_add_func ("/rules/BG 7.74/+ printed strength in an exchange", test_printed_in_an_exchange);
  g_test_add_func ("/rules/BG 7.74/- not a third time", test_not_a_third_time);
  g_test_add_func ("/rules/BG 7.74/- only in that phase", test_full_again_next_phase);
  g_test_add_func ("/rules/BG 7.81/+ one makes room", test_displaces);
  g_test_add_func ("/rules/BG 7.81/+ a chain of two", test_chain_of_two);
  g_test_add_func ("/rules/BG 7.81/+ a chain of three", test_chain_of_three);
  g_test_add_func ("/rules/BG 7.81/+ one of nine makes room", test_full_stack);
  g_test_add_func ("/rules/BG 7.82/+ far off there is room", test_far_room);
  g_test_add_func ("/rules/BG 7.82/- longer than is kept", test_longest_chain);
  g_test_add_func ("/rules/BG 7.82/+ a crowd", test_crowd);
  g_test_add_func ("/rules/BG 7.81/+ by the umpire's hand", test_by_hand);
  g_test_add_func ("/rules/BG 7.81/- not where another retreat is free",
                   test_no_displacement_if_free);
  g_test_add_func ("/rules/BG 7.82/+ a unit is pushed more than once", test_more_than_once);
  g_test_add_func ("/rules/BG 7.82/- who would push to death dies", test_dies_instead);
  g_test_add_func ("/rules/BG 7.82/- a chain never comes round", test_never_round);
  g_test_add_func ("/rules/BG 7.81b/+ a displaced gun is silent", test_displaced_gun);
  g_test_add_func ("/rules/BG 7.81b/- one that stayed is not", test_gun_that_stayed);
  return g_test_run ();
}
