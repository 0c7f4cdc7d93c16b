/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/seen-duties.h"
#include "spoken.h"
#include "words/encounter.h"

/* The units that must attack, with those beside them, one line for all units of a hex. */

static char *
told (AdjGame *game)
{
  AdjView view = spoken_view (game);
  g_auto (AdjDuties) duties = { 0 };
  g_auto (GStrv) lines = NULL;

  adj_seen_duties (&view, &duties);
  lines = adj_words_encounters (&view, &duties);
  return g_strjoinv ("|", lines);
}

/* Two stacks that touch the same enemies each name them all. */
static void
test_stacks (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = NULL;

  fixture_play (game,
                "place law+kelly 1020; place gist 1120; place 1/1/xiv+2/1/xiv 1019;"
                "place 1/1/res 1121; next",
                ADJ_OK);
  text = told (game);
  g_assert_cmpstr (text, ==,
                   "1/1/XIV and 2/1/XIV in 1019 must attack; beside them: 1020 (Kelly and Law) and "
                   "1120 (Gist) (BG 7.11, 7.12)|"
                   "1/1/Res in 1121 must attack; beside it: 1020 (Kelly and Law) and 1120 (Gist) "
                   "(BG 7.11, 7.12)");
}

/* A duty that is freed, too late, or of another kind is not mixed with it. */
static void
test_others (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *free_of_it = NULL;
  g_autofree char *late = NULL;

  fixture_play (game,
                "place law 1020; place 1/1/xiv 1019; place xiv-artillery 0819; next;"
                "status 1/1/xiv ineffective",
                ADJ_OK);
  free_of_it = told (game);
  g_assert_cmpstr (free_of_it, ==, "");
  fixture_play (game, "status 1/1/xiv ineffective=no; attack 1020 from xiv-artillery die 6",
                ADJ_OK);
  late = told (game);
  g_assert_cmpstr (late, ==,
                   "1/1/XIV in 1019 must attack: too late, all who could have done it have fought "
                   "in this phase (BG 7.12)");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/encounter/BG 7.11 BG 7.12 stacks", test_stacks);
  g_test_add_func ("/words/encounter/BG 7.11 BG 7.12 others", test_others);
  return g_test_run ();
}
