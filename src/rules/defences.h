/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/support.h"

/* The defender's answers between the announcement of an attack and its die: batteries that lend
 * their strength (Y 8.51), cavalry that slips away (Y 8.72). */
typedef struct
{
  int unit;
  AdjHex hex;              /* that it supports, or slips away to */
  gboolean slips;          /* or it lends its strength, by the offer */
  AdjSupportOffer support; /* zeroes if it slips */
} AdjDefenceOffer;

/* Of AdjDefenceOffer, who lends first, each of them lawful: nobody slips away before the attack
 * lies open on the table. */
GArray *adj_defence_offers (const AdjField *field, const AdjAttack *attack);
