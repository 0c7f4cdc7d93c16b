/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/doc.h"
#include "table/view.h"

/* How things stand: strength and losses by side, who is ineffective, the score. before: the table
 * from which on changes are told as well, NULL for none; over: the turn is done; names:
 * who is ineffective is named. */
void adj_standing_tell (
    AdjDoc *doc, const AdjView *view, const AdjTable *before, gboolean over, gboolean names);

/* The same without a heading; before may be NULL. */
void
adj_standing_figures (AdjDoc *doc, const AdjView *view, const AdjTable *before, gboolean names);
