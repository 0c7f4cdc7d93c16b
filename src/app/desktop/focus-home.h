/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Menus and other popovers take the keys, and when they close GTK gives them to the button they
 * hang on, wherever they came from, or leaves them inside of a menu that is not there any more,
 * where no key does anything. */

/* From now on, in all windows there are and will be, they come home to who had them. */
void adj_focus_home_watch (void);
