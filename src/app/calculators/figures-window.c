/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/calculators/figures-window.h"

#include "app/widgets/page-strip.h"

struct _AdjFiguresWindow
{
  GtkWindow parent_instance;
  AdjPageStrip *strip;
};

G_DEFINE_FINAL_TYPE (AdjFiguresWindow, adj_figures_window, GTK_TYPE_WINDOW)

static void
adj_figures_window_class_init (AdjFiguresWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (ADJ_TYPE_PAGE_STRIP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/calculators/figures-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjFiguresWindow, strip);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adj_figures_window_init (AdjFiguresWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdjFiguresWindow *
adj_figures_window_new (GtkWindow *beside, AdjFiguresPages *pages)
{
  AdjFiguresWindow *self =
      g_object_new (ADJ_TYPE_FIGURES_WINDOW, "transient-for", beside, "child", pages, NULL);

  g_object_set (self->strip, "stack", adj_figures_pages_get_stack (pages), NULL);
  return self;
}
