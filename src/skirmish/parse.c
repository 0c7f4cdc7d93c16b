/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/abbreviation.h"
#include "desk/suggest.h"
#include "desk/value.h"
#include "skirmish/parse-parts-private.h"

/* ---- Figures and cards ---- */

static gboolean
read_quality (AdjSaidParser *self)
{
  const AdjWord *word = adj_said_peek (self);
  g_autofree const char **ids = adj_skirmish_quality_ids (self->rules);
  g_autofree char *all = g_strjoinv (", ", (char **) ids);
  const char *meant;

  self->said->quality = word != NULL ? adj_skirmish_quality (self->rules, word->text) : -1;
  if (self->said->quality >= 0)
    {
      self->phrase.at++;
      return TRUE;
    }
  meant = word != NULL ? adj_suggest (word->text, ids) : NULL;
  return adj_said_fail (
      self, meant != NULL ? g_strdup_printf (_ ("there is no quality '%s'; did you mean %s?"),
                                             word->text, meant)
                          : g_strdup_printf (_ ("how good is it? %s"), all));
}

static gboolean
read_leader (AdjSaidParser *self)
{
  const AdjWord *word = adj_said_peek (self);
  g_autofree const char **ids = adj_skirmish_leadership_ids (self->rules);
  g_autofree char *all = g_strjoinv (", ", (char **) ids);
  const char *meant;

  self->said->leader = word != NULL ? adj_skirmish_leadership (self->rules, word->text) : -1;
  if (self->said->leader >= 0)
    {
      self->phrase.at++;
      return TRUE;
    }
  meant = word != NULL ? adj_suggest (word->text, ids) : NULL;
  return adj_said_fail (
      self, meant != NULL ? g_strdup_printf (_ ("there is no leader '%s'; did you mean %s?"),
                                             word->text, meant)
                          : g_strdup_printf (_ ("how good a leader? %s"), all));
}

static gboolean
read_copies (AdjSaidParser *self)
{
  const AdjWord *word = adj_said_peek (self);

  if (!adj_value_parse_int (word->text + 1, 2, ADJ_MAX_COPIES, &self->said->copies))
    return adj_said_fail (self, g_strdup_printf (_ ("how many alike? x2 to x%d"), ADJ_MAX_COPIES));
  self->phrase.at++;
  return TRUE;
}

/* A side that is there, or a new one while there are not two. */
static gboolean
read_figure_side (AdjSaidParser *self)
{
  const AdjWord *word = adj_said_peek (self);
  g_autofree char *id = word != NULL ? adj_said_id_of (word->text) : NULL;
  int n = self->state->n_sides;
  int found = id != NULL
                  ? adj_abbreviation_find (id, n < 2 ? 40 : 1, adj_said_side_at, self->state, n)
                  : -1;

  if (found < 0 && n < ADJ_SKIRMISH_SIDES)
    return adj_said_read_new (self, _ ("side"), &self->said->side, NULL);
  return adj_said_read_side (self);
}

static gboolean
parse_figure (AdjSaidParser *self)
{
  AdjSaid *said = self->said;
  const AdjWord *word;

  if (!adj_said_read_new (self, _ ("figure"), &said->id, &said->name) || !read_figure_side (self) ||
      !read_quality (self))
    return FALSE;
  while ((word = adj_said_peek (self)) != NULL)
    {
      int missile = adj_skirmish_missile (self->rules, word->text);

      if (adj_said_take (self, "leader"))
        {
          if (!read_leader (self))
            return FALSE;
        }
      else if (adj_said_take (self, "group"))
        {
          if (!adj_said_read_new (self, _ ("group"), &said->group, NULL))
            return FALSE;
        }
      else if (word->text[0] == 'x' && g_ascii_isdigit (word->text[1]))
        {
          if (!read_copies (self))
            return FALSE;
        }
      else if (missile >= 0)
        {
          said->missile = missile;
          self->phrase.at++;
        }
      else
        return adj_said_fail (
            self,
            g_strdup_printf (_ ("'%s' is no leader, missile weapon, group or xN"), word->text));
    }
  return TRUE;
}

