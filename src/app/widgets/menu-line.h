/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* A line of a menu whose action takes the number of what it is about. */
void adj_menu_line_add (GMenu *menu, const char *label, const char *action, guint number);
