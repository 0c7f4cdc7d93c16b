/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/lint.h"

#include <glib/gi18n-lib.h>

/* The player aid gives each option and each ruling one line. What is longer needs a short form. */

static gboolean
is_longer (const char *text, glong most)
{
  return text != NULL && g_utf8_strlen (text, -1) > most;
}

void
adj_lint_ruleset (const AdjRuleset *ruleset, AdjProblems *problems)
{
  for (guint i = 0; i < ruleset->n_options; i++)
    if (ruleset->options[i].short_text == NULL &&
        is_longer (ruleset->options[i].text, ADJ_SHORT_OPTION))
      adj_problems_add (problems, ADJ_PROBLEM_LINT, 0, "option-too-long",
                        _ ("the text of option '%s' is longer than a line of the player aid; give "
                           "it a short form of %d characters at most"),
                        ruleset->options[i].id, ADJ_SHORT_OPTION);
  for (guint i = 0; i < ruleset->n_rows; i++)
    if (ruleset->rows[i].short_ruling == NULL &&
        is_longer (ruleset->rows[i].ruling, ADJ_SHORT_RULING))
      adj_problems_add (problems, ADJ_PROBLEM_LINT, 0, "ruling-too-long",
                        _ ("the ruling of row '%s' is longer than a line of the player aid; give "
                           "it a short form of %d characters at most"),
                        ruleset->rows[i].id, ADJ_SHORT_RULING);
}
