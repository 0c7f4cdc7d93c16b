/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "marching.h"

/* Hexes that both sides want in one sub-segment, and the dice for them (Y S5.23, S5.23b). Flat
 * maps, even columns half a hex lower. */

#define COLUMN "map flat 5x9; turns 4 night 2; "

static Sketch *
day (const char *layout)
{
  Sketch *self = sketch_new (layout);

  sketch_option (self, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  return self;
}

static AdjHexId
hex_of (const Sketch *self, const char *unit)
{
  return self->book->hexes[self->table->units[sketch_unit (self, unit)].hex].id;
}

#define APART                                                                                      \
  COLUMN "unit u1 union infantry 5 0502; unit x1 confederate infantry 4 0504; "                    \
         "unit u2 union infantry 3 0101"

/* Worked by hand: two units two hexes apart want the hex between; 5 and 2, the Union has it, both
 * stop. */
static void
test_dispute (void)
{
  g_autoptr (Sketch) s = day (APART);

  marching_plot (s, "u1", "0503 0402 0302");
  marching_plot (s, "x1", "0503 0502");
  g_assert_cmpstr (marching_segment (s), ==, "");
  g_assert_cmpstr (marching_disputes (s), ==, "0503");
  g_assert_cmpint (s->table->segment, ==, 0);
  g_assert_cmpstr (marching_contest (s, 503, 5, 2), ==, "u1 0503 adjacent; x1 0504 one-hex");
  g_assert_cmpint (s->table->segment, ==, 1);
  g_assert_cmpstr (marching_disputes (s), ==, "");
  g_assert_cmpuint (s->table->n_contests, ==, 0);
}

/* 4 and 4 is thrown again. */
static void
test_tie (void)
{
  g_autoptr (Sketch) s = day (APART);

  marching_plot (s, "u1", "0503");
  marching_plot (s, "x1", "0503");
  marching_segment (s);
  g_assert_cmpstr (marching_contest (s, 503, 4, 4), ==, "");
  g_assert_cmpstr (marching_disputes (s), ==, "0503");
  g_assert_cmpint (hex_of (s, "u1"), ==, 502);
  g_assert_cmpstr (marching_contest (s, 503, 1, 3), ==, "x1 0503 adjacent; u1 0502 one-hex");
}

/* Who is first into a hex has it, without a die. */
static void
test_first_has_it (void)
{
  g_autoptr (Sketch) s = day (APART);

  marching_plot (s, "u1", "0503");
  marching_plot (s, "x1", ". 0503");
  g_assert_cmpstr (marching_segment (s), ==, "u1 0503 adjacent; x1 0504 adjacent");
}

/* All claimants of one side are one side of it (Y S5.23b), and both get in. */
static void
test_sides_of_a_dispute (void)
{
  g_autoptr (Sketch) s =
      day (COLUMN "unit u1 union infantry 5 0502; unit u2 union infantry 2 0402; "
                  "unit x1 confederate infantry 4 0504");

  marching_plot (s, "u1", "0503");
  marching_plot (s, "u2", "0503");
  marching_plot (s, "x1", "0503");
  marching_segment (s);
  g_assert_cmpstr (marching_disputes (s), ==, "0503");
  marching_contest (s, 503, 6, 1);
  g_assert_cmpint (hex_of (s, "u1"), ==, 503);
  g_assert_cmpint (hex_of (s, "u2"), ==, 503);
}

/* Whoever has thrown lower stays behind his creek, though a bridge leads over it. */
static void
test_dispute_over_bridges (void)
{
  g_autoptr (Sketch) s =
      day ("map flat 1x9; turns 4 night 2; creek 0102 0103; creek 0103 0104; creek 0104 0105; "
           "side 0102 0103 bridge; side 0103 0104 bridge; side 0104 0105 bridge; "
           "unit u1 union infantry 5 0102; unit x1 confederate infantry 4 0104");

  marching_plot (s, "u1", "0103");
  marching_plot (s, "x1", "0103");
  marching_segment (s);
  g_assert_cmpstr (marching_disputes (s), ==, "0103");
  g_assert_cmpstr (marching_contest (s, 103, 2, 5), ==, "x1 0103 adjacent; u1 0102 one-hex");
}

/* Trains, so that no zone stops anybody. */
#define CROSSING                                                                                   \
  COLUMN "road 0501 0502 0503 0504 0505; road 0403 0503; unit t1 union train 1 0501; "             \
         "unit t2 union train 1 0504; unit x1 confederate train 1 0503; "                          \
         "unit x2 confederate train 1 0403"

/* t1 and x1 want 0502, t2 and x2 want 0503, which x1 would leave. */
static Sketch *
two_disputes (void)
{
  Sketch *self = day (CROSSING);

  marching_plot (self, "t1", "0502");
  marching_plot (self, "t2", "0503");
  marching_plot (self, "x1", "0502");
  marching_plot (self, "x2", "0503");
  marching_segment (self);
  g_assert_cmpstr (marching_disputes (self), ==, "0502 0503");
  return self;
}

/* Who loses a hex stays where he was, and closes that to enemies (and a train to friends): nobody
 * throws for it any more. */
static void
test_dispute_falls_away (void)
{
  g_autoptr (Sketch) s = two_disputes ();

  g_assert_cmpstr (marching_contest (s, 502, 5, 2), ==,
                   "t1 0502 plot-ends; t2 0504 enemy-in-hex; x1 0503 one-hex; x2 0403 barred");
  g_assert_cmpstr (marching_disputes (s), ==, "");
  g_assert_cmpint (s->table->segment, ==, 1);
}

/* The other way round the hex is left, and both throw for it as well. */
static void
test_dispute_stays (void)
{
  g_autoptr (Sketch) s = two_disputes ();

  g_assert_cmpstr (marching_contest (s, 502, 2, 5), ==, "");
  g_assert_cmpstr (marching_disputes (s), ==, "0503");
  g_assert_cmpint (s->table->segment, ==, 0);
  g_assert_cmpstr (marching_contest (s, 503, 6, 1), ==,
                   "x1 0502 plot-ends; t2 0503 plot-ends; t1 0501 one-hex; x2 0403 one-hex");
}

/* Dice that were thrown for a hex decide nothing in the sub-segment after. */
static void
test_dice_of_before (void)
{
  g_autoptr (Sketch) s = day (CROSSING);

  marching_plot (s, "t1", "0502 0501");
  marching_plot (s, "t2", ". 0503");
  marching_plot (s, "x1", "0502");
  marching_plot (s, "x2", ". 0503");
  marching_segment (s);
  g_assert_cmpstr (marching_disputes (s), ==, "0502");
  g_assert_cmpstr (marching_contest (s, 502, 2, 5), ==, "x1 0502 plot-ends; t1 0501 one-hex");
  g_assert_cmpuint (s->table->n_contests, ==, 0);
  g_assert_cmpstr (marching_segment (s), ==, "");
  g_assert_cmpstr (marching_disputes (s), ==, "0503");
}

/* No dispute goes without its dice, however many there are. */
static void
test_many_disputes (void)
{
  g_autofree char *layout = marching_pairs (2);
  g_autoptr (Sketch) s = day (layout);

  for (int i = 1; i <= MARCHING_PAIRS; i++)
    {
      g_autofree char *between = g_strdup_printf ("%04d", marching_pair_hex (i) + 1);
      g_autofree char *mine = g_strdup_printf ("u%d", i);
      g_autofree char *theirs = g_strdup_printf ("x%d", i);

      marching_plot (s, mine, between);
      marching_plot (s, theirs, between);
    }
  marching_segment (s);
  for (int i = 1; i <= MARCHING_PAIRS; i++)
    {
      g_assert_cmpuint (s->table->n_debts, ==, MARCHING_PAIRS + 1 - i);
      marching_contest (s, marching_pair_hex (i) + 1, 5, 2);
    }
  g_assert_cmpint (s->table->segment, ==, 1);
  g_assert_cmpint (hex_of (s, "u100"), ==, marching_pair_hex (100) + 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y S5.23/+ both throw for a hex", test_dispute);
  g_test_add_func ("/rules/Y S5.23/+ a tie is thrown again", test_tie);
  g_test_add_func ("/rules/Y S5.23/- who is first has it", test_first_has_it);
  g_test_add_func ("/rules/Y S5.23/+ as many hexes as both make for", test_many_disputes);
  g_test_add_func ("/rules/Y S5.23b/+ a dispute is between sides", test_sides_of_a_dispute);
  g_test_add_func ("/rules/Y S5.23b/+ a dispute over two bridges", test_dispute_over_bridges);
  g_test_add_func ("/rules/Y S5.23b/+ a dispute may fall away", test_dispute_falls_away);
  g_test_add_func ("/rules/Y S5.23b/- it does not where the hex is left", test_dispute_stays);
  g_test_add_func ("/rules/Y S5.23b/- dice are good for one sub-segment", test_dice_of_before);
  return g_test_run ();
}
