/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include <string.h>

#include "book/keywords.h"
#include "record/branch.h"
#include "record/command.h"
#include "record/order-make.h"
#include "record/order-settle.h"
#include "rules/reach.h"

/* The lines that are typed, and the canonical order each means at the beginning of Chickamauga. */
static const struct
{
  const char *typed;
  const char *canonical;
} good[] = {
  { "move wilder 1020", "move wilder 1021 1020" },
  { "m Wilder n n", "move wilder 1021 1020" },
  { "mov 1022 1021", "move wilder 1021" },
  { "move wilder 1022 1021 1020", "move wilder 1021 1020" },
  { "move 3/1/xiv 1619", "move 3/1/xiv 1418 1519 1619" },
  { "move 1/2-cav 2010!", "move 1/2-cavalry 2010!" },
  { "m \"1/2 Cavalry\" n", "move 1/2-cavalry 2010" },
  { "move union:2/4 0722", "move 2/4/xiv 0722" },
  { "move u:wil ne", "move wilder 1122" },
  { "enter train 0728", "enter union-supply-train 0728" },
  { "place ART@2120 0803", "place 3-artillery 0803" },
  { "exit wilder", "exit wilder" },
  { "attack 1720 1620 from 3/1/xiv reduce 1-2 die 4",
    "attack 1720 1620 from 3/1/xiv reduce 1-2 die 4" },
  { "a 1620 from 1318 1317+1319 roll", "attack 1620 from 3/1/xiv 1/1/xiv 2/1/xiv roll" },
  { "a 1620 from 3/1/xiv die 2 result De", "attack 1620 from 3/1/xiv die 2 result De" },
  { "charge wilder n n n n", "charge wilder 1021 1020 1019 1018" },
  { "roll", "roll" },
  { "r 4", "roll 4" },
  { "roll 4 result ex", "roll 4 result Ex" },
  { "retreat smith 1621", "retreat smith 1621" },
  { "t smith sw", "retreat smith 1521" },
  { "advance wood 2025", "advance wood 2025" },
  { "stay", "stay" },
  { "place smith+law 0101", "place smith+law 0101" },
  { "p smith@1620 off", "place smith off" },
  { "mark 0101 entrenchment", "mark 0101 entrenchment" },
  { "eliminate anderson-4", "eliminate anderson-4" },
  { "status smith ineffective strength=3", "status smith ineffective strength=3" },
  { "s smith ineffective=no", "status smith ineffective=no" },
  { "score union -5 late to the table", "score union -5 late to the table" },
  { "score union -5 style!", "score union -5 style!" },
  { "waive BG 7.12 !", "waive BG 7.12!" },
  { "flip smith wright", "flip smith wright down" },
  { "flip smith+wright up", "flip smith wright up" },
  { "option attack-effectiveness=off", "option attack-effectiveness=off" },
  { "o creek-bombardment", "option creek-bombardment=on" },
  { "waive BG 7.12", "waive BG 7.12" },
  { "waive bg 7.3B", "waive BG 7.3b" },
  { "option Attack-Effectiveness=OFF", "option attack-effectiveness=off" },
  { "score Con 5 a bet", "score confederate 5 a bet" },
  { "flip UNION", "flip union down" },
  { "mirror losses", "mirror losses" },
  { "note we forgot Wood; it stands # here", "note we forgot Wood; it stands # here" },
  { "bookmark the bridge!", "bookmark the bridge!" },
  { "note \"hold\" said Thomas", "note \"hold\" said Thomas" },
  { "NEXT", "next" },
  { "i c 2 u 4", "initiative union 4 confederate 2" },
  { "initiative roll", "initiative roll" },
  { "initiative union 4 confederate 2 by 0728 1/2/xiv 3/2/xiv without 2/2/xiv result union",
    "initiative union 4 confederate 2 without 2/2/xiv by 0728 1/2/xiv by 0728 3/2/xiv result "
    "union" },
  { "commander conf 10", "commander confederate 10" },
  { "c die 3", "scatter die 3" },
  { "scatter level 2 die 3", "scatter level 2 die 3" },
  { "scatter chits 8 3 0", "scatter chits 0 3 8" },
  { "scatter roll", "scatter roll" },
  { "f wilder 3 4", "drift wilder 3 4" },
  { "drift wild roll!", "drift wilder roll!" },
  { "initiative confederate 2 union 4 by 0728 1/2/xiv",
    "initiative union 4 confederate 2 by 0728 1/2/xiv" },
  { "move 3/1/xiv 1721",
    "move 3/1/xiv 1418 1519 1619 1720 1721" }, /* no lawful way: the shortest */
  { "roll result De", "roll result De" },
};

