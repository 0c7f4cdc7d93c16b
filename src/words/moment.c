/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/moment.h"

#include <glib/gi18n-lib.h>

#include "record/seen.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/score.h"

char *
adj_words_phasing (const AdjView *view, int phasing)
{
  int side = adj_phasing_side (phasing);

  if (side != ADJ_NO_SIDE)
    return adj_words_side (view, side);
  /* Translators: in place of a side's name: the phase belongs to both players */
  return g_strdup (C_ ("phase of", "both"));
}

char *
adj_words_phase (const AdjView *view, int phase)
{
  const AdjRuleset *ruleset = view->book->ruleset;

  if (phase < 0 || phase >= (int) ruleset->n_phases)
    return g_strdup (C_ ("phase", "Movement"));
  switch (ruleset->phases[phase].kind)
    {
    case ADJ_PHASE_COMBAT:
      return g_strdup (C_ ("phase", "Combat"));
    case ADJ_PHASE_PLOT:
      return g_strdup (C_ ("phase", "Plot"));
    case ADJ_PHASE_MOVEMENT:
    default:
      return g_strdup (C_ ("phase", "Movement"));
    }
}

char *
adj_words_moment (const AdjView *view, int turn, int phase, int phasing)
{
  const AdjScenario *scenario = view->book->scenario;
  g_autofree char *number = g_strdup_printf ("%d", turn);
  g_autofree char *side = adj_words_phasing (view, phasing);
  gboolean night = turn >= 1 && turn <= (int) scenario->n_turns && scenario->turns[turn - 1].night;
  g_autofree char *name = adj_words_phase (view, phase);
  const AdjPlace places[] = {
    { "turn", number }, { "side", side }, { "phase", name }, { NULL, NULL }
  };

  if (night)
    /* Translators: where the game stands, in a Night Game-Turn */
    return adj_fill (_ ("Turn {turn}, Night, {side}, {phase}"), places);
  /* Translators: where the game stands: Turn 2, Union, Movement */
  return adj_fill (_ ("Turn {turn}, {side}, {phase}"), places);
}

static char *
say_end (const AdjView *view)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) seen = adj_seen_field (view, field);
  g_autofree AdjVictory *victory = adj_victory_find (field);
  g_autofree char *result = adj_words_ending (view, victory);

  return adj_fill (_ ("The game is over: {result}"),
                   (const AdjPlace[]){ { "result", result }, { NULL, NULL } });
}

char *
adj_words_now (const AdjView *view)
{
  if (view->table->over)
    return say_end (view);
  return adj_words_moment (view, view->table->turn, view->table->phase, view->table->phasing);
}
