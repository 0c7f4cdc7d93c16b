/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "book/library.h"
#include "paper.h"
#include "reader.h"
#include "tests/record/fixture.h"

/* What was found by looking at the papers, page by page, where nothing was wrong in the words: what
 * can be read from afar, what says less than it seems to, and what has too little room. */

#define FROM_AFAR 12.0   /* points: letters that are read at a metre's distance */
#define HANDWRITTEN 34.0 /* points: four figures in somebody's hand */

static AdjGame *
game_of (const char *scenario)
{
  g_autofree char *path = adj_library_find_scenario (scenario);
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);

  g_assert_nonnull (loaded->book);
  return adj_game_new (loaded->book, 0);
}

static void
go_on (AdjGame *game, int turn)
{
  while (adj_game_get_table (game)->turn < turn)
    g_ptr_array_unref (adj_game_submit (game, "next!", FALSE));
}

static GArray *
words_of (AdjSheetKind kind, AdjGame *game, gboolean large)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *fault = NULL;

  options.large = large;
  sheet = paper_sheet (kind, game, &options);
  fault = adj_sheet_fault (sheet);
  g_assert_cmpstr (fault, ==, NULL);
  return reader_words (sheet);
}

/* The next word after the first of that text. */
static const Word *
find_after (const GArray *words, const char *first, const char *text)
{
  gboolean found = FALSE;

  for (guint i = 0; i < words->len; i++)
    {
      const Word *word = reader_word (words, i);

      if (found && g_str_equal (word->text, text))
        return word;
      found |= g_str_equal (word->text, first);
    }
  g_test_message ("no %s after %s", text, first);
  g_assert_not_reached ();
}

/* ---- The head of one page a turn ---- */

/* Who is ahead stands behind the title: as the score has it, on its line and in letters that are
 * read from where the score is not. */
static void
check_lead (AdjGame *game, int turn, const char *lead)
{
  AdjSheetOptions options = paper_options ();
  g_autofree char *title = g_strdup_printf ("Turn %d %s ", turn, lead);
  g_autoptr (AdjSheet) sheet = NULL;
  g_autoptr (GArray) words = NULL;
  g_autofree char *text = NULL;
  g_autofree char *score = g_strconcat (": ", lead, NULL);

  options.from = turn;
  sheet = paper_sheet (ADJ_SHEET_SUMMARY, game, &options);
  text = paper_words (sheet);
  g_assert_true (g_str_has_prefix (text, title));
  paper_assert_says (text, score);
  words = reader_words (sheet);
  g_assert_cmpfloat (fabs (reader_word (words, 2)->bottom - reader_word (words, 0)->bottom), <, 2);
  g_assert_cmpfloat (reader_height (reader_word (words, 2)), >=, FROM_AFAR);
}

static void
test_lead (void)
{
  g_autoptr (AdjGame) game = paper_golden_game ("chickamauga-two-days");

  check_lead (game, 1, "Union leads by 27");
  check_lead (game, 13, "Confederate leads by 2");
  check_lead (game, 15, "Union wins by 40");
}

/* Below it stands what was fought and lost in the turn, in letters as large, and nothing of a turn
 * that cost nobody anything. */
static void
test_fighting (void)
{
  g_autoptr (AdjGame) game = paper_golden_game ("chickamauga-two-days");
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) first = NULL;
  g_autoptr (AdjSheet) night = NULL;
  g_autoptr (GArray) words = NULL;
  g_autofree char *text = NULL;

  options.from = 1;
  first = paper_sheet (ADJ_SHEET_SUMMARY, game, &options);
  text = paper_words (first);
  paper_assert_says (text, " 6 battles; Union loses 5; Confederate loses 21 ");
  words = reader_words (first);
  g_assert_cmpfloat (reader_height (reader_find (words, 0, "battles;")), >=, FROM_AFAR);
  g_clear_pointer (&text, g_free);
  options.from = 9;
  night = paper_sheet (ADJ_SHEET_SUMMARY, game, &options);
  text = paper_words (night);
  g_assert_null (strstr (text, "battles;"));
}

