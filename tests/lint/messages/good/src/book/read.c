/* SPDX-License-Identifier: GPL-3.0-or-later */
void
adj_read (AdjProblems *problems)
{
  adj_problems_add (problems, ADJ_PROBLEM_SENSE, 0, "no-such-name", "no");
}
