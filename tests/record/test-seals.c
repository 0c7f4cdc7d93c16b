/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"
#include "plotter.h"
#include "record/order-make.h"
#include "rules/duties.h"
#include "table/unit.h"

/* What both sides plot in secret: it is sealed, revealed, and taken back. */

static AdjHexId
hex_of (AdjGame *game, const char *id)
{
  const AdjBook *book = adj_game_get_book (game);

  return book->hexes[adj_game_get_table (game)->units[adj_unit_find (book, id)].hex].id;
}

/* Whoever has those eyes: the last order of the line says why it is not recorded. */
static void
assert_says (AdjGame *game, AdjEyes eyes, const char *line, const char *says)
{
  g_autoptr (GPtrArray) outcomes = NULL;
  const AdjOutcome *outcome;

  adj_game_set_eyes (game, eyes);
  outcomes = adj_game_submit (game, line, FALSE);
  outcome = g_ptr_array_index (outcomes, outcomes->len - 1);
  g_test_message ("%s: %s", line, outcome->error.text);
  g_assert_false (outcome->recorded);
  g_assert_nonnull (outcome->error.text);
  g_assert_nonnull (strstr (outcome->error.text, says));
}

/* ---- Plotting, sealing, revealing ---- */

static void
test_plotted (void)
{
  g_autoptr (AdjGame) game = plotter_night ();
  guint n_entries = adj_game_get_play (game)->entries->len;

  plotter_play (game, ADJ_EYES_FIRST, "plot u2 s; plot ug . 0204", ADJ_OK);
  g_assert_cmpuint (adj_game_get_play (game)->entries->len, ==, n_entries);
  g_assert_cmpuint (plotter_own_plot (game, ADJ_EYES_FIRST, "u2"), !=, 0);
  g_assert_cmpuint (plotter_own_plot (game, ADJ_EYES_SECOND, "u2"), ==, 0);
  g_assert_cmpuint (plotter_own_plot (game, ADJ_EYES_ALL, "u2"), ==, 0);
  plotter_play (game, ADJ_EYES_FIRST, "seal union", ADJ_OK);
  plotter_play (game, ADJ_EYES_SECOND, "plot c2 s; seal confederate", ADJ_OK);
  plotter_play (game, ADJ_EYES_ALL, "next", ADJ_OK);
  g_assert_cmpuint (plotter_plot_of (adj_game_get_field (game), "u2"), ==, 0);
  fixture_play (game, "reveal", ADJ_OK);
  g_assert_cmpuint (plotter_plot_of (adj_game_get_field (game), "u2"), !=, 0);
  g_assert_cmpuint (plotter_plot_of (adj_game_get_field (game), "c2"), !=, 0);
  fixture_play (game, "segment; next", ADJ_OK);
  g_assert_cmpint (hex_of (game, "u2"), ==, 103);
  g_assert_cmpint (hex_of (game, "ug"), ==, 204);
  g_assert_cmpint (hex_of (game, "c2"), ==, 603);
}

/* The side on paper tells its plots when all are revealed, with any eyes. */
static void
test_on_paper (void)
{
  g_autoptr (AdjGame) game = plotter_night ();

  plotter_play (game, ADJ_EYES_FIRST, "plot u2 s; seal union", ADJ_OK);
  plotter_play (game, ADJ_EYES_ALL, "seal confederate paper", ADJ_OK);
  fixture_play (game, "next", ADJ_OK);
  plotter_refused_for (game, ADJ_EYES_ALL, "plot c2 s", ADJ_REASON_NOT_REVEALED);
  plotter_refused_for (game, ADJ_EYES_ALL, "segment", ADJ_REASON_NOT_REVEALED);
  fixture_play (game, "reveal; plot c2 s; segment", ADJ_OK);
  g_assert_cmpint (hex_of (game, "c2"), ==, 603);
}

