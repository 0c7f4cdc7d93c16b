/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The language that a room is tried in. Two files have these functions, and a program is linked
 * with one of them: room-spoken.c speaks English or what a catalogue has, room-foreign.c a language
 * that nobody does. */

/* The sentences are read in the language that ADJUTANT_ROOM_LANGUAGE names, if any; at the end it
 * is put away. */
void room_speak (void);
void room_fall_silent (void);

gboolean room_is_english (void);

/* Whether its words may need more than the room has. */
gboolean room_may_outgrow (void);

/* Fails for words in the widget that are of another language. */
void room_check_words (GtkWidget *widget, const char *where);
