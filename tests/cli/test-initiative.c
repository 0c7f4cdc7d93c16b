/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ask.h"

/* Initiative and scatter, the articles' calculators that need no board. */

#define UNION "--union=rested=20,fought=31,ineffective=14,night=6,first-day=5,lost=9"
#define CONFEDERATE "--confederate=rested=12,fought=44,ineffective=25,lost=11"

static void
test_worked_example (void)
{
  g_autoptr (Answer) answer =
      ask ("initiative", UNION, CONFEDERATE, "--holder", "confederate", NULL);

  assert_said (answer, 0);
  g_assert_cmpuint (count_lines (answer->out, "level\t"), ==, 12);
  g_assert_nonnull (strstr (answer->out, "level\tunion\t1\t93\n"));
  g_assert_nonnull (strstr (answer->out, "level\tconfederate\t6\t61\n"));
  g_assert_nonnull (strstr (answer->out,
                            "outright\tunion\t33/36\noutright\tconfederate\t2/36\ntie\t1/36\n"
                            "first\tunion\t33/36\nfirst\tconfederate\t3/36\n"));
}

static void
test_thrown (void)
{
  g_autoptr (Answer) won =
      ask ("initiative", UNION, CONFEDERATE, "--die", "union=1", "--die", "confederate=6", NULL);
  g_autoptr (Answer) tie = ask ("initiative", UNION, CONFEDERATE, "--die", "union=4", "--die",
                                "confederate=1", "--holder", "union", NULL);

  assert_said (won, 0);
  g_assert_cmpstr (won->out, ==,
                   "level\tunion\t1\t93\nlevel\tconfederate\t6\t61\nmoves-first\tunion\n");
  assert_said (tie, 0);
  g_assert_nonnull (strstr (tie->out, "moves-first\tunion\ttie\n"));
}

static void
test_groups (void)
{
  g_autoptr (Answer) answer =
      ask ("initiative", "--union=rested=10,lost=7", "--union=ineffective=60,lost=7",
           "--confederate=rested=1", "--die", "union=2", NULL);

  assert_said (answer, 0);
  g_assert_nonnull (strstr (answer->out, "level\tunion\t2\t23\n"));
}

/* As they are read off the counters. */
static void
test_sums (void)
{
  g_autoptr (Answer) plain = ask ("initiative", UNION, CONFEDERATE, NULL);
  g_autoptr (Answer) sums = ask (
      "initiative", "--union=rested=5x4,fought=20 6+5,ineffective=14,night=6,first-day=5,lost=9",
      CONFEDERATE, NULL);

  assert_said (sums, 0);
  g_assert_cmpstr (sums->out, ==, plain->out);
}

static void
test_refused (void)
{
  g_autoptr (Answer) one = ask ("initiative", UNION, NULL);
  g_autoptr (Answer) term = ask ("initiative", "--union=brave=3", CONFEDERATE, NULL);
  g_autoptr (Answer) number = ask ("initiative", "--union=rested=many", CONFEDERATE, NULL);
  g_autoptr (Answer) die = ask ("initiative", UNION, CONFEDERATE, "--die", "union=7", NULL);
  g_autoptr (Answer) side = ask ("initiative", UNION, CONFEDERATE, "--holder", "france", NULL);
  g_autoptr (Answer) lost =
      ask ("initiative", "--union=lost=3", "--union=lost=4", CONFEDERATE, NULL);

  g_autoptr (Answer) eyes = ask ("initiative", UNION, CONFEDERATE, "--eyes", "nobody", NULL);

  assert_refused (eyes, 2, "for a game");
  assert_refused (one, 2, "both sides");
  assert_refused (term, 2, "'brave'");
  assert_refused (number, 2, "'many'");
  assert_refused (die, 2, "'7'");
  assert_refused (side, 2, "'france'");
  assert_refused (lost, 2, "lost is the side's");
}

static void
test_scatter (void)
{
  g_autoptr (Answer) die = ask ("scatter", "--level", "3", "--die", "4", NULL);
  g_autoptr (Answer) chits = ask ("scatter", "--level", "2", "--chits", "8 3", NULL);
  g_autoptr (Answer) before = ask ("scatter", "--level", "1", NULL);

  assert_said (die, 0);
  g_assert_true (g_str_has_prefix (die->out, "digits\t1 4 9\nchance\t0\t2/6\n"));
  assert_said (chits, 0);
  g_assert_true (g_str_has_prefix (chits->out, "digits\t3 8\nchance\t0\t2/10\n"));
  assert_said (before, 0);
  g_assert_cmpuint (count_lines (before->out, "chance\t"), ==, 10);
  g_assert_nonnull (strstr (before->out, "chance\t2\t0/6\n"));
}

static void
test_scatter_refused (void)
{
  g_autoptr (Answer) nothing = ask ("scatter", NULL);
  g_autoptr (Answer) die = ask ("scatter", "--level", "3", "--die", "7", NULL);
  g_autoptr (Answer) few = ask ("scatter", "--level", "3", "--chits", "1 2", NULL);
  g_autoptr (Answer) twice = ask ("scatter", "--level", "2", "--chits", "1 1", NULL);
  g_autoptr (Answer) both = ask ("scatter", "--level", "2", "--die", "1", "--chits", "1 2", NULL);

  g_autoptr (Answer) eyes = ask ("scatter", "--level", "2", "--eyes", "nobody", NULL);

  assert_refused (eyes, 2, "give the level");
  assert_refused (nothing, 2, "give the level");
  assert_refused (die, 2, "'7'");
  assert_refused (few, 2, "3 different chits");
  assert_refused (twice, 2, "2 different chits");
  assert_refused (both, 2, "the die or the chits");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/initiative/worked example", test_worked_example);
  g_test_add_func ("/cli/initiative/dice thrown", test_thrown);
  g_test_add_func ("/cli/initiative/groups", test_groups);
  g_test_add_func ("/cli/initiative/sums", test_sums);
  g_test_add_func ("/cli/initiative/refused", test_refused);
  g_test_add_func ("/cli/scatter/answers", test_scatter);
  g_test_add_func ("/cli/scatter/refused", test_scatter_refused);
  return g_test_run ();
}