/* What was forgotten while both plotted is said to be on paper when they march. */
static void
test_forgotten (void)
{
  g_autoptr (AdjGame) game = plotter_night ();

  plotter_play (game, ADJ_EYES_FIRST, "seal union", ADJ_OK);
  adj_game_set_eyes (game, ADJ_EYES_ALL);
  fixture_play (game, "next!", ADJ_WARNED);
  plotter_refused_for (game, ADJ_EYES_ALL, "reveal", ADJ_REASON_NOT_BOTH_SEALED);
  fixture_play (game, "seal confederate paper; reveal; plot c2 s", ADJ_OK);
}

/* Revealing what both have sealed begins the march. */
static void
test_reveal_begins (void)
{
  g_autoptr (AdjGame) game = plotter_night ();

  plotter_refused_for (game, ADJ_EYES_ALL, "reveal", ADJ_REASON_NOT_NOW_REVEALED);
  fixture_play (game, "seal union paper; seal confederate paper; reveal", ADJ_OK);
  g_assert_true (adj_game_get_table (game)->revealed);
  g_assert_cmpint (adj_table_phase_kind (adj_game_get_table (game), adj_game_get_book (game)), ==,
                   ADJ_PHASE_MOVEMENT);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpint (adj_table_phase_kind (adj_game_get_table (game), adj_game_get_book (game)), ==,
                   ADJ_PHASE_PLOT);
}

static void
test_bad_input (void)
{
  g_autoptr (AdjGame) game = plotter_night ();

  assert_says (game, ADJ_EYES_ALL, "plot u2 s", "--eyes union");
  assert_says (game, ADJ_EYES_PUBLIC, "plot u2 s", "--eyes confederate");
  assert_says (game, ADJ_EYES_FIRST, "plot c2 s", "the other side's");
  assert_says (game, ADJ_EYES_ALL, "seal union", "seal union paper");
  assert_says (game, ADJ_EYES_SECOND, "seal union", "own eyes");
  assert_says (game, ADJ_EYES_FIRST, "seal", "which side?");
  assert_says (game, ADJ_EYES_FIRST, "seal union papers", "seal");
  plotter_play (game, ADJ_EYES_FIRST, "seal union", ADJ_OK);
  plotter_refused_for (game, ADJ_EYES_FIRST, "seal union", ADJ_REASON_SEALED_ALREADY);
  plotter_refused_for (game, ADJ_EYES_ALL, "seal union paper", ADJ_REASON_SEALED_ALREADY);
  plotter_refused_for (game, ADJ_EYES_FIRST, "plot u2 s", ADJ_REASON_PLOT_IS_SEALED);
  plotter_play (game, ADJ_EYES_SECOND, "seal confederate", ADJ_OK);
  fixture_play (game, "next; reveal", ADJ_OK);
  plotter_refused_for (game, ADJ_EYES_ALL, "reveal", ADJ_REASON_NOT_NOW_REVEALED);
  plotter_refused_for (game, ADJ_EYES_ALL, "seal union paper", ADJ_REASON_NOT_NOW_SEALED);
  for (int segment = 1; segment <= 6; segment++)
    fixture_play (game, "segment", ADJ_OK);
  plotter_refused_for (game, ADJ_EYES_ALL, "segment", ADJ_REASON_NO_SEGMENT);
}

/* E N.10: by both sides' leave a slip is put right after the reveal, and not before. */
static void
test_stands (void)
{
  g_autoptr (AdjGame) game = plotter_night ();

  plotter_play (game, ADJ_EYES_FIRST, "plot u2 s; seal union", ADJ_OK);
  plotter_play (game, ADJ_EYES_SECOND, "seal confederate", ADJ_OK);
  fixture_play (game, "next; reveal", ADJ_OK);
  fixture_play (game, "plot u2 . s", ADJ_WARNED);
  adj_game_set_strict (game, TRUE);
  fixture_refuse (game, "plot u2 s");
  fixture_play (game, "plot u2 s!", ADJ_WARNED);
}

/* Nothing is said against a plot that was not sealed here. */
static void
test_stands_not (void)
{
  g_autoptr (AdjGame) game = plotter_night ();

  adj_game_set_strict (game, TRUE);
  fixture_play (game, "seal union paper; seal confederate paper; next; reveal", ADJ_OK);
  fixture_play (game, "plot u2 . s; plot u2 s", ADJ_OK);
}

