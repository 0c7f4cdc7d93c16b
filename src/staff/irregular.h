/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "table/view.h"

/* The units that lie where they do against a rule: in the phase under way, after so many steps, an
 * order moved them there that was warned of and not given with "!", which says that the players
 * know. Entries up to waved are of no account any more. A flag for each unit of the table shown;
 * none for a unit that its eyes do not know. */
void adj_irregular_read (
    AdjGame *game, guint n_steps, guint waved, const AdjView *shown, gboolean *irregular);
