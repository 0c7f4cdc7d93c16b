/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/complete.h"

#include <string.h>

#include "record/command.h"
#include "record/complete-fit.h"
#include "record/find.h"
#include "record/seen.h"
#include "rules/initiative.h"

static void
offer_words (AdjCompleter *self, const char *const *words)
{
  for (guint i = 0; words[i] != NULL; i++)
    adj_offer (self, words[i]);
}

static void
offer_dice (AdjCompleter *self, int faces)
{
  for (int face = 1; face <= faces; face++)
    {
      g_autofree char *text = g_strdup_printf ("%d", face);

      adj_offer (self, text);
    }
}

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

static gboolean
is_word (const AdjCompleter *self, guint at, const char *word)
{
  return at < self->words.n && g_ascii_strcasecmp (self->words.words[at].text, word) == 0;
}

/* The subject from a word on: names joined by "+"; TRUE if it is finished. */
static gboolean
take_subject (AdjCompleter *self, guint at)
{
  while (at < self->words.n)
    {
      take_word (self, &self->words.words[at++]);
      if (!is_word (self, at, "+"))
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
complete_keyword (AdjCompleter *self, const char *keyword)
{
  const AdjRuleset *ruleset = self->field->book->ruleset;

  if (g_str_equal (keyword, "result"))
    offer_words (self, adj_combat_results);
  for (guint i = 0; g_str_equal (keyword, "reduce") && i < ruleset->n_columns; i++)
    {
      g_autofree char *column = adj_column_to_string (&ruleset->columns[i]);

      adj_offer (self, column);
    }
  if (g_str_equal (keyword, "die"))
    offer_dice (self, ruleset->combat_die);
}

static void
complete_attack (AdjCompleter *self)
{
  static const char *const keywords[] = { "die", "roll", "reduce", "result", "support", NULL };
  const char *last = self->words.words[self->words.n - 1].text;
  guint from = 1;

  while (from < self->words.n && !is_word (self, from, "from"))
    from++;
  if (from == self->words.n)
    {
      if (from > 1)
        adj_offer (self, "from");
      adj_fit_targets (self);
      return;
    }
  for (guint i = 0; i < 4; i++)
    if (i != 1 && g_ascii_strcasecmp (last, keywords[i]) == 0)
      {
        complete_keyword (self, keywords[i]);
        return;
      }
  for (guint i = from + 1; i < self->words.n; i++)
    if (is_word (self, i, "support"))
      self->verb = ADJ_VERB_SUPPORT; /* the names behind it are the other side's */
    else if (!is_word (self, i, "+"))
      take_word (self, &self->words.words[i]);
  if (self->verb == ADJ_VERB_SUPPORT)
    adj_fit_supporters (self);
  else
    adj_fit_attackers (self);
  if (self->n_units > 0)
    offer_words (self, keywords);
}

static void
complete_roll (AdjCompleter *self)
{
  if (is_word (self, self->words.n - 1, "result"))
    {
      complete_keyword (self, "result");
      return;
    }
  if (self->words.n == 1)
    complete_keyword (self, "die");
  adj_offer (self, "result");
}

static void
offer_value (AdjCompleter *self, const AdjOption *option, int number)
{
  g_autofree char *value = adj_option_value_to_string (option, number);
  g_autofree char *text = g_strconcat (option->id, "=", value, NULL);

  adj_offer (self, text);
}

/* On and off, the words, or the numbers. */
static void
offer_values (AdjCompleter *self, const AdjOption *option)
{
  if (option->kind != ADJ_OPTION_FIGURE)
    {
      offer_value (self, option, 1);
      offer_value (self, option, 0);
    }
  else if (option->words != NULL)
    for (int word = 0; option->words[word] != NULL; word++)
      offer_value (self, option, word);
  else
    for (int number = option->least; number <= option->most; number++)
      offer_value (self, option, number);
}

static void
complete_option (AdjCompleter *self)
{
  const AdjRuleset *ruleset = self->field->book->ruleset;

  for (guint i = 0; i < ruleset->n_options; i++)
    if (ruleset->options[i].key != ADJ_OPTION_NONE)
      offer_values (self, &ruleset->options[i]);
}

/* A side's name is followed by its die; then comes the other side, or what else may be said. */
static void
complete_initiative (AdjCompleter *self)
{
  static const char *const keywords[] = { "without", "by", "result", NULL };
  const AdjSide *sides = self->field->book->scenario->sides;
  guint last = self->words.n - 1;

  for (int side = 0; side < ADJ_SIDES; side++)
    if (is_word (self, last, sides[side].id) && !is_word (self, last - 1, "result"))
      {
        offer_dice (self, ADJ_INITIATIVE_DIE);
        return;
      }
  if (is_word (self, last, "without"))
    adj_fit_units (self);
  for (int side = 0; side < ADJ_SIDES; side++)
    adj_offer (self, sides[side].id);
  if (last == 0)
    adj_offer (self, "roll");
  else
    offer_words (self, keywords);
}

static void
complete_scatter (AdjCompleter *self)
{
  static const char *const keywords[] = { "die", "chits", "roll", "level", NULL };

  if (is_word (self, self->words.n - 1, "die"))
    offer_dice (self, self->field->book->ruleset->command_die);
  else if (!is_word (self, self->words.n - 1, "level") && !is_word (self, 1, "chits"))
    offer_words (self, keywords);
}

/* A row has a blank in it: "waive BG" goes on with "7.12". */
static void
complete_row (AdjCompleter *self)
{
  const AdjRuleset *ruleset = self->field->book->ruleset;
  const char *book = self->words.n == 2 ? self->words.words[1].text : NULL;

  for (guint i = 0; i < ruleset->n_rows; i++)
    {
      const char *blank = strchr (ruleset->rows[i].id, ' ');

      if (book == NULL)
        adj_offer (self, ruleset->rows[i].id);
      else if (blank != NULL && (gsize) (blank - ruleset->rows[i].id) == strlen (book) &&
               g_ascii_strncasecmp (ruleset->rows[i].id, book, strlen (book)) == 0)
        adj_offer (self, blank + 1);
    }
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
      offer_dice (self, ADJ_HEX_DIRECTIONS);
      adj_offer (self, "roll");
      break;
    case ADJ_VERB_LOSE:
      adj_fit_units (self);
      break;
    case ADJ_VERB_FLIP:
      offer_words (self, adj_face_words);
      adj_fit_units (self);
      break;
    case ADJ_VERB_PLACE:
      adj_offer (self, "off");
      adj_fit_deployment (self);
      adj_fit_march (self);
      break;
    case ADJ_VERB_STATUS:
      offer_words (self, adj_status_keys);
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
  switch ((int) self->verb)
    {
    case ADJ_VERB_ATTACK:
      complete_attack (self);
      break;
    case ADJ_VERB_SUPPORT:
      for (guint i = 1; i < self->words.n; i++)
        take_word (self, &self->words.words[i]);
      adj_fit_supporters (self);
      break;
    case ADJ_VERB_ROLL:
      complete_roll (self);
      break;
    case ADJ_VERB_MARK:
      if (self->words.n == 2)
        offer_words (self, adj_marker_words);
      break;
    case ADJ_VERB_INITIATIVE:
      complete_initiative (self);
      break;
    case ADJ_VERB_SCATTER:
      complete_scatter (self);
      break;
    case ADJ_VERB_DUMMY:
    case ADJ_VERB_SCORE:
    case ADJ_VERB_COMMANDER:
      for (int side = 0; self->words.n == 1 && side < ADJ_SIDES; side++)
        adj_offer (self, self->field->book->scenario->sides[side].id);
      break;
    case ADJ_VERB_OPTION:
      complete_option (self);
      break;
    case ADJ_VERB_WAIVE:
      complete_row (self);
      break;
    case ADJ_VERB_MIRROR:
      offer_words (self, adj_mirror_words);
      break;
    case ADJ_VERB_STAY:
    case ADJ_VERB_NOTE:
    case ADJ_VERB_BOOKMARK:
    case ADJ_VERB_NEXT:
      break;
    default:
      complete_subject (self);
      break;
    }
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
  table = adj_seen_table (&self->view);
  adj_field_read (seen, field->book, table);
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
