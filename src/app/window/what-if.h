/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"

/* A scratch table: the game as it stands on the screen, to try orders on (record/branch.h). It is
 * a session like any other, so that board, panels and order line work on it; nothing of it is
 * recorded or saved, until the orders tried are kept. */

/* From the moment that the session shows, with what is picked there. */
AdjSession *adj_what_if_begin (AdjSession *origin);

/* The session of the game itself, which is that one if it is no what-if. */
AdjSession *adj_what_if_game (AdjSession *session);

/* How many orders have been tried and hold. */
guint adj_what_if_count (AdjSession *what_if);

/* Are there any, and can they be given in the game: it stands where they begin? */
gboolean adj_what_if_may_keep (AdjSession *what_if);

/* The words above the table. asked: somebody wants to leave, and orders would be lost. */
char *adj_what_if_tell (AdjSession *what_if, gboolean asked);

/* Gives them in the game, which answers what has become of them. */
void adj_what_if_keep (AdjSession *what_if);

/* "Turn 3, Union, Movement", or who has won, and whether that is tried. */
char *adj_what_if_tell_moment (AdjSession *session);
