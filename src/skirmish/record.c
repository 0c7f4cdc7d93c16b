/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/eyes.h"
#include "skirmish/record-private.h"
#include "skirmish/rules-file.h"

AdjSkirmish *
adj_skirmish_new (AdjSkirmishRules *rules, guint64 seed)
{
  AdjSkirmish *self;

  g_return_val_if_fail (rules != NULL, NULL);

  self = g_new0 (AdjSkirmish, 1);
  self->rules = adj_skirmish_rules_ref (rules);
  self->seed = seed;
  self->head = 1;
  self->eyes = ADJ_NO_INDEX;
  self->strings = g_string_chunk_new (4096);
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_recorded_free);
  self->played = g_array_new (FALSE, FALSE, sizeof (AdjPlayed));
  self->done = g_array_new (FALSE, FALSE, sizeof (guint));
  self->undone = g_array_new (FALSE, FALSE, sizeof (guint));
  adj_skirmish_state_init (&self->state, rules);
  self->bytes = ADJ_SKIRMISH_RULES_BYTES; /* as many as they may be, until it is known */
  return self;
}

void
adj_skirmish_free (AdjSkirmish *self)
{
  g_return_if_fail (self != NULL);

  adj_skirmish_rules_unref (self->rules);
  g_ptr_array_unref (self->entries);
  g_array_unref (self->played);
  g_array_unref (self->done);
  g_array_unref (self->undone);
  g_string_chunk_free (self->strings);
  g_free (self);
}

const AdjSkirmishRules *
adj_skirmish_get_rules (const AdjSkirmish *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->rules;
}

const AdjSkirmishState *
adj_skirmish_get_state (const AdjSkirmish *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->state;
}

void
adj_skirmish_set_strict (AdjSkirmish *self, gboolean strict)
{
  g_return_if_fail (self != NULL);

  self->head += !self->strict != !strict;
  self->strict = strict;
}

void
adj_skirmish_set_eyes (AdjSkirmish *self, int eyes)
{
  g_return_if_fail (self != NULL);

  self->eyes = eyes;
}

const GPtrArray *
adj_skirmish_get_entries (const AdjSkirmish *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->entries;
}

const GArray *
adj_skirmish_get_played (const AdjSkirmish *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->played;
}

/* ---- What holds now ---- */

static const AdjRecorded *
entry_at (const AdjSkirmish *self, guint number)
{
  return g_ptr_array_index (self->entries, number - 1);
}

gboolean
adj_skirmish_apply (const AdjSkirmish *self, const GArray *changes, AdjSkirmishState *state)
{
  for (guint i = 0; i < changes->len; i++)
    if (!adj_change_apply (&g_array_index (changes, AdjChange, i), state, self->rules))
      return FALSE;
  return TRUE;
}

/* All of it or nothing. */
gboolean
adj_skirmish_apply_whole (const AdjSkirmish *self, const GArray *changes, AdjSkirmishState *state)
{
  g_autofree AdjSkirmishState *after = g_memdup2 (state, sizeof *state);

  if (!adj_skirmish_apply (self, changes, after))
    return FALSE;
  *state = *after;
  return TRUE;
}

int
adj_skirmish_find_played (const GArray *played, guint number)
{
  for (guint i = 0; i < played->len; i++)
    if (g_array_index (played, AdjPlayed, i).number == number)
      return (int) i;
  return ADJ_NO_INDEX;
}

gboolean
adj_skirmish_tells (const AdjSkirmish *self, guint number)
{
  int place;

  g_return_val_if_fail (self != NULL, FALSE);

  place = adj_skirmish_find_played (self->played, number);
  return place < 0 ||
         adj_skirmish_sees_order (&self->state, self->eyes,
                                  g_array_index (self->played, AdjPlayed, place).changes);
}

static void
take_consequences (GArray *played, const AdjRecorded *entry)
{
  for (guint i = 0; i < entry->anew->len; i++)
    {
      const AdjReckoned *reckoned = &g_array_index (entry->anew, AdjReckoned, i);
      int place = adj_skirmish_find_played (played, reckoned->number);

      if (place >= 0)
        {
          g_array_index (played, AdjPlayed, place).changes = reckoned->changes;
          g_array_index (played, AdjPlayed, place).state = ADJ_SKIRMISH_HOLDS;
        }
    }
  for (guint i = 0; i < entry->aside->len + entry->differ->len; i++)
    {
      gboolean aside = i < entry->aside->len;
      guint number = aside ? g_array_index (entry->aside, guint, i)
                           : g_array_index (entry->differ, guint, i - entry->aside->len);
      int place = adj_skirmish_find_played (played, number);

      if (place >= 0)
        g_array_index (played, AdjPlayed, place).state =
            aside ? ADJ_SKIRMISH_ASIDE : ADJ_SKIRMISH_DIFFERS;
    }
}

