/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "record/effect-text.h"
#include "record/game-private.h"
#include "record/order-make.h"
#include "record/save.h"

static void
correct_book (AdjGame *game)
{
  g_autoptr (AdjCorrection) correction = adj_game_correct_figure (game, "wilder strength=7");

  g_assert_nonnull (correction->entry);
  g_assert_true (adj_game_accept (game, correction));
}

/* A game with every kind of entry in it. */
static AdjGame *
played_game (void)
{
  AdjGame *game = fixture_game ();
  g_autoptr (AdjCorrection) correction = NULL;

  fixture_play (game, "option creek-bombardment=off; note two words; and a third", ADJ_OK);
  fixture_play (game, "bookmark here", ADJ_OK);
  fixture_play (game, "move 3/1/xiv 1619", ADJ_OK);
  fixture_play (game, "move wilder n", ADJ_OK);
  g_assert_true (adj_game_undo (game));
  g_assert_true (adj_game_redo (game));
  fixture_play (game, "move smith 1621", ADJ_WARNED);
  g_assert_true (adj_game_undo (game));
  fixture_play (game, "next; attack 1620 1720 from 3/1/xiv roll", ADJ_OK);
  correction = adj_game_correct (game, 5, "move wilder s");
  g_assert_nonnull (correction->entry);
  g_assert_true (adj_game_accept (game, correction));
  correct_book (game);
  fixture_play (game, "score union 3 for \"style\" & <grace>", ADJ_OK);
  return game;
}

static AdjGame *
parse (const char *text, GArray *differing)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");
  AdjGame *game = adj_game_parse (text, strlen (text), problems, differing);

  for (guint i = 0; i < adj_problems_count (problems); i++)
    g_test_message ("%s", adj_problems_get (problems, i)->text);
  return game;
}

static void
test_round_trip (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjGame) again = fixture_save_and_load (game);

  g_assert_true (adj_game_undo (again)); /* what could be undone before can be undone now */
}

static char *
replaced (const char *text, const char *old, const char *new)
{
  g_auto (GStrv) halves = g_strsplit (text, old, 2);

  g_assert_nonnull (halves[1]);
  return g_strjoin (new, halves[0], halves[1], NULL);
}

/* Edited by hand it opens as long as it can be read, and says where the table differs. */
static void
test_edited (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autofree char *text = adj_game_write (game, NULL);
  g_autofree char *edited =
      replaced (text, "moved 3/1/xiv 18 1318 1418 1519 1619", "moved 3/1/xiv 18 1318 1418 1519");
  g_autoptr (GArray) differing = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (AdjGame) again = parse (edited, differing);

  g_assert_nonnull (again);
  g_assert_cmpuint (differing->len, >, 0);
  g_assert_cmpuint (g_array_index (differing, guint, 0), ==, 4);
  g_assert_cmpint (fixture_hex (again, "3/1/xiv"), ==, 1519);
}

/* An effect that does not fit the table, here a march of nobody, is passed over; the order is
 * warned of in its line, once, and what was corrected after it is not. */
static void
test_passed_over (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autofree char *text = adj_game_write (game, NULL);
  g_autofree char *edited = replaced (text, "effects=\"moved 3/1/xiv", "effects=\"moved -");
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");
  g_autoptr (AdjGame) again = adj_game_parse (edited, strlen (edited), problems, NULL);
  const char *order = strstr (edited, "effects=\"moved -");
  int line = 1;

  for (const char *p = edited; p < order; p++)
    line += *p == '\n';
  g_assert_nonnull (again);
  g_assert_cmpint (fixture_hex (again, "3/1/xiv"), ==, 1318);
  g_assert_cmpuint (adj_problems_count (problems), ==, 1);
  g_assert_true (adj_problems_has (problems, "effects-passed-over"));
  g_assert_cmpint (adj_problems_get (problems, 0)->line, ==, line);
}

/* The file as it was written when hashes were over the bytes of a table of that layout. */
static char *
of_layout (const char *text, int layout)
{
  g_autofree char *old = g_strdup_printf ("layout=\"%d\"", layout);

  return replaced (text, "layout=\"5\"", old);
}

/* A file of a program whose tables were laid out otherwise: what it played is as it was, and
 * nothing is said against it. Saved again it has this program's figures. */
static void
test_other_layout (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autofree char *text = adj_game_write (game, NULL);
  g_autofree char *old = of_layout (text, 4);
  g_autofree char *edited =
      replaced (old, "moved 3/1/xiv 18 1318 1418 1519 1619", "moved 3/1/xiv 18 1318 1418 1519");
  g_autoptr (GArray) differing = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (AdjGame) again = parse (old, differing);
  g_autoptr (AdjGame) other = parse (edited, differing);
  g_autofree char *saved = adj_game_write (again, NULL);

  g_assert_nonnull (other);
  g_assert_cmpuint (differing->len, ==, 0);
  g_assert_cmpstr (saved, ==, text);
}

