/* SPDX-License-Identifier: GPL-3.0-or-later */
void
adj_slurp (AdjProblems *problems)
{
  /* adj_problems_add (problems, ADJ_PROBLEM_FORM, 0, "only-spoken-of", "no"); */
  adj_problems_add (problems, ADJ_PROBLEM_FORM, 0, "file-empty", _ ("'%s', is empty"), "a-name");
  adj_problems_add (problems,
                    ADJ_PROBLEM_FORM,
                    larger (a, b),
                    many ? "too-many" : "too-few",
                    "%d",
                    3);
}
