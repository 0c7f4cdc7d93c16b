/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/board-groups.h"

#include <string.h>

void
adj_group_marks_read (AdjGroupMarks *self, const AdjField *field, const AdjView *view)
{
  g_autofree AdjMuster *muster = g_new (AdjMuster, 1);

  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);
  g_return_if_fail (view != NULL);

  memset (self, 0, sizeof *self);
  adj_muster_read (muster, field, NULL);
  for (int side = 0; side < ADJ_SIDES; side++)
    self->n_groups[side] = muster->sides[side].n_groups;
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      const AdjMusterUnit *entry = &muster->units[unit];

      if (!adj_table_on_map (field->table, unit) || !adj_view_knows (view, unit))
        continue;
      if (entry->term == ADJ_TERM_SURROUNDED)
        self->surrounded[entry->hex] = TRUE;
      else if (entry->group >= 0)
        self->group[entry->hex] = (guint16) (entry->group + 1);
    }
}

gboolean
adj_group_marks_has_edge (const AdjGroupMarks *self,
                          const AdjField *field,
                          AdjHex hex,
                          int direction)
{
  AdjHex next;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (field != NULL, FALSE);

  next = field->book->hexes[hex].neighbours[direction];
  return next == ADJ_NO_HEX || self->group[next] != self->group[hex] ||
         adj_field_side (field, next) != adj_field_side (field, hex);
}
