/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/position.h"

#include "sheets/works.h"

/* How far each counter of a stack lies from the last, and all of them below the hex's number. */
#define FAN 0.20
#define BELOW_NUMBER 0.06

AdjPoint
adj_stack_place (guint i, guint n)
{
  double shift = (i - (n - 1) / 2.0) * FAN;

  return (AdjPoint){ shift, BELOW_NUMBER + shift };
}

static void
paint_stack (cairo_t *cr, const AdjMapStyle *style, const AdjView *view, AdjHex hex)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n_units = adj_view_units (view, units);
  AdjPoint at = adj_map_center (style, hex);
  guint n = 0;
  guint drawn = 0;

  for (guint i = 0; i < n_units; i++)
    n += view->table->units[units[i]].hex == hex;
  for (guint i = 0; i < n_units; i++)
    {
      int unit = units[i];
      AdjCounter counter;
      AdjPoint place;

      if (view->table->units[unit].hex != hex)
        continue;
      counter = adj_counter_of (view, unit);
      place = adj_stack_place (drawn++, n);
      adj_counter_paint (cr, style->palette, &counter,
                         (AdjPoint){ at.x + place.x * style->size, at.y + place.y * style->size },
                         ADJ_COUNTER_SIDE * style->size);
    }
}

void
adj_position_paint (cairo_t *cr, const AdjMapStyle *style, const AdjView *view)
{
  g_autofree guint8 *painted = g_new0 (guint8, MAX (style->book->n_hexes, 1));

  for (guint i = 0; i < view->table->n_markers; i++)
    adj_works_paint (cr, style, &view->table->markers[i]);
  for (int unit = 0; unit < view->table->n_units; unit++)
    {
      const AdjUnitState *state = &view->table->units[unit];

      if (state->where != ADJ_ON_MAP || painted[state->hex])
        continue;
      painted[state->hex] = TRUE;
      paint_stack (cr, style, view, state->hex);
    }
}
