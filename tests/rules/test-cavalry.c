/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/charge.h"
#include "sketch-show.h"

/* Cavalry (Y 8.71 to 8.73). Flat maps, even columns half a hex lower: 0303 has the neighbours
 * 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw, 0202 nw. */

/* ---- Strength (Y 8.71) ---- */

/* The article's own example: all three arms attack one cavalry unit. The cavalry that attacks
 * meets cavalry alone and is whole; the one that defends is halved. */
static void
test_defence (void)
{
  g_autoptr (Sketch) s =
      sketch_combat_with (ADJ_OPTION_CAVALRY_ARMS,
                          "map flat 8x8; rough 0303; unit u1 union infantry 2 0302;"
                          "unit u2 union cavalry 3 0402; unit g1 union artillery 2 0305;"
                          "unit x1 confederate cavalry 3 0303; unit x2 confederate cavalry 3 0303");

  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1 u2 g1"), ==,
                   "u1 2 BG 7.3; u2 3 BG 7.3; g1 2 BG 8.21; attack 7 BG 7.24; x1 3 BG 7.3; "
                   "x1 2 Y 8.71; x2 3 BG 7.3; x2 2 Y 8.71; 0303 4 BG 7.21; 0303 x2=8 BG 7.4; "
                   "defence 8 BG 7.25; 1-2 BG 7.6");
  g_assert_cmpstr (sketch_column (s, "attack 0303 from g1"), ==, "1-4"); /* 2 : 8 */
}

static void
test_cavalry_alone (void)
{
  g_autoptr (Sketch) s =
      sketch_combat_with (ADJ_OPTION_CAVALRY_ARMS, "map flat 8x8; unit u2 union cavalry 3 0402;"
                                                   "unit x1 confederate cavalry 3 0303");

  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u2"), ==,
                   "u2 3 BG 7.3; attack 3 BG 7.24; x1 3 BG 7.3; defence 3 BG 7.25; 1-1 BG 7.6");
}

/* Among infantry or guns it is halved, though cavalry is with them. */
static void
test_attack (void)
{
  g_autoptr (Sketch) s =
      sketch_combat_with (ADJ_OPTION_CAVALRY_ARMS, "map flat 8x8; unit u2 union cavalry 5 0402;"
                                                   "unit u3 union cavalry 2 0402;"
                                                   "unit x1 confederate cavalry 3 0303;"
                                                   "unit x2 confederate infantry 1 0303;"
                                                   "unit x3 confederate artillery 2 0502");

  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u2 u3"), ==,
                   "u2 5 BG 7.3; u2 3 Y 8.71; u3 2 BG 7.3; u3 1 Y 8.71; attack 4 BG 7.24; "
                   "x1 3 BG 7.3; x2 1 BG 7.3; 0303 4 BG 7.21; defence 4 BG 7.25; 1-1 BG 7.6");
  g_assert_cmpstr (sketch_column (s, "attack 0502 from u2"), ==, "1-1"); /* 3 : 2 */
  sketch_option (s, ADJ_OPTION_CAVALRY_ARMS, 0);
  g_assert_cmpstr (sketch_column (s, "attack 0502 from u2"), ==, "2-1"); /* 5 : 2 */
}

/* Guns that help cavalry from afar are enough. */
static void
test_supported (void)
{
  g_autoptr (Sketch) s =
      sketch_combat_with (ADJ_OPTION_CAVALRY_ARMS, "map flat 8x8; unit u2 union cavalry 5 0402;"
                                                   "unit x1 confederate cavalry 2 0303;"
                                                   "unit g1 confederate artillery 1 0305");

  sketch_option (s, ADJ_OPTION_ARTILLERY_SUPPORT, 1);
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u2"), ==, "2-1"); /* 5 : 2 */
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u2 support g1 0303"), ==,
                   "u2 5 BG 7.3; u2 3 Y 8.71; attack 3 BG 7.24; x1 2 BG 7.3; g1 1 Y 8.51; "
                   "defence 3 BG 7.25; 1-1 BG 7.6");
}

