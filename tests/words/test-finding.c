/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "rules/reason.h"
#include "spoken.h"
#include "words/finding.h"

/* The arguments that the rules give along with each reason: u a unit, h a hex, f a figure. Some are
 * given in more than one way. */
static const struct
{
  AdjReason reason;
  const char *given;
  const char *figure; /* as it is to be read */
} given[] = {
  { ADJ_REASON_NO_BATTLE, "", NULL },
  { ADJ_REASON_NOT_ON_MAP, "u", NULL },
  { ADJ_REASON_NOT_ON_MAP, "uh", NULL },
  { ADJ_REASON_NOT_WAITING, "u", NULL },
  { ADJ_REASON_NO_COMMAND_LEVEL, "", NULL },
  { ADJ_REASON_CHIT_DRAWN_TWICE, "", NULL },
  { ADJ_REASON_TOO_MANY_CHITS, "f", "3" },
  { ADJ_REASON_OWES_INITIATIVE, "", NULL },
  { ADJ_REASON_OWES_SCATTER, "", NULL },
  { ADJ_REASON_OWES_DRIFT, "uh", NULL },
  { ADJ_REASON_OTHER_FIRST, "", NULL },
  { ADJ_REASON_OTHER_METHOD, "", NULL },
  { ADJ_REASON_OUT_OF_CONTROL, "u", NULL },
  { ADJ_REASON_OUT_OF_CONTROL, "uh", NULL },
  { ADJ_REASON_HELD_BACK, "u", NULL },
  { ADJ_REASON_AFTER_SCATTERED, "u", NULL },
  { ADJ_REASON_NOT_NOW_PLOTTED, "", NULL },
  { ADJ_REASON_NO_SEGMENT, "", NULL },
  { ADJ_REASON_SEGMENTS_LEFT, "u", NULL },
  { ADJ_REASON_FROZEN, "u", NULL },
  { ADJ_REASON_PLOT_CUT, "uh", NULL },
  { ADJ_REASON_NOT_NOW_SEALED, "", NULL },
  { ADJ_REASON_SEALED_ALREADY, "", NULL },
  { ADJ_REASON_NOT_BOTH_SEALED, "", NULL },
  { ADJ_REASON_NOT_NOW_REVEALED, "", NULL },
  { ADJ_REASON_NOT_REVEALED, "", NULL },
  { ADJ_REASON_PLOT_IS_SEALED, "u", NULL },
  { ADJ_REASON_PLOT_IS_SECRET, "u", NULL },
  { ADJ_REASON_PLOT_STANDS, "u", NULL },
  { ADJ_REASON_PLOT_UNFIT, "u", NULL },
  { ADJ_REASON_PLOT_UNFIT, "", NULL },
  { ADJ_REASON_SEAL_DAMAGED, "", NULL },
  { ADJ_REASON_OWES_SEAL, "", NULL },
  { ADJ_REASON_OWES_REVEAL, "", NULL },
  { ADJ_REASON_NOT_THE_MORNING, "", NULL },
  { ADJ_REASON_NOT_THE_HOLDER, "", NULL },
  { ADJ_REASON_OTHERS_MOVED, "", NULL },
  { ADJ_REASON_NOT_IN_ZONE, "u", NULL },
  { ADJ_REASON_NO_WAY_BACK, "u", NULL },
  { ADJ_REASON_OTHER_WAY_BACK, "uh", NULL },
  { ADJ_REASON_BACK_INTO_ZONE, "h", NULL },
  { ADJ_REASON_BEFORE_OTHERS, "u", NULL },
  { ADJ_REASON_IN_CONTROL, "u", NULL },
  { ADJ_REASON_OTHER_LEVEL, "", "3" },
  { ADJ_REASON_LEFT_TO_NOBODY, "uh", NULL },
  { ADJ_REASON_NOT_ADJACENT, "h", NULL },
  { ADJ_REASON_NOT_ADJACENT, "uh", NULL },
  { ADJ_REASON_NO_PATH, "", NULL },
  { ADJ_REASON_NO_PATH, "h", NULL },
  { ADJ_REASON_NO_ENEMY_THERE, "h", NULL },
  { ADJ_REASON_NO_ATTACKERS, "", NULL },
  { ADJ_REASON_TOO_MANY, "", NULL },
  { ADJ_REASON_TOO_MANY, "f", "3" },
  { ADJ_REASON_TOO_MANY, "fh", "3" },
  { ADJ_REASON_NOT_AN_ENEMY, "u", NULL },
  { ADJ_REASON_OUT_OF_REACH, "u", NULL },
  { ADJ_REASON_ZERO_STRENGTH, "", NULL },
  { ADJ_REASON_NO_SUCH_FACE, "f", "3" },
  { ADJ_REASON_NOTHING_OWED, "", NULL },
  { ADJ_REASON_NOTHING_OWED, "u", NULL },
  { ADJ_REASON_NO_COLUMN, "", NULL },
  { ADJ_REASON_ENEMY_IN_HEX, "uh", NULL },
  { ADJ_REASON_GAME_OVER, "", NULL },
  { ADJ_REASON_UNKNOWN_STRENGTH, "", NULL },
  { ADJ_REASON_NOT_PLAYED, "", NULL },
  { ADJ_REASON_DUG_ALREADY, "h", NULL },
  { ADJ_REASON_CROWDED, "uh", NULL },
  { ADJ_REASON_WRONG_SET_UP, "u", NULL },
  { ADJ_REASON_WRONG_SET_UP, "uh", NULL },
  { ADJ_REASON_NOT_NOW_DIGGING, "u", NULL },
  { ADJ_REASON_DIGS_TOO_EARLY, "u", NULL },
  { ADJ_REASON_NO_DIGGING_HERE, "uh", NULL },
  { ADJ_REASON_DIGS_IN_ZONE, "uh", NULL },
  { ADJ_REASON_DIGS_SCATTERED, "uh", NULL },
  { ADJ_REASON_DUMMY_DIGS, "u", NULL },
  { ADJ_REASON_LIMBERED, "u", NULL },
  { ADJ_REASON_NOT_ATTACKED, "uh", NULL },
  { ADJ_REASON_NO_FRIEND, "uh", NULL },
  { ADJ_REASON_NO_BATTERY, "uh", NULL },
  { ADJ_REASON_DEFENDS_ITSELF, "uh", NULL },
  { ADJ_REASON_WHICH_SIDE, "", NULL },
  { ADJ_REASON_WHICH_ADVANCE, "", NULL },
  { ADJ_REASON_MOVES_AS_PLOTTED, "u", NULL },
  { ADJ_REASON_NO_SUCH_MARKER, "", NULL },
  { ADJ_REASON_NOT_IN_RULES, "", NULL },
  { ADJ_REASON_MARKED_LATE, "u", NULL },
  { ADJ_REASON_STAYS_TO_RALLY, "u", NULL },
  { ADJ_REASON_STAYS_TO_BUILD, "uh", NULL },
  { ADJ_REASON_RALLIES_ELSEWHERE, "u", NULL },
  { ADJ_REASON_RALLIES_LATE, "u", NULL },
  { ADJ_REASON_NOT_MARKED, "u", NULL },
  { ADJ_REASON_WORKS_UNFINISHED, "h", NULL },
  { ADJ_REASON_NOT_YOUR_PHASE, "", NULL },
  { ADJ_REASON_NOT_YOUR_PHASE, "u", NULL },
  { ADJ_REASON_MOVED_ALREADY, "u", NULL },
  { ADJ_REASON_LEAVES_ZONE, "uh", NULL },
  { ADJ_REASON_STOPS_IN_ZONE, "uh", NULL },
  { ADJ_REASON_CLOSED_HEX, "uh", NULL },
  { ADJ_REASON_CLOSED_HEXSIDE, "uh", NULL },
  { ADJ_REASON_OFF_ROADS, "uh", NULL },
  { ADJ_REASON_TOO_FAR, "uf", "1/2 MP" },
  { ADJ_REASON_NO_STOPPING, "uh", NULL },
  { ADJ_REASON_PASSES_TRAIN, "uh", NULL },
  { ADJ_REASON_NIGHT_ZONE, "uh", NULL },
  { ADJ_REASON_INEFFECTIVE_ZONE, "uh", NULL },
  { ADJ_REASON_MUST_STAY, "u", NULL },
  { ADJ_REASON_MOVE_LIMIT, "uf", "3 units" },
  { ADJ_REASON_CHARGES_ON_FOOT, "u", NULL },
  { ADJ_REASON_CHARGES_ROUGH, "uh", NULL },
  { ADJ_REASON_CHARGES_WATER, "uh", NULL },
  { ADJ_REASON_CHARGES_FRIEND, "uh", NULL },
  { ADJ_REASON_CHARGES_SHORT, "uf", "3 hexes" },
  { ADJ_REASON_NOT_DUE, "u", NULL },
  { ADJ_REASON_WRONG_ENTRY, "uh", NULL },
  { ADJ_REASON_ENTRY_OCCUPIED, "uh", NULL },
  { ADJ_REASON_COLUMN_TOO_LONG, "uhf", "1/2 MP" },
  { ADJ_REASON_STACKED_ENTRY, "uh", NULL },
  { ADJ_REASON_NO_EXIT, "uh", NULL },
  { ADJ_REASON_NIGHT_COMBAT, "", NULL },
  { ADJ_REASON_BATTLE_OPEN, "", NULL },
  { ADJ_REASON_ATTACKED_ALREADY, "u", NULL },
  { ADJ_REASON_DEFENDED_ALREADY, "u", NULL },
  { ADJ_REASON_ACROSS_CLOSED, "uh", NULL },
  { ADJ_REASON_CANNOT_ATTACK, "u", NULL },
  { ADJ_REASON_INEFFECTIVE, "u", NULL },
  { ADJ_REASON_ADVANCED, "u", NULL },
  { ADJ_REASON_DISPLACED_GUN, "u", NULL },
  { ADJ_REASON_STACKMATE_LEFT_OUT, "uh", NULL },
  { ADJ_REASON_NOT_ADJACENT_TO_ALL, "uh", NULL },
  { ADJ_REASON_BOMBARDS_SEVERAL, "h", NULL },
  { ADJ_REASON_BATTERIES_APART, "uh", NULL },
  { ADJ_REASON_OUT_OF_RANGE, "uf", "3 hexes" },
  { ADJ_REASON_NO_SIGHT, "uh", NULL },
  { ADJ_REASON_BOMBARDS_IN_ZONE, "uh", NULL },
  { ADJ_REASON_BOMBARDS_TOO_WEAK, "f", "1-3" },
  { ADJ_REASON_NOT_LOWER, "f", "1-2" },
  { ADJ_REASON_RESULT_DIFFERS, "f", "Dr" },
  { ADJ_REASON_REPULSION_BEGUN, "", NULL },
  { ADJ_REASON_LENT_ALREADY, "u", NULL },
  { ADJ_REASON_LENDS_IN_RETREAT, "u", NULL },
  { ADJ_REASON_MUST_STAND, "u", NULL },
  { ADJ_REASON_RETREAT_CLOSED, "uh", NULL },
  { ADJ_REASON_RETREAT_ZONE, "uh", NULL },
  { ADJ_REASON_RETREAT_STACK, "uh", NULL },
  { ADJ_REASON_OTHER_RETREAT, "uh", NULL },
  { ADJ_REASON_DISPLACES_TO_DEATH, "uh", NULL },
  { ADJ_REASON_TOO_FEW_LOST, "f", "3 strength points" },
  { ADJ_REASON_NOT_A_VICTOR, "u", NULL },
  { ADJ_REASON_NOT_A_VICTOR, "uh", NULL },
  { ADJ_REASON_NOT_VACATED, "uh", NULL },
  { ADJ_REASON_OWES_CHOICE, "", NULL },
  { ADJ_REASON_OWES_CHOICE, "u", NULL },
  { ADJ_REASON_OWES_CHOICE, "h", NULL },
  { ADJ_REASON_OWES_CHOICE, "uh", NULL },
  { ADJ_REASON_OWES_ATTACK, "uh", NULL },
  { ADJ_REASON_OWES_DEFENCE, "uh", NULL },
  { ADJ_REASON_OWES_LEAVING, "uh", NULL },
  { ADJ_REASON_OWES_CHARGE, "uh", NULL },
  { ADJ_REASON_NOT_REPULSED, "uh", NULL },
  { ADJ_REASON_OVER_LIMIT, "h", NULL },
  { ADJ_REASON_NOT_ENTERED, "u", NULL },
  { ADJ_REASON_STAYS_UP, "u", NULL },
  { ADJ_REASON_NO_DUMMIES, "", NULL },
  { ADJ_REASON_TOO_MANY_DUMMIES, "uh", NULL },
  { ADJ_REASON_CROWDING_DUMMY, "uh", NULL },
  { ADJ_REASON_UNSEEN, "u", NULL },
  { ADJ_REASON_NO_TABLE, "", NULL },
  { ADJ_REASON_CONTEST_OPEN, "h", NULL },
  { ADJ_REASON_NOT_DISPUTED, "h", NULL },
  { ADJ_REASON_MISSION_TOO_FAR, "u", NULL },
  { ADJ_REASON_NO_COMBAT_NOW, "", NULL },
  { ADJ_REASON_EXECUTION_BEGUN, "", NULL },
  { ADJ_REASON_IN_ANOTHER_ATTACK, "u", NULL },
  { ADJ_REASON_OTHER_DICE, "f", "3" },
  { ADJ_REASON_DIE_MISSING, "h", NULL },
  { ADJ_REASON_NOT_NAMED, "u", NULL },
  { ADJ_REASON_NOT_ALL_ALLOCATED, "uh", NULL },
  { ADJ_REASON_SLIPS_TOO_LATE, "u", NULL },
  { ADJ_REASON_LENDS_TOO_LATE, "u", NULL },
  { ADJ_REASON_MAY_SLIP, "uh", NULL },
  { ADJ_REASON_MISSING, "", NULL },
};

