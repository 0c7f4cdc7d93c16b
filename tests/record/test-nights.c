/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"
#include "record/effect-text.h"
#include "record/seen.h"
#include "rules/duties.h"
#include "rules/segments.h"
#include "table/apply.h"
#include "table/unit.h"

/* Whole plotted nights under other options (E N.2b, N.8): command control, units face down, losses
 * alone. The nights of tests/book/both.scenario.xml and of the shipped battle. */

#define NIGHT "option variable-initiative; option night-plots"

static int
unit_of (AdjGame *game, const char *id)
{
  return adj_unit_find (adj_game_get_book (game), id);
}

static AdjHexId
hex_of (AdjGame *game, const char *id)
{
  return adj_game_get_book (game)
      ->hexes[adj_game_get_table (game)->units[unit_of (game, id)].hex]
      .id;
}

static void
play_as (AdjGame *game, AdjEyes eyes, const char *line, AdjStanding standing)
{
  adj_game_set_eyes (game, eyes);
  fixture_play (game, line, standing);
  adj_game_set_eyes (game, ADJ_EYES_ALL);
}

/* In the phase in which both plot, on a wide field. */
static AdjGame *
nightfall (const char *options)
{
  AdjGame *game = fixture_both ();

  fixture_play (game, options, ADJ_OK);
  fixture_play (game, "place u1 0101; place u2 0102; place ug 0304; place c1 0601; place c2 0605",
                ADJ_OK);
  for (int phases = 0; phases < 4; phases++)
    fixture_play (game, "next", ADJ_OK);
  g_assert_cmpint (adj_table_phase_kind (adj_game_get_table (game), adj_game_get_book (game)), ==,
                   ADJ_PHASE_PLOT);
  return game;
}

static guint
count_owed (AdjGame *game, AdjDutyKind kind)
{
  g_auto (AdjDuties) duties = { 0 };
  guint n = 0;

  adj_duties_find (adj_game_get_field (game), &duties);
  for (guint i = 0; i < duties.n; i++)
    n += duties.duties[i].kind == kind && duties.duties[i].state == ADJ_DUE_OWED;
  return n;
}

/* ---- Command control ---- */

/* Struck, marched past, and scattered when the march is over: it ends in the phase in which the
 * dice are owed. */
static void
test_drifts (void)
{
  g_autoptr (AdjGame) game = nightfall (NIGHT);

  fixture_play (game, "option command-control", ADJ_OK);
  play_as (game, ADJ_EYES_FIRST, "plot u1 . . 0201; plot u2 0202; seal union", ADJ_OK);
  fixture_play (game, "seal confederate paper; next", ADJ_OK);
  fixture_play (game, "scatter union die 2; scatter confederate die 3; reveal; segment", ADJ_OK);
  g_assert_cmpint (hex_of (game, "u2"), ==, 102); /* its hex ends in 2 */
  fixture_play (game, "drift u2 4 1", ADJ_WARNED);
  g_assert_true (adj_game_undo (game));
  fixture_play (game, "next", ADJ_OK);
  g_assert_cmpint (adj_game_get_table (game)->segment, ==, ADJ_SEGMENTS);
  g_assert_cmpint (adj_game_get_table (game)->turn, ==, 3);
  g_assert_cmpuint (count_owed (game, ADJ_DUTY_DRIFT), ==, 1);
  g_assert_cmpint (hex_of (game, "u1"), ==, 201);
  fixture_play (game, "drift u2 4 1", ADJ_OK);
  g_assert_cmpint (hex_of (game, "u2"), ==, 103);
  g_assert_cmpint (adj_game_get_table (game)->units[unit_of (game, "u2")].night_from, ==,
                   ADJ_NO_HEX); /* E N.4b */
  fixture_play (game, "next", ADJ_OK);
  g_assert_cmpint (adj_game_get_table (game)->turn, ==, 4);
}

