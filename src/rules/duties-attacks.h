/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/duty-list.h"

/* The units that have to attack in the Combat Phase, and those to be attacked (BG 7.11, 7.12). */
void adj_duties_ask_attacks (const AdjField *field, AdjDuties *duties);

/* The latter alone. */
void adj_duties_ask_enemies (const AdjField *field, AdjDuties *duties);
