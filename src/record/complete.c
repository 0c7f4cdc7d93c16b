/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/complete.h"

#include <string.h>

#include "record/command.h"
#include "record/complete-fit.h"
#include "record/seen.h"

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
read_words (AdjUnfinished *self, const char *text)
{
  gsize length = strlen (text);
  const AdjWord *last;

  adj_lex_cut (text, &self->words);
  self->partial = (AdjWord){ .start = length };
  last = self->words.n > 0 ? &self->words.words[self->words.n - 1] : NULL;
  if (last == NULL || last->start + last->length != length || g_str_equal (last->text, "+"))
    return;
  self->partial = *last;
  self->words.n--;
}

static void
complete_start (AdjUnfinished *self, gboolean first_in_line)
{
  adj_fit_verbs (self);
  for (int kind = ADJ_COMMAND_UNDO; first_in_line && kind <= ADJ_COMMAND_INSERT; kind++)
    adj_offer (self, adj_command_words[kind]);
}

AdjCompletions *
adj_complete (const AdjField *field, AdjEyes eyes, const char *line, gsize cursor)
{
  gsize order;
  g_autofree char *text = NULL;
  g_autofree AdjUnfinished *self = g_new0 (AdjUnfinished, 1);
  g_autoptr (AdjTable) table = NULL;
  g_autofree AdjField *seen = NULL;
  int verb;

  g_return_val_if_fail (field != NULL, NULL);
  g_return_val_if_fail (line != NULL, NULL);

  order = MAX (find_order (line, cursor), skip_command (line, cursor));
  text = g_strndup (line + order, cursor - order);
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
      if (adj_verb_row (self->verb)->complete != NULL)
        adj_verb_row (self->verb)->complete (self);
    }
  return self->found;
}
