/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/board-hints.h"

#include <string.h>

#include "record/seen-duties.h"
#include "rules/control.h"
#include "rules/exposure.h"
#include "rules/played.h"
#include "rules/sight.h"
#include "table/unit.h"

const char *const adj_overlay_names[] = { "reach",    "zones",  "sight", "duties", "effectiveness",
                                          "exposure", "groups", "done",  NULL };

/* ---- Reach ---- */

static int
step_kind (const AdjReach *reach, const AdjField *field, int unit, AdjHex hex)
{
  gboolean full;

  if (!adj_reach_has (reach, hex))
    return ADJ_THERE_NOT;
  if (!adj_reach_may_end (reach, field, unit, hex, &full))
    return ADJ_THERE_THROUGH;
  return full ? ADJ_THERE_FULL : ADJ_THERE_STAY;
}

/* Puts what one start leads to into step and cost: the best of them all. */
static void
merge_start (AdjHints *self, const AdjField *field, guint at, guint8 *step, gint16 *cost)
{
  for (guint i = 0; i < self->reach.n; i++)
    {
      AdjHex hex = self->reach.hexes[i];
      int kind = step_kind (&self->reach, field, self->unit, hex);
      gint16 now = (gint16) (self->reach.cost[hex] + self->starts[at].paid);

      if (step[hex] == ADJ_THERE_NOT || now < cost[hex])
        {
          cost[hex] = now;
          self->start[hex] = (guint8) at;
        }
      step[hex] = (guint8) MAX (step[hex], kind);
    }
}

static void
reach_one (AdjHints *self, const AdjField *field, int unit, guint8 *step, gint16 *cost)
{
  guint n = adj_starts_find (field, unit, self->starts);

  memset (step, ADJ_THERE_NOT, field->book->n_hexes);
  self->unit = unit;
  for (guint i = 0; i < n; i++)
    {
      if (!self->starts[i].open)
        continue;
      adj_start_reach (&self->starts[i], field, unit, &self->reach);
      merge_start (self, field, i, step, cost);
      if (!self->starts[i].enters)
        step[self->reach.start] = ADJ_THERE_NOT; /* to stay is no move */
    }
}

/* Backwards, so that the first unit's reach is the one that stays. */
void
adj_hints_reach (AdjHints *self, const AdjField *field, const guint16 *units, guint n_units)
{
  guint8 step[ADJ_MAX_HEXES];
  gint16 cost[ADJ_MAX_HEXES];

  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);
  g_return_if_fail (units != NULL || n_units == 0);

  self->reaching = n_units > 0;
  adj_charge_marks_read (&self->charges, field, units, n_units);
  if (n_units == 0)
    return;
  reach_one (self, field, units[n_units - 1], self->step, self->cost);
  for (guint i = n_units - 1; i > 0; i--)
    {
      reach_one (self, field, units[i - 1], step, cost);
      for (guint hex = 0; hex < field->book->n_hexes; hex++)
        {
          self->step[hex] = MIN (self->step[hex], step[hex]);
          if (self->step[hex] != ADJ_THERE_NOT)
            self->cost[hex] = MAX (self->cost[hex], cost[hex]);
        }
    }
}

gboolean
adj_hints_may_march (const AdjView *view, const guint16 *units, guint n_units)
{
  g_return_val_if_fail (units != NULL || n_units == 0, FALSE);
  g_return_val_if_fail (view != NULL, FALSE);

  for (guint i = 0; i < n_units; i++)
    if (!adj_view_knows (view, units[i]))
      return FALSE;
  return adj_table_is_march (view->table, view->book) && view->table->n_debts == 0;
}

