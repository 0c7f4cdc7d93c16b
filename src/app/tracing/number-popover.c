/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/tracing/number-popover.h"

#include <glib/gi18n-lib.h>

struct _AdjNumberPopover
{
  GtkPopover parent_instance;
  GtkEditable *number;
  GtkLabel *complaint;
};

G_DEFINE_FINAL_TYPE (AdjNumberPopover, adj_number_popover, GTK_TYPE_POPOVER)

static guint typed_signal;

static void
adj_number_popover_on_enter (AdjNumberPopover *self)
{
  AdjHexId hex = adj_hex_parse (gtk_editable_get_text (self->number));

  if (hex == ADJ_HEX_NONE)
    adj_number_popover_settle (self, _ ("Four digits, such as 0412: the column and the row"));
  else
    g_signal_emit (self, typed_signal, 0, hex);
}

static void
adj_number_popover_class_init (AdjNumberPopoverClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  typed_signal = g_signal_new ("typed", ADJ_TYPE_NUMBER_POPOVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/tracing/number-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjNumberPopover, number);
  gtk_widget_class_bind_template_child (widget_class, AdjNumberPopover, complaint);
  gtk_widget_class_bind_template_callback (widget_class, adj_number_popover_on_enter);
}

static void
adj_number_popover_init (AdjNumberPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adj_number_popover_new (void)
{
  return g_object_new (ADJ_TYPE_NUMBER_POPOVER, NULL);
}

void
adj_number_popover_ask (AdjNumberPopover *self, AdjHexId guess, const GdkRectangle *at)
{
  char text[ADJ_HEX_TEXT] = "";

  g_return_if_fail (ADJ_IS_NUMBER_POPOVER (self));

  if (guess != ADJ_HEX_NONE)
    adj_hex_to_text (guess, text);
  gtk_editable_set_text (self->number, text);
  gtk_widget_set_visible (GTK_WIDGET (self->complaint), FALSE);
  gtk_popover_set_pointing_to (GTK_POPOVER (self), at);
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->number));
  gtk_editable_select_region (self->number, 0, -1);
}

void
adj_number_popover_settle (AdjNumberPopover *self, const char *complaint)
{
  g_return_if_fail (ADJ_IS_NUMBER_POPOVER (self));

  gtk_label_set_label (self->complaint, complaint != NULL ? complaint : "");
  gtk_widget_set_visible (GTK_WIDGET (self->complaint), complaint != NULL);
  if (complaint == NULL)
    gtk_popover_popdown (GTK_POPOVER (self));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->number));
}
