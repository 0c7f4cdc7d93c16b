/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/command.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/xml.h"

void
adj_game_command_free (AdjGameCommand *self)
{
  g_free (self->rest);
  g_free (self->error);
  g_free (self);
}

/* The word at the front of *text, which then begins with what stands behind it; "" at its end. */
static char *
take_word (const char **text)
{
  const char *start = *text;
  gsize length = 0;

  while (start[length] != '\0' && !g_ascii_isspace (start[length]))
    length++;
  *text = start + length;
  while (g_ascii_isspace (**text))
    (*text)++;
  return g_strndup (start, length);
}

static void
fail (AdjGameCommand *self, const char *form)
{
  /* Translators: %s is how the command is written, such as "strike N" */
  self->error = g_strdup_printf (_ ("write it as %s; N is the order's number in the log"), form);
}

/* The number of an order, and the new order where one is wanted. */
static void
read_target (AdjGameCommand *self, const char *rest, gboolean with_order, const char *form)
{
  g_autofree char *word = take_word (&rest);
  int number = 0;

  if (!adj_xml_parse_int (word, 1, G_MAXINT, &number) || (*rest != '\0') != with_order)
    fail (self, form);
  else
    {
      self->target = (guint) number;
      self->rest = g_strdup (rest);
    }
}

/* The line without its comment. What goes on after a ";" or is a note's is kept. */
static char *
strip (const char *line)
{
  g_auto (GStrv) orders = adj_order_split (line);
  g_autofree char *whole = g_strstrip (g_strdup (line));

  return g_strv_length (orders) == 1 ? g_steal_pointer (&orders[0]) : g_steal_pointer (&whole);
}

AdjGameCommand *
adj_game_command_read (const char *line)
{
  AdjGameCommand *self = g_new0 (AdjGameCommand, 1);
  g_autofree char *text = strip (line);
  const char *rest = text;
  g_autofree char *word = take_word (&rest);

  self->kind = adj_command_find (word);
  switch (self->kind)
    {
    case ADJ_COMMAND_UNDO:
    case ADJ_COMMAND_REDO:
      if (*rest != '\0')
        self->error = g_strdup_printf (_ ("'%s' needs a line of its own"), word);
      break;
    case ADJ_COMMAND_STRIKE:
      read_target (self, rest, FALSE, "strike N");
      break;
    case ADJ_COMMAND_CORRECT:
      read_target (self, rest, TRUE, "correct N ORDER");
      break;
    case ADJ_COMMAND_INSERT:
      read_target (self, rest, TRUE, "insert N ORDER");
      break;
    case ADJ_COMMAND_TAKE:
      read_target (self, rest, FALSE, "take N");
      break;
    case ADJ_COMMAND_BOOK:
      if (*rest == '\0')
        fail (self, "book SUBJECT KEY=VALUE");
      else
        self->rest = g_strdup (rest);
      break;
    case ADJ_COMMAND_ORDERS:
    default:
      self->rest = g_strdup (line);
      break;
    }
  return self;
}

AdjCorrection *
adj_game_command_correct (AdjGame *game, const AdjGameCommand *command)
{
  switch (command->kind)
    {
    case ADJ_COMMAND_STRIKE:
      return adj_game_strike (game, command->target);
    case ADJ_COMMAND_CORRECT:
      return adj_game_correct (game, command->target, command->rest);
    case ADJ_COMMAND_INSERT:
      return adj_game_insert (game, command->target, command->rest);
    case ADJ_COMMAND_TAKE:
      return adj_game_take (game, command->target);
    case ADJ_COMMAND_BOOK:
      return adj_game_correct_figure (game, command->rest);
    case ADJ_COMMAND_ORDERS:
    case ADJ_COMMAND_UNDO:
    case ADJ_COMMAND_REDO:
    default:
      return NULL;
    }
}
