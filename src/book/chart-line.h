/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"

/* A change of a battle's charts as a line of text, whatever is changed (docs/formats.md):
 *
 *   0412 0413 terrain=forest        road 0101 0201 0302        creek 0412-0413 0412-0513
 *   rest terrain=clear              no road 0101 0201          off 2526 2527
 *   unit anderson side=confederate arm=infantry strength=4 hex=0917
 *   turn-4 night=yes                compare 0412               remove unit anderson
 *
 * and "0412 0413 forest", the short form of the map. */

/* One change; FALSE if refused. */
gboolean adj_draft_chart (AdjDraft *self, const char *line);
