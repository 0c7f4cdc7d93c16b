/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch-show.h"

/* Voluntary attacks and repulsion (Y 7.0, 7.77). Flat maps, even columns half a hex lower: 0303
 * has the neighbours 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw, 0202 nw. */

static Sketch *
in_phase (const char *phase, const char *layout)
{
  Sketch *s = sketch_new (layout);

  sketch_option (s, ADJ_OPTION_VOLUNTARY_ATTACK, 1);
  sketch_phase (s, 1, phase);
  return s;
}

#define BESIDE                                                                                     \
  "map flat 8x8; unit u1 union infantry 4 0302; unit u2 union infantry 3 0302;"                    \
  "unit u3 union infantry 3 0403; unit x1 confederate infantry 3 0303;"

/* ---- Voluntary attacks (Y 7.0) ---- */

static void
test_nobody_must (void)
{
  g_autoptr (Sketch) s = in_phase ("first-combat", BESIDE);

  g_assert_cmpstr (sketch_duties (s), ==,
                   "maybe repulsed u1 Y 7.77; maybe repulsed u2 Y 7.77; maybe repulsed u3 Y 7.77");
  sketch_option (s, ADJ_OPTION_VOLUNTARY_ATTACK, 0);
  g_assert_cmpstr (sketch_duties (s), ==,
                   "attack u1 BG 7.12; attack u2 BG 7.12; attack u3 BG 7.12; "
                   "be-attacked x1 BG 7.11");
}

/* A stackmate may stay out; apart from it he may not attack any more. */
static void
test_stackmate (void)
{
  g_autoptr (Sketch) s = in_phase ("first-combat", BESIDE "unit x2 confederate infantry 3 0402");

  g_assert_cmpstr (sketch_do (s, "attack 0303 0402 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok"); /* 4 : 6, Dr */
  g_assert_cmpstr (sketch_duties (s), ==,
                   "choice x1 BG 7.71; choice x2 BG 7.71; maybe repulsed u2 Y 7.77; "
                   "maybe repulsed u3 Y 7.77");
}

/* A unit that attacks must see every enemy beside it attacked. */
static void
test_all_enemies (void)
{
  g_autoptr (Sketch) s = in_phase ("first-combat", BESIDE "unit x2 confederate infantry 3 0402;"
                                                          "unit x4 confederate infantry 3 0504");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 u2"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok"); /* 2-1: Dr */
  g_assert_cmpstr (sketch_do (s, "retreat x1 0203"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "stay"), ==, "ok");
  /* u3 could attack it; x4, beside u3 alone, nobody must */
  g_assert_cmpstr (sketch_duties (s), ==, "be-attacked x2 Y 7.0; [repulsed u3 Y 7.77 stays]");
}

/* ---- Repulsion (Y 7.77) ---- */

