/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/attack.h"

/* The strength that optional rules take from a battery's printed one. */

/* Y 8.17: what it loses at so many hexes (BG 8.12); 0 without range attenuation. row may be
 * NULL. */
int adj_range_loss (const AdjField *field, int unit, int range, const char **row);

/* How far an attacking battery is from what it fires at: the nearest target it can see. */
int adj_range_of_fire (const AdjField *field, const AdjAttack *attack, int unit);

/* How far a battery that lends its strength is from the nearest attacker (Y 8.17). */
int adj_range_of_support (const AdjField *field, const AdjAttack *attack, int unit);

/* Y 8.51b: is the battery attacked by infantry beside it with no infantry in its hex? */
gboolean adj_battery_is_exposed (const AdjField *field, const AdjAttack *attack, int unit);
