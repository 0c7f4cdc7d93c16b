/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "room-language.h"
#include "stage.h"

/* Is there room for everything, in every size of window and letters, from left to right and from
 * right to left? By measuring: no window larger than it was asked to be, and no label smaller than
 * its text, but for those that shorten themselves on purpose. */

typedef struct
{
  int width;
  int height;
  double text_scale;
  gboolean dark;
  GtkTextDirection direction;
} Room;

/* A walk through some of the windows, in one room. */
typedef struct
{
  const char *name;
  GTestDataFunc walk; /* its data is the room */
} RoomWalk;

int room_main (int argc, char **argv, const RoomWalk *walks, guint n_walks);

/* A window of the program in that room, and what one does with it there. */
AdjWindow *room_open (const Room *room);
void room_close (AdjWindow *window);

/* A window that needs more than it was given takes it. */
void room_check (gpointer window, const Room *room, const char *what);

/* Shows another window as large as the room, checks it and closes it; or leaves it open. */
void room_check_other (GtkWidget *other, const Room *room, const char *what);
void room_show_other (gpointer other, const Room *room);
