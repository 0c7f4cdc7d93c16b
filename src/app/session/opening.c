/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/opening.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/settings.h"
#include "app/files/place.h"
#include "book/library.h"
#include "desk/dice.h"
#include "desk/durable.h"
#include "record/order-make.h"
#include "record/proof.h"
#include "record/save.h"

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
  adj_place_warn (*problems, path, lock, NULL);
  return adj_session_new (game, path, lock, holder);
}

static gboolean
write_game (gpointer game, const char *path, GError **error)
{
  return adj_proof_save_new (game, path, error);
}

/* A file of its own for a new game: "chickamauga 2026-11-20.adjutant". */
static char *
place_game (AdjGame *game, AdjLock **lock, AdjProblems *problems, GError **error)
{
  g_autofree char *folder = adj_opening_folder ();
  const AdjPlaced placed = { folder, adj_game_get_book (game)->scenario->id, ".adjutant" };

  return adj_place_new (&placed, write_game, game, lock, problems, error);
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
