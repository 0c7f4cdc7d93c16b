/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/library.h"
#include "paper.h"
#include "sheets/command-table.h"
#include "staff/listing.h"
#include "tests/record/fixture.h"
#include "words/number.h"

/* Figures and dates on papers, worked out by hand. */

/* An order that may be warned of. */
static void
give (AdjGame *game, const char *line)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);

  for (guint i = 0; i < outcomes->len; i++)
    g_assert_true (((const AdjOutcome *) g_ptr_array_index (outcomes, i))->recorded);
}

static void
play_to (AdjGame *game, int turn)
{
  while (adj_game_get_table (game)->turn < turn)
    give (game, "next!");
}

/* A sheet for one pair of eyes. */
static char *
text_for (AdjSheetKind kind, AdjGame *game, AdjEyes eyes)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;

  options.eyes = eyes;
  sheet = paper_sheet (kind, game, &options);
  return kind == ADJ_SHEET_SUMMARY ? paper_words (sheet) : paper_text (sheet);
}

/* ---- What lies ahead ---- */

/* The units due in the next turn are told, and no later ones; then those that are late as well. */
static void
test_next_turn (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *first = paper_words_of (ADJ_SHEET_SUMMARY, game);
  g_autofree char *second = NULL;

  paper_assert_says (first, "Union, turn 2 ");
  g_assert_null (strstr (first, "turn 3"));
  g_assert_null (strstr (first, "still to come"));
  play_to (game, 3);
  give (game, "note a new turn");
  second = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (second, "Union, turn 2, still to come ");
  g_assert_null (strstr (second, "turn 5"));
}

/* The Night is turn 9, and turn 15 the last: each is told of one turn before. */
static void
test_reminders (void)
{
  static const struct
  {
    int turn;
    const char *says;
  } cases[] = {
    { 8, "Turn 9 is a Night turn: there is no combat" },
    { 9, "Turn 10 is a Day turn again: everybody is effective" },
    { 14, "Turn 15 is the last one" },
  };
  g_autoptr (AdjGame) game = fixture_game ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *before = NULL;
      g_autofree char *text = NULL;

      play_to (game, cases[i].turn - 1);
      give (game, "note on");
      before = paper_words_of (ADJ_SHEET_SUMMARY, game);
      g_assert_null (strstr (before, cases[i].says));
      play_to (game, cases[i].turn);
      give (game, "note on");
      text = paper_words_of (ADJ_SHEET_SUMMARY, game);
      paper_assert_says (text, cases[i].says);
    }
}

/* Antietam, where nine brigades stand still up to the end of that turn. */
static AdjGame *
still_game (const char *turn)
{
  g_autofree char *path = adj_library_find_scenario ("antietam");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (AdjProblems) problems = adj_problems_new ("still");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (AdjScenario) scenario = NULL;
  g_autoptr (AdjBook) book = NULL;
  g_autofree char *still = g_strdup_printf ("still=\"%s\"", turn);
  gsize length;
  g_autofree char *written = adj_scenario_write (loaded->book->scenario, &length);

  g_string_assign (text, written);
  g_assert_cmpuint (g_string_replace (text, "still=\"1\"", still, 0), >=, 9);
  scenario = adj_scenario_parse (text->str, text->len, loaded->book->ruleset, problems);
  g_assert_nonnull (scenario);
  book = adj_book_new (scenario);
  return adj_game_new (book, 1);
}

/* A unit that still may not move in the next turn is reminded of, one that may is not. */
static void
test_still (void)
{
  g_autoptr (AdjGame) one = still_game ("1");
  g_autoptr (AdjGame) two = still_game ("2");
  g_autofree char *first = paper_words_of (ADJ_SHEET_SUMMARY, one);
  g_autofree char *second = paper_words_of (ADJ_SHEET_SUMMARY, two);

  g_assert_null (strstr (first, "may not move up to"));
  paper_assert_says (second, "Barksdale may not move up to the end of turn 2");
}

/* Each turn of a span has its page, and says what changed in it. */
static void
test_span (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;

  give (game, "eliminate smith");
  play_to (game, 2);
  give (game, "eliminate wright");
  play_to (game, 3);
  give (game, "eliminate maney");
  options.from = 1;
  options.to = 2;
  sheet = paper_sheet (ADJ_SHEET_SUMMARY, game, &options);
  text = paper_words (sheet);
  g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 2);
  paper_assert_says (text, "eliminated 0 4 (+4)");
  paper_assert_says (text, "eliminated 0 8 (+4)");
  paper_assert_says (text, "Smith is eliminated");
  g_assert_null (strstr (text, "Maney is eliminated"));
}

/* ---- Who is gone ---- */