static void
test_repulsion (void)
{
  g_autoptr (Sketch) s = in_phase ("first-combat", BESIDE);

  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse u1; repulse u2; repulse u3");
  g_assert_cmpint (s->table->phase, ==, 1);
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1"), ==, "Y 7.77 repulsion-begun");
  g_assert_cmpstr (sketch_judge (s, "retreat u1 0202"), ==, "BG 7.71 retreat-zone");
  g_assert_cmpstr (sketch_do (s, "retreat u3 0503"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat u1 0301"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "Y 7.77 owes-choice");
  g_assert_cmpstr (sketch_do (s, "retreat u2 0301"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, ""); /* the enemy does not follow */
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpint (s->table->phase, ==, 2);
}

/* A unit that attacked stays, and so does it when it has advanced. */
static void
test_attackers_stay (void)
{
  g_autoptr (Sketch) s = in_phase ("first-combat", BESIDE "unit x2 confederate infantry 1 0205");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 u2 u3"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok"); /* 3-1: De */
  g_assert_cmpstr (sketch_do (s, "advance u3 0303"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpint (s->table->phase, ==, 2);
}

/* Nowhere to go: it stays, unharmed; u2 gets a hex only when u1 has left one. */
#define LANE "map flat 1x8; unit x1 confederate infantry 3 0104; unit u1 union infantry 4 0103;"

static void
test_stays (void)
{
  g_autoptr (Sketch) s = in_phase (
      "first-combat", LANE "unit x2 confederate infantry 3 0101; unit u3 union infantry 4 0102");

  g_assert_cmpstr (sketch_duties (s), ==, "[repulsed u1 Y 7.77 stays]; [repulsed u3 Y 7.77 stays]");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpint (s->table->phase, ==, 2);
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0103");
}

static void
test_never_displaces (void)
{
  g_autoptr (Sketch) s = in_phase ("first-combat", LANE
                                   "unit u2 union infantry 4 0103; unit u3 union infantry 4 0102;");

  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse u1; repulse u2");
  g_assert_cmpstr (sketch_do (s, "retreat u1 0102"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, ""); /* 0102 is full: u2 stays */
  g_assert_cmpstr (sketch_where (s, "u2"), ==, "0103");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpint (s->table->phase, ==, 2);
}

/* The order is the owner's: the friend that goes makes room for the one that could not. */
static void
test_order (void)
{
  g_autoptr (Sketch) s = in_phase (
      "first-combat", "map flat 2x8; river 0201 0202 0203; unit x1 confederate infantry 3 0104;"
                      "unit u1 union infantry 4 0103; unit u2 union infantry 4 0102;"
                      "unit u3 union infantry 4 0102; unit x2 confederate infantry 1 0204");

  g_assert_cmpstr (sketch_duties (s), ==, "[repulsed u1 Y 7.77 stays]");
}

/* Whom it makes room for goes after it, so it is asked first, wherever the book has them. */
static void
test_first_who_can_go (void)
{
  g_autoptr (Sketch) s =
      in_phase ("first-combat",
                "map flat 2x8; unit x1 confederate infantry 3 0104; unit u1 union infantry 4 0103;"
                "unit u2 union infantry 4 0102; unit u3 union infantry 4 0102;"
                "unit x2 confederate infantry 3 0202");

  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse u2; repulse u3; repulse u1");
}

static void
test_creek (void)
{
  g_autoptr (Sketch) s = in_phase ("first-combat", LANE "side 0103 0104 creek");

  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpint (s->table->phase, ==, 2);
}

/* At the end of a Night Movement Phase all go back who are in contact. */
static void
test_night (void)
{
  g_autoptr (Sketch) s = in_phase ("first-movement", "turns 3 night 1;" LANE);

  g_assert_cmpstr (sketch_duties (s), ==, "maybe repulsed u1 Y 7.77");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse u1");
  g_assert_cmpstr (sketch_judge (s, "move u1 0103 0102"), ==,
                   "Y 7.77 repulsion-begun; BG 5.13 leaves-zone");
  g_assert_cmpstr (sketch_do (s, "retreat u1 0102"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (s->book->ruleset->phases[s->table->phase].id, ==, "second-night");
}

/* Where the night is plotted neighbours stay as they are. */
static void
test_plotted_night (void)
{
  g_autoptr (Sketch) s = in_phase ("first-movement", "turns 3 night 1;" LANE);

  sketch_option (s, ADJ_OPTION_NIGHT_PLOTS, TRUE);
  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "");
}

/* By day, and where nights go by turns, everybody is repulsed as ever. */
static void
test_night_by_turns (void)
{
  g_autoptr (Sketch) s = in_phase ("first-combat", "turns 3 night 2;" LANE);
  g_autoptr (Sketch) by_turns = in_phase ("first-movement", "turns 3 night 1;" LANE);

  sketch_option (s, ADJ_OPTION_NIGHT_PLOTS, TRUE);
  g_assert_cmpstr (sketch_duties (s), ==, "maybe repulsed u1 Y 7.77");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse u1");
  g_assert_cmpstr (sketch_do (by_turns, "next"), ==, "ok");
  g_assert_cmpstr (sketch_debts (by_turns), ==, "repulse u1");
}

static void
test_day (void)
{
  g_autoptr (Sketch) s = in_phase ("first-movement", LANE);

  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpint (s->table->phase, ==, 1);
}

/* Those whom other rules drive out go by those (BG 11.31, CH 18.4). */
static void
test_others_rules (void)
{
  g_autoptr (Sketch) s = in_phase ("first-movement", LANE);

  sketch_set (s, "u1", ADJ_FACT_INEFFECTIVE);
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "leave u1 BG 11.31");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "BG 11.31 owes-leaving");
}

/* With an attack still open the phase is left as it is, and what was left undone is said. */
static void
test_left_undone (void)
{
  g_autoptr (Sketch) s = in_phase ("first-combat", BESIDE);

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 u2"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "BG 7.0 owes-choice; Y 7.77 not-repulsed");
}

/* Who is still to be attacked or to drift is named before others are repulsed. */
static void
test_named_before (void)
{
  g_autoptr (Sketch) s = in_phase ("first-combat", BESIDE "unit x2 confederate infantry 3 0402");
  g_autoptr (Sketch) night =
      in_phase ("first-movement", "turns 3 night 1;" LANE "unit u2 union infantry 4 0101");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 u2"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok"); /* 2-1: Dr */
  g_assert_cmpstr (sketch_do (s, "retreat x1 0203"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "Y 7.0 owes-defence");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse u3");
  night->table->units[sketch_unit (night, "u2")].control = ADJ_CONTROL_LOST;
  g_assert_cmpstr (sketch_do (night, "next"), ==, "Y 5.52 owes-drift");
  g_assert_cmpstr (sketch_debts (night), ==, "repulse u1");
}

/* Cavalry that slipped away brings repulsion along for whoever followed, and for nobody else. */
static void
test_follower (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 8x8; unit u1 union infantry 4 0302;"
                                     "unit u2 union infantry 4 0302;"
                                     "unit x1 confederate cavalry 3 0303;");

  sketch_option (s, ADJ_OPTION_CAVALRY_RETREAT, 1);
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 u2"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0304"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "advance u1 0303"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse u1");
  g_assert_cmpstr (sketch_do (s, "retreat u1 0302"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpint (s->table->phase, ==, 2);
}

/* The umpire's hand pays it as well. */
static void
test_umpire (void)
{
  g_autoptr (Sketch) s = in_phase ("first-combat", LANE);

  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "place u1 0101"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y 7.0/+ nobody must attack", test_nobody_must);
  g_test_add_func ("/rules/Y 7.0/+ a stackmate may stay out", test_stackmate);
  g_test_add_func ("/rules/Y 7.0/- every enemy beside an attacker", test_all_enemies);
  g_test_add_func ("/rules/Y 7.77/+ one hex back", test_repulsion);
  g_test_add_func ("/rules/Y 7.77/- attackers stay", test_attackers_stay);
  g_test_add_func ("/rules/Y 7.77/- nowhere to go", test_stays);
  g_test_add_func ("/rules/Y 7.77/- nobody makes room", test_never_displaces);
  g_test_add_func ("/rules/Y 7.77/- a full hex behind it", test_order);
  g_test_add_func ("/rules/Y 7.77/+ first who can go", test_first_who_can_go);
  g_test_add_func ("/rules/Y 7.77/- across a creek", test_creek);
  g_test_add_func ("/rules/Y 7.77/+ after a Night march", test_night);
  g_test_add_func ("/rules/E N.7/+ neighbours of a plotted night stay", test_plotted_night);
  g_test_add_func ("/rules/E N.7/- nights by turns", test_night_by_turns);
  g_test_add_func ("/rules/Y 7.77/- nobody before what is owed", test_named_before);
  g_test_add_func ("/rules/Y 7.77/- after a march by day", test_day);
  g_test_add_func ("/rules/Y 7.77/- those who must leave anyway", test_others_rules);
  g_test_add_func ("/rules/Y 7.77/- left undone", test_left_undone);
  g_test_add_func ("/rules/Y 7.77/+ who followed cavalry", test_follower);
  g_test_add_func ("/rules/Y 7.77/+ the umpire's hand", test_umpire);
  return g_test_run ();
}
