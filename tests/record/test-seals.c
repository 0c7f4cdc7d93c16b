/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"
#include "mortal.h"
#include "record/complete.h"
#include "record/effect-text.h"
#include "record/order-make.h"
#include "record/save.h"
#include "record/seen.h"
#include "rules/duties.h"
#include "rules/engagement.h"
#include "table/unit.h"

/* What both sides plot in secret: drafts, seals and what is revealed. The night of turn 3 of
 * tests/book/both.scenario.xml is plotted. */

#define NIGHT "option variable-initiative; option night-plots"

static AdjHexId
hex_of (AdjGame *game, const char *id)
{
  const AdjBook *book = adj_game_get_book (game);

  return book->hexes[adj_game_get_table (game)->units[adj_unit_find (book, id)].hex].id;
}

/* In the phase in which both plot; c1 stands far off. */
static AdjGame *
plotting (void)
{
  AdjGame *game = fixture_both ();

  fixture_play (game, NIGHT "; place c1 0504; place u1 0302", ADJ_OK);
  for (int phases = 0; phases < 4; phases++)
    fixture_play (game, "next", ADJ_OK);
  g_assert_cmpint (adj_table_phase_kind (adj_game_get_table (game), adj_game_get_book (game)), ==,
                   ADJ_PHASE_PLOT);
  return game;
}

/* By day, in simultaneous movement. */
static AdjGame *
plotting_by_day (void)
{
  AdjGame *game = fixture_game ();

  fixture_play (game, "option simultaneous-movement", ADJ_OK);
  return game;
}

/* What is tried with plots of a night, and once more with missions. */
typedef struct
{
  AdjGame *(*begin) (void);
  const char *turn;
  const char *units[ADJ_SIDES];
  const char *plots[ADJ_SIDES];
  const char *hex;             /* that is in one of these orders alone */
  const char *different[3][2]; /* the first side's, in two games */
} Secret;

static const Secret by_night = { plotting,
                                 "3",
                                 { "u2", "c2" },
                                 { "plot u2 s", "plot c2 s" },
                                 " 0204",
                                 { { "plot u2 0103 0104 0204 0305", "plot ug ." },
                                   { "plot ug 0204 0205", "plot u2" },
                                   { "seal union", "seal union" } } };
static const Secret by_day = { plotting_by_day,
                               "1",
                               { "wilder", "fulton" },
                               { "plot wilder . attack", "plot fulton . attack" },
                               " 1121",
                               { { "plot wilder 1121 attack", "plot 2/1/xiv ." },
                                 { "plot 2/1/xiv . attack", "plot wilder 1121" },
                                 { "seal union", "seal union" } } };