static char *
canonical (AdjGame *game, const char *text)
{
  AdjOrder order;
  g_auto (AdjOrderError) error = { 0 };
  gboolean read = adj_order_parse (adj_game_get_field (game), ADJ_EYES_ALL, text, &order, &error);

  g_assert_cmpstr (error.text, ==, NULL);
  g_assert_true (read);
  return adj_order_print (adj_game_get_book (game), &order);
}

static void
test_good (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  for (gsize i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *first = canonical (game, good[i].typed);
      g_autofree char *second = canonical (game, first);

      g_assert_cmpstr (first, ==, good[i].canonical);
      g_assert_cmpstr (second, ==, first); /* print, then parse, is identity */
    }
}

/* ---- Made by the program ---- */

static int
unit_of (AdjGame *game, const char *id)
{
  return adj_scenario_unit (adj_game_get_book (game)->scenario, id);
}

static AdjHex
hex_of (AdjGame *game, AdjHexId id)
{
  return adj_book_hex (adj_game_get_book (game), id);
}

/* Its text means the same order, on the table where it is given. */
static void
assert_made (AdjGame *game, AdjOrder order, const char *canonical)
{
  const AdjField *field = adj_game_get_field (game);
  g_autofree char *why = NULL;
  g_auto (AdjOrderError) error = { 0 };
  g_autofree char *text = NULL;
  AdjOrder read;

  g_assert_true (adj_order_settle (&order, field, ADJ_EYES_ALL, &why));
  text = adj_order_print (field->book, &order);
  g_assert_cmpstr (text, ==, canonical);
  g_assert_true (adj_order_parse (field, ADJ_EYES_ALL, text, &read, &error));
  g_assert_cmpmem (&read, sizeof read, &order, sizeof order);
}

static void
test_made_moves (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const guint16 wilder = (guint16) unit_of (game, "wilder");
  const guint16 two[] = { (guint16) unit_of (game, "smith"), (guint16) unit_of (game, "law") };
  const AdjHex way[] = { hex_of (game, 1021), hex_of (game, 1020) };
  const AdjHex entry[] = { hex_of (game, 728), hex_of (game, 726) };
  const guint16 train = (guint16) unit_of (game, "union-supply-train");

  assert_made (game, adj_order_move (&wilder, 1, way + 1, 1), "move wilder 1021 1020");
  assert_made (game, adj_order_move (&wilder, 1, way, 2), "move wilder 1021 1020");
  assert_made (game, adj_order_move (&wilder, 1, way, 1), "move wilder 1021");
  assert_made (game, adj_order_charge (wilder, &(AdjHex){ hex_of (game, 1018) }, 1),
               "charge wilder 1021 1020 1019 1018");
  assert_made (game, adj_order_enter (&train, 1, entry, 2),
               "enter union-supply-train 0728 0727 0726");
  assert_made (game, adj_order_exit (wilder), "exit wilder");
  assert_made (game, adj_order_retreat (two[0], hex_of (game, 1621)), "retreat smith 1621");
  assert_made (game, adj_order_entrench (two[0]), "entrench smith");
  assert_made (game, adj_order_place (two, 2, hex_of (game, 101)), "place smith+law 0101");
  assert_made (game, adj_order_place (two, 1, ADJ_NO_HEX), "place smith off");
  assert_made (game, adj_order_eliminate (two, 2), "eliminate smith+law");
}

