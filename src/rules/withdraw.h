/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Withdrawal in the morning (E N.4): on the first Day turn the side that holds the initiative may
 * take units out of enemy zones of control, back where their night march came from. */

typedef struct
{
  guint16 unit;
  AdjHex hex; /* where it goes back to */
  int cost;   /* sixths: the hex and one movement point more */
  int left;   /* of its allowance, to go on with */
} AdjWithdrawal;

/* The withdrawals that the side may still make, unit by unit; list has room for every unit of the
 * table. None are left once another of its units has moved. */
guint adj_withdrawals_find (const AdjField *field, int side, AdjWithdrawal *list);

/* Each of the units out of the zone along path, and on with what it has left; path[0] is the hex
 * they stand in. */
void
adj_withdraw (AdjJudge *judge, const int *units, guint n_units, const AdjHex *path, guint n_path);
