/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"
#include "plotter.h"
#include "record/save.h"

/* What both sides plot in secret, in the game's file: drafts and seals that are read again,
 * damaged, forged, corrected. */

static AdjGame *
read_again (AdjGame *game, AdjProblems *problems)
{
  gsize length;
  g_autofree char *text = adj_game_write (game, &length);
  AdjGame *read = adj_game_parse (text, length, problems, NULL);

  g_assert_nonnull (read);
  return read;
}

/* At any moment of the plotting the file holds what both have plotted so far. */
static void
test_saved (void)
{
  g_autoptr (AdjGame) game = plotter_night ();
  g_autoptr (AdjGame) read = NULL;
  g_autoptr (AdjGame) sealed = NULL;

  plotter_play (game, ADJ_EYES_FIRST, "plot u2 s; plot u3 enter 0105; plot ug s; plot u2", ADJ_OK);
  plotter_play (game, ADJ_EYES_SECOND, "plot c2 s", ADJ_OK);
  read = fixture_save_and_load (game);
  g_assert_cmpuint (plotter_own_plot (read, ADJ_EYES_FIRST, "u2"), ==, 0);
  g_assert_cmpuint (plotter_own_plot (read, ADJ_EYES_FIRST, "ug"), ==,
                    plotter_own_plot (game, ADJ_EYES_FIRST, "ug"));
  g_assert_cmpuint (plotter_own_plot (read, ADJ_EYES_FIRST, "u3"), !=, 0);
  g_assert_cmpuint (plotter_own_plot (read, ADJ_EYES_SECOND, "c2"), !=, 0);
  plotter_play (read, ADJ_EYES_FIRST, "seal union", ADJ_OK);
  plotter_play (read, ADJ_EYES_SECOND, "seal confederate", ADJ_OK);
  sealed = fixture_save_and_load (read);
  fixture_play (sealed, "next; reveal", ADJ_OK);
  g_assert_cmpuint (plotter_plot_of (adj_game_get_field (sealed), "ug"), !=, 0);
  g_assert_cmpuint (adj_game_judge_again (sealed)->len, ==, 0);
}

/* The game's text with a letter of the n-th mask turned into another. */
static AdjGame *
read_damaged (AdjGame *game, const char *element, AdjProblems *problems)
{
  gsize length;
  g_autofree char *text = adj_game_write (game, &length);
  char *at = strstr (strstr (text, element), " text=\"") + 40;

  *at = *at == 'A' ? 'B' : 'A';
  return adj_game_parse (text, length, problems, NULL);
}

static void
seal_both (AdjGame *game, const PlotterSecret *secret)
{
  plotter_play (game, ADJ_EYES_FIRST, secret->plots[0], ADJ_OK);
  plotter_play (game, ADJ_EYES_FIRST, "seal union", ADJ_OK);
  plotter_play (game, ADJ_EYES_SECOND, secret->plots[1], ADJ_OK);
  plotter_play (game, ADJ_EYES_SECOND, "seal confederate", ADJ_OK);
}

/* It is told with its side and turn, and costs nothing else. */
static void
test_damaged (gconstpointer data)
{
  const PlotterSecret *secret = data;
  g_autoptr (AdjGame) game = secret->begin ();
  g_autoptr (AdjProblems) problems = adj_problems_new ("");
  g_autoptr (AdjGame) read = NULL;
  g_autofree char *turn = g_strconcat ("turn ", secret->turn, NULL);

  seal_both (game, secret);
  fixture_play (game, "next", ADJ_OK);
  read = read_damaged (game, "<seal side=\"union\"", problems);
  g_assert_nonnull (read);
  g_assert_cmpuint (adj_problems_count (problems), ==, 1);
  g_assert_cmpstr (adj_problems_get (problems, 0)->id, ==, "seal-damaged");
  g_assert_nonnull (strstr (adj_problems_get (problems, 0)->text, "'union'"));
  g_assert_nonnull (strstr (adj_problems_get (problems, 0)->text, turn));
  fixture_play (read, "reveal", ADJ_WARNED);
  g_assert_cmpuint (plotter_plot_of (adj_game_get_field (read), secret->units[0]), ==, 0);
  g_assert_cmpuint (plotter_plot_of (adj_game_get_field (read), secret->units[1]), !=, 0);
}

