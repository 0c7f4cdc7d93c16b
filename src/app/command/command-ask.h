/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "staff/command-case.h"

/* The question asked before the digits are known: the level, the die or the chits, and how exposed
 * the side is (Y 5.51, 5.56, 5.57). Signal "level": another one is typed. */

#define ADJ_TYPE_COMMAND_ASK (adj_command_ask_get_type ())
G_DECLARE_FINAL_TYPE (AdjCommandAsk, adj_command_ask, ADJ, COMMAND_ASK, GtkWidget)

/* Hidden once the digits are known. */
void adj_command_ask_show (AdjCommandAsk *self,
                           const AdjCommandCase *command,
                           const AdjRuleset *ruleset);

int adj_command_ask_get_level (AdjCommandAsk *self);

/* Without the signal. */
void adj_command_ask_set_level (AdjCommandAsk *self, int level);
