/* SPDX-License-Identifier: GPL-3.0-or-later */
void
adj_problems_add (AdjProblems *self, AdjProblemKind kind, int line, const char *id, ...)
{
}
