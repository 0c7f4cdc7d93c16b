/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/library.h"
#include "cli/show.h"

static guint
count_missing (const AdjRuleset *ruleset)
{
  guint n = 0;

  for (guint i = 0; i < ruleset->n_missing; i++)
    n += !ruleset->missing[i].answered;
  return n;
}

AdjExitCode
adj_cli_show_rules (const AdjRuleset *ruleset)
{
  g_print ("ruleset\t%s\n", ruleset->id);
  g_print ("title\t%s\n", ruleset->title);
  g_print ("games\t%u\n", g_strv_length ((char **) ruleset->games));
  for (guint i = 0; i < ruleset->n_arms; i++)
    g_print ("arm\t%s\t%s\n", ruleset->arms[i].id, ruleset->arms[i].name);
  for (guint i = 0; i < ruleset->n_terrains; i++)
    g_print ("terrain\t%s\t%s\n", ruleset->terrains[i].id, ruleset->terrains[i].name);
  for (guint i = 0; i < ruleset->n_features; i++)
    g_print ("hexside\t%s\t%s\n", ruleset->features[i].id, ruleset->features[i].name);
  for (guint i = 0; i < ruleset->n_phases; i++)
    g_print ("phase\t%s\t%s\n", ruleset->phases[i].id, ruleset->phases[i].name);
  g_print ("options\t%u\n", ruleset->n_options);
  g_print ("rows\t%u\n", ruleset->n_rows);
  g_print ("missing\t%u\n", count_missing (ruleset));
  return ADJ_EXIT_YES;
}

void
adj_cli_print_option (const AdjOption *option, int value)
{
  g_autofree char *text = adj_option_value_to_string (option, value);

  g_print ("option\t%s\t%s\t%s\t%s\t%s\n", option->id, adj_option_kinds[option->kind], text,
           option->key != ADJ_OPTION_NONE ? "offered" : "not-offered", option->title);
}

AdjExitCode
adj_cli_show_options (const AdjRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_options; i++)
    adj_cli_print_option (&ruleset->options[i], ruleset->options[i].preset);
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_show_rows (const AdjRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_rows; i++)
    {
      const AdjRow *row = &ruleset->rows[i];
      g_autofree char *text = adj_cli_one_line (row->text);

      g_print ("row\t%s\t%s\n", row->id, text);
      if (row->ruling != NULL)
        g_print ("ruling\t%s\t%s\t%s\n", row->id, row->switch_id != NULL ? row->switch_id : "-",
                 row->ruling);
    }
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_show_missing (const AdjRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_missing; i++)
    {
      const AdjMissing *missing = &ruleset->missing[i];
      g_autofree char *text = adj_cli_one_line (missing->text);

      if (!missing->answered)
        g_print ("missing\t%s\t%s\n", missing->row != NULL ? missing->row : "-", text);
    }
  return ADJ_EXIT_YES;
}

/* ---- Games ---- */

/* Every book of the library that can be read. */
static GPtrArray *
load_books (void)
{
  g_auto (GStrv) paths = adj_library_scenarios ();
  GPtrArray *books = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_book_unref);

  for (int i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (AdjLoaded) loaded = adj_library_load (paths[i]);

      if (loaded->book != NULL)
        g_ptr_array_add (books, g_steal_pointer (&loaded->book));
    }
  return books;
}

static const AdjScenario *
find_game (const AdjRuleset *ruleset, const char *title, const GPtrArray *books)
{
  for (guint i = 0; i < books->len; i++)
    {
      const AdjBook *book = g_ptr_array_index (books, i);

      if (adj_library_is_game (book->scenario, ruleset, title))
        return book->scenario;
    }
  return NULL;
}

AdjExitCode
adj_cli_show_games (const AdjRuleset *ruleset)
{
  g_autoptr (GPtrArray) books = load_books ();

  for (int i = 0; ruleset->games[i] != NULL; i++)
    {
      const AdjScenario *game = find_game (ruleset, ruleset->games[i], books);

      g_print ("game\t%s\t%s\n", ruleset->games[i], game != NULL ? game->id : "-");
    }
  return ADJ_EXIT_YES;
}