static void
assert_measured (const char *text, gsize measured)
{
  g_autoptr (AdjGame) game = parse (text, NULL);
  gsize length;
  g_autofree char *written = NULL;

  g_assert_nonnull (game);
  g_assert_cmpuint (adj_game_get_length (game), ==, measured);
  fixture_play (game, "note on", ADJ_OK);
  written = adj_game_write (game, &length);
  g_assert_cmpuint (adj_game_get_length (game), ==, length);
}

/* What this program has written is proven by being read; all else with the first order. */
static void
test_first_order (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autofree char *text = adj_game_write (game, NULL);
  g_autofree char *other_layout = of_layout (text, 4);
  g_autofree char *other_program =
      replaced (text, "program=\"" ADJ_VERSION "\"", "program=\"0.9\"");
  g_autofree char *torn = g_strndup (text, strlen (text) - strlen (ADJ_GAME_END));

  assert_measured (text, strlen (text));
  assert_measured (torn, 0);
  assert_measured (other_layout, 0);
  assert_measured (other_program, 0);
}

/* A row that the book has not, for the program cites those of its own ruleset, is kept as it
 * stands. */
static void
test_foreign_row (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "book", "small.scenario.xml", NULL);
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (AdjGame) game = adj_game_new (loaded->book, 42);
  g_autoptr (AdjGame) again = NULL;
  const AdjEntry *entry;

  fixture_play (game, "next; next; place 1/1/i 0404; next", ADJ_OK);
  fixture_play (game, "move 1/1/i n", ADJ_WARNED);
  again = fixture_save_and_load (game);
  entry = adj_play_entry (adj_game_get_play (again), 5);
  g_assert_cmpuint (entry->findings->len, ==, 2);
  g_assert_cmpstr (g_array_index (entry->findings, AdjFinding, 0).row, ==, "BG 5.11");
  g_assert_null (adj_ruleset_row (loaded->book->ruleset, "BG 5.11"));
}

static const struct
{
  const char *message;
  const char *old;
  const char *new;
} bad[] = {
  { "entry-number", "entry number=\"2\"", "entry number=\"3\"" },
  { "entry-without-order", " order=\"move wilder 1021\"", "" },
  { "entry-without-figure", " order=\"wilder strength=7\"", "" },
  { "entry-does-not-fit", "wilder strength=7", "wilder strength=many" },
  { "entry-findings", "findings=\"BG 5.11 ", "findings=\"BG 5.11 un" },
  { "entry-effects", "effects=\"moved ", "effects=\"shoved " },
  { "entry-does-not-fit", "kind=\"undo\" target=\"5\"", "kind=\"undo\" target=\"2\"" },
  { "entry-does-not-fit", "kind=\"correct\" target=\"5\"", "kind=\"correct\" target=\"8\"" },
  { "game-seed", "seed=\"0", "seed=\"x" },
  { "game-secret", "seed=\"", "secret=\"ABCDEF0123456789abcdef0123456789\" seed=\"" },
  { "game-is-a-skirmish", "urn:adjutant:game\"", "urn:adjutant:skirmish\"" },
  { "game-book", "id=\"chickamauga\"", "id=\"\"" },
  { "form-newer-version", "version=\"2\" program", "version=\"3\" program" },
  { "game-version", "version=\"2\" program", "version=\"1\" program" },
};

static void
test_bad (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autofree char *text = adj_game_write (game, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *edited = NULL;
      g_autoptr (AdjProblems) problems = adj_problems_new ("game");

      if (strstr (text, bad[i].old) == NULL)
        {
          g_test_message ("%s: %s is not in the file", bad[i].message, bad[i].old);
          g_test_fail ();
          continue;
        }
      edited = replaced (text, bad[i].old, bad[i].new);
      g_assert_null (adj_game_parse (edited, strlen (edited), problems, NULL));
      g_assert_cmpuint (adj_problems_count (problems), >, 0);
      if (!adj_problems_has (problems, bad[i].message))
        {
          g_test_message ("expected %s, got %s", bad[i].message,
                          adj_problems_get (problems, 0)->id);
          g_test_fail ();
        }
    }
}

