/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/log/log.h"

#include "desk/plain.h"

struct _AdjLog
{
  GObject parent_instance;
  AdjGame *game;
  AdjEyes eyes;
  int step;
  guint n_entries;   /* of the record when it was last looked at */
  guint n_steps;     /* of its line */
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

/* ---- Gathering ---- */

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

/* The words follow from the facts, so the line has them before its words are looked at. last_phase:
 * of the last line before it. */
static void
add_line (AdjLog *self, GPtrArray *lines, AdjLogFacts *facts, gboolean first, guint *last_phase)
{
  AdjLogLine *line = line_of (self, facts->entry);

  facts->heads = adj_log_line_get_facts (line)->heads;
  adj_log_line_set_facts (line, facts);
  if (!lets_through (self, line, facts))
    return;
  facts->heads = (first && lines->len == 0) || *last_phase != facts->phase;
  adj_log_line_set_facts (line, facts);
  *last_phase = facts->phase;
  g_ptr_array_add (lines, line);
}

/* The phase of the last row is the one that the next does not head. */
static guint
phase_of_last (AdjLog *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  g_autoptr (AdjLogLine) line =
      n > 0 ? g_list_model_get_item (G_LIST_MODEL (self->list), n - 1) : NULL;

  return line != NULL ? adj_log_line_get_facts (line)->phase : 0;
}

/* What came last, behind what is there: its cost does not grow with the game. */
static void
add_new (AdjLog *self, GArray *list)
{
  guint n_before = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  guint last_phase = phase_of_last (self);

  for (guint i = 0; i < list->len; i++)
    add_line (self, lines, &g_array_index (list, AdjLogFacts, i), n_before == 0, &last_phase);
  g_list_store_splice (self->list, n_before, 0, lines->pdata, lines->len);
}

static void
gather (AdjLog *self)
{
  g_autoptr (GArray) list = adj_log_facts_read (self->game, self->struck);
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  guint last_phase = 0;

  for (guint i = 0; i < list->len; i++)
    {
      AdjLogFacts *facts = &g_array_index (list, AdjLogFacts, i);

      facts->shown = adj_log_facts_hold (facts) && self->step == (int) facts->step + 1;
      add_line (self, lines, facts, TRUE, &last_phase);
    }
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
  g_autoptr (GArray) new = NULL;
  const AdjPlay *play;

  g_return_if_fail (ADJ_IS_LOG (self));
  g_return_if_fail (ADJ_IS_GAME (game));

  if (game != self->game || eyes != self->eyes)
    {
      g_list_store_remove_all (self->list);
      g_hash_table_remove_all (self->lines);
      g_set_object (&self->game, game);
      self->eyes = eyes;
      self->n_entries = 0;
      self->n_steps = 0;
    }
  if (self->n_entries > 0 && self->step < 0 && step < 0)
    new = adj_log_facts_read_on (game, self->n_entries, self->n_steps);
  self->step = step;
  forget_words (self, stale);
  if (new != NULL)
    add_new (self, new);
  else
    gather (self);
  play = adj_game_get_play (game);
  self->n_entries = play->entries->len;
  self->n_steps = play->steps->len;
  g_ptr_array_foreach (stale, (GFunc) (void (*) (void)) adj_item_changed, NULL);
}

guint
adj_log_get_row (AdjLog *self)
{
  guint n;

  g_return_val_if_fail (ADJ_IS_LOG (self), 0);

  n = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  for (guint i = self->step >= 0 ? n : 0; i > 0; i--)
    {
      g_autoptr (AdjLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->list), i - 1);

      if (adj_log_line_get_facts (line)->shown)
        return i - 1;
    }
  return n - 1;
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