static void
test_made_rest (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const AdjRuleset *ruleset = adj_game_get_book (game)->ruleset;
  const guint16 smith = (guint16) unit_of (game, "smith");
  const guint16 thomas = (guint16) unit_of (game, "3/1/xiv");
  const int dice[] = { 4, 2 };
  const AdjArrivalChoices choices = { 2,
                                      { { (guint16) unit_of (game, "2/2/xiv"), ADJ_NO_HEX },
                                        { (guint16) unit_of (game, "1/2/xiv"),
                                          hex_of (game, 728) } } };
  AdjAttack attack = { .n_targets = 1, .n_attackers = 1, .reduce = -1 };
  AdjOrder order;

  attack.targets[0] = hex_of (game, 1620);
  attack.attackers[0].unit = thomas;
  assert_made (game, adj_order_attack (&attack), "attack 1620 from 3/1/xiv");
  attack.supports[attack.n_supports++] =
      (AdjSupport){ (guint16) unit_of (game, "2-artillery"), hex_of (game, 1620) };
  assert_made (game, adj_order_attack (&attack), "attack 1620 from 3/1/xiv support 2-artillery");
  attack.n_supports = 0;
  order = adj_order_attack (&attack);
  adj_order_throw_at_once (&order, 4, ADJ_RESULT_DR);
  assert_made (game, order, "attack 1620 from 3/1/xiv die 4 result Dr");
  adj_order_throw_at_once (&order, 0, -1);
  order.forced = TRUE;
  assert_made (game, order, "attack 1620 from 3/1/xiv roll!");
  assert_made (game, adj_order_roll (4, -1), "roll 4");
  assert_made (game, adj_order_roll (0, -1), "roll");
  assert_made (game, adj_order_flip (&smith, 1, TRUE), "flip smith down");
  assert_made (game, adj_order_flip_side (0, FALSE), "flip union up");
  assert_made (game, adj_order_dummies (1, 3), "dummy confederate 3");
  assert_made (game, adj_order_initiative (dice, &choices, 0),
               "initiative union 4 confederate 2 without 2/2/xiv by 0728 1/2/xiv result union");
  assert_made (game, adj_order_initiative (NULL, &choices, ADJ_NO_SIDE),
               "initiative roll without 2/2/xiv by 0728 1/2/xiv");
  assert_made (game, adj_order_commander (1, 10), "commander confederate 10");
  assert_made (game, adj_order_scatter (&(AdjScatterThrow){ ADJ_NO_SIDE, 2, 3, 0 }),
               "scatter level 2 die 3");
  assert_made (game, adj_order_scatter (&(AdjScatterThrow){ ADJ_NO_SIDE, 0, 0, 1 << 0 | 1 << 8 }),
               "scatter chits 0 8");
  assert_made (game, adj_order_scatter (&(AdjScatterThrow){ .side = ADJ_NO_SIDE }), "scatter roll");
  assert_made (game, adj_order_drift (smith, dice), "drift smith 4 2");
  assert_made (game, adj_order_drift (smith, NULL), "drift smith roll");
  assert_made (game, adj_order_mark (hex_of (game, 101), ADJ_MARKER_ENTRENCHMENT),
               "mark 0101 entrenchment");
  assert_made (game, adj_order_status (smith, ADJ_FACT_INEFFECTIVE, ADJ_FACT_MOVED),
               "status smith ineffective moved=no");
  assert_made (game, adj_order_option (adj_ruleset_option (ruleset, "attack-effectiveness"), FALSE),
               "option attack-effectiveness=off");
  assert_made (game, adj_order_mirror (ADJ_MIRROR_LOSSES), "mirror losses");
  assert_made (game, adj_order_note (0, " we forgot Wood; it stands # here "),
               "note we forgot Wood; it stands # here");
  assert_made (game, adj_order_bookmark (0, "the bridge!"), "bookmark the bridge!");
  assert_made (game, adj_order_next (), "next");
}

/* A value that cannot be an order on this table is answered like a line that cannot be read. */
static void
assert_refused (AdjGame *game, AdjOrder order, const char *says)
{
  g_autoptr (GPtrArray) outcomes =
      adj_game_submit_orders (game, (const AdjOrder[]){ order, adj_order_next () }, 2);
  const AdjOutcome *outcome = g_ptr_array_index (outcomes, 0);

  g_assert_cmpuint (outcomes->len, ==, 1);
  g_assert_false (outcome->recorded);
  g_assert_null (outcome->text);
  g_assert_nonnull (strstr (outcome->error.text, says));
}

static char *
long_text (guint n_characters)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_characters; i++)
    g_string_append (text, "\360\235\204\236"); /* a clef: four bytes */
  return g_string_free (text, FALSE);
}

