/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/xml.h"

/* How far a battery of any rules can fire at most, in hexes. */
#define ADJ_MAX_RANGE 9

/* The most bytes of its file; a game, which has it inside, takes as many. */
#define ADJ_RULESET_BYTES (1024 * 1024)

/* The newest version. The second brought what hangs on options: phases with and without them, and
 * the kind plot. */
#define ADJ_RULESET_VERSION 2

extern const AdjXmlFormat adj_ruleset_format;
