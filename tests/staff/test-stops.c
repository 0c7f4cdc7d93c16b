/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "played.h"
#include "staff/stops.h"
#include "tests/record/script.h"

/* Where a look back stops. */

/* "0-1 3" for the stops and how long they last, a phase in brackets. */
static void
assert_stops (AdjGame *game, const char *expected)
{
  g_autoptr (GArray) stops = adj_stops_read (game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < stops->len; i++)
    {
      const AdjStop *stop = &g_array_index (stops, AdjStop, i);

      g_string_append_printf (text, "%u-%u(%u) ", stop->n_steps, stop->until, stop->phase);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static guint
go (AdjGame *game, guint n_steps, AdjStride stride, gboolean forward)
{
  g_autoptr (GArray) stops = adj_stops_read (game);

  return adj_stops_go (stops, n_steps, stride, forward);
}

/* A battle whose attack is fought out: Smith retreats and nobody advances. */
#define BATTLE "attack 1620 from 3/1/xiv die 1; retreat smith 1521; stay"

static void
test_nothing_played (void)
{
  g_autoptr (AdjGame) game = played_new ();

  assert_stops (game, "0-0(0) ");
  g_assert_cmpuint (go (game, 0, ADJ_STRIDE_ORDER, FALSE), ==, 0);
  g_assert_cmpuint (go (game, 0, ADJ_STRIDE_PHASE, TRUE), ==, 0);
}

/* What changes nothing on the table is no stop: the one before lasts as long. */
static void
test_remarks_are_passed (void)
{
  g_autoptr (AdjGame) game = played_new ();

  played_on (game, "note begun");
  played_on (game, "move 3/1/xiv 1619; note here");
  played_on (game, "bookmark there");
  played_on (game, "move 1/1/xiv 1417");
  played_on (game, "note the end");
  assert_stops (game, "0-1(0) 2-4(0) 5-6(0) ");
  g_assert_cmpuint (go (game, 4, ADJ_STRIDE_ORDER, FALSE), ==, 0);
  g_assert_cmpuint (go (game, 0, ADJ_STRIDE_ORDER, TRUE), ==, 2);
  g_assert_cmpuint (go (game, 3, ADJ_STRIDE_ORDER, TRUE), ==, 6);
}

/* From the attack to the last answer, in one stride; from within it back to where it began. */
static void
test_battle_is_one (void)
{
  g_autoptr (AdjGame) game = played_new ();

  played_on (game, "move 3/1/xiv 1619; next; " BATTLE "; place 2/4/xiv 1111");
  assert_stops (game, "0-0(0) 1-1(0) 2-2(1) 5-5(1) 6-6(1) ");
  g_assert_cmpuint (go (game, 2, ADJ_STRIDE_ORDER, TRUE), ==, 5);
  g_assert_cmpuint (go (game, 5, ADJ_STRIDE_ORDER, FALSE), ==, 2);
  g_assert_cmpuint (go (game, 4, ADJ_STRIDE_ORDER, FALSE), ==, 2);
  g_assert_cmpuint (go (game, 3, ADJ_STRIDE_ORDER, TRUE), ==, 5);
}

/* An attack that comes while another is owed something, and a phase that is left with it, end it.
 */
static void
test_battle_that_is_left (void)
{
  g_autoptr (AdjGame) game = played_new ();

  played_on (game, "move 3/1/xiv 1619; next; attack 1620 from 3/1/xiv die 1; next!");
  assert_stops (game, "0-0(0) 1-1(0) 2-2(1) 3-3(1) 4-4(2) ");
}

/* One that is not fought out yet ends with what is there. */
static void
test_battle_under_way (void)
{
  g_autoptr (AdjGame) game = played_new ();

  played_on (game, "move 3/1/xiv 1619; next; attack 1620 from 3/1/xiv");
  played_on (game, "note who stands there?");
  assert_stops (game, "0-0(0) 1-1(0) 2-2(1) 3-4(1) ");
}

static void
test_phases (void)
{
  g_autoptr (AdjGame) game = played_new ();

  played_on (game, "move 3/1/xiv 1619; move 1/1/xiv 1417; next; " BATTLE "; next!; next!");
  g_assert_cmpuint (go (game, 6, ADJ_STRIDE_PHASE, FALSE), ==, 3);
  g_assert_cmpuint (go (game, 3, ADJ_STRIDE_PHASE, FALSE), ==, 0);
  g_assert_cmpuint (go (game, 0, ADJ_STRIDE_PHASE, FALSE), ==, 0);
  g_assert_cmpuint (go (game, 1, ADJ_STRIDE_PHASE, FALSE), ==, 0);
  g_assert_cmpuint (go (game, 0, ADJ_STRIDE_PHASE, TRUE), ==, 3);
  g_assert_cmpuint (go (game, 3, ADJ_STRIDE_PHASE, TRUE), ==, 7);
  g_assert_cmpuint (go (game, 7, ADJ_STRIDE_PHASE, TRUE), ==, 8);
  g_assert_cmpuint (go (game, 8, ADJ_STRIDE_PHASE, TRUE), ==, 8);
}

/* What has been done since the stop before: all of the battle, or so far as one is in it. */
static void
test_since (void)
{
  g_autoptr (AdjGame) game = played_new ();
  g_autoptr (GArray) stops = NULL;

  played_on (game, "move 3/1/xiv 1619; note hm");
  played_on (game, "next; " BATTLE);
  stops = adj_stops_read (game);
  g_assert_cmpuint (adj_stops_before (stops, 6), ==, 3);
  g_assert_cmpuint (adj_stops_before (stops, 5), ==, 3);
  g_assert_cmpuint (adj_stops_before (stops, 3), ==, 2);
  g_assert_cmpuint (adj_stops_before (stops, 2), ==, 0);
  g_assert_cmpuint (adj_stops_before (stops, 0), ==, 0);
}

/* An order that was set aside is none that a look back stops at. */
static void
test_set_aside (void)
{
  g_autoptr (AdjGame) game = played_new ();
  g_autoptr (AdjCorrection) correction = NULL;

  played_on (game, "move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv die 4");
  assert_stops (game, "0-0(0) 1-1(0) 2-2(1) 3-3(1) ");
  correction = adj_game_correct (game, 1, "move 3/1/xiv 1218");
  g_assert_true (adj_game_accept (game, correction));
  assert_stops (game, "0-0(0) 1-1(0) 2-3(1) ");
}

static gboolean
tables_agree (AdjGame *game, guint a, guint b)
{
  g_autoptr (AdjTable) one = adj_game_table_after (game, a);
  g_autoptr (AdjTable) other = adj_game_table_after (game, b);

  return adj_table_equal (one, other);
}

static int
last_verb (AdjGame *game, const AdjStop *stop)
{
  const GArray *steps = adj_game_get_play (game)->steps;

  return g_array_index (steps, AdjStep, stop->n_steps - 1).content->verb;
}

/* Over a whole game by lot: nothing is left out, no stop shows what the one before has shown, and
 * strides lead from end to end and back. */
static void
test_whole_game (void)
{
  g_autoptr (AdjGame) game = played_new ();
  g_autoptr (Script) script = script_new (adj_game_get_book (game), 4);
  g_autoptr (GArray) stops = NULL;
  guint at = 0;

  for (guint i = 0; i < MIN (script->orders->len, 300u); i++)
    played_on (game, script_order (script, i)->line);
  stops = adj_stops_read (game);
  for (guint i = 0; i < stops->len; i++)
    {
      const AdjStop *stop = &g_array_index (stops, AdjStop, i);

      g_assert_cmpuint (adj_stops_at (stops, stop->n_steps), ==, i);
      g_assert_cmpuint (stop->phase, ==, adj_game_phase_at (game, stop->n_steps));
      g_assert_true (tables_agree (game, stop->n_steps, stop->until));
      if (i == 0)
        continue;
      if (last_verb (game, stop) != ADJ_VERB_OPTION) /* one may be as it was already */
        g_assert_false (tables_agree (game, stop->n_steps, stop[-1].until));
      at = adj_stops_go (stops, at, ADJ_STRIDE_ORDER, TRUE);
      g_assert_cmpuint (at, ==, i + 1 < stops->len ? stop->n_steps : stop->until);
    }
  g_assert_cmpuint (at, ==, adj_game_get_play (game)->steps->len);
  for (guint i = stops->len - 1; i > 0; i--)
    {
      at = adj_stops_go (stops, at, ADJ_STRIDE_ORDER, FALSE);
      g_assert_cmpuint (at, ==, g_array_index (stops, AdjStop, i - 1).n_steps);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/stops/nothing-played", test_nothing_played);
  g_test_add_func ("/staff/stops/remarks-are-passed", test_remarks_are_passed);
  g_test_add_func ("/staff/stops/battle-is-one", test_battle_is_one);
  g_test_add_func ("/staff/stops/battle-that-is-left", test_battle_that_is_left);
  g_test_add_func ("/staff/stops/battle-under-way", test_battle_under_way);
  g_test_add_func ("/staff/stops/phases", test_phases);
  g_test_add_func ("/staff/stops/since", test_since);
  g_test_add_func ("/staff/stops/set-aside", test_set_aside);
  g_test_add_func ("/staff/stops/whole-game", test_whole_game);
  return g_test_run ();
}
