/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset-reader.h"

/* Combat results and the command table. */
void adj_ruleset_read_tables (AdjRulesetReader *self, const AdjXmlNode *root);
