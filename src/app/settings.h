/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* What the player has chosen, and the looks that follow from it. */

/* The program's settings, made at the first call; not the caller's. */
GSettings *adj_settings (void);

/* The style sheet, the icons, light or dark: once, when there is a display. */
void adj_settings_dress (void);
