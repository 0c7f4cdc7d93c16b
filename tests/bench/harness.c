/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"

#include <stdlib.h>
#include <time.h>

#define REPETITIONS 15
#define REPETITION_SECONDS 0.02

/* CPU time, for the neighbours are no part of it; a thread that helps is. */
static double
now (void)
{
  struct timespec time;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec * 1e-9;
}

static double
seconds_of (BenchCall call, gpointer data, guint64 calls)
{
  double start = now ();
  for (guint64 i = 0; i < calls; i++)
    call (data);
  return now () - start;
}

/* Doubling warms the caches up as well. */
static guint64
calibrate (BenchCall call, gpointer data)
{
  guint64 calls = 1;
  while (seconds_of (call, data, calls) < REPETITION_SECONDS)
    calls *= 2;
  return calls;
}

static int
compare (const void *a, const void *b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;
  return (first > second) - (first < second);
}

double
bench_seconds (BenchCall call, gpointer data)
{
  g_return_val_if_fail (call != NULL, 0);

  guint64 calls = calibrate (call, data);
  double seconds[REPETITIONS];
  for (guint i = 0; i < REPETITIONS; i++)
    seconds[i] = seconds_of (call, data, calls) / (double) calls;
  qsort (seconds, REPETITIONS, sizeof seconds[0], compare);
  return seconds[REPETITIONS / 2];
}
