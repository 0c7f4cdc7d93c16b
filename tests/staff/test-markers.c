/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "revised.h"
#include "sketch.h"
#include "staff/choices.h"
#include "staff/debt-choices.h"

/* What the menu of a counter and the panel offer where units bear markers (R 2.3, 4.0, 12.42). */

#define FIELD                                                                                      \
  "map flat 12x12; turns 5; unit u1 union infantry 5 0303; unit x1 confederate infantry 5 1212"

/* The labels of the group, joined by "; ". */
static char *
offered (Sketch *s, AdjChoiceGroup group)
{
  const AdjView view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  const AdjPicks picks = { 0 };
  g_autoptr (GPtrArray) choices =
      adj_choices_find (&view, &picks, sketch_hex (s, 303), sketch_unit (s, "u1"));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    {
      const AdjChoice *choice = g_ptr_array_index (choices, i);

      if (choice->group == group)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", choice->label);
    }
  return g_string_free (text, FALSE);
}

static void
assert_offered (Sketch *s, const char *expected)
{
  g_autofree char *text = offered (s, ADJ_CHOICE_PLAY);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_in_its_movement (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD);

  assert_offered (s, "Begin breastworks in 0303");
  sketch_do (s, "status u1 routed");
  assert_offered (s, "Begin breastworks in 0303; u1: to rally");
  sketch_do (s, "status u1 rally");
  sketch_do (s, "mark 0303 building");
  assert_offered (s, "");
  for (int phase = 0; phase < 4; phase++)
    sketch_do (s, "next");
  assert_offered (s, "Turn the breastworks in 0303: they are finished");
}

static void
test_in_combat (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD);
  const AdjView view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  g_autoptr (AdjDebtChoices) choices = NULL;
  static const char *const labels[] = { "u1: not routed any more", "Eliminate u1",
                                        "It stays as it is" };

  sketch_do (s, "status u1 routed rally");
  sketch_phase (s, 1, "first-combat");
  assert_offered (s, "Try to rally u1");
  sketch_do (s, "rally u1");
  assert_offered (s, "");
  choices = adj_debt_choices_new (&view);
  g_assert_cmpuint (choices->choices->len, ==, G_N_ELEMENTS (labels));
  for (guint i = 0; i < choices->choices->len; i++)
    g_assert_cmpstr (((AdjDebtChoice *) g_ptr_array_index (choices->choices, i))->label, ==,
                     labels[i]);
}

static void
test_by_hand (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD);
  g_autoptr (Sketch) first = sketch_new (FIELD);
  g_autofree char *revised = offered (s, ADJ_CHOICE_STATUS);
  g_autofree char *of_1975 = offered (first, ADJ_CHOICE_STATUS);

  g_assert_nonnull (strstr (revised, "u1: disrupted; u1: shaken; u1: routed; u1: to rally"));
  g_assert_null (strstr (of_1975, "routed"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/markers/in its movement", test_in_its_movement);
  g_test_add_func ("/staff/markers/in combat", test_in_combat);
  g_test_add_func ("/staff/markers/by hand", test_by_hand);
  return g_test_run ();
}
