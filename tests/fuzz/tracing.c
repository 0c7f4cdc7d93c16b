/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"

#include "book/tracing.h"

static const char *const seeds[] = { "tests/book/small.tracing", NULL };

/* What the writer writes of it the reader reads, and would write again. */
static void
write_again (const AdjTracing *tracing)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("again");
  gsize length;
  g_autofree char *text = adj_tracing_write (tracing, &length);
  g_autoptr (AdjTracing) again = adj_tracing_parse (text, length, problems);
  g_autofree char *same = NULL;

  g_assert_nonnull (again);
  same = adj_tracing_write (again, NULL);
  g_assert_cmpstr (same, ==, text);
}

static gboolean
try_bytes (const char *bytes, gsize length)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("tracing");
  g_autoptr (AdjTracing) tracing = adj_tracing_parse (bytes, length, problems);

  g_assert_true ((tracing != NULL) == adj_problems_usable (problems));
  if (tracing == NULL)
    return FALSE;
  write_again (tracing);
  return TRUE;
}

const FuzzTarget fuzz_target = { try_bytes, seeds };
