/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "lots.h"
#include "play.h"

/* Any order, whether it makes sense or not: some are lawful by chance, some unlawful, some
 * impossible. Units and hexes are always there. */
PlayOrder nonsense_order (const AdjBook *book, const AdjTable *table, Lots *lots);

/* Judges something an umpire might do, likewise. */
void nonsense_by_umpire (AdjJudge *judge, Lots *lots);
