/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/unit.h"

#include <glib/gi18n-lib.h>

#include "rules/attack.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/printed.h"

char *
adj_words_arm (const AdjView *view, int unit)
{
  if (!adj_view_knows (view, unit))
    return g_strdup ("?");
  return g_strdup (
      adj_words_printed (view->book->ruleset->arms[view->table->units[unit].arm].name));
}

char *
adj_words_strength (const AdjView *view, int unit)
{
  int strength = view->table->units[unit].strength;

  if (!adj_view_knows (view, unit) || strength == ADJ_STRENGTH_UNKNOWN)
    return g_strdup ("?");
  return g_strdup_printf ("%d", strength);
}

/* A reinforcement by its turn; one whose turn nobody knows, or that has none, just waits. So does
 * one these eyes may not know: its turn would tell which it is. */
static char *
waiting (const AdjView *view, int unit)
{
  const AdjScenario *scenario = view->book->scenario;
  gboolean told = unit < (int) scenario->n_units && adj_view_knows (view, unit);
  int turn = told ? scenario->units[unit].turn : 0;
  g_autofree char *number = g_strdup_printf ("%d", turn);

  if (turn == 0)
    return g_strdup (_ ("off the map"));
  if (turn < view->table->turn)
    return adj_fill (_ ("overdue since turn {turn}"),
                     (const AdjPlace[]){ { "turn", number }, { NULL, NULL } });
  return adj_fill (_ ("due on turn {turn}"),
                   (const AdjPlace[]){ { "turn", number }, { NULL, NULL } });
}

char *
adj_words_whereabouts (const AdjView *view, int unit)
{
  const AdjUnitState *state = &view->table->units[unit];

  switch ((AdjWhere) state->where)
    {
    case ADJ_ON_MAP:
      return adj_words_hex (view, state->hex);
    case ADJ_WAITING:
      return waiting (view, unit);
    case ADJ_ELIMINATED:
      return g_strdup (C_ ("where", "eliminated"));
    case ADJ_EXITED:
      return g_strdup (_ ("has left the map"));
    case ADJ_ASIDE:
    default:
      return g_strdup (_ ("put aside"));
    }
}

/* Facts worth a word, and what these eyes must know of the unit to be told. */
static const struct
{
  guint16 fact;
  gboolean secret;
  const char *word;
} conditions[] = {
  { ADJ_FACT_INEFFECTIVE, TRUE, N_ ("ineffective") },
  { ADJ_FACT_REDUCED, TRUE, N_ ("reduced") },
  { ADJ_FACT_FACE_DOWN, FALSE, N_ ("face down") },
  { ADJ_FACT_MOVED, FALSE, N_ ("has moved") },
  { ADJ_FACT_ATTACKED, FALSE, N_ ("has attacked") },
  { ADJ_FACT_DEFENDED, FALSE, N_ ("has been attacked") },
  { ADJ_FACT_RETREATED, FALSE, N_ ("has retreated") },
};

static const AdjBears markers[] = { ADJ_BEARS_DISRUPTED, ADJ_BEARS_SHAKEN, ADJ_BEARS_ROUTED,
                                    ADJ_BEARS_RALLY };

static const char *
marker_word (AdjBears marker)
{
  switch (marker)
    {
    case ADJ_BEARS_DISRUPTED:
      return _ ("disrupted");
    case ADJ_BEARS_SHAKEN:
      return _ ("shaken");
    case ADJ_BEARS_ROUTED:
      return _ ("routed");
    case ADJ_BEARS_RALLY:
    default:
      return _ ("to rally");
    }
}

static const char *
marker_letter (AdjBears marker)
{
  switch (marker)
    {
    case ADJ_BEARS_DISRUPTED:
      /* Translators: the letter of a marker on a counter: disrupted, shaken, routed, to rally */
      return C_ ("marker", "D");
    case ADJ_BEARS_SHAKEN:
      return C_ ("marker", "S");
    case ADJ_BEARS_ROUTED:
      return C_ ("marker", "R");
    case ADJ_BEARS_RALLY:
    default:
      return C_ ("marker", "!");
    }
}

char *
adj_words_markers (int bears)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (markers); i++)
    if ((bears & (int) markers[i]) != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", marker_word (markers[i]));
  return g_string_free (text, FALSE);
}

char *
adj_words_marker_letters (int bears)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (markers); i++)
    if ((bears & (int) markers[i]) != 0)
      g_string_append (text, marker_letter (markers[i]));
  return g_string_free (text, FALSE);
}

const guint16 adj_lasting_facts[] = {
  [ADJ_LASTING_INEFFECTIVE] = ADJ_FACT_INEFFECTIVE,
  [ADJ_LASTING_REDUCED] = ADJ_FACT_REDUCED,
  [ADJ_LASTING_FACE_DOWN] = ADJ_FACT_FACE_DOWN,
};

static const char *
find_since (guint16 fact, const char *const since[ADJ_N_LASTING])
{
  for (int i = 0; i < ADJ_N_LASTING; i++)
    if (adj_lasting_facts[i] == fact)
      return since[i];
  return NULL;
}

/* "ineffective since Turn 2, Union, Combat". */
static char *
say_condition (guint i, const char *const since[ADJ_N_LASTING])
{
  const char *word = _ (conditions[i].word);
  const char *moment = find_since (conditions[i].fact, since);

  if (moment == NULL)
    return g_strdup (word);
  /* Translators: how a unit is, and since which phase */
  return adj_fill (_ ("{state} since {moment}"),
                   (const AdjPlace[]){ { "state", word }, { "moment", moment }, { NULL, NULL } });
}

static void
add_condition (GString *text, char *condition)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", condition);
  g_free (condition);
}

char *
adj_words_condition_since (const AdjView *view, int unit, const char *const since[ADJ_N_LASTING])
{
  GString *text = g_string_new (NULL);
  gboolean known = adj_view_knows (view, unit);

  for (guint i = 0; i < G_N_ELEMENTS (conditions); i++)
    if (adj_table_has (view->table, unit, conditions[i].fact) && (known || !conditions[i].secret))
      add_condition (text, say_condition (i, since));
  if (known && view->table->units[unit].bears != 0)
    add_condition (text, adj_words_markers ((int) view->table->units[unit].bears));
  if (known && adj_table_is_phasing (view->table, view->table->units[unit].side) &&
      adj_attack_is_limbered (view->book, view->table, unit))
    /* Translators: a battery that is still hitched to its horses and may not fire */
    add_condition (text, g_strdup (_ ("limbered")));
  return g_string_free (text, FALSE);
}

char *
adj_words_condition (const AdjView *view, int unit)
{
  const char *const never[ADJ_N_LASTING] = { NULL };

  return adj_words_condition_since (view, unit, never);
}
