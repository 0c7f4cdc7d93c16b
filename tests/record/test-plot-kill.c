/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include <unistd.h>

#include "desk/dice.h"
#include "desk/lock.h"
#include "mortal.h"
#include "record/save.h"

/* A player's program is killed again and again while both sides plot in secret. Drafts are no
 * entries of the record, and yet what it has said is plotted must be in the file. */

#define KILLS 20
#define SLOW_KILLS 200
#define LONGEST_LIFE 6 /* edits acknowledged, and one more */

/* The edits go round for ever, each side's in turn; with each of them the drafts are others. */
typedef struct
{
  AdjGame *(*begin) (void);
  const char *lines[ADJ_SIDES][5];
} Plotting;

typedef struct
{
  const Plotting *plotting;
  char *folder;
  char *path;
  AdjGame *game; /* as it was read from the file last */
  guint edits;   /* that it has */
  guint kills;
} Trial;

static AdjGame *
nightfall (void)
{
  AdjGame *game = fixture_both ();

  fixture_play (game, "option variable-initiative; option night-plots", ADJ_OK);
  fixture_play (game, "place c1 0504; place u1 0302; next; next; next; next", ADJ_OK);
  return game;
}

static const Plotting by_night = {
  nightfall,
  { { "plot u2 s", "plot ug . s", "plot u2 . s", "plot ug", "plot u2" },
    { "plot c2 s", "plot c1 . . n", "plot c2 . s", "plot c1", "plot c2" } }
};

/* In simultaneous movement, where plots have missions. */
static AdjGame *
morning (void)
{
  AdjGame *game = fixture_game ();

  fixture_play (game, "option simultaneous-movement", ADJ_OK);
  return game;
}

static const Plotting by_day = { morning,
                                 { { "plot wilder 1121 attack", "plot 2/1/xiv . attack",
                                     "plot wilder 1121", "plot 2/1/xiv", "plot wilder" },
                                   { "plot fulton . attack", "plot armstrong .",
                                     "plot armstrong . attack", "plot armstrong",
                                     "plot fulton" } } };

static void
edit (AdjGame *game, const Plotting *plotting, guint n)
{
  adj_game_set_eyes (game, n % 10 < 5 ? ADJ_EYES_FIRST : ADJ_EYES_SECOND);
  fixture_play (game, plotting->lines[n / 5 % 2][n % 5], ADJ_OK);
}

/* Never returns. */
static void
plot_until_killed (gpointer data, int out)
{
  Trial *self = data;
  AdjLock *lock = adj_lock_take (self->path, "a player", NULL, NULL);
  guint n = self->edits;
  AdjSaved saved = { 0 };
  AdjImprint imprint;

  adj_imprint_take (&imprint, self->path);
  while (lock != NULL)
    {
      edit (self->game, self->plotting, n);
      if (!adj_game_save_on (self->game, &saved, &imprint, self->path, NULL))
        break;
      n++;
      if (write (out, &n, sizeof n) != sizeof n)
        break;
    }
  _exit (lock != NULL ? 0 : 1);
}

/* Both sides' drafts as they are after so many edits. */
static char *
tell_drafts (AdjGame *game)
{
  GString *text = g_string_new (NULL);

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      const AdjTable *table;

      adj_game_set_eyes (game, (AdjEyes) side);
      table = adj_game_get_drafted (game)->table;
      for (int unit = 0; unit < table->n_units; unit++)
        g_string_append_printf (text, "%x ", table->units[unit].plot);
    }
  return g_string_free (text, FALSE);
}

static char *
expect_drafts (const Plotting *plotting, guint edits)
{
  g_autoptr (AdjGame) game = plotting->begin ();

  for (guint n = edits - edits % 10; n < edits; n++)
    edit (game, plotting, n);
  return tell_drafts (game);
}

/* What was acknowledged is there, and nothing but perhaps one edit more. */
static void
examine (Trial *self, guint acknowledged)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (self->path);
  g_autoptr (GArray) differing = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (AdjGame) game = adj_game_load (self->path, problems, differing);
  g_autofree char *drafts = NULL;
  g_autofree char *expected = expect_drafts (self->plotting, acknowledged);
  g_autofree char *more = expect_drafts (self->plotting, acknowledged + 1);

  g_assert_nonnull (game);
  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  drafts = tell_drafts (game);
  g_test_message ("%u edits acknowledged: %s", acknowledged, drafts);
  self->edits = acknowledged;
  if (!g_str_equal (drafts, expected))
    {
      g_assert_cmpstr (drafts, ==, more);
      self->edits++;
    }
  g_set_object (&self->game, game);
}

static void
test_kill (gconstpointer plotting)
{
  Trial trial = { .plotting = plotting };
  const guint kills = g_test_slow () ? SLOW_KILLS : KILLS;

  trial.game = trial.plotting->begin ();
  trial.folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  trial.path = g_build_filename (trial.folder, "night.adjutant", NULL);
  g_assert_true (adj_game_save (trial.game, trial.path, NULL));
  for (guint64 n = 0; trial.kills < kills; n++)
    {
      guint lives = (guint) adj_dice_throw (18, 2 * n, LONGEST_LIFE) - 1;
      MortalLife life = mortal_live (plot_until_killed, &trial, trial.edits, lives,
                                     (gulong) adj_dice_throw (18, 2 * n + 1, 100) * 10);

      trial.kills += life.killed ? 1 : 0;
      examine (&trial, life.last);
    }
  g_assert_cmpuint (trial.edits, >, kills);
  mortal_sweep (trial.folder);
  g_object_unref (trial.game);
  g_free (trial.folder);
  g_free (trial.path);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/record/plot kill/by night", &by_night, test_kill);
  g_test_add_data_func ("/record/plot kill/missions by day", &by_day, test_kill);
  return g_test_run ();
}