/* E N.8: both throw before anybody sees where the others go. */
static void
test_after_dice (void)
{
  g_autoptr (AdjGame) game = plotter_night ();

  fixture_play (game, "option command-control", ADJ_OK);
  plotter_play (game, ADJ_EYES_FIRST, "plot u2 s; seal union", ADJ_OK);
  plotter_play (game, ADJ_EYES_SECOND, "plot c2 s; seal confederate", ADJ_OK);
  fixture_play (game, "next", ADJ_OK);
  fixture_play (game, "reveal", ADJ_WARNED);
  g_assert_true (adj_game_undo (game));
  fixture_play (game, "scatter union die 2; scatter confederate die 3; reveal; segment", ADJ_OK);
  g_assert_cmpint (hex_of (game, "u2"), ==, 102); /* struck: its hex ends in 2 */
  g_assert_cmpint (hex_of (game, "c2"), ==, 603);
}

/* A unit that was taken off the map meanwhile: its plot fits no more, by the row of the day or of
 * the night. */
static void
test_unfit (gconstpointer data)
{
  const PlotterSecret *secret = data;
  g_autoptr (AdjGame) game = secret->begin ();
  g_autofree char *off = g_strdup_printf ("place %s off", secret->units[0]);
  g_autoptr (GPtrArray) outcomes = NULL;
  const AdjOutcome *outcome;
  const AdjFinding *found;

  plotter_play (game, ADJ_EYES_FIRST, secret->goes, ADJ_OK);
  plotter_play (game, ADJ_EYES_FIRST, "seal union", ADJ_OK);
  plotter_play (game, ADJ_EYES_ALL, "seal confederate paper", ADJ_OK);
  fixture_play (game, off, ADJ_OK);
  fixture_play (game, "next", ADJ_OK);
  outcomes = adj_game_submit (game, "reveal", FALSE);
  outcome = g_ptr_array_index (outcomes, 0);
  g_assert_true (outcome->recorded);
  g_assert_cmpuint (outcome->findings->len, ==, 1);
  found = &g_array_index (outcome->findings, AdjFinding, 0);
  g_assert_cmpint (found->reason, ==, ADJ_REASON_PLOT_UNFIT);
  g_assert_cmpstr (found->row, ==, secret->way_row);
}

/* ---- Undo ---- */

static void
test_undo (void)
{
  g_autoptr (AdjGame) game = plotter_night ();

  plotter_play (game, ADJ_EYES_FIRST, "plot u2 s; plot ug s", ADJ_OK);
  plotter_play (game, ADJ_EYES_SECOND, "plot c2 s", ADJ_OK);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpstr (adj_game_get_taken (game), ==, "plot c2 0603 . . . . .");
  g_assert_false (adj_game_undo (game));
  g_assert_nonnull (strstr (adj_game_get_refusal (game), "your own plot"));
  g_assert_true (adj_game_redo (game));
  g_assert_cmpuint (plotter_own_plot (game, ADJ_EYES_SECOND, "c2"), !=, 0);
  adj_game_set_eyes (game, ADJ_EYES_FIRST);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpuint (plotter_own_plot (game, ADJ_EYES_FIRST, "ug"), ==, 0);
  g_assert_cmpuint (plotter_own_plot (game, ADJ_EYES_FIRST, "u2"), !=, 0);
}

/* Its side takes a seal back until the other has sealed as well. */
static void
test_seal_taken_back (void)
{
  g_autoptr (AdjGame) game = plotter_night ();

  plotter_play (game, ADJ_EYES_FIRST, "plot u2 s; seal union", ADJ_OK);
  adj_game_set_eyes (game, ADJ_EYES_ALL);
  g_assert_false (adj_game_undo (game));
  g_assert_nonnull (strstr (adj_game_get_refusal (game), "by its own side"));
  adj_game_set_eyes (game, ADJ_EYES_FIRST);
  g_assert_true (adj_game_undo (game));
  adj_game_set_eyes (game, ADJ_EYES_ALL);
  g_assert_false (adj_game_redo (game));
  adj_game_set_eyes (game, ADJ_EYES_FIRST);
  g_assert_true (adj_game_redo (game));
  g_assert_true (adj_game_undo (game));
  plotter_play (game, ADJ_EYES_FIRST, "plot ug s", ADJ_OK);
  g_assert_false (adj_game_redo (game)); /* it is another plot by now */
  plotter_play (game, ADJ_EYES_FIRST, "seal union", ADJ_OK);
  plotter_play (game, ADJ_EYES_SECOND, "seal confederate", ADJ_OK);
  g_assert_false (adj_game_undo (game));
  g_assert_nonnull (strstr (adj_game_get_refusal (game), "E N.10"));
  fixture_play (game, "next; reveal", ADJ_OK);
  g_assert_cmpuint (plotter_plot_of (adj_game_get_field (game), "ug"), !=, 0);
}

