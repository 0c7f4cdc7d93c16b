/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/parse-parts-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/abbreviation.h"
#include "desk/plain.h"
#include "desk/suggest.h"
#include "desk/value.h"
#include "skirmish/eyes.h"

const char *
adj_said_keep (AdjSaidParser *self, const char *text)
{
  return g_string_chunk_insert_const (self->chunk, text);
}

gboolean
adj_said_fail (AdjSaidParser *self, char *text)
{
  return adj_phrase_fail (&self->phrase, text);
}

const AdjWord *
adj_said_peek (AdjSaidParser *self)
{
  return adj_phrase_peek (&self->phrase);
}

gboolean
adj_said_take (AdjSaidParser *self, const char *keyword)
{
  return adj_phrase_take (&self->phrase, keyword);
}

/* ---- Names ---- */

/* "Sir Gawain" is sir-gawain. NULL if nothing is left of it. */
char *
adj_said_id_of (const char *name)
{
  g_autofree char *plain = adj_plain (name);

  for (char *c = plain; *c != '\0'; c++)
    if (*c == ' ')
      *c = '-';
  return adj_value_is_name (plain, ADJ_SKIRMISH_NAME_CHARS) ? g_steal_pointer (&plain) : NULL;
}

/* A name of something new; what says of what. */
gboolean
adj_said_read_new (AdjSaidParser *self, const char *what, const char **id, const char **name)
{
  const AdjWord *word = adj_said_peek (self);
  g_autofree char *plain = word != NULL ? adj_said_id_of (word->text) : NULL;

  if (word == NULL)
    return adj_said_fail (self, g_strdup_printf (_ ("%s: a name is missing"), what));
  if (plain == NULL || !adj_value_is_text (word->text, ADJ_SKIRMISH_NAME_CHARS))
    return adj_said_fail (
        self, g_strdup_printf (_ ("%s: a name has letters, digits and / . ' -, at most %d"), what,
                               ADJ_SKIRMISH_NAME_CHARS));
  if (adj_saying_keyword (plain))
    return adj_said_fail (
        self, g_strdup_printf (_ ("'%s' is a word of the orders; take another name"), plain));
  *id = adj_said_keep (self, plain);
  if (name != NULL)
    *name = adj_said_keep (self, word->text);
  self->phrase.at++;
  return TRUE;
}

static const char *
id_at (gconstpointer state, int index)
{
  return ((const AdjSkirmishState *) state)->miniatures[index].id;
}

static const char *
group_at (gconstpointer state, int index)
{
  return ((const AdjSkirmishState *) state)->miniatures[index].group ?: "";
}

const char *
adj_said_side_at (gconstpointer state, int index)
{
  return ((const AdjSkirmishState *) state)->sides[index];
}

/* The side of those who have been named to do something; ADJ_NO_INDEX. */
static int
doers_side (const AdjSaidParser *self)
{
  g_autoptr (GArray) who =
      adj_subjects_resolve (self->state, &self->said->who, self->state->holder);

  return who->len > 0 ? self->state->miniatures[g_array_index (who, int, 0)].side : ADJ_NO_INDEX;
}

/* No name at all where the card is not one that may be meant. */
static const char *
card_at (gconstpointer data, int index)
{
  const AdjSaidParser *self = data;
  const AdjOrderCard *card = &self->state->cards[index];

  return card->side == doers_side (self) && adj_skirmish_sees_card (self->state, self->eyes, index)
             ? card->id
             : "";
}

/* The group that a word is a beginning of, where it is no other's. */
static const char *
find_group (const AdjSkirmishState *state, const char *id)
{
  const char *found = NULL;
  gsize length = strlen (id);

  for (int i = 0; i < state->n_miniatures; i++)
    {
      const char *group = group_at (state, i);

      if (g_str_equal (group, id))
        return group;
      if (length >= 2 && strncmp (group, id, length) == 0)
        {
          if (found != NULL && found != group)
            return NULL;
          found = group;
        }
    }
  return found;
}

/* The whole of a figure's name, of a group's, a beginning of the one, of the other. */
static gboolean
find_subject (const AdjSkirmishState *state, const char *text, AdjNamed *subject)
{
  g_autofree char *id = adj_said_id_of (text);
  int found = id != NULL ? adj_abbreviation_find (id, 2, id_at, state, state->n_miniatures) : -1;
  const char *group = id != NULL ? find_group (state, id) : NULL;

  *subject = (AdjNamed){ NULL, ADJ_NO_INDEX };
  if (group != NULL &&
      (found < 0 || (g_str_equal (group, id) && !g_str_equal (state->miniatures[found].id, id))))
    subject->group = group;
  else if (found >= 0)
    subject->miniature = found;
  return subject->group != NULL || subject->miniature >= 0;
}

