/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A painted surface (ARGB32) as a texture; takes it over. */
GdkTexture *adj_texture_take (cairo_surface_t *surface);
