/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/camera.h"

#include <math.h>

#define LARGEST 96.0
#define EDGE 48.0     /* pixels at the edge of the board that pull the map in */
#define FASTEST 900.0 /* pixels a second */

/* ---- Quarter turns ---- */

static AdjPoint
turned (AdjPoint p, int turns)
{
  switch (turns & 3)
    {
    case 1:
      return (AdjPoint){ -p.y, p.x };
    case 2:
      return (AdjPoint){ -p.x, -p.y };
    case 3:
      return (AdjPoint){ p.y, -p.x };
    default:
      return p;
    }
}

/* Width and height of the map as it lies. */
static AdjPoint
lying_extent (const AdjCamera *self)
{
  AdjPoint extent = turned (self->extent, self->turns);

  return (AdjPoint){ fabs (extent.x), fabs (extent.y) };
}

/* ---- Limits ---- */

/* The room there is for the map. */
static AdjPoint
room (const AdjCamera *self)
{
  return (AdjPoint){ self->width - fabs (self->beside) - 2 * ADJ_CAMERA_MARGIN,
                     self->height - 2 * ADJ_CAMERA_MARGIN };
}

static double
fitting_size (const AdjCamera *self)
{
  AdjPoint extent = lying_extent (self);
  AdjPoint most = room (self);

  if (extent.x <= 0 || extent.y <= 0)
    return 1;
  return MAX (1, MIN (most.x / extent.x, most.y / extent.y));
}

/* Where along one axis the middle may lie: a map with room around it is centred. */
static double
clamp_axis (double at, double extent, double view)
{
  double half = view / 2;

  return 2 * half >= extent ? extent / 2 : CLAMP (at, half, extent - half);
}

static void
clamp (AdjCamera *self)
{
  AdjPoint view = turned (room (self), self->turns);
  double smallest = fitting_size (self);

  self->size = CLAMP (self->size, smallest, MAX (smallest, LARGEST));
  self->at.x = clamp_axis (self->at.x, self->extent.x, fabs (view.x) / self->size);
  self->at.y = clamp_axis (self->at.y, self->extent.y, fabs (view.y) / self->size);
}

/* ---- Public ---- */

void
adj_camera_fit (AdjCamera *self)
{
  self->size = fitting_size (self);
  clamp (self);
}

gboolean
adj_camera_is_fit (const AdjCamera *self)
{
  return self->size <= fitting_size (self) * 1.0001;
}

void
adj_camera_resize (AdjCamera *self, double width, double height, double beside)
{
  gboolean fit = self->width <= 0 || adj_camera_is_fit (self);

  self->width = width;
  self->height = height;
  self->beside = beside;
  if (fit)
    adj_camera_fit (self);
  else
    clamp (self);
}

void
adj_camera_zoom (AdjCamera *self, double factor, AdjPoint around)
{
  AdjPoint place = adj_camera_to_map (self, around);
  AdjPoint now;

  self->size *= factor;
  clamp (self);
  now = adj_camera_to_map (self, around);
  self->at.x += place.x - now.x;
  self->at.y += place.y - now.y;
  clamp (self);
}

void
adj_camera_pan (AdjCamera *self, double x, double y)
{
  AdjPoint way = turned ((AdjPoint){ x / self->size, y / self->size }, -self->turns);

  self->at.x -= way.x;
  self->at.y -= way.y;
  clamp (self);
}

void
adj_camera_turn (AdjCamera *self, int quarters)
{
  gboolean fit = adj_camera_is_fit (self);

  self->turns = (self->turns + quarters) & 3;
  if (fit)
    adj_camera_fit (self);
  else
    clamp (self);
}

void
adj_camera_look_at (AdjCamera *self, AdjPoint place)
{
  self->at = place;
  clamp (self);
}

static double
pull (double at, double length)
{
  double edge = MIN (EDGE, length / 4);
  double in = MIN (at, length - at);

  if (in >= edge)
    return 0;
  return (at < length / 2 ? 1 : -1) * FASTEST * (1 - MAX (in, 0) / edge);
}

AdjPoint
adj_camera_pull (const AdjCamera *self, AdjPoint point)
{
  return (AdjPoint){ pull (point.x, self->width), pull (point.y, self->height) };
}

AdjPoint
adj_camera_middle (const AdjCamera *self)
{
  return (AdjPoint){ (self->width - self->beside) / 2, self->height / 2 };
}

AdjPoint
adj_camera_to_screen (const AdjCamera *self, AdjPoint place)
{
  AdjPoint way = turned (
      (AdjPoint){ (place.x - self->at.x) * self->size, (place.y - self->at.y) * self->size },
      self->turns);
  AdjPoint middle = adj_camera_middle (self);

  return (AdjPoint){ middle.x + way.x, middle.y + way.y };
}

AdjPoint
adj_camera_to_map (const AdjCamera *self, AdjPoint point)
{
  AdjPoint middle = adj_camera_middle (self);
  AdjPoint way =
      turned ((AdjPoint){ (point.x - middle.x) / self->size, (point.y - middle.y) / self->size },
              -self->turns);

  return (AdjPoint){ self->at.x + way.x, self->at.y + way.y };
}

AdjCameraBounds
adj_camera_bounds (const AdjCamera *self)
{
  AdjPoint a = adj_camera_to_map (self, (AdjPoint){ 0, 0 });
  AdjPoint b = adj_camera_to_map (self, (AdjPoint){ self->width, self->height });

  return (AdjCameraBounds){ { MIN (a.x, b.x), MIN (a.y, b.y) },
                            { MAX (a.x, b.x), MAX (a.y, b.y) } };
}

gboolean
adj_camera_equal (const AdjCamera *a, const AdjCamera *b)
{
  return a->at.x == b->at.x && a->at.y == b->at.y && a->size == b->size && a->width == b->width &&
         a->height == b->height && a->beside == b->beside && a->turns == b->turns;
}
