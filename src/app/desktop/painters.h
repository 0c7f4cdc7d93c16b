/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Painters: the threads that paint what takes longer than a frame. They stay, for Pango has fonts
 * for each thread, and to find them takes a new one longer than to paint. */

/* How many paint side by side. */
guint adj_painters_count (void);

/* In one of them, some time from now. */
void adj_painters_paint (void (*paint) (gpointer job), gpointer job);

/* Waits for what is being painted and sends them home: libraries that they write with tidy up when
 * the program ends, and must not do so under their hands. */
void adj_painters_rest (void);
