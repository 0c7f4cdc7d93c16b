/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/complete-offer.h"

/* Inside completion only: orders that go on with words and figures. */

/* Of a verb behind which neither units nor hexes stand first; FALSE if it is another. */
gboolean adj_complete_words (AdjCompleter *self);

/* What stands behind result, reduce or die; FALSE if that is not the last word. */
gboolean adj_complete_keyword (AdjCompleter *self);
