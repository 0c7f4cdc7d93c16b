/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/command-case.h"

#include "record/seen-duties.h"
#include "rules/march.h"
#include "rules/played.h"
#include "rules/seals.h"
#include "rules/together.h"
#include "staff/pile.h"

/* ---- Whose, and how far ---- */

/* In simultaneous play the first that still has to find its digits. */
static int
find_side (const AdjField *field)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    if (adj_scatter_is_owed (field, side))
      return side;
  for (int side = 0; side < ADJ_SIDES; side++)
    if (adj_table_is_phasing (field->table, side))
      return side;
  return 0;
}

static AdjCommandStage
find_stage (const AdjField *field, int side)
{
  const AdjTable *table = field->table;

  if (!adj_command_is_played (table) || table->over || !adj_table_is_phasing (table, side) ||
      adj_table_phase_kind (table, field->book) != ADJ_PHASE_MOVEMENT)
    return ADJ_STAGE_IDLE;
  return table->scatter[side] && table->chits[side] == 0 ? ADJ_STAGE_KNOWN : ADJ_STAGE_THROW;
}

/* ---- Who ---- */

/* Before anything is thrown: everybody whose digit can come up. */
static void
list_exposed (AdjCommandCase *self, const AdjView *view, const AdjField *field)
{
  for (guint hex = 0; hex < field->book->n_hexes; hex++)
    {
      guint16 units[ADJ_PILE_MOST];
      guint n;

      if (field->count[hex] == 0 || adj_field_side (field, (AdjHex) hex) != self->side)
        continue;
      n = adj_pile_read (view, field, (AdjHex) hex, units);
      for (guint i = 0; i < n; i++)
        if (adj_exposure_of (&self->exposure, field, units[i]).num > 0)
          self->list[self->n++] = (AdjScattered){ .unit = units[i], .hex = (AdjHex) hex };
    }
}

static void
count_others (AdjCommandCase *self, const AdjView *view, const AdjField *field)
{
  gboolean by_plot = adj_march_is_of_both (field->table, field->book);

  self->n_others = 0;
  self->sees_all = TRUE;
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      const AdjUnitState *state = &field->table->units[unit];

      if (state->where != ADJ_ON_MAP || state->side != self->side)
        continue;
      self->sees_all &= adj_view_knows (view, unit);
      self->n_others += !by_plot && state->control == ADJ_CONTROL_KEPT &&
                        !adj_table_has (field->table, unit, ADJ_FACTS_OF_MOVEMENT);
    }
}

/* ---- Public ---- */

static void
read_side (AdjCommandCase *self, const AdjView *view, const AdjField *field, int side, int level)
{
  const AdjTable *table = field->table;
  AdjCommandMethod method = adj_command_method (table);

  self->side = side;
  self->shared = adj_phasing_side (table->phasing) == ADJ_NO_SIDE;
  self->stage = find_stage (field, side);
  self->by_chits = method == ADJ_METHOD_CHITS;
  self->printed = adj_command_level (field, side);
  self->level = level > 0 ? level : self->printed;
  self->digits = self->stage != ADJ_STAGE_IDLE ? table->digits[side] : 0;
  self->chits_left = self->by_chits && self->stage == ADJ_STAGE_THROW
                         ? adj_scatter_chits_left (field, side, self->level)
                         : 0;
  adj_exposure_find (&self->exposure, field, side, self->level, method);
  count_others (self, view, field);
  self->n = 0;
  if (self->digits != 0)
    self->n = adj_seen_scattered (view, side, self->list);
  else if (self->stage == ADJ_STAGE_THROW)
    list_exposed (self, view, field);
}

/* In a phase of both, once both sides have their digits. */
static void
add_other_side (AdjCommandCase *self, const AdjView *view, const AdjField *field)
{
  int other = adj_enemy (self->side);

  self->of_both = self->shared && self->stage == ADJ_STAGE_KNOWN &&
                  find_stage (field, other) == ADJ_STAGE_KNOWN;
  if (self->of_both)
    self->n += adj_seen_scattered (view, other, &self->list[self->n]);
}

void
adj_command_case_read (AdjCommandCase *self, const AdjView *view, const AdjField *field, int level)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (view != NULL);
  g_return_if_fail (field != NULL);

  read_side (self, view, field, find_side (field), level);
  add_other_side (self, view, field);
  self->marches =
      adj_seals_are_waiting (field->table) || adj_segments_are_left (field->table, field->book);
}

/* The level is named only where the scenario would not give it. */
AdjOrder
adj_command_case_order (const AdjCommandCase *self, int face)
{
  AdjScatterThrow thrown = { .side = ADJ_NO_SIDE };

  g_return_val_if_fail (self != NULL, (AdjOrder){ 0 });

  if (self->digits == 0 && self->level != self->printed)
    thrown.level = self->level;
  if (self->shared)
    thrown.side = self->side;
  if (face != ADJ_ANY_FACE && self->by_chits)
    thrown.chits = (guint16) (1u << face);
  else if (face != ADJ_ANY_FACE)
    thrown.die = face;
  return adj_order_scatter (&thrown);
}

int
adj_command_case_next (const AdjCommandCase *self)
{
  g_return_val_if_fail (self != NULL, -1);

  if (self->stage != ADJ_STAGE_KNOWN)
    return -1;
  for (guint i = 0; i < self->n; i++)
    if (self->list[i].control == ADJ_CONTROL_LOST && !self->list[i].in_zone && !self->list[i].stuck)
      return self->list[i].unit;
  return -1;
}

gboolean
adj_command_case_may_drift (const AdjCommandCase *self, int unit)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; self->stage == ADJ_STAGE_KNOWN && i < self->n; i++)
    if (self->list[i].unit == unit)
      return self->list[i].control == ADJ_CONTROL_LOST;
  return FALSE;
}