/* Until somebody has a point nobody is ahead, and equal points are no lead. */
static void
test_no_lead (void)
{
  g_autoptr (AdjGame) frame = game_of ("shiloh");
  g_autoptr (AdjGame) even = game_of ("shiloh");
  g_autofree char *nothing = NULL;
  g_autofree char *text = NULL;

  nothing = paper_words_of (ADJ_SHEET_SUMMARY, frame);
  g_assert_true (g_str_has_prefix (nothing, "Turn 1 Shiloh"));
  paper_play (even, "score union 3 luck; score confederate 3 luck");
  text = paper_words_of (ADJ_SHEET_SUMMARY, even);
  g_assert_true (g_str_has_prefix (text, "Turn 1 Neither side leads Shiloh"));
}

/* Text and page for a browser have it as well. */
static void
test_lead_in_letters (void)
{
  g_autoptr (AdjGame) game = paper_golden_game ("chickamauga-first-day");
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  gsize length;
  g_autofree char *text = NULL;
  g_autofree char *page = NULL;

  options.from = 2;
  sheet = paper_sheet (ADJ_SHEET_SUMMARY, game, &options);
  text = paper_bytes (sheet, ".txt", &length);
  page = paper_bytes (sheet, ".html", &length);
  g_assert_cmpuint (paper_count (text, "\n\nConfederate leads by [0-9]+\n"), ==, 1);
  g_assert_cmpuint (paper_count (page, "<strong>Confederate leads by [0-9]+</strong>"), ==, 1);
  g_assert_cmpuint (paper_count (text, "\n\n[0-9]+ battles; .* loses [0-9]+\n"), ==, 1);
  g_assert_cmpuint (paper_count (page, "<strong>[0-9]+ battles; .* loses [0-9]+</strong>"), ==, 1);
}

/* A subject that is long does not wrap while there is room beside the title. */
static void
test_subject (void)
{
  g_autoptr (AdjBook) book = fixture_revised_book ();
  g_autoptr (AdjGame) game = adj_game_new (book, 0);
  g_autoptr (GArray) words = words_of (ADJ_SHEET_SUMMARY, game, FALSE);
  const Word *first = reader_find (words, 0, "Played");
  const Word *last = reader_find (words, 0, "edition\342\200\235");

  g_assert_nonnull (first);
  g_assert_nonnull (last);
  g_assert_cmpfloat (first->top, ==, last->top);
}

/* ---- Frames ---- */

/* Of reinforcements that nobody has read off it is not said that nobody comes; nor are noughts
 * drawn as a course of strength that nobody knows. */
static void
test_frame (void)
{
  g_autoptr (AdjGame) game = game_of ("shiloh");
  g_autofree char *summary = NULL;
  g_autofree char *report = NULL;

  go_on (game, 2);
  summary = paper_words_of (ADJ_SHEET_SUMMARY, game);
  report = paper_words_of (ADJ_SHEET_REPORT, game);
  paper_assert_says (summary, "Arrivals Reinforcements Not known yet");
  paper_assert_says (summary, "No unit is known");
  g_assert_null (strstr (summary, "Nobody is due"));
  g_assert_null (strstr (summary, "to come"));
  paper_assert_says (report, "As things stand No unit is known");
  g_assert_null (strstr (report, "by turn"));
}

/* Where everything is known it is said that nobody comes, and drawn. */
static void
test_no_frame (void)
{
  g_autofree char *summary = NULL;
  g_autofree char *report = paper_words_of (ADJ_SHEET_REPORT, paper_long_game ());
  g_autoptr (AdjGame) game = fixture_game ();

  go_on (game, 3);
  summary = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (summary, "to come");
  g_assert_null (strstr (summary, "Not known yet"));
  paper_assert_says (report, "Strength and victory points by turn");
}

/* A map wider than high leaves no gap between itself and its legend, which says how long two hexes
 * are rather than have another row; the name of a town lies beside its ring. */
static void
test_wide_map (void)
{
  g_autoptr (AdjGame) game = game_of ("shiloh");
  g_autoptr (GArray) words = words_of (ADJ_SHEET_SUMMARY, game, FALSE);
  const Word *lowest = find_after (words, "Turn", "1408");
  const Word *legend = find_after (words, "Turn", "victory");
  const Word *scale = find_after (words, "victory", "hexes");
  const Word *town = find_after (words, "Turn", "Landing");

  g_assert_cmpfloat (legend->top - lowest->bottom, <, 60);
  g_assert_nonnull (find_after (words, "it", "2"));
  g_assert_cmpfloat (fabs (scale->top - legend->top), <, 1);
  g_assert_cmpfloat (reader_height (town), <, 13);
}