static AdjFinding
make (guint i)
{
  gboolean unit = strchr (given[i].given, 'u') != NULL;
  gboolean hex = strchr (given[i].given, 'h') != NULL;

  return (AdjFinding){ .reason = given[i].reason,
                       .row = "BG 5.13",
                       .unit = unit ? spoken_unit ("3/1/xiv") : -1,
                       .hex = hex ? spoken_hex (1318) : ADJ_NO_HEX,
                       .figure = given[i].figure != NULL ? 3 : 0 };
}

/* Each names what it was given, in every way the rules give it, and cites its row. */
static void
test_all (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  gboolean seen[ADJ_N_REASONS] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (given); i++)
    {
      AdjFinding finding = make (i);
      g_autofree char *text = adj_words_finding (&view, &finding);

      assert_says (text, "(BG 5.13)");
      if (finding.unit >= 0)
        assert_says (text, "3/1/XIV");
      if (finding.hex != ADJ_NO_HEX)
        assert_says (text, "1318");
      if (given[i].figure != NULL)
        assert_says (text, given[i].figure);
      seen[finding.reason] = TRUE;
    }
  for (int reason = 0; reason < ADJ_N_REASONS; reason++)
    {
      g_test_message ("%s", adj_reason_name ((AdjReason) reason));
      g_assert_true (seen[reason]);
    }
}

