/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/doc.h"
#include "table/view.h"

/* The terrain effects of the player aid, as the options in force have them. */
void adj_terrain_table_tell (AdjDoc *doc, const AdjView *view);

void adj_hexside_table_tell (AdjDoc *doc, const AdjView *view);
