/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/game.h"

#include "record/effect-text.h"
#include "record/finding-text.h"
#include "record/save.h"

gboolean
adj_cli_is_game (const char *path)
{
  return g_str_has_suffix (path, ".adjutant");
}

static AdjGame *
load_game (const AdjCliCommand *command, const char *path, AdjProblems *problems)
{
  g_autoptr (GArray) differing = g_array_new (FALSE, FALSE, sizeof (guint));
  AdjGame *game = adj_game_load (path, problems, differing);

  adj_cli_print_problems (problems);
  for (guint i = 0; game != NULL && i < differing->len; i++)
    adj_cli_complain (command,
                      "%s: the table after entry %u is not the one that was recorded; the file has "
                      "been changed by hand",
                      path, g_array_index (differing, guint, i));
  return game;
}

AdjGame *
adj_cli_load_game (const AdjCliCommand *command, const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);

  return load_game (command, path, problems);
}

char *
adj_cli_findings (const AdjBook *book, const GArray *findings)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < findings->len; i++)
    adj_finding_print (text, book, &g_array_index (findings, AdjFinding, i));
  return text->len > 0 ? g_string_free (text, FALSE) : (g_string_free (text, TRUE), g_strdup ("-"));
}

char *
adj_cli_effects (const AdjBook *book, const GArray *effects)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < effects->len; i++)
    adj_effect_print (text, book, &g_array_index (effects, AdjEffect, i));
  return text->len > 0 ? g_string_free (text, FALSE) : (g_string_free (text, TRUE), g_strdup ("-"));
}

gboolean
adj_cli_check_game (const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjGame) game = load_game (&adj_cli_check, path, problems);
  g_autoptr (GArray) differences = NULL;
  gboolean agreed = adj_cli_ask_schema (path, "game.rng", &adj_game_format,
                                        adj_problems_count_kind (problems, ADJ_PROBLEM_FORM) == 0);

  if (game != NULL)
    differences = adj_game_judge_again (game);
  for (guint i = 0; differences != NULL && i < differences->len; i++)
    {
      const AdjConsequence *difference = &g_array_index (differences, AdjConsequence, i);

      g_print ("%s\t%s\t%u\n",
               difference->kind == ADJ_CONSEQUENCE_DIFFERS ? "differs" : "does-not-fit", path,
               difference->number);
    }
  g_print ("%s\t%s\n", game != NULL && agreed ? "valid" : "invalid", path);
  return game != NULL && agreed;
}