/* Each part of a recorded effect is what its kind wants, and within what the table holds. */
static void
test_bad_effects (void)
{
  static const char *const refused[] = {
    "score x 5",         "score 300 5",        "score -300 5",       "score 0 x",
    "score 0",           "score 0 5 6",        "score 0 9999999999", "moved nobody 6 1318 1418",
    "strength wilder x", "placed wilder 9999",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (AdjEffect));

      g_test_message ("%s", refused[i]);
      g_assert_false (adj_effects_parse (fixture_book (), refused[i], effects));
    }
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (AdjEffect));
      g_autofree char *text = g_strdup_printf ("score %d 5", side);

      g_assert_true (adj_effects_parse (fixture_book (), text, effects));
      g_assert_cmpint (g_array_index (effects, AdjEffect, 0).side, ==, side);
      g_assert_cmpint (g_array_index (effects, AdjEffect, 0).points, ==, 5);
    }
}

static void
test_bad_hash (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autofree char *text = adj_game_write (game, NULL);
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");

  strstr (text, "hash=\"")[strlen ("hash=\"")] = 'z';
  g_assert_null (adj_game_parse (text, strlen (text), problems, NULL));
  g_assert_true (adj_problems_has (problems, "entry-hash"));
}

/* Without its end a game is read up to its last whole entry, and without its book not at all; both
 * is told (tests/record/test-power.c cuts at every byte). */
static void
test_truncated (void)
{
  g_autoptr (AdjGame) game = played_game ();
  gsize length;
  g_autofree char *text = adj_game_write (game, &length);
  gsize book = (gsize) (strstr (text, "</scenario>") - text) + strlen ("</scenario>");

  for (gsize cut = 3; cut < length; cut += length / 50)
    {
      g_autoptr (AdjProblems) problems = adj_problems_new ("game");

      g_autoptr (AdjGame) again = adj_game_parse (text, length - cut, problems, NULL);

      g_assert_true ((again != NULL) == (length - cut >= book));
      g_assert_true (adj_problems_usable (problems) == (again != NULL));
      g_assert_cmpuint (adj_problems_count (problems), >, 0);
    }
}

static void
test_file (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a game.adjutant", NULL);
  g_autofree char *previous = g_strconcat (path, "~", NULL);
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjGame) again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (adj_game_save (game, path, &error));
  g_assert_no_error (error);
  g_assert_true (adj_game_save (game, path, &error));
  g_assert_true (g_file_test (previous, G_FILE_TEST_EXISTS));
  again = adj_game_load (path, problems, NULL);
  g_assert_nonnull (again);
  g_assert_true (adj_table_equal (adj_game_get_table (game), adj_game_get_table (again)));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_unlink (previous), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Orders that were given at once are undone at once, from the file too. */
static void
test_joined (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) again = NULL;
  g_autofree char *text = NULL;

  fixture_play (game, "move 3/1/xiv 1619; attack 1620 1720 from 3/1/xiv die 1", ADJ_OK);
  text = adj_game_write (game, NULL);
  again = parse (text, NULL);
  g_assert_cmpint (adj_game_get_table (again)->phase, ==, 1);
  g_assert_true (adj_game_undo (again));
  g_assert_cmpint (adj_game_get_table (again)->phase, ==, 0);
}

/* A step of a unit's way, as one of orders that come along with the one before. */
static void
march_along (AdjGame *game, AdjHexId to, gboolean joined)
{
  const AdjBook *book = adj_game_get_book (game);
  guint16 unit = (guint16) adj_scenario_unit (book->scenario, "wilder");
  AdjHex hex = adj_book_hex (book, to);
  AdjOrder order = adj_order_place (&unit, 1, hex);
  AdjOutcome *outcome = adj_game_submit_one (game, &order, "", joined);

  g_assert_true (outcome->recorded);
  adj_outcome_free (outcome);
}

static void
assert_at (AdjGame *game, AdjHexId hex, guint done, guint undone)
{
  const AdjPlay *play = adj_game_get_play (game);

  g_assert_cmpint (fixture_hex (game, "wilder"), ==, hex);
  g_assert_cmpuint (play->done->len, ==, done);
  g_assert_cmpuint (play->undone->len, ==, undone);
}

/* However many: six segments of a night are one. */
static void
test_six_joined (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) again = NULL;
  g_autofree char *text = NULL;

  march_along (game, 101, FALSE);
  march_along (game, 102, FALSE);
  for (int i = 1; i < 6; i++)
    march_along (game, 102 + i, TRUE);
  assert_at (game, 107, 7, 0);
  g_assert_true (adj_game_undo (game));
  assert_at (game, 101, 1, 6);
  g_assert_true (adj_game_redo (game));
  assert_at (game, 107, 7, 0);
  g_assert_false (adj_game_redo (game));
  text = adj_game_write (game, NULL);
  again = parse (text, NULL);
  g_assert_true (adj_game_undo (again));
  assert_at (again, 101, 1, 6);
  g_assert_true (adj_game_undo (again));
  g_assert_false (adj_game_undo (again));
  g_assert_true (adj_game_redo (again));
  assert_at (again, 101, 1, 6);
  g_assert_true (adj_game_redo (again));
  assert_at (again, 107, 7, 0);
}

