/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/show.h"

/* Attacks and their odds: the one on each hex by all who may, and the one that waits for its
 * die. */

/* All attacks that wait for their dice, with the defender's answers; nothing if there is none. */
void adj_cli_print_announced (const AdjShowing *showing);
void adj_cli_say_announced (const AdjShowing *showing);

/* The same for who plays and has just been told what is attacked. */
void adj_cli_say_odds (AdjGame *game);
