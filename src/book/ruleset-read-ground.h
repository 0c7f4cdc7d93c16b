/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset-reader.h"

/* Arms, hexside kinds, and the terrain that names both. */
void adj_ruleset_read_ground (AdjRulesetReader *self, const AdjXmlNode *root);