static void
play_as (AdjGame *game, AdjEyes eyes, const char *line, AdjStanding standing)
{
  adj_game_set_eyes (game, eyes);
  fixture_play (game, line, standing);
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

static void
assert_refused_for (AdjGame *game, AdjEyes eyes, const char *line, AdjReason reason)
{
  g_autoptr (GPtrArray) outcomes = NULL;
  const AdjOutcome *outcome;

  adj_game_set_eyes (game, eyes);
  outcomes = adj_game_submit (game, line, FALSE);
  outcome = g_ptr_array_index (outcomes, outcomes->len - 1);
  g_assert_false (outcome->recorded);
  g_assert_cmpuint (outcome->findings->len, ==, 1);
  g_assert_cmpint (g_array_index (outcome->findings, AdjFinding, 0).reason, ==, reason);
}

static guint32
plot_of (const AdjField *field, const char *unit)
{
  return field->table->units[adj_unit_find (field->book, unit)].plot;
}

/* As its own side knows it. */
static guint32
own_plot (AdjGame *game, AdjEyes eyes, const char *unit)
{
  adj_game_set_eyes (game, eyes);
  return plot_of (adj_game_get_drafted (game), unit);
}

/* ---- Plotting, sealing, revealing ---- */

static void
test_plotted (void)
{
  g_autoptr (AdjGame) game = plotting ();
  guint n_entries = adj_game_get_play (game)->entries->len;

  play_as (game, ADJ_EYES_FIRST, "plot u2 s; plot ug . 0204", ADJ_OK);
  g_assert_cmpuint (adj_game_get_play (game)->entries->len, ==, n_entries);
  g_assert_cmpuint (own_plot (game, ADJ_EYES_FIRST, "u2"), !=, 0);
  g_assert_cmpuint (own_plot (game, ADJ_EYES_SECOND, "u2"), ==, 0);
  g_assert_cmpuint (own_plot (game, ADJ_EYES_ALL, "u2"), ==, 0);
  play_as (game, ADJ_EYES_FIRST, "seal union", ADJ_OK);
  play_as (game, ADJ_EYES_SECOND, "plot c2 s; seal confederate", ADJ_OK);
  play_as (game, ADJ_EYES_ALL, "next", ADJ_OK);
  g_assert_cmpuint (plot_of (adj_game_get_field (game), "u2"), ==, 0);
  fixture_play (game, "reveal", ADJ_OK);
  g_assert_cmpuint (plot_of (adj_game_get_field (game), "u2"), !=, 0);
  g_assert_cmpuint (plot_of (adj_game_get_field (game), "c2"), !=, 0);
  fixture_play (game, "segment; next", ADJ_OK);
  g_assert_cmpint (hex_of (game, "u2"), ==, 103);
  g_assert_cmpint (hex_of (game, "ug"), ==, 204);
  g_assert_cmpint (hex_of (game, "c2"), ==, 603);
}

/* The side on paper tells its plots when all are revealed, with any eyes. */
static void
test_on_paper (void)
{
  g_autoptr (AdjGame) game = plotting ();

  play_as (game, ADJ_EYES_FIRST, "plot u2 s; seal union", ADJ_OK);
  play_as (game, ADJ_EYES_ALL, "seal confederate paper", ADJ_OK);
  fixture_play (game, "next", ADJ_OK);
  assert_refused_for (game, ADJ_EYES_ALL, "plot c2 s", ADJ_REASON_NOT_REVEALED);
  assert_refused_for (game, ADJ_EYES_ALL, "segment", ADJ_REASON_NOT_REVEALED);
  fixture_play (game, "reveal; plot c2 s; segment", ADJ_OK);
  g_assert_cmpint (hex_of (game, "c2"), ==, 603);
}

/* What was forgotten while both plotted is said to be on paper when they march. */
static void
test_forgotten (void)
{
  g_autoptr (AdjGame) game = plotting ();

  play_as (game, ADJ_EYES_FIRST, "seal union", ADJ_OK);
  adj_game_set_eyes (game, ADJ_EYES_ALL);
  fixture_play (game, "next!", ADJ_WARNED);
  assert_refused_for (game, ADJ_EYES_ALL, "reveal", ADJ_REASON_NOT_BOTH_SEALED);
  fixture_play (game, "seal confederate paper; reveal; plot c2 s", ADJ_OK);
}

/* Revealing what both have sealed begins the march. */
static void
test_reveal_begins (void)
{
  g_autoptr (AdjGame) game = plotting ();

  assert_refused_for (game, ADJ_EYES_ALL, "reveal", ADJ_REASON_NOT_NOW_REVEALED);
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
  g_autoptr (AdjGame) game = plotting ();

  assert_says (game, ADJ_EYES_ALL, "plot u2 s", "--eyes union");
  assert_says (game, ADJ_EYES_PUBLIC, "plot u2 s", "--eyes confederate");
  assert_says (game, ADJ_EYES_FIRST, "plot c2 s", "the other side's");
  assert_says (game, ADJ_EYES_ALL, "seal union", "seal union paper");
  assert_says (game, ADJ_EYES_SECOND, "seal union", "own eyes");
  assert_says (game, ADJ_EYES_FIRST, "seal", "which side?");
  assert_says (game, ADJ_EYES_FIRST, "seal union papers", "seal");
  play_as (game, ADJ_EYES_FIRST, "seal union", ADJ_OK);
  assert_refused_for (game, ADJ_EYES_FIRST, "seal union", ADJ_REASON_SEALED_ALREADY);
  assert_refused_for (game, ADJ_EYES_ALL, "seal union paper", ADJ_REASON_SEALED_ALREADY);
  assert_refused_for (game, ADJ_EYES_FIRST, "plot u2 s", ADJ_REASON_PLOT_IS_SEALED);
  play_as (game, ADJ_EYES_SECOND, "seal confederate", ADJ_OK);
  fixture_play (game, "next; reveal", ADJ_OK);
  assert_refused_for (game, ADJ_EYES_ALL, "reveal", ADJ_REASON_NOT_NOW_REVEALED);
  assert_refused_for (game, ADJ_EYES_ALL, "seal union paper", ADJ_REASON_NOT_NOW_SEALED);
  for (int segment = 1; segment <= 6; segment++)
    fixture_play (game, "segment", ADJ_OK);
  assert_refused_for (game, ADJ_EYES_ALL, "segment", ADJ_REASON_NO_SEGMENT);
}

/* E N.10: by both sides' leave a slip is put right after the reveal, and not before. */
static void
test_stands (void)
{
  g_autoptr (AdjGame) game = plotting ();

  play_as (game, ADJ_EYES_FIRST, "plot u2 s; seal union", ADJ_OK);
  play_as (game, ADJ_EYES_SECOND, "seal confederate", ADJ_OK);
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
  g_autoptr (AdjGame) game = plotting ();

  adj_game_set_strict (game, TRUE);
  fixture_play (game, "seal union paper; seal confederate paper; next; reveal", ADJ_OK);
  fixture_play (game, "plot u2 . s; plot u2 s", ADJ_OK);
}

/* E N.8: both throw before anybody sees where the others go. */
static void
test_after_dice (void)
{
  g_autoptr (AdjGame) game = plotting ();

  fixture_play (game, "option command-control", ADJ_OK);
  play_as (game, ADJ_EYES_FIRST, "plot u2 s; seal union", ADJ_OK);
  play_as (game, ADJ_EYES_SECOND, "plot c2 s; seal confederate", ADJ_OK);
  fixture_play (game, "next", ADJ_OK);
  fixture_play (game, "reveal", ADJ_WARNED);
  g_assert_true (adj_game_undo (game));
  fixture_play (game, "scatter union die 2; scatter confederate die 3; reveal; segment", ADJ_OK);
  g_assert_cmpint (hex_of (game, "u2"), ==, 102); /* struck: its hex ends in 2 */
  g_assert_cmpint (hex_of (game, "c2"), ==, 603);
}

/* ---- Undo ---- */

static void
test_undo (void)
{
  g_autoptr (AdjGame) game = plotting ();

  play_as (game, ADJ_EYES_FIRST, "plot u2 s; plot ug s", ADJ_OK);
  play_as (game, ADJ_EYES_SECOND, "plot c2 s", ADJ_OK);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpstr (adj_game_get_taken (game), ==, "plot c2 0603 . . . . .");
  g_assert_false (adj_game_undo (game));
  g_assert_nonnull (strstr (adj_game_get_refusal (game), "your own plot"));
  g_assert_true (adj_game_redo (game));
  g_assert_cmpuint (own_plot (game, ADJ_EYES_SECOND, "c2"), !=, 0);
  adj_game_set_eyes (game, ADJ_EYES_FIRST);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpuint (own_plot (game, ADJ_EYES_FIRST, "ug"), ==, 0);
  g_assert_cmpuint (own_plot (game, ADJ_EYES_FIRST, "u2"), !=, 0);
}

/* Its side takes a seal back until the other has sealed as well. */
static void
test_seal_taken_back (void)
{
  g_autoptr (AdjGame) game = plotting ();

  play_as (game, ADJ_EYES_FIRST, "plot u2 s; seal union", ADJ_OK);
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
  play_as (game, ADJ_EYES_FIRST, "plot ug s", ADJ_OK);
  g_assert_false (adj_game_redo (game)); /* it is another plot by now */
  play_as (game, ADJ_EYES_FIRST, "seal union", ADJ_OK);
  play_as (game, ADJ_EYES_SECOND, "seal confederate", ADJ_OK);
  g_assert_false (adj_game_undo (game));
  g_assert_nonnull (strstr (adj_game_get_refusal (game), "E N.10"));
  fixture_play (game, "next; reveal", ADJ_OK);
  g_assert_cmpuint (plot_of (adj_game_get_field (game), "ug"), !=, 0);
}

/* Back from the march to the plotting, everybody finds what he had plotted. */
static void
test_back_to_plotting (void)
{
  g_autoptr (AdjGame) game = plotting ();

  play_as (game, ADJ_EYES_FIRST, "plot u2 s; seal union", ADJ_OK);
  play_as (game, ADJ_EYES_ALL, "seal confederate paper; next; reveal; segment", ADJ_OK);
  for (int undone = 0; undone < 4; undone++)
    g_assert_true (adj_game_undo (game));
  adj_game_set_eyes (game, ADJ_EYES_FIRST);
  g_assert_true (adj_game_undo (game)); /* the seal */
  g_assert_cmpuint (own_plot (game, ADJ_EYES_FIRST, "u2"), !=, 0);
}

/* ---- The file ---- */

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
  g_autoptr (AdjGame) game = plotting ();
  g_autoptr (AdjGame) read = NULL;
  g_autoptr (AdjGame) sealed = NULL;

  play_as (game, ADJ_EYES_FIRST, "plot u2 s; plot u3 enter 0105; plot ug s; plot u2", ADJ_OK);
  play_as (game, ADJ_EYES_SECOND, "plot c2 s", ADJ_OK);
  read = fixture_save_and_load (game);
  g_assert_cmpuint (own_plot (read, ADJ_EYES_FIRST, "u2"), ==, 0);
  g_assert_cmpuint (own_plot (read, ADJ_EYES_FIRST, "ug"), ==,
                    own_plot (game, ADJ_EYES_FIRST, "ug"));
  g_assert_cmpuint (own_plot (read, ADJ_EYES_FIRST, "u3"), !=, 0);
  g_assert_cmpuint (own_plot (read, ADJ_EYES_SECOND, "c2"), !=, 0);
  play_as (read, ADJ_EYES_FIRST, "seal union", ADJ_OK);
  play_as (read, ADJ_EYES_SECOND, "seal confederate", ADJ_OK);
  sealed = fixture_save_and_load (read);
  fixture_play (sealed, "next; reveal", ADJ_OK);
  g_assert_cmpuint (plot_of (adj_game_get_field (sealed), "ug"), !=, 0);
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
seal_both (AdjGame *game, const Secret *secret)
{
  play_as (game, ADJ_EYES_FIRST, secret->plots[0], ADJ_OK);
  play_as (game, ADJ_EYES_FIRST, "seal union", ADJ_OK);
  play_as (game, ADJ_EYES_SECOND, secret->plots[1], ADJ_OK);
  play_as (game, ADJ_EYES_SECOND, "seal confederate", ADJ_OK);
}

/* It is told with its side and turn, and costs nothing else. */
static void
test_damaged (gconstpointer data)
{
  const Secret *secret = data;
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
  g_assert_cmpuint (plot_of (adj_game_get_field (read), secret->units[0]), ==, 0);
  g_assert_cmpuint (plot_of (adj_game_get_field (read), secret->units[1]), !=, 0);
}

/* A letter of the text, of its check value, of its turn: whatever is not what was sealed. */
static void
test_forged (gconstpointer data)
{
  const Secret *secret = data;
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
  g_autoptr (AdjGame) game = plotting ();
  g_autoptr (AdjProblems) problems = adj_problems_new ("");
  g_autoptr (AdjGame) read = NULL;

  play_as (game, ADJ_EYES_FIRST, "plot u2 s", ADJ_OK);
  play_as (game, ADJ_EYES_SECOND, "plot c2 s", ADJ_OK);
  read = read_damaged (game, "<draft side=\"union\"", problems);
  g_assert_nonnull (read);
  g_assert_true (adj_problems_has (problems, "draft-damaged"));
  g_assert_cmpuint (own_plot (read, ADJ_EYES_FIRST, "u2"), ==, 0);
  g_assert_cmpuint (own_plot (read, ADJ_EYES_SECOND, "c2"), !=, 0);
  play_as (read, ADJ_EYES_FIRST, "plot u2 s", ADJ_OK);
}

/* There is room for more orders than a side has units, and what they come to is never lost. */
static void
test_many_edits (void)
{
  g_autoptr (AdjGame) game = plotting ();
  gsize length;
  gsize longer;

  g_free (adj_game_write (game, &length));
  play_as (game, ADJ_EYES_FIRST, "plot ug s", ADJ_OK);
  for (int edit = 0; edit < 400; edit++)
    play_as (game, ADJ_EYES_FIRST, edit % 2 == 0 ? "plot u2 s" : "plot u2 . s", ADJ_OK);
  g_free (adj_game_write (game, &longer));
  g_assert_cmpuint (longer, ==, length);
  {
    g_autoptr (AdjProblems) problems = adj_problems_new ("");
    g_autoptr (AdjGame) read = read_again (game, problems);

    g_assert_cmpuint (adj_problems_count (problems), ==, 0);
    g_assert_cmphex (own_plot (read, ADJ_EYES_FIRST, "u2"), ==,
                     own_plot (game, ADJ_EYES_FIRST, "u2"));
    g_assert_cmpuint (own_plot (read, ADJ_EYES_FIRST, "ug"), !=, 0);
  }
}

/* No correction looks behind a seal, or makes one. */
static void
test_corrected (gconstpointer data)
{
  const Secret *secret = data;
  g_autoptr (AdjGame) game = secret->begin ();
  g_autoptr (AdjCorrection) correction = NULL;
  guint first = adj_game_get_play (game)->entries->len;

  play_as (game, ADJ_EYES_FIRST, secret->plots[0], ADJ_OK);
  play_as (game, ADJ_EYES_FIRST, "seal union", ADJ_OK);
  play_as (game, ADJ_EYES_ALL, "seal confederate paper; next; reveal", ADJ_OK);
  correction = adj_game_correct (game, first + 1, "seal union");
  g_assert_null (correction->entry);
  g_assert_nonnull (correction->refusal);
}

/* ---- Secrecy ---- */

/* All that is to be known of the game by those eyes, and how long its file is. */
static char *
all_told (AdjGame *game, AdjEyes eyes)
{
  const AdjPlay *play = adj_game_get_play (game);
  const AdjBook *book = adj_game_get_book (game);
  AdjView view = adj_view (book, adj_game_get_table (game), eyes);
  g_autoptr (AdjTable) seen = adj_seen_table (&view);
  g_autofree char *file = NULL;
  GString *told = g_string_new (NULL);
  gsize length;

  adj_game_set_eyes (game, eyes);
  file = adj_game_write (game, &length);
  g_string_printf (told, "%" G_GSIZE_FORMAT " %016" G_GINT64_MODIFIER "x\n", length,
                   adj_table_hash (seen));
  for (guint i = 0; i < play->entries->len; i++)
    {
      const AdjEntry *entry = g_ptr_array_index (play->entries, i);
      g_autofree char *line = adj_seen_line (&view, entry);
      g_autoptr (GArray) effects = adj_seen_effects (&view, entry->effects);

      g_string_append_printf (told, "%s\n", line);
      for (guint j = 0; j < effects->len; j++)
        {
          AdjEffect effect = g_array_index (effects, AdjEffect, j);

          if (effect.kind == ADJ_EFFECT_SEALED) /* of the salt alone */
            memset (effect.seal.check, 0, sizeof effect.seal.check);
          adj_effect_print (told, &view, &effect);
        }
    }
  for (const char *const *typed = (const char *const[]){ "plot ", "seal ", "plot u", "", NULL };
       *typed != NULL; typed++)
    {
      g_autoptr (AdjCompletions) found =
          adj_complete (adj_game_get_drafted (game), eyes, *typed, strlen (*typed));

      for (guint i = 0; i < found->n; i++)
        g_string_append_printf (told, "%s ", found->texts[i]);
    }
  return g_string_free (told, FALSE);
}

/* Nor behind the letters that the file has for what is masked. */
static void
assert_masked (const char *text, const char *element)
{
  for (const char *at = strstr (text, element); at != NULL; at = strstr (at + 1, element))
    {
      const char *start = strstr (at, " text=\"") + strlen (" text=\"");
      g_autofree char *letters = g_strndup (start, strcspn (start, "\""));
      gsize length;
      g_autofree guchar *bytes = g_base64_decode (letters, &length);

      g_assert_cmpuint (length, >=, 4096);
      g_assert_null (memmem (bytes, length, "plot", 4));
      g_assert_null (memmem (bytes, length, "\0\0\0\0\0\0\0\0", 8));
    }
}

/* The hexes that are plotted stand nowhere in the file. */
static void
assert_no_hex (AdjGame *game, const char *hex)
{
  gsize length;
  g_autofree char *text = adj_game_write (game, &length);
  char *record = strstr (text, "</scenario>");
  g_autofree char *blank = g_strconcat (" ", hex, NULL);

  g_assert_nonnull (record);
  g_assert_null (strstr (record, blank));
  assert_masked (record, "<draft");
  assert_masked (record, "<seal");
}

/* Two plots of one side look the same to all others, after the orders. */
static void
plot_in_secret (AdjGame *first, AdjGame *second, const char *one, const char *other)
{
  static const AdjEyes others[] = { ADJ_EYES_SECOND, ADJ_EYES_PUBLIC, ADJ_EYES_ALL };

  play_as (first, ADJ_EYES_FIRST, one, ADJ_OK);
  play_as (second, ADJ_EYES_FIRST, other, ADJ_OK);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *told_of_one = all_told (first, others[i]);
      g_autofree char *told_of_other = all_told (second, others[i]);

      g_assert_cmpstr (told_of_one, ==, told_of_other);
    }
}

