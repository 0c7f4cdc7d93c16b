/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/complete.h"

#include <string.h>

#include "record/command.h"
#include "record/complete-fit.h"
#include "record/complete-words.h"
#include "record/find.h"
#include "record/seen.h"

/* ---- What is typed already ---- */

static gboolean
is_hex (const AdjWord *word)
{
  return !word->quoted && word->length == 4 && strspn (word->text, "0123456789") == 4;
}

static void
take_unit (AdjCompleter *self, int unit)
{
  if (self->n_units < ADJ_MAX_BATTLE_UNITS && !adj_completer_has (self, unit))
    self->units[self->n_units++] = (guint16) unit;
}

static void
take_word (AdjCompleter *self, const AdjWord *word)
{
  AdjFound found;
  AdjHex hex;

  if (is_hex (word))
    {
      hex = adj_book_hex (self->field->book, adj_hex_parse (word->text));
      if (hex != ADJ_NO_HEX)
        for (guint16 unit = self->field->first[hex]; unit != ADJ_NOBODY;
             unit = self->field->next[unit])
          take_unit (self, unit);
      return;
    }
  adj_find_units (self->field, &self->view, self->verb, word->text, &found);
  if (found.n == 1)
    take_unit (self, found.units[0]);
}

/* The subject from a word on: names joined by "+"; TRUE if it is finished. */
static gboolean
take_subject (AdjCompleter *self, guint at)
{
  while (at < self->words.n)
    {
      take_word (self, &self->words.words[at++]);
      if (!adj_completer_is_word (self, at, "+"))
        {
          self->after = at;
          return TRUE;
        }
      at++;
    }
  return FALSE;
}

/* ---- The verbs ---- */

static void
complete_attack (AdjCompleter *self)
{
  static const char *const keywords[] = { "die", "roll", "reduce", "result", "support", NULL };
  guint from = 1;

  while (from < self->words.n && !adj_completer_is_word (self, from, "from"))
    from++;
  if (from == self->words.n)
    {
      if (from > 1)
        adj_offer (self, "from");
      adj_fit_targets (self);
      return;
    }
  if (adj_complete_keyword (self))
    return;
  for (guint i = from + 1; i < self->words.n; i++)
    if (adj_completer_is_word (self, i, "support"))
      self->verb = ADJ_VERB_SUPPORT; /* the names behind it are the other side's */
    else if (!adj_completer_is_word (self, i, "+"))
      take_word (self, &self->words.words[i]);
  if (self->verb == ADJ_VERB_SUPPORT)
    adj_fit_supporters (self);
  else
    adj_fit_attackers (self);
  if (self->n_units > 0)
    adj_offer_words (self, keywords);
}

/* Where a unit may go tells what it is. */
static gboolean
knows_units (const AdjCompleter *self)
{
  for (guint i = 0; i < self->n_units; i++)
    if (!adj_view_knows (&self->view, self->units[i]))
      return FALSE;
  return TRUE;
}

/* What stands behind the units. */
static void
complete_behind (AdjCompleter *self)
{
  if (!knows_units (self))
    return;
  switch ((int) self->verb)
    {
    case ADJ_VERB_MOVE:
      adj_fit_march (self);
      break;
    case ADJ_VERB_CHARGE:
      adj_fit_charge (self);
      break;
    case ADJ_VERB_ENTER:
      adj_fit_entry (self);
      break;
    case ADJ_VERB_RETREAT:
      adj_fit_retreat (self);
      break;
    case ADJ_VERB_DISPLACE:
      adj_fit_displace (self);
      break;
    case ADJ_VERB_ADVANCE:
      adj_fit_advance (self);
      break;
    case ADJ_VERB_DRIFT:
      adj_offer_dice (self, ADJ_HEX_DIRECTIONS);
      adj_offer (self, "roll");
      break;
    case ADJ_VERB_LOSE:
      adj_fit_units (self);
      break;
    case ADJ_VERB_FLIP:
      adj_offer_words (self, adj_face_words);
      adj_fit_units (self);
      break;
    case ADJ_VERB_PLACE:
      adj_offer (self, "off");
      adj_fit_deployment (self);
      adj_fit_march (self);
      break;
    case ADJ_VERB_STATUS:
      adj_offer_words (self, adj_status_keys);
      adj_offer (self, "strength=");
      break;
    default:
      break;
    }
}