/* Without anybody out of command the march ends with the phase, as ever. */
static void
test_nobody_drifts (void)
{
  g_autoptr (AdjGame) game = nightfall (NIGHT);

  fixture_play (game, "option command-control", ADJ_OK);
  play_as (game, ADJ_EYES_FIRST, "plot u1 . . 0201; seal union", ADJ_OK);
  fixture_play (game, "seal confederate paper; next", ADJ_OK);
  fixture_play (game, "scatter union die 3; scatter confederate die 3; reveal; segment", ADJ_OK);
  g_assert_cmpuint (count_owed (game, ADJ_DUTY_DRIFT), ==, 0);
  fixture_play (game, "next", ADJ_OK);
  g_assert_cmpint (adj_game_get_table (game)->turn, ==, 4);
}

/* Who will not throw is warned, and the phase is left. */
static void
test_drifts_owed (void)
{
  g_autoptr (AdjGame) game = nightfall (NIGHT);

  fixture_play (game, "option command-control", ADJ_OK);
  play_as (game, ADJ_EYES_FIRST, "plot u2 0202; seal union", ADJ_OK);
  fixture_play (game, "seal confederate paper; next", ADJ_OK);
  fixture_play (game, "scatter union die 2; scatter confederate die 3; reveal; next", ADJ_OK);
  g_assert_cmpint (adj_game_get_table (game)->turn, ==, 3);
  fixture_play (game, "next", ADJ_WARNED);
  g_assert_cmpint (adj_game_get_table (game)->turn, ==, 4);
}

/* Six segments are six orders, each to be looked at, and go back with the phase that ends with
 * them.
 */
static void
test_joined (void)
{
  g_autoptr (AdjGame) game = nightfall (NIGHT);
  g_autoptr (AdjTable) after = NULL;
  guint before;

  play_as (game, ADJ_EYES_FIRST, "plot u1 0201 0301; seal union", ADJ_OK);
  fixture_play (game, "seal confederate paper; reveal", ADJ_OK);
  before = adj_game_get_play (game)->steps->len;
  fixture_play (game, "next", ADJ_OK);
  g_assert_cmpuint (adj_game_get_play (game)->steps->len, ==, before + ADJ_SEGMENTS + 1);
  g_assert_cmpint (adj_game_get_table (game)->turn, ==, 4);
  after = adj_game_table_after (game, before + 1);
  g_assert_cmpint (after->segment, ==, 1);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpuint (adj_game_get_play (game)->steps->len, ==, before);
  g_assert_cmpint (hex_of (game, "u1"), ==, 101);
  g_assert_true (adj_game_redo (game));
  g_assert_cmpint (hex_of (game, "u1"), ==, 301);
  g_assert_cmpint (adj_game_get_table (game)->turn, ==, 4);
}

/* ---- Limited intelligence ---- */

/* All that the eyes have been told. */
static char *
told_to (AdjGame *game, AdjEyes eyes)
{
  const AdjPlay *play = adj_game_get_play (game);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < play->steps->len; i++)
    {
      g_autoptr (AdjTable) table = adj_game_table_after (game, i);
      AdjView view = adj_view (adj_game_get_book (game), table, eyes);
      g_autoptr (GArray) seen =
          adj_seen_effects (&view, g_array_index (play->steps, AdjStep, i).effects);

      for (guint j = 0; j < seen->len; j++)
        {
          const AdjEffect *effect = &g_array_index (seen, AdjEffect, j);

          adj_effect_print_plain (text, &view, effect);
          g_string_append_c (text, '\n');
          adj_table_apply (table, view.book, effect);
        }
    }
  return g_string_free (text, FALSE);
}

/* A unit face down is plotted by its owner, revealed under its alias, and turns up beside the
 * enemy; until then nobody else is told its name. */
