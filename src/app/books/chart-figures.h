/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/figures.h"
#include "app/books/own-battle.h"

/* Figures of a battle that is being filled in. What is typed is a change of its draft, and saved.
 */

#define ADJ_TYPE_CHART_FIGURES (adj_chart_figures_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdjChartFigures, adj_chart_figures, ADJ, CHART_FIGURES, AdjFigures)

struct _AdjChartFiguresClass
{
  AdjFiguresClass parent_class;

  /* FALSE with a sentence if the text cannot be read; without one, the draft has the reason. */
  gboolean (*change) (AdjFigures *self, guint row, guint column, const char *text, char **refusal);
};

AdjFigures *adj_chart_figures_new (GType type, AdjOwnBattle *battle);

AdjDraft *adj_chart_figures_get_draft (AdjFigures *self);
const AdjScenario *adj_chart_figures_get_scenario (AdjFigures *self);

/* After a change of the draft: it is saved, or refusal says why it was not made, if nobody has yet.
 * Returns done. */
gboolean adj_chart_figures_settle (AdjFigures *self, gboolean done, char **refusal);
