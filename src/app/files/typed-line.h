/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/files/saver.h"
#include "app/widgets/completer.h"

/* Where orders are typed, whatever is played: completion, history, the verdict beside it, and
 * whether it is saved.
 *
 * Signals:
 *   "entered"   a line, by Enter: whoever has carried it out takes it (adj_typed_line_take), or
 *               marks what is wrong with it */

#define ADJ_TYPE_TYPED_LINE (adj_typed_line_get_type ())
G_DECLARE_FINAL_TYPE (AdjTypedLine, adj_typed_line, ADJ, TYPED_LINE, GtkWidget)

typedef enum
{
  ADJ_TYPED_DONE,
  ADJ_TYPED_WARNED,
  ADJ_TYPED_REFUSED,
} AdjTypedSign;

/* NULL: nothing is offered. */
void adj_typed_line_set_complete (AdjTypedLine *self, AdjCompleteFunc complete, gpointer data);

/* What an order looks like, as long as nothing is typed. */
void adj_typed_line_set_example (AdjTypedLine *self, const char *example);

/* saver may be NULL; without says why nothing is saved then. */
void adj_typed_line_set_saver (AdjTypedLine *self, AdjSaver *saver, const char *without);

void adj_typed_line_set_editable (AdjTypedLine *self, gboolean editable);

/* The verdict, whoever gave the order; text empty: none. */
void adj_typed_line_answer (AdjTypedLine *self, AdjTypedSign sign, const char *text);

/* A line to begin with, and the keys to go on. */
void adj_typed_line_propose (AdjTypedLine *self, const char *line);

/* The line has been carried out. */
void adj_typed_line_take (AdjTypedLine *self, const char *line);

/* Shows where a word of an order in the line could not be read. */
void adj_typed_line_mark (AdjTypedLine *self, const char *order, gsize start, gsize length);

/* Nothing of what was typed is left: other eyes look. */
void adj_typed_line_forget (AdjTypedLine *self);

/* Takes the keys, beginning with the one that was pressed elsewhere. */
gboolean adj_typed_line_begin (AdjTypedLine *self, GtkEventControllerKey *keys);
