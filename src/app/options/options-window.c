/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/options/options-window.h"

#include "app/options/options-list.h"
#include "words/printed.h"

struct _AdjOptionsWindow
{
  GtkWindow parent_instance;
  GtkLabel *rules;
  AdjOptionsList *list;
};

G_DEFINE_FINAL_TYPE (AdjOptionsWindow, adj_options_window, GTK_TYPE_WINDOW)

/* GTK picks some row or other, for they have no places yet. */
static void
adj_options_window_show (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (adj_options_window_parent_class)->show (widget);
  gtk_widget_grab_focus (GTK_WIDGET (ADJ_OPTIONS_WINDOW (widget)->list));
}

static void
adj_options_window_class_init (AdjOptionsWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->show = adj_options_window_show;
  g_type_ensure (ADJ_TYPE_OPTIONS_LIST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/options/options-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjOptionsWindow, rules);
  gtk_widget_class_bind_template_child (widget_class, AdjOptionsWindow, list);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adj_options_window_init (AdjOptionsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Another game may have come into the window beside it. */
static void
adj_options_window_show_rules (AdjOptionsWindow *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self->list));
  g_autofree char *rules = NULL;

  if (session != NULL)
    rules = adj_words_own_rules (adj_session_book (session)->ruleset);
  gtk_label_set_label (self->rules, rules != NULL ? rules : "");
  gtk_widget_set_visible (GTK_WIDGET (self->rules), rules != NULL);
}

GtkWidget *
adj_options_window_new (GtkWindow *game)
{
  AdjOptionsWindow *self = g_object_new (ADJ_TYPE_OPTIONS_WINDOW, "transient-for", game, NULL);

  g_signal_connect_object (self->list, "notify::session",
                           G_CALLBACK (adj_options_window_show_rules), self, G_CONNECT_SWAPPED);
  g_object_bind_property (game, "session", self->list, "session", G_BINDING_SYNC_CREATE);
  return GTK_WIDGET (self);
}
