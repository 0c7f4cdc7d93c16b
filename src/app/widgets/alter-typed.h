/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Undo and redo of a window take the text being typed before what was ordered: the window has the
 * key before the text. Each is TRUE if there was something typed to take back or to bring back. */
gboolean adj_alter_typed_undo (GtkWindow *window);
gboolean adj_alter_typed_redo (GtkWindow *window);
