/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "played.h"
#include "staff/attacks-due.h"

/* All attacks due, each with who is left for it and the attack that is proposed. */

static void
assert_due (AdjGame *game, const char *expected)
{
  AdjView view = played_view (game);
  g_autoptr (GPtrArray) due = adj_attacks_due_find (&view);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < due->len; i++)
    {
      const AdjAttackDue *row = g_ptr_array_index (due, i);

      g_string_append_printf (text, "%s [%u on %u]\n", row->text, row->picks.n_units,
                              row->picks.n_targets);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* 3/1/XIV alone stands before both, so both are proposed in one attack (BG 7.25). */
static void
test_both_in_one (void)
{
  g_autoptr (AdjGame) game = played_new ();

  played_on (game, "move 3/1/xiv 1619");
  assert_due (game, "");
  played_on (game, "next");
  assert_due (game, "1620: Smith 4 must be attacked; 3/1/XIV can [1 on 2]\n"
                    "1720: Wright 4 must be attacked; 3/1/XIV can [1 on 2]\n"
                    "3/1/XIV in 1619 must attack; it can attack 1720 or 1620 [1 on 2]\n");
}

/* Nobody is left who could attack the other one. */
static void
test_too_late (void)
{
  g_autoptr (AdjGame) game = played_new ();

  played_on (game,
             "move 3/1/xiv 1619; next; attack 1620 from 3/1/xiv die 1; retreat smith 1521; stay");
  assert_due (game, "1720: Wright 4 must be attacked, and nobody is left who could [0 on 0]\n");
}

/* What is planned for one alone is widened, and nothing is where nobody would be left over. */
static void
test_join (void)
{
  g_autoptr (AdjGame) game = played_new ();
  AdjPicks picks = { 0 };
  AdjPicks joined;
  AdjView view;

  played_on (game, "move 3/1/xiv 1619; next");
  view = played_view (game);
  adj_picks_toggle_unit (&picks, played_unit (game, "3/1/xiv"));
  adj_picks_toggle_target (&picks, adj_book_hex (view.book, 1720));
  g_assert_true (adj_attacks_due_join (&view, &picks, &joined));
  g_assert_cmpuint (joined.n_targets, ==, 2);
  g_assert_false (adj_attacks_due_join (&view, &joined, &picks));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/attacks-due/both-in-one", test_both_in_one);
  g_test_add_func ("/staff/attacks-due/too-late", test_too_late);
  g_test_add_func ("/staff/attacks-due/join", test_join);
  return g_test_run ();
}
