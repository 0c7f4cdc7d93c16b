/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* At the widget, or below it. */
gboolean adj_focus_is_within (GtkWidget *widget);

/* The same, and it can be seen there: what has been hidden meanwhile keeps it for a while. */
gboolean adj_focus_is_seen_within (GtkWidget *widget);

/* For something that takes the focus for a while: who had it gets it back afterwards. kept is a
 * weak pointer, to be cleared by its owner at the end. */

/* Unless taker has it already. */
void adj_focus_keep (GtkWidget **kept, GtkWidget *taker);

/* If it is still there to be seen. */
void adj_focus_give_back (GtkWidget **kept);

/* For "stop-search": GTK's search entries keep Escape for themselves, and from them, too, it is to
 * lead to the board. */
void adj_focus_leave_search (GtkWidget *panel);

/* Escape in the widget, or below it where nobody has taken it, leads back. */
void adj_focus_on_escape (GtkWidget *widget, GtkShortcutFunc leave, gpointer data);