static void
test_made_badly (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const guint16 apart[] = { (guint16) unit_of (game, "smith"), (guint16) unit_of (game, "wood") };
  const guint16 wilder = (guint16) unit_of (game, "wilder");
  const guint16 train = (guint16) unit_of (game, "union-supply-train");
  const AdjHex goal = hex_of (game, 1621);
  g_autofree char *full = long_text (ADJ_ORDER_CHARS);
  g_autofree char *longer = long_text (ADJ_ORDER_CHARS + 1);
  g_autofree char *line = g_strconcat ("note ", full, NULL);

  assert_refused (game, adj_order_move (apart, 2, &goal, 1), "start in one hex");
  assert_refused (game, adj_order_move (&train, 1, &goal, 1), "is not on the map");
  assert_refused (game, adj_order_retreat (train, goal), "is not on the map");
  assert_refused (game, adj_order_move (&wilder, 1, &(AdjHex){ hex_of (game, 101) }, 1),
                  "no way to 0101");
  assert_refused (game, adj_order_note (0, "  "), "write something");
  assert_refused (game, adj_order_note (0, "two\nlines"), "on one line");
  assert_refused (game, adj_order_bookmark (0, longer), "at most 100 characters");
  assert_made (game, adj_order_note (0, full), line);
}

/* A note or bookmark on an order, which has to be in the line; its number takes no room from what
 * is said of it. */
static void
test_made_about_an_order (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) branch = NULL;
  g_autofree char *full = long_text (ADJ_ORDER_CHARS);
  g_autofree char *line = g_strconcat ("note @1 ", full, NULL);

  fixture_play (game, "move wilder n; move 3/1/xiv 1418", ADJ_OK);
  g_assert_true (adj_game_undo (game));
  assert_made (game, adj_order_bookmark (1, "to the mill!"), "bookmark @1 to the mill!");
  assert_made (game, adj_order_note (1, full), line);
  fixture_play (game, line, ADJ_OK);
  assert_refused (game, adj_order_note (2, "taken back"), "no such order in the log");
  assert_refused (game, adj_order_note (99, "who knows"), "no such order in the log");
  branch = adj_game_branch (game, 1, 7);
  assert_refused (branch, adj_order_bookmark (1, "tried"), "of a scratch table");
}

