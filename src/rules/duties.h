/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/duty-list.h"

/* All duties as the table lies. */
void adj_duties_find (const AdjField *field, AdjDuties *duties);

/* Only those of attacks: who has to attack, to be attacked or to charge. */
void adj_duties_find_attacks (const AdjField *field, AdjDuties *duties);

/* Of these only who has to be attacked. */
void adj_duties_find_enemies (const AdjField *field, AdjDuties *duties);