/* Back from the march to the plotting, everybody finds what he had plotted. */
static void
test_back_to_plotting (void)
{
  g_autoptr (AdjGame) game = plotter_night ();

  plotter_play (game, ADJ_EYES_FIRST, "plot u2 s; seal union", ADJ_OK);
  plotter_play (game, ADJ_EYES_ALL, "seal confederate paper; next; reveal; segment", ADJ_OK);
  for (int undone = 0; undone < 4; undone++)
    g_assert_true (adj_game_undo (game));
  adj_game_set_eyes (game, ADJ_EYES_FIRST);
  g_assert_true (adj_game_undo (game)); /* the seal */
  g_assert_cmpuint (plotter_own_plot (game, ADJ_EYES_FIRST, "u2"), !=, 0);
}

/* ---- What is still to be done ---- */

static gboolean
owes (AdjGame *game, AdjDutyKind kind)
{
  g_auto (AdjDuties) duties = { 0 };

  adj_duties_find (adj_game_get_field (game), &duties);
  for (guint i = 0; i < duties.n; i++)
    if (duties.duties[i].kind == kind && duties.duties[i].state == ADJ_DUE_OWED)
      return TRUE;
  return FALSE;
}

static void
test_duties (void)
{
  g_autoptr (AdjGame) game = plotter_night ();
  AdjOrder seal = adj_order_seal (0, TRUE);
  AdjOrder reveal = adj_order_reveal ();
  GPtrArray *outcomes;

  g_assert_true (owes (game, ADJ_DUTY_SEAL));
  fixture_play (game, "next!", ADJ_WARNED);
  g_assert_true (adj_game_undo (game));
  outcomes = adj_game_submit_orders (game, &seal, 1);
  g_ptr_array_unref (outcomes);
  fixture_play (game, "seal confederate paper", ADJ_OK);
  g_assert_false (owes (game, ADJ_DUTY_SEAL));
  fixture_play (game, "next", ADJ_OK);
  g_assert_true (owes (game, ADJ_DUTY_REVEAL));
  outcomes = adj_game_submit_orders (game, &reveal, 1);
  g_ptr_array_unref (outcomes);
  g_assert_false (owes (game, ADJ_DUTY_REVEAL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/seals/plotted, sealed, revealed", test_plotted);
  g_test_add_func ("/record/seals/on paper", test_on_paper);
  g_test_add_func ("/record/seals/forgotten", test_forgotten);
  g_test_add_func ("/record/seals/revealing begins the march", test_reveal_begins);
  g_test_add_func ("/record/seals/bad input", test_bad_input);
  g_test_add_func ("/record/E N.10/+ what both have sealed stands", test_stands);
  g_test_add_func ("/record/E N.10/- what is on paper is told as it is", test_stands_not);
  g_test_add_func ("/record/seals/dice come before the reveal", test_after_dice);
  g_test_add_data_func ("/record/E N.1/- a plot that fits no more", &plotter_by_night, test_unfit);
  g_test_add_data_func ("/record/Y S5.0/- a plot that fits no more", &plotter_by_day, test_unfit);
  g_test_add_func ("/record/seals/undo", test_undo);
  g_test_add_func ("/record/seals/a seal taken back", test_seal_taken_back);
  g_test_add_func ("/record/seals/back to plotting", test_back_to_plotting);
  g_test_add_func ("/record/seals/duties", test_duties);
  return g_test_run ();
}
