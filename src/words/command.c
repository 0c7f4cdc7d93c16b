/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/command.h"

#include <glib/gi18n-lib.h>

#include "desk/value.h"
#include "rules/played.h"
#include "words/fill.h"
#include "words/number.h"
#include "words/place.h"

char *
adj_words_digits (guint16 digits)
{
  GString *list = g_string_new (NULL);

  for (int digit = 0; digit <= 9; digit++)
    if (digits & (1u << digit))
      g_string_append_printf (list, "%s%d", list->len > 0 ? " " : "", digit);
  return g_string_free (list, FALSE);
}

const char *
adj_words_drift_stop (AdjDriftStop stop)
{
  static const char *const stops[ADJ_N_DRIFT_STOPS] = {
    [ADJ_DRIFT_SPENT] = N_ ("its points are used up"),
    [ADJ_DRIFT_TOO_DEAR] = N_ ("it cannot pay for the next hex"),
    [ADJ_DRIFT_MAP_EDGE] = N_ ("the map ends there"),
    [ADJ_DRIFT_CLOSED_HEXSIDE] = N_ ("it may not cross the next hexside"),
    [ADJ_DRIFT_CLOSED_HEX] = N_ ("the next hex is closed to it"),
    [ADJ_DRIFT_ENEMY] = N_ ("an enemy is in the next hex"),
    [ADJ_DRIFT_FULL_STACK] = N_ ("the next hex is full"),
    [ADJ_DRIFT_TRAIN] = N_ ("a train passes through nobody, and nobody through it"),
    [ADJ_DRIFT_IN_ZONE] = N_ ("it is in an enemy zone of control"),
    [ADJ_DRIFT_BARRED_ZONE] = N_ ("it may not enter an enemy zone of control now"),
    [ADJ_DRIFT_NO_STOPPING] = N_ ("it could not stop further on"),
  };

  return _ (stops[stop]);
}

char *
adj_words_scatter_owed (const AdjView *view, int side, int level, int chits_left)
{
  g_autofree char *name = adj_words_the_side (view, side, TRUE);
  g_autofree char *figure = g_strdup_printf ("%d", level);
  g_autofree char *left = g_strdup_printf ("%d", chits_left);

  return adj_fill (
      chits_left == 0 ? _ ("{side} throws a die for Command Control before it moves, Level {level}")
                      : ngettext ("{side} draws {left} chit for Command Control before it moves",
                                  "{side} draws {left} chits for Command Control before it moves",
                                  (unsigned long) chits_left),
      (const AdjPlace[]){
          { "side", name }, { "level", figure }, { "left", left }, { NULL, NULL } });
}

char *
adj_words_exposure (const AdjExposure *exposure, gboolean with_strength)
{
  g_autofree char *units = adj_words_number (adj_fraction_to_double (exposure->units), 1, FALSE);
  g_autofree char *points =
      adj_words_number (adj_fraction_to_double (exposure->strength), 1, FALSE);

  return adj_fill (with_strength
                       /* Translators: how much of an army is likely to scatter, on average */
                       ? _ ("To be expected: {units} units with {points} strength points scatter")
                       : _ ("To be expected: {units} units scatter"),
                   (const AdjPlace[]){ { "units", units }, { "points", points }, { NULL, NULL } });
}

const char *
adj_words_scattered (const AdjScattered *entry)
{
  if (entry->control == ADJ_CONTROL_HELD)
    return _ ("may not move in this turn");
  if (entry->control != ADJ_CONTROL_LOST)
    return NULL;
  if (entry->in_zone)
    return _ ("stays: it is in an enemy zone of control");
  return entry->stuck ? _ ("cannot move, whatever its dice") : NULL;
}

char *
adj_words_drift (const AdjView *view, const AdjDrift *drift)
{
  g_autofree char *path = adj_words_path (view, drift->path, drift->n_path);
  g_autofree char *hex = adj_words_hex (view, drift->path[0]);
  g_autofree char *spent = adj_value_say_mp (drift->spent);
  const AdjPlace places[] = { { "path", path },
                              { "hex", hex },
                              { "spent", spent },
                              { "why", adj_words_drift_stop (drift->stop) },
                              { NULL, NULL } };

  if (drift->n_path == 1)
    return adj_fill (_ ("It stays in {hex}: {why}"), places);
  if (drift->unknown)
    return adj_fill (_ ("{path}, at a cost that is not known here: {why}"), places);
  /* Translators: the way of a scattered unit, its cost and why it goes no further */
  return adj_fill (_ ("{path} ({spent} MP): {why}"), places);
}

char *
adj_words_others_first (guint n_units)
{
  g_autofree char *n = g_strdup_printf ("%u", n_units);

  if (n_units == 0)
    return NULL;
  return adj_fill (
      ngettext ("{n} unit in command has not moved; it goes before the scattered ones",
                "{n} units in command have not moved; they go before the scattered ones", n_units),
      (const AdjPlace[]){ { "n", n }, { NULL, NULL } });
}

const char *
adj_words_turn_over (const AdjTable *table)
{
  if (adj_effectiveness_is_played (table) || adj_intelligence_is_on (table))
    return NULL;
  return _ ("Turn the scattered counters over as a reminder (Y 5.59b)");
}
