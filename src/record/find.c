/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/find.h"

#include <string.h>

#include "record/verb.h"

/* A unit must not be told by what it is offered for: of one that is not known, only what everybody
 * sees of it counts. */
static gboolean
concerns (const AdjVerbRow *row, const AdjField *field, const AdjView *view, int unit)
{
  if (row->seems != NULL && !adj_view_knows (view, unit))
    return row->seems (field, unit);
  return row->concerns == NULL || row->concerns (field, unit);
}

gboolean
adj_verb_concerns (const AdjField *field, const AdjView *view, AdjVerb verb, int unit)
{
  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (view != NULL, FALSE);

  return concerns (adj_verb_row (verb), field, view, unit);
}

/* ---- Names ---- */

static char
spelling (char c)
{
  return c == ' ' ? '-' : g_ascii_tolower (c);
}

/* How many characters the name begins with of the word, and whether that is all of both. */
static gboolean
begins (const char *name, const char *word, gsize length, gboolean *exact)
{
  for (gsize i = 0; i < length; i++)
    if (name[i] == '\0' || spelling (name[i]) != spelling (word[i]))
      return FALSE;
  *exact = name[length] == '\0';
  return TRUE;
}

/* A later word of the name begins so: "train" for the Union Supply Train. What begins with a digit
 * is no word but one of the numbers that so many designations are made of. */
static gboolean
has_word (const char *name, const char *word, gsize length)
{
  gboolean exact;

  if (length == 0 || g_ascii_isdigit (*word))
    return FALSE;
  for (const char *p = name; *p != '\0'; p++)
    if (spelling (*p) == '-' && begins (p + 1, word, length, &exact))
      return TRUE;
  return FALSE;
}

/* How well a word fits a unit. */
enum
{
  NOT_AT_ALL,
  WORD,
  BEGINNING,
  DESIGNATION,
  ID,
};

/* least: less is no better than nothing, and not looked for. */
static int
match (const AdjView *view, int unit, const char *word, gsize length, int least)
{
  gboolean id_exact = FALSE;
  gboolean name_exact = FALSE;
  gboolean id = begins (adj_view_unit_id (view, unit), word, length, &id_exact);
  gboolean name = begins (adj_view_unit_name (view, unit), word, length, &name_exact);

  if (adj_table_has (view->table, unit, ADJ_FACT_FACE_DOWN) && !id_exact)
    id |= begins (adj_view_alias (view->book, view->table, unit), word, length, &id_exact);
  if (id && id_exact)
    return ID;
  if (name && name_exact)
    return DESIGNATION;
  if (id || name)
    return BEGINNING;
  return least <= WORD && has_word (adj_view_unit_name (view, unit), word, length) ? WORD
                                                                                   : NOT_AT_ALL;
}

typedef struct
{
  const char *name;
  gsize length;
  int side;     /* ADJ_NO_SIDE: either */
  AdjHex hex;   /* ADJ_NO_HEX: anywhere */
  gboolean bad; /* a side or hex that is not there */
} Wanted;

static int
find_side (const AdjField *field, const char *word, gsize length)
{
  int found = ADJ_NO_SIDE;

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      gboolean exact;

      if (begins (field->book->scenario->sides[side].id, word, length, &exact))
        found = found == ADJ_NO_SIDE ? side : ADJ_SIDES;
    }
  return found == ADJ_SIDES ? ADJ_NO_SIDE : found;
}

static Wanted
read_word (const AdjField *field, const char *word)
{
  const char *colon = strchr (word, ':');
  const char *at = strchr (word, '@');
  Wanted wanted = { .name = word, .side = ADJ_NO_SIDE, .hex = ADJ_NO_HEX };

  if (colon != NULL && (at == NULL || colon < at))
    {
      wanted.side = find_side (field, word, (gsize) (colon - word));
      wanted.bad = colon == word || wanted.side == ADJ_NO_SIDE;
      wanted.name = colon + 1;
    }
  wanted.length = at != NULL ? (gsize) (at - wanted.name) : strlen (wanted.name);
  if (at != NULL)
    {
      wanted.hex = adj_book_hex (field->book, adj_hex_parse (at + 1));
      wanted.bad |= wanted.hex == ADJ_NO_HEX;
    }
  wanted.bad |= wanted.length == 0;
  return wanted;
}

static gboolean
is_wanted (const AdjField *field, const Wanted *wanted, int unit)
{
  const AdjUnitState *state = &field->table->units[unit];

  return (wanted->side == ADJ_NO_SIDE || state->side == wanted->side) &&
         (wanted->hex == ADJ_NO_HEX || state->hex == wanted->hex);
}

/* Those of the best quality there is, which is at least that, in the order that the eyes see. row:
 * whom that verb concerns; NULL: anybody. */
static void
search (const AdjField *field,
        const AdjView *view,
        const AdjVerbRow *row,
        const Wanted *wanted,
        int least,
        AdjFound *found)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = 0;
  int best = least;

  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      int quality = match (view, unit, wanted->name, wanted->length, best);

      if (quality < best || !is_wanted (field, wanted, unit) ||
          (row != NULL && !concerns (row, field, view, unit)))
        continue;
      if (quality > best)
        {
          best = quality;
          n = 0;
        }
      units[n++] = (guint16) unit;
    }
  adj_view_sort (view, units, n);
  found->n = MIN (n, ADJ_MAX_FOUND);
  memcpy (found->units, units, found->n * sizeof *units);
}

void
adj_find_units (
    const AdjField *field, const AdjView *view, AdjVerb verb, const char *word, AdjFound *found)
{
  Wanted wanted;

  g_return_if_fail (field != NULL);
  g_return_if_fail (view != NULL);
  g_return_if_fail (word != NULL);
  g_return_if_fail (found != NULL);

  wanted = read_word (field, word);
  found->n = 0;
  for (int least = DESIGNATION; least >= WORD && !wanted.bad && found->n == 0; least--)
    {
      search (field, view, adj_verb_row (verb), &wanted, least, found);
      if (found->n == 0)
        search (field, view, NULL, &wanted, least, found);
    }
}
