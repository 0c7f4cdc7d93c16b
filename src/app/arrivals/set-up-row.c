/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/arrivals/set-up-row.h"

#include <glib/gi18n-lib.h>

#include "app/arrivals/set-up.h"
#include "app/widgets/focus-order.h"

struct _AdjSetUpRow
{
  AdjListRow parent_instance;
  GtkLabel *heading;
  GtkCheckButton *tick;
  GtkLabel *number;
  GtkLabel *units;
};

G_DEFINE_FINAL_TYPE (AdjSetUpRow, adj_set_up_row, ADJ_TYPE_LIST_ROW)

/* The player's hand, not the list's own doing. */
static void
adj_set_up_row_on_toggled (AdjSetUpRow *self)
{
  AdjSpot *spot = adj_list_row_get_item (ADJ_LIST_ROW (self));
  gboolean ticked = gtk_check_button_get_active (self->tick);

  if (spot != NULL && adj_spot_get_look (spot)->ticked != ticked)
    gtk_widget_activate_action (GTK_WIDGET (self), "set-up.tick", "(ub)",
                                adj_list_row_get_position (ADJ_LIST_ROW (self)), ticked);
}

static void
adj_set_up_row_show (AdjListRow *row, gpointer item)
{
  AdjSetUpRow *self = ADJ_SET_UP_ROW (row);
  const AdjSpotLook *look = adj_spot_get_look (item);
  g_autofree char *words = g_strdup_printf ("%s: %s. %s", look->number, look->units,
                                            look->ticked ? _ ("placed") : _ ("to be placed"));

  gtk_label_set_label (self->heading, look->heading != NULL ? look->heading : "");
  gtk_widget_set_visible (GTK_WIDGET (self->heading), look->heading != NULL);
  gtk_label_set_label (self->number, look->number);
  gtk_label_set_label (self->units, look->units);
  gtk_check_button_set_active (self->tick, look->ticked);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tick), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  adj_list_row_mark (row, "picked", look->picked);
  adj_list_row_mark (row, "ticked", look->ticked);
  adj_list_row_describe (row, words);
}

static gboolean
adj_set_up_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADJ_SET_UP_ROW (widget)->tick));
}

static void
adj_set_up_row_class_init (AdjSetUpRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ADJ_LIST_ROW_CLASS (class)->show = adj_set_up_row_show;
  widget_class->grab_focus = adj_set_up_row_grab_focus;
  widget_class->focus = adj_focus_among_children;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/arrivals/set-up-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpRow, heading);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpRow, tick);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpRow, number);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpRow, units);
  gtk_widget_class_bind_template_callback (widget_class, adj_set_up_row_on_toggled);
}

static void
adj_set_up_row_init (AdjSetUpRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
