/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/find.h"

#include <string.h>

#include "rules/cavalry-slip.h"
#include "rules/charge.h"
#include "rules/debts.h"
#include "rules/entrenchment.h"
#include "rules/entry.h"

/* ---- What a verb concerns ---- */

static gboolean
has_retreat_to_make (const AdjField *field, int unit)
{
  return adj_debt_find (field->table, ADJ_DEBT_RETREAT, unit, ADJ_NO_HEX) != NULL ||
         adj_debt_find (field->table, ADJ_DEBT_REPULSE, unit, ADJ_NO_HEX) != NULL ||
         adj_cavalry_may_ask (field, unit) ||
         adj_table_has (field->table, unit, ADJ_FACT_MUST_LEAVE | ADJ_FACT_MAY_GO_BACK) ||
         adj_field_arm (field, unit)->flees;
}

static gboolean
attacks_in_battle (const AdjField *field, int unit)
{
  const AdjBattle *battle = &field->table->battle;

  for (guint i = 0; i < battle->n_attackers; i++)
    if (battle->attackers[i].unit == unit)
      return TRUE;
  return FALSE;
}

/* That it is a dummy is for its owner to know, so dummies count as well (Y 5.49). */
static gboolean
may_dig (const AdjField *field, int unit)
{
  const char *row;
  AdjReason bar = adj_entrenchment_bar (field, unit, &row);

  return (bar == ADJ_N_REASONS || bar == ADJ_REASON_DUMMY_DIGS) &&
         adj_table_marker (field->table, field->table->units[unit].hex) == NULL;
}

static gboolean
is_concerned (const AdjField *field, AdjVerb verb, int unit)
{
  const AdjUnitState *state = &field->table->units[unit];
  gboolean on_map = state->where == ADJ_ON_MAP;
  gboolean own = adj_table_is_phasing (field->table, state->side);

  switch ((int) verb)
    {
    case ADJ_VERB_MOVE:
    case ADJ_VERB_EXIT:
    case ADJ_VERB_ATTACK:
      return on_map && own;
    case ADJ_VERB_CHARGE:
      return on_map && own && adj_may_charge (field, unit);
    case ADJ_VERB_SUPPORT:
      return on_map && !own && adj_field_arm (field, unit)->bombards;
    case ADJ_VERB_ENTER:
      return state->where == ADJ_WAITING && own && adj_is_due (field, unit);
    case ADJ_VERB_RETREAT:
      return on_map && has_retreat_to_make (field, unit);
    case ADJ_VERB_DISPLACE:
      return on_map && adj_debt_find (field->table, ADJ_DEBT_DISPLACE, unit, state->hex) != NULL;
    case ADJ_VERB_ADVANCE:
      return on_map && state->side == adj_victor (field->table);
    case ADJ_VERB_ENTRENCH:
      return on_map && own && may_dig (field, unit);
    case ADJ_VERB_INITIATIVE:
      return state->where == ADJ_WAITING;
    case ADJ_VERB_DRIFT:
      return on_map && own && state->control == ADJ_CONTROL_LOST;
    case ADJ_VERB_LOSE:
      return on_map && attacks_in_battle (field, unit);
    default:
      return TRUE;
    }
}

/* What a unit is must not be told by what it is offered for: only what everybody sees of it
 * counts. */
static gboolean
seems_concerned (const AdjField *field, AdjVerb verb, int unit)
{
  const AdjUnitState *state = &field->table->units[unit];
  gboolean on_map = state->where == ADJ_ON_MAP;
  gboolean own = adj_table_is_phasing (field->table, state->side);

  switch ((int) verb)
    {
    case ADJ_VERB_CHARGE:
    case ADJ_VERB_ENTRENCH:
      return on_map && own;
    case ADJ_VERB_SUPPORT:
      return on_map && !own;
    case ADJ_VERB_ENTER:
      return state->where == ADJ_WAITING && own;
    case ADJ_VERB_RETREAT:
      return adj_debt_find (field->table, ADJ_DEBT_RETREAT, unit, ADJ_NO_HEX) != NULL ||
             adj_debt_find (field->table, ADJ_DEBT_REPULSE, unit, ADJ_NO_HEX) != NULL;
    default:
      return is_concerned (field, verb, unit);
    }
}

gboolean
adj_verb_concerns (const AdjField *field, const AdjView *view, AdjVerb verb, int unit)
{
  return adj_view_knows (view, unit) ? is_concerned (field, verb, unit)
                                     : seems_concerned (field, verb, unit);
}

/* ---- Names ---- */

static char
folded (char c)
{
  return c == ' ' ? '-' : g_ascii_tolower (c);
}

/* How many characters the name begins with of the word, and whether that is all of both. */
static gboolean
begins (const char *name, const char *word, gsize length, gboolean *exact)
{
  for (gsize i = 0; i < length; i++)
    if (name[i] == '\0' || folded (name[i]) != folded (word[i]))
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
    if (folded (*p) == '-' && begins (p + 1, word, length, &exact))
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

static int
match (const AdjView *view, int unit, const char *word, gsize length)
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
  return has_word (adj_view_unit_name (view, unit), word, length) ? WORD : NOT_AT_ALL;
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

/* Those of the best quality there is, which is at least that. */
static void
search (const AdjField *field,
        const AdjView *view,
        AdjVerb verb,
        const Wanted *wanted,
        int least,
        gboolean concerned,
        AdjFound *found)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = adj_view_units (view, units);
  int best = least;

  found->n = 0;
  for (guint i = 0; i < n; i++)
    {
      int unit = units[i];
      int quality = match (view, unit, wanted->name, wanted->length);

      if (quality < best || !is_wanted (field, wanted, unit) ||
          (concerned && !adj_verb_concerns (field, view, verb, unit)))
        continue;
      if (quality > best)
        {
          best = quality;
          found->n = 0;
        }
      if (found->n < ADJ_MAX_FOUND)
        found->units[found->n++] = (guint16) unit;
    }
}

void
adj_find_units (
    const AdjField *field, const AdjView *view, AdjVerb verb, const char *word, AdjFound *found)
{
  Wanted wanted = read_word (field, word);

  found->n = 0;
  for (int least = DESIGNATION; least >= WORD && !wanted.bad && found->n == 0; least--)
    {
      search (field, view, verb, &wanted, least, TRUE, found);
      if (found->n == 0)
        search (field, view, verb, &wanted, least, FALSE, found);
    }
}
