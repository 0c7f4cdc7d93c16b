/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/attack.h"
#include "rules/forecast.h"
#include "sketch.h"

/* Flat maps, even columns half a hex lower: 0303 has the neighbours 0302 n, 0402 ne, 0403 se, 0304
 * s, 0203 sw, 0202 nw. */

static AdjForecast
look_ahead (Sketch *s, int die)
{
  g_autoptr (AdjTable) declared = adj_table_copy (s->table);
  g_autoptr (AdjTable) rolled = NULL;
  AdjForecast forecast;

  rolled = adj_forecast_find (&forecast, s->judge, declared, die);
  g_assert_cmpint (rolled->battle.stage, !=, ADJ_BATTLE_DECLARED);
  return forecast;
}

static void
assert_figures (const int figures[ADJ_SIDES], int first, int second)
{
  g_assert_cmpint (figures[0], ==, first);
  g_assert_cmpint (figures[1], ==, second);
}

/* BG 7.6, 7.7: 9 and 3 against 3 is 4-1: Dr, where one goes back and the victors may advance, and
 * Ex, where as many points are lost. */
static void
test_retreat_and_exchange (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 8x6; unit u1 union infantry 9 0302; unit u2 union infantry 3 0402;"
                     "unit x1 confederate infantry 3 0303");
  AdjForecast forecast;

  sketch_do (s, "attack 0303 from u1 u2");
  forecast = look_ahead (s, 3);
  g_assert_cmpint (forecast.result, ==, ADJ_RESULT_DR);
  assert_figures (forecast.lost, 0, 0);
  assert_figures (forecast.retreats, 0, 1);
  assert_figures (forecast.owed, 0, 0);
  g_assert_cmpint (forecast.advances, ==, 0);
  forecast = look_ahead (s, 6);
  g_assert_cmpint (forecast.result, ==, ADJ_RESULT_EX);
  assert_figures (forecast.lost, 0, 1);
  assert_figures (forecast.retreats, 0, 0);
  assert_figures (forecast.owed, 3, 0);
}

/* BG 7.81: the retreat displaces a friend, who is moved on before anybody advances. */
static void
test_displacement (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 8x6; unit u1 union infantry 9 0302; unit u2 union infantry 1 0404;"
                     "unit x1 confederate infantry 9 0303; unit x2 confederate infantry 1 0203;"
                     "unit x3 confederate infantry 1 0203");
  AdjForecast forecast;

  sketch_do (s, "attack 0303 from u1");
  forecast = look_ahead (s, 1);
  g_assert_cmpint (forecast.result, ==, ADJ_RESULT_DR);
  assert_figures (forecast.retreats, 0, 1);
  g_assert_cmpint (forecast.advances, ==, 0);
}

/* BG 7.12: u1 has another enemy beside it and may stay out, u2 has not. */
static void
test_without (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 9x9; unit u1 union infantry 9 0302; unit u2 union infantry 3 0402;"
                     "unit x1 confederate infantry 3 0303; unit x2 confederate infantry 3 0202");
  const int units[] = { sketch_unit (s, "u1"), sketch_unit (s, "u2") };
  AdjHex target = sketch_hex (s, 303);
  AdjAttack attack;

  g_assert_true (adj_attack_prepare (s->judge, &attack, &target, 1, units, 2));
  g_assert_true (adj_attack_may_go_without (&s->field, &attack, units[0]));
  g_assert_false (adj_attack_may_go_without (&s->field, &attack, units[1]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/forecast/BG 7.6 retreat and exchange", test_retreat_and_exchange);
  g_test_add_func ("/rules/forecast/BG 7.81 displacement", test_displacement);
  g_test_add_func ("/rules/forecast/BG 7.12 who may stay out", test_without);
  return g_test_run ();
}
