/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/problems.h"

static void
test_strings (void)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("shiloh.scenario.xml");
  g_autofree char *with_line = NULL;
  g_autofree char *without = NULL;

  adj_problems_add (problems, ADJ_PROBLEM_FORM, 12, "bad-thing", "%d is not %s", 3, "four");
  adj_problems_add (problems, ADJ_PROBLEM_FORM, 0, "bad-file", "no good");
  with_line = adj_problem_to_string (problems, adj_problems_get (problems, 0));
  without = adj_problem_to_string (problems, adj_problems_get (problems, 1));
  g_assert_cmpstr (with_line, ==, "shiloh.scenario.xml:12: 3 is not four");
  g_assert_cmpstr (without, ==, "shiloh.scenario.xml: no good");
  g_assert_cmpstr (adj_problems_file (problems), ==, "shiloh.scenario.xml");
}

static void
test_control_characters (void)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("file");

  adj_problems_add (problems, ADJ_PROBLEM_FORM, 1, "evil",
                    "a\x1b[2J\nb\xc2\x9b"
                    "c\xff\xc3\xa9");
  g_assert_cmpstr (adj_problems_get (problems, 0)->text, ==,
                   "a\xef\xbf\xbd[2J\xef\xbf\xbd"
                   "b\xef\xbf\xbd"
                   "c\xef\xbf\xbd\xc3\xa9");
}

static void
test_sort (void)
{
  static const int lines[] = { 7, 0, 7, 3, 7, 3 };
  static const char *const sorted[] = { "1", "3", "5", "0", "2", "4" };
  g_autoptr (AdjProblems) problems = adj_problems_new ("file");

  for (int i = 0; i < 6; i++)
    adj_problems_add (problems, ADJ_PROBLEM_SENSE, lines[i], "any", "%d", i);
  adj_problems_sort (problems);
  for (guint i = 0; i < 6; i++)
    g_assert_cmpstr (adj_problems_get (problems, i)->text, ==, sorted[i]);
}

static void
test_kinds (void)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("file");

  g_assert_true (adj_problems_usable (problems));
  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  adj_problems_add (problems, ADJ_PROBLEM_LINT, 1, "odd", "odd");
  g_assert_true (adj_problems_usable (problems));
  g_assert_null (adj_problems_first_fault (problems));
  adj_problems_add (problems, ADJ_PROBLEM_SENSE, 2, "wrong", "wrong");
  g_assert_false (adj_problems_usable (problems));
  g_assert_cmpstr (adj_problems_first_fault (problems)->text, ==, "wrong");
  adj_problems_add (problems, ADJ_PROBLEM_LINT, 3, "odd", "odd");
  g_assert_cmpuint (adj_problems_count (problems), ==, 3);
  g_assert_cmpuint (adj_problems_count_kind (problems, ADJ_PROBLEM_FORM), ==, 0);
  g_assert_cmpuint (adj_problems_count_kind (problems, ADJ_PROBLEM_SENSE), ==, 1);
  g_assert_cmpuint (adj_problems_count_kind (problems, ADJ_PROBLEM_LINT), ==, 2);
  g_assert_true (adj_problems_has (problems, "wrong"));
  g_assert_false (adj_problems_has (problems, "wron"));
}

static void
test_form_is_not_usable (void)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("file");

  adj_problems_add (problems, ADJ_PROBLEM_FORM, 1, "wrong", "wrong");
  g_assert_false (adj_problems_usable (problems));
}

static void
test_ceiling (void)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("file");

  for (int i = 0; i < ADJ_PROBLEMS_MAX; i++)
    adj_problems_add (problems, ADJ_PROBLEM_LINT, i + 1, "odd", "odd");
  g_assert_cmpuint (adj_problems_count (problems), ==, ADJ_PROBLEMS_MAX);
  g_assert_false (adj_problems_has (problems, "too-many-problems"));
  for (int i = 0; i < 3; i++)
    adj_problems_add (problems, ADJ_PROBLEM_LINT, 1, "odd", "odd");
  adj_problems_sort (problems);
  g_assert_cmpuint (adj_problems_count (problems), ==, ADJ_PROBLEMS_MAX + 1);
  g_assert_cmpstr (adj_problems_get (problems, ADJ_PROBLEMS_MAX)->id, ==, "too-many-problems");
  g_assert_true (adj_problems_usable (problems));

  /* A fault that finds no room still makes the file unusable. */
  adj_problems_add (problems, ADJ_PROBLEM_SENSE, 1, "wrong", "wrong");
  adj_problems_add (problems, ADJ_PROBLEM_LINT, 1, "odd", "odd");
  g_assert_false (adj_problems_usable (problems));
  g_assert_cmpuint (adj_problems_count (problems), ==, ADJ_PROBLEMS_MAX + 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/problems/strings", test_strings);
  g_test_add_func ("/problems/control-characters", test_control_characters);
  g_test_add_func ("/problems/sort", test_sort);
  g_test_add_func ("/problems/kinds", test_kinds);
  g_test_add_func ("/problems/form-is-not-usable", test_form_is_not_usable);
  g_test_add_func ("/problems/ceiling", test_ceiling);
  return g_test_run ();
}
