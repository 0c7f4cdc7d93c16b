/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/rules-file.h"

/* The shipped rules; without a problem. */
AdjSkirmishRules *lloyd (void);

/* Their text; g_free. */
char *lloyd_text (void);
