/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/arrivals.h"

#include <string.h>

#include "rules/entry.h"
#include "rules/played.h"
#include "rules/sequence.h"

typedef struct
{
  const AdjField *field;
  const AdjArrivalChoices *choices;
  AdjForeseen *arrivals;
  int turn; /* the one that is looked at */
} Column;

static const AdjArrivalChoice *
find_choice (const Column *self, int unit)
{
  for (guint i = 0; self->choices != NULL && i < self->choices->n; i++)
    if (self->choices->choices[i].unit == unit)
      return &self->choices->choices[i];
  return NULL;
}

/* Those who have come in in this turn already, by that hex where each has a column (BG 15.0). */
static int
places_taken (const Column *self, int side, AdjHex entry)
{
  const AdjTable *table = self->field->table;
  gboolean per_hex = adj_columns_are_per_hex (table, self->field->book);
  int taken = 0;

  for (int unit = 0; unit < table->n_units; unit++)
    {
      const AdjUnitState *state = &table->units[unit];
      gboolean real = state->entered_turn == self->turn && (state->facts & ADJ_FACT_ENTERED) != 0;
      AdjHex by = real ? state->entry : self->arrivals[unit].entry;

      taken += state->side == side && (real || self->arrivals[unit].turn == self->turn) &&
               (!per_hex || by == entry);
    }
  return taken;
}

static gboolean
has_place (const Column *self, int unit, AdjHex entry)
{
  int allowance = adj_field_allowance (self->field, unit);
  int side = self->field->table->units[unit].side;

  return allowance == ADJ_UNKNOWN_COST ||
         (places_taken (self, side, entry) + 1) * ADJ_MP <= allowance;
}

/* BG 15.5, and by night 10.2. */
static gboolean
is_open (const Column *self, int unit, AdjHex entry)
{
  const AdjField *field = self->field;
  int side = field->table->units[unit].side;

  if (field->count[entry] > 0 && adj_field_side (field, entry) != side)
    return FALSE;
  return !adj_table_is_night_turn (field->book, self->turn) ||
         !adj_field_in_ezoc (field, entry, side);
}

/* The entry hex it would come in by; FALSE if it cannot. */
static gboolean
find_entry (const Column *self, int unit, AdjHex *entry)
{
  const AdjUnit *printed = &self->field->book->scenario->units[unit];
  const AdjArrivalChoice *choice = find_choice (self, unit);

  *entry = choice != NULL ? choice->hex : ADJ_NO_HEX;
  if (choice != NULL)
    return *entry != ADJ_NO_HEX && is_open (self, unit, *entry) && has_place (self, unit, *entry);
  for (guint i = 0; i < printed->n_entries; i++)
    {
      *entry = adj_book_hex (self->field->book, printed->entries[i]);
      if (is_open (self, unit, *entry) && has_place (self, unit, *entry))
        return TRUE;
    }
  *entry = ADJ_NO_HEX;
  return printed->n_entries == 0 && has_place (self, unit, ADJ_NO_HEX);
}

static gboolean
is_due (const Column *self, int unit)
{
  int due = adj_due_turn (self->field, unit);

  return self->field->table->units[unit].where == ADJ_WAITING &&
         !self->field->table->units[unit].unseen && adj_field_arm (self->field, unit)->initiative &&
         self->arrivals[unit].turn == 0 && due > 0 && due <= self->turn;
}

/* The strongest that is left; its owner would bring it in first. -1 if nobody can come. */
static int
choose_next (const Column *self, int side, AdjHex *entry)
{
  const AdjTable *table = self->field->table;
  int best = -1;

  for (int unit = 0; unit < (int) self->field->book->scenario->n_units; unit++)
    {
      AdjHex hex;

      if (table->units[unit].side != side || !is_due (self, unit) ||
          (best >= 0 && adj_table_points (table, unit) <= adj_table_points (table, best)) ||
          !find_entry (self, unit, &hex))
        continue;
      best = unit;
      *entry = hex;
    }
  return best;
}

static void
bring_in (Column *self, int side)
{
  AdjHex entry = ADJ_NO_HEX;
  int unit;

  while ((unit = choose_next (self, side, &entry)) >= 0)
    self->arrivals[unit] = (AdjForeseen){ .turn = (guint8) self->turn,
                                          .unknown = entry == ADJ_NO_HEX,
                                          .entry = entry };
}

void
adj_arrivals_foresee (const AdjField *field,
                      int last,
                      const AdjArrivalChoices *choices,
                      AdjForeseen *arrivals)
{
  Column self = { .field = field, .choices = choices, .arrivals = arrivals };

  g_return_if_fail (field != NULL);
  g_return_if_fail (arrivals != NULL);

  for (int unit = 0; unit < field->table->n_units; unit++)
    arrivals[unit] = (AdjForeseen){ .entry = ADJ_NO_HEX };
  for (self.turn = field->table->turn; self.turn <= last; self.turn++)
    for (int side = 0; side < ADJ_SIDES; side++)
      if (self.turn > field->table->turn ||
          adj_sequence_moves_yet (field->book, field->table, side))
        bring_in (&self, side);
}
