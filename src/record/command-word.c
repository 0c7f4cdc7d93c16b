/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/command-word.h"

const char *const adj_command_words[] = {
  [ADJ_COMMAND_ORDERS] = NULL,       [ADJ_COMMAND_UNDO] = "undo",
  [ADJ_COMMAND_REDO] = "redo",       [ADJ_COMMAND_STRIKE] = "strike",
  [ADJ_COMMAND_CORRECT] = "correct", [ADJ_COMMAND_INSERT] = "insert",
  [ADJ_COMMAND_TAKE] = "take",       [ADJ_COMMAND_BOOK] = "book",
};

AdjCommandKind
adj_command_find (const char *word)
{
  g_return_val_if_fail (word != NULL, ADJ_COMMAND_ORDERS);

  for (int kind = ADJ_COMMAND_UNDO; kind <= ADJ_COMMAND_BOOK; kind++)
    if (g_ascii_strcasecmp (adj_command_words[kind], word) == 0)
      return (AdjCommandKind) kind;
  return ADJ_COMMAND_ORDERS;
}