/* The lines that cannot be read, where each is wrong, and a word of the message. */
static const struct
{
  const char *typed;
  gsize start;
  gsize length;
  const char *says;
} bad[] = {
  { "", 0, 0, "no order" },
  { "fly wilder", 0, 3, "'fly'" },
  { "move wilder 1020 a-name-of-forty-eight-characters-is-more-than-any-has", 17, 0, "too long" },
  { "status wilder \"\"", 15, 0, "here fits strength=N" },
  { "status wilder =no", 14, 3, "here fits strength=N" },
  { "st", 0, 2, "'st'" }, /* stay or status */
  { "move", 4, 0, "a unit is missing" },
  { "move wilder", 11, 0, "where to" },
  { "move nobody 1021", 5, 6, "no unit 'nobody'" },
  { "move 3/1 1418", 5, 3, "3/1/xiv@1318" },
  { "move wilder 9999", 12, 4, "9999" },
  { "move wilder 1022", 12, 4, "where the way begins" },
  { "move wilder 1021 1021", 17, 4, "where the way begins" },
  { "move 0101 0102", 5, 4, "no unit in 0101" },
  { "move smith+wood 1621", 16, 4, "start in one hex" },
  { "attack 1620", 11, 0, "from" },
  { "attack from smith", 7, 4, "which hex" },
  { "attack 1620 from wilder die 7", 28, 1, "1 to 6" },
  { "attack 1620 from wilder reduce 9-1", 31, 3, "3-1" },
  { "retreat smith 1721 1722", 19, 4, "too many" },
  { "retreat smith 1823", 14, 4, "neighbour" },
  { "mark 0101 castle", 10, 6, "entrenchment" },
  { "status smith brave", 13, 5, "ineffective" },
  { "score nobody 5 x", 6, 6, "union or confederate" },
  { "score union 5", 13, 0, "what the points" },
  { "option no-such=on", 7, 10, "no option 'no-such' in these rules" },
  { "support", 7, 0, "a unit is missing" },
  { "support 2-artillery", 19, 0, "which hex" },
  { "attack 1620 from wilder support", 31, 0, "a unit is missing" },
  { "attack 1620 from wilder support 1620", 32, 4, "no unit" },
  { "charge", 6, 0, "a unit is missing" },
  { "charge wilder", 13, 0, "where to" },
  { "charge 1022 n", 7, 4, "no unit" },
  { "option attack-effectiveness=perhaps", 7, 28, "cannot be" },
  { "a 1620 from 3/1/xiv result De", 29, 0, "needs its die" },
  { "waive BG 99", 6, 2, "BG 99" },
  { "undo", 0, 4, "line of its own" },
  { "mirror all", 7, 3, "full" },
  { "initiative union 4", 18, 0, "both dice" },
  { "initiative union 4 confederate", 30, 0, "1 to 6" },
  { "initiative union 4 confederate 2 roll", 37, 0, "both dice" },
  { "initiative nobody 4", 11, 6, "union or confederate" },
  { "initiative roll without 1/2/xiv 1/2/xiv", 32, 7, "named already" },
  { "commander union", 15, 0, "0 to 999" },
  { "scatter", 7, 0, "die, chits or roll" },
  { "scatter level 11 die 3", 14, 2, "1 to 10" },
  { "scatter chits 3 3", 16, 1, "only one chit" },
  { "scatter die 3 4", 14, 1, "too many" },
  { "drift wilder 3", 14, 0, "1 to 6" },
  { "drift wilder 3 9", 15, 1, "1 to 6" },
  { "attack 9999 from wilder", 7, 4, "hex 9999 is not on the map" },
  { "attack 1620 from nobody", 17, 6, "no unit 'nobody'" },
  { "attack 1620 from wilder support 3-artillery 9999", 44, 4, "hex 9999 is not on the map" },
  { "a 1620 from 3/1/xiv die 4 result Xx", 33, 2, "Ae, Ar, Ex, Dr, De" },
  { "roll 9", 5, 1, "1 to 6" },
  { "roll 4 result Xx", 14, 2, "Ae, Ar, Ex, Dr, De" },
  { "roll 4 4", 7, 1, "too many" },
  { "retreat nobody 1721", 8, 6, "no unit 'nobody'" },
  { "initiative union 7 confederate 2", 17, 1, "1 to 6" },
  { "initiative confederate 2", 24, 0, "both dice" },
  { "initiative union 4 confederate 2 without nobody", 41, 6, "no unit 'nobody'" },
  { "initiative union 4 confederate 2 by 9999 1/2/xiv", 36, 4, "hex 9999 is not on the map" },
  { "initiative roll union 4", 23, 0, "both dice" },
  { "scatter chits 11", 14, 2, "0 to 9" },
  { "scatter die 0", 12, 1, "1 to 6" },
  { "drift nobody 1 2", 6, 6, "no unit 'nobody'" },
  { "drift wilder 7 2", 13, 1, "1 to 6" },
  { "move wilder 0101", 12, 4, "no way to 0101" },
  { "next please", 5, 6, "too many" },
  { "note", 4, 0, "write something" },
};

static void
test_bad (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      AdjOrder order;
      g_auto (AdjOrderError) error = { 0 };

      g_test_message ("%s", bad[i].typed);
      g_assert_false (
          adj_order_parse (adj_game_get_field (game), ADJ_EYES_ALL, bad[i].typed, &order, &error));
      g_assert_nonnull (error.text);
      g_assert_nonnull (strstr (error.text, bad[i].says));
      g_assert_cmpuint (error.start, ==, bad[i].start);
      g_assert_cmpuint (error.length, ==, bad[i].length);
    }
}

/* ---- Lists ---- */

/* "move wilder n s n s ..." and the like: what stands before a list, n words of it one after the
 * other, and what stands behind. */
static char *
with_list (const char *before, const char *const *words, guint n, const char *behind)
{
  GString *line = g_string_new (before);
  guint n_words = g_strv_length ((GStrv) words);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (line, " %s", words[i % n_words]);
  g_string_append (line, behind);
  return g_string_free (line, FALSE);
}

static void
assert_list_full (AdjGame *game, const char *line, const char *says)
{
  AdjOrder order;
  g_auto (AdjOrderError) error = { 0 };

  g_assert_false (adj_order_parse (adj_game_get_field (game), ADJ_EYES_ALL, line, &order, &error));
  g_assert_nonnull (error.text);
  g_assert_nonnull (strstr (error.text, says));
}

