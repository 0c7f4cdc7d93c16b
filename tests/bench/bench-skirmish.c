/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench-skirmish.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"
#include "skirmish/candidates.h"
#include "skirmish/file.h"
#include "skirmish/rules-file.h"

#define ORDERS 500

static void
order (AdjSkirmish *self, const char *line)
{
  g_autoptr (GPtrArray) answers = adj_skirmish_submit (self, line, FALSE);
  const AdjSkirmishAnswer *last = g_ptr_array_index (answers, answers->len - 1);

  if (!last->recorded)
    {
      g_printerr ("%s: %s\n", last->typed, last->error.text);
      exit (1);
    }
}

/* Two parties of a hundred, the bandits with the initiative. */
static AdjSkirmish *
parties (void)
{
  g_autofree char *path = adj_skirmish_rules_find ("lloyd");
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjSkirmishRules) rules = adj_skirmish_rules_load (path, problems);
  AdjSkirmish *self = adj_skirmish_new (rules, 1);

  order (self, "figure knight knights good leader good x99; figure kay knights average; "
               "figure bandit bandits average bow x99; figure black bandits good; begin bandits");
  return self;
}

static void
call_candidates (gpointer skirmish)
{
  g_autoptr (GArray) candidates = adj_skirmish_candidates (
      adj_skirmish_get_state (skirmish), adj_skirmish_get_rules (skirmish), &(AdjFactors){ 0 });

  if (candidates->len != 100)
    exit (1);
}

double
bench_candidates (const char *argument)
{
  g_autoptr (AdjSkirmish) self = parties ();

  return bench_seconds (call_candidates, self);
}

static void
call_open (gpointer text)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("bench");
  g_autoptr (AdjSkirmish) self = adj_skirmish_parse (text, strlen (text), problems);

  if (self == NULL)
    exit (1);
}

double
bench_open_skirmish (const char *argument)
{
  g_autoptr (AdjSkirmish) self = parties ();
  g_autofree char *text = NULL;

  while (adj_skirmish_get_entries (self)->len + 4 <= ORDERS)
    order (self, "act bandit march; seize kay by charge at black die 3; contact kay "
                 "black; part kay");
  text = adj_skirmish_write (self, NULL);
  return bench_seconds (call_open, text);
}
