/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/fray-log-row.h"

#include <glib/gi18n-lib.h>

#include "app/skirmish/fray-line.h"
#include "app/widgets/menu-line.h"
#include "words/fill.h"

struct _AdjFrayLogRow
{
  AdjListRow parent_instance;
  GtkLabel *text;
  GtkMenuButton *menu;
};

G_DEFINE_FINAL_TYPE (AdjFrayLogRow, adj_fray_log_row, ADJ_TYPE_LIST_ROW)

/* Made when it is opened. */
static void
fill_menu (GtkMenuButton *button, gpointer data)
{
  AdjFrayLine *line = adj_list_row_get_item (data);
  g_autoptr (GMenu) menu = g_menu_new ();

  if (line == NULL)
    return;
  adj_menu_line_add (menu, _ ("Correct…"), "win.correct", adj_fray_line_get_number (line));
  adj_menu_line_add (menu, _ ("Strike…"), "win.strike", adj_fray_line_get_number (line));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

void
adj_fray_log_row_open_menu (AdjFrayLogRow *self)
{
  g_return_if_fail (ADJ_IS_FRAY_LOG_ROW (self));

  if (gtk_widget_get_visible (GTK_WIDGET (self->menu)))
    gtk_menu_button_popup (self->menu);
}

static void
adj_fray_log_row_on_menu_wanted (AdjFrayLogRow *self)
{
  adj_fray_log_row_open_menu (self);
}

static void
adj_fray_log_row_show (AdjListRow *row, gpointer item)
{
  AdjFrayLogRow *self = ADJ_FRAY_LOG_ROW (row);
  g_autofree char *number = g_strdup_printf ("%u", adj_fray_line_get_number (item));
  g_autofree char *label = adj_fill (_ ("Correct order {number}"),
                                     (const AdjPlace[]){ { "number", number }, { NULL, NULL } });

  gtk_label_set_label (self->text, adj_fray_line_get_text (item));
  gtk_widget_set_visible (GTK_WIDGET (self->menu), adj_fray_line_get_shown (item));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  adj_list_row_describe (row, adj_fray_line_get_text (item));
}

static void
adj_fray_log_row_class_init (AdjFrayLogRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ADJ_LIST_ROW_CLASS (class)->show = adj_fray_log_row_show;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/fray-log-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjFrayLogRow, text);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayLogRow, menu);
  gtk_widget_class_bind_template_callback (widget_class, adj_fray_log_row_on_menu_wanted);
}

static void
adj_fray_log_row_init (AdjFrayLogRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu, fill_menu, self, NULL);
}
