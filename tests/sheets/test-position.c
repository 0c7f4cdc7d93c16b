/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "book/library.h"
#include "hex/layout.h"
#include "paper.h"
#include "reader.h"
#include "sheets/flow.h"
#include "tests/record/fixture.h"

/* The position map as its reader has it: on one page, and over several as large as the real one. */

#define LEAST_WORD 5.8   /* what a word of 5 points measures */
#define LEAST_NUMBER 4.0 /* of a hex with a counter in it, where the map is held across */

static AdjGame *
stacked_game (void)
{
  AdjGame *game = fixture_game ();

  fixture_play (game, "place 1/1/res+2/1/res 0105; place 3/2/xxi 0105!", ADJ_OK);
  return game;
}

/* Every hex has its number, in letters that can be read, on any paper, and nothing is cut off. */
static void
check_paper (AdjGame *game, const char *paper)
{
  AdjSheetOptions options = paper_options ();
  const AdjBook *book = adj_game_get_book (game);
  g_autoptr (AdjSheet) sheet = NULL;
  g_autoptr (GArray) words = NULL;
  g_autofree char *fault = NULL;
  gboolean wide = strstr (paper, "landscape") != NULL;

  options.paper = adj_paper_find (paper);
  g_assert_nonnull (options.paper);
  sheet = paper_sheet (ADJ_SHEET_MAP, game, &options);
  fault = adj_sheet_fault (sheet);
  g_assert_cmpstr (fault, ==, NULL);
  g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 1);
  words = reader_words (sheet);
  for (guint hex = 0; hex < book->n_hexes; hex++)
    {
      g_autofree char *number = g_strdup_printf ("%04d", book->hexes[hex].id);

      g_assert_nonnull (reader_find (words, 0, number));
    }
  for (guint i = 0; i < words->len; i++)
    {
      const Word *word = reader_word (words, i);

      g_assert_cmpfloat (reader_height (word), >=, wide ? LEAST_NUMBER : LEAST_WORD);
      g_assert_cmpfloat (word->left, >=, 0);
      g_assert_cmpfloat (word->right, <=, options.paper->width);
      g_assert_cmpfloat (word->bottom, <=, options.paper->height);
    }
}

static void
test_papers (void)
{
  static const char *const papers[] = { "a4",           "letter",           "a3",
                                        "tabloid",      "a4-landscape",     "letter-landscape",
                                        "a3-landscape", "tabloid-landscape" };
  g_autoptr (AdjGame) game = stacked_game ();

  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    check_paper (game, papers[i]);
}

/* Who lies in a stack is told by name, when it was, and what the marks mean. */
static void
test_stacks (void)
{
  g_autoptr (AdjGame) game = stacked_game ();
  g_autofree char *text = paper_words_of (ADJ_SHEET_MAP, game);

  paper_assert_says (text, "Turn 1, Union, Movement");
  paper_assert_says (text, "Stacks 0105 1/1/Res 6, 2/1/Res 4, 3/2/XXI 5");
  paper_assert_says (text, "ineffective");
  paper_assert_says (text, "5 hexes");
  g_assert_null (strstr (text, "battle, its odds"));
}

/* In letters alone the map says who stands where, by hex and by formation. */
static void
test_in_words (void)
{
  g_autoptr (AdjGame) game = stacked_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (ADJ_SHEET_MAP, game, &options);
  gsize length;
  g_autofree char *text = paper_bytes (sheet, ".txt", &length);
  g_autofree char *page = paper_bytes (sheet, ".html", &length);

  paper_assert_says (text, "\n0105: 1/1/Res 6, 2/1/Res 4, 3/2/XXI 5\n");
  paper_assert_says (text, "\n1022: Wilder 8\n");
  paper_assert_says (text, "\nReserve: 1/1/Res 0105, 2/1/Res 0105,");
  paper_assert_says (page, "<b>1022</b> Wilder 8");
}