/* 1/1/Res, 6 points, leaves by 0101; the Confederates lose Smith's 4. */
static void
test_gone (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *summary = NULL;
  g_autofree char *setup = NULL;

  give (game, "place 1/1/res 0201; move 1/1/res 0101; exit 1/1/res");
  give (game, "eliminate smith");
  summary = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (summary, " Exits Union Reserve: 1/1/Res ");
  paper_assert_says (summary, " exited 6 (+6) 0");
  paper_assert_says (summary, " eliminated 0 4 (+4)");
  paper_assert_says (summary, " Also 1/1/Res is placed in 0201; Smith is eliminated");
  setup = paper_text_of (ADJ_SHEET_SETUP, game);
  paper_assert_says (setup, "\nExited 1/1/Res\n");
  paper_assert_says (setup, "\nEliminated Smith\n");
  g_assert_cmpuint (paper_count (setup, ADJ_BOX_EMPTY "[ 0-9]* (1/1/Res|Smith) "), ==, 0);
  paper_assert_says (setup, "\nHexes held 1920 Confederate; ");
}

/* A hex is told of when it changes hands, not whenever its holder comes by. */
static void
test_held (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;

  give (game, "place 2/2/res 1109; move 2/2/res 1108");
  own = paper_words_of (ADJ_SHEET_SUMMARY, game);
  g_assert_null (strstr (own, "Hexes held"));
  give (game, "eliminate maney; place 1/2-cavalry 1919; move 1/2-cavalry 1920");
  other = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (other, " Hexes held 1920 is held by: Union");
}

/* ---- Dice ---- */

static void
test_faces (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_DICE, game);

  paper_assert_says (text, "Union 0 1 0 0 1 0 2 3.50");
  paper_assert_says (text, "Confederate 0 0 0 0 0 0 0 " ADJ_NO_NUMBER);
}

/* 5 against 4 is 1-1, which is even: n attacks in a row that fail. */
static char *
text_of_failures (int n)
{
  g_autoptr (AdjGame) game = fixture_game ();

  give (game, "option attack-effectiveness=off; place 2/1/xiv 1520; next!");
  for (int i = 0; i < n; i++)
    {
      give (game, "attack 1620 from 2/1/xiv die 5!");
      give (game, "retreat 2/1/xiv 1420; stay; place 2/1/xiv 1520");
    }
  return paper_text_of (ADJ_SHEET_DICE, game);
}

/* Five failures come about in one game of 32, six in one of 64: only that is beyond the middle 95
 * %.
 */
static void
test_luck (void)
{
  g_autofree char *five = text_of_failures (5);
  g_autofree char *six = text_of_failures (6);

  paper_assert_says (five, "Union 5 \342\210\222"
                           "5 0.0");
  paper_assert_says (five, "3.1 % 100.0 % none");
  paper_assert_says (six, "Union 6 \342\210\222"
                          "6 0.0");
  paper_assert_says (six, "1.6 % 100.0 % bad");
}

/* Chickamauga by rules with as many columns of odds as there may be, and such a die. */
static AdjGame *
widest_game (void)
{
  AdjBook *printed = fixture_book ();
  g_autoptr (AdjProblems) problems = adj_problems_new ("widest");
  g_autoptr (GString) results = g_string_new ("<combat-results die=\"20\">");
  g_autoptr (GRegex) narrow =
      g_regex_new ("<combat-results.*</combat-results>", G_REGEX_DOTALL, 0, NULL);
  gsize length;
  g_autofree char *rules = adj_ruleset_write (printed->ruleset, &length);
  g_autofree char *battle = adj_scenario_write (printed->scenario, &length);
  g_autofree char *wide = NULL;
  g_autoptr (AdjRuleset) ruleset = NULL;
  g_autoptr (AdjScenario) scenario = NULL;
  g_autoptr (AdjBook) book = NULL;

  for (int i = 0; i < ADJ_MAX_COLUMNS; i++)
    {
      g_string_append_printf (results, "<column attacker=\"%d\" defender=\"%d\" results=\"Ar",
                              MAX (1, i - 11), MAX (1, 13 - i));
      for (int face = 2; face <= ADJ_MOST_FACES; face++)
        g_string_append (results, " Ar");
      g_string_append (results, "\"/>");
    }
  g_string_append (results, "</combat-results>");
  wide = g_regex_replace_literal (narrow, rules, -1, 0, results->str, 0, NULL);
  ruleset = adj_ruleset_parse (wide, strlen (wide), problems);
  g_assert_nonnull (ruleset);
  scenario = adj_scenario_parse (battle, length, ruleset, problems);
  g_assert_nonnull (scenario);
  book = adj_book_new (scenario);
  return adj_game_new (book, 1);
}

