/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/game-private.h"

#include "record/book-now.h"
#include "record/snapshots.h"
#include "table/apply.h"
#include "table/digest.h"

struct _AdjGame
{
  GObject parent_instance;
  AdjBook *first_book; /* as the game was begun */
  AdjBook *book;       /* as it is now */
  AdjDigest *digest;   /* of its tables, from what the first book sets up */
  AdjTable *root;      /* what a branch begins with; NULL: the set-up */
  guint settled;       /* the last entry that cannot be undone */
  AdjPlay *play;
  AdjTable *table;
  AdjField *field;
  AdjJudge *judge;
  AdjSnapshots *snapshots;
  AdjSilence *silence; /* of now */
  guint64 seed;
  char *secret; /* NULL: not needed so far */
  AdjDrafts *drafts;
  AdjSeal *seal; /* of the last order judged that seals; NULL */
  char *taken;   /* of a draft, by the last undo or redo; NULL */
  int dice_thrown;
  gsize length;    /* of its file; 0: not measured */
  guint head;      /* the state of what its file has besides the entries */
  gboolean misfit; /* the newest entry has effects that do not fit the table */
  char *refusal;   /* of the last undo or redo; NULL */
  gboolean strict;
  AdjEyes eyes; /* of who types */
};

G_DEFINE_FINAL_TYPE (AdjGame, adj_game, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
adj_game_finalize (GObject *object)
{
  AdjGame *self = ADJ_GAME (object);

  g_free (self->refusal);
  g_free (self->taken);
  g_clear_pointer (&self->seal, adj_seal_free);
  adj_drafts_free (self->drafts);
  adj_snapshots_free (self->snapshots);
  adj_silence_free (self->silence);
  adj_judge_free (self->judge);
  g_free (self->field);
  adj_table_free (self->table);
  g_clear_pointer (&self->root, adj_table_free);
  adj_play_free (self->play);
  adj_digest_free (self->digest);
  adj_book_unref (self->first_book);
  adj_book_unref (self->book);
  g_free (self->secret);
  G_OBJECT_CLASS (adj_game_parent_class)->finalize (object);
}

static void
adj_game_class_init (AdjGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adj_game_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADJ_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
adj_game_init (AdjGame *self)
{
  self->play = adj_play_new ();
  self->head = 1;
  self->drafts = adj_drafts_new ();
  self->snapshots = adj_snapshots_new ();
  self->silence = adj_silence_new (self->play, 0);
}

AdjTable *
adj_game_first_table (AdjGame *self, AdjBook *book)
{
  return self->root != NULL ? adj_table_copy (self->root) : adj_table_new (book);
}

/* Sets the game up anew from a book; the steps are to be replayed. */
static void
lay_book (AdjGame *self, AdjBook *book)
{
  g_clear_pointer (&self->book, adj_book_unref);
  g_clear_pointer (&self->table, adj_table_free);
  g_clear_pointer (&self->judge, adj_judge_free);
  self->book = adj_book_ref (book);
  self->table = adj_game_first_table (self, book);
  self->judge = adj_judge_new (book, self->table);
  adj_field_read (self->field, book, self->table);
  adj_silence_return (self->silence, (AdjSilenceMark){ ADJ_MIRROR_FULL, 0 });
  adj_snapshots_forget (self->snapshots);
  adj_snapshots_pass (self->snapshots, 0, TRUE, self->table, self->silence);
}

AdjGame *
adj_game_new (AdjBook *book, guint64 seed)
{
  AdjGame *self;

  g_return_val_if_fail (book != NULL, NULL);

  self = g_object_new (ADJ_TYPE_GAME, NULL);
  self->first_book = adj_book_ref (book);
  self->digest = adj_digest_new (book);
  self->seed = seed;
  self->eyes = ADJ_EYES_ALL;
  self->field = g_new (AdjField, 1);
  lay_book (self, book);
  return self;
}

void
adj_game_set_root (AdjGame *self, AdjTable *root)
{
  self->root = root;
  lay_book (self, self->book);
}

const AdjTable *
adj_game_get_root (AdjGame *self)
{
  return self->root;
}

/* ---- The table from the steps ---- */

AdjApplied
adj_game_apply_step (AdjGame *self, AdjTable *table, const AdjStep *step)
{
  AdjApplied applied = { .fits = TRUE };

  for (guint i = 0; step->state != ADJ_STEP_ASIDE && i < step->effects->len; i++)
    {
      const AdjEffect *effect = &g_array_index (step->effects, AdjEffect, i);

      applied.fits &= adj_table_apply (table, self->book, effect);
      applied.phase |= effect->kind == ADJ_EFFECT_PHASE;
    }
  return applied;
}

/* The steps from that one on, on the table as it is. */
static void
carry_on (AdjGame *self, guint step)
{
  const AdjEntry *newest = adj_play_entry (self->play, self->play->entries->len);

  for (guint i = step; i < self->play->steps->len; i++)
    {
      const AdjStep *here = &g_array_index (self->play->steps, AdjStep, i);
      AdjApplied applied = adj_game_apply_step (self, self->table, here);

      if (here->state != ADJ_STEP_ASIDE)
        adj_silence_hear (self->silence, here->content);
      adj_snapshots_pass (self->snapshots, i + 1, applied.phase, self->table, self->silence);
      self->misfit |= !applied.fits && here->content == newest;
    }
}

/* Everything from a step on again: after an undo or a correction. */
static void
replay_from (AdjGame *self, guint step)
{
  const AdjSnapshot *snapshot;

  adj_snapshots_cut (self->snapshots, step);
  snapshot = adj_snapshots_before (self->snapshots, step);
  adj_table_assign (self->table, snapshot->table);
  adj_silence_return (self->silence, snapshot->silence);
  carry_on (self, snapshot->n_steps);
}

/* Does it bring a correction of the book, or take one back? */
static gboolean
is_about_book (AdjGame *self, const AdjEntry *entry)
{
  if (entry->kind == ADJ_ENTRY_UNDO || entry->kind == ADJ_ENTRY_REDO)
    entry = adj_play_entry (self->play, entry->target);
  return entry->kind == ADJ_ENTRY_BOOK;
}

/* FALSE if a corrected figure cannot be what it is said to be. */
static gboolean
lay_book_of_now (AdjGame *self)
{
  g_autoptr (AdjBook) book = adj_book_now (self->first_book, self->play, NULL, NULL);

  if (book != NULL)
    lay_book (self, book);
  return book != NULL;
}

static gboolean
take_entry (AdjGame *self, AdjEntry *entry)
{
  int dice = entry->dice;
  guint changed;

  if (!adj_play_add (self->play, entry, &changed))
    return FALSE;
  self->dice_thrown += dice;
  if (entry->kind == ADJ_ENTRY_ORDER)
    {
      carry_on (self, changed);
      return TRUE;
    }
  if (is_about_book (self, entry) && !lay_book_of_now (self))
    return FALSE;
  replay_from (self, changed);
  return TRUE;
}

/* When both go back to plotting what they had sealed, that is what is plotted. */
static void
follow_with_drafts (AdjGame *self)
{
  gboolean before = adj_drafts_are_there (self->drafts);
  gsize length = adj_drafts_length (self->drafts, self->book);

  adj_drafts_follow (self->drafts, self->field);
  if (adj_drafts_are_there (self->drafts) == before)
    return;
  if (self->length > 0)
    self->length = self->length - length + adj_drafts_length (self->drafts, self->book);
  self->head++;
  for (int side = 0; side < ADJ_SIDES && !before; side++)
    {
      const AdjSeal *seal = adj_play_last_seal (self->play, side, self->table->turn);

      if (seal != NULL && seal->text != NULL)
        adj_drafts_begin_with (self->drafts, self->field, side, seal->text);
    }
}

gboolean
adj_game_add_entry (AdjGame *self, AdjEntry *entry)
{
  if (!take_entry (self, entry))
    return FALSE;
  adj_field_follow (self->field);
  follow_with_drafts (self);
  entry->hash = adj_digest_of (self->digest, self->table);
  if (self->length > 0)
    self->length += entry->length;
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
adj_game_replay_entry (AdjGame *self, AdjEntry *entry, gboolean of_facts, AdjReplayed *replayed)
{
  guint64 digest;

  self->misfit = FALSE;
  if (!take_entry (self, entry))
    return FALSE;
  digest = adj_digest_of (self->digest, self->table);
  replayed->agrees = !of_facts || entry->hash == digest;
  replayed->fits = !self->misfit;
  if (replayed->agrees)
    entry->hash = digest;
  return TRUE;
}

void
adj_game_replayed (AdjGame *self)
{
  adj_field_read (self->field, self->book, self->table);
}

void
adj_game_tell_drafted (AdjGame *self)
{
  self->head++;
  g_signal_emit (self, signals[CHANGED], 0);
}

AdjDrafts *
adj_game_get_drafts (AdjGame *self)
{
  return self->drafts;
}

void
adj_game_take_seal (AdjGame *self, AdjSeal *seal)
{
  g_clear_pointer (&self->seal, adj_seal_free);
  self->seal = seal;
}

const AdjSeal *
adj_game_get_seal (AdjGame *self)
{
  return self->seal;
}

void
adj_game_settle (AdjGame *self)
{
  adj_play_settle (self->play);
  self->settled = self->play->entries->len;
}

guint
adj_game_get_settled (AdjGame *self)
{
  return self->settled;
}

/* ---- What is silenced ---- */

AdjMirror
adj_game_get_mirror (AdjGame *self)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), ADJ_MIRROR_FULL);

  return self->silence->mirror;
}

