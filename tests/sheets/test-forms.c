/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"
#include "reader.h"
#include "staff/listing.h"
#include "tests/record/fixture.h"

/* Sheets to be written in, and to lay counters on. */

#define PER_POINT 4 /* pixels */
#define DARK 0x40
#define GRAY 0xc0 /* a thin line in gray */
#define HALF_AN_INCH 36.0

/* How many points lie between the first and the last mark of a stretch of a line across the first
 * page, both included; a mark is no lighter than that. */
static double
span_of_marks (AdjSheetKind kind, double x, double y, double length, guint8 lightest)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (kind, game, &options);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, 600 * PER_POINT, 300 * PER_POINT);
  cairo_t *cr = cairo_create (surface);
  const guint8 *row;
  int first = -1;
  int last = -1;

  cairo_scale (cr, PER_POINT, PER_POINT);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  adj_sheet_paint (sheet, cr, 0);
  cairo_surface_flush (surface);
  row = cairo_image_surface_get_data (surface) +
        (gsize) (y * PER_POINT) * (gsize) cairo_image_surface_get_stride (surface);
  for (int i = (int) (x * PER_POINT); i < (x + length) * PER_POINT; i++)
    if (row[4 * i] <= lightest)
      {
        first = first < 0 ? i : first;
        last = i;
      }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return (double) (last - first + 1) / PER_POINT;
}

/* A real counter, half an inch wide, covers its box on the roster, and goes into that of the order
 * of battle and, as a marker, into that of the track. */
static void
test_counter_box (void)
{
  double roster = span_of_marks (ADJ_SHEET_ROSTER, 26, 110, 42, DARK);
  double order = span_of_marks (ADJ_SHEET_BATTLE_ORDER, 26, 110, 48, DARK);
  double track = span_of_marks (ADJ_SHEET_TRACK, 32, 110, 60, GRAY);

  g_test_message ("%.2f, %.2f, %.2f", roster, order, track);
  g_assert_cmpfloat (roster, >=, HALF_AN_INCH - 0.25);
  g_assert_cmpfloat (roster, <=, HALF_AN_INCH + 2);
  g_assert_cmpfloat (order, >=, HALF_AN_INCH);
  g_assert_cmpfloat (order, <=, HALF_AN_INCH + 6);
  g_assert_cmpfloat (track, >=, HALF_AN_INCH);
  g_assert_cmpfloat (track, <=, HALF_AN_INCH + 6);
}

/* A map goes by mail: each wood is one pattern and not a hundred trees. */
static void
test_small_map (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (ADJ_SHEET_MAP, game, &options);
  g_autoptr (GBytes) bytes = adj_sheet_to_pdf (sheet);

  g_assert_cmpuint (g_bytes_get_size (bytes), <, 200000);
}

/* Entrenchments in one line, those that are being built in another. */
static void
test_works (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = NULL;

  fixture_play (game, "option entrenchments; mark 1505 building; mark 1620 entrenchment", ADJ_OK);
  fixture_play (game, "mark 1022 entrenchment", ADJ_OK);
  text = paper_text_of (ADJ_SHEET_SETUP, game);
  paper_assert_says (text, "\nEntrenchments 1022 and 1620\n");
  paper_assert_says (text, "\nEntrenchments begun 1505\n");
}

/* Each side has paper of its own, so that it can be handed out. */
static void
test_set_up_in_parts (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (ADJ_SHEET_SETUP, game, &options);
  g_autofree char *text = paper_text (sheet);
  const char *page = strchr (text, '\f');

  g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 2);
  g_assert_true (strstr (text, "Wilder") < page);
  g_assert_null (strstr (page, "Wilder"));
  g_assert_true (strstr (text, "Forrest") > page);
}

/* A unit that has come on is ticked and takes no place in the column any more (BG 15.0). */
static void
test_arrived (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = NULL;

  for (int phase = 0; phase < 4; phase++)
    {
      g_autoptr (GPtrArray) outcomes = adj_game_submit (game, "next!", FALSE);

      g_assert_nonnull (outcomes);
    }
  fixture_play (game, "enter 1/2/xiv 0728", ADJ_OK);
  text = paper_text_of (ADJ_SHEET_ARRIVALS, game);
  paper_assert_says (text, ADJ_BOX_TICKED " 1/2/XIV 5");
  g_assert_cmpuint (paper_count (text, ADJ_BOX_TICKED " 1/2/XIV 5 [0-9]"), ==, 0);
  paper_assert_says (text, ADJ_BOX_EMPTY " 2/2/XIV 4 1 5");
  paper_assert_says (text, ADJ_BOX_EMPTY " 3/2/XIV 5 2 4");
}

