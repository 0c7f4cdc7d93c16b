/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/doc.h"
#include "table/view.h"

/* Who lies on whom, in words, for it cannot be read off counters. */

/* Adds "1/1/XIV 5, 2/1/XIV (inverted) 4": all that stand in the hex. Returns how many. */
guint adj_stack_list (const AdjView *view, AdjHex hex, GString *text);

/* A paragraph of the hexes with more than one; of those marked, by hex, or of all with NULL. */
void adj_stacks_tell (AdjDoc *doc, const AdjView *view, const gboolean *marked);
