/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Keeps what a window shows as a PNG, or a JPEG where the path ends in that, once nothing on it
 * changes any more, or a part of it (NULL: all). One on which nothing can be seen ends the program
 * with an error. */
void frame_keep (GtkWidget *window, const graphene_rect_t *area, const char *path);
