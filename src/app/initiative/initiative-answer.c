/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/initiative/initiative-answer.h"

#include "app/initiative/initiative-table.h"
#include "staff/initiative-words.h"

struct _AdjInitiativeAnswer
{
  GtkWidget parent_instance;
  GtkLabel *first;
  GtkLabel *chances;
  AdjInitiativeTable *table;
};

G_DEFINE_FINAL_TYPE (AdjInitiativeAnswer, adj_initiative_answer, GTK_TYPE_WIDGET)

/* ---- Class ---- */

static void
adj_initiative_answer_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_INITIATIVE_ANSWER);
  G_OBJECT_CLASS (adj_initiative_answer_parent_class)->dispose (object);
}

static void
adj_initiative_answer_class_init (AdjInitiativeAnswerClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_initiative_answer_dispose;
  g_type_ensure (ADJ_TYPE_INITIATIVE_TABLE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/initiative/initiative-answer.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "box", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeAnswer, first);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeAnswer, chances);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeAnswer, table);
}

static void
adj_initiative_answer_init (AdjInitiativeAnswer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_initiative_answer_show (AdjInitiativeAnswer *self, const AdjInitiativeCase *initiative)
{
  g_autofree char *first = adj_initiative_say_first (initiative);
  g_autofree char *odds = adj_initiative_say_odds (initiative);

  g_return_if_fail (ADJ_IS_INITIATIVE_ANSWER (self));

  gtk_widget_set_visible (GTK_WIDGET (self), adj_initiative_case_answers (initiative));
  gtk_label_set_label (self->first, first);
  gtk_label_set_label (self->chances, odds);
  adj_initiative_table_show (self->table, initiative);
}
