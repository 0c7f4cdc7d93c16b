/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/combat/applied-result.h"

struct _AdjAppliedResult
{
  GtkWidget parent_instance;
  GtkDropDown *result;
};

G_DEFINE_FINAL_TYPE (AdjAppliedResult, adj_applied_result, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The first of the list stands for none. */
int
adj_applied_result_get (AdjAppliedResult *self)
{
  g_return_val_if_fail (ADJ_IS_APPLIED_RESULT (self), -1);

  return (int) gtk_drop_down_get_selected (self->result) - 1;
}

void
adj_applied_result_clear (AdjAppliedResult *self)
{
  g_return_if_fail (ADJ_IS_APPLIED_RESULT (self));

  gtk_drop_down_set_selected (self->result, 0);
}

static void
adj_applied_result_on_selected (AdjAppliedResult *self)
{
  g_signal_emit (self, signals[CHOSEN], 0);
}

/* ---- Class ---- */

static void
adj_applied_result_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_APPLIED_RESULT);
  G_OBJECT_CLASS (adj_applied_result_parent_class)->dispose (object);
}

static void
adj_applied_result_class_init (AdjAppliedResultClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_applied_result_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", ADJ_TYPE_APPLIED_RESULT, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/combat/applied-result.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjAppliedResult, result);
  gtk_widget_class_bind_template_callback (widget_class, adj_applied_result_on_selected);
}

static void
adj_applied_result_init (AdjAppliedResult *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