gboolean
adj_game_is_waived (AdjGame *self, const char *row)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), FALSE);
  g_return_val_if_fail (row != NULL, FALSE);

  return adj_silence_waives (self->silence, row);
}

const AdjSilence *
adj_game_get_silence (AdjGame *self)
{
  return self->silence;
}

/* ---- Looking ---- */

guint
adj_game_phase_at (AdjGame *self, guint n_steps)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), 0);

  return adj_snapshots_phase_at (self->snapshots, n_steps);
}

AdjTable *
adj_game_table_after (AdjGame *self, guint n_steps)
{
  const AdjSnapshot *snapshot;
  AdjTable *table;

  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);

  snapshot = adj_snapshots_before (self->snapshots, n_steps);
  table = adj_table_copy (snapshot->table);
  for (guint i = snapshot->n_steps; i < MIN (n_steps, self->play->steps->len); i++)
    adj_game_apply_step (self, table, &g_array_index (self->play->steps, AdjStep, i));
  return table;
}

/* The last beginning counts: a phase begins twice when the initiative changes hands (E IL.1). */
int
adj_game_find_phase (AdjGame *self, int turn, int phase, int sides)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), -1);

  for (guint i = adj_snapshots_count_phases (self->snapshots); i > 0; i--)
    {
      const AdjSnapshot *snapshot = adj_snapshots_phase (self->snapshots, i - 1);

      if (snapshot->table->turn == turn && snapshot->table->phase == phase)
        return sides != 0 && (snapshot->table->phasing & sides) == sides ? (int) snapshot->n_steps
                                                                         : -1;
    }
  return -1;
}