/* Column and row of the hexes whose numbers stand on a page: from the first to the last. */
static void
find_span (const GArray *words, int page, int *columns, int *rows)
{
  columns[0] = rows[0] = 100;
  columns[1] = rows[1] = 0;
  for (guint i = 0; i < words->len; i++)
    {
      const Word *word = reader_word (words, i);
      int id;

      if (word->page != page || strlen (word->text) != 4 || sscanf (word->text, "%4d", &id) != 1)
        continue;
      columns[0] = MIN (columns[0], id / 100);
      columns[1] = MAX (columns[1], id / 100);
      rows[0] = MIN (rows[0], id % 100);
      rows[1] = MAX (rows[1], id % 100);
    }
}

/* As large as the real map: a hex that one page cuts is whole on the next, and no page is bare. */
static void
test_tiles (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autoptr (GArray) words = NULL;
  int columns[2];
  int rows[2];
  int next_columns[2];
  int next_rows[2];

  options.large = TRUE;
  sheet = paper_sheet (ADJ_SHEET_MAP, game, &options);
  words = reader_words (sheet);
  g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 9);
  for (int page = 0; page < 9; page++)
    {
      find_span (words, page, columns, rows);
      g_assert_cmpint (columns[1] - columns[0], >=, 8);
      g_assert_cmpint (rows[1] - rows[0], >=, 8);
    }
  find_span (words, 0, columns, rows);
  find_span (words, 1, next_columns, next_rows);
  g_assert_cmpint (columns[1], >, next_columns[0]);
  find_span (words, 3, next_columns, next_rows);
  g_assert_cmpint (rows[1], >, next_rows[0]);
}

/* ---- Cutting and gluing ---- */

#define HEX (36 / 1.16) /* the size of one on the real map */
#define PER_POINT 2     /* pixels */

/* How far a hex that is on both of two pages is farther right on the first of them. */
static double
step_across (const GArray *words, int page)
{
  for (guint i = 0; i < words->len; i++)
    {
      const Word *word = reader_word (words, i);
      const Word *again = reader_find (words, page + 1, word->text);

      if (word->page == page && again != NULL && strlen (word->text) == 4 &&
          strspn (word->text, "0123456789") == 4)
        return word->left - again->left;
    }
  g_assert_not_reached ();
}

/* How often a line down the page turns from dark to light. */
static guint
count_dashes (cairo_surface_t *surface, double x)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  gboolean dark = FALSE;
  guint n = 0;

  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    {
      gboolean now = data[(gsize) y * stride + 4 * (gsize) (x * PER_POINT)] < 0x60;

      n += dark && !now;
      dark = now;
    }
  return n;
}

/* The most of them beside that place, for a line is thinner than a point. */
static guint
count_dashes_near (const AdjSheet *sheet, guint page, const AdjPaper *paper, double x)
{
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, (int) paper->width * PER_POINT, (int) paper->height * PER_POINT);
  cairo_t *cr = cairo_create (surface);
  guint most = 0;

  cairo_scale (cr, PER_POINT, PER_POINT);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  adj_sheet_paint (sheet, cr, page);
  cairo_surface_flush (surface);
  for (double at = x - 1; at <= x + 1; at += 1.0 / PER_POINT)
    most = MAX (most, count_dashes (surface, at));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return most;
}

/* Pages overlap by more than a hex, so that each is whole on one of them, and the second is cut
 * along dashes in the middle of the overlap. */
static void
test_overlap (void)
{
  static const char *const papers[] = { "a4", "letter", "a4-landscape" };
  g_autoptr (AdjGame) game = fixture_game ();

  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      AdjSheetOptions options = paper_options ();
      g_autoptr (AdjSheet) sheet = NULL;
      g_autoptr (GArray) words = NULL;
      double margin;
      double overlap;

      options.large = TRUE;
      options.paper = adj_paper_find (papers[i]);
      sheet = paper_sheet (ADJ_SHEET_MAP, game, &options);
      words = reader_words (sheet);
      margin = (options.paper->width - adj_flow_width (options.paper)) / 2;
      overlap = adj_flow_width (options.paper) - step_across (words, 0);
      g_test_message ("%s: %.1f points, %u dashes", papers[i], overlap,
                      count_dashes_near (sheet, 1, options.paper, margin + overlap / 2));
      g_assert_cmpfloat (overlap, >=, 2 * HEX);
      g_assert_cmpuint (count_dashes_near (sheet, 1, options.paper, margin + overlap / 2), >=,
                        options.paper->height / 20);
      g_assert_cmpuint (count_dashes_near (sheet, 1, options.paper, margin + overlap / 2 + 9), <,
                        options.paper->height / 20);
    }
}