/* Each list of an order holds what it is said to hold, and one more is refused with its number. */
static void
test_full_lists (void)
{
  static const char *const targets[] = { "1620", "1720", NULL };
  static const char *const steps[] = { "n", "s", NULL };
  static const char *const batteries[] = { "3-artillery", NULL };
  g_autoptr (AdjGame) game = fixture_game ();
  const AdjScenario *scenario = adj_game_get_book (game)->scenario;
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) units = NULL;

  for (guint i = 0; i < scenario->n_units; i++)
    g_strv_builder_add (ids, scenario->units[i].id);
  units = g_strv_builder_end (ids);

  const struct
  {
    const char *before;
    const char *const *words;
    guint room;
    const char *behind;
    const char *says;
  } lists[] = {
    { "attack", targets, ADJ_MAX_TARGETS, " from 3/1/xiv", "at most 6 hexes at once" },
    { "move wilder", steps, ADJ_MAX_PATH - 1, "", "at most 26 hexes" },
    { "attack 1620 from 3/1/xiv support", batteries, ADJ_MAX_SUPPORTS, "", "at most 16 units" },
    { "flip", (const char *const *) units, ADJ_MAX_BATTLE_UNITS, "", "at most 64 units" },
    { "initiative union 4 confederate 2 without", (const char *const *) units, ADJ_MAX_PATH, "",
      "at most 26 units" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *full =
          with_list (lists[i].before, lists[i].words, lists[i].room, lists[i].behind);
      g_autofree char *beyond =
          with_list (lists[i].before, lists[i].words, lists[i].room + 1, lists[i].behind);
      g_autofree char *read = canonical (game, full);
      g_autofree char *again = canonical (game, read);

      g_assert_cmpstr (again, ==, read);
      assert_list_full (game, beyond, lists[i].says);
    }
}

static void
test_verbs (void)
{
  for (int verb = 0; verb < ADJ_N_VERBS; verb++)
    {
      const char *name = adj_verb_name ((AdjVerb) verb);
      AdjOrder order;

      g_test_message ("verb %d", verb);
      g_assert_nonnull (name);
      g_assert_cmpint (adj_verb_find (name), ==, verb);
      g_assert_cmpint (adj_verb_of (name), ==, verb);
      g_assert_true (adj_keyword_is_reserved (name));
      adj_order_init (&order, (AdjVerb) verb); /* it has a row */
    }
  g_assert_cmpint (adj_verb_find ("ret"), ==, ADJ_VERB_RETREAT);
  g_assert_cmpint (adj_verb_find ("re"), ==, -1); /* or reveal */
  g_assert_cmpint (adj_verb_find ("st"), ==, -1); /* stay or status */
  g_assert_cmpint (adj_verb_find ("M"), ==, ADJ_VERB_MOVE);
  g_assert_cmpint (adj_verb_find ("a"), ==, ADJ_VERB_ATTACK);
  g_assert_cmpint (adj_verb_find ("b"), ==, -1);
  g_assert_cmpint (adj_verb_find (""), ==, -1);
}

static void
test_split (void)
{
  g_auto (GStrv) orders = adj_order_split (" m a 0101 ;; n # and so on; x");
  g_auto (GStrv) quoted = adj_order_split ("place \"a;b#c\" off;note x; y # z");

  g_assert_cmpuint (g_strv_length (orders), ==, 2);
  g_assert_cmpstr (orders[0], ==, "m a 0101");
  g_assert_cmpstr (orders[1], ==, "n");
  g_assert_cmpuint (g_strv_length (quoted), ==, 2);
  g_assert_cmpstr (quoted[0], ==, "place \"a;b#c\" off");
  g_assert_cmpstr (quoted[1], ==, "note x; y # z");
}

/* Two hexes were left: which they are is said. */
static void
test_advance_where (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GPtrArray) outcomes = NULL;
  const AdjOutcome *outcome;

  fixture_play (game, "move 3/1/xiv 1619", ADJ_OK);
  fixture_play (game, "attack 1620 1720 from 3/1/xiv die 1", ADJ_OK);
  fixture_play (game, "retreat smith 1621; retreat wright 1820", ADJ_OK);
  outcomes = adj_game_submit (game, "advance 3/1/xiv", FALSE);
  outcome = g_ptr_array_index (outcomes, 0);
  g_assert_nonnull (strstr (outcome->error.text, "1620, 1720"));
}

