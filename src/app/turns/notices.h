/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The news that players should have at once, above the board: the file is not being saved, somebody
 * else has it, this is the past, it is for one side's eyes, units arrive. */

#define ADJ_TYPE_NOTICES (adj_notices_get_type ())
G_DECLARE_FINAL_TYPE (AdjNotices, adj_notices, ADJ, NOTICES, AdjPart)
