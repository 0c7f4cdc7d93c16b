/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "paper.h"
#include "sheets/chronicle.h"
#include "sheets/labels.h"
#include "tests/record/fixture.h"
#include "turn-reader.h"

/* What is written on a map stands clear of what lies there. */

#define COUNTER 1.06 /* the side of one on the page of a turn, in sizes of a hex */
#define LOWERED 0.28 /* and how far below the middle of its hex it lies */
#define A_LITTLE                                                                                   \
  0.1 /* what letters may reach into it: a box has room above and below its letters */

/* How far two stretches overlap; less than nothing where they do not. */
static double
overlap (double a, double a_length, double b, double b_length)
{
  return (a_length + b_length) / 2 - fabs (a - b);
}

/* With room on one side alone, that side is found, wherever it is. */
static void
test_finds_room (void)
{
  for (int free = 0; free < 4; free++)
    {
      g_autoptr (AdjLabels) labels = adj_labels_new (100, 100);
      AdjPoint at;

      for (int side = 0; side < 4; side++)
        if (side != free)
          adj_labels_take (labels,
                           (AdjPoint){ 50 + (side == 0   ? 25
                                             : side == 1 ? -25
                                                         : 0),
                                       50 + (side == 2   ? 25
                                             : side == 3 ? -25
                                                         : 0) },
                           side < 2 ? 40 : 90, side < 2 ? 90 : 40);
      at = adj_labels_place (labels, (AdjPoint){ 50, 50 }, 5, 20, 6);
      g_test_message ("side %d: %.1f, %.1f", free, at.x, at.y);
      g_assert_cmpint (free, ==, fabs (at.x - 50) > fabs (at.y - 50) ? at.x < 50 : 2 + (at.y < 50));
    }
}

/* Two that are wanted at one point stand beside each other. */
static void
test_not_twice (void)
{
  g_autoptr (AdjLabels) labels = adj_labels_new (100, 100);
  AdjPoint a = adj_labels_place (labels, (AdjPoint){ 50, 50 }, 4, 20, 6);
  AdjPoint b = adj_labels_place (labels, (AdjPoint){ 50, 50 }, 4, 20, 6);

  g_assert_true (overlap (a.x, 20, b.x, 20) <= 0 || overlap (a.y, 6, b.y, 6) <= 0);
}

/* Nothing is let out of the map at its rim, nor at a corner. */
static void
test_stays_inside (void)
{
  static const AdjPoint rims[] = { { 0, 50 }, { 100, 50 }, { 50, 0 },    { 50, 100 },
                                   { 0, 0 },  { 100, 0 },  { 100, 100 }, { 0, 100 } };

  for (gsize i = 0; i < G_N_ELEMENTS (rims); i++)
    {
      g_autoptr (AdjLabels) labels = adj_labels_new (100, 100);
      AdjPoint at = adj_labels_place (labels, rims[i], 2, 20, 6);

      g_assert_cmpfloat (at.x, >=, 10);
      g_assert_cmpfloat (at.x, <=, 90);
      g_assert_cmpfloat (at.y, >=, 3);
      g_assert_cmpfloat (at.y, <=, 97);
    }
}

/* Of the places it may choose from, the first that covers nothing. */
static void
test_chooses (void)
{
  static const AdjPoint corners[] = { { 20, 20 }, { 80, 20 }, { 80, 80 }, { 20, 80 } };
  g_autoptr (AdjLabels) labels = adj_labels_new (100, 100);
  AdjPoint at;

  adj_labels_take (labels, corners[0], 10, 10);
  adj_labels_take (labels, corners[1], 10, 10);
  at = adj_labels_choose (labels, corners, G_N_ELEMENTS (corners), 12, 12);
  g_assert_true (at.x == 80 && at.y == 80);
  at = adj_labels_choose (labels, corners, G_N_ELEMENTS (corners), 12, 12);
  g_assert_true (at.x == 20 && at.y == 80);
}

