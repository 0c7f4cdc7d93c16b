/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/place.h"

#include <glib/gi18n-lib.h>

#include "table/unit.h"
#include "words/bidi.h"
#include "words/fill.h"
#include "words/printed.h"

static gboolean
shares_name (const AdjView *view, int unit)
{
  const AdjScenario *scenario = view->book->scenario;

  if (!adj_unit_is_printed (view->book, unit))
    return FALSE;
  for (int other = 0; other < (int) scenario->n_units; other++)
    if (other != unit && g_str_equal (scenario->units[other].name, scenario->units[unit].name))
      return TRUE;
  return FALSE;
}

/* The part of the id beyond the name, which orders write in lower case and with hyphens; NULL if it
 * begins otherwise. */
static const char *
beyond_name (const char *id, const char *name)
{
  for (; *name != '\0'; id++, name++)
    if (*id != (*name == ' ' ? '-' : g_ascii_tolower (*name)))
      return NULL;
  return id;
}

/* "Anderson-6": orders know it by that, too. */
static char *
told_apart (const char *id, const char *name)
{
  const char *rest = beyond_name (id, name);

  return rest != NULL ? g_strconcat (name, rest, NULL) : g_strdup (id);
}

char *
adj_words_unit (const AdjView *view, int unit)
{
  const char *name = adj_view_unit_name (view, unit);

  if (adj_view_knows (view, unit) && shares_name (view, unit))
    return told_apart (adj_view_unit_id (view, unit), name);
  return g_strdup (name);
}

static const char *
and_last (void)
{
  /* Translators: the end of a list of units or hexes */
  return _ ("{list} and {last}");
}

/* Takes the names over. end: of a list, with places for what comes before and for the last. */
static char *
join (GPtrArray *names, const char *end)
{
  g_autoptr (GPtrArray) owned = names;
  GString *all = g_string_new (NULL);
  g_autofree char *list = NULL;

  for (guint i = 0; i + 1 < owned->len; i++)
    {
      g_autofree char *name = adj_bidi_isolate (g_ptr_array_index (owned, i));

      if (i > 0)
        /* Translators: between the members of a list but the last two */
        g_string_append (all, C_ ("list", ", "));
      g_string_append (all, name);
    }
  list = g_string_free (all, FALSE);
  if (owned->len < 2)
    return g_strdup (owned->len == 1 ? g_ptr_array_index (owned, 0) : "");
  return adj_fill (end, (const AdjPlace[]){ { "list", list },
                                            { "last", g_ptr_array_index (owned, owned->len - 1) },
                                            { NULL, NULL } });
}

char *
adj_words_list (GPtrArray *names)
{
  return join (names, and_last ());
}

char *
adj_words_units (const AdjView *view, const guint16 *units, guint n_units)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_units; i++)
    g_ptr_array_add (names, adj_words_unit (view, units[i]));
  return adj_words_list (names);
}

char *
adj_words_counter (const AdjView *view, int unit)
{
  const AdjUnitState *state = &view->table->units[unit];
  g_autofree char *points = state->strength == ADJ_STRENGTH_UNKNOWN
                                ? g_strdup ("?")
                                : g_strdup_printf ("%d", state->strength);

  /* Y 11.52: all there is of a dummy is its back. */
  if (!adj_view_knows (view, unit) || adj_table_is_dummy (view->table, unit))
    return g_strdup (_ ("face down"));
  return adj_fill (
      /* Translators: a counter's arm and its strength: "Infantry 5" */
      C_ ("counter", "{arm} {points}"),
      (const AdjPlace[]){ { "arm", adj_words_printed (view->book->ruleset->arms[state->arm].name) },
                          { "points", points },
                          { NULL, NULL } });
}

char *
adj_words_hex (const AdjView *view, AdjHex hex)
{
  return g_strdup_printf ("%04d", view->book->hexes[hex].id);
}

