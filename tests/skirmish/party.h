/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/record.h"

/* Knights and bandits between a church and a barn. */

/* With no figure yet. */
AdjSkirmish *empty_skirmish (void);

/* Both parties on the table, cards written, nobody with the initiative. */
AdjSkirmish *party (void);

/* Every line is recorded. */
void play (AdjSkirmish *self, const char *lines);

/* The verdict of one line: "ok", "warned L 2c to-and-fro", "refused ...", "impossible ...". */
char *verdict (AdjSkirmish *self, const char *line);

/* "bandits 1 of 2 counters 0 1 open melee ..." : who has the initiative, its actions, attempts,
 * counters, what is set, contacts. */
char *standing (const AdjSkirmish *self);