/* No column of a paper is left out, be the die and the results as wide as rules may have them. */
static void
test_widest (void)
{
  g_autoptr (AdjGame) game = widest_game ();
  g_autofree char *faces = NULL;
  g_autofree char *results = NULL;

  give (game, "place 2/1/xiv 1520; next!");
  give (game, "attack 1620 from 2/1/xiv die 20!");
  faces = paper_text_of (ADJ_SHEET_DICE, game);
  paper_assert_says (faces, " 13 14 15 16 17 18 19 20 Throws Mean");
  paper_assert_says (faces, "Union 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 20.00");
  results = paper_words_of (ADJ_SHEET_AID, game);
  paper_assert_says (results, " 1-13 1-12 ");
  paper_assert_says (results, " 1-3 1-2 1-1 2-1 ");
  paper_assert_says (results, " 9-1 10-1 11-1 12-1 1 Ar Ar Ar Ar 2 Ar ");
}

/* ---- Tables ---- */

/* Six points for a place in the column are all there are: the seventh waits (BG 15.3). */
static void
test_arrivals (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_ARRIVALS, game);

  paper_assert_says (text, "1/2/XXI 4 6 0");
  paper_assert_says (text, "2/2/XXI 5 7 waits");
  paper_assert_says (text, "Deshler 5 1 5"); /* the other side's column is its own */
}

static void
test_terrain (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = paper_words_of (ADJ_SHEET_AID, game);

  paper_assert_says (text, " Forest 3 blocks ");
  paper_assert_says (text, " Forest-rough 6 \303\2272 blocks ");
  paper_assert_says (text, " 1 Ar Ar Dr Dr Dr Dr De De De De");
  paper_assert_says (text, "Confederate strength eliminated Union 1 a strength point");
}

/* Digits are read from 1 to 0, each unit once. */
static void
test_digits (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_SCATTER, game);
  guint n_on_map = 0;

  for (int unit = 0; unit < adj_game_get_table (game)->n_units; unit++)
    n_on_map += adj_table_on_map (adj_game_get_table (game), unit);
  g_assert_cmpuint (paper_count (text, ADJ_BOX_EMPTY), ==, n_on_map);
  paper_assert_says (text, "Digit 9");
  paper_assert_says (text, "Digit 0");
}

/* Where no digit is taken stands a dash, as wide as a figure, and not a hyphen. */
static void
test_no_digits (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = adj_view (fixture_book (), adj_game_get_table (game), ADJ_EYES_ALL);
  g_autofree char *none = adj_command_digits_text (&view, 0, 3);
  g_autofree char *one = adj_command_digits_text (&view, 1, 3);

  g_assert_cmpstr (none, ==, ADJ_NO_NUMBER);
  g_assert_cmpstr (one, ==, "3");
}

/* Blank forms name nobody. */
static void
test_blank (void)
{
  static const AdjSheetKind kinds[] = { ADJ_SHEET_SCATTER, ADJ_SHEET_INITIATIVE, ADJ_SHEET_PLOT };
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();

  fixture_play (game, "option command-control; scatter die 3", ADJ_OK);
  options.blank = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (AdjSheet) sheet = paper_sheet (kinds[i], game, &options);
      g_autofree char *text = paper_text (sheet);

      g_assert_null (strstr (text, "Wilder"));
      g_assert_null (strstr (text, "1/1/XXI"));
      paper_assert_says (text, "Union");
      if (kinds[i] == ADJ_SHEET_INITIATIVE) /* a sum for each force (E IL.10) */
        g_assert_cmpuint (paper_count (text, "A force cut off from it"), ==, ADJ_SIDES);
    }
}

/* The map for real counters has none of ours, and on one page nothing says how to glue it. */
static void
test_blank_map (void)
{
  g_autofree char *path = adj_library_find_scenario ("first-battle");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (AdjGame) game = adj_game_new (loaded->book, 0);
  AdjSheetOptions options = paper_options ();

  options.large = TRUE;
  for (int blank = FALSE; blank <= TRUE; blank++)
    {
      g_autoptr (AdjSheet) sheet = NULL;
      g_autofree char *text = NULL;

      options.blank = blank;
      sheet = paper_sheet (ADJ_SHEET_MAP, game, &options);
      text = paper_text (sheet);
      g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 1);
      g_assert_null (strstr (text, "Row 1"));
      g_assert_cmpint (strstr (text, "Alden") == NULL, ==, blank);
      g_assert_cmpint (strstr (text, "Turn 1") == NULL, ==, blank);
    }
}

