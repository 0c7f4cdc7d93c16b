/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/victory/victory-row.h"

#include "words/at-least.h"
#include "words/printed.h"
#include "words/score.h"

struct _AdjVictoryRow
{
  GtkListBoxRow parent_instance;
  GtkLabel *title;
  GtkLabel *state;
  GtkLabel *points;
};

G_DEFINE_FINAL_TYPE (AdjVictoryRow, adj_victory_row, GTK_TYPE_LIST_BOX_ROW)

static void
mark (GtkWidget *widget, const char *class, gboolean marked)
{
  if (marked)
    gtk_widget_add_css_class (widget, class);
  else
    gtk_widget_remove_css_class (widget, class);
}

static void
adj_victory_row_class_init (AdjVictoryRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/victory/victory-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryRow, title);
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryRow, state);
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryRow, points);
}

static void
adj_victory_row_init (AdjVictoryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_victory_row_show (AdjVictoryRow *self, const AdjView *view, const AdjScore *score)
{
  const AdjAward *award;
  g_autofree char *state = NULL;
  g_autofree char *points = NULL;
  g_autofree char *all = NULL;

  g_return_if_fail (ADJ_IS_VICTORY_ROW (self));

  award = &g_array_index (view->book->scenario->awards, AdjAward, score->award);
  state = adj_words_score_state (view, score);
  all = adj_words_score (view, score);
  points = adj_words_at_least_brief ((AdjAtLeast){ score->points, score->n_unseen });
  gtk_label_set_label (self->title, adj_words_printed (award->title));
  gtk_label_set_label (self->state, state);
  gtk_label_set_label (self->points, points);
  mark (GTK_WIDGET (self->points), "dim-label", score->points == 0 && score->n_unseen == 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
}

void
adj_victory_row_mark (AdjVictoryRow *self, gboolean picked)
{
  g_return_if_fail (ADJ_IS_VICTORY_ROW (self));

  mark (GTK_WIDGET (self), "picked", picked);
}
