/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"

/* Writes the game, in which Wilder has moved to 1021, into the folder as a program of old would
 * have: of that order the file says something else than this program does. Returns the path. */
char *old_game_write (AdjSession *session, const char *folder);
