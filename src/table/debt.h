/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/verbs.h"
#include "table/table.h"

/* All that there is to say of a kind of debt but how it is paid, which is a chapter of the rules
 * (rules/payments), and its sentence (words/debt). */

typedef enum
{
  ADJ_PAYER_UNIT, /* the debt's unit */
  ADJ_PAYER_HEX,  /* one of those in the debt's hex, because its unit came */
  ADJ_PAYER_SIDE,
  ADJ_PAYER_BOTH, /* both sides, for the debt's hex */
} AdjPayer;

typedef struct
{
  const char *word;   /* as the command line has it */
  const char *ledger; /* the row of the ledger that asks for it */
  AdjPayer payer;
  AdjVerb verb;      /* of the orders that pay it */
  gboolean of_roll;  /* the roll leaves it, and a look ahead follows it */
  gboolean declines; /* whoever goes on has declined, and owes nothing */
} AdjDebtRow;

const AdjDebtRow *adj_debt_row (AdjDebtKind kind);
