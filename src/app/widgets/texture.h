/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A painted surface (ARGB32) as a texture; takes it over. */
GdkTexture *adj_texture_take (cairo_surface_t *surface);

/* Draws it there, in that widget. Where Cairo draws the window, GTK 4.8 turns every pixel of a
 * texture into floating point and back in every frame, so Cairo gets the surface itself. (Seen in
 * 4.8.3; no later one has been measured.) It makes the picture larger or smaller by that filter;
 * other renderers have one of their own. */
void adj_texture_append (GdkTexture *texture,
                         GtkSnapshot *snapshot,
                         GtkWidget *widget,
                         const graphene_rect_t *place,
                         cairo_filter_t filter);
