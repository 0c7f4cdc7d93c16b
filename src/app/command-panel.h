/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/part.h"

/* Command Control (Y 5.50 to 5.59): the level, the die or the chits, the digits, the scatter list
 * with a box for each unit, and its drift before it is accepted. A row picks its unit. Without the
 * option a typed die shows its digits and nothing is ordered. Class actions:
 *
 *   command.throw "i"       a face of the die, or a chit
 *   command.roll            the program throws or draws
 *   command.key "i"         a figure of the keyboard: the die, the chit, or the next drift die
 *   command.tick "(ib)"     the box of a unit, by hand
 *   command.direction "i", command.points "i"   the drift dice of the picked unit
 *   command.accept          it drifts so
 *   command.roll-drift      the program throws both
 *   command.insist          what was warned of is done all the same */

#define ADJ_TYPE_COMMAND_PANEL (adj_command_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdjCommandPanel, adj_command_panel, ADJ, COMMAND_PANEL, AdjPart)