/* By chits there is no die to be thrown (Y 5.57). */
static void
test_chits (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = NULL;

  fixture_play (game, "option command-control; option command-method=chits", ADJ_OK);
  text = paper_text_of (ADJ_SHEET_SCATTER, game);
  paper_assert_says (text, "Level 4 draw 4 chits: hexes ending in their digits lose control");
  paper_assert_says (text, "Level 3 draw 3 chits");
  g_assert_null (strstr (text, "die 1"));
}

/* In large print the summary of a turn under way has its map as well, and no page for it alone. */
static void
test_large_summary (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;

  options.large = TRUE;
  sheet = paper_sheet (ADJ_SHEET_SUMMARY, game, &options);
  text = paper_text (sheet);
  g_assert_cmpuint (adj_sheet_n_pages (sheet), <=, 2);
  g_assert_cmpuint (paper_count (text, "(^| )8( |$)"), >=, 1); /* Wilder's block on the sketch */
}

/* Every hex is on a page of the map in pieces, and each page has some. */
static void
test_map_in_pieces (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) pages = NULL;

  options.large = TRUE;
  sheet = paper_sheet (ADJ_SHEET_MAP, game, &options);
  text = paper_text (sheet);
  pages = g_strsplit (text, "\f", -1);
  for (guint i = 0; i < adj_sheet_n_pages (sheet); i++)
    g_assert_cmpuint (paper_count (pages[i], "[0-2][0-9][0-2][0-9]"), >=, 10);
  for (guint i = 0; i < fixture_book ()->n_hexes; i++)
    {
      g_autofree char *number = g_strdup_printf ("%04d", fixture_book ()->hexes[i].id);

      paper_assert_says (text, number);
    }
}

/* ---- Cards ---- */

/* How often a word stands in that quarter of a page, or in that half if it is one of two. */
static guint
count_on_card (const GArray *words, const AdjPaper *paper, int across, int down, const char *text)
{
  guint n = 0;

  for (guint i = 0; i < words->len; i++)
    {
      const Word *word = reader_word (words, i);

      n += g_str_equal (word->text, text) &&
           (across < 0 || (word->left > paper->width / 2) == across) &&
           (word->top > paper->height / 2) == down;
    }
  return n;
}

/* A set for each player: no word lies across a cut. */
static void
test_cards (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) quarters = paper_sheet (ADJ_SHEET_CARDS, game, &options);
  g_autoptr (AdjSheet) halves = NULL;
  g_autoptr (GArray) words = reader_words (quarters);
  g_autoptr (GArray) larger = NULL;

  options.large = TRUE;
  halves = paper_sheet (ADJ_SHEET_CARDS, game, &options);
  larger = reader_words (halves);
  g_assert_cmpuint (adj_sheet_n_pages (quarters), ==, 1);
  for (int down = 0; down < 2; down++)
    {
      g_assert_cmpuint (count_on_card (words, options.paper, 0, down, "6-1"), ==, 1);
      g_assert_cmpuint (count_on_card (words, options.paper, 1, down, "Ford"), ==, 1);
    }
  for (guint i = 0; i < words->len; i++)
    g_assert_true (reader_word (words, i)->right < options.paper->width / 2 ||
                   reader_word (words, i)->left > options.paper->width / 2);
  g_assert_cmpuint (adj_sheet_n_pages (halves), ==, 1);
  g_assert_cmpuint (count_on_card (larger, options.paper, -1, 0, "6-1"), ==, 1);
  g_assert_cmpuint (count_on_card (larger, options.paper, -1, 1, "Ford"), ==, 1);
  g_assert_cmpfloat (reader_height (reader_find (larger, 0, "Ford")), >,
                     reader_height (reader_find (words, 0, "Ford")));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/forms/small map", test_small_map);
  g_test_add_func ("/sheets/forms/counter box", test_counter_box);
  g_test_add_func ("/sheets/forms/works", test_works);
  g_test_add_func ("/sheets/forms/set-up in parts", test_set_up_in_parts);
  g_test_add_func ("/sheets/forms/arrived", test_arrived);
  g_test_add_func ("/sheets/forms/chits", test_chits);
  g_test_add_func ("/sheets/forms/large summary", test_large_summary);
  g_test_add_func ("/sheets/forms/map in pieces", test_map_in_pieces);
  g_test_add_func ("/sheets/forms/cards", test_cards);
  return g_test_run ();
}
