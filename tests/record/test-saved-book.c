/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "book/ruleset-form.h"
#include "book/scenario-form.h"
#include "record/proof.h"
#include "record/save.h"

/* The book inside a game's file: what is a good file by itself is one inside a game, a corrected
 * figure costs no more than its line, and games that keep a whole corrected book still open. */

/* ---- Corrected figures ---- */

static void
correct (AdjGame *game, const char *figure)
{
  g_autoptr (AdjCorrection) correction = adj_game_correct_figure (game, figure);

  g_assert_cmpstr (correction->refusal, ==, NULL);
  g_assert_true (adj_game_accept (game, correction));
}

static int
strength (AdjGame *game, const char *unit)
{
  int place = adj_scenario_unit (fixture_book ()->scenario, unit);

  return adj_game_get_table (game)->units[place].strength;
}

static char *
scenario_of (AdjGame *game)
{
  return adj_scenario_write (adj_game_get_book (game)->scenario, NULL);
}

/* Of every sort; taken back and done again the book is what it was, before and after opening. */
static void
test_every_figure (void)
{
  static const char *const figures[] = {
    "smith strength=7",     "smith reduced=2",  "smith movement=13/2",  "smith hex=1621",
    "1318 terrain=forest",  "1318 called=Hill", "1318-1319 side=creek", "turn-2 label=Dawn",
    "turn-2 night=yes",     "union-3 level=4",  "union-3 limit=5",      "smith name=Smith's",
    "1318-1319 side=trail", "smith strength=",  "smith strength=9",     "1318 called=",
  };
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GPtrArray) books = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      g_ptr_array_add (books, scenario_of (game));
      correct (game, figures[i]);
    }
  for (guint i = G_N_ELEMENTS (figures); i > 0; i--)
    {
      g_autofree char *now = scenario_of (game);
      g_autoptr (AdjGame) again = fixture_save_and_load (game);
      g_autofree char *opened = scenario_of (again);
      g_autofree char *before = NULL;

      g_assert_cmpstr (opened, ==, now);
      g_assert_true (adj_game_undo (game));
      before = scenario_of (game);
      g_assert_cmpstr (before, ==, g_ptr_array_index (books, i - 1));
    }
  for (guint i = 1; i < G_N_ELEMENTS (figures); i++)
    {
      g_autofree char *now = NULL;

      g_assert_true (adj_game_redo (game));
      now = scenario_of (game);
      g_assert_cmpstr (now, ==, g_ptr_array_index (books, i));
    }
}

/* ---- Old games ---- */

static char *
replaced (const char *text, const char *old, const char *new)
{
  g_auto (GStrv) halves = g_strsplit (text, old, 2);

  g_assert_nonnull (halves[1]);
  return g_strjoin (new, halves[0], halves[1], NULL);
}

/* The game as a program before would have written it: with the whole book, and the figure only if
 * it was corrected by its name. */
static char *
as_of_old (const char *text, const char *order, const char *scenario)
{
  const char *entry = strstr (text, "kind=\"book\" order=\"wilder");
  g_autofree char *from = g_strndup (entry, (gsize) (strstr (entry, "/>") + 2 - entry));
  g_autofree char *open = g_strndup (from, strlen (from) - 2);
  g_autofree char *bare = replaced (open, " order=\"wilder strength=7\"", order);
  g_autofree char *to = g_strdup_printf (
      "%s><corrected-scenario><![CDATA[%s]]></corrected-scenario></entry>", bare, scenario);

  return replaced (text, from, to);
}

static AdjGame *
corrected_game (void)
{
  AdjGame *game = fixture_game ();

  fixture_play (game, "move 3/1/xiv 1619", ADJ_OK);
  correct (game, "wilder strength=7");
  fixture_play (game, "next; attack 1620 1720 from 3/1/xiv die 3", ADJ_OK);
  return game;
}

static AdjGame *
parse (const char *text, AdjProblems *problems)
{
  g_autoptr (GArray) differing = g_array_new (FALSE, FALSE, sizeof (guint));
  AdjGame *game = adj_game_parse (text, strlen (text), problems, differing);

  g_assert_cmpuint (differing->len, ==, 0);
  return game;
}

