/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/exposure.h"

#include "rules/command.h"

AdjFraction
adj_exposure_of (const AdjExposure *self, const AdjField *field, int unit)
{
  g_return_val_if_fail (self != NULL, (AdjFraction){ 0 });
  g_return_val_if_fail (field != NULL, (AdjFraction){ 0 });

  return self->digits[field->book->hexes[field->table->units[unit].hex].id % 10];
}

void
adj_exposure_find (
    AdjExposure *self, const AdjField *field, int side, int level, AdjCommandMethod method)
{
  const AdjRuleset *ruleset;

  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);

  ruleset = field->book->ruleset;
  self->level = level > 0 ? level : adj_command_level (field, side);
  for (int digit = 0; digit <= 9; digit++)
    self->digits[digit] = method == ADJ_METHOD_CHITS
                              ? adj_command_chit_chance (self->level)
                              : adj_command_die_chance (ruleset, self->level, digit);
  self->units = adj_fraction (0, self->digits[0].den);
  self->strength = self->units;
  self->n_unseen = 0;
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      AdjFraction chance;

      if (!adj_table_on_map (field->table, unit) || field->table->units[unit].side != side)
        continue;
      chance = adj_exposure_of (self, field, unit);
      self->units.num += chance.num;
      self->n_unseen += field->table->units[unit].unseen;
      self->strength.num += chance.num * adj_table_points (field->table, unit);
    }
}
