/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* The settings that the player has chosen. */

/* Is their schema installed? Asking for settings without one ends a program. */
gboolean adj_settings_are_there (void);

/* The program's settings, made at the first call; not the caller's. */
GSettings *adj_settings (void);
