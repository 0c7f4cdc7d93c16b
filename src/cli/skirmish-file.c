/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/skirmish-file.h"

#include "desk/durable.h"

AdjSkirmishRules *
adj_cli_skirmish_rules (const AdjCliCommand *command, const char *path_or_id)
{
  g_autofree char *path = adj_skirmish_rules_find (path_or_id != NULL ? path_or_id : "lloyd");
  g_autoptr (AdjProblems) problems = NULL;
  AdjSkirmishRules *rules;

  if (path == NULL)
    {
      adj_cli_complain (command, "there are no skirmish rules '%s'", path_or_id ?: "lloyd");
      return NULL;
    }
  problems = adj_problems_new (path);
  rules = adj_skirmish_rules_load (path, problems);
  if (rules == NULL)
    adj_cli_print_problems (problems);
  return rules;
}

gboolean
adj_cli_is_skirmish (const char *path)
{
  return g_str_has_suffix (path, ADJ_SKIRMISH_ENDING);
}

AdjSkirmish *
adj_cli_skirmish_read (const char *path, AdjProblems *problems)
{
  AdjSkirmish *skirmish = adj_skirmish_load (path, problems);

  adj_cli_print_problems (problems);
  return skirmish;
}

AdjSkirmish *
adj_cli_skirmish_load (const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autofree char *kept = adj_durable_previous (path);
  AdjSkirmish *skirmish = adj_cli_skirmish_read (path, problems);

  if (skirmish == NULL && g_file_test (kept, G_FILE_TEST_IS_REGULAR))
    adj_cli_complain (&adj_cli_skirmish, "the skirmish as it was saved before is kept in %s", kept);
  return skirmish;
}

gboolean
adj_cli_skirmish_write_new (const AdjCliCommand *command, AdjSkirmish *skirmish, const char *path)
{
  gsize length;
  g_autofree char *text = adj_skirmish_write (skirmish, &length);
  g_autoptr (GError) error = NULL;

  if (!adj_durable_write (path, text, length, ADJ_WRITE_NEW_ONLY | ADJ_WRITE_PRIVATE, &error))
    adj_cli_complain (command, "%s", error->message);
  return error == NULL;
}

gboolean
adj_cli_skirmish_eyes (const AdjSkirmish *skirmish, const char *eyes, int *side)
{
  *side = ADJ_NO_INDEX;
  if (eyes == NULL)
    return TRUE;
  *side = adj_skirmish_side (adj_skirmish_get_state (skirmish), eyes);
  if (*side < 0)
    adj_cli_complain (&adj_cli_skirmish, "--eyes: '%s' is no side", eyes);
  return *side >= 0;
}

char *
adj_cli_skirmish_findings (const GArray *offences)
{
  GString *text = g_string_new (NULL);

  adj_offences_print (offences, text);
  return g_string_free (text->len > 0 ? text : g_string_append_c (text, '-'), FALSE);
}

char *
adj_cli_skirmish_effects (const GArray *changes)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < changes->len; i++)
    adj_change_print (&g_array_index (changes, AdjChange, i), text);
  return g_string_free (text->len > 0 ? text : g_string_append_c (text, '-'), FALSE);
}
