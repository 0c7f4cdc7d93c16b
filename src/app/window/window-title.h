/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/turns/next-button.h"

/* The window's title bar: which battle, which moment of it and what comes next, said shorter where
 * there is little room. */
typedef struct
{
  GtkLabel *battle;
  GtkLabel *moment;
  AdjNextButton *next;
} AdjWindowTitle;

/* Of a session's game and moment; NULL: the program's name. */
void adj_window_title_show_battle (AdjWindowTitle *self, AdjSession *session);
void adj_window_title_show_moment (AdjWindowTitle *self, AdjSession *session);

/* TRUE if a window so wide is narrow: it has no room for record, board and panel side by side. */
gboolean adj_window_title_set_width (AdjWindowTitle *self, int width, gboolean playing);
