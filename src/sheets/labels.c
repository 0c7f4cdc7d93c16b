/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/labels.h"

#include <math.h>

#define WAYS 16       /* round a point */
#define RINGS 6       /* one farther away than the other */
#define LABEL 5       /* times what lies on the map: two that overlap cannot be read */
#define DISTANCE 0.02 /* how much a covered part weighs less than distance */

typedef struct
{
  AdjPoint middle;
  double width;
  double height;
  double weight; /* how much more it hurts to cover it than what lay there before all labels */
} Place;

struct AdjLabels
{
  double width;
  double height;
  GArray *taken; /* of Place */
};

AdjLabels *
adj_labels_new (double width, double height)
{
  AdjLabels *self = g_new (AdjLabels, 1);

  *self = (AdjLabels){ width, height, g_array_new (FALSE, FALSE, sizeof (Place)) };
  return self;
}

void
adj_labels_free (AdjLabels *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->taken);
  g_free (self);
}

void
adj_labels_take (AdjLabels *self, AdjPoint middle, double width, double height)
{
  Place place = { middle, width, height, 1 };

  g_return_if_fail (self != NULL);

  g_array_append_val (self->taken, place);
}

static double
common (double a, double a_length, double b, double b_length)
{
  return MAX (0, (a_length + b_length) / 2 - MAX (fabs (a - b), fabs (a_length - b_length) / 2));
}

static double
covered (const AdjLabels *self, const Place *place)
{
  double area = 0;

  for (guint i = 0; i < self->taken->len; i++)
    {
      const Place *other = &g_array_index (self->taken, Place, i);

      area += other->weight *
              common (place->middle.x, place->width, other->middle.x, other->width) *
              common (place->middle.y, place->height, other->middle.y, other->height);
    }
  return area;
}

static gboolean
is_inside (const AdjLabels *self, const Place *place)
{
  return place->middle.x >= place->width / 2 && place->middle.y >= place->height / 2 &&
         place->middle.x <= self->width - place->width / 2 &&
         place->middle.y <= self->height - place->height / 2;
}

/* On an ellipse round the point, so that a wide label is as near above it as beside it. */
static Place
try_place (const Place *wanted, double away, int way)
{
  double angle = 2 * G_PI * way / WAYS;
  Place place = *wanted;

  place.middle.x += cos (angle) * (away + place.width / 2);
  place.middle.y += sin (angle) * (away + place.height / 2);
  return place;
}

AdjPoint
adj_labels_place (AdjLabels *self, AdjPoint near, double away, double width, double height)
{
  const Place wanted = { near, width, height, LABEL };
  Place best = wanted;
  double least = G_MAXDOUBLE;

  g_return_val_if_fail (self != NULL, near);

  for (int ring = 0; ring < RINGS; ring++)
    for (int way = 0; way < WAYS; way++)
      {
        Place place = try_place (&wanted, away + ring * height / 2, way);
        double cost = covered (self, &place) + DISTANCE * width * height * ring;

        if (cost >= least || !is_inside (self, &place))
          continue;
        least = cost;
        best = place;
      }
  g_array_append_val (self->taken, best);
  return best.middle;
}

AdjPoint
adj_labels_choose (AdjLabels *self, const AdjPoint *places, guint n, double width, double height)
{
  Place best = { { 0, 0 }, width, height, LABEL };
  double least = G_MAXDOUBLE;

  g_return_val_if_fail (self != NULL, best.middle);
  g_return_val_if_fail (places != NULL && n > 0, best.middle);

  for (guint i = 0; i < n; i++)
    {
      const Place place = { places[i], width, height, LABEL };
      double cost = covered (self, &place);

      if (cost >= least)
        continue;
      least = cost;
      best = place;
    }
  g_array_append_val (self->taken, best);
  return best.middle;
}
