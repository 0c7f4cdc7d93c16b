/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/xml.h"
#include "skirmish/rules.h"

/* The file of a skirmish's rules, "*.skirmish-rules.xml". */

/* The most bytes of it; a skirmish's own file, which has it inside, takes as many. */
#define ADJ_SKIRMISH_RULES_BYTES (256 * 1024)

extern const AdjXmlFormat adj_skirmish_rules_format;

/* NULL if it cannot be used; problems says why, and warns of the rest. */
AdjSkirmishRules *adj_skirmish_rules_load (const char *path, AdjProblems *problems);
AdjSkirmishRules *adj_skirmish_rules_parse (const char *text, gsize length, AdjProblems *problems);

#define ADJ_SKIRMISH_RULES_ENDING ".skirmish-rules.xml"

/* length may be NULL. */
char *adj_skirmish_rules_write (const AdjSkirmishRules *self, gsize *length);

/* The same under another id, to be changed: a name as adj_value_is_name has it. length may be
 * NULL. */
char *adj_skirmish_rules_write_as (const AdjSkirmishRules *self, const char *id, gsize *length);

/* The path a person means who types a path or an id, such as "lloyd"; NULL if there is no such id.
 */
char *adj_skirmish_rules_find (const char *path_or_id);
