/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/march-case.h"

#include <glib/gi18n-lib.h>

#include "record/seen.h"
#include "rules/march.h"
#include "rules/sequence.h"
#include "rules/together.h"
#include "table/apply.h"
#include "words/effect.h"
#include "words/fill.h"

G_STATIC_ASSERT (G_N_ELEMENTS (((AdjMarchCase *) NULL)->after) == ADJ_SEGMENTS + 1);

static void
free_stop (gpointer data)
{
  AdjMarchStop *stop = data;

  g_free (stop->text);
  g_free (stop);
}

void
adj_march_case_free (AdjMarchCase *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->stops);
  g_free (self);
}

/* ---- Which march ---- */

static gboolean
is_march_of_both (const AdjBook *book, const AdjPhaseStart *phase)
{
  return book->ruleset->phases[phase->phase].kind == ADJ_PHASE_MOVEMENT &&
         adj_phasing_side (phase->phasing) == ADJ_NO_SIDE;
}

static guint
end_of_phase (AdjGame *game, guint phase)
{
  return phase + 1 < adj_game_count_phases (game) ? adj_game_get_phase (game, phase + 1).n_steps
                                                  : adj_game_get_play (game)->steps->len;
}

/* The phase of the moment, or one before it that lies back no more than a Game-Turn; -1. */
static int
find_march (AdjGame *game, guint n_steps)
{
  guint at = adj_game_phase_at (game, n_steps);
  int turn = adj_game_get_phase (game, at).turn;

  for (int i = (int) at; i >= 0; i--)
    {
      AdjPhaseStart phase = adj_game_get_phase (game, (guint) i);

      if (phase.turn + 1 < turn)
        return -1;
      if (is_march_of_both (adj_game_get_book (game), &phase))
        return i;
    }
  return -1;
}

/* ---- Reading ---- */

static const AdjStep *
step_at (AdjGame *game, guint i)
{
  return &g_array_index (adj_game_get_play (game)->steps, AdjStep, i);
}

/* The last segment that the step has marched; 0. */
static int
segment_of (const AdjStep *step)
{
  int segment = 0;

  for (guint i = 0; step->state != ADJ_STEP_ASIDE && i < step->effects->len; i++)
    if (g_array_index (step->effects, AdjEffect, i).kind == ADJ_EFFECT_SEGMENT)
      segment = g_array_index (step->effects, AdjEffect, i).segment;
  return segment;
}

/* Who is put back in the end stops a second time, and the first is forgotten (E N.3b). */
static void
add_stop (AdjMarchCase *self, const AdjView *view, const AdjEffect *effect)
{
  AdjMarchStop *stop = g_new0 (AdjMarchStop, 1);

  for (guint i = 0; i < self->stops->len; i++)
    if (((AdjMarchStop *) g_ptr_array_index (self->stops, i))->unit == effect->unit)
      g_ptr_array_remove_index (self->stops, i--);
  stop->unit = effect->unit;
  stop->segment = (guint8) effect->plot.segment;
  stop->why = (guint8) effect->plot.why;
  stop->hex = view->table->units[effect->unit].hex;
  stop->text = adj_words_effect (view, effect);
  g_ptr_array_add (self->stops, stop);
}

static void
read_stops (AdjMarchCase *self, AdjGame *game, guint i, AdjEyes eyes)
{
  g_autoptr (AdjTable) table = adj_game_table_after (game, i);
  AdjView view = adj_view (adj_game_get_book (game), table, eyes);
  g_autoptr (GArray) seen = adj_seen_effects (&view, step_at (game, i)->effects);

  for (guint j = 0; j < seen->len; j++)
    {
      const AdjEffect *effect = &g_array_index (seen, AdjEffect, j);

      if (effect->kind == ADJ_EFFECT_STOPPED)
        add_stop (self, &view, effect);
      adj_table_apply (table, view.book, effect);
    }
}

static void
read_steps (AdjMarchCase *self, AdjGame *game, guint from, guint end, guint n_steps, AdjEyes eyes)
{
  self->after[0] = from;
  for (guint i = from; i < end; i++)
    {
      int segment = segment_of (step_at (game, i));

      if (segment == 0 && self->known == 0)
        self->after[0] = i + 1; /* plots are told, and the like */
      if (segment == 0)
        continue;
      while (self->known < MIN (segment, ADJ_SEGMENTS))
        self->after[++self->known] = i + 1;
      if (i >= n_steps)
        continue;
      self->marched = segment;
      read_stops (self, game, i, eyes);
    }
}

static void
count_contacts (AdjMarchCase *self)
{
  for (guint i = 0; i < self->stops->len; i++)
    {
      const AdjMarchStop *stop = g_ptr_array_index (self->stops, i);

      self->contacts += stop->segment == self->marched && adj_march_stop_is_contact (stop);
    }
}

