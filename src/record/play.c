/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/play.h"

AdjPlay *
adj_play_new (void)
{
  AdjPlay *self = g_new0 (AdjPlay, 1);

  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_entry_free);
  self->steps = g_array_new (FALSE, TRUE, sizeof (AdjStep));
  self->done = g_array_new (FALSE, TRUE, sizeof (guint));
  self->undone = g_array_new (FALSE, TRUE, sizeof (guint));
  self->before = g_ptr_array_new ();
  return self;
}

static void
free_steps (gpointer steps)
{
  if (steps != NULL)
    g_array_unref (steps);
}

static void
forget_before (AdjPlay *self)
{
  g_ptr_array_foreach (self->before, (GFunc) (void (*) (void)) free_steps, NULL);
  g_ptr_array_set_size (self->before, 0);
}

void
adj_play_settle (AdjPlay *self)
{
  g_return_if_fail (self != NULL);

  forget_before (self);
  g_array_set_size (self->done, 0);
  g_array_set_size (self->undone, 0);
}

void
adj_play_free (AdjPlay *self)
{
  g_return_if_fail (self != NULL);

  forget_before (self);
  g_ptr_array_unref (self->before);
  g_array_unref (self->steps);
  g_array_unref (self->done);
  g_array_unref (self->undone);
  g_ptr_array_unref (self->entries);
  g_free (self);
}

const AdjEntry *
adj_play_entry (const AdjPlay *self, guint number)
{
  g_return_val_if_fail (self != NULL, NULL);

  return number >= 1 && number <= self->entries->len ? g_ptr_array_index (self->entries, number - 1)
                                                     : NULL;
}

int
adj_play_find (const AdjPlay *self, guint number)
{
  g_return_val_if_fail (self != NULL, -1);

  for (guint i = self->steps->len; i > 0; i--)
    if (g_array_index (self->steps, AdjStep, i - 1).number == number)
      return (int) i - 1;
  return -1;
}

const AdjSeal *
adj_play_find_seal (const AdjPlay *self, int side, guint n_steps)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = MIN (n_steps, self->steps->len); i > 0; i--)
    {
      const AdjSeal *seal = g_array_index (self->steps, AdjStep, i - 1).content->seal;

      if (seal != NULL && seal->side == side)
        return seal;
    }
  return NULL;
}

void
adj_seals_bring (AdjJudge *judge, const AdjPlay *self, guint n_steps)
{
  g_return_if_fail (judge != NULL);
  g_return_if_fail (self != NULL);

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      const AdjSeal *seal = adj_play_find_seal (self, side, n_steps);

      judge->seals[side] = seal != NULL ? adj_seal_kept (seal) : (AdjKeptSeal){ .text = NULL };
    }
}

const AdjSeal *
adj_play_last_seal (const AdjPlay *self, int side, int turn)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = self->entries->len; i > 0; i--)
    {
      const AdjSeal *seal = ((const AdjEntry *) g_ptr_array_index (self->entries, i - 1))->seal;

      if (seal != NULL && seal->side == side && seal->turn == turn)
        return seal;
    }
  return NULL;
}

static guint
last (const GArray *numbers)
{
  return numbers->len > 0 ? g_array_index (numbers, guint, numbers->len - 1) : 0;
}

guint
adj_play_last_done (const AdjPlay *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return last (self->done);
}

guint
adj_play_next_undone (const AdjPlay *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return last (self->undone);
}

/* ---- Folding ---- */

static AdjStep
step_of (const AdjEntry *entry)
{
  return (AdjStep){ .number = entry->number, .content = entry, .effects = entry->effects };
}

/* What a correction says of each order, by its number. */
typedef struct
{
  AdjStepState state;
  const GArray *anew; /* NULL: it comes to what it came to */
} Said;

static void
note_said (Said *said, guint n, const GArray *numbers, AdjStepState state)
{
  for (guint i = 0; i < numbers->len; i++)
    if (g_array_index (numbers, guint, i) < n)
      said[g_array_index (numbers, guint, i)].state = state;
}

/* For numbers below n; those of no order are there as well, and nobody asks for them. */
static Said *
read_said (const AdjEntry *entry, guint n)
{
  Said *said = g_new0 (Said, n);

  note_said (said, n, entry->differ, ADJ_STEP_DIFFERS);
  note_said (said, n, entry->aside, ADJ_STEP_ASIDE);
  for (guint i = entry->anew->len; i > 0; i--)
    {
      const AdjAnew *anew = &g_array_index (entry->anew, AdjAnew, i - 1);

      if (anew->number < n)
        said[anew->number].anew = anew->effects;
    }
  return said;
}

