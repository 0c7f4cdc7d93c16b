/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/window/window.h"
#include "folder.h"

/* From now on the program speaks that language. Returns the folder of its words, to be taken away
 * with folder_remove. */
char *stage_speak (const char *language);

/* A window of the program on the test's own screen. */
AdjWindow *stage_open (void);
void stage_close (AdjWindow *window);

/* Begins Chickamauga in it and waits for the page to be drawn. */
AdjSession *stage_begin (AdjWindow *window);

/* The first window of that type on the screen; NULL if there is none. */
gpointer stage_find_window (GType type);

/* The first widget of that type below, in the order they are drawn; it must be there. */
gpointer stage_find (gpointer root, GType type);

gboolean stage_has (gpointer root, GType type);

/* The first button whose accessible label or own label that is. */
GtkWidget *stage_find_button (gpointer root, const char *label);

/* The first label or running text on the screen with that text in it; NULL if there is none. */
GtkWidget *stage_find_saying (gpointer root, const char *text);

/* Types a line into the order line and presses Enter there. */
void stage_order (AdjWindow *window, const char *line);

/* Lets the window work off what it has to do. */
void stage_settle (void);

/* A panel that is open in a window on a new game of Chickamauga. */
typedef struct
{
  AdjWindow *window;
  AdjSession *session;
  GtkWidget *panel;
} StagePanel;

/* orders: what is done before, or NULL. */
StagePanel stage_open_panel (const char *name, GType type, const char *orders);

/* A game whose phases are all of both sides, tests/book/both.scenario.xml, in a window; without a
 * panel. orders: what is done before, or NULL. */
StagePanel stage_begin_both (const char *orders);

/* Opens it in a window where the game is begun already. */
void stage_show_panel (StagePanel *self, const char *name, GType type);

/* Fails if no label on the screen has that text in it. */
void stage_says (gpointer root, const char *text);

/* Presses the button that says so, as a finger does, or Enter where the focus is. */
void stage_press (gpointer root, const char *label);

/* The hex a unit stands in; 0 if it is not on the map. */
AdjHexId stage_hex (AdjSession *session, const char *unit);

/* A file is let go over the window; TRUE if it takes it. */
gboolean stage_drop_file (GtkWidget *window, const char *path);
