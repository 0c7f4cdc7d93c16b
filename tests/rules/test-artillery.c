/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/attack.h"
#include "sketch-show.h"

/* Artillery (BG 8). Flat maps, even columns half a hex lower. Down column 3, 0302 is adjacent to
 * 0303, at range 2 of 0304, 3 of 0305 and 4 of 0306. */

#define COLUMN                                                                                     \
  "map flat 8x7; unit g1 union artillery 4 0302; unit x1 confederate infantry 5 0304;"             \
  "unit x2 confederate infantry 5 0305; unit x3 confederate infantry 5 0306;"

static void
test_range (void)
{
  g_autoptr (Sketch) s = sketch_combat (COLUMN);

  g_assert_cmpstr (sketch_judge (s, "attack 0304 from g1"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0305 from g1"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, ""); /* never obliged to */
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
}

static void
test_out_of_range (void)
{
  g_autoptr (Sketch) s = sketch_combat (COLUMN "unit u1 union infantry 5 0502");

  g_assert_cmpstr (sketch_judge (s, "attack 0306 from g1"), ==, "BG 8.11 out-of-range");
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from u1"), ==, "impossible: out-of-reach");
}

/* The target's hex counts, the battery's own does not: adjacent is 1. */
static void
test_counting (void)
{
  g_autoptr (Sketch) s = sketch_combat (COLUMN);

  sketch_judge (s, "attack 0306 from g1");
  g_assert_cmpint (s->judge->findings[0].figure, ==, 4);
  g_assert_true (adj_attack_is_open_to (&s->field, 0, sketch_hex (s, 305)));
}

static void
test_counting_adjacent (void)
{
  g_autoptr (Sketch) s = sketch_combat (COLUMN "unit x4 confederate infantry 1 0303");

  /* at range 1 it is no bombardment */
  g_assert_cmpint (adj_attack_role (&s->field, 0, sketch_hex (s, 303)), ==, ADJ_ROLE_ADJACENT);
  g_assert_false (adj_attack_is_open_to (&s->field, 0, sketch_hex (s, 306)));
}

static void
test_one_hex (void)
{
  g_autoptr (Sketch) s = sketch_combat (COLUMN "unit u1 union infantry 5 0404");

  g_assert_cmpstr (sketch_judge (s, "attack 0304 from g1"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0304 0305 from g1 u1"), ==, "ok"); /* combined */
}

static void
test_several_hexes (void)
{
  g_autoptr (Sketch) s = sketch_combat (COLUMN);

  g_assert_cmpstr (sketch_judge (s, "attack 0304 0305 from g1"), ==, "BG 8.13 bombards-several");
}

#define TWO_GUNS COLUMN "unit g2 union artillery 3 0302;"

static void
test_two_batteries (void)
{
  g_autoptr (Sketch) s = sketch_combat (TWO_GUNS);

  g_assert_cmpstr (sketch_judge (s, "attack 0304 from g1 g2"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from g1"), ==,
                   "ok"); /* the other may keep still */
}

static void
test_two_targets (void)
{
  g_autoptr (Sketch) s = sketch_combat (TWO_GUNS);

  sketch_do (s, "attack 0304 from g1");
  sketch_do (s, "roll 6"); /* 4 : 5 is 1-2: Ae, which does nothing to it */
  g_assert_cmpstr (sketch_where (s, "g1"), ==, "0302");
  g_assert_cmpstr (sketch_judge (s, "attack 0305 from g2"), ==, "BG 8.14 batteries-apart");
}

/* ---- Results ---- */

/* g1 alone against 1: 4-1, die 6 is Ex. Against 5 it is 1-2: 1 Dr, 3 Ar, 6 Ae. */
static void
test_unharmed (void)
{
  g_autoptr (Sketch) s = sketch_combat (COLUMN "unit x4 confederate infantry 1 0502");

  g_assert_cmpstr (sketch_do (s, "attack 0502 from g1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 6"), ==, "ok");
  g_assert_cmpstr (sketch_where (s, "x4"), ==, "eliminated");
  g_assert_cmpstr (sketch_where (s, "g1"), ==, "0302");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  g_assert_cmpint (s->table->battle.stage, ==, ADJ_BATTLE_NONE); /* nor does it advance */
}

static void
test_unharmed_by_ar (void)
{
  g_autoptr (Sketch) s = sketch_combat (COLUMN);

  sketch_do (s, "attack 0304 from g1");
  g_assert_cmpstr (sketch_do (s, "roll 3"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  g_assert_false (sketch_has (s, "g1", ADJ_FACT_INEFFECTIVE)); /* BG 11.1 */
}

static void
test_goes_back (void)
{
  g_autoptr (Sketch) s = sketch_combat (COLUMN);

  sketch_do (s, "attack 0304 from g1");
  sketch_do (s, "roll 3");
  g_assert_cmpstr (sketch_judge (s, "retreat g1 0303"), ==, "BG 7.71 retreat-zone");
  g_assert_cmpstr (sketch_do (s, "retreat g1 0301"), ==, "ok");
  g_assert_cmpstr (sketch_where (s, "g1"), ==, "0301");
  g_assert_false (sketch_has (s, "g1", ADJ_FACT_INEFFECTIVE));
  g_assert_cmpstr (sketch_judge (s, "retreat g1 0201"), ==, "impossible: nothing-owed"); /* once */
}

static void
test_goes_back_without_cause (void)
{
  g_autoptr (Sketch) s = sketch_combat (TWO_GUNS);

  g_assert_cmpstr (sketch_judge (s, "retreat g1 0301"), ==, "impossible: nothing-owed");
  sketch_do (s, "attack 0304 from g1");
  sketch_do (s, "roll 6"); /* Ae */
  g_assert_cmpstr (sketch_judge (s, "retreat g1 0301"), ==, "impossible: nothing-owed");
  sketch_phase (s, 2, "first-combat");
  sketch_do (s, "attack 0304 from g1");
  sketch_do (s, "roll 3"); /* Ar, but the next attack begins */
  sketch_do (s, "attack 0305 from g2");
  sketch_do (s, "roll 6");
  g_assert_cmpstr (sketch_judge (s, "retreat g1 0301"), ==, "impossible: nothing-owed");
}

/* ---- Combined ---- */

#define COMBINED                                                                                   \
  "map flat 8x7; unit g1 union artillery 4 0302; unit u1 union infantry 5 0404;"                   \
  "unit x1 confederate infantry 4 0304; unit x2 confederate infantry 5 0405;"

static void
test_joins (void)
{
  g_autoptr (Sketch) s = sketch_combat (COMBINED);

  g_assert_cmpstr (sketch_sum (s, "attack 0304 from u1 g1"), ==,
                   "u1 5 BG 7.3; g1 4 BG 8.21; attack 9 BG 7.24; x1 4 BG 7.3; defence 4 BG 7.25; "
                   "2-1 BG 7.6");
}

static void
test_joins_nobody_far_away (void)
{
  g_autoptr (Sketch) s = sketch_combat (COMBINED "unit g2 union artillery 3 0702");

  g_assert_cmpstr (sketch_judge (s, "attack 0304 from u1 g2"), ==,
                   "BG 8.11 out-of-range; BG 7.11 left-to-nobody");
}

/* 0304 is 2 from g1, 0405 is 4. */
static void
test_one_is_enough (void)
{
  g_autoptr (Sketch) s = sketch_combat (COMBINED);

  g_assert_cmpstr (sketch_judge (s, "attack 0304 0405 from u1 g1"), ==, "ok");
}

static void
test_one_in_range_the_other_in_sight (void)
{
  /* 0304 is near but behind the forest of 0303, 0405 is too far */
  g_autoptr (Sketch) s = sketch_combat (COMBINED "forest 0303");

  g_assert_cmpstr (sketch_judge (s, "attack 0304 0405 from u1 g1"), ==, "BG 8.31 no-sight");
}

static void
test_adjacent_suffer (void)
{
  g_autoptr (Sketch) s = sketch_combat (COMBINED);

  sketch_do (s, "attack 0304 from u1 g1");
  g_assert_cmpstr (sketch_do (s, "roll 6"), ==, "ok"); /* 2-1, Ar */
  g_assert_cmpstr (sketch_debts (s), ==, "retreat u1");
  g_assert_true (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
}

static void
test_guns_do_not (void)
{
  g_autoptr (Sketch) s = sketch_combat (COMBINED);

  sketch_do (s, "attack 0304 from u1 g1");
  sketch_do (s, "roll 6");
  g_assert_cmpstr (sketch_where (s, "g1"), ==, "0302");
  g_assert_false (sketch_has (s, "g1", ADJ_FACT_INEFFECTIVE));
  g_assert_cmpstr (sketch_do (s, "retreat g1 0301"), ==, "ok"); /* if it likes, BG 8.16 */
  g_assert_cmpstr (sketch_debts (s), ==, "retreat u1");
}

/* ---- In a zone ---- */

#define HELD                                                                                       \
  "map flat 8x7; unit g1 union artillery 4 0302; unit x1 confederate infantry 5 0303;"             \
  "unit x2 confederate infantry 5 0304;"

static void
test_no_bombardment_in_a_zone (void)
{
  g_autoptr (Sketch) s = sketch_combat (HELD);

  g_assert_false (adj_may_bombard (&s->field, 0));
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from g1"), ==,
                   "BG 8.41 bombards-in-zone; BG 7.11 left-to-nobody");
}

static void
test_bombardment_outside (void)
{
  g_autoptr (Sketch) s = sketch_combat (HELD);

  sketch_do (s, "place x1 0305");
  g_assert_true (adj_may_bombard (&s->field, 0));
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from g1"), ==, "ok");
}

static void
test_attacks_what_is_beside_it (void)
{
  g_autoptr (Sketch) s = sketch_combat (HELD);

  g_assert_cmpstr (sketch_do (s, "attack 0303 from g1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 3"), ==, "ok"); /* 1-2, Ar */
  g_assert_cmpstr (sketch_debts (s), ==, "retreat g1");
  g_assert_true (sketch_has (s, "g1", ADJ_FACT_INEFFECTIVE));
}

static void
test_owes_it (void)
{
  g_autoptr (Sketch) s = sketch_combat (HELD);

  g_assert_cmpstr (sketch_duties (s), ==, "attack g1 BG 7.12; be-attacked x1 BG 7.11");
  sketch_do (s, "attack 0303 from g1");
  sketch_do (s, "roll 6"); /* 1-2, Ae: no bombardment that would spare it */
  g_assert_cmpstr (sketch_where (s, "g1"), ==, "eliminated");
}

#define BEHIND_A_CREEK HELD "side 0302 0303 creek;"

static void
test_creek (void)
{
  g_autoptr (Sketch) s = sketch_combat (BEHIND_A_CREEK);

  g_assert_cmpstr (sketch_judge (s, "attack 0304 from g1"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from g1"), ==, "ok");
  /* its shells cross the creek: doubled (BG 9.0b); and Ae does nothing to it */
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from g1"), ==,
                   "g1 4 BG 8.21; attack 4 BG 7.24; x1 5 BG 7.3; 0303 x2=10 BG 9.0b; "
                   "defence 10 BG 7.25; 1-3 BG 7.6");
  sketch_do (s, "attack 0303 from g1");
  sketch_do (s, "roll 6");
  g_assert_cmpstr (sketch_where (s, "g1"), ==, "0302");
}

static void
test_creek_switched_off (void)
{
  g_autoptr (Sketch) s = sketch_combat (BEHIND_A_CREEK);

  sketch_option (s, ADJ_OPTION_CREEK_BOMBARDMENT, 0);
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from g1"), ==, "BG 8.11 out-of-range");
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from g1"), ==, "ok");
}

static void
test_creek_with_another_enemy (void)
{
  g_autoptr (Sketch) s = sketch_combat (BEHIND_A_CREEK "unit x3 confederate infantry 1 0301");

  g_assert_cmpstr (sketch_judge (s, "attack 0303 from g1"), ==,
                   "BG 8.41 bombards-in-zone; BG 7.11 left-to-nobody");
}

/* ---- Defending ---- */

#define DEFENDING                                                                                  \
  "map flat 8x7; unit u1 union infantry 8 0302; unit g1 union artillery 4 0501;"                   \
  "unit x1 confederate infantry 2 0303; unit y1 confederate artillery 4 0403;"

static void
test_no_help (void)
{
  g_autoptr (Sketch) s = sketch_combat (DEFENDING);

  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1"), ==,
                   "u1 8 BG 7.3; attack 8 BG 7.24; x1 2 BG 7.3; defence 2 BG 7.25; 4-1 BG 7.6");
}

static void
test_helps_its_own_hex (void)
{
  g_autoptr (Sketch) s = sketch_combat (DEFENDING);

  sketch_do (s, "place y1 0303");
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1"), ==, "1-1"); /* 8 : 6 */
}

static void
test_suffers (void)
{
  g_autoptr (Sketch) s = sketch_combat (DEFENDING);

  sketch_do (s, "attack 0403 from g1"); /* 4 : 4, range 2 */
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "retreat y1");
}

static void
test_suffers_no_more (void)
{
  g_autoptr (Sketch) s = sketch_combat (DEFENDING);

  sketch_do (s, "attack 0403 from g1");
  g_assert_cmpstr (sketch_do (s, "roll 6"), ==, "ok"); /* Ar: nothing happens to anybody */
  g_assert_cmpstr (sketch_debts (s), ==, "");
  g_assert_cmpstr (sketch_where (s, "y1"), ==, "0403");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/BG 8.11/+ two or three hexes, if it likes", test_range);
  g_test_add_func ("/rules/BG 8.11/- not four", test_out_of_range);
  g_test_add_func ("/rules/BG 8.12/+ the target's hex counts", test_counting);
  g_test_add_func ("/rules/BG 8.12/- adjacent is one", test_counting_adjacent);
  g_test_add_func ("/rules/BG 8.13/+ one hex", test_one_hex);
  g_test_add_func ("/rules/BG 8.13/- not several", test_several_hexes);
  g_test_add_func ("/rules/BG 8.14/+ two batteries at one hex", test_two_batteries);
  g_test_add_func ("/rules/BG 8.14/- not at two", test_two_targets);
  g_test_add_func ("/rules/BG 8.15/+ unharmed by Ex", test_unharmed);
  g_test_add_func ("/rules/BG 8.15/- no Ar is owed", test_unharmed_by_ar);
  g_test_add_func ("/rules/BG 8.16/+ goes back with an Ar", test_goes_back);
  g_test_add_func ("/rules/BG 8.16/- not without one, nor later", test_goes_back_without_cause);
  g_test_add_func ("/rules/BG 8.21/+ joins an attack", test_joins);
  g_test_add_func ("/rules/BG 8.21/- not from far away", test_joins_nobody_far_away);
  g_test_add_func ("/rules/BG 8.22/+ one of the targets is enough", test_one_is_enough);
  g_test_add_func ("/rules/BG 8.22/- range and sight to the same one",
                   test_one_in_range_the_other_in_sight);
  g_test_add_func ("/rules/BG 8.23/+ the adjacent suffer", test_adjacent_suffer);
  g_test_add_func ("/rules/BG 8.23/- the guns do not", test_guns_do_not);
  g_test_add_func ("/rules/BG 8.41/+ no bombardment in a zone", test_no_bombardment_in_a_zone);
  g_test_add_func ("/rules/BG 8.41/- outside there is", test_bombardment_outside);
  g_test_add_func ("/rules/BG 8.42/+ attacks what is beside it", test_attacks_what_is_beside_it);
  g_test_add_func ("/rules/BG 8.42/- and owes it, and may die of it", test_owes_it);
  g_test_add_func ("/rules/BG 8.45/+ behind a creek it bombards", test_creek);
  g_test_add_func ("/rules/BG 8.45/- not by the switch", test_creek_switched_off);
  g_test_add_func ("/rules/BG 8.45/- not with another enemy beside it",
                   test_creek_with_another_enemy);
  g_test_add_func ("/rules/BG 8.51/+ no help for another hex", test_no_help);
  g_test_add_func ("/rules/BG 8.51/- but for its own", test_helps_its_own_hex);
  g_test_add_func ("/rules/BG 8.52/+ it retreats like others", test_suffers);
  g_test_add_func ("/rules/BG 8.52/- and no more than others", test_suffers_no_more);
  return g_test_run ();
}