/* A unit that comes before dawn brings twice its points (E IL.7). */
static void
check_doubled (const char *text)
{
  g_autoptr (GRegex) regex =
      g_regex_new ("twice \\(E IL.7\\).* ([0-9]+) ([0-9]+)$", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *points = g_match_info_fetch (match, 1);
      g_autofree char *level = g_match_info_fetch (match, 2);

      g_assert_cmpint (g_ascii_strtoll (points, NULL, 10), >, 0);
      g_assert_cmpint (g_ascii_strtoll (level, NULL, 10), ==,
                       2 * g_ascii_strtoll (points, NULL, 10));
      n++;
    }
  g_assert_cmpuint (n, ==, 2);
}

/* Losses are taken off, whoever comes by night counts twice, and the sides do not change places. */
static void
test_initiative (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = NULL;

  give (game, "eliminate smith");
  text = paper_text_of (ADJ_SHEET_INITIATIVE, game);
  paper_assert_says (text, "taken off every group (E IL.6) Smith 4 \342\210\222"
                           "4");
  check_doubled (text);
  paper_assert_says (text, "Commander, if that option is played (E IL.11)");
}

/* The price of a battle: the attacker's loss comes first. */
static void
test_losses (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = NULL;

  give (game, "place wilder 1619; place 2/1/xiv 1520; next!");
  give (game, "attack 1620 from wilder+2/1/xiv die 1; stay");
  text = paper_text_of (ADJ_SHEET_REPORT, game);
  paper_assert_says (text, "1 Union 1620 Forest 13 : 4 3-1 1 De " ADJ_NO_NUMBER " 4");
}

/* A battle that has not been thrown for is none yet. */
static void
test_not_thrown (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *report = NULL;
  g_autofree char *summary = NULL;

  give (game, "place 2/1/xiv 1520; next!; attack 1620 from 2/1/xiv");
  report = paper_text_of (ADJ_SHEET_REPORT, game);
  summary = paper_words_of (ADJ_SHEET_SUMMARY, game);
  g_assert_null (strstr (report, "The battles"));
  g_assert_null (strstr (summary, "What came of it"));
}

/* A name is not told to whoever may not know it, nor is the strength of a stack drawn, and no sum
 * has it. */
static void
test_eyes (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *own = NULL;
  g_autofree char *enemy = NULL;
  g_autofree char *enemy_report = NULL;

  give (game, "flip wilder");
  own = text_for (ADJ_SHEET_SUMMARY, game, ADJ_EYES_FIRST);
  enemy = text_for (ADJ_SHEET_SUMMARY, game, ADJ_EYES_SECOND);
  paper_assert_says (own, "for the eyes of Union");
  paper_assert_says (enemy, "for the eyes of Confederate");
  g_assert_cmpuint (paper_count (own, "\\?"), ==, 0);
  /* on the map, and beside two sums: on the map, and of these ineffective */
  g_assert_cmpuint (paper_count (enemy, "\\?"), ==, 3);
  paper_assert_says (own, "on the map 70 132");
  paper_assert_says (enemy, "on the map 62+? 132");
  paper_assert_says (enemy, "Face down, Union 1 on the map");
  g_assert_null (strstr (own, "Face down"));
  enemy_report = text_for (ADJ_SHEET_REPORT, game, ADJ_EYES_SECOND);
  /* on the sketch, beside the two sums, and twice among the figures by turn with what that means;
   * on the turn's map, and beside the two sums again */
  g_assert_cmpuint (paper_count (enemy_report, "\\?"), ==, 9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/figures/next turn", test_next_turn);
  g_test_add_func ("/sheets/figures/reminders", test_reminders);
  g_test_add_func ("/sheets/figures/still", test_still);
  g_test_add_func ("/sheets/figures/span", test_span);
  g_test_add_func ("/sheets/figures/gone", test_gone);
  g_test_add_func ("/sheets/figures/held", test_held);
  g_test_add_func ("/sheets/figures/faces", test_faces);
  g_test_add_func ("/sheets/figures/luck", test_luck);
  g_test_add_func ("/sheets/figures/widest", test_widest);
  g_test_add_func ("/sheets/figures/arrivals", test_arrivals);
  g_test_add_func ("/sheets/figures/terrain", test_terrain);
  g_test_add_func ("/sheets/figures/digits", test_digits);
  g_test_add_func ("/sheets/figures/no digits", test_no_digits);
  g_test_add_func ("/sheets/figures/blank", test_blank);
  g_test_add_func ("/sheets/figures/blank map", test_blank_map);
  g_test_add_func ("/sheets/figures/initiative", test_initiative);
  g_test_add_func ("/sheets/figures/losses", test_losses);
  g_test_add_func ("/sheets/figures/not thrown", test_not_thrown);
  g_test_add_func ("/sheets/figures/eyes", test_eyes);
  return g_test_run ();
}