static void
test_old_figure (void)
{
  g_autoptr (AdjGame) game = corrected_game ();
  g_autofree char *text = adj_game_write (game, NULL);
  g_autofree char *scenario = scenario_of (game);
  g_autofree char *old = as_of_old (text, " order=\"wilder strength=7\"", scenario);
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");
  g_autoptr (AdjGame) again = parse (old, problems);
  g_autofree char *saved = adj_game_write (again, NULL);

  g_assert_true (adj_table_equal (adj_game_get_table (game), adj_game_get_table (again)));
  g_assert_cmpstr (saved, ==, text);
}

/* Each entry of a corrected figure with the whole scenario as it was then, half a megabyte with the
 * blanks in it, Smith's strength being 1 to 9 in turn. */
static char *
all_as_of_old (AdjGame *game, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *blanks = g_strnfill (500000, ' ');
  g_autofree char *end = g_strconcat (blanks, "</scenario>", NULL);
  g_autofree char *plain = scenario_of (game);
  g_autofree char *scenario = replaced (plain, "</scenario>", end);
  char *points =
      strstr (strstr (scenario, "name=\"Smith\""), "strength=\"") + strlen ("strength=\"");
  GString *old = g_string_new (NULL);

  for (guint i = 0, n = 0; lines[i] != NULL; i++)
    if (strstr (lines[i], "kind=\"book\"") == NULL)
      g_string_append_printf (old, "%s\n", lines[i]);
    else
      {
        *points = (char) ('1' + n++ % 9);
        lines[i][strlen (lines[i]) - strlen ("/>")] = '\0';
        g_string_append_printf (
            old, "%s><corrected-scenario><![CDATA[%s]]></corrected-scenario></entry>\n", lines[i],
            scenario);
      }
  return g_string_free (old, FALSE);
}

#define MANY 20

/* Books that made more than 10 MB, which was the ceiling: no program could open the game. Now they
 * are not much, and the old game opens too. */
static void
test_many_figures (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");
  g_autoptr (AdjGame) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *old = NULL;
  g_autofree char *saved = NULL;
  gsize without;
  gsize with;

  g_free (adj_game_write (game, &without));
  for (int i = 0; i < MANY; i++)
    {
      g_autofree char *figure = g_strdup_printf ("smith strength=%d", i % 9 + 1);

      correct (game, figure);
    }
  text = adj_game_write (game, &with);
  g_assert_cmpuint (with - without, <, MANY * 150);
  old = all_as_of_old (game, text);
  g_assert_cmpuint (strlen (old), >, 10000000);
  again = parse (old, problems);
  g_assert_cmpint (strength (again, "smith"), ==, (MANY - 1) % 9 + 1);
  saved = adj_game_write (again, NULL);
  g_assert_cmpstr (saved, ==, text);
}

static void
test_old_book (void)
{
  g_autoptr (AdjGame) game = corrected_game ();
  g_autofree char *text = adj_game_write (game, NULL);
  g_autofree char *scenario = scenario_of (game);
  g_autofree char *old = as_of_old (text, "", scenario);
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");
  g_autoptr (AdjGame) again = parse (old, problems);
  g_autoptr (AdjGame) then = fixture_save_and_load (again);

  g_assert_true (adj_table_equal (adj_game_get_table (game), adj_game_get_table (then)));
  correct (then, "smith strength=1");
  g_assert_cmpint (strength (then, "wilder"), ==, 7);
  for (int i = 0; i < 4; i++)
    g_assert_true (adj_game_undo (then));
  g_assert_cmpint (strength (then, "wilder"), ==, 8);
}

/* A whole book has all figures in it, those that were corrected before it too. */
static void
test_old_book_after_figure (void)
{
  g_autoptr (AdjGame) other = corrected_game ();
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");
  g_autoptr (AdjGame) again = NULL;
  g_autofree char *scenario = scenario_of (other);
  g_autofree char *text = NULL;
  g_autofree char *old = NULL;

  correct (game, "smith strength=9");
  correct (game, "wilder strength=7");
  text = adj_game_write (game, NULL);
  old = as_of_old (text, "", scenario);
  again = adj_game_parse (old, strlen (old), problems, NULL);
  g_assert_cmpint (strength (again, "smith"), ==, 4);
  g_assert_cmpint (strength (again, "wilder"), ==, 7);
}

