/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board-fan.h"

#include <math.h>
#include <string.h>

#define GAP 6.0
#define SMALLEST 44.0 /* what a finger hits */
#define LARGEST 72.0
#define MOST_COLUMNS 6
#define BESIDE 10.0

void
adj_fan_open (
    AdjFan *self, const guint16 *units, guint n, AdjPoint around, double side, AdjPoint board)
{
  guint rows;

  self->n = MIN (n, ADJ_FAN_MOST);
  memcpy (self->units, units, self->n * sizeof units[0]);
  self->side = CLAMP (side, SMALLEST, LARGEST);
  self->columns = MIN (self->n, MOST_COLUMNS);
  if (self->columns == 0)
    return;
  rows = (self->n + self->columns - 1) / self->columns;
  self->width = GAP + self->columns * (self->side + GAP);
  self->height = GAP + rows * (self->side + GAP);
  self->corner.x = CLAMP (around.x - self->width / 2, 0, MAX (0, board.x - self->width));
  self->corner.y = CLAMP (around.y - self->height / 2, 0, MAX (0, board.y - self->height));
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