/* Nor does it on the page of the position, which it does not fill. */
static void
test_wide_position (void)
{
  g_autoptr (AdjGame) game = game_of ("shiloh");
  g_autoptr (GArray) words = words_of (ADJ_SHEET_MAP, game, FALSE);

  g_assert_cmpfloat (
      find_after (words, "map", "victory")->top - find_after (words, "map", "1408")->bottom, <, 60);
}

/* There are rows for as many units as a battle has. */
static void
test_rows_for_units (void)
{
  g_autoptr (AdjGame) game = game_of ("shiloh");
  g_autofree char *text = NULL;
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (ADJ_SHEET_MISSING, game, &options);

  text = paper_text (sheet);
  g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 3);
  g_assert_cmpuint (paper_count (text, "Unit Side Strength"), ==, 3);
}

/* ---- What these rules do not have ---- */

/* The revised rules have no ineffective units, and what terrain does to combat is missing: neither
 * has a row, a column or a mark, which would say that there is none. */
static void
test_revised (void)
{
  static const AdjSheetKind kinds[] = { ADJ_SHEET_SUMMARY, ADJ_SHEET_REPORT, ADJ_SHEET_MAP,
                                        ADJ_SHEET_CARDS, ADJ_SHEET_AID };
  g_autoptr (AdjBook) book = fixture_revised_book ();
  g_autoptr (AdjGame) game = adj_game_new (book, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *text = paper_words_of (kinds[i], game);

      g_test_message ("%s", adj_sheet_name (kinds[i]));
      g_assert_cmpuint (paper_count (text, "(?<!is )ineff"), ==, 0);
      g_assert_cmpuint (paper_count (text, "MP (Defence|Sight|Under fire)"), ==, 0);
    }
}

/* With an option off it is the same; whoever is ineffective all the same is told of. */
static void
test_effectiveness_off (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *without = NULL;
  g_autofree char *with = NULL;

  paper_play (game, "option attack-effectiveness=off; next!; next!; next!; next!");
  without = paper_words_of (ADJ_SHEET_REPORT, game);
  paper_play (game, "status wilder ineffective!");
  with = paper_words_of (ADJ_SHEET_REPORT, game);
  g_assert_null (strstr (without, "ineff"));
  paper_assert_says (with, "of these ineffective");
  paper_assert_says (with, "ineff. elim.");
}

/* ---- The position ---- */

/* At the end of the report lies the board with the numbers of its hexes and a legend, which says
 * who is ineffective, and nothing of what is not on it. */
static void
test_last_position (void)
{
  g_autoptr (GArray) words = words_of (ADJ_SHEET_REPORT, paper_long_game (), FALSE);
  int last = reader_word (words, words->len - 1)->page;
  const AdjBook *book = adj_game_get_book (paper_long_game ());

  for (guint hex = 0; hex < book->n_hexes; hex++)
    {
      g_autofree char *number = g_strdup_printf ("%04d", book->hexes[hex].id);

      g_assert_nonnull (reader_find (words, last, number));
    }
  g_assert_nonnull (reader_find (words, last, "ineffective"));
  g_assert_nonnull (reader_find (words, last, "north"));
  g_assert_null (reader_find (words, last, "march,"));
}

static gboolean
overlap (const Word *a, const Word *b)
{
  return a->page == b->page && a->left < b->right && b->left < a->right && a->top < b->bottom &&
         b->top < a->bottom;
}

/* A strength, or the name of one of those beside the bridge. */
static gboolean
is_on_counter (const Word *word)
{
  return strlen (word->text) == 1 || g_str_equal (word->text, "Benning") ||
         g_str_equal (word->text, "Fulton");
}

/* As large as the real one: names lie beside the counters, whoever lies in a stack is told of on
 * its page, and each has the legend. */
