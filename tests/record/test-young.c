/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"
#include "script.h"

/* Whole games with Young's rules together, everybody who may face down and dummies among them: as
 * the rules alone play them the record keeps them, from the set-up to the end, there and back. */

typedef struct
{
  AdjGame *game;
  GArray *hashes;               /* of the table after so many steps */
  guint effects[ADJ_N_EFFECTS]; /* how many of each kind */
} Course;

static guint64
hash_of (AdjGame *game)
{
  return adj_table_hash (adj_game_get_table (game));
}

static void
note_hash (Course *self)
{
  guint64 hash = hash_of (self->game);

  g_array_append_val (self->hashes, hash);
}

/* One line; a night that is left to march has an order for each of its segments. */
static void
play (Course *self, const char *line)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (self->game, line, FALSE);

  g_assert_cmpuint (outcomes->len, >, 0);
  for (guint i = 0; i < outcomes->len; i++)
    {
      const AdjOutcome *outcome = g_ptr_array_index (outcomes, i);

      if (!outcome->recorded)
        g_test_message ("%s: %s", line, outcome->error.text);
      g_assert_true (outcome->recorded);
      for (guint j = 0; j < outcome->effects->len; j++)
        self->effects[g_array_index (outcome->effects, AdjEffect, j).kind]++;
    }
  note_hash (self);
}

/* ---- The start ---- */

/* All rules in the first game, most of them in the others, and always somebody to hide. In every
 * other game both sides march and fight together. */
static gboolean
is_wanted (const AdjOption *option, guint64 seed, guint number)
{
  if (option->key == ADJ_OPTION_SIMULTANEOUS_MOVEMENT)
    return seed % 2 == 0;
  return seed == 1 || option->key == ADJ_OPTION_LIMITED_INTELLIGENCE ||
         (seed * G_GUINT64_CONSTANT (2654435761) >> (number % 24)) % 4 != 0;
}

static void
switch_on (Course *self, guint64 seed)
{
  const AdjRuleset *ruleset = adj_game_get_book (self->game)->ruleset;

  for (guint i = 0; i < ruleset->n_options; i++)
    {
      const AdjOption *option = &ruleset->options[i];
      g_autofree char *line = g_strdup_printf ("option %s=on", option->id);

      if (option->key != ADJ_OPTION_NONE && option->kind == ADJ_PLAYED_AS_RULE &&
          option->words == NULL && is_wanted (option, seed, i))
        play (self, line);
    }
}

static void
set_up (Course *self, guint64 seed)
{
  static const char *const lines[] = {
    "dummy union 6",      "dummy confederate 9", "flip union down",     "flip confederate down",
    "place dummy-1 1117", "place dummy-2 1019",  "place dummy-3 1317",  "place dummy-7 1526",
    "place dummy-8 1820", "place dummy-9 2022",  "place dummy-10 1626", "place dummy-11 2017",
  };

  note_hash (self);
  switch_on (self, seed);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    play (self, lines[i]);
}

/* ---- The end ---- */

static void
assert_there_and_back (const Course *self)
{
  guint n = self->hashes->len - 1;

  for (guint i = n; i > 0; i--)
    {
      g_assert_true (adj_game_undo (self->game));
      g_assert_cmpuint (hash_of (self->game), ==, g_array_index (self->hashes, guint64, i - 1));
    }
  g_assert_false (adj_game_undo (self->game));
  for (guint i = 1; i <= n; i++)
    {
      g_assert_true (adj_game_redo (self->game));
      g_assert_cmpuint (hash_of (self->game), ==, g_array_index (self->hashes, guint64, i));
    }
  g_assert_false (adj_game_redo (self->game));
}

static void
assert_judged_the_same (AdjGame *game)
{
  g_autoptr (GArray) differences = adj_game_judge_again (game);

  g_assert_cmpuint (differences->len, ==, 0);
}

/* ---- Games ---- */

/* The file is closed and opened again in the middle. */
static void
play_out (Course *self, guint64 seed)
{
  g_autoptr (Script) script =
      script_new_from (fixture_book (), seed, adj_game_get_table (self->game));

  for (guint i = 0; i < script->orders->len; i++)
    {
      const ScriptOrder *order = script_order (script, i);

      if (i == script->orders->len / 2)
        {
          AdjGame *again = fixture_save_and_load (self->game);

          g_object_unref (self->game);
          self->game = again;
        }
      play (self, order->line);
      g_assert_cmpuint (script_hash (adj_game_get_table (self->game)), ==, order->hash);
    }
  g_assert_true (adj_game_get_table (self->game)->over);
}

static void
test_games (void)
{
  static const guint64 seeds[] = { 1, 2, 3, 4, 5, 20 }; /* 20: both sides throw for a hex */
  static const AdjEffectKind seen[] = { ADJ_EFFECT_TURNED,    ADJ_EFFECT_MARKER,
                                        ADJ_EFFECT_SUPPORTER, ADJ_EFFECT_SLIPPED,
                                        ADJ_EFFECT_CHARGED,   ADJ_EFFECT_DRIFTED,
                                        ADJ_EFFECT_DEPLOYED,  ADJ_EFFECT_DIGITS,
                                        ADJ_EFFECT_WAITS,     ADJ_EFFECT_CONTESTED };
  Course course = { .game = NULL };

  for (guint game = 0; game < G_N_ELEMENTS (seeds); game++)
    {
      g_autoptr (AdjGame) again = NULL;

      course.game = adj_game_new (fixture_book (), seeds[game]);
      course.hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
      set_up (&course, seeds[game]);
      play_out (&course, seeds[game]);
      assert_there_and_back (&course);
      again = fixture_save_and_load (course.game);
      assert_judged_the_same (again);
      g_array_unref (course.hashes);
      g_object_unref (course.game);
    }
  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    {
      g_test_message ("effect %d: %u", (int) seen[i], course.effects[seen[i]]);
      g_assert_cmpuint (course.effects[seen[i]], >, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/young/games", test_games);
  return g_test_run ();
}
