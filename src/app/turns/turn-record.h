/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The turn record track: a box for each Game-Turn, and the phases of the one that is shown. A
 * box or a phase looks back at the table as it stood when it began. */

#define ADJ_TYPE_TURN_RECORD (adj_turn_record_get_type ())
G_DECLARE_FINAL_TYPE (AdjTurnRecord, adj_turn_record, ADJ, TURN_RECORD, AdjPart)

void adj_turn_record_open_notebook (AdjTurnRecord *self);
