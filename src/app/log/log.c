/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/log/log.h"

#include <string.h>

#include "desk/plain.h"
#include "record/order.h"

struct _AdjLog
{
  GObject parent_instance;
  AdjGame *game;
  AdjEyes eyes;
  int step;
  guint n_entries;   /* of the record when it was last looked at */
  GHashTable *lines; /* number of an entry to AdjLogLine */
  GListStore *list;  /* those let through */
  guint sorts;
  char *needle; /* plain */
  gboolean struck;
};

G_DEFINE_FINAL_TYPE (AdjLog, adj_log, G_TYPE_OBJECT)

static void
adj_log_finalize (GObject *object)
{
  AdjLog *self = ADJ_LOG (object);

  g_clear_object (&self->game);
  g_hash_table_unref (self->lines);
  g_object_unref (self->list);
  g_free (self->needle);
  G_OBJECT_CLASS (adj_log_parent_class)->finalize (object);
}

static void
adj_log_class_init (AdjLogClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_log_finalize;
}

static void
adj_log_init (AdjLog *self)
{
  self->lines = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self->list = g_list_store_new (ADJ_TYPE_LOG_LINE);
  self->needle = g_strdup ("");
  self->step = -1;
}

AdjLog *
adj_log_new (void)
{
  return g_object_new (ADJ_TYPE_LOG, NULL);
}

GListModel *
adj_log_get_list (AdjLog *self)
{
  g_return_val_if_fail (ADJ_IS_LOG (self), NULL);

  return G_LIST_MODEL (self->list);
}

/* ---- What an order is ---- */

static guint
sort_of_verb (int verb)
{
  static const guint sorts[ADJ_N_VERBS] = {
    [ADJ_VERB_MOVE] = ADJ_LOG_MOVES,       [ADJ_VERB_ENTER] = ADJ_LOG_MOVES,
    [ADJ_VERB_EXIT] = ADJ_LOG_MOVES,       [ADJ_VERB_ATTACK] = ADJ_LOG_BATTLES,
    [ADJ_VERB_ROLL] = ADJ_LOG_BATTLES,     [ADJ_VERB_RETREAT] = ADJ_LOG_BATTLES,
    [ADJ_VERB_DISPLACE] = ADJ_LOG_BATTLES, [ADJ_VERB_ADVANCE] = ADJ_LOG_BATTLES,
    [ADJ_VERB_STAY] = ADJ_LOG_BATTLES,     [ADJ_VERB_LOSE] = ADJ_LOG_BATTLES,
    [ADJ_VERB_DRIFT] = ADJ_LOG_MOVES,      [ADJ_VERB_NOTE] = ADJ_LOG_NOTES,
    [ADJ_VERB_BOOKMARK] = ADJ_LOG_NOTES,   [ADJ_VERB_CHARGE] = ADJ_LOG_MOVES,
    [ADJ_VERB_SUPPORT] = ADJ_LOG_BATTLES,
  };

  return verb >= 0 ? sorts[verb] : 0;
}

static guint
sorts_of (const AdjEntry *entry)
{
  return sort_of_verb (entry->verb) | (entry->standing != ADJ_OK ? ADJ_LOG_WARNINGS : 0u);
}

/* ---- What became of orders that no longer hold ---- */

/* By entry, from 1; of orders that hold it is of no account. */
static AdjLogState *
find_fates (const AdjPlay *play)
{
  AdjLogState *fates = g_new0 (AdjLogState, play->entries->len + 1);

  for (guint i = 0; i < play->entries->len; i++)
    {
      const AdjEntry *entry = g_ptr_array_index (play->entries, i);

      if (entry->kind == ADJ_ENTRY_UNDO)
        fates[entry->target] = ADJ_LOG_TAKEN_BACK;
      else if (entry->kind == ADJ_ENTRY_REDO)
        fates[entry->target] = ADJ_LOG_HOLDS;
      else if (entry->kind == ADJ_ENTRY_STRIKE)
        fates[entry->target] = ADJ_LOG_STRUCK;
      else if (entry->kind == ADJ_ENTRY_CORRECT && fates[entry->target] != ADJ_LOG_STRUCK)
        fates[entry->target] = ADJ_LOG_REPLACED;
    }
  return fates;
}

