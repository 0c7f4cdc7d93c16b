/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/showing.h"

/* The attacks of simultaneous combat by their numbers. Behind a line about a debt stand the results
 * that it comes from, behind one about an attack its own; nothing in any other combat. */

void adj_cli_print_results_of_debt (const AdjShowing *showing, const AdjDebt *debt);
void adj_cli_print_number (int number);