static void
test_secret (void)
{
  static const char *const plots[][2] = {
    { "plot u2 0103 0104 0204 0305", "plot ug ." },
    { "plot ug 0204 0205", "plot u2" },
    { "plot u2 . . .", "plot u2 s" },
    { "plot u3 enter 0105", "plot u3" },
    { "seal union", "seal union" },
  };
  g_autoptr (AdjGame) first = plotting ();
  g_autoptr (AdjGame) second = plotting ();

  for (guint i = 0; i < G_N_ELEMENTS (plots); i++)
    {
      plot_in_secret (first, second, plots[i][0], plots[i][1]);
      assert_no_hex (first, "0204");
    }
}

/* Whoever is named to attack is nobody else's knowledge before all lies open (Y S9). */
static void
test_secret_missions (void)
{
  static const char *const plots[][2] = {
    { "plot wilder 1121 attack", "plot wilder 1121" },
    { "plot 2/1/xiv . attack", "plot 2/1/xiv ." },
    { "plot wilder 1121", "plot wilder 1121 attack" },
    { "seal union", "seal union" },
  };
  g_autoptr (AdjGame) first = plotting_by_day ();
  g_autoptr (AdjGame) second = plotting_by_day ();

  for (guint i = 0; i < G_N_ELEMENTS (plots); i++)
    {
      plot_in_secret (first, second, plots[i][0], plots[i][1]);
      assert_no_hex (first, "1121");
    }
}

