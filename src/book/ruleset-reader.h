/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"
#include "desk/reading.h"

/* The tools that the parts of the ruleset reader work with. */

typedef struct
{
  AdjReading reading;
  AdjRuleset *ruleset;
} AdjRulesetReader;

/* The id, "" for NULL: that would end a list of names, and all behind it would be called unknown.
 */
const char *adj_ruleset_name_or_none (const char *id);

/* If it is twice: each has a name of its own. */
void adj_ruleset_complain_twice (AdjRulesetReader *self,
                                 const AdjXmlNode *element,
                                 gboolean twice,
                                 const char *noun,
                                 const char *name);
