/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Where the files lie that the program reads by an id: in a folder of their kind, such as
 * "rulesets", in the folder named by ADJUTANT_DATA_DIR, then the player's own
 * ($XDG_DATA_HOME/adjutant), then the installed ones. ending: of their names, ".ruleset.xml". */

/* The path of a file of that name; NULL if there is none. */
char *adj_shelf_find (const char *kind, const char *name);

/* The path a person means who types a path or an id: what has a folder or an ending in it is a
 * path. NULL if there is no such id. */
char *adj_shelf_find_named (const char *path_or_id, const char *kind, const char *ending);

/* The paths of all of a kind, sorted by id; of one id the first folder's alone. */
char **adj_shelf_list (const char *kind, const char *ending);

/* Where one that the player writes in the program is kept. */
char *adj_shelf_own (const char *kind, const char *id, const char *ending);
