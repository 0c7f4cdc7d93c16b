/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board.h"

/* A player's hand: on keys and a mouse, through the X server, or on a screen that is touched and
 * that fingers.py plays. What it does is counted. */

/* Is this a screen that is touched? There are no keys then. */
gboolean hand_is_finger (void);

/* A finger does something that fingers.py knows. */
void hand_finger (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Where a point of a widget lies on the screen. Windows lie in its corner. */
graphene_point_t hand_place (gpointer widget, double x, double y);

/* Where the middle of a hex does, once the map lies still. */
graphene_point_t hand_hex (AdjBoard *board, AdjHexId id);

/* A click or a touch. Of a widget once it lies still: panels slide, and lists scroll. */
void hand_tap_at (graphene_point_t at);
void hand_tap (gpointer widget);
void hand_tap_what_says (gpointer root, const char *text);

/* What is on the screen under a label with just these words, but for the mnemonic, and for what a
 * comma parts from them; NULL if nothing is. */
GtkWidget *hand_find_called (gpointer root, const char *words);
void hand_tap_called (gpointer root, const char *words);

/* The mouse rests there. */
void hand_rest_at (graphene_point_t at);

void hand_double_tap_at (graphene_point_t at);

void hand_drag (graphene_point_t from, graphene_point_t to);

/* Pressed at the first place, and from one to the next without a rest. */
void hand_trace (const graphene_point_t *places, guint n);

/* One key after the other, as xdotool names them, blanks between. */
void hand_keys (const char *names);

/* Letters and digits where the focus is, and then the key, or none. */
void hand_type (const char *text, const char *key);

/* From now on the window has the keys. */
void hand_look_at (GtkWindow *window);

/* How often it pointed, how many places it was led through and how many keys it pressed since it
 * rested. */
typedef struct
{
  guint points;
  guint places;
  guint keys;
} HandCount;

void hand_rest (void);
HandCount hand_count (void);

/* How long all that takes a person who reads so many words: estimated by what is known of hands
 * (the keystroke-level model of Card, Moran and Newell, with somebody who looks for each key). */
double hand_seconds (guint n_words);