static void
test_face_down (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *far = NULL;
  g_autofree char *near = NULL;
  g_autofree char *own = NULL;

  fixture_play (game, NIGHT "; option limited-intelligence; flip smith", ADJ_OK);
  while (adj_game_get_table (game)->turn < 9)
    g_ptr_array_unref (adj_game_submit (game, "next!", FALSE));
  fixture_play (game, "place 3/1/xiv 1014; place smith 1018", ADJ_OK);
  g_assert_true (
      adj_table_has (adj_game_get_table (game), unit_of (game, "smith"), ADJ_FACT_FACE_DOWN));
  play_as (game, ADJ_EYES_SECOND, "plot smith . 1017; seal confederate", ADJ_OK);
  play_as (game, ADJ_EYES_FIRST, "plot 3/1/xiv 1015 1016; seal union", ADJ_OK);
  fixture_play (game, "reveal; segment", ADJ_OK);
  far = told_to (game, ADJ_EYES_FIRST);
  own = told_to (game, ADJ_EYES_SECOND);
  g_assert_null (strstr (far, "smith"));
  g_assert_nonnull (strstr (far, "plotted ?c"));
  g_assert_nonnull (strstr (own, "plotted smith "));
  fixture_play (game, "segment", ADJ_OK);
  g_assert_cmpint (hex_of (game, "smith"), ==, 1017);
  g_assert_cmpint (hex_of (game, "3/1/xiv"), ==, 1016);
  g_assert_false (
      adj_table_has (adj_game_get_table (game), unit_of (game, "smith"), ADJ_FACT_FACE_DOWN));
  near = told_to (game, ADJ_EYES_FIRST);
  g_assert_nonnull (strstr (near, "smith"));
}

/* ---- Losses alone ---- */

/* Nothing is executed and nothing judged: the night passes without a word, whatever is plotted. */
static void
test_losses_alone (void)
{
  g_autoptr (AdjGame) game = nightfall (NIGHT "; mirror losses");

  fixture_play (game, "next; next", ADJ_OK);
  g_assert_cmpint (adj_game_get_table (game)->turn, ==, 4);
  g_assert_true (adj_game_undo (game));
  fixture_play (game, "plot u1 0201; plot c1 0502; segment", ADJ_OK);
  g_assert_cmpint (adj_game_get_table (game)->segment, ==, 1);
  fixture_play (game, "next", ADJ_OK);
  g_assert_cmpint (adj_game_get_table (game)->turn, ==, 4);
  g_assert_cmpint (hex_of (game, "u1"), ==, 101);
  g_assert_cmpint (hex_of (game, "c1"), ==, 601);
}

/* ---- Leaving the plots ---- */

static AdjOutcome *
give (AdjGame *game, const char *line)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);

  g_assert_cmpuint (outcomes->len, ==, 1);
  return g_ptr_array_steal_index (outcomes, 0);
}

/* As its own side sees it. */
static gboolean
is_plotted (AdjGame *game, const char *unit)
{
  gboolean plotted;

  adj_game_set_eyes (game, ADJ_EYES_FIRST);
  plotted = adj_game_get_drafted (game)->table->units[unit_of (game, unit)].plot != 0;
  adj_game_set_eyes (game, ADJ_EYES_ALL);
  return plotted;
}

/* What is plotted and not sealed is not marched: who would leave it behind is asked first. */
static void
test_leaves_plots (void)
{
  g_autoptr (AdjGame) game = nightfall (NIGHT);
  g_autoptr (AdjOutcome) asked = NULL;
  g_autoptr (AdjOutcome) insisted = NULL;

  play_as (game, ADJ_EYES_FIRST, "plot u1 0201", ADJ_OK);
  asked = give (game, "next");
  g_assert_true (asked->refused && !asked->recorded && adj_outcome_asks_first (asked));
  g_assert_true (is_plotted (game, "u1"));
  insisted = give (game, "next!");
  g_assert_true (insisted->recorded && !insisted->refused);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/E N.8/+ drifts after the last segment", test_drifts);
  g_test_add_func ("/record/E N.8/+ drifts left out", test_drifts_owed);
  g_test_add_func ("/record/E N.8/- nobody out of command", test_nobody_drifts);
  g_test_add_func ("/record/E N.2b/+ face down until they turn up", test_face_down);
  g_test_add_func ("/record/nights/six segments are joined", test_joined);
  g_test_add_func ("/record/nights/losses alone", test_losses_alone);
  g_test_add_func ("/record/nights/asked before plots are left", test_leaves_plots);
  return g_test_run ();
}
