/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "sketch-show.h"

/* The units that must and that may attack (BG 7.0 to 7.5). Flat maps, even columns half a hex
 * lower: 0303 has the neighbours 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw, 0202 nw; 0203 and 0403
 * touch both 0303 and 0304. Dice: 1-1 and 2-1 give Dr on 1, Ar on 6. */

#define TWO_PAIRS                                                                                  \
  "map flat 9x6; unit u1 union infantry 5 0302; unit x1 confederate infantry 5 0303;"              \
  "unit u2 union infantry 5 0703; unit x2 confederate infantry 5 0704;"

static void
test_one_by_one (void)
{
  g_autoptr (Sketch) s = sketch_combat (TWO_PAIRS);

  g_assert_cmpstr (sketch_do (s, "attack 0704 from u2"), ==, "ok"); /* in any order */
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat x2 0705"), ==, "ok");
  /* the advance that nobody made is declined by going on */
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok");
}

/* The map's first hex is a target like any other, attacked once though it stands first of all. */
static void
test_first_hex (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; unit u1 union infantry 5 0102;"
                                        "unit x1 confederate infantry 5 0101");

  g_assert_cmpstr (sketch_do (s, "attack 0101 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok");
}

/* As many as a battle has room for, and one more in their hex (BG 7.22). */
static void
test_most_attackers (void)
{
  g_autoptr (GString) layout =
      g_string_new ("map flat 6x6; unit x1 confederate infantry 5 0303; unit x2 confederate "
                    "infantry 5 0301; unit more union infantry 1 0302");
  g_autoptr (GString) attack = g_string_new ("attack 0303 0301 from");
  g_autoptr (Sketch) s = NULL;

  for (int i = 1; i <= ADJ_MAX_BATTLE_UNITS; i++)
    {
      g_string_append_printf (layout, "; unit u%d union infantry 1 0302", i);
      g_string_append_printf (attack, " u%d", i);
    }
  s = sketch_combat (layout->str);
  g_assert_nonnull (strstr (sketch_do (s, attack->str), "BG 7.22 stackmate-left-out"));
  g_assert_cmpint (s->table->battle.n_attackers, ==, ADJ_MAX_BATTLE_UNITS);
}

/* As many defenders as a battle has room for, and one more. */
static void
test_most_defenders (void)
{
  g_autoptr (GString) layout = g_string_new ("map flat 6x6; unit u1 union infantry 5 0302");

  for (int i = 1; i <= ADJ_MAX_DEFENDERS + 1; i++)
    {
      g_autoptr (Sketch) s = NULL;

      g_string_append_printf (layout, "; unit x%d confederate infantry 1 0303", i);
      if (i < ADJ_MAX_DEFENDERS)
        continue;
      s = sketch_combat (layout->str);
      g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1"), ==,
                       i == ADJ_MAX_DEFENDERS ? "ok" : "impossible: too-many");
    }
}

static void
test_not_at_once (void)
{
  g_autoptr (Sketch) s = sketch_combat (TWO_PAIRS);

  g_assert_cmpstr (sketch_judge (s, "roll 1"), ==, "impossible: no-battle");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0704 from u2"), ==, "BG 7.0 battle-open");
  g_assert_cmpstr (sketch_judge (s, "next"), ==,
                   "BG 7.0 owes-choice; BG 7.12 owes-attack; BG 7.11 owes-defence");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0704 from u2"), ==, "BG 7.0 battle-open");
}

/* ---- Duties ---- */

static void
test_must_be_attacked (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; unit u1 union infantry 5 0302;"
                                        "unit x1 confederate infantry 5 0303");

  g_assert_cmpstr (sketch_duties (s), ==, "attack u1 BG 7.12; be-attacked x1 BG 7.11");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "BG 7.12 owes-attack; BG 7.11 owes-defence");
}

static void
test_need_not_be_attacked (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; side 0302 0303 creek; unit u1 union infantry 5 0302;"
                     "unit x1 confederate infantry 5 0303; unit x2 confederate artillery 3 0304");

  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
}

