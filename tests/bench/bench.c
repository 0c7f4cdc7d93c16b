/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"

#include <stdio.h>
#include <stdlib.h>

#include "bench-charts.h"
#include "bench-record.h"
#include "bench-rules.h"
#include "bench-sheets.h"
#include "bench-skirmish.h"
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
call_load_scenario (gpointer path)
{
  bench_load_scenario (path);
}

static double
load_scenario (const char *path)
{
  return bench_seconds (call_load_scenario, (gpointer) path);
}

static const struct
{
  const char *name;
  double (*measure) (const char *argument);
} figures[] = {
  { "load-scenario", load_scenario },
  { "reach-one", bench_reach_one },
  { "reach-all", bench_reach_all },
  { "reach-one-later", bench_reach_one_later },
  { "reach-one-optional", bench_reach_one_optional },
  { "reach-all-later", bench_reach_all_later },
  { "odds", bench_odds },
  { "duties", bench_duties },
  { "initiative", bench_initiative },
  { "flips", bench_flips },
  { "scatter", bench_scatter },
  { "night", bench_night },
  { "both-march", bench_both_march },
  { "execution", bench_execution },
  { "copy", bench_copy },
  { "plotting", bench_plotting },
  { "games", bench_games },
  { "open-game", bench_open_game },
  { "open-apart", bench_open_apart },
  { "judge-game", bench_judge_game },
  { "one-order", bench_one_order },
  { "long-order", bench_long_order },
  { "long-save", bench_long_save },
  { "long-open", bench_long_open },
  { "long-first", bench_long_first },
  { "print-game", bench_print_game },
  { "print-script", bench_print_script },
  { "summary", bench_summary },
  { "report", bench_report },
  { "map", bench_map },
  { "candidates", bench_candidates },
  { "open-skirmish", bench_open_skirmish },
  { "stroke", bench_stroke },
};

int
main (int argc, char **argv)
{
  for (guint i = 0; argc == 3 && i < G_N_ELEMENTS (figures); i++)
    if (g_str_equal (argv[1], figures[i].name))
      {
        printf ("%.9f\n", figures[i].measure (argv[2]));
        return 0;
      }
  g_printerr ("usage: bench FIGURE ARGUMENT, where FIGURE is one of\n");
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    g_printerr ("  %s\n", figures[i].name);
  return 2;
}