static void
test_real_size (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GArray) words = NULL;
  guint n_names = 0;
  guint n_legends = 0;

  fixture_play (game, "place 1/1/res+2/1/res 0105", ADJ_OK);
  words = words_of (ADJ_SHEET_MAP, game, TRUE);
  for (guint i = 0; i < words->len; i++)
    {
      const Word *name = reader_word (words, i);

      n_legends += g_str_equal (name->text, "north");
      if (!g_str_has_prefix (name->text, "Alexander"))
        continue;
      n_names++;
      for (guint j = 0; j < words->len; j++)
        if (is_on_counter (reader_word (words, j)))
          g_assert_false (overlap (name, reader_word (words, j)));
    }
  g_assert_cmpuint (n_names, >, 0);
  g_assert_cmpuint (n_legends, ==, 9);
  g_assert_cmpint (find_after (words, "Stacks", "0105")->page, ==, 0);
}

/* ---- Room ---- */

static const Word *
find_beside (const GArray *words, const Word *other, const char *text)
{
  for (guint i = 0; i < words->len; i++)
    {
      const Word *word = reader_word (words, i);

      if (word->page == other->page && word->top == other->top && g_str_equal (word->text, text))
        return word;
    }
  g_assert_not_reached ();
}

/* A cell of a form has room for a hex in somebody's hand, in large print as well. */
static void
test_room_to_write (void)
{
  static const char *const languages[][2] = { { "en", "Enter" },
                                              { "de", "Eintritt" },
                                              { "fr", "Entr\303\251e" } };
  g_autoptr (AdjGame) game = fixture_game ();

  go_on (game, 3); /* some are due by either of two hexes, which takes room */
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (GArray) words = NULL;
      const Word *before;

      paper_speak (languages[i][0]);
      words = words_of (ADJ_SHEET_PLOT, game, TRUE);
      before = reader_find (words, 0, languages[i][1]);
      g_assert_nonnull (before);
      before = find_beside (words, before, "1");
      for (int segment = 2; segment <= 6; segment++)
        {
          g_autofree char *number = g_strdup_printf ("%d", segment);
          const Word *here = find_beside (words, before, number);

          g_assert_cmpfloat (here->left - before->left, >=, HANDWRITTEN);
          before = here;
        }
    }
  paper_speak ("en");
}

/* The tables of a card are alike in size, and what a hex costs stays on its line. */
static void
test_cards (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GArray) words = words_of (ADJ_SHEET_CARDS, game, FALSE);
  const Word *upper = find_after (words, "Sight", "Clear");
  const Word *lower = find_after (words, "Hexside", "Road");
  const Word *along = find_after (words, "Road", "along");
  const Word *it = find_after (words, "along", "it");

  g_assert_cmpfloat (fabs (reader_height (upper) - reader_height (lower)), <, 0.1);
  g_assert_cmpfloat (along->top, ==, it->top);
}

/* However much room a card has, its title is one line. */
static void
test_title_of_card (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GArray) words = NULL;
  const Word *first;

  paper_play (game, "option command-control=on");
  words = words_of (ADJ_SHEET_CARDS, game, FALSE);
  first = reader_find (words, 0, "Command");
  g_assert_nonnull (first);
  g_assert_nonnull (find_beside (words, first, "control"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/seen/lead", test_lead);
  g_test_add_func ("/sheets/seen/fighting", test_fighting);
  g_test_add_func ("/sheets/seen/no lead", test_no_lead);
  g_test_add_func ("/sheets/seen/lead in letters", test_lead_in_letters);
  g_test_add_func ("/sheets/seen/subject", test_subject);
  g_test_add_func ("/sheets/seen/frame", test_frame);
  g_test_add_func ("/sheets/seen/no frame", test_no_frame);
  g_test_add_func ("/sheets/seen/wide map", test_wide_map);
  g_test_add_func ("/sheets/seen/wide position", test_wide_position);
  g_test_add_func ("/sheets/seen/rows for units", test_rows_for_units);
  g_test_add_func ("/sheets/seen/revised", test_revised);
  g_test_add_func ("/sheets/seen/effectiveness off", test_effectiveness_off);
  g_test_add_func ("/sheets/seen/last position", test_last_position);
  g_test_add_func ("/sheets/seen/real size", test_real_size);
  g_test_add_func ("/sheets/seen/room to write", test_room_to_write);
  g_test_add_func ("/sheets/seen/cards", test_cards);
  g_test_add_func ("/sheets/seen/title of card", test_title_of_card);
  return g_test_run ();
}
