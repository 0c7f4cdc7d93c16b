/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/window/window-private.h"

/* In a small window less is shown beside the board, and the title bar says it shorter. */

#define NARROW 1060      /* pixels: less has no room for record, board and panel side by side */
#define IN_TITLE_BAR 460 /* pixels of it that are neither the moment nor the next phase */
#define LETTER 7         /* pixels, of a small one */

/* Moment and next phase share what the buttons leave of the title bar, eight letters less for the
 * frame of the one that is a button. */
static int
letters_for_next (int width)
{
  double share = (width - IN_TITLE_BAR) / 2.0 / (LETTER * adj_looks_text_scale ());

  return CLAMP ((int) share - 8, 8, 23);
}

/* In little room the title has two lines for the moment instead of one; which battle it is the
 * window's title still says. */
static void
set_width (AdjWindow *self, int width)
{
  gboolean narrow = width < NARROW * adj_looks_text_scale ();
  gboolean two_lines = narrow && self->session != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->title_label), !two_lines);
  gtk_label_set_wrap (self->moment_label, two_lines);
  gtk_label_set_lines (self->moment_label, two_lines ? 2 : -1);
  adj_next_button_set_room (self->next_button, narrow ? letters_for_next (width) : 0);
  if (self->game_page != NULL)
    adj_game_page_set_narrow (self->game_page, narrow);
}

/* The width it has, or is going to have. */
static int
get_width (AdjWindow *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height;

  if (width == 0)
    gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  return width;
}

void
adj_window_use_room (AdjWindow *self)
{
  set_width (self, get_width (self));
}

/* Before the widgets are given their places. */
static void
on_layout (GdkSurface *surface, int width, int height, AdjWindow *self)
{
  set_width (self, width);
  if (self->table_mode != NULL)
    adj_table_mode_set_room (self->table_mode, width, height);
}

static void
on_realize (AdjWindow *self)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (self)), "layout",
                           G_CALLBACK (on_layout), self, 0);
}

void
adj_window_watch_room (AdjWindow *self)
{
  g_signal_connect (self, "realize", G_CALLBACK (on_realize), NULL);
  g_signal_connect_object (adj_settings (), "changed::text-scale", G_CALLBACK (adj_window_use_room),
                           self, G_CONNECT_SWAPPED);
}
