/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"

#include <stdio.h>
#include <stdlib.h>

#include "book/library.h"

/* bench FIGURE ARGUMENT prints how many seconds one call takes; build-aux/bench holds that
 * against the budget. */

/* With its ruleset, and laid out for the rules: what a window has to wait for. */
static void
bench_load_scenario (const char *path)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);

  if (loaded->book == NULL)
    {
      g_printerr ("%s cannot be used, so how long it takes says nothing\n", path);
      exit (1);
    }
}

static void
load_scenario (gpointer path)
{
  bench_load_scenario (path);
}

static const struct
{
  const char *name;
  BenchCall call;
} figures[] = {
  { "load-scenario", load_scenario },
};

int
main (int argc, char **argv)
{
  for (guint i = 0; argc == 3 && i < G_N_ELEMENTS (figures); i++)
    if (g_str_equal (argv[1], figures[i].name))
      {
        printf ("%.9f\n", bench_seconds (figures[i].call, argv[2]));
        return 0;
      }
  g_printerr ("usage: bench FIGURE ARGUMENT, where FIGURE is one of\n");
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    g_printerr ("  %s\n", figures[i].name);
  return 2;
}
