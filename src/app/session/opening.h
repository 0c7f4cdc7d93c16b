/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "desk/problems.h"

/* From a file, or from nothing, to a session. */

/* NULL with problems if the file cannot be opened. Of a file edited by hand the problems warn. */
AdjSession *adj_opening_game (const char *path, AdjProblems **problems);

/* A new game of a scenario (a path or an id), with a file at once in the player's own folder.
 * It is played by the ruleset that the settings name, or by its own.
 * NULL with problems. If no file can be made error says why, and the session is one without. */
AdjSession *adj_opening_scenario (const char *path_or_id, AdjProblems **problems, GError **error);

/* The folder new games are kept in. */
char *adj_opening_folder (void);

/* Is it a game, by its name? Anything else is taken for a scenario. */
gboolean adj_opening_is_game (const char *path);
