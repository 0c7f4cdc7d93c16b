/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/window/sitting.h"

/* A window that games are opened and played in, whatever shows them: what a player can ask of the
 * game's file, taking back and going on. Class actions: win.start open-game begin begin-with
 * new-skirmish open save-copy read-again play-on-beside salvage open-previous undo redo next; a
 * file can be dropped on it. */

#define ADJ_TYPE_SITTING_WINDOW (adj_sitting_window_get_type ())
G_DECLARE_DERIVABLE_TYPE (
    AdjSittingWindow, adj_sitting_window, ADJ, SITTING_WINDOW, GtkApplicationWindow)

struct _AdjSittingWindowClass
{
  GtkApplicationWindowClass parent_class;
};

/* The session open in it; the window's own. */
AdjSitting *adj_sitting_window_get_sitting (AdjSittingWindow *self);
