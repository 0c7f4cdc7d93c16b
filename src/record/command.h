/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"

/* A line typed at a game: orders, or one of the record's own commands, which change what was
 * done before: undo, redo, strike N, correct N ORDER, insert N ORDER, take N,
 * book SUBJECT KEY=VALUE. */

typedef enum
{
  ADJ_COMMAND_ORDERS,
  ADJ_COMMAND_UNDO,
  ADJ_COMMAND_REDO,
  ADJ_COMMAND_STRIKE,
  ADJ_COMMAND_CORRECT,
  ADJ_COMMAND_INSERT,
  ADJ_COMMAND_TAKE, /* what an order would come to today */
  ADJ_COMMAND_BOOK, /* a figure of the book */
} AdjCommandKind;

typedef struct
{
  AdjCommandKind kind;
  guint target; /* the order's number in the log; 0 */
  char *rest;   /* the orders, the new order, or the figure */
  char *error;  /* a sentence, if it cannot be read */
} AdjGameCommand;

/* What the first word of a line means. */
AdjCommandKind adj_game_command_find (const char *word);

AdjGameCommand *adj_game_command_read (const char *line);
void adj_game_command_free (AdjGameCommand *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjGameCommand, adj_game_command_free)

/* What a command that is not orders would come to; NULL for undo and redo. */
AdjCorrection *adj_game_command_correct (AdjGame *game, const AdjGameCommand *command);

extern const char *const adj_command_words[]; /* by kind; NULL for orders */