/* It is sealed with its plot, and comes out of the seal with it. */
static void
test_sealed_missions (void)
{
  g_autoptr (AdjGame) game = plotting_by_day ();
  g_autoptr (AdjGame) read = NULL;

  play_as (game, ADJ_EYES_FIRST, "plot wilder 1121 attack; seal union", ADJ_OK);
  play_as (game, ADJ_EYES_SECOND, "plot fulton . attack; seal confederate", ADJ_OK);
  g_assert_cmpuint (plot_of (adj_game_get_field (game), "wilder"), ==, 0);
  read = fixture_save_and_load (game);
  adj_game_set_eyes (read, ADJ_EYES_ALL);
  fixture_play (read, "next; reveal", ADJ_OK);
  g_assert_true (adj_is_named_to_attack (adj_game_get_table (read),
                                         adj_unit_find (adj_game_get_book (read), "wilder")));
  g_assert_true (adj_is_named_to_attack (adj_game_get_table (read),
                                         adj_unit_find (adj_game_get_book (read), "fulton")));
  g_assert_false (adj_is_named_to_attack (adj_game_get_table (read),
                                          adj_unit_find (adj_game_get_book (read), "2/1/xiv")));
}

/* One side on the screen and the other on paper: it types what it had written down when all lies
 * open, missions as well. */
