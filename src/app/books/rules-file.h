/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/trouble.h"

/* A ruleset's file that is opened or dropped: there is nothing in it to be played, but it can come
 * among the player's own rules, which a battle is then played by. */

gboolean adj_rules_file_is_one (const char *path);

/* Tells what it is, and offers to copy it by the action win.copy-rules, or why it cannot be had. */
void adj_rules_file_offer (AdjTrouble *trouble, const char *path);

/* Puts it among the player's own, and tells so, or why not. Nothing that is there is written over.
 */
void adj_rules_file_copy (AdjTrouble *trouble, const char *path);