/* However many they are, none is dropped. */
static void
test_split_many (void)
{
  g_autoptr (GString) line = g_string_new ("n");
  g_auto (GStrv) orders = NULL;

  for (int i = 1; i < 100; i++)
    g_string_append (line, ";n");
  orders = adj_order_split (line->str);
  g_assert_cmpuint (g_strv_length (orders), ==, 100);
}

static const struct
{
  const char *line;
  AdjCommandKind kind;
  guint target;
  const char *rest;
  const char *error; /* a part of it */
} commands[] = {
  { "undo", ADJ_COMMAND_UNDO, 0, NULL, NULL },
  { " UNDO  # that was wrong", ADJ_COMMAND_UNDO, 0, NULL, NULL },
  { "undo 3", ADJ_COMMAND_UNDO, 0, NULL, "line of its own" },
  { "strike\t 3 ", ADJ_COMMAND_STRIKE, 3, "", NULL },
  { "strike 3 # twice", ADJ_COMMAND_STRIKE, 3, "", NULL },
  { "strike", ADJ_COMMAND_STRIKE, 0, NULL, "strike N" },
  { "strike 0", ADJ_COMMAND_STRIKE, 0, NULL, "strike N" },
  { "take 3 n", ADJ_COMMAND_TAKE, 0, NULL, "take N" },
  { "correct  3  note a; b", ADJ_COMMAND_CORRECT, 3, "note a; b", NULL },
  { "correct 3 note c # d", ADJ_COMMAND_CORRECT, 3, "note c # d", NULL },
  { "insert 3 bookmark c ; # d ", ADJ_COMMAND_INSERT, 3, "bookmark c ; # d", NULL },
  { "correct 3 n # d; e", ADJ_COMMAND_CORRECT, 3, "n", NULL },
  { "correct 3 score union 3 fair;", ADJ_COMMAND_CORRECT, 3, "score union 3 fair", NULL },
  { "correct 3 score union 3 fair; next", ADJ_COMMAND_CORRECT, 0, NULL, "own: next" },
  { "insert 3 place \"a;b#c\" off", ADJ_COMMAND_INSERT, 3, "place \"a;b#c\" off", NULL },
  { "strike 3; next", ADJ_COMMAND_STRIKE, 0, NULL, "strike N" },
  { "undo; next", ADJ_COMMAND_UNDO, 0, NULL, "line of its own" },
  { "undo# it", ADJ_COMMAND_UNDO, 0, NULL, NULL },
  { "insert 3", ADJ_COMMAND_INSERT, 0, NULL, "insert N ORDER" },
  { "book  smith strength=5", ADJ_COMMAND_BOOK, 0, "smith strength=5", NULL },
  { "book turn-2 label=No. #2; noon", ADJ_COMMAND_BOOK, 0, "turn-2 label=No. #2; noon", NULL },
  { "book", ADJ_COMMAND_BOOK, 0, NULL, "is missing: write it as book SUBJECT" },
  { "book # smith", ADJ_COMMAND_BOOK, 0, NULL, "is missing" },
  { "n; undo", ADJ_COMMAND_ORDERS, 0, "n; undo", NULL },
  { "undone", ADJ_COMMAND_ORDERS, 0, "undone", NULL },
};

static void
test_commands (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autoptr (AdjGameCommand) command = adj_game_command_read (commands[i].line);

      g_assert_cmpint (command->kind, ==, commands[i].kind);
      g_assert_cmpuint (command->target, ==, commands[i].target);
      g_assert_cmpstr (command->rest, ==, commands[i].rest);
      if (commands[i].error == NULL)
        g_assert_cmpstr (command->error, ==, NULL);
      else
        g_assert_nonnull (strstr (command->error, commands[i].error));
    }
}