guint
adj_hints_way (const AdjHints *self,
               const AdjField *field,
               AdjHex to,
               AdjHex path[ADJ_MAX_PATH],
               gboolean *charges)
{
  g_autofree AdjReach *reach = NULL;
  AdjChargeWay charge;

  g_return_val_if_fail (path != NULL, 0);
  g_return_val_if_fail (charges != NULL, 0);
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (field != NULL, 0);

  *charges = FALSE;
  if (to != ADJ_NO_HEX && self->step[to] != ADJ_THERE_NOT)
    {
      const AdjStart *start = &self->starts[self->start[to]];

      if (start->hex == self->reach.start)
        return adj_reach_path (&self->reach, to, path);
      reach = g_new (AdjReach, 1); /* by another of its entry hexes than the one tried last */
      adj_start_reach (start, field, self->unit, reach);
      return adj_reach_path (reach, to, path);
    }
  *charges = adj_charge_marks_has (&self->charges, to) &&
             adj_charge_way (&self->charges.ways, field, self->charges.unit, to, &charge);
  if (!*charges)
    return 0;
  memcpy (path, charge.path, charge.n * sizeof path[0]);
  return charge.n;
}

/* ---- Command Control ---- */

static void
expose_side (AdjHints *self, const AdjField *field, int side)
{
  AdjExposure exposure;

  adj_exposure_find (&exposure, field, side, 0, adj_command_method (field->table));
  for (guint hex = 0; hex < field->book->n_hexes; hex++)
    if (adj_field_side (field, (AdjHex) hex) == side)
      self->chance[hex] = exposure.digits[field->book->hexes[hex].id % 10];
  self->exposing = TRUE;
}

void
adj_hints_exposure (AdjHints *self, const AdjField *field, gboolean wanted)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);

  self->exposing = FALSE;
  if (!wanted)
    return;
  memset (self->chance, 0, sizeof self->chance);
  for (int side = 0; side < ADJ_SIDES; side++)
    if (adj_scatter_is_owed (field, side) && !field->table->scatter[side])
      expose_side (self, field, side);
}

void
adj_hints_drift (AdjHints *self, const AdjField *field, const AdjPicks *picks)
{
  int unit;

  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);
  g_return_if_fail (picks != NULL);

  unit = picks->units[0];
  self->drift.n_path = 0;
  self->drifts = ADJ_NO_HEX;
  if (picks->n_units != 1 || !adj_table_on_map (field->table, unit) ||
      field->table->units[unit].control != ADJ_CONTROL_LOST)
    return;
  self->drifts = field->table->units[unit].hex;
  if (picks->drift[0] > 0 && picks->drift[1] > 0)
    adj_drift_find (&self->drift, field, unit, picks->drift[0], picks->drift[1]);
}

/* ---- Owed and seen ---- */

void
adj_hints_owed (AdjHints *self, const AdjView *view)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (view != NULL);

  g_clear_pointer (&self->payments, g_array_unref);
  self->payments = adj_seen_payments (view);
  adj_seen_duties (view, &self->duties);
}

void
adj_hints_sight (AdjHints *self, const AdjBook *book, AdjHex from)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (book != NULL);

  self->seeing = from != ADJ_NO_HEX;
  for (guint hex = 0; self->seeing && hex < book->n_hexes; hex++)
    {
      AdjSight sight = adj_sight (book, from, (AdjHex) hex);

      self->sight[hex] = !sight.clear    ? ADJ_SIGHT_BLOCKED
                         : sight.unknown ? ADJ_SIGHT_UNKNOWN
                                         : ADJ_SIGHT_CLEAR;
    }
}

void
adj_hints_cost_text (int sixths, char text[ADJ_COST_TEXT])
{
  static const char *const parts[] = { "", "⅙", "⅓", "½", "⅔", "⅚" };
  int whole = sixths / ADJ_MP;

  g_return_if_fail (text != NULL);

  if (whole == 0 && sixths > 0)
    g_strlcpy (text, parts[sixths], ADJ_COST_TEXT);
  else
    g_snprintf (text, ADJ_COST_TEXT, "%d%s", whole, parts[sixths % ADJ_MP]);
}
