/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/skirmish/fray.h"

/* From a file, or from nothing, to a skirmish in a window. */

/* Is it one, by its name? */
gboolean adj_fray_opening_is_skirmish (const char *path);

/* Those that skirmishes are begun by, the player's own if there are some; NULL with problems. */
AdjSkirmishRules *adj_fray_opening_rules (AdjProblems *problems);

/* NULL with problems if it cannot be opened. */
AdjFray *adj_fray_opening_file (const char *path, AdjProblems **problems);

/* A new one, with a file at once in that folder; if no file can be made the problems say why, and
 * it is one without. NULL with problems if there are no rules. */
AdjFray *adj_fray_opening_new (const char *folder, AdjProblems **problems);
