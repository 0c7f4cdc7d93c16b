/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The words that begin a line which is no order: the record's own commands. */

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

extern const char *const adj_command_words[]; /* by kind; NULL for orders */

/* The meaning of a line's first word. */
AdjCommandKind adj_command_find (const char *word);
