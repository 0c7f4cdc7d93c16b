/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drawing/set-up-paint.h"

#include "app/desktop/looks.h"
#include "sheets/position.h"

#define PART 0.8      /* of a counter's side in a game */
#define LEAST_SIDE 22 /* pixels: smaller ones show their strength alone */

/* How many others of its hex lie under it, and how many there are in all. */
static void
find_in_stack (const AdjScenario *scenario, guint unit, guint *under, guint *n)
{
  *under = *n = 0;
  for (guint i = 0; i < scenario->n_units; i++)
    if (scenario->units[i].hex == scenario->units[unit].hex)
      {
        *under += i < unit;
        (*n)++;
      }
}

static void
put_counter (const AdjBook *book, guint unit, cairo_t *cr, const AdjCamera *camera, int scale)
{
  AdjCounter counter = adj_counter_printed (book->scenario, unit);
  double side = PART * ADJ_COUNTER_SIDE * camera->size;
  AdjHexId hex = book->scenario->units[unit].hex;
  AdjPoint at, place;
  guint under, n;

  at = adj_camera_to_screen (camera, adj_hex_center (&book->scenario->map.grid, 1, hex));
  find_in_stack (book->scenario, unit, &under, &n);
  place = adj_stack_place (under, n);
  adj_counter_paint_face (cr, adj_looks_are_dark () ? &adj_palette_dark : &adj_palette_light,
                          &counter, &(AdjCounterFace){ .figure = side < LEAST_SIDE, .open = 1 },
                          (AdjPoint){ (at.x + place.x * camera->size) * scale,
                                      (at.y + place.y * camera->size) * scale },
                          side * scale);
}

void
adj_set_up_put (const AdjBook *book, cairo_t *cr, const AdjCamera *camera, int scale)
{
  g_return_if_fail (book != NULL && cr != NULL && camera != NULL);

  for (guint unit = 0; unit < book->scenario->n_units; unit++)
    if (adj_hex_on_grid (&book->scenario->map.grid, book->scenario->units[unit].hex))
      put_counter (book, unit, cr, camera, scale);
}
