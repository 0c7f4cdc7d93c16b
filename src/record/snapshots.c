/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/snapshots.h"

/* Steps between two of those that are new, how many are new, and the steps between two that are
 * kept of the older ones. */
#define NEAR 32
#define MOST_NEAR 16
#define FAR 1024

struct _AdjSnapshots
{
  GArray *phases; /* of AdjSnapshot */
  GArray *stops;  /* of AdjSnapshot, within the phases */
};

static void
clear_snapshot (gpointer data)
{
  adj_table_free (((AdjSnapshot *) data)->table);
}

static GArray *
snapshots_new (void)
{
  GArray *array = g_array_new (FALSE, TRUE, sizeof (AdjSnapshot));

  g_array_set_clear_func (array, clear_snapshot);
  return array;
}

AdjSnapshots *
adj_snapshots_new (void)
{
  AdjSnapshots *self = g_new (AdjSnapshots, 1);

  self->phases = snapshots_new ();
  self->stops = snapshots_new ();
  return self;
}

void
adj_snapshots_free (AdjSnapshots *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->phases);
  g_array_unref (self->stops);
  g_free (self);
}

/* One is looked at when it is no longer among the new ones. */
static void
thin_out (AdjSnapshots *self)
{
  guint at = self->stops->len - MOST_NEAR - 1;

  if (self->stops->len > MOST_NEAR &&
      g_array_index (self->stops, AdjSnapshot, at).n_steps % FAR != 0)
    g_array_remove_index (self->stops, at);
}

void
adj_snapshots_pass (AdjSnapshots *self,
                    guint n_steps,
                    gboolean phase,
                    const AdjTable *table,
                    const AdjSilence *silence)
{
  AdjSnapshot snapshot = { .n_steps = n_steps };

  g_return_if_fail (self != NULL);
  g_return_if_fail (table != NULL && silence != NULL);

  if (!phase && n_steps % NEAR != 0)
    return;
  snapshot.table = adj_table_copy (table);
  snapshot.silence = adj_silence_mark (silence);
  g_array_append_val (phase ? self->phases : self->stops, snapshot);
  if (!phase)
    thin_out (self);
}

static guint
count_up_to (const GArray *snapshots, guint n_steps)
{
  guint from = 0;
  guint end = snapshots->len;

  while (from < end)
    {
      guint middle = from + (end - from) / 2;

      if (g_array_index (snapshots, AdjSnapshot, middle).n_steps <= n_steps)
        from = middle + 1;
      else
        end = middle;
    }
  return from;
}

void
adj_snapshots_cut (AdjSnapshots *self, guint n_steps)
{
  g_return_if_fail (self != NULL);

  g_array_set_size (self->phases, count_up_to (self->phases, n_steps));
  g_array_set_size (self->stops, count_up_to (self->stops, n_steps));
}

void
adj_snapshots_forget (AdjSnapshots *self)
{
  g_return_if_fail (self != NULL);

  g_array_set_size (self->phases, 0);
  g_array_set_size (self->stops, 0);
}

const AdjSnapshot *
adj_snapshots_before (const AdjSnapshots *self, guint n_steps)
{
  guint n_stops;
  const AdjSnapshot *phase;
  const AdjSnapshot *stop;

  g_return_val_if_fail (self != NULL, NULL);

  phase = adj_snapshots_phase (self, adj_snapshots_phase_at (self, n_steps));
  n_stops = count_up_to (self->stops, n_steps);
  if (n_stops == 0)
    return phase;
  stop = &g_array_index (self->stops, AdjSnapshot, n_stops - 1);
  return stop->n_steps > phase->n_steps ? stop : phase;
}

guint
adj_snapshots_count_phases (const AdjSnapshots *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->phases->len;
}

const AdjSnapshot *
adj_snapshots_phase (const AdjSnapshots *self, guint index)
{
  g_return_val_if_fail (self != NULL && index < self->phases->len, NULL);

  return &g_array_index (self->phases, AdjSnapshot, index);
}

guint
adj_snapshots_phase_at (const AdjSnapshots *self, guint n_steps)
{
  g_return_val_if_fail (self != NULL, 0);

  return count_up_to (self->phases, n_steps) - 1;
}