int
adj_game_find_order (AdjGame *self, guint number)
{
  int at;

  g_return_val_if_fail (ADJ_IS_GAME (self), -1);

  at = adj_play_find (self->play, number);
  return at >= 0 ? at + 1 : -1;
}

guint
adj_game_count_phases (AdjGame *self)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), 0);

  return adj_snapshots_count_phases (self->snapshots);
}

AdjPhaseStart
adj_game_get_phase (AdjGame *self, guint index)
{
  const AdjSnapshot *snapshot;

  g_return_val_if_fail (ADJ_IS_GAME (self), (AdjPhaseStart){ 0 });
  g_return_val_if_fail (index < adj_game_count_phases (self), (AdjPhaseStart){ 0 });

  snapshot = adj_snapshots_phase (self->snapshots, index);
  return (AdjPhaseStart){ snapshot->n_steps, snapshot->table->turn, snapshot->table->phase,
                          snapshot->table->phasing };
}

void
adj_game_set_strict (AdjGame *self, gboolean strict)
{
  g_return_if_fail (ADJ_IS_GAME (self));

  self->head += !self->strict != !strict;
  self->strict = strict;
}

gboolean
adj_game_get_strict (AdjGame *self)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), FALSE);

  return self->strict;
}

void
adj_game_set_eyes (AdjGame *self, AdjEyes eyes)
{
  g_return_if_fail (ADJ_IS_GAME (self));

  self->eyes = eyes;
}

AdjEyes
adj_game_get_eyes (AdjGame *self)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), ADJ_EYES_FIRST);

  return self->eyes;
}

AdjBook *
adj_game_get_first_book (AdjGame *self)
{
  return self->first_book;
}

AdjBook *
adj_game_get_book (AdjGame *self)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);

  return self->book;
}

const AdjTable *
adj_game_get_table (AdjGame *self)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);

  return self->table;
}

const AdjField *
adj_game_get_field (AdjGame *self)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);

  return self->field;
}

AdjJudge *
adj_game_get_judge (AdjGame *self)
{
  return self->judge;
}

const AdjPlay *
adj_game_get_play (AdjGame *self)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);

  return self->play;
}

guint64
adj_game_get_seed (AdjGame *self)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), 0);

  return self->seed;
}

void
adj_game_set_secret (AdjGame *self, const char *secret)
{
  g_free (self->secret);
  self->secret = g_strdup (secret);
  self->length = 0; /* to be measured with it */
  self->head++;
}

const char *
adj_game_get_secret (AdjGame *self)
{
  return self->secret;
}

int
adj_game_get_dice_thrown (AdjGame *self)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), 0);

  return self->dice_thrown;
}

void
adj_game_set_length (AdjGame *self, gsize length)
{
  self->length = length;
}

gsize
adj_game_get_length (AdjGame *self)
{
  return self->length;
}

guint
adj_game_get_head (AdjGame *self)
{
  return self->head;
}

void
adj_game_set_refusal (AdjGame *self, char *why)
{
  g_free (self->refusal);
  self->refusal = why;
}

const char *
adj_game_get_refusal (AdjGame *self)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);

  return self->refusal;
}

void
adj_game_set_taken (AdjGame *self, const char *order)
{
  g_free (self->taken);
  self->taken = g_strdup (order);
}

const char *
adj_game_get_taken (AdjGame *self)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);

  return self->taken;
}