/* Effects would be about other units, hexes or awards. */
static void
test_old_other_book (void)
{
  static const struct
  {
    const char *old;
    const char *new;
  } others[] = {
    { "id=\"3/1/xiv\"", "id=\"3/1/xv\"" },
    { "<hex id=\"0102\"", "<hex id=\"2601\"" },
    { "<hex id=\"0102\"", "<hex id=\"2601\" terrain=\"clear\"/>\n    <hex id=\"0102\"" },
    { "<award ", "<award id=\"more\" title=\"More\" side=\"union\" kind=\"eliminated\" "
                 "points=\"1\"/>\n  <award " },
  };
  g_autoptr (AdjGame) game = corrected_game ();
  g_autofree char *text = adj_game_write (game, NULL);
  g_autofree char *scenario = scenario_of (game);
  g_autofree char *wide = replaced (scenario, "<map columns=\"25\"", "<map columns=\"26\"");

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *other = replaced (wide, others[i].old, others[i].new);
      g_autofree char *old = as_of_old (text, "", other);
      g_autoptr (AdjProblems) problems = adj_problems_new ("game");

      g_assert_null (adj_game_parse (old, strlen (old), problems, NULL));
      g_assert_true (adj_problems_has (problems, "other-pieces"));
    }
}

/* ---- As long as a file may be ---- */

static char *
read_small (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "book", name, NULL);
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

typedef void (*Pad) (GString *text, int i, const char *filler);

/* The next hexside of a column, or the one beside it in the next. */
static void
add_hexside (GString *text, int i, const char *filler)
{
  int column = 10 + i / 120;
  int row = 1 + i / 2 % 60;

  g_string_append_printf (text,
                          "    <hexside between=\"%02d%02d %02d%02d\" has=\"road\" "
                          "name=\"Where The Ground Begins To Rise Toward The Ridge\" "
                          "check='%s'/>\n",
                          column, row, i % 2 == 0 ? column : column + 1, i % 2 == 0 ? row + 1 : row,
                          filler);
}

static void
add_row (GString *text, int i, const char *filler)
{
  g_string_append_printf (text,
                          "  <row id=\"Z %d\" chapter=\"movement\" ruling=\"%s%s\" short=\"Z.\" "
                          "check=\"%s\">%s%s%s%s</row>\n",
                          i, filler, filler, filler, filler, filler, filler, filler);
}

/* Elements before that place, until the whole is so long. */
static char *
padded (const char *text, const char *before, gsize length, Pad pad, char letter)
{
  g_autofree char *filler = g_strnfill (300, letter);
  const char *place = strstr (text, before);
  GString *whole = g_string_new_len (text, place - text);

  for (int i = 0; whole->len + strlen (place) + 3000 < length; i++)
    pad (whole, i, filler);
  g_string_append (whole, place);
  return g_string_free (whole, FALSE);
}

static char *
long_scenario (gsize length, char letter)
{
  g_autofree char *small = read_small ("small.scenario.xml");
  g_autofree char *wide =
      replaced (small, "columns=\"6\" rows=\"5\"", "columns=\"98\" rows=\"61\"");

  return padded (wide, "  </map>", length, add_hexside, letter);
}

static AdjGame *
game_of (const char *ruleset_text, const char *scenario_text)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("book");
  g_autoptr (AdjRuleset) ruleset =
      adj_ruleset_parse (ruleset_text, strlen (ruleset_text), problems);
  g_autoptr (AdjScenario) scenario = NULL;
  g_autoptr (AdjBook) book = NULL;

  g_assert_nonnull (ruleset);
  scenario = adj_scenario_parse (scenario_text, strlen (scenario_text), ruleset, problems);
  for (guint i = 0; scenario == NULL && i < adj_problems_count (problems); i++)
    g_test_message ("%s", adj_problems_get (problems, i)->text);
  g_assert_nonnull (scenario);
  book = adj_book_new (scenario);
  return adj_game_new (book, 42);
}

static void
test_long_scenario (void)
{
  g_autofree char *ruleset = read_small ("small.ruleset.xml");
  g_autofree char *scenario = long_scenario (ADJ_SCENARIO_BYTES, 'x');
  g_autoptr (AdjGame) game = game_of (ruleset, scenario);
  g_autoptr (AdjGame) again = NULL;

  g_assert_cmpuint (strlen (scenario), >, 4100000);
  fixture_play (game, "note as long as it may be", ADJ_OK);
  again = fixture_save_and_load (game);
}

static void
test_long_ruleset (void)
{
  g_autofree char *small = read_small ("small.ruleset.xml");
  g_autofree char *ruleset = padded (small, "</ruleset>", ADJ_RULESET_BYTES, add_row, 'x');
  g_autofree char *scenario = read_small ("small.scenario.xml");
  g_autoptr (AdjGame) game = game_of (ruleset, scenario);
  g_autoptr (AdjGame) again = NULL;

  g_assert_cmpuint (strlen (ruleset), >, 1010000);
  fixture_play (game, "note as long as it may be", ADJ_OK);
  again = fixture_save_and_load (game);
}

