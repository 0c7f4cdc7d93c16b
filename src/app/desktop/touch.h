/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* How large things are that are aimed at: a pointer meets 34 pixels, a finger needs 44. Which of
 * them it is, the device tells that was used last; the style sheet does the rest (".finger"). */

/* From now on, in all windows there are and will be. A screen that can only be touched begins with
 * a finger. */
void adj_touch_watch (void);

/* A finger, or else a pointer, is what plays. */
void adj_touch_take (gboolean finger);
