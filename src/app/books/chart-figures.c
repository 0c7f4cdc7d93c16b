/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/chart-figures.h"

G_DEFINE_ABSTRACT_TYPE (AdjChartFigures, adj_chart_figures, ADJ_TYPE_FIGURES)

static AdjOwnBattle *
charts_of (AdjFigures *self)
{
  return adj_figures_get_source (self);
}

gboolean
adj_chart_figures_settle (AdjFigures *self, gboolean done, char **refusal)
{
  g_return_val_if_fail (ADJ_IS_CHART_FIGURES (self), FALSE);
  g_return_val_if_fail (refusal != NULL, FALSE);

  if (done)
    adj_own_battle_save (charts_of (self));
  else if (*refusal == NULL)
    *refusal = g_strdup (adj_draft_get_refusal (adj_chart_figures_get_draft (self)));
  return done;
}

static gboolean
set (AdjFigures *self, guint row, guint column, const char *text, char **refusal)
{
  AdjChartFiguresClass *class = ADJ_CHART_FIGURES_GET_CLASS (self);

  return adj_chart_figures_settle (self, class->change (self, row, column, text, refusal), refusal);
}

static void
adj_chart_figures_class_init (AdjChartFiguresClass *class)
{
  ADJ_FIGURES_CLASS (class)->set = set;
}

static void
adj_chart_figures_init (AdjChartFigures *self)
{
}

AdjFigures *
adj_chart_figures_new (GType type, AdjOwnBattle *battle)
{
  AdjFigures *self;

  g_return_val_if_fail (g_type_is_a (type, ADJ_TYPE_CHART_FIGURES), NULL);
  g_return_val_if_fail (ADJ_IS_OWN_BATTLE (battle), NULL);

  self = g_object_new (type, NULL);
  adj_figures_follow (self, G_OBJECT (battle));
  return self;
}

AdjDraft *
adj_chart_figures_get_draft (AdjFigures *self)
{
  g_return_val_if_fail (ADJ_IS_CHART_FIGURES (self), NULL);

  return adj_own_battle_get_draft (charts_of (self));
}

const AdjScenario *
adj_chart_figures_get_scenario (AdjFigures *self)
{
  g_return_val_if_fail (ADJ_IS_CHART_FIGURES (self), NULL);

  return adj_draft_get_scenario (adj_chart_figures_get_draft (self));
}
