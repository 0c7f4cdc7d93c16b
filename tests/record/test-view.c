/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include "record/find.h"
#include "sketch.h"
#include "table/apply.h"
#include "table/view.h"

/* A table on which Smith lies face down. */
static AdjTable *
face_down (int *smith)
{
  AdjTable *table = adj_table_new (fixture_book ());
  AdjEffect effect = adj_effect (ADJ_EFFECT_FACTS);

  *smith = adj_scenario_unit (fixture_book ()->scenario, "smith");
  effect.unit = (guint16) *smith;
  effect.facts = ADJ_FACT_FACE_DOWN;
  g_assert_true (adj_table_apply (table, fixture_book (), &effect));
  return table;
}

/* Its owner knows it and everybody's eyes do; the enemy and the public see a back. */
static void
test_face_down (void)
{
  int smith;
  g_autoptr (AdjTable) table = face_down (&smith);
  AdjView own = adj_view (fixture_book (), table, ADJ_EYES_SECOND);
  AdjView enemy = adj_view (fixture_book (), table, ADJ_EYES_FIRST);
  AdjView both = adj_view (fixture_book (), table, ADJ_EYES_PUBLIC);
  AdjView all = adj_view (fixture_book (), table, ADJ_EYES_ALL);

  g_assert_cmpstr (adj_view_unit_name (&own, smith), ==, "Smith");
  g_assert_cmpstr (adj_view_unit_id (&all, smith), ==, "smith");
  g_assert_cmpstr (adj_view_unit_name (&enemy, smith), ==, "?c");
  g_assert_cmpstr (adj_view_unit_id (&enemy, smith), ==, "?c");
  g_assert_cmpstr (adj_view_unit_id (&both, smith), ==, "?c");
  g_assert_false (adj_view_knows (&enemy, smith));
  g_assert_true (adj_view_knows (&own, smith));
}

/* A unit that lies face up is everybody's. */
static void
test_face_up (void)
{
  g_autoptr (AdjTable) table = adj_table_new (fixture_book ());
  int smith = adj_scenario_unit (fixture_book ()->scenario, "smith");
  AdjView enemy = adj_view (fixture_book (), table, ADJ_EYES_FIRST);

  g_assert_cmpstr (adj_view_unit_name (&enemy, smith), ==, "Smith");
}

/* All units of the table, and nothing is written behind them. */
static void
test_units (void)
{
  g_autoptr (AdjTable) table = adj_table_new (fixture_book ());
  AdjView view = adj_view (fixture_book (), table, ADJ_EYES_FIRST);
  guint16 units[2 * ADJ_MAX_UNITS];

  units[table->n_units] = ADJ_NO_UNIT;
  g_assert_cmpuint (adj_view_units (&view, units), ==, table->n_units);
  for (int unit = 0; unit < table->n_units; unit++)
    g_assert_cmpint (units[unit], ==, unit);
  g_assert_cmpint (units[table->n_units], ==, ADJ_NO_UNIT);
}

static void
test_eyes (void)
{
  static const struct
  {
    const char *text;
    AdjEyes eyes;
  } good[] = { { "union", ADJ_EYES_FIRST },
               { "confederate", ADJ_EYES_SECOND },
               { "public", ADJ_EYES_PUBLIC },
               { "all", ADJ_EYES_ALL } };
  AdjEyes eyes;

  for (gsize i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_assert_true (adj_eyes_parse (fixture_book ()->scenario, good[i].text, &eyes));
      g_assert_cmpint (eyes, ==, good[i].eyes);
    }
  g_assert_false (adj_eyes_parse (fixture_book ()->scenario, "nobody", &eyes));
}

/* The alias, once it is dealt, and who finds the unit by what. */
static void
test_alias (void)
{
  int smith;
  g_autoptr (AdjTable) table = face_down (&smith);
  AdjView own = adj_view (fixture_book (), table, ADJ_EYES_SECOND);
  AdjView enemy = adj_view (fixture_book (), table, ADJ_EYES_FIRST);

  table->units[smith].alias = 7;
  g_assert_cmpstr (adj_view_unit_id (&enemy, smith), ==, "?c7");
  g_assert_cmpint (adj_view_find (&enemy, "?c7"), ==, smith);
  g_assert_cmpint (adj_view_find (&enemy, "smith"), ==, -1);
  g_assert_cmpint (adj_view_find (&own, "?c7"), ==, smith);
  g_assert_cmpint (adj_view_find (&own, "smith"), ==, smith);
  g_assert_cmpint (adj_view_find (&own, "?c8"), ==, -1);
}

/* In a list those that are known come first, as in the book; the others by alias. */
static void
test_sorted (void)
{
  int smith;
  g_autoptr (AdjTable) table = face_down (&smith);
  AdjView enemy = adj_view (fixture_book (), table, ADJ_EYES_FIRST);
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n;

  table->units[smith].alias = 7;
  table->units[0].side = table->units[1].side = 1;
  table->units[0].facts = table->units[1].facts = ADJ_FACT_FACE_DOWN;
  table->units[0].alias = 9;
  table->units[1].alias = 8;
  n = adj_view_units (&enemy, units);
  g_assert_cmpuint (n, ==, table->n_units);
  g_assert_cmpint (units[0], ==, 2);
  g_assert_cmpint (units[n - 3], ==, smith);
  g_assert_cmpint (units[n - 2], ==, 1);
  g_assert_cmpint (units[n - 1], ==, 0);
}

/* The short name of one unit is not what another is called by its full name. */
static void
test_id_before_name (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 6x6; unit u1 union infantry 5 0101; unit u2 union infantry 5 0102");
  AdjUnit *units = s->book->scenario->units;
  AdjView view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  const char *name = units[0].name;
  AdjFound found;

  units[0].name = units[1].name;
  units[1].name = name;
  for (int unit = 0; unit < 2; unit++)
    {
      adj_find_units (&s->field, &view, ADJ_VERB_PLACE, units[unit].id, &found);
      g_assert_cmpuint (found.n, ==, 1);
      g_assert_cmpint (found.units[0], ==, unit);
    }
}

/* The beginning of either will do, of what it is called for short and of its full name. */
static void
test_beginnings (void)
{
  static const char *const words[] = { "wil", "light" };
  g_autoptr (Sketch) s =
      sketch_new ("map flat 6x6; unit u1 union infantry 5 0101; unit wilder union infantry 5 0102");
  AdjView view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  AdjFound found;

  s->book->scenario->units[1].name = "Lightning Brigade";
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      adj_find_units (&s->field, &view, ADJ_VERB_PLACE, words[i], &found);
      g_assert_cmpuint (found.n, ==, 1);
      g_assert_cmpint (found.units[0], ==, 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/view/face down", test_face_down);
  g_test_add_func ("/record/view/face up", test_face_up);
  g_test_add_func ("/record/view/units", test_units);
  g_test_add_func ("/record/view/eyes", test_eyes);
  g_test_add_func ("/record/view/alias", test_alias);
  g_test_add_func ("/record/view/sorted", test_sorted);
  g_test_add_func ("/record/view/id before name", test_id_before_name);
  g_test_add_func ("/record/view/beginnings", test_beginnings);
  return g_test_run ();
}