static void
test_must_attack (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; unit u1 union infantry 5 0302;"
                     "unit u2 union artillery 3 0402; unit u3 union cavalry 3 0203;"
                     "unit x1 confederate infantry 5 0303");

  g_assert_cmpstr (
      sketch_duties (s), ==,
      "attack u1 BG 7.12; attack u2 BG 7.12; attack u3 BG 7.12; be-attacked x1 BG 7.11");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 u2 u3"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok"); /* 11 : 5 is 2-1, Dr, and no way out */
  g_assert_cmpstr (sketch_duties (s), ==, "maybe choice - BG 7.75");
}

/* x1 has been attacked by u1 and stood; u2 beside it was left out, and now it is too late. */
static void
test_left_out (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; unit u1 union infantry 5 0302;"
                     "unit u2 union infantry 5 0304; unit u3 union infantry 5 0501;"
                     "unit x1 confederate infantry 5 0303");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 6"), ==, "ok"); /* 1-1, Ar */
  g_assert_cmpstr (sketch_do (s, "retreat u1 0301"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "stay"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "attack u2 BG 7.12 used-up"); /* u3 owes nothing */
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u2"), ==, "BG 7.14 defended-already");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "BG 7.12 owes-attack");
}

/* x1 advances to u2, which has not fought: nobody may attack x1 now (BG 7.75). */
static void
test_duty_that_cannot_be_met (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; unit u1 union infantry 5 0302;"
                                        "unit u2 union infantry 5 0301;"
                                        "unit x1 confederate infantry 5 0303");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 6"), ==, "ok"); /* 1-1, Ar */
  g_assert_cmpstr (sketch_do (s, "retreat u1 0301"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "advance x1 0302"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "[attack u2 BG 7.75 advanced]");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
}

static void
test_each_attacked_by_somebody (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; unit u1 union infantry 5 0403; unit u2 union infantry 5 0302;"
                     "unit x1 confederate infantry 2 0303; unit x2 confederate infantry 2 0304");

  g_assert_cmpstr (sketch_judge (s, "attack 0303 0304 from u1"), ==, "ok"); /* both by itself */
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u2"), ==, "ok");         /* or one by another */
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok");                      /* 2-1, Dr */
  g_assert_cmpstr (sketch_do (s, "retreat x1 0202"), ==, "BG 7.71 retreat-zone");
  g_assert_cmpstr (sketch_do (s, "stay"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "attack 0304 from u1"), ==, "ok");
}

/* BG 7.11 names each unit of a stack, and an attack on both hexes leaves nobody out. */
static void
test_each_of_a_stack (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; unit u1 union infantry 5 0403; unit u2 union infantry 5 0202;"
                     "unit x1 confederate infantry 5 0303; unit x3 confederate infantry 5 0303;"
                     "unit x2 confederate infantry 2 0304");

  g_assert_cmpstr (sketch_duties (s), ==,
                   "attack u1 BG 7.12; attack u2 BG 7.12; be-attacked x1 BG 7.11; "
                   "be-attacked x3 BG 7.11; be-attacked x2 BG 7.11");
  g_assert_cmpstr (sketch_judge (s, "next"), ==,
                   "BG 7.12 owes-attack; BG 7.12 owes-attack; BG 7.11 owes-defence; "
                   "BG 7.11 owes-defence; BG 7.11 owes-defence");
  /* u2 has only 0303 beside it */
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1"), ==, "BG 7.11 left-to-nobody");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u2"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from u1"), ==, "ok");
}

/* BG 7.0: an announced attack is owed until its die is thrown. */
static void
test_announced (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; unit u1 union infantry 5 0302;"
                                        "unit x1 confederate infantry 5 0303");

  sketch_do (s, "attack 0303 from u1");
  g_assert_cmpstr (sketch_duties (s), ==, "choice 0303 BG 7.0");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "BG 7.0 owes-choice");
  sketch_do (s, "roll 6");
  g_assert_cmpstr (sketch_duties (s), ==, "choice u1 BG 7.71");
}

