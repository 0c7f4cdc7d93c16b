/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The game for who sits two metres away: whose phase, what is due, and a number pad to answer
 * with. It fills the window; win.table-mode leaves it. */

#define ADJ_TYPE_TABLE_MODE (adj_table_mode_get_type ())
G_DECLARE_FINAL_TYPE (AdjTableMode, adj_table_mode, ADJ, TABLE_MODE, AdjPart)

/* Its letters are as large as so large a window allows. */
void adj_table_mode_set_room (AdjTableMode *self, int width, int height);