/* ---- Counters ---- */

/* Does that word lie behind the other when the paper is turned over its long edge? */
static gboolean
lies_behind (const Word *back, const Word *front, const AdjPaper *paper)
{
  return back->page == front->page + 1 && fabs (back->top - front->top) < 2 &&
         fabs (front->left + front->right + back->left + back->right - 2 * paper->width) < 30;
}

/* How much more blue than red a page is around a point, in points from its corner. */
static double
blueness (cairo_surface_t *page, double x, double y)
{
  const guint8 *data = cairo_image_surface_get_data (page);
  double sum = 0;

  for (int row = (int) y - 10; row <= (int) y + 10; row++)
    for (int column = (int) x - 10; column <= (int) x + 10; column++)
      {
        const guint8 *dot = data + row * cairo_image_surface_get_stride (page) + 4 * column;

        sum += (double) dot[0] - dot[2];
      }
  return sum;
}

static cairo_surface_t *
paint_page (const AdjSheet *sheet, const AdjPaper *paper, guint page)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) paper->width + 1,
                                                         (int) paper->height + 1);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  adj_sheet_paint (sheet, cr, page);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Where a name of one word or several stands on a front; FALSE if on none. */
static gboolean
find_front (const GArray *words, const char *name, int *page, AdjPoint *place)
{
  g_auto (GStrv) parts = g_strsplit (name, " ", -1);
  guint n = g_strv_length (parts);

  for (guint i = 0; i + n <= words->len; i++)
    {
      const Word *first = reader_word (words, i);
      const Word *last = reader_word (words, i + n - 1);
      guint same = 0;

      while (same < n && g_str_equal (reader_word (words, i + same)->text, parts[same]))
        same++;
      if (same < n || first->page % 2 != 0)
        continue;
      *page = first->page;
      *place = (AdjPoint){ (first->left + last->right) / 2, first->top };
      return TRUE;
    }
  return FALSE;
}

/* Each unit has its front, and behind it, when the paper is turned, a back of its side: every back
 * of the Union is bluer than any of the Confederates. */
static void
check_units (const AdjSheet *sheet,
             const GArray *words,
             const AdjScenario *scenario,
             const AdjPaper *paper)
{
  double least = 1e9;
  double most = -1e9;

  for (guint i = 0; i < scenario->n_units; i++)
    {
      cairo_surface_t *backs;
      AdjPoint place;
      int page;
      double blue;

      g_test_message ("%s", scenario->units[i].name);
      g_assert_true (find_front (words, scenario->units[i].name, &page, &place));
      backs = paint_page (sheet, paper, (guint) page + 1);
      blue = blueness (backs, paper->width - place.x, place.y);
      cairo_surface_destroy (backs);
      if (scenario->units[i].side == 0)
        least = MIN (least, blue);
      else
        most = MAX (most, blue);
    }
  g_test_message ("Union backs %.0f at least, the others' %.0f at most", least, most);
  g_assert_cmpfloat (least, >, most);
}

/* What is written behind each front of that word is this, on all ten of them; NULL: nothing. */
static void
check_behind (const GArray *words, const char *front, const char *back, const AdjPaper *paper)
{
  guint n_fronts = 0;
  guint n_backs = 0;

  for (guint i = 0; i < words->len; i++)
    {
      const Word *word = reader_word (words, i);

      if (word->page % 2 != 0 || !g_str_equal (word->text, front))
        continue;
      n_fronts++;
      for (guint j = 0; j < words->len; j++)
        if (lies_behind (reader_word (words, j), word, paper))
          {
            g_assert_cmpstr (reader_word (words, j)->text, ==, back);
            n_backs++;
          }
    }
  g_assert_cmpuint (n_fronts, ==, 10);
  g_assert_cmpuint (n_backs, ==, back != NULL ? 10 : 0);
}

static guint
count_word (const GArray *words, int page, const char *text)
{
  guint n = 0;

  for (guint i = 0; i < words->len; i++)
    n += reader_word (words, i)->page == page && g_str_equal (reader_word (words, i)->text, text);
  return n;
}

