/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/put-back.h"

#include "rules/played.h"
#include "rules/plot.h"

/* Its way so far, the last hex first; how many hexes. */
static guint
find_way_back (const AdjField *field, int unit, AdjHex way[ADJ_SEGMENTS + 1])
{
  const AdjUnitState *state = &field->table->units[unit];
  guint n = 0;

  way[n++] = state->hex;
  for (int segment = adj_plot_last (state->plot); segment > 0; segment--)
    {
      AdjToken token = adj_plot_token (state->plot, segment);

      if (adj_token_direction (token) < 0)
        continue;
      way[n] = adj_plot_step_back (field->book, way[n - 1], token);
      if (way[n++] == ADJ_NO_HEX)
        return n - 1; /* it has not come by its plot */
    }
  return n;
}

static gboolean
may_stay (const AdjField *field, int unit, AdjHex hex)
{
  return adj_book_terrain (field->book, hex)->stop && adj_field_fits (field, unit, hex, -1);
}

static gboolean
may_be_put (const AdjField *field, int unit, AdjHex hex, gboolean into_zones)
{
  int side = field->table->units[unit].side;

  return may_stay (field, unit, hex) && (into_zones || !adj_field_in_ezoc (field, hex, side)) &&
         (field->count[hex] == 0 || adj_field_side (field, hex) == side);
}

static gboolean
is_put (const AdjField *field, AdjPutBack *found, gboolean into_zones)
{
  for (guint i = 1; i < found->n_way; i++)
    if (may_be_put (field, found->unit, found->way[i], into_zones))
      {
        found->n_back = i;
        return TRUE;
      }
  return FALSE;
}

/* By day, when enemies have come up to all the hexes of its way, it stays short among them
 * (Y S5.0). */
static gboolean
put_back (const AdjField *field, int unit, AdjPutBack *found)
{
  *found = (AdjPutBack){ .unit = (guint16) unit };
  found->n_way = find_way_back (field, unit, found->way);
  if (may_stay (field, unit, found->way[0]))
    return FALSE;
  return is_put (field, found, FALSE) ||
         (!adj_plots_are_of_night (field->table, field->book) && is_put (field, found, TRUE));
}

/* The last to arrive, and of those of one segment the one plotted later (E N.3b). */
static gboolean
is_later (const AdjTable *table, int a, int b)
{
  int last_a = adj_plot_last (table->units[a].plot);
  int last_b = adj_plot_last (table->units[b].plot);

  if (last_a != last_b)
    return last_a > last_b;
  if (table->units[a].plotted != table->units[b].plotted)
    return table->units[a].plotted > table->units[b].plotted;
  return a > b;
}

gboolean
adj_put_back_find (const AdjField *field, AdjPutBack *found)
{
  gboolean any = FALSE;
  AdjPutBack back;

  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (found != NULL, FALSE);

  for (int unit = 0; unit < field->table->n_units; unit++)
    if (adj_table_on_map (field->table, unit) && field->table->units[unit].plot != 0 &&
        put_back (field, unit, &back) && (!any || is_later (field->table, unit, found->unit)))
      {
        *found = back;
        any = TRUE;
      }
  return any;
}