char *
adj_words_hex_named (const AdjView *view, AdjHex hex)
{
  g_autofree char *number = adj_words_hex (view, hex);
  const AdjMapHex *printed = adj_scenario_hex (view->book->scenario, view->book->hexes[hex].id);

  if (printed == NULL || printed->name == NULL)
    return g_steal_pointer (&number);
  /* Translators: a hex and what the map calls it: 2311 (Dyer's Bridge) */
  return adj_fill (
      C_ ("hex", "{number} ({name})"),
      (const AdjPlace[]){ { "number", number }, { "name", printed->name }, { NULL, NULL } });
}

static char *
join_hexes (const AdjView *view, const AdjHex *hexes, guint n_hexes, const char *end)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_hexes; i++)
    g_ptr_array_add (names, adj_words_hex (view, hexes[i]));
  return join (names, end);
}

char *
adj_words_hexes (const AdjView *view, const AdjHex *hexes, guint n_hexes)
{
  return join_hexes (view, hexes, n_hexes, and_last ());
}

char *
adj_words_either_hex (const AdjView *view, const AdjHex *hexes, guint n_hexes)
{
  /* Translators: the end of a list of hexes to choose from */
  return join_hexes (view, hexes, n_hexes, _ ("{list} or {last}"));
}

char *
adj_words_path (const AdjView *view, const AdjHex *hexes, guint n_hexes)
{
  GString *path = g_string_new (NULL);

  for (guint i = 0; i < n_hexes; i++)
    g_string_append_printf (path, "%s%04d", i > 0 ? "-" : "", view->book->hexes[hexes[i]].id);
  return g_string_free (path, FALSE);
}

char *
adj_words_side (const AdjView *view, int side)
{
  return g_strdup (side == ADJ_NO_SIDE
                       ? C_ ("side", "nobody")
                       : adj_words_printed (view->book->scenario->sides[side].name));
}

/* The sides of the books that come with the program; those of others have no article. */
static const char *
with_article (const char *name, gboolean begins)
{
  static const struct
  {
    const char *name;
    const char *inside;
    const char *beginning;
  } sides[] = {
    /* Translators: the name of a side inside a sentence, with its article if your language has it:
     * first moves the Union */
    { "Union", NC_ ("side-within", "Union"), NC_ ("side-first", "Union") },
    /* Translators: the name of a side inside a sentence, with its article */
    { "Confederate", NC_ ("side-within", "Confederate"), NC_ ("side-first", "Confederate") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    if (g_str_equal (sides[i].name, name))
      return begins ? g_dpgettext2 (GETTEXT_PACKAGE, "side-first", sides[i].beginning)
                    : g_dpgettext2 (GETTEXT_PACKAGE, "side-within", sides[i].inside);
  return adj_words_printed (name);
}

char *
adj_words_the_side (const AdjView *view, int side, gboolean begins)
{
  return side == ADJ_NO_SIDE
             ? adj_words_side (view, side)
             : g_strdup (with_article (view->book->scenario->sides[side].name, begins));
}

char *
adj_words_lift (const AdjView *view, int side)
{
  g_autofree char *name = adj_words_side (view, side);

  return adj_fill (
      /* Translators: a button that shows what only that side's player may see */
      _ ("{side} only: press to look"), (const AdjPlace[]){ { "side", name }, { NULL, NULL } });
}

char *
adj_words_cite (const AdjView *view, char *sentence, const char *row)
{
  return adj_fill_row (sentence, adj_ruleset_cite (view->book->ruleset, row, NULL).row);
}

char *
adj_words_result (int result)
{
  switch (result)
    {
    case ADJ_RESULT_AE:
      return g_strdup (_ ("Ae, attacker eliminated"));
    case ADJ_RESULT_AR:
      return g_strdup (_ ("Ar, attacker retreats"));
    case ADJ_RESULT_EX:
      return g_strdup (_ ("Ex, exchange"));
    case ADJ_RESULT_DR:
      return g_strdup (_ ("Dr, defender retreats"));
    case ADJ_RESULT_DE:
    default:
      return g_strdup (_ ("De, defender eliminated"));
    }
}

char *
adj_words_column (const AdjView *view, int column)
{
  if (column < 0 || column >= (int) view->book->ruleset->n_columns)
    return g_strdup ("?");
  return adj_column_to_string (&view->book->ruleset->columns[column]);
}
