/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/trouble.h"
#include "app/window/what-if-bar.h"

/* The game that is open in a window: how it comes into it and leaves it, and what is told when that
 * goes wrong. */

typedef void (*AdjShowSession) (GtkWidget *window, AdjSession *session);

typedef struct
{
  AdjSession *session; /* what is in sight, a game or a scratch table of it; NULL: nothing */
  GtkWidget *window;
  AdjShowSession show; /* puts another one into session; NULL for the start page */
  AdjTrouble *trouble;
  AdjWhatIfBar *what_if_bar;
} AdjSitting;

/* May what is in sight be left? FALSE if the players have to be asked about a scratch table first.
 */
gboolean adj_sitting_may_leave (AdjSitting *self);

/* Leaves what is open, as the window closes; FALSE if the players have to be told first. */
gboolean adj_sitting_may_close (AdjSitting *self);

/* Takes session over, and leaves the one before; NULL shows the start page. */
void adj_sitting_set_session (AdjSitting *self, AdjSession *session);

/* Opens a game's file, or begins a game of a scenario (a path or an id). What was open stays if
 * that fails, and the window says why; it stays, too, where a ruleset is only offered to be copied.
 */
gboolean adj_sitting_open (AdjSitting *self, const char *path);

/* agreed: the options as the text of an AdjAgreement; NULL for the standard game. */
gboolean adj_sitting_begin (AdjSitting *self, const char *scenario, const char *agreed);

/* Says above the page what went wrong; it stays until it is put away. */
void adj_sitting_tell (AdjSitting *self, const char *title, const char *text);
void adj_sitting_tell_unreadable (AdjSitting *self, const char *path, const AdjProblems *problems);

/* Of a game or skirmish: and offers what can be kept of it, and what stood there before. */
void adj_sitting_tell_damaged (AdjSitting *self, const char *path, const AdjProblems *problems);

/* ---- Another program has written to the game's file ---- */

void adj_sitting_read_again (AdjSitting *self);
void adj_sitting_play_on_beside (AdjSitting *self);

/* Opens what can be read of a damaged game or skirmish, as another one. */
void adj_sitting_salvage (AdjSitting *self, const char *path);

/* Opens what stood in a damaged file before, as another one beside it. */
void adj_sitting_open_previous (AdjSitting *self, const char *path);

/* ---- A copy: the game that is played stays what it is ---- */

void adj_sitting_save_copy (AdjSitting *self, const char *path);