static void
test_one_left_unattacked (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; unit u1 union infantry 5 0403; side 0304 0305 creek;"
                     "unit x1 confederate infantry 5 0303; unit x2 confederate infantry 2 0304");

  /* said before the die, for afterwards nothing can be done about it */
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "BG 7.11 left-to-nobody");
  g_assert_cmpstr (sketch_duties (s), ==, "choice 0303 BG 7.0; be-attacked x2 BG 7.11 used-up");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0202"), ==, "ok");
  /* it is owed, but now nobody is left to do it */
  g_assert_cmpstr (sketch_duties (s), ==, "maybe choice - BG 7.75; be-attacked x2 BG 7.11 used-up");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "BG 7.11 owes-defence");
}

/* ---- Who takes part ---- */

#define SIX_HEXES                                                                                  \
  "map flat 6x6; unit x1 confederate infantry 9 0303; unit a1 union infantry 1 0302;"              \
  "unit a2 union infantry 1 0302; unit b1 union infantry 1 0402; unit c1 union infantry 1 0403;"   \
  "unit d1 union infantry 1 0304; unit e1 union infantry 1 0203; unit f1 union infantry 1 0202;"   \
  "unit g1 union artillery 3 0301; unit h1 union infantry 1 0501;"

static void
test_six_hexes (void)
{
  g_autoptr (Sketch) s = sketch_combat (SIX_HEXES);

  g_assert_cmpstr (sketch_judge (s, "attack 0303 from a1 a2 b1 c1 d1 e1 f1 g1"), ==, "ok");
  g_assert_cmpint (s->judge->table->battle.n_attackers, ==, 8);
  g_assert_cmpstr (sketch_column (s, "attack 0303 from a1 a2 b1 c1 d1 e1 f1 g1"), ==, "1-1");
}

static void
test_no_seventh (void)
{
  g_autoptr (Sketch) s = sketch_combat (SIX_HEXES);

  g_assert_cmpstr (sketch_judge (s, "attack 0303 from a1 a2 h1"), ==, "impossible: out-of-reach");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from a1 x1"), ==, "impossible: not-an-enemy");
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from a1"), ==, "impossible: no-enemy-there");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from"), ==, "impossible: no-attackers");
}

static void
test_once_each (void)
{
  g_autoptr (Sketch) s = sketch_combat (TWO_PAIRS);

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
  g_assert_true (sketch_has (s, "u1", ADJ_FACT_ATTACKED));
  g_assert_true (sketch_has (s, "x1", ADJ_FACT_DEFENDED));
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok");
  sketch_phase (s, 1, "second-combat"); /* a new phase, a new attack */
  g_assert_false (sketch_has (s, "u1", ADJ_FACT_ATTACKED));
}

static void
test_not_twice (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; unit u1 union infantry 5 0403;"
                     "unit u2 union infantry 5 0302; unit u3 union artillery 3 0105;"
                     "unit x1 confederate infantry 5 0303;"
                     "unit x2 confederate infantry 2 0304");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "BG 7.11 left-to-nobody");
  g_assert_cmpstr (sketch_do (s, "roll 6"), ==, "ok"); /* 1-1, Ar */
  sketch_do (s, "place u1 0403");
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from u1"), ==,
                   "BG 11.2 ineffective; BG 7.14 attacked-already");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u2"), ==, "BG 7.14 defended-already");
  g_assert_cmpstr (sketch_do (s, "attack 0304 from u3"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 6"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u3"), ==,
                   "BG 7.14 defended-already; BG 7.14 attacked-already");
}

static void
test_across_open_sides (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; side 0302 0303 creek bridge; side 0402 0303 creek ford;"
                     "unit u1 union infantry 5 0302; unit u2 union infantry 5 0402;"
                     "unit x1 confederate infantry 5 0303");

  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 u2"), ==, "ok");
}

static void
test_across_a_creek (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; side 0302 0303 creek; unit u1 union infantry 5 0302;"
                     "unit u2 union artillery 3 0302; unit x1 confederate infantry 5 0303");

  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1"), ==, "BG 7.15 across-closed");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u2"), ==, "ok"); /* bombarding, BG 8.45 */
}

