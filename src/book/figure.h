/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"
#include "book/figure-key.h"

/* Finding a printed figure (book/figure-key.h), reading and writing it. */

extern const char *const adj_figure_keys[]; /* by AdjFigureKey, NULL behind the last */

/* FALSE if there is no such subject, or it has no such figure. */
gboolean adj_figure_find (const AdjScenario *scenario,
                          const char *subject,
                          const char *key,
                          AdjFigure *figure);

gboolean adj_figure_is_same (const AdjFigure *figure, const AdjFigure *other);

/* "smith", "1318-1319"; free it. */
char *adj_figure_subject (const AdjScenario *scenario, const AdjFigure *figure);

/* All of a unit's, of a hex and its sides, of a turn, or of the victory conditions, as far as
 * there is room; returns how many. */
#define ADJ_MAX_FIGURES 128
guint
adj_figures_of_unit (const AdjScenario *scenario, int unit, AdjFigure figures[ADJ_MAX_FIGURES]);
guint
adj_figures_of_hex (const AdjScenario *scenario, AdjHexId hex, AdjFigure figures[ADJ_MAX_FIGURES]);

guint
adj_figures_of_turn (const AdjScenario *scenario, int turn, AdjFigure figures[ADJ_MAX_FIGURES]);
guint adj_figures_of_victory (const AdjScenario *scenario, AdjFigure figures[ADJ_MAX_FIGURES]);

/* "" if it is not known, or there is nothing. */
char *adj_figure_get (const AdjScenario *scenario, const AdjFigure *figure);

/* Of whatever it is printed on; NULL if there are none. */
const AdjMarks *adj_figure_marks (const AdjScenario *scenario, const AdjFigure *figure);

/* "" makes it unknown, or takes away what need not be there. FALSE if refused. */
gboolean adj_draft_set_figure (AdjDraft *self, const AdjFigure *figure, const char *value);
