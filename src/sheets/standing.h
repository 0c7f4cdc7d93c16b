/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/doc.h"
#include "table/view.h"

/* How things stand: strength and losses by side, who is ineffective, the score. over: the turn
 * is done. */
void adj_standing_tell (AdjDoc *doc, const AdjView *view, gboolean over);
