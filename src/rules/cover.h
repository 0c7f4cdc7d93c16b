/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"

/* The multiplier of a defender's strength by the hex he stands in; 1 for nothing. Options that
 * change it are asked for here and nowhere else. */

/* The ground as printed (BG 7.4) or, if that gives more, with forest cover (Y 9.0). */
int adj_cover_of_ground (const AdjField *field, AdjHex hex, const char **row);

/* A finished entrenchment (Y 5.45), whoever built it. */
int adj_cover_of_entrenchment (const AdjField *field, AdjHex hex);
