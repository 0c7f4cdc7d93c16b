/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/game.h"
#include "table/view.h"

/* Command Control of the game's phasing side or sides: how exposed it is, or, once the digits are
 * known, the scatter list. level 0: the scenario's. */
AdjExitCode adj_cli_scatter_game (AdjGame *game, int level, AdjEyes eyes);

/* Where "UNIT DIRECTION POINTS" would take a unit. */
AdjExitCode adj_cli_scatter_drift (AdjGame *game, const char *text, AdjEyes eyes);