AdjMarchCase *
adj_march_case_new (AdjGame *game, guint n_steps, AdjEyes eyes)
{
  AdjMarchCase *self;
  int phase;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  phase = find_march (game, n_steps);
  if (phase < 0)
    return NULL;
  self = g_new0 (AdjMarchCase, 1);
  self->stops = g_ptr_array_new_with_free_func (free_stop);
  self->now = n_steps == adj_game_get_play (game)->steps->len;
  self->lasts = (guint) phase == adj_game_phase_at (game, n_steps);
  read_steps (self, game, adj_game_get_phase (game, (guint) phase).n_steps,
              end_of_phase (game, (guint) phase), n_steps, eyes);
  count_contacts (self);
  if (self->lasts)
    {
      g_autoptr (AdjTable) table = adj_game_table_after (game, n_steps);

      self->goes_on = adj_segments_are_left (table, adj_game_get_book (game));
    }
  return self;
}

/* ---- Rehearsing ---- */

/* The phase in which both march: that of the table, or the one that follows its plotting; -1. */
static int
find_phase (const AdjBook *book, const AdjTable *table)
{
  AdjMoment next;

  if (adj_march_is_of_both (table, book))
    return table->phase;
  next = adj_sequence_next (book, table);
  return !next.over && adj_table_phase_kind (table, book) == ADJ_PHASE_PLOT ? next.phase : -1;
}

static void
march_one (AdjMarchCase *self, const AdjView *view, AdjTable *table, AdjJudge *judge)
{
  AdjView before = adj_view (view->book, table, view->eyes);

  adj_judge_begin (judge, table);
  adj_segment (judge);
  for (guint i = 0; i < judge->n_effects; i++)
    {
      if (judge->effects[i].kind == ADJ_EFFECT_STOPPED)
        add_stop (self, &before, &judge->effects[i]);
      adj_table_apply (table, view->book, &judge->effects[i]);
    }
}

AdjMarchCase *
adj_march_case_rehearse (const AdjView *view, const AdjField *field, int segments, AdjTable **table)
{
  g_autoptr (AdjJudge) judge = NULL;
  AdjMarchCase *self;
  int phase;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);
  g_return_val_if_fail (table != NULL, NULL);

  phase = find_phase (field->book, field->table);
  if (phase < 0)
    return NULL;
  self = g_new0 (AdjMarchCase, 1);
  self->stops = g_ptr_array_new_with_free_func (free_stop);
  self->known = ADJ_SEGMENTS;
  *table = adj_table_copy (field->table);
  (*table)->phase = (guint8) phase;
  judge = adj_judge_new (field->book, *table);
  while (self->marched < segments && self->marched < ADJ_SEGMENTS)
    {
      march_one (self, view, *table, judge);
      self->marched++;
    }
  count_contacts (self);
  return self;
}

const AdjMarchStop *
adj_march_case_stop (const AdjMarchCase *self, int unit)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->stops->len; i++)
    {
      const AdjMarchStop *stop = g_ptr_array_index (self->stops, i);

      if (stop->unit == unit)
        return stop;
    }
  return NULL;
}

/* ---- Saying ---- */

gboolean
adj_march_stop_is_contact (const AdjMarchStop *stop)
{
  g_return_val_if_fail (stop != NULL, FALSE);

  switch ((AdjHalt) stop->why)
    {
    case ADJ_HALT_ZONES_MET:
    case ADJ_HALT_ADJACENT:
    case ADJ_HALT_ONE_HEX:
    case ADJ_HALT_SWAPPED:
    case ADJ_HALT_ENEMY_IN_HEX:
      return TRUE;
    case ADJ_HALT_NONE:
    case ADJ_HALT_IN_ZONE:
    case ADJ_HALT_ZONES_OVERLAP:
    case ADJ_HALT_BARRED:
    case ADJ_HALT_CLOSED:
    case ADJ_HALT_FULL:
    case ADJ_HALT_OUT_OF_COMMAND:
    case ADJ_HALT_PLOT_ENDS:
    case ADJ_N_HALTS:
      return FALSE;
    }
  g_return_val_if_reached (FALSE);
}

char *
adj_march_say_segment (const AdjMarchCase *self)
{
  g_autofree char *segment = NULL;
  g_autofree char *last = g_strdup_printf ("%d", ADJ_SEGMENTS);

  g_return_val_if_fail (self != NULL, NULL);

  if (self->marched == 0)
    return g_strdup (_ ("Before the first segment"));
  segment = g_strdup_printf ("%d", self->marched);
  return adj_fill (
      /* Translators: how far a march that both sides make by plot has come */
      _ ("Segment {segment} of {last}"),
      (const AdjPlace[]){ { "segment", segment }, { "last", last }, { NULL, NULL } });
}

char *
adj_march_say_contacts (const AdjMarchCase *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->contacts == 0)
    return NULL;
  return g_strdup_printf (ngettext ("%u unit has met the enemy in it",
                                    "%u units have met the enemy in it", self->contacts),
                          self->contacts);
}