/* ---- Slipping away (Y 8.72) ---- */

#define SLIPS                                                                                      \
  "map flat 8x8; unit u1 union infantry 4 0302; unit u2 union infantry 3 0402;"                    \
  "unit u3 union cavalry 3 0202; unit g1 union artillery 2 0501;"                                  \
  "unit x1 confederate cavalry 3 0303;"

static void
test_slip (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_CAVALRY_RETREAT, SLIPS);

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 g1"), ==, "ok");
  g_assert_cmpstr (sketch_answers (s), ==, "x1 slips 0304");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0304"), ==, "ok");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "0304");
  g_assert_false (sketch_has (s, "x1", ADJ_FACT_DEFENDED));
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
  g_assert_cmpstr (sketch_advances (s), ==, "u1 0303"); /* never the guns */
  g_assert_cmpstr (sketch_do (s, "advance u1 0303"), ==, "ok");
  g_assert_cmpint (s->table->battle.stage, ==, ADJ_BATTLE_NONE);
  g_assert_cmpstr (sketch_debts (s), ==, "");
  /* there was no combat; who followed is repulsed, though attacks are not voluntary */
  g_assert_false (sketch_has (s, "u1", ADJ_FACT_ATTACKED));
  g_assert_false (sketch_has (s, "g1", ADJ_FACT_ATTACKED));
  g_assert_cmpint (s->table->units[sketch_unit (s, "u1")].fought_day, ==, 0);
  g_assert_cmpstr (sketch_duties (s), ==,
                   "[attack u1 BG 7.75 advanced]; [be-attacked x1 BG 7.75 advanced]; "
                   "maybe repulsed u1 Y 7.77");
}

/* Nobody follows: both may join another attack, and owe none. */
static void
test_let_go (void)
{
  g_autoptr (Sketch) s =
      sketch_combat_with (ADJ_OPTION_CAVALRY_RETREAT, SLIPS "unit x2 confederate infantry 5 0502;");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 u2"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0304"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "stay"), ==, "ok");
  g_assert_cmpint (s->table->battle.stage, ==, ADJ_BATTLE_NONE);
  g_assert_cmpstr (sketch_do (s, "attack 0502 from u2"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 4"), ==, "ok");
}

/* The next order is as good as "stay". */
static void
test_go_on (void)
{
  g_autoptr (Sketch) s =
      sketch_combat_with (ADJ_OPTION_CAVALRY_RETREAT, SLIPS "unit x2 confederate infantry 5 0502;");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 u2"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0304"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "roll 3"), ==, "impossible: no-battle");
  g_assert_cmpstr (sketch_do (s, "attack 0502 from u2"), ==, "ok");
}

/* The enemy it attacked is gone, and any other beside it has been attacked already. */
static void
test_duty_met (void)
{
  g_autoptr (Sketch) s =
      sketch_combat_with (ADJ_OPTION_CAVALRY_RETREAT, "map flat 8x8; unit u1 union infantry 4 0302;"
                                                      "unit u2 union infantry 4 0502;"
                                                      "unit x1 confederate cavalry 3 0303;"
                                                      "unit x2 confederate infantry 9 0402;");

  g_assert_cmpstr (sketch_do (s, "attack 0402 from u2"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 4"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat u2 0601"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "stay"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0304"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "stay"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "[attack u1 Y 8.72 met]");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
}

/* Others in the hex stay and are attacked at new odds: 7 : 5 is 1-1, 7 : 2 is 3-1. */
static void
test_stackmate (void)
{
  g_autoptr (Sketch) s =
      sketch_combat_with (ADJ_OPTION_CAVALRY_RETREAT, SLIPS "unit x2 confederate infantry 2 0303;");

  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1 u2"), ==, "1-1");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 u2"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0304"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok"); /* 3-1: De */
  g_assert_cmpint (s->table->battle.column, ==, adj_ruleset_column (s->book->ruleset, 3, 1));
  g_assert_cmpstr (sketch_where (s, "x2"), ==, "eliminated");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "0304");
}