/* Quotes are longer in the game's file than in this one: it is said, and no game is begun. */
static void
test_too_long (void)
{
  g_autofree char *ruleset = read_small ("small.ruleset.xml");
  g_autofree char *scenario = long_scenario (1500000, '"');
  g_autoptr (AdjGame) game = game_of (ruleset, scenario);
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "long.adjutant", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (adj_proof_save_new (game, path, &error));
  g_assert_nonnull (strstr (error->message, "4194304"));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  fixture_refuse (game, "note which nobody could read");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* ---- Remarks ---- */

/* A unit whose name has become a word of orders is a remark about a scenario, and about a game. */
static void
test_remark (void)
{
  g_autofree char *ruleset = read_small ("small.ruleset.xml");
  g_autofree char *scenario = read_small ("small.scenario.xml");
  g_autofree char *late = replaced (scenario, "<unit id=\"jones\"", "<unit id=\"by\"");
  g_autoptr (AdjGame) game = game_of (ruleset, late);
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");
  g_autofree char *text = NULL;
  g_autoptr (AdjGame) again = NULL;

  fixture_play (game, "note of \"by\"", ADJ_OK);
  text = adj_game_write (game, NULL);
  again = parse (text, problems);
  g_assert_nonnull (again);
  g_assert_cmpuint (adj_problems_count_kind (problems, ADJ_PROBLEM_LINT), ==, 1);
  g_assert_true (adj_problems_usable (problems));
}

/* Whoever indents with tabs has them in the texts, too. */
static void
test_tabs (void)
{
  g_autofree char *ruleset = read_small ("small.ruleset.xml");
  g_autofree char *scenario = read_small ("small.scenario.xml");
  g_autofree char *indented = replaced (scenario, "<about>", "<about>Indented,\n\tand on.");
  g_autoptr (AdjGame) game = game_of (ruleset, indented);
  g_autoptr (AdjGame) again = fixture_save_and_load (game);

  g_assert_cmpstr (adj_game_get_book (again)->scenario->about, ==,
                   adj_game_get_book (game)->scenario->about);
}

/* ---- The book that was read last ---- */

/* One text, one book; another text, another book, and what speaks against one is told each time. */
static void
test_same_book (void)
{
  g_autofree char *ruleset = read_small ("small.ruleset.xml");
  g_autofree char *scenario = read_small ("small.scenario.xml");
  g_autoptr (AdjGame) game = game_of (ruleset, scenario);
  g_autofree char *text = adj_game_write (game, NULL);
  g_autofree char *apart = replaced (text, "</scenario>", "\n</scenario>");
  g_autofree char *warned = replaced (text, "id=\"jones\"", "id=\"by\"");
  const char *const texts[] = { text, text, apart, apart, warned, warned, text };
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (AdjProblems) problems = adj_problems_new ("game");

      g_ptr_array_add (games, parse (texts[i], problems));
      g_assert_cmpuint (adj_problems_count (problems), ==, texts[i] == warned);
    }
  for (guint i = 1; i < G_N_ELEMENTS (texts); i++)
    {
      AdjBook *before = adj_game_get_book (g_ptr_array_index (games, i - 1));
      AdjBook *book = adj_game_get_book (g_ptr_array_index (games, i));

      g_assert_true ((before == book) == (i == 1 || i == 3));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/saved book/many figures", test_many_figures);
  g_test_add_func ("/record/saved book/every figure", test_every_figure);
  g_test_add_func ("/record/saved book/old figure", test_old_figure);
  g_test_add_func ("/record/saved book/old book", test_old_book);
  g_test_add_func ("/record/saved book/old book after figure", test_old_book_after_figure);
  g_test_add_func ("/record/saved book/old other book", test_old_other_book);
  g_test_add_func ("/record/saved book/long scenario", test_long_scenario);
  g_test_add_func ("/record/saved book/long ruleset", test_long_ruleset);
  g_test_add_func ("/record/saved book/too long", test_too_long);
  g_test_add_func ("/record/saved book/remark", test_remark);
  g_test_add_func ("/record/saved book/tabs", test_tabs);
  g_test_add_func ("/record/saved book/same book", test_same_book);
  return g_test_run ();
}