/* The figures that a word may be, for a complaint. */
char *
adj_said_nobody (const AdjSkirmishState *state, const char *text)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const char *meant;

  for (int i = 0; i < state->n_miniatures; i++)
    g_ptr_array_add (ids, (gpointer) state->miniatures[i].id);
  g_ptr_array_add (ids, NULL);
  meant = adj_suggest (text, (const char *const *) ids->pdata);
  return meant != NULL
             ? g_strdup_printf (_ ("there is no figure '%s'; did you mean %s?"), text, meant)
             : g_strdup_printf (_ ("there is no figure or group '%s', or there are several"), text);
}

static gboolean
push (AdjSaidParser *self, AdjSubjects *subjects, AdjNamed subject)
{
  if (subjects->n == ADJ_MAX_SUBJECTS)
    return adj_said_fail (self,
                          g_strdup_printf (_ ("an order names at most %d figures; use their group"),
                                           ADJ_MAX_SUBJECTS));
  subjects->list[subjects->n++] = subject;
  self->phrase.at++;
  return TRUE;
}

/* Figures, groups and "all", as many as come; groups: whether those will do. Stops, without an
 * error, at the first word that is nobody. */
static gboolean
read_some (AdjSaidParser *self, AdjSubjects *subjects, gboolean groups)
{
  const AdjWord *word;

  while ((word = adj_said_peek (self)) != NULL)
    {
      AdjNamed subject = { NULL, ADJ_NO_INDEX };
      gboolean all = groups && !word->quoted && g_ascii_strcasecmp (word->text, "all") == 0;

      if (!all &&
          ((!word->quoted && adj_saying_keyword (word->text)) ||
           !find_subject (self->state, word->text, &subject) || (!groups && subject.group != NULL)))
        return TRUE;
      if (!push (self, subjects, subject))
        return FALSE;
    }
  return TRUE;
}

gboolean
adj_said_read_at_least_one (AdjSaidParser *self, AdjSubjects *subjects, gboolean groups)
{
  if (!read_some (self, subjects, groups))
    return FALSE;
  if (subjects->n > 0)
    return TRUE;
  return adj_said_fail (self, adj_said_peek (self) != NULL
                                  ? adj_said_nobody (self->state, adj_said_peek (self)->text)
                                  : g_strdup (_ ("a figure is missing: its name, or its group's")));
}

gboolean
adj_said_read_one (AdjSaidParser *self)
{
  AdjNamed subject;
  const AdjWord *word = adj_said_peek (self);

  if (word == NULL)
    return adj_said_fail (self, g_strdup (_ ("a figure is missing: its name")));
  if (!find_subject (self->state, word->text, &subject) || subject.group != NULL)
    return adj_said_fail (self, adj_said_nobody (self->state, word->text));
  return push (self, &self->said->who, subject);
}

gboolean
adj_said_read_side (AdjSaidParser *self)
{
  const AdjWord *word = adj_said_peek (self);
  g_autofree char *id = word != NULL ? adj_said_id_of (word->text) : NULL;
  int found = ADJ_NO_INDEX;

  if (id != NULL)
    found = adj_abbreviation_find (id, 1, adj_said_side_at, self->state, self->state->n_sides);
  if (found < 0 && self->state->n_sides < ADJ_SKIRMISH_SIDES)
    return adj_said_fail (self, g_strdup (_ ("which side? both have to have a figure first")));
  if (found < 0)
    return adj_said_fail (self, g_strdup_printf (_ ("which side? %s or %s"), self->state->sides[0],
                                                 self->state->sides[1]));
  self->said->side = self->state->sides[found];
  self->phrase.at++;
  return TRUE;
}

gboolean
adj_said_read_card (AdjSaidParser *self)
{
  const AdjWord *word = adj_said_peek (self);
  g_autofree char *id = word != NULL ? adj_said_id_of (word->text) : NULL;

  self->said->card =
      id != NULL ? adj_abbreviation_find (id, 2, card_at, self, self->state->n_cards) : -1;
  if (self->said->card < 0)
    return adj_said_fail (
        self, g_strdup_printf (_ ("there is no card '%s'"), word != NULL ? word->text : ""));
  self->phrase.at++;
  return TRUE;
}

/* The rest of the line from a place on; what says what is missing. */
gboolean
adj_said_read_rest (AdjSaidParser *self, gsize start, gsize end, char *missing, const char **text)
{
  g_autofree char *why = missing;
  g_autofree char *rest = g_strstrip (g_strndup (self->phrase.text + start, end - start));

  if (*rest == '\0')
    return adj_phrase_fail_at (&self->phrase, start, 0, g_steal_pointer (&why));
  if (!adj_value_is_text (rest, ADJ_SKIRMISH_CHARS) ||
      (self->said->saying == ADJ_SAY_CARD && strchr (rest, '"') != NULL))
    return adj_phrase_fail_at (
        &self->phrase, start, end - start,
        g_strdup_printf (_ ("a text has at most %d characters, and on a card no quotation marks"),
                         ADJ_SKIRMISH_CHARS));
  *text = adj_said_keep (self, rest);
  self->phrase.at = self->phrase.words.n;
  return TRUE;
}

/* Where the next word begins. */
gsize
adj_said_place (AdjSaidParser *self)
{
  return adj_said_peek (self) != NULL ? adj_said_peek (self)->start : self->phrase.words.end;
}