/* Two hexes attacked, one left: the attack on the other goes on, without whoever followed. */
static void
test_two_hexes (void)
{
  g_autoptr (Sketch) s =
      sketch_combat_with (ADJ_OPTION_CAVALRY_RETREAT, "map flat 8x8; unit u1 union infantry 4 0402;"
                                                      "unit u2 union infantry 4 0402;"
                                                      "unit x1 confederate cavalry 3 0303;"
                                                      "unit x2 confederate infantry 2 0403;");

  g_assert_cmpstr (sketch_do (s, "attack 0303 0403 from u1 u2"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0304"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
  g_assert_cmpstr (sketch_do (s, "advance u1 0303"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok"); /* 4 : 2, Dr */
  g_assert_cmpint (s->table->battle.column, ==, adj_ruleset_column (s->book->ruleset, 2, 1));
  g_assert_cmpstr (sketch_debts (s), ==, "retreat x2");
}

/* Two hexes attacked by one unit, both left: it follows into one, and nobody is left for the
 * other. */
static void
test_both_slip (void)
{
  g_autoptr (Sketch) s =
      sketch_combat_with (ADJ_OPTION_CAVALRY_RETREAT, "map flat 8x8; unit u1 union infantry 8 0402;"
                                                      "unit x1 confederate cavalry 3 0303;"
                                                      "unit x2 confederate cavalry 3 0403;");

  g_assert_cmpstr (sketch_do (s, "attack 0303 0403 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0304"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat x2 0404"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union; advance union");
  g_assert_cmpstr (sketch_do (s, "advance u1 0303"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  g_assert_cmpint (s->table->battle.stage, ==, ADJ_BATTLE_NONE);
}

static void
test_must_stand (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_CAVALRY_RETREAT, SLIPS);
  g_autoptr (Sketch) off = sketch_combat_with (ADJ_OPTION_CAVALRY_RETREAT, SLIPS);

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 u3"), ==, "ok");
  g_assert_cmpstr (sketch_answers (s), ==, "");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0304"), ==, "Y 8.72 must-stand");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0403"), ==,
                   "Y 8.72 must-stand; BG 7.71 retreat-zone");
  sketch_option (off, ADJ_OPTION_CAVALRY_RETREAT, 0);
  g_assert_cmpstr (sketch_do (off, "attack 0303 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_judge (off, "retreat x1 0304"), ==, "impossible: nothing-owed");
}

/* Cavalry elsewhere, though it is the first unit of the book, is none that attacks. */
static void
test_cavalry_elsewhere (void)
{
  g_autoptr (Sketch) s =
      sketch_combat_with (ADJ_OPTION_CAVALRY_RETREAT,
                          "map flat 8x8; unit c1 union cavalry 3 0808;"
                          "unit u1 union infantry 4 0302; unit x1 confederate cavalry 3 0303");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0304"), ==, "ok");
}

/* A hex gained by slipping away is no hex gained by a march (BG 17.0 as these players have it). */
static void
test_holds_by_slipping (void)
{
  for (int switched = 0; switched <= 1; switched++)
    {
      g_autoptr (Sketch) s = sketch_combat_with (
          ADJ_OPTION_CAVALRY_RETREAT,
          SLIPS "\n<holds side=\"union\" hexes=\"0304\"/>\n<award id=\"hill\" title=\"Hill\" "
                "side=\"confederate\" kind=\"held\" points=\"4\" hexes=\"0304\"/>");

      sketch_option (s, ADJ_OPTION_OCCUPATION_BY_MOVE_ONLY, switched);
      g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
      g_assert_cmpstr (sketch_do (s, "retreat x1 0304"), ==, "ok");
      g_assert_cmpstr (sketch_score (s), ==,
                       switched ? "hill=0!; union 0, confederate 0"
                                : "hill=4; union 0, confederate 4");
    }
}

/* Nobody makes room before the die, and infantry never slips away. */
static void
test_no_room (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (
      ADJ_OPTION_CAVALRY_RETREAT,
      SLIPS "unit x2 confederate infantry 2 0304; unit x3 confederate infantry 2 0304;"
            "unit x4 confederate infantry 2 0303");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_answers (s), ==, "");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0304"), ==, "Y 8.72 retreat-stack");
  g_assert_cmpstr (sketch_judge (s, "retreat x4 0304"), ==, "impossible: nothing-owed");
}

/* The strength lent to the hex that is left is the battery's again. */
static void
test_support_comes_back (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_CAVALRY_RETREAT,
                                             SLIPS "unit g2 confederate artillery 2 0305;");

  sketch_option (s, ADJ_OPTION_ARTILLERY_SUPPORT, 1);
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 support g2 0303"), ==, "ok");
  g_assert_true (adj_table_did (s->table, sketch_unit (s, "g2"), ADJ_DEED_LENT));
  g_assert_cmpstr (sketch_do (s, "retreat x1 0304"), ==, "ok");
  g_assert_false (adj_table_did (s->table, sketch_unit (s, "g2"), ADJ_DEED_LENT));
}

/* ---- Charges (Y 8.73) ---- */

static Sketch *
in_movement (const char *layout)
{
  Sketch *s = sketch_new (layout);

  sketch_option (s, ADJ_OPTION_CAVALRY_CHARGE, 1);
  sketch_option (s, ADJ_OPTION_CAVALRY_ARMS, 1);
  sketch_phase (s, 1, "first-movement");
  return s;
}

#define CHARGES                                                                                    \
  "map flat 14x4; forest 0101; unit u1 union cavalry 5 0101; unit u2 union infantry 5 0102;"       \
  "unit x1 confederate infantry 5 1401;"

/* Twelve hexes, from a forest hex, and full strength against infantry at the end of it. */
static void
test_charge (void)
{
  g_autoptr (Sketch) s = in_movement (CHARGES);

  g_assert_cmpstr (sketch_judge (s,
                                 "charge u1 0101 0201 0301 0401 0501 0601 0701 0801 0901 1001 1101 "
                                 "1201 1301"),
                   ==, "ok");
  g_assert_cmpstr (sketch_do (s, "charge u1 0101 0201 0301 0401 0501 0601 0701 0801 0901 1001 1101 "
                                 "1201 1301"),
                   ==, "ok");
  g_assert_true (adj_table_did (s->table, sketch_unit (s, "u1"), ADJ_DEED_CHARGED));
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==,
                   "attack u1 BG 7.12; charge u1 Y 8.73; be-attacked x1 BG 7.11");
  g_assert_cmpstr (sketch_sum (s, "attack 1401 from u1"), ==,
                   "u1 5 BG 7.3; u1 5 Y 8.73; attack 5 BG 7.24; x1 5 BG 7.3; defence 5 BG 7.25; "
                   "1-1 BG 7.6");
  g_assert_cmpstr (sketch_do (s, "attack 1401 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat x1 1402"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok"); /* it attacked */
  sketch_phase (s, 2, "first-movement");
  g_assert_false (adj_table_did (s->table, sketch_unit (s, "u1"), ADJ_DEED_CHARGED));
}

/* The points it has marched before come off its twelve. */
static void
test_charge_after_march (void)
{
  g_autoptr (Sketch) s = in_movement (CHARGES);
  int u1 = sketch_unit (s, "u1");

  g_assert_cmpint (adj_charge_budget (&s->field, u1), ==, 12 * ADJ_MP);
  g_assert_cmpstr (sketch_do (s, "move u1 0101 0201 0301"), ==, "ok");
  g_assert_cmpint (adj_charge_budget (&s->field, u1), ==, 10 * ADJ_MP);
}

static void
test_no_attack (void)
{
  g_autoptr (Sketch) s = in_movement (CHARGES);

  g_assert_cmpstr (sketch_do (s, "charge u1 0101 0201 0301 0401 0501"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "Y 8.73 owes-charge");
}

static void
test_charge_bars (void)
{
  g_autoptr (Sketch) s =
      in_movement ("map flat 14x4; forest 0301; road 0201 0301 0401; side 0402 0502 creek bridge;"
                   "unit u1 union cavalry 5 0101; unit u2 union infantry 5 0202;"
                   "unit u3 union cavalry 5 0102; unit x1 confederate infantry 5 1401;");

  g_assert_cmpstr (sketch_judge (s, "charge u1 0101 0201 0301 0401 0501"), ==,
                   "Y 8.73 charges-rough");
  g_assert_cmpstr (sketch_judge (s, "charge u1 0101 0201 0302 0402 0502"), ==,
                   "Y 8.73 charges-water");
  g_assert_cmpstr (sketch_judge (s, "charge u3 0102 0202 0302 0402 0403"), ==,
                   "Y 8.73 charges-friend");
  g_assert_cmpstr (sketch_judge (s, "charge u1 0101 0201 0302 0402"), ==, "Y 8.73 charges-short");
  g_assert_cmpstr (sketch_judge (s, "charge u1 0101 0201 0302 0402 0403"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "charge u2 0202 0302 0402 0403 0404"), ==,
                   "Y 8.73 charges-on-foot");
  g_assert_cmpstr (sketch_judge (s,
                                 "charge u1 0101 0102 0101 0102 0101 0102 0101 0102 0101 0102 0101 "
                                 "0102 0101 0102"),
                   ==, "Y 8.73 charges-friend; Y 8.73 too-far");
  sketch_option (s, ADJ_OPTION_CAVALRY_CHARGE, 0);
  g_assert_cmpstr (sketch_judge (s, "charge u1 0101 0201 0302 0402 0403"), ==,
                   "impossible: not-played");
}

/* The rules of every march hold for a charge. */
static void
test_charge_and_zones (void)
{
  g_autoptr (Sketch) s = in_movement ("map flat 14x4; unit u1 union cavalry 5 0101;"
                                      "unit x1 confederate infantry 5 0401;");

  g_assert_cmpstr (sketch_judge (s, "charge u1 0101 0201 0302 0402 0502"), ==,
                   "BG 6.0 stops-in-zone; BG 6.0 stops-in-zone");
  sketch_set (s, "u1", ADJ_FACT_MOVED);
  g_assert_cmpstr (sketch_judge (s, "charge u1 0101 0102 0202 0303 0403"), ==,
                   "BG 5.11 moved-already");
}

/* "0201 0301 ...": how a charge gets there; "" if it does not. */
static char *
way_to (const Sketch *s, const char *unit, AdjHexId hex)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autofree AdjReach *reach = g_new (AdjReach, 1);
  GString *text = g_string_new (NULL);
  AdjChargeWay way;

  adj_field_read (field, s->book, s->table);
  adj_charge_find (reach, field, sketch_unit (s, unit), s->table->units[sketch_unit (s, unit)].hex,
                   ADJ_CHARGE_MP);
  if (adj_charge_way (reach, field, sketch_unit (s, unit), sketch_hex (s, hex), &way))
    for (guint i = 1; i < way.n; i++)
      g_string_append_printf (text, "%s%04d", i > 1 ? " " : "", s->book->hexes[way.path[i]].id);
  return g_string_free (text, FALSE);
}

static void
assert_way (const Sketch *s, AdjHexId hex, const char *expected)
{
  g_autofree char *way = way_to (s, "u1", hex);

  g_assert_cmpstr (way, ==, expected);
}

/* It may not end in a full hex, however long the way there is. */
static void
test_ends_in_a_full_hex (void)
{
  g_autoptr (Sketch) s =
      in_movement ("map flat 14x4; unit u1 union cavalry 5 0101;"
                   "unit u2 union infantry 5 0701; unit u3 union infantry 5 0701;"
                   "unit u4 union infantry 5 0702;"
                   "unit x1 confederate infantry 5 1404;");

  assert_way (s, 701, "");
  assert_way (s, 101, "");
  assert_way (s, 702, "0201 0301 0401 0501 0601 0702");
}

/* Near by it has to go round, over clear ground, and is not to come twice to a hex. */
static void
test_round_about (void)
{
  g_autoptr (Sketch) s = in_movement ("map flat 14x4; unit u1 union cavalry 5 0101;"
                                      "unit x1 confederate infantry 5 0401;");
  g_autoptr (Sketch) narrow =
      in_movement ("map flat 14x2; forest 0102 0202 0302 0402; unit u1 union cavalry 5 0101;"
                   "unit x1 confederate infantry 5 0501;");
  g_autofree char *way = way_to (s, "u1", 301);
  g_auto (GStrv) hexes = g_strsplit (way, " ", -1);
  g_autofree char *order = g_strdup_printf ("charge u1 0101 %s", way);

  g_assert_cmpuint (g_strv_length (hexes), ==, 4);
  g_assert_cmpstr (sketch_judge (s, order), ==, "ok");
  assert_way (narrow, 301, "");
  assert_way (narrow, 401, "");
}

static void
test_targets (void)
{
  g_autoptr (Sketch) s =
      in_movement ("map flat 14x4; side 0401 0502 creek; unit u1 union cavalry 5 0101;"
                   "unit u2 union cavalry 5 0302; unit x1 confederate infantry 5 0502;"
                   "unit x2 confederate infantry 5 0403;");
  g_autofree AdjField *field = g_new (AdjField, 1);
  AdjHex targets[ADJ_HEX_DIRECTIONS];

  adj_field_read (field, s->book, s->table);
  g_assert_cmpuint (adj_charge_targets (field, 0, sketch_hex (s, 401), targets), ==, 0);
  g_assert_cmpuint (adj_charge_targets (field, 0, sketch_hex (s, 402), targets), ==, 2);
  g_assert_cmpuint (adj_charge_targets (field, 0, sketch_hex (s, 303), targets), ==, 1);
  g_assert_cmpint (targets[0], ==, sketch_hex (s, 403));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y 8.71/+ in defence", test_defence);
  g_test_add_func ("/rules/Y 8.71/- cavalry alone", test_cavalry_alone);
  g_test_add_func ("/rules/Y 8.71/+ in attack", test_attack);
  g_test_add_func ("/rules/Y 8.71/+ against cavalry that guns help", test_supported);
  g_test_add_func ("/rules/Y 8.72/+ slips away and is followed", test_slip);
  g_test_add_func ("/rules/Y 8.72/+ nobody follows", test_let_go);
  g_test_add_func ("/rules/Y 8.72/+ the next order is an answer too", test_go_on);
  g_test_add_func ("/rules/Y 8.72/+ the duty is met", test_duty_met);
  g_test_add_func ("/rules/Y 8.72/+ others stay and are attacked", test_stackmate);
  g_test_add_func ("/rules/Y 8.72/+ one of two hexes", test_two_hexes);
  g_test_add_func ("/rules/Y 8.72/+ both hexes left", test_both_slip);
  g_test_add_func ("/rules/Y 8.72/+ cavalry elsewhere", test_cavalry_elsewhere);
  g_test_add_func ("/rules/Y 8.72/- cavalry attacks too", test_must_stand);
  g_test_add_func ("/rules/Y 8.72/- no room, no cavalry", test_no_room);
  g_test_add_func ("/rules/Y 8.72/+ holds the hex or not", test_holds_by_slipping);
  g_test_add_func ("/rules/Y 8.72/+ support comes back", test_support_comes_back);
  g_test_add_func ("/rules/Y 8.73/+ twelve hexes and full strength", test_charge);
  g_test_add_func ("/rules/Y 8.73/- after a march", test_charge_after_march);
  g_test_add_func ("/rules/Y 8.73/- without an attack", test_no_attack);
  g_test_add_func ("/rules/Y 8.73/- ground, water, friends, distance", test_charge_bars);
  g_test_add_func ("/rules/Y 8.73/- zones of control", test_charge_and_zones);
  g_test_add_func ("/rules/Y 8.73/+ round about", test_round_about);
  g_test_add_func ("/rules/Y 8.73/- ends in a full hex", test_ends_in_a_full_hex);
  g_test_add_func ("/rules/Y 8.73/+ whom it could attack", test_targets);
  return g_test_run ();
}
