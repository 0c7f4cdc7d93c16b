/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The lines that belong to a report of a fault: versions, how the screen is drawn, the language,
 * and a sum of each book that is found. In English, and without the name of any folder, for they
 * are read by others. native: a window that is shown; NULL. */
char *adj_details_write (GtkNative *native);
