/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/delta.h"

static void
assert_turns (const char *from, const char *to)
{
  g_autoptr (AdjDelta) delta = adj_delta_new (from, to);
  g_autofree char *forth = adj_delta_forth (delta, from);
  g_autofree char *back = adj_delta_back (delta, to);

  g_assert_cmpstr (forth, ==, to);
  g_assert_cmpstr (back, ==, from);
}

static void
test_both_ways (void)
{
  static const char *const texts[] = {
    "", "a", "a\n", "a\nb\nc\n", "a\nc\n", "b\nb\nb\n", "c\nb\na", "x\n\n\ny\n", "a\nb\nc\nd\nb\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (guint j = 0; j < G_N_ELEMENTS (texts); j++)
      assert_turns (texts[i], texts[j]);
}

static char *
random_text (GRand *random)
{
  GString *text = g_string_new (NULL);

  for (int n = g_rand_int_range (random, 0, 30); n > 0; n--)
    g_string_append_printf (text, "%d%s", g_rand_int_range (random, 0, 12), n > 1 ? "\n" : "");
  return g_string_free (text, FALSE);
}

static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (22);

  for (int i = 0; i < 2000; i++)
    {
      g_autofree char *from = random_text (random);
      g_autofree char *to = random_text (random);

      assert_turns (from, to);
    }
}

/* One line changed here and there takes the room of these lines, however long the text is. */
static void
test_small (void)
{
  g_autoptr (GString) from = g_string_new (NULL);
  g_autoptr (GString) to = g_string_new (NULL);
  g_autoptr (AdjDelta) delta = NULL;

  for (int i = 0; i < 5000; i++)
    {
      g_string_append_printf (from, "line %d, long enough to be seen\n", i);
      g_string_append_printf (to, "line %d, long enough to be %s\n", i,
                              i % 1000 == 7 ? "changed" : "seen");
    }
  delta = adj_delta_new (from->str, to->str);
  g_assert_cmpuint (adj_delta_size (delta), <, 1000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/delta/both-ways", test_both_ways);
  g_test_add_func ("/delta/random", test_random);
  g_test_add_func ("/delta/small", test_small);
  return g_test_run ();
}
