/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/figures-window.h"

#include "app/initiative-figures.h"
#include "app/printed.h"
#include "app/scatter-figures.h"

struct _AdjFiguresWindow
{
  GtkWindow parent_instance;
  GtkStack *pages;
  AdjScatterFigures *scatter;
};

G_DEFINE_FINAL_TYPE (AdjFiguresWindow, adj_figures_window, GTK_TYPE_WINDOW)

static void
adj_figures_window_class_init (AdjFiguresWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (ADJ_TYPE_INITIATIVE_FIGURES);
  g_type_ensure (ADJ_TYPE_SCATTER_FIGURES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/figures-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjFiguresWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, AdjFiguresWindow, scatter);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adj_figures_window_init (AdjFiguresWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdjFiguresWindow *
adj_figures_window_new (GtkWindow *beside)
{
  return g_object_new (ADJ_TYPE_FIGURES_WINDOW, "transient-for", beside, NULL);
}

void
adj_figures_window_show (AdjFiguresWindow *self, const char *page, AdjRuleset *ruleset)
{
  g_autoptr (AdjRuleset) played = NULL;

  g_return_if_fail (ADJ_IS_FIGURES_WINDOW (self));

  played = ruleset != NULL ? adj_ruleset_ref (ruleset) : adj_printed_ruleset ();
  if (played != NULL)
    adj_scatter_figures_set_ruleset (self->scatter, played);
  gtk_stack_set_visible_child_name (self->pages, page);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->pages));
}
