/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/skirmish/fray.h"

/* The window of a skirmish: the figures at the left, how it stands and what is done in the middle,
 * the log at the right, the order line below. Class actions: win.page with the page's name, pass,
 * undo, redo, order, correct and strike with an order's number, curtain, show-record, fold-panel,
 * table-mode, insist, print, tables, save-copy, read-again, play-on-beside. */

#define ADJ_TYPE_SKIRMISH_WINDOW (adj_skirmish_window_get_type ())
G_DECLARE_FINAL_TYPE (
    AdjSkirmishWindow, adj_skirmish_window, ADJ, SKIRMISH_WINDOW, GtkApplicationWindow)

/* application may be NULL. problems: what is odd about the file, and is told. */
AdjSkirmishWindow *
adj_skirmish_window_new (GtkApplication *application, AdjFray *fray, const AdjProblems *problems);

/* The one that is shown: another goes on when its file was read again. */
AdjFray *adj_skirmish_window_get_fray (AdjSkirmishWindow *self);

/* What there is to tell of its file, above the rest. */
void adj_skirmish_window_tell (AdjSkirmishWindow *self, const char *title, const char *text);
