/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The key of a number pad that a keyval is, by the sign on it, with or without Num Lock; the same
 * sign elsewhere on the keyboard will do. '\n' for Enter, 0 for no such key. */
char adj_pad_key_of (guint keyval);
