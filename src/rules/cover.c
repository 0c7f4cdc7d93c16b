/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/cover.h"

#include "rules/played.h"

int
adj_cover_of_ground (const AdjField *field, AdjHex hex, const char **row)
{
  const AdjTerrain *terrain;
  gboolean covered;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (row != NULL, 0);

  terrain = adj_book_terrain (field->book, hex);
  covered = adj_forests_cover (field->table) &&
            !adj_table_option (field->table, ADJ_OPTION_FOREST_NOT_DOUBLED) &&
            terrain->cover > terrain->defence;
  *row = covered ? "Y 9.0" : "BG 7.4";
  return covered ? terrain->cover : terrain->defence;
}

int
adj_cover_of_entrenchment (const AdjField *field, AdjHex hex)
{
  const AdjTable *table;
  const AdjMarker *marker;

  g_return_val_if_fail (field != NULL, 1);

  table = field->table;
  marker = adj_table_marker (table, hex);
  if (!adj_entrenchments_are_played (table) || marker == NULL ||
      marker->kind != ADJ_MARKER_ENTRENCHMENT)
    return 1;
  return MAX (adj_book_terrain (field->book, hex)->dug_in, 1);
}