/* "card ID SIDE FIGURE... : OBJECTIVE if CONDITION". The colon has been made a blank. */
static gboolean
parse_card (AdjSaidParser *self, gsize colon)
{
  const char *text = self->phrase.text;
  gsize end = MAX (self->phrase.words.end, MIN (colon + 1, self->phrase.length));
  const char *found;
  gsize behind = end;

  if (!adj_said_read_new (self, _ ("card"), &self->said->id, NULL) || !adj_said_read_side (self))
    return FALSE;
  while (self->phrase.words.n > self->phrase.at &&
         self->phrase.words.words[self->phrase.words.n - 1].start >= colon)
    self->phrase.words.n--;
  if (!adj_said_read_at_least_one (self, &self->said->who, FALSE))
    return FALSE;
  if (adj_said_peek (self) != NULL)
    return adj_said_fail (self, adj_said_nobody (self->state, adj_said_peek (self)->text));
  if (colon >= self->phrase.length)
    return adj_phrase_fail_at (
        &self->phrase, end, 0,
        g_strdup (_ ("a colon and the objective are missing: an order with no specific objective "
                     "is no card (L 9)")));
  found = g_strstr_len (text + colon, (gssize) (end - colon), " if ");
  if (found != NULL)
    {
      behind = (gsize) (found - text);
      if (!adj_said_read_rest (self, behind + strlen (" if "), end, g_strdup (_ ("if what?")),
                               &self->said->condition))
        return FALSE;
    }
  return adj_said_read_rest (
      self, colon + 1, MAX (behind, colon + 1),
      g_strdup (_ ("the objective is missing: an order with no specific objective is no card "
                   "(L 9)")),
      &self->said->text);
}

/* ---- Doing something ---- */

static gboolean
read_doing (AdjSaidParser *self)
{
  const AdjWord *word = adj_said_peek (self);
  const char *meant;

  if (word == NULL)
    return adj_said_fail (self,
                          g_strdup (_ ("what do they do? march, melee, shoot, escape, to-me ...")));
  if (!word->quoted)
    for (int i = ADJ_DOING_MARCH; i < ADJ_DOING_OWN; i++)
      if (g_ascii_strcasecmp (adj_doing_words[i], word->text) == 0)
        {
          self->said->doing = (AdjDoing) i;
          self->phrase.at++;
          return TRUE;
        }
  meant = !word->quoted ? adj_suggest (word->text, adj_doing_words) : NULL;
  if (meant != NULL)
    return adj_said_fail (self,
                          g_strdup_printf (_ ("did you mean %s? A word of your own that is like it "
                                              "stands in quotation marks"),
                                           meant));
  if (!adj_value_is_text (word->text, ADJ_SKIRMISH_NAME_CHARS) ||
      (!word->quoted && adj_saying_keyword (word->text)))
    return adj_said_fail (self, adj_said_nobody (self->state, word->text));
  self->said->doing = ADJ_DOING_OWN;
  self->said->word = adj_said_keep (self, word->text);
  self->phrase.at++;
  return TRUE;
}

static gboolean
read_inches (AdjSaidParser *self)
{
  do
    {
      int inches;

      if (self->said->n_inches == ADJ_MAX_SUBJECTS)
        return adj_said_fail (
            self, g_strdup_printf (_ ("an order says at most %d distances"), ADJ_MAX_SUBJECTS));
      if (!adj_phrase_number (&self->phrase, _ ("inches"), 0, 99, &inches))
        return FALSE;
      self->said->inches[self->said->n_inches++] = inches;
    }
  while (adj_said_peek (self) != NULL && g_ascii_isdigit (adj_said_peek (self)->text[0]));
  return TRUE;
}

static gboolean
parse_act (AdjSaidParser *self)
{
  if (!adj_said_read_at_least_one (self, &self->said->who, TRUE) || !read_doing (self))
    return FALSE;
  while (adj_said_peek (self) != NULL)
    if (adj_said_take (self, "at"))
      {
        if (!adj_said_read_at_least_one (self, &self->said->at, TRUE))
          return FALSE;
      }
    else if (adj_said_take (self, "card"))
      {
        if (!adj_said_read_card (self))
          return FALSE;
      }
    else if (adj_said_take (self, "inches"))
      {
        if (!read_inches (self))
          return FALSE;
      }
    else if (adj_said_take (self, "moving"))
      self->said->moving = TRUE;
    else if (adj_said_take (self, "to"))
      return adj_said_read_rest (self, adj_said_place (self), self->phrase.words.end,
                                 g_strdup (_ ("to where?")), &self->said->text);
    else
      return adj_said_fail (self, g_strdup_printf (_ ("'%s' is not at, to, card, inches or moving"),
                                                   adj_said_peek (self)->text));
  return TRUE;
}