/* Every counter has a front, and each front its back behind it; dummies have a front of their own
 * and are eight a side (Y 11.52). */
static void
check_counters (AdjGame *game, const char *paper)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autoptr (GArray) words = NULL;

  options.colour = TRUE;
  options.paper = adj_paper_find (paper);
  sheet = paper_sheet (ADJ_SHEET_COUNTERS, game, &options);
  words = reader_words (sheet);
  check_units (sheet, words, adj_game_get_book (game)->scenario, options.paper);
  g_assert_cmpuint (count_word (words, 0, "Dummy"), ==, 16);
  g_assert_cmpuint (count_word (words, 1, "Dummy"), ==, 0);
  check_behind (words, "Dug", "Digging", options.paper);
  check_behind (words, "Ineffective", NULL, options.paper);
  check_behind (words, "command", "Drifted", options.paper);
}

static AdjGame *
first_battle (void)
{
  g_autofree char *path = adj_library_find_scenario ("first-battle");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);

  return adj_game_new (loaded->book, 1);
}

static void
test_counters (void)
{
  g_autoptr (AdjGame) first = first_battle ();
  g_autoptr (AdjGame) game = fixture_game ();

  check_counters (game, "a4");
  check_counters (game, "letter");
  check_counters (first, "a4");
  check_counters (first, "letter");
}

/* The nearest that two counters lie to each other on the sheet is their side. */
static double
side_of_counters (const GArray *words, const AdjScenario *scenario)
{
  double side = 1e9;

  for (guint i = 0; i < scenario->n_units; i++)
    for (guint j = 0; j < i; j++)
      {
        AdjPoint one;
        AdjPoint other;
        int page;

        g_assert_true (find_front (words, scenario->units[i].name, &page, &one));
        g_assert_true (find_front (words, scenario->units[j].name, &page, &other));
        side = MIN (side, hypot (one.x - other.x, one.y - other.y));
      }
  return side;
}

/* Cut out, a counter lies within a hex of the map in large print: between the middles of two hexes
 * there is room for a square that turns its edge to them, in a hexagon of that height. */
static void
test_counter_fits (void)
{
  static const char *const papers[] = { "a4", "letter" };
  g_autoptr (AdjGame) game = first_battle ();

  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      AdjSheetOptions options = paper_options ();
      g_autoptr (AdjSheet) counters = NULL;
      g_autoptr (AdjSheet) map = NULL;
      g_autoptr (GArray) fronts = NULL;
      g_autoptr (GArray) hexes = NULL;
      double height;
      double side;

      options.paper = adj_paper_find (papers[i]);
      counters = paper_sheet (ADJ_SHEET_COUNTERS, game, &options);
      options.large = TRUE;
      map = paper_sheet (ADJ_SHEET_MAP, game, &options);
      fronts = reader_words (counters);
      hexes = reader_words (map);
      side = side_of_counters (fronts, adj_game_get_book (game)->scenario);
      height = reader_find (hexes, 0, "0103")->top - reader_find (hexes, 0, "0102")->top;
      g_test_message ("%s: a counter of %.1f in a hex of %.1f points", papers[i], side, height);
      g_assert_cmpfloat (side, >=, 36 - 1);
      g_assert_cmpfloat (side * (1 + sqrt (3)) / 2, <=, height);
    }
}

/* Ten of each marker that these rules have, on the side that lies up. */
static void
check_markers (AdjGame *game, const char *const *fronts, const char *const *backs)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (ADJ_SHEET_COUNTERS, game, &options);
  g_autoptr (GArray) words = reader_words (sheet);

  for (int i = 0; fronts[i] != NULL; i++)
    g_assert_cmpuint (count_word (words, 0, fronts[i]), ==, 10);
  for (int i = 0; backs[i] != NULL; i++)
    g_assert_cmpuint (count_word (words, 1, backs[i]), ==, 10);
}

