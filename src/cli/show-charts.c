/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/compare.h"
#include "book/library.h"
#include "book/lint.h"
#include "cli/cli.h"
#include "cli/show.h"
#include "staff/charts-apart.h"
#include "staff/progress.h"

/* "0412", "0412-0413", or "-" for what is nowhere on the map. */
static void
print_where (const AdjProblem *doubt)
{
  if (doubt->at == ADJ_HEX_NONE)
    g_print ("-");
  else if (doubt->beyond == ADJ_HEX_NONE)
    g_print ("%04d", doubt->at);
  else
    g_print ("%04d-%04d", doubt->at, doubt->beyond);
}

AdjExitCode
adj_cli_show_doubts (const AdjBook *book, const char *extra)
{
  g_autoptr (AdjProblems) doubts = adj_problems_new (book->scenario->id);
  AdjMapProgress progress;

  adj_lint (book, doubts);
  progress = adj_map_progress (book, doubts);
  g_print ("terrain\t%u\t%u\n", progress.hexes_known, progress.hexes);
  g_print ("nets\t%u\t%u\n", progress.nets_sound, progress.nets);
  for (guint i = 0; i < adj_problems_count (doubts); i++)
    {
      const AdjProblem *doubt = adj_problems_get (doubts, i);

      g_print ("doubt\t%s\t", doubt->id);
      print_where (doubt);
      g_print ("\t%s\n", doubt->text);
    }
  return ADJ_EXIT_YES;
}

static void
print_chapter (const AdjScenario *scenario, const char *element)
{
  AdjCompareProgress progress = adj_compare_progress (scenario, element);

  g_print ("compared\t%s\t%u\t%u\n", element, progress.done, progress.all);
}

AdjExitCode
adj_cli_show_compared (const AdjBook *book, const char *extra)
{
  const AdjScenario *scenario = book->scenario;
  g_autoptr (GArray) rows = adj_compare_rows (scenario);

  for (guint i = 0; i < rows->len; i++)
    {
      const char *element = g_array_index (rows, AdjCompareRow, i).element;

      if (i == 0 || g_array_index (rows, AdjCompareRow, i - 1).element != element)
        print_chapter (scenario, element);
    }
  for (guint i = 0; (i = adj_compare_next (scenario, rows, i)) < rows->len; i++)
    {
      g_autofree char *subject =
          adj_compare_subject (scenario, &g_array_index (rows, AdjCompareRow, i));

      g_print ("open\t%s\n", subject);
    }
  return ADJ_EXIT_YES;
}

/* A game that was begun from no charts of the player's own has nothing that could differ. */
AdjExitCode
adj_cli_game_apart (const AdjShowing *showing)
{
  g_autofree char *path = adj_library_own_scenario (showing->view.book->scenario->id);
  g_autoptr (AdjLoaded) charts = NULL;
  g_autoptr (GPtrArray) aparts = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return ADJ_EXIT_YES;
  charts = adj_library_load (path);
  if (charts->book == NULL)
    {
      adj_cli_print_problems (charts->problems);
      return ADJ_EXIT_NO;
    }
  aparts = adj_apart_find (&showing->view, charts->book->scenario);
  for (guint i = 0; i < aparts->len; i++)
    {
      const AdjApart *apart = g_ptr_array_index (aparts, i);

      g_print ("apart\t%s\t%s\t%s\t%s\n", apart->subject, adj_figure_keys[apart->figure.key],
               apart->in_game, apart->in_charts);
    }
  return ADJ_EXIT_YES;
}
