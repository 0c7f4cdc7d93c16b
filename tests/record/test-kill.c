/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include <unistd.h>

#include "desk/dice.h"
#include "desk/lock.h"
#include "mortal.h"
#include "record/save.h"
#include "script.h"

/* A player's program is killed again and again, at any moment, while it plays and saves: all of the
 * game with its first order, what comes later behind that. What it has said is recorded must be in
 * the file. */

#define KILLS 100
#define SLOW_KILLS 520
#define LONGEST_LIFE 6  /* orders acknowledged, and one more */
#define LONGEST_GAME 90 /* orders; then a new game, so that opening stays quick */

typedef struct
{
  const Script *script;
  char *folder;
  char *path;
  AdjGame *game; /* as it was read from the file last */
  guint kills;
  guint acknowledged; /* orders, in all lives */
  guint in_doubt;     /* lives that ended between the file and the word */
  guint torn;         /* and in the middle of a write */
} Trial;

static guint
count_orders (AdjGame *game)
{
  return adj_game_get_play (game)->entries->len;
}

/* The player's program: judges, saves, and only then says how far it is. Never returns. */
static void
play_until_killed (gpointer data, int out)
{
  Trial *self = data;
  AdjLock *lock = adj_lock_take (self->path, "a player", NULL, NULL);
  guint n = count_orders (self->game);
  AdjSaved saved = { 0 };
  AdjImprint imprint;

  adj_imprint_take (&imprint, self->path);

  while (lock != NULL && n < MIN (LONGEST_GAME, self->script->orders->len))
    {
      g_autoptr (GPtrArray) outcomes =
          adj_game_submit (self->game, script_order (self->script, n)->line, FALSE);
      const AdjOutcome *outcome = g_ptr_array_index (outcomes, 0);

      if (!outcome->recorded || !adj_game_save_on (self->game, &saved, &imprint, self->path, NULL))
        break;
      n = outcome->number;
      if (write (out, &n, sizeof n) != sizeof n)
        break;
    }
  _exit (lock != NULL ? 0 : 1);
}

/* Nothing is said of the file, but that its last entry is torn: the kernel ends a write between two
 * pages when who writes is killed. */
static void
expect_whole_or_torn (Trial *self, const AdjProblems *problems)
{
  gboolean torn = adj_problems_has (problems, "game-torn");

  g_assert_cmpuint (adj_problems_count (problems), ==, torn ? 1 : 0);
  self->torn += torn ? 1 : 0;
}

/* The file has all that was acknowledged and nothing that was never ordered, and whoever comes next
 * may have it. */
static void
examine (Trial *self, guint acknowledged)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (self->path);
  g_autoptr (GArray) differing = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GError) error = NULL;
  AdjLock *lock = adj_lock_take (self->path, "the next player", NULL, &error);
  AdjGame *game = adj_game_load (self->path, problems, differing);
  guint n;

  g_assert_no_error (error);
  adj_lock_release (lock);
  g_assert_nonnull (game);
  expect_whole_or_torn (self, problems);
  g_assert_cmpuint (differing->len, ==, 0);
  n = count_orders (game);
  g_assert_cmpuint (n, >=, acknowledged);
  g_assert_cmpuint (n, <=, acknowledged + 1);
  for (guint i = 0; i < n; i++)
    g_assert_cmpstr (adj_play_entry (adj_game_get_play (game), i + 1)->text, ==,
                     script_order (self->script, i)->line);
  self->in_doubt += n - acknowledged;
  g_set_object (&self->game, game);
  g_object_unref (game);
}

/* Killed at some moment after so many orders were acknowledged, however long they take. */
static void
live_and_die (Trial *self, guint orders, gulong moment)
{
  guint before = count_orders (self->game);
  MortalLife life = mortal_live (play_until_killed, self, before, orders, moment);

  self->kills += life.killed ? 1 : 0;
  self->acknowledged += life.last - before;
  examine (self, life.last);
}

static void
begin_game (Trial *self)
{
  g_clear_object (&self->game);
  self->game = adj_game_new (self->script->book, 3);
  g_assert_true (adj_game_save (self->game, self->path, NULL));
}

/* In microseconds, on this machine today. */
static gint64
time_of_save (Trial *self)
{
  gint64 start = g_get_monotonic_time ();

  for (int i = 0; i < 5; i++)
    g_assert_true (adj_game_save (self->game, self->path, NULL));
  return (g_get_monotonic_time () - start) / 5;
}

static void
test_kill (void)
{
  g_autoptr (Script) script = script_new (fixture_book (), 3);
  Trial trial = { .script = script };
  const guint kills = g_test_slow () ? SLOW_KILLS : KILLS;
  gint64 save;

  trial.folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  trial.path = g_build_filename (trial.folder, "short.adjutant", NULL);
  begin_game (&trial);
  save = time_of_save (&trial);
  for (guint64 n = 0; trial.kills < kills; n++)
    {
      live_and_die (&trial, (guint) adj_dice_throw (11, 2 * n, LONGEST_LIFE) - 1,
                    (gulong) (adj_dice_throw (11, 2 * n + 1, 100) * save / 100));
      if (count_orders (trial.game) >= LONGEST_GAME)
        begin_game (&trial);
    }
  g_test_message ("%u kills, %u orders acknowledged, %u in doubt, %u torn", trial.kills,
                  trial.acknowledged, trial.in_doubt, trial.torn);
  g_assert_cmpuint (trial.acknowledged, >, kills);
  mortal_sweep (trial.folder);
  g_object_unref (trial.game);
  g_free (trial.folder);
  g_free (trial.path);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/kill", test_kill);
  return g_test_run ();
}