/* An exact name beats a beginning, and the units a verb can concern come first. */
static void
test_finding (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *own = NULL;
  g_autofree char *only = NULL;
  g_autofree char *enemy = NULL;

  own = canonical (game, "move 1/1/res 0303");
  g_assert_cmpstr (own, ==, "move 1/1/res 0303");
  only = canonical (game, "move wi n"); /* Wilson is no Union unit */
  g_assert_cmpstr (only, ==, "move wilder 1021");
  enemy = canonical (game, "move wils ne"); /* no Union unit of the name: then among all */
  g_assert_cmpstr (enemy, ==, "move wilson 2318");
}

/* ---- Goals and steps ---- */

static void
read_order (AdjGame *game, AdjOrder *order, const char *text)
{
  g_auto (AdjOrderError) error = { 0 };

  g_assert_true (adj_order_parse (adj_game_get_field (game), ADJ_EYES_ALL, text, order, &error));
}

/* The hex as a goal is reached as reach has it, and lawfully. TRUE if that is not the step. */
static gboolean
check_goal (AdjGame *game, const AdjReach *reach, AdjHex to)
{
  const AdjBook *book = adj_game_get_book (game);
  g_autofree char *text = g_strdup_printf ("move wilder %04d", book->hexes[to].id);
  AdjHex way[ADJ_MAX_PATH];
  guint n = adj_reach_path (reach, to, way);
  AdjOrder order;

  read_order (game, &order, text);
  if (n == 0)
    g_assert_cmpuint (order.n_hexes, ==, 2);
  else
    g_assert_cmpmem (order.hexes, order.n_hexes * sizeof *way, way, n * sizeof *way);
  if (n <= 2 || !adj_book_terrain (book, to)->stop)
    return FALSE;
  fixture_play (game, text, ADJ_OK);
  g_assert_true (adj_game_undo (game));
  return TRUE;
}

/* The direction is the step, and its canonical order says so on the same table. */
static void
check_step (AdjGame *game, int d, AdjHex to)
{
  g_autofree char *text = g_strdup_printf (
      "move wilder %s",
      adj_hex_direction_name (adj_game_get_book (game)->scenario->map.grid.orientation, d));
  g_autofree char *first = canonical (game, text);
  AdjOrder order;

  read_order (game, &order, first);
  g_assert_cmpuint (order.n_hexes, ==, 2);
  g_assert_cmpuint (order.hexes[1], ==, to);
}

/* From every hex of the map to each of its neighbours, with rules that make steps dear. */
static void
test_goals (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const AdjBook *book = adj_game_get_book (game);
  int wilder = adj_scenario_unit (book->scenario, "wilder");
  g_autofree AdjReach *reach = g_new (AdjReach, 1);
  guint n_round = 0;

  fixture_play (game, "option zoc-cost; option tight-stacking; option one-hex-move", ADJ_OK);
  for (guint hex = 0; hex < book->n_hexes; hex++)
    {
      g_autofree char *place = g_strdup_printf ("place wilder %04d", book->hexes[hex].id);
      g_autoptr (GPtrArray) placed = adj_game_submit (game, place, FALSE);

      if (adj_game_get_table (game)->units[wilder].hex != hex)
        continue;
      adj_reach_find (reach, adj_game_get_field (game), wilder);
      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        if (book->hexes[hex].neighbours[d] != ADJ_NO_HEX)
          {
            n_round += check_goal (game, reach, book->hexes[hex].neighbours[d]);
            check_step (game, d, book->hexes[hex].neighbours[d]);
          }
    }
  g_assert_cmpuint (n_round, >, 50);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/order/good", test_good);
  g_test_add_func ("/record/order/made moves", test_made_moves);
  g_test_add_func ("/record/order/made", test_made_rest);
  g_test_add_func ("/record/order/made badly", test_made_badly);
  g_test_add_func ("/record/order/made about-an-order", test_made_about_an_order);
  g_test_add_func ("/record/order/bad", test_bad);
  g_test_add_func ("/record/order/full lists", test_full_lists);
  g_test_add_func ("/record/order/verbs", test_verbs);
  g_test_add_func ("/record/order/advance where", test_advance_where);
  g_test_add_func ("/record/order/split", test_split);
  g_test_add_func ("/record/order/split many", test_split_many);
  g_test_add_func ("/record/order/commands", test_commands);
  g_test_add_func ("/record/order/finding", test_finding);
  g_test_add_func ("/record/order/goals and steps", test_goals);
  return g_test_run ();
}