#define STACKS                                                                                     \
  "map flat 6x6; unit u1 union infantry 5 0302; unit u2 union infantry 4 0302;"                    \
  "unit x1 confederate infantry 3 0303; unit x2 confederate infantry 2 0303;"                      \
  "unit x3 confederate infantry 7 0304;"

static void
test_stack_is_one (void)
{
  g_autoptr (Sketch) s = sketch_combat (STACKS);

  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1 u2"), ==,
                   "u1 5 BG 7.3; u2 4 BG 7.3; attack 9 BG 7.24; x1 3 BG 7.3; x2 2 BG 7.3; "
                   "0303 5 BG 7.21; defence 5 BG 7.25; 1-1 BG 7.6");
}

static void
test_other_hexes_do_not_help (void)
{
  g_autoptr (Sketch) s = sketch_combat (STACKS);

  sketch_do (s, "attack 0303 from u1 u2");
  g_assert_true (sketch_has (s, "x2", ADJ_FACT_DEFENDED));
  g_assert_false (sketch_has (s, "x3", ADJ_FACT_DEFENDED)); /* beside them, not with them */
}

static void
test_stack_together (void)
{
  g_autoptr (Sketch) s = sketch_combat (STACKS);

  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 u2"), ==, "ok");
  sketch_set (s, "u2", ADJ_FACT_INEFFECTIVE); /* it may not attack and is exempt */
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1"), ==, "ok");
}

static void
test_stack_apart (void)
{
  g_autoptr (Sketch) s = sketch_combat (STACKS "unit x4 confederate infantry 2 0402");

  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1"), ==, "BG 7.22 stackmate-left-out");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "BG 7.22 stackmate-left-out");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok"); /* 1-1, Dr */
  g_assert_cmpstr (sketch_do (s, "retreat x1 0203"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat x2 0203"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0402 from u2"), ==, "BG 7.22 batteries-apart");
}

static void
test_several_hexes (void)
{
  g_autoptr (Sketch) s =
      sketch_combat (STACKS "unit u3 union infantry 6 0402; unit u4 union infantry 1 0202");

  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 u2 u3 u4"), ==, "ok");
  /* 16 : 5 */
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1 u2 u3 u4"), ==, "3-1");
}

static void
test_several_hexes_not_near (void)
{
  g_autoptr (Sketch) s = sketch_combat (STACKS "unit u3 union infantry 6 0501");

  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 u2 u3"), ==, "impossible: out-of-reach");
}

#define TWO_TARGETS                                                                                \
  "map flat 7x6; unit x1 confederate infantry 3 0303; unit x2 confederate infantry 2 0304;"        \
  "unit u1 union infantry 6 0403; unit u2 union infantry 4 0203; unit u3 union infantry 5 0302;"   \
  "unit u4 union artillery 3 0602;"

static void
test_several_targets (void)
{
  g_autoptr (Sketch) s = sketch_combat (TWO_TARGETS);

  g_assert_cmpstr (sketch_judge (s, "attack 0303 0304 from u1 u2"), ==, "ok");
  /* the battery reaches 0303 alone: three hexes */
  g_assert_cmpstr (sketch_judge (s, "attack 0303 0304 from u1 u2 u4"), ==, "ok");
  g_assert_cmpstr (sketch_column (s, "attack 0303 0304 from u1 u2 u4"), ==, "2-1"); /* 13 : 5 */
}

static void
test_not_beside_all (void)
{
  g_autoptr (Sketch) s = sketch_combat (TWO_TARGETS "side 0203 0304 creek");

  g_assert_cmpstr (sketch_judge (s, "attack 0303 0304 from u1 u3"), ==,
                   "BG 7.25 not-adjacent-to-all");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 0304 from u1 u2"), ==, "BG 7.15 across-closed");
}

static void
test_whole_strength (void)
{
  g_autoptr (Sketch) s = sketch_combat (TWO_TARGETS);

  g_assert_cmpstr (sketch_sum (s, "attack 0303 0304 from u1"), ==,
                   "u1 6 BG 7.3; attack 6 BG 7.24; x1 3 BG 7.3; x2 2 BG 7.3; defence 5 BG 7.25; "
                   "1-1 BG 7.6");
}

