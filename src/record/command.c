/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/command.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/xml.h"

const char *const adj_command_words[] = {
  [ADJ_COMMAND_ORDERS] = NULL,       [ADJ_COMMAND_UNDO] = "undo",
  [ADJ_COMMAND_REDO] = "redo",       [ADJ_COMMAND_STRIKE] = "strike",
  [ADJ_COMMAND_CORRECT] = "correct", [ADJ_COMMAND_INSERT] = "insert",
  [ADJ_COMMAND_TAKE] = "take",       [ADJ_COMMAND_BOOK] = "book",
};

void
adj_game_command_free (AdjGameCommand *self)
{
  g_free (self->rest);
  g_free (self->error);
  g_free (self);
}

static AdjCommandKind
kind_of (const char *word)
{
  for (int kind = ADJ_COMMAND_UNDO; kind <= ADJ_COMMAND_BOOK; kind++)
    if (word != NULL && g_ascii_strcasecmp (adj_command_words[kind], word) == 0)
      return (AdjCommandKind) kind;
  return ADJ_COMMAND_ORDERS;
}

static void
fail (AdjGameCommand *self, const char *form)
{
  /* Translators: %s is how the command is written, such as "strike N" */
  self->error = g_strdup_printf (_ ("write it as %s; N is the order's number in the log"), form);
}

/* The number of an order, and the new order where one is wanted. */
static void
read_target (AdjGameCommand *self, char **words, gboolean with_order, const char *form)
{
  int number = 0;

  if (words[1] == NULL || !adj_xml_parse_int (words[1], 1, G_MAXINT, &number) ||
      (words[2] != NULL) != with_order)
    fail (self, form);
  else
    {
      self->target = (guint) number;
      self->rest = g_strdup (words[2]);
    }
}

AdjGameCommand *
adj_game_command_read (const char *line)
{
  AdjGameCommand *self = g_new0 (AdjGameCommand, 1);
  g_autofree char *text = g_strstrip (g_strdup (line));
  g_auto (GStrv) words = g_strsplit (text, " ", 3);

  self->kind = kind_of (words[0]);
  switch (self->kind)
    {
    case ADJ_COMMAND_UNDO:
    case ADJ_COMMAND_REDO:
      if (words[1] != NULL)
        fail (self, self->kind == ADJ_COMMAND_UNDO ? "undo" : "redo");
      break;
    case ADJ_COMMAND_STRIKE:
      read_target (self, words, FALSE, "strike N");
      break;
    case ADJ_COMMAND_CORRECT:
      read_target (self, words, TRUE, "correct N ORDER");
      break;
    case ADJ_COMMAND_INSERT:
      read_target (self, words, TRUE, "insert N ORDER");
      break;
    case ADJ_COMMAND_TAKE:
      read_target (self, words, FALSE, "take N");
      break;
    case ADJ_COMMAND_BOOK:
      if (words[1] == NULL)
        fail (self, "book SUBJECT KEY=VALUE");
      else
        self->rest = g_strstrip (g_strdup (text + strlen (words[0])));
      break;
    case ADJ_COMMAND_ORDERS:
    default:
      self->rest = g_steal_pointer (&text);
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
