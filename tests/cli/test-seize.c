/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "ask.h"

/* The answers of "seize", whole, for the figures of the ledger. */

static const struct
{
  const char *arguments; /* blanks between */
  const char *expected;  /* a blank for a tab, '|' for the end of a line */
} goldens[] = {
  { "--quality average --leader heroic --reach --shots 2 --melee",
    "needed 14|chance 7/20|melee 3/20|both 0/20|" },
  { "-q average -l heroic --reach --shots 2 --melee --attempts 3 --mounting 1",
    "needed 14|chance 7/20|melee 3/20|both 0/20|within 1 7/20|within 2 257/400|"
    "within 3 6713/8000|" },
  { "--quality sub-human", "needed 22|chance 0/20|melee 3/20|both 0/20|" },
  { "--quality sub-human --card --reach", "needed 16|chance 5/20|melee 3/20|both 0/20|" },
  { "--quality good --leader good --reach --card", "needed 10|chance 11/20|melee 3/20|both 0/20|" },
  { "--quality demi --leader insp --reach --card", "needed 6|chance 15/20|melee 3/20|both 0/20|" },
  { "--quality demi --leader insp --reach --card --shots 3",
    "needed 0|chance 20/20|melee 3/20|both 3/20|" },
  { "--quality demi --unseen", "needed 18|chance 3/20|melee 3/20|both 0/20|" },
  { "--quality demi --leader insp --shots 5", "needed 2|chance 19/20|melee 3/20|both 2/20|" },
};

static void
test_goldens (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (goldens); i++)
    {
      g_autofree char *line = g_strconcat ("seize ", goldens[i].arguments, NULL);
      g_auto (GStrv) arguments = g_strsplit (line, " ", -1);
      g_autoptr (Answer) answer = ask_in_locale ("C", (const char *const *) arguments);

      g_strdelimit (answer->out, "\t", ' ');
      g_strdelimit (answer->out, "\n", '|');
      assert_said (answer, 0);
      g_assert_cmpstr (answer->out, ==, goldens[i].expected);
    }
}

/* Best first; those who need the same stay as they were named. */
static void
test_candidates (void)
{
  g_autoptr (Answer) answer =
      ask ("seize", "-c", "mob quality=rubbish", "-c", "gawain quality=good leader=heroic reach",
           "-c", "archers quality=average shots=3 unseen", "--candidate",
           "kay  quality=good leader=heroic reach", NULL);

  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==,
                   "candidate\tgawain\t13\t8/20\ncandidate\tkay\t13\t8/20\n"
                   "candidate\tarchers\t15\t6/20\ncandidate\tmob\t21\t0/20\n");
}

static const struct
{
  const char *arguments; /* '|' between */
  int code;
  const char *words;
} refusals[] = {
  { "", 2, "name the figure's --quality" },
  { "--quality|averge", 2, "did you mean average?" },
  { "--quality|zebra", 2, "there are sub-human, rubbish" },
  { "--quality|good|--leader|heroc", 2, "did you mean heroic?" },
  { "--quality|good|--shots|-1", 2, "--shots: '-1' is not a number from 0 to 99" },
  { "--quality|good|--shots|100", 2, "from 0 to 99" },
  { "--quality|good|--attempts|13", 2, "from 1 to 12" },
  { "--quality|good|--attempts|0", 2, "from 1 to 12" },
  { "--quality|good|--mounting|1", 2, "goes with --attempts" },
  { "--quality|good|--attempts|2|--mounting|10", 2, "from 0 to 9" },
  { "--quality|good|--candidate|a quality=good", 2, "do not go together" },
  { "--candidate|gawain", 2, "needs a name and its quality" },
  { "--candidate|gawain quality=good fast", 2, "'fast' is not" },
  { "--quality|good|more", 2, "one word too many" },
  { "--quality|good|--rules|nobody", 1, "there are no skirmish rules 'nobody'" },
};

static void
test_refusals (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *line = g_strconcat ("seize|", refusals[i].arguments, NULL);
      g_auto (GStrv) arguments = g_strsplit (line, "|", -1);
      g_autoptr (Answer) answer = NULL;

      if (*refusals[i].arguments == '\0')
        g_clear_pointer (&arguments[1], g_free);
      answer = ask_in_locale ("C", (const char *const *) arguments);
      g_test_message ("%s", refusals[i].arguments);
      assert_refused (answer, refusals[i].code, refusals[i].words);
    }
}

/* A player's own tables. */
static void
test_own_rules (void)
{
  g_autofree char *lloyd = data_file ("skirmish/lloyd.skirmish-rules.xml");
  g_autofree char *folder = g_dir_make_tmp ("adjutant-seize-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "own.skirmish-rules.xml", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *changed = NULL;

  g_assert_true (g_file_get_contents (lloyd, &text, NULL, NULL));
  parts = g_strsplit (text, "rate=\"18\"", 2);
  changed = g_strjoinv ("rate=\"15\"", parts);
  g_assert_true (g_file_set_contents (path, changed, -1, NULL));
  {
    g_autoptr (Answer) answer = ask ("seize", "-q", "good", "--rules", path, NULL);
    g_autoptr (Answer) check = ask ("check", path, NULL);

    assert_said (answer, 0);
    g_assert_cmpuint (count_lines (answer->out, "needed\t15"), ==, 1);
    assert_said (check, 0);
    g_assert_cmpuint (count_lines (check->out, "valid\t"), ==, 1);
  }
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/seize/goldens", test_goldens);
  g_test_add_func ("/seize/candidates", test_candidates);
  g_test_add_func ("/seize/refusals", test_refusals);
  g_test_add_func ("/seize/own-rules", test_own_rules);
  return g_test_run ();
}
