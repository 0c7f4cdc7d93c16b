/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <unistd.h>

#include "app/books/own-battle.h"
#include "book/draft-strokes.h"
#include "book/library.h"
#include "desk/dice.h"
#include "mortal.h"

/* The program is killed again and again, at any moment, while somebody paints a map and it is saved
 * behind his back. Strokes go on while the disk works; what it has said is saved must be in the
 * file, and what is in the file must be the strokes in their order. */

#define KILLS 200
#define LONGEST_LIFE 6           /* strokes acknowledged */
#define AHEAD 4                  /* strokes that a quick hand is ahead of the disk */
#define LONGEST_MAP (22 * AHEAD) /* strokes; then a new map, so that opening stays quick */
#define MOMENTS 100
#define MOMENT 80 /* microseconds; a hundredth of what a stroke and its file take */

typedef struct
{
  char *shipped;
  char *path;
  GArray *hexes; /* of AdjHexId: the n-th stroke paints the n-th of them */
  AdjRuleset *ruleset;
  guint kills;
  guint acknowledged; /* strokes, in all lives */
  guint unsaid;       /* in the file, though nobody had said so */
} Trial;

/* Another terrain with each stroke. */
static int
paint_of (const Trial *self, guint stroke)
{
  static const char *const terrains[] = { "clear", "forest", "rough" };

  return adj_ruleset_terrain (self->ruleset, terrains[stroke % G_N_ELEMENTS (terrains)]);
}

/* The strokes that a map has; FALSE if it has any other. */
static gboolean
count_strokes (const Trial *self, const AdjScenario *scenario, guint *n)
{
  guint painted = 0;

  for (guint i = 0; i < self->hexes->len; i++)
    {
      const AdjMapHex *hex = adj_scenario_hex (scenario, g_array_index (self->hexes, AdjHexId, i));

      if (scenario->ruleset->terrains[hex->terrain].look == ADJ_LOOK_UNKNOWN)
        continue;
      if (painted != i || hex->terrain != paint_of (self, i))
        return FALSE;
      painted++;
    }
  *n = painted;
  return TRUE;
}

/* All that was done is on the disk. */
static gboolean
is_saved (AdjOwnBattle *battle)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return adj_own_battle_get_state (battle) == ADJ_SAVER_SAVED;
}

/* Never returns. */
static void
paint_until_killed (gpointer data, int out)
{
  Trial *self = data;
  g_autoptr (AdjProblems) problems = NULL;
  AdjOwnBattle *battle = adj_own_battle_open (self->shipped, &problems);
  AdjDraft *draft = battle != NULL ? adj_own_battle_get_draft (battle) : NULL;
  guint n;

  if (draft == NULL || !count_strokes (self, adj_draft_get_scenario (draft), &n))
    _exit (1);
  while (n < LONGEST_MAP)
    {
      if (!adj_draft_stroke (draft, &g_array_index (self->hexes, AdjHexId, n), 1,
                             paint_of (self, n)))
        _exit (1);
      adj_own_battle_save (battle);
      n++;
      if (n % AHEAD == 0 && !adj_own_battle_finish (battle))
        _exit (1);
      if (is_saved (battle) && write (out, &n, sizeof n) != sizeof n)
        _exit (1);
    }
  _exit (0);
}

static guint
examine (const Trial *self)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (self->path);
  guint n;

  g_assert_nonnull (loaded->book);
  g_assert_cmpuint (adj_problems_count (loaded->problems), ==, 0);
  g_assert_true (count_strokes (self, loaded->book->scenario, &n));
  return n;
}

static void
live_and_die (Trial *self, guint *n, guint strokes, gulong moment)
{
  MortalLife life = mortal_live (paint_until_killed, self, *n, strokes, moment);
  guint before = *n;

  self->kills += life.killed ? 1 : 0;
  self->acknowledged += life.last - before;
  if (!g_file_test (self->path, G_FILE_TEST_EXISTS))
    {
      g_assert_cmpuint (life.last, ==, 0);
      return;
    }
  *n = examine (self);
  g_assert_cmpuint (*n, >=, life.last);
  self->unsaid += *n - life.last;
}

static void
begin (Trial *self)
{
  g_autoptr (AdjLoaded) loaded = NULL;
  g_autofree char *id = adj_library_own_id ("shiloh");
  const AdjScenario *scenario;

  self->shipped = adj_library_find_scenario ("shiloh");
  self->path = adj_library_own_scenario (id);
  self->hexes = g_array_new (FALSE, FALSE, sizeof (AdjHexId));
  loaded = adj_library_load (self->shipped);
  scenario = loaded->book->scenario;
  self->ruleset = adj_ruleset_ref (scenario->ruleset);
  for (guint i = 0; i < scenario->map.n_hexes; i++)
    if (scenario->ruleset->terrains[scenario->map.hexes[i].terrain].look == ADJ_LOOK_UNKNOWN)
      g_array_append_val (self->hexes, scenario->map.hexes[i].id);
  g_assert_cmpuint (self->hexes->len, >, LONGEST_MAP);
}

static void
test_kill (void)
{
  Trial trial = { .kills = 0 };
  g_autofree char *folder = NULL;
  guint n = 0;

  begin (&trial);
  for (guint64 i = 0; trial.kills < KILLS; i++)
    {
      live_and_die (&trial, &n, (guint) adj_dice_throw (17, 2 * i, LONGEST_LIFE) - 1,
                    MOMENT * (gulong) adj_dice_throw (17, 2 * i + 1, MOMENTS));
      if (n >= LONGEST_MAP)
        {
          g_assert_cmpint (g_remove (trial.path), ==, 0);
          n = 0;
        }
    }
  g_test_message ("%u kills, %u strokes acknowledged, %u saved unsaid", trial.kills,
                  trial.acknowledged, trial.unsaid);
  g_assert_cmpuint (trial.acknowledged, >, KILLS);
  folder = g_path_get_dirname (trial.path);
  mortal_sweep (folder);
  g_array_unref (trial.hexes);
  adj_ruleset_unref (trial.ruleset);
  g_free (trial.shipped);
  g_free (trial.path);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/app/charts-kill/painting", test_kill);
  return g_test_run ();
}