static gboolean
has_order (const AdjEntry *entry)
{
  return entry->kind == ADJ_ENTRY_ORDER || entry->kind == ADJ_ENTRY_CORRECT ||
         entry->kind == ADJ_ENTRY_INSERT;
}

/* ---- Gathering ---- */

typedef struct
{
  AdjLog *log;
  const AdjPlay *play;
  AdjLogState *fates;
  gboolean *holds; /* by entry: its order is in the line */
  guint next;      /* entry to be looked at for what is not in the line */
  guint phase;
  GPtrArray *lines; /* of AdjLogLine, of those let through */
  guint last_phase; /* of the last of them */
} Gatherer;

/* An order that leaves a phase heads the next one. */
static guint
phase_of (Gatherer *self, guint step)
{
  AdjGame *game = self->log->game;

  while (self->phase + 1 < adj_game_count_phases (game) &&
         adj_game_get_phase (game, self->phase + 1).n_steps <= step + 1)
    self->phase++;
  return self->phase;
}

static AdjLogLine *
line_of (AdjLog *self, guint entry)
{
  AdjLogLine *line = g_hash_table_lookup (self->lines, GUINT_TO_POINTER (entry));

  if (line == NULL)
    {
      line = adj_log_line_new (self->game, self->eyes);
      g_hash_table_insert (self->lines, GUINT_TO_POINTER (entry), line);
    }
  return line;
}

/* The words are asked for last, for they have to be found. */
static gboolean
lets_through (const AdjLog *self, AdjLogLine *line, const AdjLogFacts *facts)
{
  if (self->sorts != 0 && (facts->sorts & self->sorts) == 0)
    return FALSE;
  return *self->needle == '\0' || adj_log_line_says (line, self->needle);
}

static void
add_line (Gatherer *self, AdjLogFacts *facts)
{
  AdjLogLine *line = line_of (self->log, facts->entry);
  AdjLogFacts unheaded = *facts;

  unheaded.heads = adj_log_line_get_facts (line)->heads;
  adj_log_line_set_facts (line, &unheaded);
  if (!lets_through (self->log, line, facts))
    return;
  facts->heads = self->lines->len == 0 || self->last_phase != facts->phase;
  adj_log_line_set_facts (line, facts);
  self->last_phase = facts->phase;
  g_ptr_array_add (self->lines, line);
}

/* Of what is not in the line: an order that no longer holds, or the book's correction. */
static gboolean
is_shown (const Gatherer *self, const AdjEntry *entry)
{
  if (entry->kind == ADJ_ENTRY_BOOK)
    return self->log->struck || self->fates[entry->number] == ADJ_LOG_HOLDS;
  return self->log->struck && !self->holds[entry->number] && has_order (entry);
}

/* They come where they were given: before the first order that was given later. */
static void
add_others (Gatherer *self, guint up_to, guint step)
{
  for (; self->next <= up_to; self->next++)
    {
      const AdjEntry *entry = adj_play_entry (self->play, self->next);
      AdjLogFacts facts;

      if (!is_shown (self, entry))
        continue;
      memset (&facts, 0, sizeof facts);
      facts.number = facts.entry = self->next;
      facts.step = step;
      facts.phase = self->phase;
      facts.state = self->fates[self->next];
      facts.standing = entry->standing;
      facts.book = entry->kind == ADJ_ENTRY_BOOK;
      if (!facts.book)
        facts.sorts = sorts_of (entry);
      if (!facts.book && facts.state == ADJ_LOG_HOLDS)
        facts.state = MAX (self->fates[entry->target], ADJ_LOG_TAKEN_BACK);
      add_line (self, &facts);
    }
}

