/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/opening.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/settings.h"
#include "book/library.h"
#include "desk/dice.h"
#include "desk/durable.h"
#include "record/order-make.h"
#include "record/proof.h"
#include "record/save.h"

#define MOST_NAMES 10000

char *
adj_opening_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "adjutant", "games", NULL);
}

gboolean
adj_opening_is_game (const char *path)
{
  return g_str_has_suffix (path, ".adjutant");
}

/* Entries after which the table is not the recorded one: somebody has edited the file. */
static void
warn_of_edits (AdjProblems *problems, const GArray *differing)
{
  for (guint i = 0; i < differing->len; i++)
    adj_problems_add (problems, ADJ_PROBLEM_LINT, 0, "edited-by-hand",
                      _ ("after entry %u the table is not the one that was recorded: the file has "
                         "been changed by hand"),
                      g_array_index (differing, guint, i));
}

/* The warnings about the file that the players should have before they play: each is said once,
 * when it is opened. */
static void
warn_of_file (AdjProblems *problems, const char *path, const AdjLock *lock, const GError *doubt)
{
  g_autofree char *other_name = adj_durable_warn (path);
  const char *unlocked = lock != NULL ? adj_lock_warn (lock) : NULL;

  if (other_name != NULL)
    adj_problems_add (problems, ADJ_PROBLEM_LINT, 0, "other-name", "%s", other_name);
  if (unlocked != NULL)
    adj_problems_add (problems, ADJ_PROBLEM_LINT, 0, "no-lock", "%s", unlocked);
  if (doubt != NULL)
    adj_problems_add (problems, ADJ_PROBLEM_LINT, 0, "unconfirmed", "%s", doubt->message);
}

AdjSession *
adj_opening_game (const char *path, AdjProblems **problems)
{
  g_autoptr (GArray) differing = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *holder = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AdjGame) game = NULL;
  AdjLock *lock;

  *problems = adj_problems_new (path);
  lock = adj_lock_take (path, "adjutant", &holder, &error);
  if (lock != NULL)
    adj_durable_sweep (path);
  game = adj_game_load (path, *problems, differing);
  if (game == NULL)
    {
      g_clear_pointer (&lock, adj_lock_release);
      return NULL;
    }
  warn_of_edits (*problems, differing);
  warn_of_file (*problems, path, lock, NULL);
  return adj_session_new (game, path, lock, holder);
}

/* "chickamauga 2026-11-20.adjutant", and a number behind it if there is one already. */
static char *
name_game (const char *folder, const AdjScenario *scenario, int attempt)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *file = attempt == 1
                              ? g_strdup_printf ("%s %s.adjutant", scenario->id, day)
                              : g_strdup_printf ("%s %s %d.adjutant", scenario->id, day, attempt);

  return g_build_filename (folder, file, NULL);
}

/* A file of its own for a new game, locked and written; NULL with error. Its problems are told. */
static char *
place_game (AdjGame *game, AdjLock **lock, AdjProblems *problems, GError **error)
{
  g_autofree char *folder = adj_opening_folder ();
  const AdjScenario *scenario = adj_game_get_book (game)->scenario;

  g_mkdir_with_parents (folder, 0700);
  for (int attempt = 1; attempt < MOST_NAMES; attempt++)
    {
      g_autofree char *path = name_game (folder, scenario, attempt);
      g_autoptr (GError) reason = NULL;

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      *lock = adj_lock_take (path, "adjutant", NULL, &reason);
      if (*lock != NULL)
        adj_proof_save_new (game, path, &reason);
      if (adj_durable_is_in_place (reason))
        {
          warn_of_file (problems, path, *lock, reason);
          return g_steal_pointer (&path);
        }
      g_clear_pointer (lock, adj_lock_release);
      g_propagate_error (error, g_steal_pointer (&reason));
      return NULL;
    }
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST, _ ("'%s' is full of games of today"),
               folder);
  return NULL;
}

/* The ruleset's problems stand with the scenario's: the player asked for one thing. */
static void
add_problems (AdjProblems *problems, const AdjProblems *more)
{
  for (guint i = 0; more != NULL && i < adj_problems_count (more); i++)
    {
      const AdjProblem *problem = adj_problems_get (more, i);
      g_autofree char *text = adj_problem_to_string (more, problem);

      adj_problems_add (problems, problem->kind, 0, problem->id, "%s", text);
    }
}

/* How these players like a game, as their settings say it: strict or not, how much of the board is
 * mirrored, which is an order like any other. */
static void
begin_as_preferred (AdjGame *game, GSettings *settings)
{
  g_autofree char *word = g_settings_get_string (settings, "new-mirror");

  adj_game_set_strict (game, g_settings_get_boolean (settings, "new-strict"));
  for (int mirror = ADJ_MIRROR_LOSSES; mirror <= ADJ_MIRROR_NONE; mirror++)
    if (g_str_equal (word, adj_mirror_words[mirror]))
      {
        AdjOrder order = adj_order_mirror ((AdjMirror) mirror);
        g_autoptr (GPtrArray) outcomes = adj_game_submit_orders (game, &order, 1);
      }
}

AdjSession *
adj_opening_scenario (const char *path_or_id, AdjProblems **problems, GError **error)
{
  g_autofree char *path = adj_library_find_scenario (path_or_id);
  g_autofree char *ruleset = g_settings_get_string (adj_settings (), "ruleset");
  g_autofree char *file = NULL;
  g_autoptr (AdjLoaded) loaded = NULL;
  g_autoptr (AdjGame) game = NULL;
  AdjLock *lock = NULL;

  *problems = NULL;
  if (path == NULL)
    {
      *problems = adj_problems_new (path_or_id);
      adj_problems_add (*problems, ADJ_PROBLEM_FORM, 0, "no-such-scenario",
                        _ ("there is no such file, and no battle of that name"));
      return NULL;
    }
  loaded = adj_library_load_under (path, ruleset);
  *problems = g_steal_pointer (&loaded->problems);
  add_problems (*problems, loaded->ruleset_problems);
  if (loaded->book == NULL)
    return NULL;
  game = adj_game_new (loaded->book, adj_dice_new_seed ());
  begin_as_preferred (game, adj_settings ());
  file = place_game (game, &lock, *problems, error);
  return adj_session_new (game, file, lock, NULL);
}
