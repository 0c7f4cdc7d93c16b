/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/combat.h"
#include "rules/retreat.h"
#include "sketch-show.h"
#include "table/tokens.h"

/* As many attacks in simultaneous combat as there can be, and more who go back than may owe it at
 * once (Y S7.5). Flat maps, even columns half a hex lower. */

#define PAIRS ADJ_MAX_ENGAGEMENTS

static AdjHexId
hex_of_pair (int i)
{
  return (AdjHexId) ((1 + 6 * (i % 11)) * 100 + 1 + 3 * (i / 11));
}

/* With room between them: a union unit, and below it two that it is to attack. */
static Sketch *
new_crowd (int pairs)
{
  g_autoptr (GString) layout = g_string_new ("map flat 66x38");
  Sketch *s;

  for (int i = 0; i < pairs; i++)
    {
      AdjHexId hex = hex_of_pair (i);

      g_string_append_printf (layout, "; unit u%d union infantry 4 %04d", i, hex);
      g_string_append_printf (layout, "; unit x%d confederate infantry 2 %04d", i, hex + 1);
      g_string_append_printf (layout, "; unit y%d confederate infantry 2 %04d", i, hex + 1);
    }
  s = sketch_new (layout->str);
  sketch_option (s, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  sketch_phase (s, 1, "both-combat");
  for (int unit = 0; unit < s->table->n_units; unit++)
    s->table->units[unit].plot |= s->table->units[unit].side == 0 ? ADJ_PLOT_ATTACKS : 0;
  return s;
}

/* Each attacks the hex below it, and all have that result. */
static void
attack_all (Sketch *s, AdjCombatResult result)
{
  for (int i = 0; i < PAIRS; i++)
    {
      g_autofree char *order = g_strdup_printf ("attack %04d from u%d", hex_of_pair (i) + 1, i);

      sketch_do (s, order);
    }
  g_assert_cmpint (s->table->n_engagements, ==, PAIRS);
  for (int i = 0; i < PAIRS; i++)
    {
      adj_judge_begin (s->judge, s->table);
      adj_combat_roll (s->judge, 1, (int) result);
      g_assert_cmpint (s->judge->standing, !=, ADJ_IMPOSSIBLE);
      adj_table_assign (s->table, s->judge->table);
    }
  adj_field_read (&s->field, s->book, s->table);
}

/* More have to go back than there is room for: the rest when these are done. */
static void
test_many_retreats (void)
{
  g_autoptr (Sketch) s = new_crowd (PAIRS);
  int n = 0;

  attack_all (s, ADJ_RESULT_DR);
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  for (; s->table->execution == ADJ_EXECUTION_FIRST_RETREATS ||
         s->table->execution == ADJ_EXECUTION_SECOND_RETREATS;
       n++)
    {
      int unit = s->table->debts[0].unit;
      AdjRetreats ways;

      g_assert_cmpint (s->table->n_debts, <, ADJ_MAX_DEBTS);
      adj_retreats_find (&s->field, unit, &ways);
      adj_judge_begin (s->judge, s->table);
      adj_combat_retreat (s->judge, unit, ways.hexes[0]);
      g_assert_cmpint (s->judge->standing, ==, ADJ_OK);
      adj_table_assign (s->table, s->judge->table);
      adj_field_read (&s->field, s->book, s->table);
    }
  g_assert_cmpint (n, ==, 2 * PAIRS);
  g_assert_cmpint (s->table->execution, ==, ADJ_EXECUTION_ADVANCES);
  g_assert_cmpint (s->table->n_debts, ==, PAIRS);
}

/* There is room for an advance each, or an exchange. */
static void
test_many_choices (void)
{
  g_autoptr (Sketch) s = new_crowd (PAIRS);

  attack_all (s, ADJ_RESULT_DE);
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpint (s->table->execution, ==, ADJ_EXECUTION_ADVANCES);
  g_assert_cmpint (s->table->n_debts, ==, PAIRS);
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpint (s->table->n_debts, ==, 0); /* declined, and the phase is over */
  g_assert_cmpint (s->table->n_engagements, ==, 0);
}

/* There is no room for one more, and it gets a sentence. */
static void
test_one_too_many (void)
{
  g_autoptr (Sketch) s = new_crowd (PAIRS + 1);
  g_autofree char *order = g_strdup_printf ("attack %04d from u%d", hex_of_pair (PAIRS) + 1, PAIRS);

  g_assert_cmpstr (sketch_judge (s, order), ==, "ok");
  attack_all (s, ADJ_RESULT_DE);
  g_assert_cmpstr (sketch_do (s, order), ==, "impossible: too-many");
  g_assert_cmpint (s->table->n_engagements, ==, PAIRS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y S7.5/+ more go back than there is room for", test_many_retreats);
  g_test_add_func ("/rules/Y S7.5/+ a choice for each result", test_many_choices);
  g_test_add_func ("/rules/Y S7.5/- no more results than there is room for", test_one_too_many);
  return g_test_run ();
}
