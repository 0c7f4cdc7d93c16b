/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch-show.h"

/* The outcome of a die: results, exchange, advance (BG 7.6b, 7.6c, 7.75, 7.76). Flat maps, even
 * columns half a hex lower: 0303 has the neighbours 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw, 0202
 * nw. From the table: 1-4 gives Ae on 5; 1-1 Dr on 1 and Ar on 6; 3-1 De on 1, Ex on 6. */

/* 1 + 1 + 1 : 12, and the gun far away. */
#define WEAK                                                                                       \
  "map flat 6x6; unit u1 union infantry 1 0302; unit u2 union infantry 1 0304;"                    \
  "unit g1 union artillery 1 0501; unit x1 confederate infantry 12 0303;"

/* 8 + 4 : 4. */
#define STRONG                                                                                     \
  "map flat 6x6; unit u1 union infantry 8 0302; unit u2 union infantry 4 0402;"                    \
  "unit x1 confederate infantry 2 0303; unit x2 confederate artillery 2 0303;"

static void
test_ae (void)
{
  g_autoptr (Sketch) s = sketch_combat (WEAK);

  sketch_fight (s, "attack 0303 from u1 u2 g1", "roll 5");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "eliminated");
  g_assert_cmpstr (sketch_where (s, "u2"), ==, "eliminated");
  g_assert_cmpstr (sketch_where (s, "g1"), ==, "0501");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "0303");
  g_assert_cmpstr (sketch_advances (s), ==, "x1 0302; x1 0304");
}

static void
test_de (void)
{
  g_autoptr (Sketch) s = sketch_combat (STRONG);

  sketch_fight (s, "attack 0303 from u1 u2", "roll 1");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "eliminated");
  g_assert_cmpstr (sketch_where (s, "x2"), ==, "eliminated");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0302");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
}

static void
test_ar (void)
{
  g_autoptr (Sketch) s = sketch_combat (STRONG "unit x3 confederate infantry 8 0303");

  sketch_fight (s, "attack 0303 from u1 u2", "roll 6"); /* 12 : 12 */
  g_assert_cmpstr (sketch_debts (s), ==, "retreat u1; retreat u2");
}

static void
test_dr (void)
{
  g_autoptr (Sketch) s = sketch_combat (STRONG);

  sketch_fight (s, "attack 0303 from u1 u2", "roll 2");
  g_assert_cmpstr (sketch_debts (s), ==, "retreat x1; retreat x2");
}

static void
test_others_unharmed (void)
{
  g_autoptr (Sketch) s = sketch_combat (STRONG "unit u3 union infantry 5 0605;"
                                               "unit x4 confederate infantry 5 0203");

  sketch_fight (s, "attack 0303 from u1 u2", "roll 1");
  g_assert_cmpstr (sketch_where (s, "u3"), ==, "0605");
  g_assert_cmpstr (sketch_where (s, "x4"), ==, "0203");
  g_assert_false (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
}

static void
test_bombarded_away (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; unit g1 union artillery 6 0301;"
                                        "unit x1 confederate infantry 2 0303");

  sketch_fight (s, "attack 0303 from g1",
                "roll 1"); /* De by guns alone: nobody is there to advance */
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "eliminated");
  g_assert_cmpstr (sketch_debts (s), ==, "");
}

/* ---- Exchange ---- */

/* The rough doubles the defence, 12 : 4, but only the printed 2 is paid for. */
static void
test_every_choice (void)
{
  g_autoptr (Sketch) s = sketch_combat (
      "map flat 6x6; rough 0303; unit u1 union infantry 5 0302; unit u2 union infantry 4 0402;"
      "unit u3 union infantry 1 0304; unit u4 union infantry 1 0304; unit g1 union artillery 1 "
      "0501;"
      "unit x1 confederate infantry 2 0303");

  sketch_fight (s, "attack 0303 from u1 u2 u3 u4 g1", "roll 6");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "eliminated");
  g_assert_cmpstr (sketch_debts (s), ==, "lose union 2");
  g_assert_cmpstr (sketch_losses (s), ==, "u3 u4; u2; u1");
  g_assert_cmpstr (sketch_judge (s, "lose u3"), ==, "BG 7.6c too-few-lost");
  g_assert_cmpstr (sketch_judge (s, "lose g1 u3"), ==, "BG 7.6c not-a-victor");
  g_assert_cmpstr (sketch_judge (s, "lose u3 u3"), ==, "impossible: not-on-map");
  g_assert_cmpstr (sketch_do (s, "lose u3 u4"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
  g_assert_cmpstr (sketch_advances (s), ==, "u1 0303; u2 0303");
}

/* Nobody advances where nobody stood: not even into the map's first hex, beside the victor. */
static void
test_first_hex_is_not_vacated (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; unit u1 union infantry 9 0102;"
                                        "unit x1 confederate infantry 1 0103");

  sketch_fight (s, "attack 0103 from u1", "roll 1 De");
  g_assert_cmpstr (sketch_advances (s), ==, "u1 0103");
}

