/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/booklets.h"

#include "book/library.h"

AdjRuleset *
adj_booklets_ruleset (void)
{
  g_autofree char *path = adj_library_find_ruleset ("blue-and-gray");
  g_autoptr (AdjProblems) problems = adj_problems_new (path != NULL ? path : "blue-and-gray");

  return path != NULL ? adj_ruleset_load (path, problems) : NULL;
}
