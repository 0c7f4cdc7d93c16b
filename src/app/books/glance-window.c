/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/glance-window.h"

#include "app/books/glance.h"

struct _AdjGlanceWindow
{
  GtkWindow parent_instance;
  AdjGlance *glance;
};

G_DEFINE_FINAL_TYPE (AdjGlanceWindow, adj_glance_window, GTK_TYPE_WINDOW)

/* The window with the game has the action. */
static void
adj_glance_window_on_alter (AdjGlanceWindow *self)
{
  GtkWindow *game = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (game != NULL)
    gtk_widget_activate_action (GTK_WIDGET (game), "win.tables", NULL);
}

static void
adj_glance_window_class_init (AdjGlanceWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (ADJ_TYPE_GLANCE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/glance-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjGlanceWindow, glance);
  gtk_widget_class_bind_template_callback (widget_class, adj_glance_window_on_alter);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adj_glance_window_init (AdjGlanceWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adj_glance_window_new (GtkWindow *game)
{
  AdjGlanceWindow *self = g_object_new (ADJ_TYPE_GLANCE_WINDOW, "transient-for", game, NULL);

  g_object_bind_property (game, "session", self->glance, "session", G_BINDING_SYNC_CREATE);
  return GTK_WIDGET (self);
}
