/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/command-word.h"
#include "record/game.h"

/* A line typed at a game: orders, or one of the record's own commands, which change what was
 * done before: undo, redo, strike N, correct N ORDER, insert N ORDER, take N,
 * book SUBJECT KEY=VALUE. It is cut up here, or by adj_game_submit if it is orders, and nowhere
 * else: a ";" begins another order, which a command has no room for, and a "#" a remark, except in
 * a note's text and a figure's value, which go on to the end of the line. */

typedef struct
{
  AdjCommandKind kind;
  guint target; /* the order's number in the log; 0 */
  char *rest;   /* the orders, the new order, or the figure */
  char *error;  /* a sentence, if it cannot be read */
} AdjGameCommand;

AdjGameCommand *adj_game_command_read (const char *line);
void adj_game_command_free (AdjGameCommand *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjGameCommand, adj_game_command_free)

/* The outcome that a command which is no order would have; NULL for undo and redo. */
AdjCorrection *adj_game_command_correct (AdjGame *game, const AdjGameCommand *command);
