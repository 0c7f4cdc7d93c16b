/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/board-charges.h"

#include <string.h>

#include "record/path.h"
#include "rules/move.h"
#include "words/charge.h"
#include "words/finding.h"

/* One whose Movement Phase it is not could only be dreamt of. */
static gboolean
may_set_out (const AdjField *field, int unit)
{
  const AdjTable *table = field->table;

  return adj_may_charge (field, unit) && adj_table_on_map (table, unit) &&
         adj_table_is_phasing (table, table->units[unit].side) &&
         adj_table_is_march (table, field->book) && adj_field_can_fight (field, unit) &&
         !adj_table_has (table, unit, ADJ_FACT_MOVED) && !adj_table_has_scattered (table, unit);
}

void
adj_charge_marks_read (AdjChargeMarks *self,
                       const AdjField *field,
                       const guint16 *units,
                       guint n_units)
{
  AdjHex targets[ADJ_HEX_DIRECTIONS];
  AdjChargeWay way;
  int unit;

  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);
  g_return_if_fail (units != NULL || n_units == 0);

  unit = n_units == 1 && may_set_out (field, units[0]) ? units[0] : -1;
  self->unit = unit;
  if (unit < 0)
    return;
  memset (self->ends, FALSE, sizeof self->ends);
  adj_charge_find (&self->ways, field, unit, field->table->units[unit].hex,
                   adj_charge_budget (field, unit));
  for (guint i = 0; i < self->ways.n; i++)
    {
      AdjHex hex = self->ways.hexes[i];

      self->ends[hex] = adj_charge_targets (field, unit, hex, targets) > 0 &&
                        adj_charge_way (&self->ways, field, unit, hex, &way);
    }
}

gboolean
adj_charge_order (const AdjView *view,
                  const AdjField *field,
                  const guint16 *units,
                  guint n_units,
                  AdjHex hex,
                  AdjOrder *order,
                  gboolean *marches)
{
  g_autofree AdjChargeMarks *marks = NULL;
  AdjChargeWay way;

  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (units != NULL || n_units == 0, FALSE);
  g_return_val_if_fail (order != NULL, FALSE);
  g_return_val_if_fail (marches != NULL, FALSE);

  if (n_units != 1 || !adj_view_knows (view, units[0]) || !may_set_out (field, units[0]))
    return FALSE;
  marks = g_new (AdjChargeMarks, 1);
  adj_charge_marks_read (marks, field, units, n_units);
  if (!adj_charge_marks_has (marks, hex) ||
      !adj_charge_way (&marks->ways, field, units[0], hex, &way))
    return FALSE;
  adj_reach_find (&marks->ways, field, units[0]);
  *marches = adj_reach_has (&marks->ways, hex);
  *order = adj_order_charge (units[0], way.path + 1, way.n - 1);
  return TRUE;
}

/* The rule that a charge there by the shortest way would break first. */
static char *
tell_bar (int unit, const AdjView *view, const AdjField *field, AdjHex hex)
{
  g_autofree char *finding = NULL;
  g_autoptr (AdjJudge) judge = adj_judge_new (field->book, field->table);
  AdjHex path[ADJ_MAX_PATH] = { field->table->units[unit].hex };
  guint n_path = 1;

  if (!adj_path_extend (field, unit, TRUE, path, &n_path, hex))
    return NULL;
  adj_charge (judge, unit, path, n_path);
  if (judge->n_findings == 0)
    return NULL;
  finding = adj_words_finding (view, &judge->findings[0]);
  return adj_words_no_charge (view, hex, finding);
}

char *
adj_charge_marks_tell (const AdjChargeMarks *self,
                       const AdjView *view,
                       const AdjField *field,
                       AdjHex hex,
                       gboolean marches)
{
  AdjHex targets[ADJ_HEX_DIRECTIONS];
  AdjChargeWay way;
  guint n;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  if (self->unit < 0 || hex == ADJ_NO_HEX || hex == self->ways.start)
    return NULL;
  n = adj_charge_targets (field, self->unit, hex, targets);
  if (self->ends[hex] && adj_charge_way (&self->ways, field, self->unit, hex, &way))
    return adj_words_charge (view, &way, self->ways.budget, targets, n, marches);
  if (n == 0 || marches || field->count[hex] > 0)
    return NULL;
  return tell_bar (self->unit, view, field, hex);
}