static void
test_markers (void)
{
  static const char *const of_1975[][4] = { { "Dug", "Ineffective", "command", NULL },
                                            { "Digging", "Drifted", NULL } };
  static const char *const revised[][4] = { { "Breastworks", "Disrupted", "Routed", NULL },
                                            { "Building", "Shaken", "Rally", NULL } };
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjBook) book = fixture_revised_book ();
  g_autoptr (AdjGame) other = adj_game_new (book, 0);

  check_markers (game, of_1975[0], of_1975[1]);
  check_markers (other, revised[0], revised[1]);
}

/* ---- Large print ---- */

#define SIXTEEN_POINTS 18.5 /* what a word of 16 points measures */
#define FEW_LINES 6

static gboolean
has_letters (const char *text)
{
  for (; *text != '\0'; text++)
    if (g_ascii_isalpha (*text))
      return TRUE;
  return FALSE;
}

static int
by_top (gconstpointer a, gconstpointer b)
{
  return (*(const double *) a > *(const double *) b) - (*(const double *) a < *(const double *) b);
}

/* Lines of words on the page; the foot is one. */
static guint
count_lines (const GArray *words, int page)
{
  g_autoptr (GArray) tops = g_array_new (FALSE, FALSE, sizeof (double));
  guint n = 0;

  for (guint i = 0; i < words->len; i++)
    if (reader_word (words, i)->page == page)
      g_array_append_val (tops, reader_word (words, i)->top);
  g_array_sort (tops, by_top);
  for (guint i = 0; i < tops->len; i++)
    n += i == 0 || g_array_index (tops, double, i) - g_array_index (tops, double, i - 1) > 4;
  return n;
}

/* Sixteen points are the least, and no page has but a line or two. */
static void
test_large (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  AdjSheetOptions options = paper_options ();

  options.large = TRUE;
  for (AdjSheetKind kind = 0; kind < ADJ_SHEET_SIDE; kind++)
    {
      g_autoptr (AdjSheet) sheet = paper_sheet (kind, game, &options);
      g_autoptr (GArray) words = reader_words (sheet);

      g_test_message ("%s", adj_sheet_name (kind));
      for (guint i = 0; kind != ADJ_SHEET_MAP && kind != ADJ_SHEET_COUNTERS &&
                        kind != ADJ_SHEET_CARDS && i < words->len;
           i++)
        if (has_letters (reader_word (words, i)->text))
          g_assert_cmpfloat (reader_height (reader_word (words, i)), >=, SIXTEEN_POINTS);
      for (guint page = 1; kind != ADJ_SHEET_COUNTERS && page < adj_sheet_n_pages (sheet); page++)
        g_assert_cmpuint (count_lines (words, (int) page), >=, FEW_LINES);
    }
}

/* What takes several pages in large print takes about as much of each: no last page with little. */
static void
test_even (void)
{
  static const AdjSheetKind kinds[] = { ADJ_SHEET_ROSTER, ADJ_SHEET_PLOT, ADJ_SHEET_SCATTER };
  g_autoptr (AdjGame) game = paper_scripted_game ();
  AdjSheetOptions options = paper_options ();

  options.large = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (AdjSheet) sheet = paper_sheet (kinds[i], game, &options);
      g_autoptr (GArray) words = reader_words (sheet);
      guint most = 0;

      for (guint page = 0; page < adj_sheet_n_pages (sheet); page++)
        {
          most = MAX (most, count_lines (words, (int) page));
          g_test_message ("%s, page %u: %u lines", adj_sheet_name (kinds[i]), page + 1,
                          count_lines (words, (int) page));
        }
      for (guint page = 0; page < adj_sheet_n_pages (sheet); page++)
        g_assert_cmpuint (2 * count_lines (words, (int) page), >=, most);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/position/papers", test_papers);
  g_test_add_func ("/sheets/position/stacks", test_stacks);
  g_test_add_func ("/sheets/position/in words", test_in_words);
  g_test_add_func ("/sheets/position/tiles", test_tiles);
  g_test_add_func ("/sheets/position/overlap", test_overlap);
  g_test_add_func ("/sheets/position/counters", test_counters);
  g_test_add_func ("/sheets/position/counters/fit a hex", test_counter_fits);
  g_test_add_func ("/sheets/position/markers", test_markers);
  g_test_add_func ("/sheets/position/large print", test_large);
  g_test_add_func ("/sheets/position/even pages", test_even);
  return g_test_run ();
}
