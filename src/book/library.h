/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"

/* Where books are found: the folder named by ADJUTANT_DATA_DIR, then the player's own
 * ($XDG_DATA_HOME/adjutant), then the installed ones. Each has rulesets/, scenarios/ and
 * schemas/. */

/* The path of schemas/NAME, or NULL if there is none. */
char *adj_library_schema (const char *name);

/* The paths of all scenarios, sorted by id; of one id the first folder's alone. */
char **adj_library_scenarios (void);

/* Those of all rulesets likewise. */
char **adj_library_rulesets (void);

/* The path a person means who types a file's path or a scenario's id; NULL if neither is there. */
char *adj_library_find_scenario (const char *path_or_id);
char *adj_library_find_ruleset (const char *path_or_id);

/* Where a scenario or a ruleset that the player writes in the program is kept, and is a file there?
 */
char *adj_library_own_scenario (const char *id);
char *adj_library_own_ruleset (const char *id);
gboolean adj_library_is_own (const char *path);

/* The name of the player's own copy in files and commands, by what it was begun from: "shiloh-own".
 * And back: the id of the other; NULL if id is nobody's own. */
char *adj_library_own_id (const char *id);
char *adj_library_original_id (const char *id);

/* Is the scenario that game of the ruleset: of its title, and made for these rules or for the
 * player's own copy of them? */
gboolean
adj_library_is_game (const AdjScenario *scenario, const AdjRuleset *ruleset, const char *title);

/* The problems of reading a scenario: its own and those of the ruleset it asks for, which is looked
 * for beside it first. */
typedef struct
{
  AdjBook *book;                 /* NULL if it cannot be used */
  AdjProblems *problems;         /* of the scenario file */
  AdjProblems *ruleset_problems; /* of the ruleset file; NULL if none was read */
} AdjLoaded;

AdjLoaded *adj_library_load (const char *scenario_path);

/* The same, played by another ruleset than the one it asks for; NULL or "" is that one. */
AdjLoaded *adj_library_load_under (const char *scenario_path, const char *ruleset_id);

/* The same of one of many: the ruleset that was read for the one before, which may be NULL, is not
 * read again, nor are its problems told again. */
AdjLoaded *adj_library_load_next (const char *scenario_path, const AdjLoaded *before);
void adj_loaded_free (AdjLoaded *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjLoaded, adj_loaded_free)
