/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"
#include "book/figure-key.h"

/* The figures of the turn track and of the victory conditions, which have no piece
 * and no hex. A turn is "turn-4", a side in it "union-4", a level of victory "union-decisive". */

gboolean adj_figure_is_term (AdjFigureKey key);
gboolean adj_figure_find_term (const AdjScenario *scenario, const char *subject, AdjFigure *figure);
char *adj_figure_term_subject (const AdjScenario *scenario, const AdjFigure *figure);
char *adj_figure_term (const AdjScenario *scenario, const AdjFigure *figure);
const AdjMarks *adj_figure_term_marks (const AdjScenario *scenario, const AdjFigure *figure);
gboolean adj_draft_set_term (AdjDraft *self, const AdjFigure *figure, const char *value);
