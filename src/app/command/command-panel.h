/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* Command Control (Y 5.50 to 5.59): the level, the die or the chits, the digits, the scatter list
 * with a box for each unit, and its drift before it is accepted. A row picks its unit. Without the
 * option a typed die shows its digits and nothing is ordered. Class actions:
 *
 *   command.throw "i"       a face of the die, or a chit
 *   command.roll            the program throws or draws
 *   command.key "i"         a figure of the keyboard: the die, the chit, or the next drift die
 *   command.tick "(ib)"     the box of a unit, by hand
 *   command.drift "s"       the order of the drift box; then the next of the list is picked
 *   command.roll-now, command.accept-now   what the keys R and A do */

#define ADJ_TYPE_COMMAND_PANEL (adj_command_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdjCommandPanel, adj_command_panel, ADJ, COMMAND_PANEL, AdjPart)
