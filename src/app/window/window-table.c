/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/window-table.h"

#include "app/widgets/focus-back.h"

#define PAGE "table"

gboolean
adj_window_table_is_open (AdjWindowTable *self)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->pages), PAGE);
}

static void
make (AdjWindowTable *self)
{
  GtkWidget *window = GTK_WIDGET (self->window);

  if (self->mode != NULL)
    return;
  self->mode = g_object_new (ADJ_TYPE_TABLE_MODE, NULL);
  adj_table_mode_set_room (self->mode, gtk_widget_get_width (window),
                           gtk_widget_get_height (window));
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->mode), PAGE);
  g_object_bind_property (window, "session", self->mode, "session", G_BINDING_SYNC_CREATE);
}

void
adj_window_table_enter (AdjWindowTable *self)
{
  make (self);
  adj_focus_keep (&self->before, GTK_WIDGET (self->mode));
  self->was_fullscreen = gtk_window_is_fullscreen (self->window);
  gtk_stack_set_visible_child_name (self->pages, PAGE);
  gtk_window_fullscreen (self->window);
}

void
adj_window_table_leave (AdjWindowTable *self, const char *page)
{
  gtk_stack_set_visible_child_name (self->pages, page);
  adj_focus_give_back (&self->before);
  if (!self->was_fullscreen)
    gtk_window_unfullscreen (self->window);
}

void
adj_window_table_set_room (AdjWindowTable *self, int width, int height)
{
  if (self->mode != NULL)
    adj_table_mode_set_room (self->mode, width, height);
}
