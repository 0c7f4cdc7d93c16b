/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch.h"
#include "staff/pile.h"

/* However many lie there, and whatever the rules think of it: each of them, once. */
static void
test_all (void)
{
  static const guint numbers[] = { 1, 64, 65, 200 };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autoptr (GString) layout = g_string_new ("map flat 4x4; turns 2");
      g_autoptr (Sketch) sketch = NULL;
      guint16 units[ADJ_PILE_MOST];
      gboolean seen[ADJ_PILE_MOST] = { FALSE };
      AdjView view;

      for (guint j = 0; j < numbers[i]; j++)
        g_string_append_printf (layout, "; unit u%u union infantry 3 0202", j);
      sketch = sketch_new (layout->str);
      view = adj_view (sketch->book, sketch->table, ADJ_EYES_ALL);
      g_assert_cmpuint (adj_pile_read (&view, &sketch->field, sketch_hex (sketch, 202), units), ==,
                        numbers[i]);
      for (guint j = 0; j < numbers[i]; j++)
        {
          g_assert_false (seen[units[j]]);
          seen[units[j]] = TRUE;
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/pile/all of a hex", test_all);
  return g_test_run ();
}
