/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/notice.h"

#include "app/widgets/tip.h"
#include "app/widgets/width-first.h"

struct _AdjNotice
{
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkLabel *label;
  GtkBox *buttons;
  GtkButton *button;
};

G_DEFINE_FINAL_TYPE (AdjNotice, adj_notice, GTK_TYPE_WIDGET)

enum
{
  PRESSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
adj_notice_on_clicked (AdjNotice *self)
{
  g_signal_emit (self, signals[PRESSED], 0);
}

static void
adj_notice_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_NOTICE);
  G_OBJECT_CLASS (adj_notice_parent_class)->dispose (object);
}

static void
adj_notice_class_init (AdjNoticeClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_notice_dispose;
  signals[PRESSED] = g_signal_new ("pressed", ADJ_TYPE_NOTICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, ADJ_TYPE_WIDTH_FIRST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/widgets/notice.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjNotice, box);
  gtk_widget_class_bind_template_child (widget_class, AdjNotice, label);
  gtk_widget_class_bind_template_child (widget_class, AdjNotice, buttons);
  gtk_widget_class_bind_template_child (widget_class, AdjNotice, button);
  gtk_widget_class_bind_template_callback (widget_class, adj_notice_on_clicked);
}

static void
adj_notice_init (AdjNotice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adj_notice_new (const char *style, const char *button)
{
  AdjNotice *self = g_object_new (ADJ_TYPE_NOTICE, NULL);

  gtk_widget_add_css_class (self->box, style);
  gtk_button_set_label (self->button, button != NULL ? button : "");
  gtk_widget_set_visible (GTK_WIDGET (self->button), button != NULL);
  return GTK_WIDGET (self);
}

void
adj_notice_offer (AdjNotice *self, const char *label, const char *action, const char *tip)
{
  GtkWidget *button;

  g_return_if_fail (ADJ_IS_NOTICE (self));

  button = gtk_button_new_with_label (label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  adj_tip_show (button, tip);
  gtk_box_append (self->buttons, button);
}

void
adj_notice_say (AdjNotice *self, const char *text)
{
  g_return_if_fail (ADJ_IS_NOTICE (self));

  if (text != NULL)
    gtk_label_set_label (self->label, text);
  gtk_widget_set_visible (self->box, text != NULL);
}

const char *
adj_notice_get_text (AdjNotice *self)
{
  g_return_val_if_fail (ADJ_IS_NOTICE (self), NULL);

  return gtk_widget_get_visible (self->box) ? gtk_label_get_label (self->label) : NULL;
}
