/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/chronicle-private.h"

/* ---- Making and freeing ---- */

static void
fight_free (gpointer data)
{
  AdjFight *fight = data;

  g_free (fight->place);
  g_free (fight->attackers);
  g_free (fight->defenders);
  g_clear_pointer (&fight->came_of_it, g_ptr_array_unref);
  g_free (fight);
}

static void
track_free (gpointer data)
{
  AdjTrack *track = data;

  g_free (track->text);
  g_free (track);
}

static void
loss_free (gpointer data)
{
  AdjLoss *loss = data;

  g_free (loss->text);
  g_free (loss);
}

static void
halted_free (gpointer data)
{
  AdjHalted *halted = data;

  g_free (halted->place);
  g_free (halted->text);
  g_free (halted);
}

static void
phase_free (gpointer data)
{
  AdjPhaseStory *phase = data;

  g_array_unref (phase->marches);
  g_ptr_array_unref (phase->fights);
  g_ptr_array_unref (phase->tracks);
  g_ptr_array_unref (phase->losses);
  g_ptr_array_unref (phase->halts);
  for (int subject = 0; subject < ADJ_N_SUBJECTS; subject++)
    {
      g_ptr_array_unref (phase->events[subject]);
      g_ptr_array_unref (phase->briefs[subject]);
    }
  g_ptr_array_unref (phase->notes);
  g_ptr_array_unref (phase->warnings);
  g_free (phase);
}

AdjPhaseStory *
adj_phase_story_new (const AdjTable *table)
{
  AdjPhaseStory *self = g_new0 (AdjPhaseStory, 1);

  self->phase = table->phase;
  self->phasing = table->phasing;
  self->marches = g_array_new (FALSE, FALSE, sizeof (AdjMarch));
  self->fights = g_ptr_array_new_with_free_func (fight_free);
  for (int subject = 0; subject < ADJ_N_SUBJECTS; subject++)
    {
      self->events[subject] = g_ptr_array_new_with_free_func (g_free);
      self->briefs[subject] = g_ptr_array_new_with_free_func (g_free);
    }
  self->tracks = g_ptr_array_new_with_free_func (track_free);
  self->losses = g_ptr_array_new_with_free_func (loss_free);
  self->halts = g_ptr_array_new_with_free_func (halted_free);
  self->notes = g_ptr_array_new_with_free_func (g_free);
  self->warnings = g_ptr_array_new_with_free_func (g_free);
  return self;
}

static void
turn_free (gpointer data)
{
  AdjTurnStory *turn = data;

  g_ptr_array_unref (turn->phases);
  adj_table_free (turn->begin);
  g_clear_pointer (&turn->end, adj_table_free);
  g_free (turn);
}

AdjTurnStory *
adj_turn_story_new (const AdjTable *table)
{
  AdjTurnStory *self = g_new0 (AdjTurnStory, 1);

  self->number = table->turn;
  self->first_player = table->first_player;
  self->begin = adj_table_copy (table);
  self->phases = g_ptr_array_new_with_free_func (phase_free);
  return self;
}

AdjChronicle *
adj_chronicle_new_empty (void)
{
  AdjChronicle *self = g_new (AdjChronicle, 1);

  self->turns = g_ptr_array_new_with_free_func (turn_free);
  return self;
}

void
adj_chronicle_free (AdjChronicle *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->turns);
  g_free (self);
}

/* ---- Looking things up ---- */

gboolean
adj_phase_story_is_eventless (const AdjPhaseStory *self)
{
  guint n;

  g_return_val_if_fail (self != NULL, TRUE);

  n = self->marches->len + self->tracks->len + self->fights->len + self->notes->len +
      self->warnings->len;
  for (int subject = 0; subject < ADJ_N_SUBJECTS; subject++)
    n += self->events[subject]->len;
  return n == 0;
}

const AdjTurnStory *
adj_chronicle_latest (const AdjChronicle *self)
{
  const AdjTurnStory *last;

  g_return_val_if_fail (self != NULL, NULL);

  last = g_ptr_array_index (self->turns, self->turns->len - 1);
  if (self->turns->len == 1 || last->over || last->decided || last->phases->len > 1 ||
      !adj_phase_story_is_eventless (g_ptr_array_index (last->phases, 0)))
    return last;
  return g_ptr_array_index (self->turns, self->turns->len - 2);
}

const AdjTurnStory *
adj_chronicle_turn (const AdjChronicle *self, int number)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->turns->len; i++)
    {
      const AdjTurnStory *turn = g_ptr_array_index (self->turns, i);

      if (turn->number == number)
        return turn;
    }
  return NULL;
}

GPtrArray *
adj_chronicle_fights (const AdjChronicle *self, int from, int to)
{
  GPtrArray *fights;

  g_return_val_if_fail (self != NULL, NULL);

  fights = g_ptr_array_new ();
  for (guint i = 0; i < self->turns->len; i++)
    {
      const AdjTurnStory *turn = g_ptr_array_index (self->turns, i);

      for (guint j = 0; turn->number >= from && turn->number <= to && j < turn->phases->len; j++)
        {
          const AdjPhaseStory *phase = g_ptr_array_index (turn->phases, j);

          for (guint k = 0; k < phase->fights->len; k++)
            if (adj_fight_is_over (g_ptr_array_index (phase->fights, k)))
              g_ptr_array_add (fights, g_ptr_array_index (phase->fights, k));
        }
    }
  return fights;
}
