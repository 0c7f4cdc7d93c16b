/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ask.h"
#include "papers.h"
#include "record/game.h"
#include "record/save.h"
#include "table/view.h"

/* A player who wants to know what lies face down, and has nothing but what the program shows him:
 * he types the log, as his own eyes see it, into a game of his own and reads the names there. */

static const char *const lines[] = {
  "option limited-intelligence=on; dummy confederate 9; flip confederate",
  "place dummy-1 2519; place dummy-2 2511; place dummy-3 2417; next; next; next; next; next",
  "next; move wood 2115; move polk 1923; next; next",
};

static void
play (const char *game, const char *line)
{
  g_autoptr (Answer) answer = ask ("play", game, "--keep-going", line, NULL);

  g_assert_cmpint (answer->code, !=, -1);
}

static char *
begin (const char *folder, const char *name)
{
  char *path = g_build_filename (folder, name, NULL);
  g_autoptr (Answer) answer = ask ("new", "chickamauga", "-o", path, NULL);

  assert_said (answer, 0);
  return path;
}

static void
type_log (const char *log, const char *game)
{
  g_auto (GStrv) entries = g_strsplit (log, "\n", -1);

  for (int i = 0; entries[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (entries[i], "\t", -1);

      if (g_strv_length (fields) > 4)
        play (game, fields[4]);
    }
}

static AdjGame *
open_game (const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  AdjGame *game = adj_game_load (path, problems, NULL);

  g_assert_nonnull (game);
  return game;
}

/* Where a unit was set up is printed, so only those that wait can be found out. */
static void
test_log_typed_anew (void)
{
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  g_autofree char *real_path = begin (folder, "real.adjutant");
  g_autofree char *own_path = begin (folder, "own.adjutant");
  g_autoptr (Answer) log = NULL;
  g_autoptr (AdjGame) real = NULL;
  g_autoptr (AdjGame) own = NULL;
  AdjView truth;
  AdjView guess;
  int hidden = 0;
  int found_out = 0;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    play (real_path, lines[i]);
  log = ask ("show", real_path, "log", "--eyes", "union", NULL);
  assert_said (log, 0);
  type_log (log->out, own_path);
  real = open_game (real_path);
  own = open_game (own_path);
  truth = adj_view (adj_game_get_book (real), adj_game_get_table (real), ADJ_EYES_FIRST);
  guess = adj_view (adj_game_get_book (own), adj_game_get_table (own), ADJ_EYES_ALL);
  for (int unit = 0; unit < truth.table->n_units; unit++)
    if (!adj_view_knows (&truth, unit) && truth.table->units[unit].where == ADJ_WAITING)
      {
        hidden++;
        found_out += adj_view_find (&guess, adj_view_unit_id (&truth, unit)) == unit;
      }
  g_test_message ("%d of %d found out", found_out, hidden);
  g_assert_cmpint (hidden, >=, 20);
  g_assert_cmpint (3 * found_out, <, hidden);
  papers_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/attacker/log typed anew", test_log_typed_anew);
  return g_test_run ();
}
