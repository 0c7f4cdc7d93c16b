/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* Read-back: one player reads, the other looks at the cardboard and ticks what agrees. Of a unit
 * that stands elsewhere the orders it owes its place to are named, and it is put right with one
 * touch. */

#define ADJ_TYPE_READ_BACK_PANEL (adj_read_back_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdjReadBackPanel, adj_read_back_panel, ADJ, READ_BACK_PANEL, AdjPart)
