/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/ruleset-reader.h"

#include <glib/gi18n-lib.h>

const char *
adj_ruleset_name_or_none (const char *id)
{
  return id != NULL ? id : "";
}

void
adj_ruleset_complain_twice (AdjRulesetReader *self,
                            const AdjXmlNode *element,
                            gboolean twice,
                            const char *noun,
                            const char *name)
{
  if (twice && name != NULL)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (element),
                      "ruleset-name-twice",
                      _ ("%s '%s' is given twice; each has a name of its own"), _ (noun), name);
}