/* ---- On paper ---- */

/* Where hexes lie on the page, by the numbers of two that are empty, which stand in their middle.
 */
typedef struct
{
  const AdjBook *book;
  AdjPoint origin;
  double size;
} Net;

static gboolean
is_empty (const AdjTable *table, AdjHex hex)
{
  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_table_on_map (table, unit) && table->units[unit].hex == hex)
      return FALSE;
  return TRUE;
}

static Net
read_net (const GArray *words, const AdjBook *book, const AdjTable *table)
{
  const AdjHexGrid *grid = &book->scenario->map.grid;
  AdjHex first = 0;
  AdjHex last = (AdjHex) (book->n_hexes - 1);
  AdjPoint a, b, from, to;
  Net net = { .book = book };

  while (!is_empty (table, first))
    first++;
  while (!is_empty (table, last))
    last--;
  from = adj_hex_center (grid, 1, book->hexes[first].id);
  to = adj_hex_center (grid, 1, book->hexes[last].id);
  a = turn_reader_place (words, book->hexes[first].id);
  b = turn_reader_place (words, book->hexes[last].id);
  net.size = (b.x - a.x) / (to.x - from.x);
  net.origin = (AdjPoint){ a.x - from.x * net.size, a.y - from.y * net.size };
  return net;
}

/* The tops of numbers are known, and the letters of names are about as large. */
static void
check_clear (const Net *net, const AdjTable *table, const Word *word)
{
  const AdjHexGrid *grid = &net->book->scenario->map.grid;
  double height = reader_height (word) / net->size;
  double x = ((word->left + word->right) / 2 - net->origin.x) / net->size;
  double y = (word->top - net->origin.y) / net->size;
  double width = (word->right - word->left) / net->size;

  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_table_on_map (table, unit))
      {
        AdjHexId id = net->book->hexes[table->units[unit].hex].id;
        AdjPoint at = adj_hex_center (grid, 1, id);
        double across = overlap (x, width, at.x, COUNTER);
        double down = overlap (y, height / 2, at.y + LOWERED, COUNTER);

        if (MIN (across, down) > A_LITTLE)
          g_test_message ("'%s' lies on %04d, %.2f by %.2f", word->text, id, across, down);
        g_assert_cmpfloat (MIN (across, down), <=, A_LITTLE);
      }
}

static void
check_turn (AdjGame *game, int turn, const AdjTable *table)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autoptr (GArray) words = NULL;
  Net net;
  guint n = 0;

  options.from = turn;
  sheet = paper_sheet (ADJ_SHEET_SUMMARY, game, &options);
  words = reader_words (sheet);
  net = read_net (words, adj_game_get_book (game), table);
  g_test_message ("turn %d: a hex of %.1f points", turn, net.size);
  for (guint i = 0; i < words->len; i++)
    if (strstr (reader_word (words, i)->text, "Bridge") != NULL)
      {
        check_clear (&net, table, reader_word (words, i));
        n++;
      }
  g_assert_cmpuint (n, ==, 4);
}

/* The names of bridges on the page of a turn stand clear of all counters, in the thick of it too.
 */
static void
test_names (void)
{
  g_autoptr (AdjGame) game = paper_golden_game ("chickamauga-first-day");
  g_autoptr (AdjChronicle) chronicle = adj_chronicle_new (game, ADJ_EYES_ALL, 1, 0);

  for (int turn = 1; turn <= adj_game_get_table (game)->turn; turn++)
    check_turn (game, turn, adj_chronicle_turn (chronicle, turn)->end);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/labels/finds room", test_finds_room);
  g_test_add_func ("/sheets/labels/not twice", test_not_twice);
  g_test_add_func ("/sheets/labels/stays inside", test_stays_inside);
  g_test_add_func ("/sheets/labels/chooses", test_chooses);
  g_test_add_func ("/sheets/labels/names", test_names);
  return g_test_run ();
}