static gboolean
parse_react (AdjSaidParser *self)
{
  AdjDoing doing;

  if (!adj_said_read_at_least_one (self, &self->said->who, TRUE))
    return FALSE;
  if (adj_said_peek (self) == NULL || !read_doing (self))
    return adj_said_peek (self) == NULL
               ? adj_said_fail (self, g_strdup (_ ("flee, engage or shoot?")))
               : FALSE;
  doing = self->said->doing;
  if (doing != ADJ_DOING_FLEE && doing != ADJ_DOING_ENGAGE && doing != ADJ_DOING_SHOOT)
    {
      self->phrase.at--;
      return adj_said_fail (self, g_strdup (_ ("flee, engage or shoot?")));
    }
  while (adj_said_peek (self) != NULL)
    if (adj_said_take (self, "at"))
      {
        if (!adj_said_read_at_least_one (self, &self->said->at, TRUE))
          return FALSE;
      }
    else if (adj_said_take (self, "inches"))
      {
        if (!read_inches (self))
          return FALSE;
      }
    else
      return adj_said_fail (
          self, g_strdup_printf (_ ("'%s' is not at or inches"), adj_said_peek (self)->text));
  return TRUE;
}

/* "factors N REASON", to the end. */
static gboolean
read_factors (AdjSaidParser *self)
{
  self->said->says_factors = TRUE;
  return adj_phrase_number (&self->phrase, _ ("factors"), -99, 99, &self->said->factors) &&
         adj_said_read_rest (self, adj_said_place (self), self->phrase.words.end,
                             g_strdup (_ ("factors of your own need a reason behind them")),
                             &self->said->text);
}

/* TRUE if it was one of the words that stand alone. */
static gboolean
take_flag (AdjSaidParser *self)
{
  AdjSaid *said = self->said;
  const struct
  {
    const char *word;
    gboolean *flag;
  } flags[] = { { "reach", &said->reach },
                { "unseen", &said->unseen },
                { "melee", &said->melee },
                { "free", &said->free },
                { "roll", &said->roll } };

  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    if (adj_said_take (self, flags[i].word))
      {
        *flags[i].flag = TRUE;
        return TRUE;
      }
  return FALSE;
}

static gboolean
parse_seize (AdjSaidParser *self)
{
  AdjSaid *said = self->said;

  if (!adj_said_read_one (self))
    return FALSE;
  if (!adj_said_take (self, "by"))
    return adj_said_fail (self,
                          g_strdup (_ ("by what? charge, melee, shoot, appear, vanish, escape")));
  if (!read_doing (self))
    return FALSE;
  while (adj_said_peek (self) != NULL && !said->says_factors)
    {
      gboolean ok = TRUE;

      if (adj_said_take (self, "at"))
        ok = adj_said_read_at_least_one (self, &said->at, TRUE);
      else if (adj_said_take (self, "card"))
        ok = adj_said_read_card (self);
      else if (adj_said_take (self, "die"))
        ok = adj_phrase_number (&self->phrase, _ ("die"), 1, self->rules->faces, &said->die);
      else if (adj_said_take (self, "factors"))
        ok = read_factors (self);
      else if (!take_flag (self))
        ok = adj_said_fail (self,
                            g_strdup_printf (_ ("'%s' is not at, card, reach, unseen, melee, free, "
                                                "die, roll or factors"),
                                             adj_said_peek (self)->text));
      if (!ok)
        return FALSE;
    }
  if (said->die == 0 && !said->roll)
    return adj_phrase_fail_at (&self->phrase, self->phrase.length, 0,
                               g_strdup (_ ("what did the die show? die and its face, or roll")));
  return TRUE;
}

/* ---- The rest ---- */

static gboolean
parse_contact (AdjSaidParser *self)
{
  return adj_said_read_one (self) && adj_said_read_one (self);
}

static gboolean
parse_part (AdjSaidParser *self)
{
  return adj_said_read_one (self) && (adj_said_peek (self) == NULL || adj_said_read_one (self));
}

static gboolean
parse_counters (AdjSaidParser *self)
{
  return adj_said_read_side (self) && adj_phrase_number (&self->phrase, _ ("counters"), 0,
                                                         ADJ_MAX_COUNTERS, &self->said->number);
}

static gboolean
parse_setting (AdjSaidParser *self)
{
  const AdjWord *word = adj_said_peek (self);
  g_auto (GStrv) parts = g_strsplit (word != NULL ? word->text : "", "=", 2);
  const char *value = parts[0] != NULL && parts[1] != NULL ? parts[1] : "on";
  g_autofree char *all = g_strjoinv (", ", (char **) adj_switch_ids);

  self->said->number = adj_abbreviation_find_in (parts[0] ?: "", 2, adj_switch_ids);
  self->said->value = g_ascii_strcasecmp (value, "on") == 0;
  if (self->said->number < 0 || (!self->said->value && g_ascii_strcasecmp (value, "off") != 0))
    return adj_said_fail (self, g_strdup_printf (_ ("which setting, on or off? %s"), all));
  self->phrase.at++;
  return TRUE;
}

