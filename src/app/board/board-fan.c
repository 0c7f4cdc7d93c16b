/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-fan.h"

#include <math.h>
#include <string.h>

#define GAP 6.0
#define SMALLEST 46.0 /* what a finger hits, and what can be read */
#define LARGEST 72.0
#define LEAST 4.0 /* of a stack that no hex ever holds by the rules */
#define USUAL_COLUMNS 6
#define BESIDE 10.0

/* How many counters stand beside each other in so many pixels. */
static guint
fitting (const AdjFan *self, double room)
{
  return MAX (1, (guint) MAX (0, (room - GAP) / (self->side + GAP)));
}

/* Rows of the usual length where they have room below each other, else longer ones, else of smaller
 * counters. */
static void
lay_out (AdjFan *self, double width, double height)
{
  double step;
  guint rows;

  while (fitting (self, width) * fitting (self, height) < self->n && self->side > LEAST)
    self->side--;
  rows = fitting (self, height);
  self->columns = MAX (MIN (self->n, USUAL_COLUMNS), (self->n + rows - 1) / rows);
  self->columns = MIN (self->columns, fitting (self, width));
  rows = (self->n + self->columns - 1) / self->columns;
  step = self->side + GAP;
  self->width = GAP + self->columns * step;
  self->height = GAP + rows * step;
}

void
adj_fan_open (AdjFan *self,
              const guint16 *units,
              guint n,
              AdjPoint around,
              double side,
              const AdjCamera *camera)
{
  double left = MAX (0, -camera->beside);
  double room = camera->width - fabs (camera->beside);

  self->n = n;
  memcpy (self->units, units, self->n * sizeof units[0]);
  self->side = CLAMP (side, SMALLEST, LARGEST);
  if (self->n == 0)
    return;
  lay_out (self, room, camera->height);
  self->corner.x = CLAMP (around.x - self->width / 2, left, left + MAX (0, room - self->width));
  self->corner.y = CLAMP (around.y - self->height / 2, 0, MAX (0, camera->height - self->height));
}

void
adj_fan_close (AdjFan *self)
{
  self->n = 0;
}

AdjPoint
adj_fan_place (const AdjFan *self, guint i)
{
  double step = self->side + GAP;

  return (AdjPoint){ self->corner.x + GAP + self->side / 2 + i % self->columns * step,
                     self->corner.y + GAP + self->side / 2 + i / self->columns * step };
}

int
adj_fan_unit_at (const AdjFan *self, AdjPoint point)
{
  for (guint i = 0; i < self->n; i++)
    {
      AdjPoint place = adj_fan_place (self, i);

      if (fabs (point.x - place.x) <= (self->side + GAP) / 2 &&
          fabs (point.y - place.y) <= (self->side + GAP) / 2)
        return self->units[i];
    }
  return -1;
}

gboolean
adj_fan_has (const AdjFan *self, AdjPoint point)
{
  return self->n > 0 && point.x >= self->corner.x - BESIDE && point.y >= self->corner.y - BESIDE &&
         point.x <= self->corner.x + self->width + BESIDE &&
         point.y <= self->corner.y + self->height + BESIDE;
}

gboolean
adj_fan_shows (const AdjFan *self, guint16 unit)
{
  for (guint i = 0; i < self->n; i++)
    if (self->units[i] == unit)
      return TRUE;
  return FALSE;
}
