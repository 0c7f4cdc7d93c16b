/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/defence-list.h"

#include "staff/defence.h"

struct _AdjDefenceList
{
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkBox *answers;
};

G_DEFINE_FINAL_TYPE (AdjDefenceList, adj_defence_list, GTK_TYPE_WIDGET)

static GtkWidget *
new_answer (const AdjDefence *defence, guint i)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (defence->label);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "answer");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "combat.answer");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) i);
  return button;
}

static void
adj_defence_list_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_DEFENCE_LIST);
  G_OBJECT_CLASS (adj_defence_list_parent_class)->dispose (object);
}

static void
adj_defence_list_class_init (AdjDefenceListClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_defence_list_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/widgets/defence-list.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjDefenceList, box);
  gtk_widget_class_bind_template_child (widget_class, AdjDefenceList, answers);
}

static void
adj_defence_list_init (AdjDefenceList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_defence_list_show (AdjDefenceList *self, const GPtrArray *defences)
{
  GtkWidget *child;

  g_return_if_fail (ADJ_IS_DEFENCE_LIST (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->answers))) != NULL)
    gtk_box_remove (self->answers, child);
  for (guint i = 0; defences != NULL && i < defences->len; i++)
    gtk_box_append (self->answers, new_answer (g_ptr_array_index (defences, i), i));
  gtk_widget_set_visible (GTK_WIDGET (self), defences != NULL && defences->len > 0);
}