static gboolean
parse_text (AdjSaidParser *self)
{
  return adj_said_read_rest (self, adj_said_place (self), self->phrase.length,
                             g_strdup (_ ("what is it to say?")), &self->said->text);
}

static gboolean
parse_saying (AdjSaidParser *self, gsize colon)
{
  switch (self->said->saying)
    {
    case ADJ_SAY_FIGURE:
      return parse_figure (self);
    case ADJ_SAY_CARD:
      return parse_card (self, colon);
    case ADJ_SAY_ACT:
      return parse_act (self);
    case ADJ_SAY_REACT:
      return parse_react (self);
    case ADJ_SAY_SEIZE:
      return parse_seize (self);
    case ADJ_SAY_CONTACT:
      return parse_contact (self);
    case ADJ_SAY_PART:
      return parse_part (self);
    case ADJ_SAY_OUT:
      return adj_said_read_at_least_one (self, &self->said->who, TRUE);
    case ADJ_SAY_BACK:
      return adj_said_read_one (self);
    case ADJ_SAY_COUNTERS:
      return parse_counters (self);
    case ADJ_SAY_BEGIN:
    case ADJ_SAY_INITIATIVE:
      return adj_said_read_side (self);
    case ADJ_SAY_SETTING:
      return parse_setting (self);
    case ADJ_SAY_NOTE:
    case ADJ_SAY_BOOKMARK:
      return parse_text (self);
    case ADJ_SAY_PASS:
    case ADJ_SAY_ROUND:
    case ADJ_N_SAYINGS:
    default:
      return TRUE;
    }
}

/* The verb, or a complaint with the one that was meant perhaps. */
static gboolean
read_saying (AdjSaidParser *self)
{
  const AdjWord *word = adj_said_peek (self);
  int found = word != NULL && !word->quoted ? adj_saying_find (word->text) : -1;
  const char *meant = word != NULL ? adj_suggest (word->text, adj_saying_words) : NULL;
  g_autofree char *all = g_strjoinv (", ", (char **) adj_saying_words);

  if (found < 0)
    return adj_said_fail (self, meant != NULL
                                    ? g_strdup_printf (_ ("there is no order '%s'; did you mean "
                                                          "%s?"),
                                                       word->text, meant)
                                    : g_strdup_printf (_ ("an order begins with one of %s"), all));
  self->said->saying = (AdjSaying) found;
  self->phrase.at++;
  return TRUE;
}

/* Where a card's objective begins; the length of the text where there is no colon. */
static gsize
find_colon (const char *text)
{
  gboolean quoted = FALSE;
  gsize i;

  for (i = 0; text[i] != '\0' && (quoted || text[i] != ':'); i++)
    quoted ^= text[i] == '"';
  return i;
}

gboolean
adj_said_parse (const AdjSkirmishState *state,
                const AdjSkirmishRules *rules,
                int eyes,
                GStringChunk *chunk,
                const char *text,
                AdjSaid *said,
                AdjOrderError *error)
{
  g_autofree char *line = NULL;
  AdjSaidParser self = {
    .state = state, .rules = rules, .eyes = eyes, .chunk = chunk, .said = said
  };
  gboolean rest;
  gsize colon;

  g_return_val_if_fail (state != NULL && rules != NULL, FALSE);
  g_return_val_if_fail (chunk != NULL && text != NULL, FALSE);
  g_return_val_if_fail (said != NULL && error != NULL, FALSE);

  *said = adj_said_begin (ADJ_SAY_NOTE);
  line = g_strdup (text);
  colon = find_colon (line);
  adj_phrase_begin (&self.phrase, line, error);
  if (!g_utf8_validate (text, -1, NULL))
    return adj_phrase_fail_at (&self.phrase, 0, 0, g_strdup (_ ("this is not text")));
  if (!read_saying (&self))
    return FALSE;
  if (said->saying == ADJ_SAY_CARD && line[colon] == ':')
    {
      line[colon] = ' ';
      adj_phrase_begin (&self.phrase, line, error);
      self.phrase.at = 1;
    }
  rest = said->saying == ADJ_SAY_NOTE || said->saying == ADJ_SAY_BOOKMARK;
  said->forced = self.phrase.words.forced && !rest;
  if (self.phrase.words.too_long != G_MAXSIZE && !rest && said->saying != ADJ_SAY_CARD)
    return adj_phrase_fail_at (&self.phrase, self.phrase.words.too_long, 0,
                               g_strdup (_ ("this word is too long")));
  return parse_saying (&self, colon) &&
         adj_phrase_end (&self.phrase, adj_saying_words[said->saying]);
}
