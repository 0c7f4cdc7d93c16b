/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"

/* A game of Chickamauga without a file. */
AdjSession *battle_new (void);

/* Every order of the line is recorded. */
void battle_play (AdjSession *session, const char *line);

/* To the first phase of a turn, whatever is owed. */
void battle_go_to_turn (AdjSession *session, int turn);

int battle_unit (AdjSession *session, const char *id);