/* Every later order was judged again for the correction: one that it does not name came out as
 * recorded, whatever an earlier correction had said of it. */
static void
mark_consequences (AdjPlay *self, const AdjEntry *entry, guint from)
{
  g_autofree Said *said = read_said (entry, self->entries->len + 2);

  for (guint i = from; i < self->steps->len; i++)
    {
      AdjStep *step = &g_array_index (self->steps, AdjStep, i);

      if (said[step->number].anew != NULL)
        step->effects = said[step->number].anew;
      step->state = said[step->number].state;
    }
}

/* The work of a correction on the steps; FALSE if its target is not there. */
static gboolean
take_steps (AdjPlay *self, const AdjEntry *entry)
{
  AdjStep step = step_of (entry);
  int at = entry->kind == ADJ_ENTRY_BOOK ? 0 : adj_play_find (self, entry->target);
  guint from;

  if (at < 0)
    return FALSE;
  from = (guint) at;
  if (entry->kind == ADJ_ENTRY_CORRECT)
    {
      step.number = entry->target;
      g_array_index (self->steps, AdjStep, from++) = step;
    }
  else if (entry->kind == ADJ_ENTRY_INSERT)
    g_array_insert_val (self->steps, from++, step);
  else if (entry->kind == ADJ_ENTRY_STRIKE)
    g_array_remove_index (self->steps, from);
  mark_consequences (self, entry, from);
  return TRUE;
}

/* How many steps at the beginning are the same in both. */
static guint
same_steps (const GArray *before, const GArray *after)
{
  guint n = MIN (before->len, after->len);

  for (guint i = 0; i < n; i++)
    {
      const AdjStep *a = &g_array_index (before, AdjStep, i);
      const AdjStep *b = &g_array_index (after, AdjStep, i);

      if (a->content != b->content || a->effects != b->effects || a->state != b->state)
        return i;
    }
  return n;
}

static gboolean
take_correction (AdjPlay *self, const AdjEntry *entry, guint *changed)
{
  GArray *before = g_array_copy (self->steps);

  if (!take_steps (self, entry))
    {
      g_array_unref (before);
      return FALSE;
    }
  *changed = entry->kind == ADJ_ENTRY_BOOK ? 0 : same_steps (before, self->steps);
  g_array_append_val (self->done, entry->number);
  g_ptr_array_add (self->before, before);
  return TRUE;
}

static gboolean
take_done (AdjPlay *self, const AdjEntry *entry, guint *changed)
{
  AdjStep step = step_of (entry);

  if (entry->kind != ADJ_ENTRY_ORDER)
    return take_correction (self, entry, changed);
  *changed = self->steps->len;
  g_array_append_val (self->steps, step);
  g_array_append_val (self->done, entry->number);
  g_ptr_array_add (self->before, NULL);
  return TRUE;
}

static gboolean
take_undo (AdjPlay *self, guint target, guint *changed)
{
  GArray *before;

  if (target == 0 || adj_play_last_done (self) != target)
    return FALSE;
  before = g_ptr_array_steal_index (self->before, self->before->len - 1);
  if (before == NULL)
    {
      g_array_set_size (self->steps, self->steps->len - 1);
      *changed = self->steps->len;
    }
  else
    {
      *changed = adj_play_entry (self, target)->kind == ADJ_ENTRY_BOOK
                     ? 0
                     : same_steps (before, self->steps);
      g_array_unref (self->steps);
      self->steps = before;
    }
  g_array_set_size (self->done, self->done->len - 1);
  g_array_append_val (self->undone, target);
  return TRUE;
}

static gboolean
take_redo (AdjPlay *self, guint target, guint *changed)
{
  if (target == 0 || adj_play_next_undone (self) != target)
    return FALSE;
  if (!take_done (self, adj_play_entry (self, target), changed))
    return FALSE;
  g_array_set_size (self->undone, self->undone->len - 1);
  return TRUE;
}

gboolean
adj_play_add (AdjPlay *self, AdjEntry *entry, guint *changed)
{
  gboolean fits;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (entry != NULL, FALSE);
  g_return_val_if_fail (changed != NULL, FALSE);

  entry->number = self->entries->len + 1;
  if (entry->kind == ADJ_ENTRY_UNDO)
    fits = take_undo (self, entry->target, changed);
  else if (entry->kind == ADJ_ENTRY_REDO)
    fits = take_redo (self, entry->target, changed);
  else
    {
      fits = take_done (self, entry, changed);
      if (fits)
        g_array_set_size (self->undone, 0);
    }
  if (!fits)
    {
      adj_entry_free (entry);
      return FALSE;
    }
  self->n_anew += entry->anew->len;
  g_ptr_array_add (self->entries, entry);
  return TRUE;
}
