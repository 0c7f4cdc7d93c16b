/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

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

/* ---- The language, one of two files ---- */

/* The sentences are read in the language that ADJUTANT_ROOM_LANGUAGE names, if any; at the end it
 * is put away. */
void room_speak (void);
void room_fall_silent (void);

gboolean room_is_english (void);

/* Whether its words may need more than the room has. */
gboolean room_may_outgrow (void);

/* Fails for words in the widget that are of another language. */
void room_check_words (GtkWidget *widget, const char *where);
