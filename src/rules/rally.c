/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/rally.h"

#include "rules/debts.h"
#include "rules/owing.h"
#include "rules/works.h"

gboolean
adj_markers_are_borne (const AdjBook *book)
{
  g_return_val_if_fail (book != NULL, FALSE);

  return adj_ruleset_has_row (book->ruleset, "R 2.3");
}

/* ---- Marking ---- */

static gboolean
is_own_phase (const AdjField *field, int unit, AdjPhaseKind kind)
{
  return adj_table_is_phasing (field->table, field->table->units[unit].side) &&
         adj_table_phase_kind (field->table, field->book) == kind;
}

/* FALSE, and refused, where the rules have no such markers. */
static gboolean
has_markers (AdjJudge *judge, int unit)
{
  if (adj_markers_are_borne (judge->book))
    return TRUE;
  adj_judge_refuse (judge, ADJ_REASON_NO_SUCH_MARKER, unit, ADJ_NO_HEX, 0);
  return FALSE;
}

void
adj_rally_mark (AdjJudge *judge, int unit, guint8 put, guint8 taken)
{
  const AdjDebt *open;
  int bears;

  g_return_if_fail (judge != NULL);

  if (!has_markers (judge, unit))
    return;
  bears = (int) ((judge->table->units[unit].bears | put) & ~(guint32) taken);
  if ((put & ADJ_BEARS_RALLY) != 0)
    {
      if (!is_own_phase (&judge->field, unit, ADJ_PHASE_MOVEMENT))
        adj_judge_warn (judge, "R 4.0", ADJ_REASON_MARKED_LATE, unit, ADJ_NO_HEX, 0);
      else if (adj_table_has (judge->table, unit, ADJ_FACT_MOVED | ADJ_FACT_ENTERED))
        adj_judge_warn (judge, "R 4.0", ADJ_REASON_MOVED_ALREADY, unit, ADJ_NO_HEX, 0);
    }
  if (bears != (int) judge->table->units[unit].bears)
    adj_judge_do_unit (judge, ADJ_EFFECT_BEARS, unit, ADJ_NO_HEX, bears);
  open = adj_debt_find (judge->table, ADJ_DEBT_RALLY, unit, ADJ_NO_HEX);
  if (open != NULL)
    adj_rally_settle (judge);
}

void
adj_rally_judge_march (AdjJudge *judge, int unit)
{
  const AdjMarker *works;
  gboolean rallies;
  gboolean builds;

  g_return_if_fail (judge != NULL);

  works = adj_works_of (judge->table, unit);
  rallies = adj_table_bears (judge->table, unit, ADJ_BEARS_RALLY);
  builds = works != NULL && works->value > 0;
  if ((!rallies && !builds) || !adj_markers_are_borne (judge->book))
    return;
  if (rallies)
    adj_judge_warn (judge, "R 4.0", ADJ_REASON_STAYS_TO_RALLY, unit, ADJ_NO_HEX, 0);
  if (works != NULL && builds)
    adj_judge_warn (judge, "R 4.0", ADJ_REASON_STAYS_TO_BUILD, unit, works->hex, 0);
}

/* ---- Rallying ---- */

static gboolean
anybody_has_attacked (const AdjTable *table)
{
  gboolean any = table->battle.stage != ADJ_BATTLE_NONE;

  for (int unit = 0; unit < table->n_units && !any; unit++)
    any = adj_table_has (table, unit, ADJ_FACT_ATTACKED);
  return any;
}

gboolean
adj_rally_is_due (const AdjField *field, int unit)
{
  g_return_val_if_fail (field != NULL, FALSE);

  return adj_table_on_map (field->table, unit) &&
         adj_table_bears (field->table, unit, ADJ_BEARS_RALLY) &&
         is_own_phase (field, unit, ADJ_PHASE_COMBAT) && !anybody_has_attacked (field->table);
}

static void
judge_moment (AdjJudge *judge, int unit)
{
  if (!is_own_phase (&judge->field, unit, ADJ_PHASE_COMBAT))
    adj_judge_warn (judge, "R 4.0", ADJ_REASON_RALLIES_ELSEWHERE, unit, ADJ_NO_HEX, 0);
  else if (anybody_has_attacked (judge->table))
    adj_judge_warn (judge, "R 4.0", ADJ_REASON_RALLIES_LATE, unit, ADJ_NO_HEX, 0);
  if (!adj_table_bears (judge->table, unit, ADJ_BEARS_RALLY))
    adj_judge_warn (judge, "R 4.0", ADJ_REASON_NOT_MARKED, unit, ADJ_NO_HEX, 0);
}

void
adj_rally_try (AdjJudge *judge, int unit, int die, const AdjResultWord *word)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_RALLIED);

  g_return_if_fail (judge != NULL);
  g_return_if_fail (word != NULL);

  if (!has_markers (judge, unit))
    return;
  if (!adj_table_on_map (judge->table, unit))
    {
      adj_judge_refuse (judge, ADJ_REASON_NOT_ON_MAP, unit, ADJ_NO_HEX, 0);
      return;
    }
  judge_moment (judge, unit);
  adj_rally_settle (judge);
  effect.unit = (guint16) unit;
  effect.roll.die = die;
  adj_effect_set_word (&effect, word);
  adj_judge_do (judge, &effect);
  if (judge->table->battle.stage == ADJ_BATTLE_NONE)
    adj_owing_open (judge, ADJ_DEBT_RALLY, judge->table->units[unit].side, unit, ADJ_NO_HEX, 0);
}

void
adj_rally_settle (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  for (guint i = judge->table->n_debts; i > 0; i--)
    {
      AdjDebt debt = judge->table->debts[i - 1];

      if (debt.kind == ADJ_DEBT_RALLY)
        adj_owing_pay (judge, &debt);
    }
}