/* Named twice it is there once, and the same hex is one hex. */
static void
test_not_split (void)
{
  g_autoptr (Sketch) s = sketch_combat (TWO_TARGETS);

  g_assert_cmpstr (sketch_column (s, "attack 0303 0303 from u1 u1 u1"), ==, "2-1"); /* 6 : 3 */
  g_assert_cmpint (s->judge->table->battle.n_attackers, ==, 1);
  g_assert_cmpint (s->judge->table->battle.n_defenders, ==, 1);
}

static void
test_any_odds (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; unit u1 union infantry 1 0302;"
                                        "unit x1 confederate infantry 12 0303");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok");
}

/* Not at none at all: that has no column (BG 7.6). */
static void
test_no_odds (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; unit u1 union infantry 0 0302;"
                                        "unit x1 confederate infantry 12 0303");

  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1"), ==, "impossible: zero-strength");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/BG 7.11/+ each of a stack", test_each_of_a_stack);
  g_test_add_func ("/rules/BG 7.0/- an announced attack is owed", test_announced);
  g_test_add_func ("/rules/BG 7.0/+ one by one in any order", test_one_by_one);
  g_test_add_func ("/rules/BG 7.0/+ the first hex of the map", test_first_hex);
  g_test_add_func ("/rules/BG 7.22/- as many as a battle has room for", test_most_attackers);
  g_test_add_func ("/rules/BG 7.21/- as many defenders as there is room for", test_most_defenders);
  g_test_add_func ("/rules/BG 7.0/- not before the last is finished", test_not_at_once);
  g_test_add_func ("/rules/BG 7.11/+ an enemy in a zone", test_must_be_attacked);
  g_test_add_func ("/rules/BG 7.11/- not one behind a creek", test_need_not_be_attacked);
  g_test_add_func ("/rules/BG 7.12/+ everybody in a zone", test_must_attack);
  g_test_add_func ("/rules/BG 7.12/- one left out", test_left_out);
  g_test_add_func ("/rules/BG 7.12/- not what cannot be done", test_duty_that_cannot_be_met);
  g_test_add_func ("/rules/BG 7.13/+ six hexes and a battery", test_six_hexes);
  g_test_add_func ("/rules/BG 7.13/- nobody else", test_no_seventh);
  g_test_add_func ("/rules/BG 7.14/+ once each", test_once_each);
  g_test_add_func ("/rules/BG 7.14/- not twice", test_not_twice);
  g_test_add_func ("/rules/BG 7.15/+ across bridge and ford", test_across_open_sides);
  g_test_add_func ("/rules/BG 7.15/- not across a creek", test_across_a_creek);
  g_test_add_func ("/rules/BG 7.21/+ a stack is one strength", test_stack_is_one);
  g_test_add_func ("/rules/BG 7.21/- the hex beside it is not", test_other_hexes_do_not_help);
  g_test_add_func ("/rules/BG 7.22/+ together, but who may not", test_stack_together);
  g_test_add_func ("/rules/BG 7.22/- not apart", test_stack_apart);
  g_test_add_func ("/rules/BG 7.23/+ each attacked by somebody", test_each_attacked_by_somebody);
  g_test_add_func ("/rules/BG 7.23/- one left out", test_one_left_unattacked);
  g_test_add_func ("/rules/BG 7.24/+ several hexes", test_several_hexes);
  g_test_add_func ("/rules/BG 7.24/- not from afar", test_several_hexes_not_near);
  g_test_add_func ("/rules/BG 7.25/+ several targets", test_several_targets);
  g_test_add_func ("/rules/BG 7.25/- not beside all of them", test_not_beside_all);
  g_test_add_func ("/rules/BG 7.3/+ the whole strength", test_whole_strength);
  g_test_add_func ("/rules/BG 7.3/- never twice", test_not_split);
  g_test_add_func ("/rules/BG 7.5/+ at any odds", test_any_odds);
  g_test_add_func ("/rules/BG 7.5/- but not at none", test_no_odds);
  return g_test_run ();
}
