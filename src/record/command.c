/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/command.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/value.h"

void
adj_game_command_free (AdjGameCommand *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->rest);
  g_free (self->error);
  g_free (self);
}

static gboolean
ends_word (char c)
{
  return c == '\0' || c == ';' || c == '#' || g_ascii_isspace (c);
}

/* The word at the front of *text, which then begins with what stands behind it; "" at its end. */
static char *
take_word (const char **text)
{
  const char *start = *text;
  gsize length = 0;

  while (!ends_word (start[length]))
    length++;
  *text = start + length;
  while (g_ascii_isspace (**text))
    (*text)++;
  return g_strndup (start, length);
}

/* How a command is written. */
static const char *const forms[] = {
  [ADJ_COMMAND_STRIKE] = "strike N",
  [ADJ_COMMAND_CORRECT] = "correct N ORDER",
  [ADJ_COMMAND_INSERT] = "insert N ORDER",
  [ADJ_COMMAND_TAKE] = "take N",
  [ADJ_COMMAND_BOOK] = "book SUBJECT KEY=VALUE",
};

static void
ask_own_line (AdjGameCommand *self)
{
  self->error = g_strdup_printf (_ ("'%s' needs a line of its own"), adj_command_words[self->kind]);
}

static void
read_undo (AdjGameCommand *self, const char *rest)
{
  g_auto (GStrv) orders = adj_order_split (rest);

  if (orders[0] != NULL)
    ask_own_line (self);
}

/* The number of an order, and the new order where one is wanted: one and no more. */
static void
read_target (AdjGameCommand *self, const char *rest, gboolean with_order)
{
  g_autofree char *word = take_word (&rest);
  g_auto (GStrv) orders = adj_order_split (rest);
  int number = 0;

  if (!adj_value_parse_int (word, 1, G_MAXINT, &number) || (orders[0] != NULL) != with_order)
    /* Translators: %s is how the command is written, such as "strike N" */
    self->error = g_strdup_printf (_ ("write it as %s; N is the order's number in the log"),
                                   forms[self->kind]);
  else if (with_order && orders[1] != NULL)
    self->error =
        g_strdup_printf (_ ("'%s' takes one order; the next one needs a line of its own: %s"),
                         adj_command_words[self->kind], orders[1]);
  else
    {
      self->target = (guint) number;
      self->rest = g_strdup (with_order ? orders[0] : "");
    }
}

/* A name or label may be any text: like a note it goes on to the end of the line. */
static void
read_figure (AdjGameCommand *self, const char *rest)
{
  if (*rest == '\0' || *rest == '#')
    /* Translators: %s is "book SUBJECT KEY=VALUE" */
    self->error = g_strdup_printf (_ ("what the book is to say is missing: write it as %s"),
                                   forms[self->kind]);
  else
    self->rest = g_strdup (rest);
}

AdjGameCommand *
adj_game_command_read (const char *line)
{
  AdjGameCommand *self;
  g_autofree char *text = NULL;
  const char *rest;
  g_autofree char *word = NULL;

  g_return_val_if_fail (line != NULL, NULL);

  self = g_new0 (AdjGameCommand, 1);
  text = g_strstrip (g_strdup (line));
  rest = text;
  word = take_word (&rest);
  self->kind = adj_command_find (word);
  switch (self->kind)
    {
    case ADJ_COMMAND_UNDO:
    case ADJ_COMMAND_REDO:
      read_undo (self, rest);
      break;
    case ADJ_COMMAND_STRIKE:
    case ADJ_COMMAND_TAKE:
      read_target (self, rest, FALSE);
      break;
    case ADJ_COMMAND_CORRECT:
    case ADJ_COMMAND_INSERT:
      read_target (self, rest, TRUE);
      break;
    case ADJ_COMMAND_BOOK:
      read_figure (self, rest);
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
  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);
  g_return_val_if_fail (command != NULL, NULL);

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
