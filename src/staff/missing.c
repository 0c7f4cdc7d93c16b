/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/missing.h"

#include <glib/gi18n-lib.h>

#include "book/known.h"
#include "staff/known-count.h"
#include "words/fill.h"
#include "words/printed.h"

/* By AdjUnknownThing. */
static const struct
{
  const char *title;
  const char *page;
} gaps[] = {
  { N_ ("Map"), "map" },
  { N_ ("Turn track"), "turns" },
  { N_ ("Night turns"), "turns" },
  { N_ ("First player"), "turns" },
  { N_ ("Set-up"), "units" },
  { N_ ("Strengths"), "units" },
  { N_ ("Reinforcements"), "units" },
  { N_ ("Exits"), "victory" },
  { N_ ("Victory"), "victory" },
  { N_ ("Special rules"), "rules" },
};

const char *
adj_missing_title (AdjUnknownThing what)
{
  g_return_val_if_fail (what < G_N_ELEMENTS (gaps), NULL);

  return _ (gaps[what].title);
}

const char *
adj_missing_page (AdjUnknownThing what)
{
  g_return_val_if_fail (what < G_N_ELEMENTS (gaps), NULL);

  return gaps[what].page;
}

static char *
fill_count (const char *sentence, guint known, guint all)
{
  g_autofree char *n = g_strdup_printf ("%u", known);
  g_autofree char *of = g_strdup_printf ("%u", all);

  return adj_fill (sentence, (const AdjPlace[]){ { "n", n }, { "of", of }, { NULL, NULL } });
}

char *
adj_missing_say_progress (const AdjScenario *scenario)
{
  AdjKnownCount count;

  g_return_val_if_fail (scenario != NULL, NULL);

  count = adj_known_count (scenario);
  return fill_count (_ ("{n} of {of} known"), count.known, count.all);
}

static char *
say_first_player (const AdjScenario *scenario)
{
  if (scenario->first_player == ADJ_NO_SIDE)
    return g_strdup (_ ("First player: not known"));
  return adj_fill (_ ("First player: {side}"),
                   (const AdjPlace[]){
                       { "side", adj_words_printed (scenario->sides[scenario->first_player].name) },
                       { NULL, NULL } });
}

static char *
say_map (const AdjScenario *scenario)
{
  const AdjHexGrid *grid = &scenario->map.grid;

  return g_strdup_printf (scenario->map.assumed == NULL
                              ? _ ("Map: %d columns and %d rows")
                              : _ ("Map: %d columns and %d rows, partly assumed"),
                          grid->columns, grid->rows);
}

char *
adj_missing_say_known (const AdjScenario *scenario)
{
  AdjKnownCount count;
  g_autofree char *strengths = NULL;
  g_autofree char *places = NULL;
  g_autofree char *turns = NULL;
  g_autofree char *first = NULL;
  g_autofree char *levels = NULL;
  g_autofree char *map = NULL;

  g_return_val_if_fail (scenario != NULL, NULL);

  count = adj_known_count (scenario);
  strengths = fill_count (_ ("Strengths: {n} of {of} units"), count.strengths, scenario->n_units);
  places = fill_count (_ ("Set-up or arrival: {n} of {of} units"), count.places, scenario->n_units);
  turns = scenario->n_turns > 0
              ? g_strdup_printf (
                    ngettext ("Turn track: %u turn", "Turn track: %u turns", scenario->n_turns),
                    scenario->n_turns)
              : g_strdup (_ ("Turn track: not known"));
  first = say_first_player (scenario);
  levels = fill_count (_ ("Command levels: {n} of {of} turns"), count.levels,
                       ADJ_SIDES * scenario->n_turns);
  map = say_map (scenario);
  return g_strjoin ("\n", strengths, places, turns, first, levels, map, NULL);
}

/* ---- What is not said to be missing ---- */

static char *
say_map_unsaid (const AdjScenario *scenario, AdjHexId *at)
{
  guint n = adj_known_count_groundless (scenario, at);

  if (n > 0)
    return g_strdup_printf (ngettext ("The terrain of %u hex is not known.",
                                      "The terrain of %u hexes is not known.", n),
                            n);
  return scenario->map.assumed != NULL
             ? g_strdup (_ ("Its size or the way its hexes lie is still assumed."))
             : NULL;
}

static char *
say_places_unsaid (const AdjScenario *scenario)
{
  guint n = scenario->n_units - adj_known_count (scenario).places;

  if (n == 0 || adj_known_gap (scenario, ADJ_UNKNOWN_ARRIVALS))
    return NULL;
  return g_strdup_printf (ngettext ("%u unit neither stands in a hex nor arrives in one.",
                                    "%u units neither stand in a hex nor arrive in one.", n),
                          n);
}

static char *
say_strengths_unsaid (const AdjScenario *scenario)
{
  guint n = scenario->n_units - adj_known_count (scenario).strengths;

  return n > 0 ? g_strdup_printf (ngettext ("The strength of %u unit is not known.",
                                            "The strength of %u units is not known.", n),
                                  n)
               : NULL;
}

char *
adj_missing_say_unsaid (const AdjScenario *scenario, AdjUnknownThing what, AdjHexId *at)
{
  g_return_val_if_fail (scenario != NULL && at != NULL, NULL);

  *at = ADJ_HEX_NONE;
  if (adj_known_gap (scenario, what))
    return NULL;
  if (what == ADJ_UNKNOWN_MAP)
    return say_map_unsaid (scenario, at);
  if (what == ADJ_UNKNOWN_SET_UP)
    return say_places_unsaid (scenario);
  if (what == ADJ_UNKNOWN_STRENGTHS)
    return say_strengths_unsaid (scenario);
  if (what == ADJ_UNKNOWN_TURNS && scenario->n_turns == 0)
    return g_strdup (_ ("How many Game-Turns there are is not known."));
  if (what == ADJ_UNKNOWN_FIRST_PLAYER && scenario->first_player == ADJ_NO_SIDE)
    return g_strdup (_ ("Who is the first player is not known."));
  return NULL;
}