/* FALSE if what it is about is not there. */
static gboolean
take_done (GArray *played, const AdjRecorded *entry)
{
  int place = adj_skirmish_find_played (played, entry->target);

  if (entry->kind == ADJ_RECORDED_ORDER)
    {
      AdjPlayed one = { entry->number, entry, entry->changes, ADJ_SKIRMISH_HOLDS };

      g_array_append_val (played, one);
      return TRUE;
    }
  if (place < 0)
    return FALSE;
  if (entry->kind == ADJ_RECORDED_STRIKE)
    g_array_remove_index (played, (guint) place);
  else
    g_array_index (played, AdjPlayed, place) =
        (AdjPlayed){ entry->target, entry, entry->changes, ADJ_SKIRMISH_HOLDS };
  take_consequences (played, entry);
  return TRUE;
}

/* From the list of what is done. FALSE, and nothing changed, if it does not fit together. */
static gboolean
fold (AdjSkirmish *self)
{
  g_autoptr (GArray) played = g_array_new (FALSE, FALSE, sizeof (AdjPlayed));
  g_autofree AdjSkirmishState *state = g_new (AdjSkirmishState, 1);
  gboolean fits = TRUE;

  for (guint i = 0; i < self->done->len && fits; i++)
    fits = take_done (played, entry_at (self, g_array_index (self->done, guint, i)));
  adj_skirmish_state_init (state, self->rules);
  for (guint i = 0; i < played->len && fits; i++)
    {
      const AdjPlayed *one = &g_array_index (played, AdjPlayed, i);

      if (one->state != ADJ_SKIRMISH_ASIDE)
        fits = adj_skirmish_apply (self, one->changes, state);
    }
  if (!fits)
    return FALSE;
  g_array_unref (self->played);
  self->played = g_steal_pointer (&played);
  self->state = *state;
  return TRUE;
}

void
adj_skirmish_state_before (const AdjSkirmish *self, guint place, AdjSkirmishState *state)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (state != NULL);

  adj_skirmish_state_init (state, self->rules);
  for (guint i = 0; i < place && i < self->played->len; i++)
    {
      const AdjPlayed *one = &g_array_index (self->played, AdjPlayed, i);

      if (one->state != ADJ_SKIRMISH_ASIDE)
        adj_skirmish_apply (self, one->changes, state);
    }
}

void
adj_skirmish_each_played (const AdjSkirmish *self, AdjPlayedVisitor visit, gpointer data)
{
  g_autofree AdjSkirmishState *state = g_new (AdjSkirmishState, 1);

  g_return_if_fail (self != NULL);
  g_return_if_fail (visit != NULL);

  adj_skirmish_state_init (state, self->rules);
  for (guint i = 0; i < self->played->len; i++)
    {
      const AdjPlayed *one = &g_array_index (self->played, AdjPlayed, i);

      visit (one, state, data);
      if (one->state != ADJ_SKIRMISH_ASIDE)
        adj_skirmish_apply (self, one->changes, state);
    }
}

guint
adj_skirmish_last_of (const GArray *numbers)
{
  return numbers->len > 0 ? g_array_index (numbers, guint, numbers->len - 1) : 0;
}

/* The lists of what is done and undone with the entry; FALSE if it is about something else. */
static gboolean
list_entry (AdjSkirmish *self, const AdjRecorded *entry)
{
  gboolean undo = entry->kind == ADJ_RECORDED_UNDO;
  GArray *from = undo ? self->done : self->undone;
  GArray *to = undo ? self->undone : self->done;

  if (undo || entry->kind == ADJ_RECORDED_REDO)
    {
      if (entry->target == 0 || adj_skirmish_last_of (from) != entry->target)
        return FALSE;
      g_array_set_size (from, from->len - 1);
      g_array_append_val (to, entry->target);
      return TRUE;
    }
  g_array_append_val (self->done, entry->number);
  g_array_set_size (self->undone, 0);
  return TRUE;
}

/* An order adds to what is there; all else is folded anew. */
static gboolean
play_entry (AdjSkirmish *self, const AdjRecorded *entry)
{
  if (entry->kind != ADJ_RECORDED_ORDER)
    return fold (self);
  return adj_skirmish_apply_whole (self, entry->changes, &self->state) &&
         take_done (self->played, entry);
}

gboolean
adj_skirmish_replay (AdjSkirmish *self, AdjRecorded *entry)
{
  g_autoptr (GArray) done = NULL;
  g_autoptr (GArray) undone = NULL;
  gboolean fits;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (entry != NULL, FALSE);

  done = g_array_copy (self->done);
  undone = g_array_copy (self->undone);
  entry->number = self->entries->len + 1;
  g_ptr_array_add (self->entries, entry);
  fits = list_entry (self, entry) && play_entry (self, entry);
  if (fits)
    {
      self->thrown += (guint64) entry->dice;
      self->n_anew += entry->anew->len;
      return TRUE;
    }
  g_array_unref (self->done);
  self->done = g_steal_pointer (&done);
  g_array_unref (self->undone);
  self->undone = g_steal_pointer (&undone);
  g_ptr_array_set_size (self->entries, (int) self->entries->len - 1);
  return FALSE;
}
