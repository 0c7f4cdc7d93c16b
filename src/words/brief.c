/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/brief.h"

#include <glib/gi18n-lib.h>

#include "record/seen.h"
#include "words/fill.h"
#include "words/number.h"
#include "words/place.h"
#include "words/printed.h"

static char *
hex_or_nothing (const AdjView *view, AdjHex hex)
{
  return hex != ADJ_NO_HEX ? adj_words_hex (view, hex) : NULL;
}

static const char *
march_sentence (AdjHex from, AdjHex entry, AdjHex to)
{
  if (from == ADJ_NO_HEX && to == ADJ_NO_HEX)
    /* Translators: a unit came on at the hex and left the map in the same phase */
    return _ ("{units} on at {entry} and off again");
  if (from == ADJ_NO_HEX && to == entry)
    /* Translators: a reinforcement came onto the map at that hex */
    return _ ("{units} at {entry}");
  if (from == ADJ_NO_HEX)
    return _ ("{units} at {entry}, on to {to}");
  if (to == ADJ_NO_HEX)
    /* Translators: a unit left the map; the hex is where it began the phase */
    return _ ("{units} from {from}");
  /* Translators: a march in brief, the hexes it began and ended in: Wilder 1022-1325 */
  return C_ ("march", "{units} {from}-{to}");
}

char *
adj_words_march (
    const AdjView *view, const guint16 *units, guint n, AdjHex from, AdjHex entry, AdjHex to)
{
  g_autofree char *names = adj_words_units (view, units, n);
  g_autofree char *start = hex_or_nothing (view, from);
  g_autofree char *middle = hex_or_nothing (view, entry);
  g_autofree char *end = hex_or_nothing (view, to);

  return adj_fill (march_sentence (from, entry, to), (const AdjPlace[]){ { "units", names },
                                                                         { "from", start },
                                                                         { "entry", middle },
                                                                         { "to", end },
                                                                         { NULL, NULL } });
}

char *
adj_words_ground (const AdjView *view, AdjHex hex)
{
  g_autofree char *number = adj_words_hex (view, hex);

  /* Translators: a hex and its terrain: 1620 Forest */
  return adj_fill (C_ ("hex", "{number} {terrain}"),
                   (const AdjPlace[]){
                       { "number", number },
                       { "terrain", adj_words_printed (adj_book_terrain (view->book, hex)->name) },
                       { NULL, NULL } });
}

char *
adj_words_fighter (const AdjView *view, int unit, gboolean bombards)
{
  g_autofree char *name = adj_words_unit (view, unit);
  int strength = view->table->units[unit].strength;
  g_autofree char *figure = strength != ADJ_STRENGTH_UNKNOWN && adj_view_knows (view, unit)
                                ? g_strdup_printf ("%d", strength)
                                : g_strdup ("?");
  const AdjPlace places[] = { { "unit", name }, { "strength", figure }, { NULL, NULL } };

  if (bombards)
    /* Translators: a battery that fires at a target some hexes away */
    return adj_fill (_ ("{unit} {strength} (fire)"), places);
  /* Translators: a unit and its strength in points: Wilder 8 */
  return adj_fill (C_ ("unit", "{unit} {strength}"), places);
}

char *
adj_words_multiplier (const AdjView *view, const AdjLine *line, gboolean with_hex)
{
  g_autofree char *hex = hex_or_nothing (view, line->hex);
  g_autofree char *figure = g_strdup_printf ("%d", line->figure);
  const AdjPlace places[] = {
    { "hex", hex },
    { "figure", figure },
    { "why",
      line->kind == ADJ_LINE_TERRAIN ? C_ ("multiplier", "terrain") : C_ ("multiplier", "water") },
    { NULL, NULL },
  };

  if (with_hex)
    /* Translators: in that hex strength is multiplied for a reason: 1620 ×2 terrain */
    return adj_fill (_ ("{hex} ×{figure} {why}"), places);
  /* Translators: strength is multiplied for a reason: ×2 terrain */
  return adj_fill (C_ ("multiplier", "×{figure} {why}"), places);
}

char *
adj_words_sums (const AdjArithmetic *sums)
{
  g_autofree char *attack = g_strdup_printf ("%d", sums->attack);
  g_autofree char *defence = g_strdup_printf ("%d", sums->defence);

  if (sums->unknown)
    return g_strdup ("?");
  /* Translators: the strengths of an attack and its defence: 10 : 8 */
  return adj_fill (
      C_ ("sums", "{attack} : {defence}"),
      (const AdjPlace[]){ { "attack", attack }, { "defence", defence }, { NULL, NULL } });
}

char *
adj_words_odds (const AdjView *view, const AdjArithmetic *sums, int column)
{
  g_autofree char *used = adj_words_column (view, column);
  g_autofree char *best = adj_words_column (view, sums->best_column);

  if (sums->best_column <= column)
    return g_steal_pointer (&used);
  /* Translators: the odds were 3-1, and the attacker chose to use 2-1 */
  return adj_fill (_ ("{best} to {used}"),
                   (const AdjPlace[]){ { "best", best }, { "used", used }, { NULL, NULL } });
}

const char *
adj_words_result_brief (int result, const AdjResultWord *word)
{
  if (result < 0 && word != NULL && *word->text != '\0')
    return word->text;
  return result >= 0 && result < ADJ_N_RESULTS ? adj_combat_results[result] : "?";
}

char *
adj_words_faces (int n, int faces)
{
  return n > 0 ? g_strdup_printf ("%d/%d", n, faces) : g_strdup (ADJ_NO_NUMBER);
}

char *
adj_words_turn (const AdjView *view, int turn)
{
  const AdjScenario *scenario = view->book->scenario;
  g_autofree char *number = g_strdup_printf ("%d", turn);

  if (turn < 1 || turn > (int) scenario->n_turns || !scenario->turns[turn - 1].night)
    return g_steal_pointer (&number);
  /* Translators: the number of a Night Game-Turn in a table */
  return adj_fill (_ ("{turn} Night"), (const AdjPlace[]){ { "turn", number }, { NULL, NULL } });
}

char *
adj_words_set_aside (const AdjView *view, const char *text)
{
  g_autofree char *order = adj_seen_order (view, text);

  return adj_fill (_ ("Set aside since a correction, for it does not fit: {order}"),
                   (const AdjPlace[]){ { "order", order }, { NULL, NULL } });
}

char *
adj_words_where (const AdjView *view, int unit)
{
  const AdjUnitState *state = &view->table->units[unit];

  switch (state->where)
    {
    case ADJ_ON_MAP:
      return adj_words_hex (view, state->hex);
    case ADJ_ELIMINATED:
      return g_strdup (C_ ("where", "eliminated"));
    case ADJ_EXITED:
      return g_strdup (C_ ("where", "exited"));
    case ADJ_ASIDE:
      return g_strdup (C_ ("where", "put aside"));
    case ADJ_WAITING:
    default:
      return g_strdup (C_ ("where", "to come"));
    }
}
