/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/duties.h"
#include "rules/march.h"
#include "sketch-show.h"

/* Sums and lists that are longer than any printed game makes them. */

/* Pairs of enemies in contact, so many columns of them side by side. */
#define COLUMNS 20
#define PAIRS 15

static Sketch *
new_crowd (void)
{
  g_autoptr (GString) layout = g_string_new ("map flat 60x60;");

  for (int c = 0; c < COLUMNS; c++)
    for (int p = 0; p < PAIRS; p++)
      g_string_append_printf (layout,
                              "unit u%d union infantry 5 %02d%02d;"
                              "unit x%d confederate infantry 5 %02d%02d;",
                              c * PAIRS + p, 1 + 3 * c, 1 + 4 * p, c * PAIRS + p, 1 + 3 * c,
                              2 + 4 * p);
  return sketch_combat (layout->str);
}

/* Everybody in contact is named, in the list and when the phase is left. */
static void
test_duties (void)
{
  g_autoptr (Sketch) s = new_crowd ();
  g_auto (AdjDuties) duties = { 0 };

  adj_duties_find (&s->field, &duties);
  g_assert_cmpuint (duties.n, ==, 2 * COLUMNS * PAIRS);
  sketch_judge (s, "next");
  g_assert_cmpuint (s->judge->n_findings, ==, 2 * COLUMNS * PAIRS);
}

/* The umpire may put them all in one hex. */
static void
test_crowded_hex (void)
{
  g_autoptr (Sketch) s = new_crowd ();
  AdjHex hex = sketch_hex (s, 6060);

  for (int unit = 0; unit < COLUMNS * PAIRS; unit++)
    {
      g_autofree char *order = g_strdup_printf ("place u%d 6060", unit);

      sketch_do (s, order);
    }
  g_assert_cmpuint (s->field.count[hex], ==, COLUMNS * PAIRS);
  g_assert_cmpstr (sketch_judge (s, "attack 6060 from x0"), ==, "impossible: too-many");
}

/* A march of steps as dear as a file can make them costs what it costs, and never less than
 * nothing. */
static void
test_dear_march (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 30x3; unit u1 union infantry 5 0101");
  gint16 *costs = s->book->costs[s->table->units[0].arm];
  int before;

  for (guint i = 0; i < s->book->n_hexes * ADJ_HEX_DIRECTIONS; i++)
    if (costs[i] > 0)
      costs[i] = 20000;
  sketch_do (s, "move u1 0101 0201 0301 0401 0501");
  before = s->table->units[0].spent;
  g_assert_cmpint (before, ==, 80000);
  g_assert_true (adj_judge_has (s->judge, ADJ_REASON_TOO_FAR));
  for (int i = 0; i < 200; i++)
    {
      sketch_do (s, "move u1 0501 0601");
      sketch_do (s, "move u1 0601 0501");
      g_assert_cmpint (s->table->units[0].spent, >=, before);
      before = s->table->units[0].spent;
    }
  g_assert_cmpint (before, ==, 1000000 * ADJ_MP);
}

static void
test_figures (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 3x3; unit u1 union infantry 5 0101");
  AdjEffect score = adj_effect (ADJ_EFFECT_SCORE);
  AdjEffect level = adj_effect (ADJ_EFFECT_LEVEL);

  score.side = 0;
  score.points = 4 * 9999;
  adj_judge_do (s->judge, &score);
  g_assert_cmpint (s->judge->table->score[0], ==, 39996);
  level.side = 1;
  level.level.points = 70000;
  level.level.die = 6;
  adj_judge_do (s->judge, &level);
  g_assert_cmpint (s->judge->table->levels[1], ==, 70000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/width/duties", test_duties);
  g_test_add_func ("/rules/width/a crowded hex", test_crowded_hex);
  g_test_add_func ("/rules/width/a dear march", test_dear_march);
  g_test_add_func ("/rules/width/figures", test_figures);
  return g_test_run ();
}