/* More pairs of a unit and a hex than are kept: another hex is still none of them. */
static void
test_most_advances (void)
{
  g_autoptr (GString) layout = g_string_new ("map flat 6x6");
  g_autoptr (GString) attack = g_string_new ("attack 0302 0402 0403 0304 0203 from");
  g_autoptr (Sketch) s = NULL;

  for (int i = 0; i < 5; i++)
    g_string_append_printf (layout, "; unit x%d confederate infantry 1 0%d", i,
                            (int[]){ 302, 402, 403, 304, 203 }[i]);
  for (int i = 1; i <= 24; i++)
    {
      g_string_append_printf (layout, "; unit u%d union infantry 5 0303", i);
      g_string_append_printf (attack, " u%d", i);
    }
  s = sketch_combat (layout->str);
  sketch_do (s, attack->str);
  sketch_do (s, "roll 1 De");
  g_assert_cmpint (s->table->n_vacated, ==, 5);
  g_assert_cmpstr (sketch_judge (s, "advance u1 0302"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "advance u1 0202"), ==, "BG 7.75 not-vacated");
}

/* 4 and 3 and 5 for 6: never more than are needed. */
static void
test_no_more_than_needed (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; unit u1 union infantry 4 0302; unit u2 union infantry 3 0402;"
                     "unit u3 union infantry 11 0304; unit x1 confederate infantry 6 0303");

  sketch_fight (s, "attack 0303 from u1 u2 u3", "roll 6"); /* 18 : 6 */
  g_assert_cmpstr (sketch_losses (s), ==, "u1 u2; u3");
}

static void
test_all_of_them (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; unit u1 union infantry 1 0302; unit g1 union artillery 8 0301;"
                     "unit x1 confederate infantry 3 0303");

  sketch_fight (s, "attack 0303 from u1 g1", "roll 6"); /* 9 : 3, the one beside it worth 1 */
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "eliminated");
  g_assert_cmpstr (sketch_where (s, "g1"), ==, "0301");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  g_assert_cmpint (s->table->battle.stage, ==, ADJ_BATTLE_NONE);
}

static void
test_none_of_them (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; unit g1 union artillery 9 0301;"
                                        "unit x1 confederate infantry 3 0303");

  sketch_fight (s, "attack 0303 from g1", "roll 6");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "eliminated");
  g_assert_cmpstr (sketch_where (s, "g1"), ==, "0301");
  g_assert_cmpstr (sketch_debts (s), ==, "");
}

static void
test_nothing_to_lose (void)
{
  g_autoptr (Sketch) s = sketch_combat (STRONG);

  g_assert_cmpstr (sketch_judge (s, "lose u1"), ==, "impossible: nothing-owed");
  sketch_fight (s, "attack 0303 from u1 u2", "roll 1");
  g_assert_cmpstr (sketch_judge (s, "lose u1"), ==, "impossible: nothing-owed");
}

/* A unit that stands by is no victor, be it the first one of the battle. */
static void
test_first_stands_by (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; unit u1 union infantry 3 0304; unit u2 union infantry 3 0302;"
                     "unit u3 union infantry 3 0202; unit x1 confederate infantry 2 0303");

  sketch_fight (s, "attack 0303 from u2 u3", "roll 6"); /* 6 : 2 */
  g_assert_cmpstr (sketch_debts (s), ==, "lose union 2");
  g_assert_cmpstr (sketch_judge (s, "lose u1"), ==, "BG 7.6c not-a-victor");
  g_assert_cmpstr (sketch_judge (s, "lose u2"), ==, "ok");
}

