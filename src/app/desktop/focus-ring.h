/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Shows where the keys go for as long as somebody plays with them. GTK hides the ring around what
 * has the focus a few seconds after the last key: who looked at the cardboard meanwhile would not
 * find his place again. A press of the pointer, or a finger, hides it as ever. */

/* From now on, in all windows there are and will be. */
void adj_focus_ring_watch (void);
