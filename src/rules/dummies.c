/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/dummies.h"

#include "rules/played.h"

static gboolean
has_entry (const AdjBook *book, int unit, AdjHex hex)
{
  const AdjUnit *printed = &book->scenario->units[unit];

  for (guint i = 0; i < printed->n_entries; i++)
    if (printed->entries[i] == book->hexes[hex].id)
      return TRUE;
  return FALSE;
}

static gboolean
has_come (const AdjTable *table, int unit, AdjHex entry)
{
  return adj_table_has (table, unit, ADJ_FACT_ENTERED) && table->units[unit].entry == entry;
}

/* Listed for this turn or an earlier one, and still to come. */
static gboolean
may_still_come (const AdjField *field, int unit)
{
  int turn = field->book->scenario->units[unit].turn;

  return field->table->units[unit].where == ADJ_WAITING && turn > 0 && turn <= field->table->turn;
}

/* How many real units have come by the hex in this turn, and with still: may still come. */
static int
count_real (const AdjField *field, int side, AdjHex entry, gboolean still)
{
  const AdjTable *table = field->table;
  int n = 0;

  for (int unit = 0; unit < (int) field->book->scenario->n_units; unit++)
    if (table->units[unit].side == side)
      n += has_come (table, unit, entry) ||
           (still && may_still_come (field, unit) && has_entry (field->book, unit, entry));
  return n;
}

/* Told by what they are, not by their number: where one is not known it passes for a unit. */
static int
count_dummies (const AdjField *field, int side, AdjHex entry)
{
  int n = 0;

  for (int unit = 0; unit < field->table->n_units; unit++)
    n += adj_table_is_dummy (field->table, unit) && field->table->units[unit].side == side &&
         has_come (field->table, unit, entry);
  return n;
}

#define REAL_FOR_ONE_DUMMY 3

static int
dummies_left (const AdjField *field, int side, AdjHex entry)
{
  return count_real (field, side, entry, TRUE) / REAL_FOR_ONE_DUMMY -
         count_dummies (field, side, entry);
}

void
adj_dummies_judge_arrival (AdjJudge *judge, int dummy, AdjHex entry)
{
  g_return_if_fail (judge != NULL);

  if (dummies_left (&judge->field, judge->table->units[dummy].side, entry) < 1)
    adj_judge_warn (judge, "Y 11.55", ADJ_REASON_TOO_MANY_DUMMIES, dummy, entry, 0);
}

void
adj_dummies_judge_arrivals (AdjJudge *judge)
{
  const AdjField *field;

  g_return_if_fail (judge != NULL);

  field = &judge->field;
  for (int unit = 0; unit < judge->table->n_units; unit++)
    {
      const AdjUnitState *state = &judge->table->units[unit];

      if (adj_table_is_dummy (judge->table, unit) &&
          adj_table_is_phasing (judge->table, state->side) &&
          adj_table_has (judge->table, unit, ADJ_FACT_ENTERED) &&
          count_dummies (field, state->side, state->entry) * REAL_FOR_ONE_DUMMY >
              count_real (field, state->side, state->entry, FALSE))
        adj_judge_warn (judge, "Y 11.55", ADJ_REASON_TOO_MANY_DUMMIES, unit, state->entry, 0);
    }
}

static void
add_entry (AdjDummyArrivals *self, const AdjField *field, int side, AdjHex entry)
{
  for (guint i = 0; i < self->n_entries; i++)
    if (self->entries[i] == entry)
      return;
  if (self->n_entries < G_N_ELEMENTS (self->entries) && dummies_left (field, side, entry) > 0)
    self->entries[self->n_entries++] = entry;
}

/* The hexes by which a real unit has come or may come. */
static void
add_entries (AdjDummyArrivals *self, const AdjField *field, int unit)
{
  const AdjUnit *printed = &field->book->scenario->units[unit];
  const AdjUnitState *state = &field->table->units[unit];

  if (adj_table_has (field->table, unit, ADJ_FACT_ENTERED))
    add_entry (self, field, state->side, state->entry);
  for (guint i = 0; may_still_come (field, unit) && i < printed->n_entries; i++)
    add_entry (self, field, state->side, adj_book_hex (field->book, printed->entries[i]));
}

static gboolean
may_come_now (const AdjField *field, int side)
{
  return adj_intelligence_is_on (field->table) && adj_table_is_phasing (field->table, side) &&
         adj_table_is_march (field->table, field->book);
}

/* A unit that may come by several hexes counts for each of them, but brings no more dummies. */
void
adj_dummies_foresee (AdjDummyArrivals *self, const AdjField *field, int side)
{
  const AdjTable *table;
  int real = 0;
  int come = 0;

  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);

  table = field->table;
  *self = (AdjDummyArrivals){ 0 };
  for (int unit = 0; may_come_now (field, side) && unit < table->n_units; unit++)
    {
      gboolean entered = adj_table_has (table, unit, ADJ_FACT_ENTERED);

      if (table->units[unit].side != side)
        continue;
      if (adj_table_is_dummy (table, unit))
        {
          come += entered;
          self->at_hand += table->units[unit].where == ADJ_WAITING;
          continue;
        }
      real += entered || may_still_come (field, unit);
      add_entries (self, field, unit);
    }
  if (self->n_entries > 0)
    self->due = MAX (real / REAL_FOR_ONE_DUMMY - come, 0);
}
