/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <string.h>

#include "desk/value.h"
#include "staff/typed-sums.h"

static char *
full_help (GOptionContext *context)
{
  g_autofree char *help = g_option_context_get_help (context, TRUE, NULL);

  return g_strconcat (g_strchomp (help), "\n", NULL);
}

/* Whether a word of the command line is that option, with its value behind it or in the next. */
static gboolean
is_option (const GOptionEntry *entry, const char *word)
{
  gsize length = strcspn (word, "=");

  if (g_str_has_prefix (word, "--"))
    return length == strlen (entry->long_name) + 2 &&
           strncmp (word + 2, entry->long_name, length - 2) == 0;
  return entry->short_name != 0 && word[0] == '-' && word[1] == entry->short_name &&
         word[2] == '\0';
}

/* Texts are converted from the letters of the locale, names of files are not. */
static const char *
find_text_option (const GOptionEntry *entries, const char *word)
{
  for (guint i = 0; entries != NULL && entries[i].long_name != NULL; i++)
    if ((entries[i].arg == G_OPTION_ARG_STRING || entries[i].arg == G_OPTION_ARG_STRING_ARRAY) &&
        is_option (&entries[i], word))
      return entries[i].long_name;
  return NULL;
}

/* The text option whose value has letters that the locale does not know; NULL if there is none. */
static const char *
find_unreadable (const GOptionEntry *entries, int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *text = g_locale_to_utf8 (argv[i], -1, NULL, NULL, NULL);
      const char *option = NULL;

      if (text == NULL)
        option = find_text_option (entries, argv[argv[i][0] == '-' ? i : i - 1]);
      if (option != NULL)
        return option;
    }
  return NULL;
}

static void
complain_of_options (const AdjCliCommand *command,
                     const GOptionEntry *entries,
                     int argc,
                     char **argv,
                     const GError *error)
{
  const char *option =
      error->domain == G_CONVERT_ERROR ? find_unreadable (entries, argc, argv) : NULL;

  if (option != NULL)
    adj_cli_complain (command,
                      "--%s cannot be read: it is not text of this locale; set LC_ALL to one of "
                      "UTF-8, such as C.UTF-8",
                      option);
  else
    adj_cli_complain (command, "%s", error->message);
}

gboolean
adj_cli_parse (const AdjCliCommand *command,
               const GOptionEntry *entries,
               int *argc,
               char ***argv,
               AdjExitCode *code)
{
  g_autoptr (GOptionContext) context = g_option_context_new (command->arguments);
  g_autoptr (GError) error = NULL;
  g_autofree char *program = g_strconcat ("adjutant-cli ", command->name, NULL);
  g_autofree char *list = NULL;
  g_autofree char *description = NULL;
  gboolean help = FALSE;
  const GOptionEntry help_entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, "show this help", NULL },
    { NULL },
  };

  g_set_prgname (program); /* as the help names it */
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, command->summary);
  list = command->list != NULL ? command->list () : g_strdup ("");
  description = g_strconcat (list, command->help, NULL);
  g_option_context_set_description (context, description);
  g_option_context_add_main_entries (context, help_entries, NULL);
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      complain_of_options (command, entries, *argc, *argv, error);
      *code = ADJ_EXIT_USAGE;
      return FALSE;
    }
  if (help)
    {
      g_autofree char *text = full_help (context);

      g_print ("%s", text);
      *code = ADJ_EXIT_YES;
      return FALSE;
    }
  return TRUE;
}

void
adj_cli_complain (const AdjCliCommand *command, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("adjutant-cli %s: %s\n", command->name, text);
}

void
adj_cli_print_problems (const AdjProblems *problems)
{
  for (guint i = 0; i < adj_problems_count (problems); i++)
    {
      g_autofree char *text = adj_problem_to_string (problems, adj_problems_get (problems, i));

      g_printerr ("%s\n", text);
    }
}

char *
adj_cli_one_line (const char *text)
{
  GString *line = g_string_new (NULL);
  gboolean gap = FALSE;

  for (const char *c = text != NULL ? text : ""; *c != '\0'; c++)
    if (g_ascii_isspace (*c))
      gap = line->len > 0;
    else
      {
        if (gap)
          g_string_append_c (line, ' ');
        gap = FALSE;
        g_string_append_c (line, *c);
      }
  return g_string_free (line, FALSE);
}

gboolean
adj_cli_has_ruleset (const AdjCliCommand *command, const char *ruleset_id)
{
  g_autofree char *path = ruleset_id != NULL ? adj_library_find_ruleset (ruleset_id) : NULL;

  if (ruleset_id != NULL && path == NULL)
    adj_cli_complain (command, "there is no ruleset '%s'", ruleset_id);
  return ruleset_id == NULL || path != NULL;
}

char *
adj_cli_find_rules (const char *path_or_id)
{
  g_autofree char *path = adj_library_find_ruleset (path_or_id);

  return path != NULL && g_str_has_suffix (path, ".ruleset.xml") ? g_steal_pointer (&path) : NULL;
}

AdjLoaded *
adj_cli_load (const AdjCliCommand *command, const char *path_or_id)
{
  return adj_cli_load_under (command, path_or_id, NULL);
}

char *
adj_cli_find_scenario (const AdjCliCommand *command, const char *path_or_id)
{
  char *path = adj_library_find_scenario (path_or_id);

  if (path == NULL)
    adj_cli_complain (command,
                      "there is no scenario '%s'; give a file, or an id such as chickamauga",
                      path_or_id);
  return path;
}

AdjLoaded *
adj_cli_load_under (const AdjCliCommand *command, const char *path_or_id, const char *ruleset_id)
{
  g_autofree char *path = adj_cli_find_scenario (command, path_or_id);
  g_autoptr (AdjLoaded) loaded = NULL;

  if (path == NULL || !adj_cli_has_ruleset (command, ruleset_id))
    return NULL;
  loaded = adj_library_load_under (path, ruleset_id);
  if (loaded->book != NULL)
    return g_steal_pointer (&loaded);
  if (loaded->ruleset_problems != NULL)
    adj_cli_print_problems (loaded->ruleset_problems);
  adj_cli_print_problems (loaded->problems);
  return NULL;
}

gboolean
adj_cli_number (const AdjCliCommand *command,
                const char *what,
                const char *text,
                int least,
                int most,
                int *number)
{
  if (adj_value_parse_int (text, least, most, number))
    return TRUE;
  adj_cli_complain (command, "%s: '%s' is not a number from %d to %d", what, text, least, most);
  return FALSE;
}

gboolean
adj_cli_sum (const AdjCliCommand *command, const char *what, const char *text, int *sum)
{
  if (adj_sum_parse (text, sum))
    return TRUE;
  adj_cli_complain (command,
                    "%s: '%s' is not a sum of strengths up to %d, such as 13, 5+4+3 or 4x2", what,
                    text, ADJ_MOST_STRENGTH);
  return FALSE;
}
