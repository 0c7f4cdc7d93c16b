/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

/* Behind the last unit of a table and of its book lies memory that nobody may look at. The ghost
 * stands there, and has done everything that a unit can have done: whoever counts one unit too many
 * meets it and answers wrongly. */
void ghost_raise (AdjBook *book, AdjTable *table);

/* Before a dummy takes its place. */
void ghost_lay (AdjTable *table);