/* ---- Advance ---- */

/* x9's zone reaches 0303, which keeps nobody from advancing into it. */
static void
test_advance (void)
{
  g_autoptr (Sketch) s = sketch_combat (STRONG "unit x9 confederate infantry 5 0204");

  sketch_do (s, "place x9 0204");
  sketch_fight (s, "attack 0303 from u1 u2", "roll 1");
  g_assert_cmpstr (sketch_do (s, "advance u2 0303"), ==, "ok");
  g_assert_cmpstr (sketch_where (s, "u2"), ==, "0303");
  g_assert_cmpint (s->table->battle.stage, ==, ADJ_BATTLE_NONE);
}

static void
test_advance_into_a_zone (void)
{
  g_autoptr (Sketch) s = sketch_combat (STRONG "unit x9 confederate infantry 5 0304;");

  sketch_fight (s, "attack 0303 from u1 u2", "roll 1");
  g_assert_true (adj_field_in_ezoc (&s->field, sketch_hex (s, 303), 0));
  g_assert_cmpstr (sketch_do (s, "advance u1 0303"), ==, "ok");
  /* it neither attacks nor is attacked any more */
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from u1"), ==,
                   "BG 7.14 attacked-already; BG 7.75 advanced");
  g_assert_cmpstr (sketch_duties (s), ==, "[be-attacked x9 BG 7.75 advanced]");
}

static void
test_stay (void)
{
  g_autoptr (Sketch) s = sketch_combat (STRONG);

  sketch_fight (s, "attack 0303 from u1 u2", "roll 1");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok"); /* it is optional */
  g_assert_cmpstr (sketch_do (s, "stay"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  g_assert_cmpstr (sketch_judge (s, "advance u1 0303"), ==, "impossible: nothing-owed");
}

static void
test_defender_advances (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; side 0303 0304 creek ford;"
                     "unit u1 union infantry 5 0302; unit u2 union infantry 5 0302;"
                     "unit u3 union infantry 2 0304; unit x1 confederate infantry 9 "
                     "0303; unit x2 confederate train 1 0505; road 0505 0605");

  sketch_fight (s, "attack 0303 from u1 u2 u3", "roll 6"); /* 12 : 9, Ar */
  sketch_do (s, "retreat u1 0301");
  sketch_do (s, "retreat u2 0301");
  sketch_do (s, "retreat u3 0305");
  g_assert_cmpstr (sketch_debts (s), ==, "advance confederate");
  g_assert_cmpstr (sketch_advances (s), ==, "x1 0302; x1 0304");
  g_assert_cmpstr (sketch_do (s, "advance x1 0302"), ==, "ok");
  g_assert_true (sketch_has (s, "x1", ADJ_FACT_ADVANCED));
}

/* Somebody who took no part is still in 0302, so nobody advances there. */
static void
test_hex_not_left (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; unit u1 union infantry 5 0302;"
                                        "unit u2 union infantry 5 0302;"
                                        "unit x1 confederate infantry 5 0303");

  sketch_set (s, "u2", ADJ_FACT_INEFFECTIVE);
  sketch_fight (s, "attack 0303 from u1", "roll 6");
  sketch_do (s, "retreat u1 0301");
  g_assert_cmpstr (sketch_debts (s), ==, "");
}

static void
test_who_may_not (void)
{
  g_autoptr (Sketch) s = sketch_combat (STRONG "unit g1 union artillery 3 0301;"
                                               "unit u3 union infantry 5 0205");

  sketch_fight (s, "attack 0303 from u1 u2 g1", "roll 1");
  sketch_do (s, "place u3 0304"); /* beside it now, but it took no part */
  g_assert_cmpstr (sketch_advances (s), ==, "u1 0303; u2 0303");
  g_assert_cmpstr (sketch_judge (s, "advance u3 0303"), ==, "BG 7.75 not-a-victor");
  g_assert_cmpstr (sketch_judge (s, "advance u1 0301"), ==, "BG 7.75 not-vacated");
  sketch_do (s, "place g1 0203");
  g_assert_cmpstr (sketch_judge (s, "advance g1 0303"), ==, "BG 7.75 not-a-victor");
}

