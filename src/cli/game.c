/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/game.h"

#include "desk/durable.h"
#include "record/effect-text.h"
#include "record/finding-text.h"
#include "record/save.h"
#include "record/seen.h"
#include "table/apply.h"

gboolean
adj_cli_is_game (const char *path)
{
  return g_str_has_suffix (path, ".adjutant");
}

AdjGame *
adj_cli_read_game (const AdjCliCommand *command, const char *path, AdjProblems *problems)
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
  g_autofree char *kept = adj_durable_previous (path);
  AdjGame *game = adj_cli_read_game (command, path, problems);

  if (game == NULL && g_file_test (kept, G_FILE_TEST_IS_REGULAR))
    adj_cli_complain (command, "the game as it was saved before is kept in %s", kept);
  return game;
}

static char *
or_dash (GString *text)
{
  if (text->len == 0)
    g_string_append_c (text, '-');
  return g_string_free (text, FALSE);
}

char *
adj_cli_order (AdjGame *game, const AdjOutcome *outcome)
{
  g_autoptr (AdjTable) table = adj_cli_table_before (game, outcome);
  AdjView view = adj_view (adj_game_get_book (game), table, adj_game_get_eyes (game));

  return adj_outcome_show (outcome, &view);
}

char *
adj_cli_findings (const AdjView *view, const GArray *findings)
{
  g_autoptr (GArray) seen = adj_seen_findings (view, findings);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < seen->len; i++)
    adj_finding_print (text, view, &g_array_index (seen, AdjFinding, i));
  return or_dash (text);
}

char *
adj_cli_effects (const AdjView *view, const GArray *effects)
{
  g_autoptr (GArray) seen = adj_seen_effects (view, effects);
  g_autoptr (AdjTable) table = adj_table_copy (view->table);
  AdjView now = adj_view (view->book, table, view->eyes);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < seen->len; i++)
    {
      const AdjEffect *effect = &g_array_index (seen, AdjEffect, i);

      adj_effect_print_plain (text, &now, effect);
      adj_table_apply (table, view->book, effect);
    }
  return or_dash (text);
}

AdjTable *
adj_cli_table_before (AdjGame *game, const AdjOutcome *outcome)
{
  return adj_game_table_after (game, outcome->n_steps);
}

gboolean
adj_cli_eyes (const AdjCliCommand *command,
              const AdjScenario *scenario,
              const char *text,
              AdjEyes *eyes)
{
  *eyes = ADJ_EYES_ALL;
  if (text == NULL || adj_eyes_parse (scenario, text, eyes))
    return TRUE;
  adj_cli_complain (command, "--eyes: '%s' is neither a side nor public nor all", text);
  return FALSE;
}
