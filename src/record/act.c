/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/act.h"

#include "record/verb.h"
#include "rules/intelligence.h"
#include "rules/sequence.h"

gboolean
adj_order_implies_next (const AdjField *field, const AdjOrder *order)
{
  AdjMoment next;

  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (order != NULL, FALSE);

  next = adj_sequence_next (field->book, field->table);
  return order->verb == ADJ_VERB_ATTACK && !next.over && next.turn == field->table->turn &&
         next.phasing == field->table->phasing &&
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
