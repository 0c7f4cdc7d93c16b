/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/position.h"

#include "rules/field.h"
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

/* Hex after hex: neighbours overlap, and in the order of the units it would show which of them lies
 * where. */
void
adj_position_paint (cairo_t *cr, const AdjMapStyle *style, const AdjView *view)
{
  g_autofree AdjField *field = g_new (AdjField, 1);

  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);
  g_return_if_fail (view != NULL);

  adj_field_read (field, view->book, view->table);
  for (guint i = 0; i < view->table->n_markers; i++)
    adj_works_paint (cr, style, &view->table->markers[i]);
  for (guint hex = 0; hex < view->book->n_hexes; hex++)
    if (field->count[hex] > 0)
      paint_stack (cr, style, view, (AdjHex) hex);
}