static void
complete_subject (AdjCompleter *self)
{
  if (take_subject (self, 1))
    complete_behind (self);
  else if (self->verb == ADJ_VERB_LOSE)
    adj_fit_losses (self);
  else
    adj_fit_units (self);
}

static void
complete_arguments (AdjCompleter *self)
{
  if (self->verb == ADJ_VERB_ATTACK)
    complete_attack (self);
  else if (self->verb == ADJ_VERB_SUPPORT)
    {
      for (guint i = 1; i < self->words.n; i++)
        take_word (self, &self->words.words[i]);
      adj_fit_supporters (self);
    }
  else if (!adj_complete_words (self))
    complete_subject (self);
}

/* ---- The line ---- */

/* Where the order that the cursor is in begins. */
static gsize
find_order (const char *line, gsize cursor)
{
  gboolean quoted = FALSE;
  gsize start = 0;

  for (gsize i = 0; i < cursor; i++)
    {
      if (line[i] == '"')
        quoted = !quoted;
      if (line[i] == ';' && !quoted)
        start = i + 1;
    }
  return start;
}

/* "correct 3 " and "insert 3 " are followed by an order; it is completed on the table as it is
 * now, the one the player sees. Returns where that order begins; 0 if the line is no such one. */
static gsize
skip_command (const char *line, gsize cursor)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 3);
  gboolean takes_order =
      g_strv_length (words) == 3 &&
      (g_ascii_strcasecmp (words[0], adj_command_words[ADJ_COMMAND_CORRECT]) == 0 ||
       g_ascii_strcasecmp (words[0], adj_command_words[ADJ_COMMAND_INSERT]) == 0);
  gsize start = takes_order ? strlen (words[0]) + strlen (words[1]) + 2 : 0;

  return start <= cursor ? start : 0;
}

/* Parts the word being typed, which reaches to the cursor, from those before it. */
static void
read_words (AdjCompleter *self, const char *text)
{
  gsize length = strlen (text);
  const AdjWord *last;

  adj_words_cut (text, &self->words);
  self->partial = (AdjWord){ .start = length };
  last = self->words.n > 0 ? &self->words.words[self->words.n - 1] : NULL;
  if (last == NULL || last->start + last->length != length || g_str_equal (last->text, "+"))
    return;
  self->partial = *last;
  self->words.n--;
}

static void
complete_start (AdjCompleter *self, gboolean first_in_line)
{
  adj_fit_verbs (self);
  for (int kind = ADJ_COMMAND_UNDO; first_in_line && kind <= ADJ_COMMAND_INSERT; kind++)
    adj_offer (self, adj_command_words[kind]);
}

AdjCompletions *
adj_complete (const AdjField *field, AdjEyes eyes, const char *line, gsize cursor)
{
  gsize order = MAX (find_order (line, cursor), skip_command (line, cursor));
  g_autofree char *text = g_strndup (line + order, cursor - order);
  g_autofree AdjCompleter *self = g_new0 (AdjCompleter, 1);
  g_autoptr (AdjTable) table = NULL;
  g_autofree AdjField *seen = NULL;
  int verb;

  g_assert (cursor <= strlen (line));
  seen = g_new (AdjField, 1);
  self->field = seen;
  self->view = adj_view (field->book, field->table, eyes);
  table = adj_seen_field (&self->view, seen);
  self->found = g_new0 (AdjCompletions, 1);
  read_words (self, text);
  self->found->start = order + self->partial.start;
  if (self->words.forced)
    return self->found;
  if (self->words.n == 0)
    complete_start (self, order == 0);
  else if ((verb = adj_verb_find (self->words.words[0].text)) >= 0)
    {
      self->verb = (AdjVerb) verb;
      complete_arguments (self);
    }
  return self->found;
}