static void
add_step (Gatherer *self, guint at)
{
  static const AdjLogState states[] = {
    [ADJ_STEP_HOLDS] = ADJ_LOG_HOLDS,
    [ADJ_STEP_DIFFERS] = ADJ_LOG_DIFFERS,
    [ADJ_STEP_ASIDE] = ADJ_LOG_ASIDE,
  };
  const AdjStep *step = &g_array_index (self->play->steps, AdjStep, at);
  AdjLogFacts facts;

  if (step->content->kind != ADJ_ENTRY_INSERT)
    add_others (self, step->number, at);
  memset (&facts, 0, sizeof facts);
  facts.number = step->number;
  facts.entry = step->content->number;
  facts.step = at;
  facts.phase = phase_of (self, at);
  facts.state = states[step->state];
  facts.standing = step->content->standing;
  facts.sorts = sorts_of (step->content);
  facts.shown = self->log->step == (int) at + 1;
  add_line (self, &facts);
}

static gboolean *
find_held (const AdjPlay *play)
{
  gboolean *holds = g_new0 (gboolean, play->entries->len + 1);

  for (guint i = 0; i < play->steps->len; i++)
    holds[g_array_index (play->steps, AdjStep, i).content->number] = TRUE;
  return holds;
}

static void
gather (AdjLog *self)
{
  const AdjPlay *play = adj_game_get_play (self->game);
  g_autofree AdjLogState *fates = find_fates (play);
  g_autofree gboolean *holds = find_held (play);
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  Gatherer gatherer = {
    .log = self, .play = play, .fates = fates, .holds = holds, .next = 1, .lines = lines
  };

  for (guint i = 0; i < play->steps->len; i++)
    add_step (&gatherer, i);
  add_others (&gatherer, play->entries->len, play->steps->len);
  adj_items_become (self->list, lines);
}

/* ---- Following the game ---- */

/* A plain order changes nothing of what was said of those before it; anything else may. Those
 * that are to be shown anew are added to stale: not before they know where they stand. */
static void
forget_words (AdjLog *self, GPtrArray *stale)
{
  const AdjPlay *play = adj_game_get_play (self->game);
  gboolean plain = TRUE;
  GHashTableIter iter;
  gpointer line;

  for (guint i = self->n_entries; i < play->entries->len; i++)
    plain &= adj_play_entry (play, i + 1)->kind == ADJ_ENTRY_ORDER;
  self->n_entries = play->entries->len;
  if (plain)
    return;
  g_hash_table_iter_init (&iter, self->lines);
  while (g_hash_table_iter_next (&iter, NULL, &line))
    if (adj_log_line_forget (line))
      g_ptr_array_add (stale, line);
}

void
adj_log_update (AdjLog *self, AdjGame *game, AdjEyes eyes, int step)
{
  g_autoptr (GPtrArray) stale = g_ptr_array_new ();

  g_return_if_fail (ADJ_IS_LOG (self));
  g_return_if_fail (ADJ_IS_GAME (game));

  if (game != self->game || eyes != self->eyes)
    {
      g_list_store_remove_all (self->list);
      g_hash_table_remove_all (self->lines);
      g_set_object (&self->game, game);
      self->eyes = eyes;
      self->n_entries = 0;
    }
  self->step = step;
  forget_words (self, stale);
  gather (self);
  g_ptr_array_foreach (stale, (GFunc) (void (*) (void)) adj_item_changed, NULL);
}

void
adj_log_filter (AdjLog *self, guint sorts, const char *text, gboolean struck)
{
  g_return_if_fail (ADJ_IS_LOG (self));

  self->sorts = sorts;
  self->struck = struck;
  g_free (self->needle);
  self->needle = adj_plain (text);
  if (self->game != NULL)
    gather (self);
}
