/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"

/* How the files of the draft make a change: take a copy, alter it, hand it back. */

/* Nobody else's, to be altered in whatever the writer of scenarios looks at. */
AdjScenario *adj_draft_copy (const AdjDraft *self);

/* Takes copy over, if the reader of scenarios does. */
gboolean adj_draft_adopt (AdjDraft *self, AdjScenario *copy);

/* The same of a text that is as good as a file. */
gboolean adj_draft_adopt_text (AdjDraft *self, const char *text);

/* The change makes no sense; the reason is told. Always FALSE. */
gboolean adj_draft_refuse (AdjDraft *self, char *reason);

/* The changed figures were read off the player's own charts: the mark says so from now on (BG 0.1).
 */
AdjMarks adj_draft_marks (AdjScenario *copy);

/* An id for a new unit, made of its designation. */
char *adj_draft_make_unit_id (const AdjScenario *scenario, const char *name, int arm);

/* TRUE if a file can hold the text, of at most so many characters; else it is refused. */
gboolean adj_draft_may_hold (AdjDraft *self, const char *text, int most);
