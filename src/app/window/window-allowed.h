/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include <gtk/gtk.h>

/* Which of the window's actions can be asked for. */

/* With a game in sight, or without one. */
void adj_window_allowed_on_page (GtkWidget *window, gboolean playing);

/* At this moment of a game, for these eyes. */
void adj_window_allowed_now (GtkWidget *window, AdjSession *session);