/* No two reasons sound alike. */
static void
test_distinct (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (given); i++)
    {
      AdjFinding finding = make (i);
      char *text = adj_words_finding (&view, &finding);

      g_test_message ("%s", text);
      g_assert_true (g_hash_table_add (texts, text));
    }
}

static void
test_plural_forms (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  AdjFinding finding = {
    .reason = ADJ_REASON_TOO_FEW_LOST, .row = "BG 7.6c", .unit = -1, .hex = ADJ_NO_HEX, .figure = 1
  };
  g_autofree char *one = adj_words_finding (&view, &finding);
  g_autofree char *two = NULL;

  finding.figure = 2;
  two = adj_words_finding (&view, &finding);
  g_assert_cmpstr (one, ==, "The losses are 1 strength point short (BG 7.6c)");
  g_assert_cmpstr (two, ==, "The losses are 2 strength points short (BG 7.6c)");
}

/* A finding that makes no sense at all rests on no row. */
static void
test_without_row (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  AdjFinding finding = {
    .reason = ADJ_REASON_NO_ENEMY_THERE, .impossible = TRUE, .unit = -1, .hex = spoken_hex (1318)
  };
  g_autofree char *text = adj_words_finding (&view, &finding);

  g_assert_cmpstr (text, ==, "There is no enemy in 1318");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/finding/all", test_all);
  g_test_add_func ("/words/finding/distinct", test_distinct);
  g_test_add_func ("/words/finding/plural-forms", test_plural_forms);
  g_test_add_func ("/words/finding/without-row", test_without_row);
  return g_test_run ();
}
