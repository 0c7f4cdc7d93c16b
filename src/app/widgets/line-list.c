/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/line-list.h"

#include "app/widgets/tip.h"

struct _AdjLineList
{
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkLabel *heading;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (AdjLineList, adj_line_list, GTK_TYPE_WIDGET)

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return label;
}

void
adj_line_list_begin (AdjLineList *self, const char *heading)
{
  GtkWidget *row;

  g_return_if_fail (ADJ_IS_LINE_LIST (self));
  g_return_if_fail (heading != NULL);

  gtk_label_set_label (self->heading, heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  heading, -1);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
adj_line_list_add (AdjLineList *self,
                   const char *sign,
                   const char *title,
                   const char *caption,
                   const char *said,
                   const char *style)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *mark;

  g_return_if_fail (ADJ_IS_LINE_LIST (self));
  g_return_if_fail (sign != NULL && title != NULL && caption != NULL && said != NULL);

  mark = gtk_label_new (sign);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_add_css_class (mark, "sign");
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (lines), new_label (title, "line-title"));
  if (*caption != '\0')
    gtk_box_append (GTK_BOX (lines), new_label (caption, "caption"));
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  if (style != NULL)
    gtk_widget_add_css_class (row, style);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_list_box_append (self->list, row);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
adj_line_list_add_button (
    AdjLineList *self, const char *icon, const char *tip, const char *action, int number)
{
  GtkWidget *row;
  GtkWidget *button;

  g_return_if_fail (ADJ_IS_LINE_LIST (self));
  g_return_if_fail (icon != NULL && tip != NULL && action != NULL);

  row = gtk_widget_get_last_child (GTK_WIDGET (self->list));
  g_return_if_fail (row != NULL);
  button = gtk_button_new_from_icon_name (icon);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  adj_tip_show (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", number);
  gtk_box_append (GTK_BOX (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row))), button);
}

/* ---- Class ---- */

static void
adj_line_list_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_LINE_LIST);
  G_OBJECT_CLASS (adj_line_list_parent_class)->dispose (object);
}

static void
adj_line_list_class_init (AdjLineListClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_line_list_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/widgets/line-list.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjLineList, box);
  gtk_widget_class_bind_template_child (widget_class, AdjLineList, heading);
  gtk_widget_class_bind_template_child (widget_class, AdjLineList, list);
}

static void
adj_line_list_init (AdjLineList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