static void
assert_full (AdjGame *game, const char *order)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, order, FALSE);
  const AdjOutcome *outcome = g_ptr_array_index (outcomes, 0);
  guint there = adj_game_get_play (game)->entries->len;

  g_assert_cmpuint (outcomes->len, ==, 1);
  g_assert_false (outcome->recorded);
  g_assert_nonnull (strstr (outcome->error.text, "200000"));
  g_assert_cmpuint (adj_game_get_play (game)->entries->len, ==, there);
}

static void
assert_correction_full (AdjCorrection *correction)
{
  const char *why =
      correction->outcome != NULL ? correction->outcome->error.text : correction->refusal;

  g_assert_null (correction->entry);
  g_assert_nonnull (strstr (why, "200000"));
  adj_correction_free (correction);
}

/* The record ends where the file would: an order that is one too many is refused with the ceiling,
 * and what was done can still be taken back. */
static void
assert_ends (AdjGame *game)
{
  assert_full (game, "attack 1620 1720 from 3/1/xiv die 1"); /* with the phase before it */
  fixture_play (game, "note the last", ADJ_OK);
  assert_full (game, "note one more");
  assert_correction_full (adj_game_strike (game, 1));
  assert_correction_full (adj_game_correct (game, 1, "move wilder s"));
  assert_correction_full (adj_game_correct_figure (game, "smith strength=1"));
  g_assert_true (adj_game_undo (game));
  g_assert_false (adj_game_redo (game));
  g_assert_nonnull (strstr (adj_game_get_refusal (game), "200000"));
}

static AdjGame *
game_at_its_end (void)
{
  AdjGame *game = fixture_game ();

  fixture_play (game, "bookmark one", ADJ_OK);
  fixture_play (game, "move wilder n; move 3/1/xiv 1619", ADJ_OK);
  return game;
}

#define ALL_BUT_ONE (ADJ_MAX_RECORD - ADJ_KEPT_FOR_UNDO - 1)

/* Entries that do nothing fill the record, which is not written. */
static void
test_most_entries (void)
{
  g_autoptr (AdjGame) game = game_at_its_end ();
  GPtrArray *entries = adj_game_get_play (game)->entries;

  while (entries->len < ALL_BUT_ONE)
    g_ptr_array_add (entries, adj_entry_new (ADJ_ENTRY_UNDO));
  adj_game_set_length (game, 1);
  assert_ends (game);
  for (guint n = 0; n < 2; n++)
    g_assert_true (adj_game_undo (game));
}

/* Played to the end it can be opened again. */
static void
test_most_entries_opened (void)
{
  g_autoptr (AdjGame) game = game_at_its_end ();
  g_autoptr (AdjGame) again = NULL;
  g_autofree char *text = NULL;

  for (guint n = 3; n < ALL_BUT_ONE; n++)
    g_assert_true (n % 2 == 1 ? adj_game_undo (game) : adj_game_redo (game));
  assert_ends (game);
  text = adj_game_write (game, NULL);
  again = parse (text, NULL);
  g_assert_nonnull (again);
  assert_full (again, "note one more");
  g_assert_true (adj_game_undo (again));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/save/round trip", test_round_trip);
  g_test_add_func ("/record/save/edited by hand", test_edited);
  g_test_add_func ("/record/save/passed over", test_passed_over);
  g_test_add_func ("/record/save/other layout", test_other_layout);
  g_test_add_func ("/record/save/first order", test_first_order);
  g_test_add_func ("/record/save/foreign row", test_foreign_row);
  g_test_add_func ("/record/save/bad", test_bad);
  g_test_add_func ("/record/save/bad effects", test_bad_effects);
  g_test_add_func ("/record/save/bad hash", test_bad_hash);
  g_test_add_func ("/record/save/truncated", test_truncated);
  g_test_add_func ("/record/save/file", test_file);
  g_test_add_func ("/record/save/joined", test_joined);
  g_test_add_func ("/record/save/six joined", test_six_joined);
  g_test_add_func ("/record/save/most entries", test_most_entries);
  if (g_test_slow ())
    g_test_add_func ("/record/save/most entries opened", test_most_entries_opened);
  return g_test_run ();
}
