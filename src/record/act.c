/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/act.h"

#include "record/verb.h"
#include "rules/debts.h"
#include "rules/intelligence.h"
#include "rules/seals.h"
#include "rules/sequence.h"
#include "rules/together.h"

gboolean
adj_order_implies_next (const AdjField *field, const AdjOrder *order)
{
  AdjMoment next;
  int both;

  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (order != NULL, FALSE);

  if (order->verb == ADJ_VERB_REVEAL)
    return adj_plots_are_secret (field) && adj_seals_are_whole (field->table);
  if (order->verb != ADJ_VERB_ATTACK || order->n_units == 0)
    return FALSE;
  next = adj_sequence_next (field->book, field->table);
  both = next.phasing & field->table->phasing;
  if (adj_segments_are_left (field->table, field->book) ||
      adj_debt_is_open (field->table, ADJ_DEBT_CONTEST))
    return FALSE;
  return !next.over && next.turn == field->table->turn &&
         (both & (1 << field->table->units[order->units[0]].side)) != 0 &&
         adj_table_phase_kind (field->table, field->book) == ADJ_PHASE_MOVEMENT &&
         field->book->ruleset->phases[next.phase].kind == ADJ_PHASE_COMBAT;
}

void
adj_order_judge (AdjJudge *judge, const AdjOrder *order)
{
  const AdjVerbRow *row;

  g_return_if_fail (judge != NULL);
  g_return_if_fail (order != NULL);

  row = adj_verb_row (order->verb);
  if (row->judge != NULL)
    row->judge (judge, order);
  adj_intelligence_settle (judge);
}