/* A letter of the text, of its check value, of its turn: whatever is not what was sealed. */
static void
test_forged (gconstpointer data)
{
  const PlotterSecret *secret = data;
  g_autoptr (AdjGame) game = secret->begin ();
  gsize length;
  g_autofree char *text = NULL;
  g_autofree char *turn = g_strdup_printf (" turn=\"%s\" check=", secret->turn);
  const char *changed[] = { turn, " check=\"" };

  seal_both (game, secret);
  text = adj_game_write (game, &length);
  for (guint i = 0; i < G_N_ELEMENTS (changed); i++)
    {
      g_autoptr (AdjProblems) problems = adj_problems_new ("");
      g_autofree char *other = g_strdup (text);
      char *at = strstr (strstr (other, "<seal"), changed[i]) + 7;
      g_autoptr (AdjGame) read = NULL;

      at += *at == '"';
      *at = *at == '4' ? '5' : '4';
      read = adj_game_parse (other, length, problems, NULL);
      g_assert_nonnull (read);
      g_assert_true (adj_problems_has (problems, "seal-damaged"));
    }
}

static void
test_damaged_draft (void)
{
  g_autoptr (AdjGame) game = plotter_night ();
  g_autoptr (AdjProblems) problems = adj_problems_new ("");
  g_autoptr (AdjGame) read = NULL;

  plotter_play (game, ADJ_EYES_FIRST, "plot u2 s", ADJ_OK);
  plotter_play (game, ADJ_EYES_SECOND, "plot c2 s", ADJ_OK);
  read = read_damaged (game, "<draft side=\"union\"", problems);
  g_assert_nonnull (read);
  g_assert_true (adj_problems_has (problems, "draft-damaged"));
  g_assert_cmpuint (plotter_own_plot (read, ADJ_EYES_FIRST, "u2"), ==, 0);
  g_assert_cmpuint (plotter_own_plot (read, ADJ_EYES_SECOND, "c2"), !=, 0);
  plotter_play (read, ADJ_EYES_FIRST, "plot u2 s", ADJ_OK);
}

/* There is room for more orders than a side has units, and what they come to is never lost. */
static void
test_many_edits (void)
{
  g_autoptr (AdjGame) game = plotter_night ();
  gsize length;
  gsize longer;

  g_free (adj_game_write (game, &length));
  plotter_play (game, ADJ_EYES_FIRST, "plot ug s", ADJ_OK);
  for (int edit = 0; edit < 400; edit++)
    plotter_play (game, ADJ_EYES_FIRST, edit % 2 == 0 ? "plot u2 s" : "plot u2 . s", ADJ_OK);
  g_free (adj_game_write (game, &longer));
  g_assert_cmpuint (longer, ==, length);
  {
    g_autoptr (AdjProblems) problems = adj_problems_new ("");
    g_autoptr (AdjGame) read = read_again (game, problems);

    g_assert_cmpuint (adj_problems_count (problems), ==, 0);
    g_assert_cmphex (plotter_own_plot (read, ADJ_EYES_FIRST, "u2"), ==,
                     plotter_own_plot (game, ADJ_EYES_FIRST, "u2"));
    g_assert_cmpuint (plotter_own_plot (read, ADJ_EYES_FIRST, "ug"), !=, 0);
  }
}

/* No correction looks behind a seal, or makes one. */
static void
test_corrected (gconstpointer data)
{
  const PlotterSecret *secret = data;
  g_autoptr (AdjGame) game = secret->begin ();
  g_autoptr (AdjCorrection) correction = NULL;
  guint first = adj_game_get_play (game)->entries->len;

  plotter_play (game, ADJ_EYES_FIRST, secret->plots[0], ADJ_OK);
  plotter_play (game, ADJ_EYES_FIRST, "seal union", ADJ_OK);
  plotter_play (game, ADJ_EYES_ALL, "seal confederate paper; next; reveal", ADJ_OK);
  correction = adj_game_correct (game, first + 1, "seal union");
  g_assert_null (correction->entry);
  g_assert_nonnull (correction->refusal);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/seals/saved", test_saved);
  g_test_add_data_func ("/record/seals/damaged", &plotter_by_night, test_damaged);
  g_test_add_data_func ("/record/seals/damaged mission", &plotter_by_day, test_damaged);
  g_test_add_data_func ("/record/seals/forged", &plotter_by_night, test_forged);
  g_test_add_data_func ("/record/seals/forged mission", &plotter_by_day, test_forged);
  g_test_add_func ("/record/seals/damaged draft", test_damaged_draft);
  g_test_add_func ("/record/seals/many edits", test_many_edits);
  g_test_add_data_func ("/record/seals/corrected", &plotter_by_night, test_corrected);
  g_test_add_data_func ("/record/seals/corrected mission", &plotter_by_day, test_corrected);
  return g_test_run ();
}
