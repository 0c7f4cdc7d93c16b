/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/calculators/calculator-window.h"

#include "app/widgets/page-strip.h"

struct _AdjCalculatorWindow
{
  GtkWindow parent_instance;
  AdjPageStrip *strip;
};

G_DEFINE_FINAL_TYPE (AdjCalculatorWindow, adj_calculator_window, GTK_TYPE_WINDOW)

static void
adj_calculator_window_class_init (AdjCalculatorWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (ADJ_TYPE_PAGE_STRIP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/calculators/calculator-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjCalculatorWindow, strip);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adj_calculator_window_init (AdjCalculatorWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdjCalculatorWindow *
adj_calculator_window_new (GtkWindow *beside, AdjCalculatorPages *pages)
{
  AdjCalculatorWindow *self =
      g_object_new (ADJ_TYPE_CALCULATOR_WINDOW, "transient-for", beside, "child", pages, NULL);

  g_object_set (self->strip, "stack", adj_calculator_pages_get_stack (pages), NULL);
  return self;
}
