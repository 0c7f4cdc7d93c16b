/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The actions that tell of the program itself: app.help "s" (a page), app.shortcuts, app.about. */
void adj_help_actions_add_actions (GtkApplication *application);
