/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Marks a field whose text is not understood, for who sees it and for who hears the reason. reason
 * NULL: it is understood. */
void adj_field_mark (GtkWidget *field, const char *reason);
