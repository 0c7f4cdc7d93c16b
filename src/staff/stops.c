/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/stops.h"

/* ---- Reading ---- */

/* A line is gone through; a battle that goes on is no stop. */
typedef struct
{
  AdjGame *game;
  GArray *stops; /* of AdjStop */
  gboolean fighting;
  guint changed; /* the table has been as it is since after so many steps */
} Reading;

static AdjStop *
stop_at (const GArray *stops, guint index)
{
  return &g_array_index (stops, AdjStop, index);
}

static void
add_stop (Reading *self)
{
  const AdjStop stop = { self->changed, self->changed,
                         adj_game_phase_at (self->game, self->changed) };

  if (self->stops->len == 0 || stop_at (self->stops, self->stops->len - 1)->n_steps < stop.n_steps)
    g_array_append_val (self->stops, stop);
}

/* What there was before the order is a stop if the order begins something else. */
static void
begin_order (Reading *self, const AdjStep *step)
{
  gboolean anew = !self->fighting;

  for (guint i = 0; i < step->effects->len; i++)
    {
      int kind = g_array_index (step->effects, AdjEffect, i).kind;

      anew |= kind == ADJ_EFFECT_ATTACK || kind == ADJ_EFFECT_PHASE;
    }
  if (anew)
    add_stop (self);
}

static void
follow_battle (Reading *self, const AdjStep *step)
{
  for (guint i = 0; i < step->effects->len; i++)
    switch (g_array_index (step->effects, AdjEffect, i).kind)
      {
      case ADJ_EFFECT_ATTACK:
        self->fighting = TRUE;
        break;
      case ADJ_EFFECT_BATTLE_OVER:
      case ADJ_EFFECT_PHASE:
        self->fighting = FALSE;
        break;
      default:
        break;
      }
}

/* The stop before the order, if there is one, has lasted up to it. */
static void
end_stop (Reading *self, guint n_steps)
{
  AdjStop *last = stop_at (self->stops, self->stops->len - 1);

  if (last->n_steps == self->changed)
    last->until = n_steps;
}

GArray *
adj_stops_read (AdjGame *game)
{
  Reading reading = { .game = game };
  const GArray *steps;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  reading.stops = g_array_new (FALSE, FALSE, sizeof (AdjStop));
  steps = adj_game_get_play (game)->steps;
  for (guint i = 0; i < steps->len; i++)
    {
      const AdjStep *step = &g_array_index (steps, AdjStep, i);

      if (step->state == ADJ_STEP_ASIDE || step->effects->len == 0)
        continue;
      begin_order (&reading, step);
      end_stop (&reading, i);
      follow_battle (&reading, step);
      reading.changed = i + 1;
    }
  add_stop (&reading);
  end_stop (&reading, steps->len);
  return reading.stops;
}

/* ---- Finding ---- */

guint
adj_stops_at (const GArray *stops, guint n_steps)
{
  guint from = 0;
  guint end;

  g_return_val_if_fail (stops != NULL, 0);

  end = stops->len;
  while (end - from > 1)
    {
      guint middle = (from + end) / 2;

      if (stop_at (stops, middle)->n_steps <= n_steps)
        from = middle;
      else
        end = middle;
    }
  return from;
}

/* Is the table still as it was at the stop, and no battle under way since? */
static gboolean
lasts (const AdjStop *stop, guint n_steps)
{
  return n_steps <= stop->until;
}

guint
adj_stops_before (const GArray *stops, guint n_steps)
{
  guint at;

  g_return_val_if_fail (stops != NULL, 0);

  at = adj_stops_at (stops, n_steps);
  if (!lasts (stop_at (stops, at), n_steps))
    return stop_at (stops, at)->until;
  return at > 0 ? stop_at (stops, at - 1)->until : 0;
}

static guint
go_back (const GArray *stops, guint n_steps, AdjStride stride)
{
  guint at = adj_stops_at (stops, n_steps);
  guint phase;

  if (lasts (stop_at (stops, at), n_steps) && at > 0)
    at--;
  phase = stop_at (stops, at)->phase;
  while (stride == ADJ_STRIDE_PHASE && at > 0 && stop_at (stops, at - 1)->phase == phase)
    at--;
  return stop_at (stops, at)->n_steps;
}

static guint
go_on (const GArray *stops, guint n_steps, AdjStride stride)
{
  guint at = adj_stops_at (stops, n_steps);
  guint last = stops->len - 1;
  guint phase = stop_at (stops, at)->phase;

  at = MIN (at + 1, last);
  while (stride == ADJ_STRIDE_PHASE && at < last && stop_at (stops, at)->phase == phase)
    at++;
  return at == last ? stop_at (stops, last)->until : stop_at (stops, at)->n_steps;
}

guint
adj_stops_go (const GArray *stops, guint n_steps, AdjStride stride, gboolean forward)
{
  g_return_val_if_fail (stops != NULL && stops->len > 0, n_steps);

  return forward ? go_on (stops, n_steps, stride) : go_back (stops, n_steps, stride);
}
