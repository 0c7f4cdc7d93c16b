/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/painters.h"

#define JOBS 40

static void
paint_slowly (gpointer job)
{
  g_usleep (1000);
  g_atomic_int_inc ((int *) job);
}

/* Nobody paints any more when they have gone home, and who is needed afterwards comes again. */
static void
test_rest (void)
{
  int painted = 0;

  adj_painters_rest (); /* nobody has come yet */
  for (int round = 1; round <= 2; round++)
    {
      for (int i = 0; i < JOBS; i++)
        adj_painters_paint (paint_slowly, &painted);
      adj_painters_rest ();
      g_assert_cmpint (g_atomic_int_get (&painted), ==, round * JOBS);
    }
  g_assert_cmpuint (adj_painters_count (), >=, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/painters/rest", test_rest);
  return g_test_run ();
}
