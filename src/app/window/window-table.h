/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/table-mode/table-mode.h"

/* Table mode in a window: as one of its pages, over the whole screen, and the way back. */
typedef struct
{
  GtkWindow *window;
  GtkStack *pages;
  AdjTableMode *mode;      /* made when it is first entered */
  GtkWidget *before;       /* had the focus before; weak */
  gboolean was_fullscreen; /* before */
} AdjWindowTable;

gboolean adj_window_table_is_open (AdjWindowTable *self);
void adj_window_table_enter (AdjWindowTable *self);

/* For the page of that name. */
void adj_window_table_leave (AdjWindowTable *self, const char *page);

/* The window is going to be that large. */
void adj_window_table_set_room (AdjWindowTable *self, int width, int height);
