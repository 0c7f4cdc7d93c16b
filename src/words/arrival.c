/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/arrival.h"

#include <glib/gi18n-lib.h>

#include "desk/value.h"
#include "words/fill.h"
#include "words/place.h"

#define MOST_NAMED 4 /* more names than that nobody reads above a board */

/* The first few by name, the others by number. */
static char *
name_some (const AdjView *view, const guint16 *units, guint n_units)
{
  guint named = n_units <= MOST_NAMED ? n_units : MOST_NAMED - 1;
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *more = g_strdup_printf ("%u", n_units - named);

  if (named == n_units)
    return adj_words_units (view, units, n_units);
  for (guint i = 0; i < named; i++)
    {
      g_autofree char *name = adj_words_unit (view, units[i]);

      g_string_append (names, i > 0 ? C_ ("list", ", ") : "");
      g_string_append (names, name);
    }
  return adj_fill (
      /* Translators: the end of a list that is too long to be read out: "A, B, C and 9 more" */
      _ ("{names} and {count} more"),
      (const AdjPlace[]){ { "names", names->str }, { "count", more }, { NULL, NULL } });
}

char *
adj_words_arriving (const AdjView *view, const guint16 *units, guint n_units)
{
  g_autofree char *names = NULL;
  g_autofree char *side = NULL;
  g_autofree char *count = g_strdup_printf ("%u", n_units);

  g_return_val_if_fail (n_units > 0, NULL);

  names = name_some (view, units, n_units);
  side = adj_words_side (view, view->table->units[units[0]].side);
  return adj_fill (ngettext ("{count} unit arrives for {side}: {names}",
                             "{count} units arrive for {side}: {names}", n_units),
                   (const AdjPlace[]){
                       { "count", count }, { "side", side }, { "names", names }, { NULL, NULL } });
}

char *
adj_words_dummies (const AdjView *view, int n, const AdjHex *entries, guint n_entries)
{
  g_autofree char *count = g_strdup_printf ("%d", n);
  g_autofree char *hexes = adj_words_either_hex (view, entries, n_entries);

  return adj_fill_row (
      adj_fill (ngettext ("{count} dummy may come along by {hexes}",
                          "{count} dummies may come along by {hexes}", (unsigned long) n),
                (const AdjPlace[]){ { "count", count }, { "hexes", hexes }, { NULL, NULL } }),
      "Y 11.55");
}

char *
adj_words_not_entered (const AdjView *view, const guint16 *units, guint n_units)
{
  g_autofree char *names = name_some (view, units, n_units);

  return adj_fill (_ ("Not yet brought on: {names}"),
                   (const AdjPlace[]){ { "names", names }, { NULL, NULL } });
}

char *
adj_words_due (const AdjView *view, int side, int turn)
{
  int now = view->table->turn;
  g_autofree char *who = adj_words_side (view, side);
  g_autofree char *number = g_strdup_printf ("%d", turn);
  g_autofree char *wait = g_strdup_printf ("%d", turn - now);
  const AdjPlace places[] = {
    { "side", who }, { "turn", number }, { "wait", wait }, { NULL, NULL }
  };

  if (turn == 0)
    return adj_fill (_ ("{side}, turn not known"), places);
  if (turn < now)
    return adj_fill (_ ("{side}, overdue since Turn {turn}"), places);
  if (turn == now)
    return adj_fill (_ ("{side}, due this turn"), places);
  return adj_fill (ngettext ("{side}, Turn {turn}, the next",
                             "{side}, Turn {turn}, {wait} from now", (unsigned long) (turn - now)),
                   places);
}

char *
adj_words_column_cost (int cost, int left)
{
  g_autofree char *paid = adj_value_say_mp (cost);
  g_autofree char *rest = left >= 0 ? adj_value_say_mp (left) : NULL;

  return adj_fill (
      /* Translators: what entering costs a reinforcement in its place of the column, and what is
         left of its movement points */
      _ ("pays {cost} MP, {left} left"),
      (const AdjPlace[]){ { "cost", paid }, { "left", rest }, { NULL, NULL } });
}

static char *
fill_entry (const AdjView *view, const char *sentence, AdjHex hex, int unit)
{
  g_autofree char *number = adj_words_hex (view, hex);
  g_autofree char *name = unit >= 0 ? adj_words_unit (view, unit) : NULL;

  return adj_fill (sentence,
                   (const AdjPlace[]){ { "hex", number }, { "unit", name }, { NULL, NULL } });
}

char *
adj_words_entry_free (const AdjView *view, AdjHex hex)
{
  g_autofree char *named = adj_words_hex_named (view, hex);

  return adj_fill (_ ("{hex} is free"), (const AdjPlace[]){ { "hex", named }, { NULL, NULL } });
}

char *
adj_words_entry_taken (const AdjView *view, AdjHex hex, int friend_unit)
{
  return adj_words_cite (
      view, fill_entry (view, _ ("{unit} must first make room in {hex}"), hex, friend_unit),
      "BG 15.1");
}

char *
adj_words_entry_held (const AdjView *view, AdjHex hex, int enemy_unit)
{
  return adj_words_cite (view, fill_entry (view, _ ("{unit} holds {hex}"), hex, enemy_unit),
                         "BG 15.5");
}

char *
adj_words_entry_barred (const AdjView *view, AdjHex hex, int friend_unit)
{
  return adj_words_cite (view, fill_entry (view, _ ("{unit} holds {hex}"), hex, friend_unit),
                         "BG 15.5b");
}

char *
adj_words_entry_in_zone (const AdjView *view, AdjHex hex)
{
  return adj_words_cite (
      view, fill_entry (view, _ ("{hex} is in an enemy zone of control at night"), hex, -1),
      "BG 10.2");
}