static void
test_not_across_a_creek (void)
{
  g_autoptr (Sketch) s = sketch_combat (STRONG "side 0402 0303 creek");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 u2"), ==, "BG 7.15 across-closed");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok");
  g_assert_cmpstr (sketch_advances (s), ==, "u1 0303");
}

static void
test_not_attacked_after_it (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; unit u1 union infantry 5 0302;"
                                        "unit g1 union artillery 5 0305;"
                                        "unit x1 confederate infantry 5 0303");

  sketch_fight (s, "attack 0303 from u1", "roll 6"); /* Ar */
  sketch_do (s, "retreat u1 0401");
  sketch_do (s, "advance x1 0302");
  g_assert_cmpstr (sketch_judge (s, "attack 0302 from g1"), ==,
                   "BG 7.75 advanced; BG 7.14 defended-already");
}

#define TWO_LEFT                                                                                   \
  "map flat 6x6; unit u1 union infantry 8 0403; unit u2 union infantry 4 0203;"                    \
  "unit x1 confederate infantry 2 0303; unit x2 confederate infantry 2 0304;"

static void
test_one_of_two (void)
{
  g_autoptr (Sketch) s = sketch_combat (TWO_LEFT);

  sketch_fight (s, "attack 0303 0304 from u1 u2", "roll 1");
  g_assert_cmpstr (sketch_advances (s), ==, "u1 0303; u1 0304; u2 0303; u2 0304");
  g_assert_cmpstr (sketch_do (s, "advance u2 0304"), ==, "ok");
}

static void
test_not_two (void)
{
  g_autoptr (Sketch) s = sketch_combat (TWO_LEFT);

  sketch_fight (s, "attack 0303 0304 from u1 u2", "roll 1");
  sketch_do (s, "advance u2 0304");
  g_assert_cmpstr (sketch_judge (s, "advance u1 0303"), ==, "impossible: nothing-owed");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/BG 7.6b/+ Ae", test_ae);
  g_test_add_func ("/rules/BG 7.6b/+ De", test_de);
  g_test_add_func ("/rules/BG 7.6b/+ Ar", test_ar);
  g_test_add_func ("/rules/BG 7.6b/+ Dr", test_dr);
  g_test_add_func ("/rules/BG 7.6b/- others are unharmed", test_others_unharmed);
  g_test_add_func ("/rules/BG 7.6b/- guns alone win no ground", test_bombarded_away);
  g_test_add_func ("/rules/BG 7.6c/+ every choice of losses", test_every_choice);
  g_test_add_func ("/rules/BG 7.75/+ more advances than are kept", test_most_advances);
  g_test_add_func ("/rules/BG 7.75/- the first hex", test_first_hex_is_not_vacated);
  g_test_add_func ("/rules/BG 7.6c/+ no more than needed", test_no_more_than_needed);
  g_test_add_func ("/rules/BG 7.6c/+ all if they are worth less", test_all_of_them);
  g_test_add_func ("/rules/BG 7.6c/- none if only guns fired", test_none_of_them);
  g_test_add_func ("/rules/BG 7.6c/- the first stands by", test_first_stands_by);
  g_test_add_func ("/rules/BG 7.6c/- nothing without an exchange", test_nothing_to_lose);
  g_test_add_func ("/rules/BG 7.75/+ one advances", test_advance);
  g_test_add_func ("/rules/BG 7.75/+ into a zone, and then rests", test_advance_into_a_zone);
  g_test_add_func ("/rules/BG 7.75/+ or stays", test_stay);
  g_test_add_func ("/rules/BG 7.75/+ the defender too", test_defender_advances);
  g_test_add_func ("/rules/BG 7.75/- not into a hex that is not left", test_hex_not_left);
  g_test_add_func ("/rules/BG 7.75/- not who was far or took no part", test_who_may_not);
  g_test_add_func ("/rules/BG 7.75/- not across a creek", test_not_across_a_creek);
  g_test_add_func ("/rules/BG 7.75/- and is not attacked", test_not_attacked_after_it);
  g_test_add_func ("/rules/BG 7.76/+ into one of two", test_one_of_two);
  g_test_add_func ("/rules/BG 7.76/- not into both", test_not_two);
  return g_test_run ();
}