static void
test_mission_on_paper (void)
{
  g_autoptr (AdjGame) game = plotting_by_day ();
  const AdjBook *book = adj_game_get_book (game);

  play_as (game, ADJ_EYES_FIRST, "plot wilder 1121 attack; seal union", ADJ_OK);
  play_as (game, ADJ_EYES_ALL, "seal confederate paper; next", ADJ_OK);
  assert_refused_for (game, ADJ_EYES_ALL, "plot fulton . attack", ADJ_REASON_NOT_REVEALED);
  fixture_play (game, "reveal; plot fulton . attack", ADJ_OK);
  g_assert_true (
      adj_is_named_to_attack (adj_game_get_table (game), adj_unit_find (book, "wilder")));
  g_assert_true (
      adj_is_named_to_attack (adj_game_get_table (game), adj_unit_find (book, "fulton")));
}

/* After the order: how long the file is, and how long its NAME~; a text search finds no hex in
 * them. */
static char *
tell_files (AdjGame *game, const char *line, const char *path, const char *hex)
{
  g_autofree char *previous = g_strconcat (path, "~", NULL);
  const char *const names[] = { path, previous };
  GString *text = g_string_new (NULL);

  play_as (game, ADJ_EYES_FIRST, line, ADJ_OK);
  g_assert_true (adj_game_save (game, path, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *bytes = NULL;
      gsize length = 0;

      if (!g_file_get_contents (names[i], &bytes, &length, NULL))
        continue;
      g_string_append_printf (text, "%u: %" G_GSIZE_FORMAT "\n", i, length);
      g_assert_null (strstr (strstr (bytes, "</scenario>"), hex));
    }
  return g_string_free (text, FALSE);
}

/* Neither the file nor what it was before tells how much was plotted. */
static void
test_secret_files (gconstpointer data)
{
  const Secret *secret = data;
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  g_autofree char *one = g_build_filename (folder, "1.adjutant", NULL);
  g_autofree char *other = g_build_filename (folder, "2.adjutant", NULL);
  g_autoptr (AdjGame) first = secret->begin ();
  g_autoptr (AdjGame) second = secret->begin ();

  for (guint i = 0; i < G_N_ELEMENTS (secret->different); i++)
    {
      g_autofree char *of_first = tell_files (first, secret->different[i][0], one, secret->hex);
      g_autofree char *of_second = tell_files (second, secret->different[i][1], other, secret->hex);

      g_test_message ("%s", of_first);
      g_assert_cmpstr (of_first, ==, of_second);
    }
  mortal_sweep (folder);
}

/* It is the same text with another salt each time, so that nobody sees whether anything changed. */
static void
test_salt (void)
{
  g_autoptr (AdjGame) game = plotting ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  const char *was;
  const char *is;

  before = adj_game_write (game, NULL);
  play_as (game, ADJ_EYES_FIRST, "plot u2 s", ADJ_OK);
  after = adj_game_write (game, NULL);
  was = strstr (before, "<draft side=\"confederate\"");
  is = strstr (after, "<draft side=\"confederate\"");
  g_assert_nonnull (was);
  g_assert_nonnull (is);
  g_assert_cmpint (strncmp (was, is, 100), !=, 0);
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
  g_autoptr (AdjGame) game = plotting ();
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
  g_test_add_func ("/record/seals/undo", test_undo);
  g_test_add_func ("/record/seals/a seal taken back", test_seal_taken_back);
  g_test_add_func ("/record/seals/back to plotting", test_back_to_plotting);
  g_test_add_func ("/record/seals/saved", test_saved);
  g_test_add_data_func ("/record/seals/damaged", &by_night, test_damaged);
  g_test_add_data_func ("/record/seals/damaged mission", &by_day, test_damaged);
  g_test_add_data_func ("/record/seals/forged", &by_night, test_forged);
  g_test_add_data_func ("/record/seals/forged mission", &by_day, test_forged);
  g_test_add_func ("/record/seals/damaged draft", test_damaged_draft);
  g_test_add_func ("/record/seals/many edits", test_many_edits);
  g_test_add_data_func ("/record/seals/corrected", &by_night, test_corrected);
  g_test_add_data_func ("/record/seals/corrected mission", &by_day, test_corrected);
  g_test_add_func ("/record/seals/secret", test_secret);
  g_test_add_func ("/record/Y S9/+ missions are sealed with their plots", test_sealed_missions);
  g_test_add_func ("/record/Y S9/- missions tell others nothing", test_secret_missions);
  g_test_add_func ("/record/Y S9/+ a mission is told from paper", test_mission_on_paper);
  g_test_add_data_func ("/record/seals/secret files", &by_night, test_secret_files);
  g_test_add_data_func ("/record/Y S9/- nor do the files", &by_day, test_secret_files);
  g_test_add_func ("/record/seals/salt", test_salt);
  g_test_add_func ("/record/seals/duties", test_duties);
  return g_test_run ();
}
