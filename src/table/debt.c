/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/debt.h"

static const AdjDebtRow rows[] = {
  [ADJ_DEBT_RETREAT] = { "retreat", "BG 7.71", ADJ_PAYER_UNIT, ADJ_VERB_RETREAT, .of_roll = TRUE },
  [ADJ_DEBT_DISPLACE] = { "displace", "BG 7.81", ADJ_PAYER_HEX, ADJ_VERB_DISPLACE,
                          .of_roll = TRUE },
  [ADJ_DEBT_LOSE] = { "lose", "BG 7.6c", ADJ_PAYER_SIDE, ADJ_VERB_LOSE, .of_roll = TRUE },
  [ADJ_DEBT_ADVANCE] = { "advance", "BG 7.75", ADJ_PAYER_SIDE, ADJ_VERB_ADVANCE, .declines = TRUE },
  [ADJ_DEBT_REPULSE] = { "repulse", "Y 7.77", ADJ_PAYER_UNIT, ADJ_VERB_RETREAT },
  [ADJ_DEBT_RALLY] = { "rally", "R 12.42", ADJ_PAYER_UNIT, ADJ_VERB_STATUS, .declines = TRUE },
  [ADJ_DEBT_CONTEST] = { "contest", "Y S5.23", ADJ_PAYER_BOTH, ADJ_VERB_CONTEST },
};

G_STATIC_ASSERT (G_N_ELEMENTS (rows) == ADJ_N_DEBTS);

const AdjDebtRow *
adj_debt_row (AdjDebtKind kind)
{
  g_return_val_if_fail (kind < ADJ_N_DEBTS, NULL);

  return &rows[kind];
}
