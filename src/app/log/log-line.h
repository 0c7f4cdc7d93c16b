/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/item.h"
#include "staff/log-facts.h"

/* An order in the log, or a figure of the book that was corrected between two. What it says is put
 * into words when it is read, so that a long game opens at once. */

#define ADJ_TYPE_LOG_LINE (adj_log_line_get_type ())
G_DECLARE_FINAL_TYPE (AdjLogLine, adj_log_line, ADJ, LOG_LINE, AdjItem)

AdjLogLine *adj_log_line_new (AdjGame *game, AdjEyes eyes);

const AdjLogFacts *adj_log_line_get_facts (AdjLogLine *self);

/* Says so if they are others. */
void adj_log_line_set_facts (AdjLogLine *self, const AdjLogFacts *facts);

const AdjLogText *adj_log_line_read (AdjLogLine *self);

/* The words may have become others: they are found anew when next read. TRUE if there were any;
 * then adj_item_changed is due, once the facts are those of now. */
gboolean adj_log_line_forget (AdjLogLine *self);

/* Does it say what is looked for (plain: desk/plain.h) in any of its texts, or is that its number?
 */
gboolean adj_log_line_says (AdjLogLine *self, const char *plain);
