/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/corrections/judge-again.h"

#include <glib/gi18n-lib.h>

#include "app/corrections/consequence-line.h"

#define AT_A_TIME 40 /* orders; a fraction of a frame */

struct _AdjJudgeAgain
{
  GObject parent_instance;
  AdjGame *game;
  gulong game_changed;
  AdjReview *review; /* NULL when all is found */
  guint idle;
  GListStore *list;
  GHashTable *contents; /* number of an order to the entry its text was found in */
  GHashTable *left;     /* numbers of those that stay as they are recorded */
};

G_DEFINE_FINAL_TYPE (AdjJudgeAgain, adj_judge_again, G_TYPE_OBJECT)

static void
adj_judge_again_finalize (GObject *object)
{
  AdjJudgeAgain *self = ADJ_JUDGE_AGAIN (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->review, adj_review_free);
  g_clear_signal_handler (&self->game_changed, self->game);
  g_clear_object (&self->game);
  g_object_unref (self->list);
  g_hash_table_unref (self->contents);
  g_hash_table_unref (self->left);
  G_OBJECT_CLASS (adj_judge_again_parent_class)->finalize (object);
}

static void
adj_judge_again_class_init (AdjJudgeAgainClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_judge_again_finalize;
}

static void
adj_judge_again_init (AdjJudgeAgain *self)
{
  self->list = g_list_store_new (ADJ_TYPE_CONSEQUENCE_LINE);
  self->contents = g_hash_table_new (NULL, NULL);
  self->left = g_hash_table_new (NULL, NULL);
}

/* ---- Looking ---- */

static const AdjEntry *
content_of (AdjGame *game, guint number)
{
  const AdjPlay *play = adj_game_get_play (game);
  int at = adj_play_find (play, number);

  return at < 0 ? NULL : g_array_index (play->steps, AdjStep, at).content;
}

/* Orders that differ since a correction are known to: the log says so. */
static void
list_differences (AdjJudgeAgain *self)
{
  const GArray *differences = adj_review_get_differences (self->review);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < differences->len; i++)
    {
      const AdjConsequence *difference = &g_array_index (differences, AdjConsequence, i);
      AdjConsequenceLine *line;

      if (difference->was != ADJ_STEP_HOLDS ||
          g_hash_table_contains (self->left, GUINT_TO_POINTER (difference->number)))
        continue;
      line = adj_consequence_line_new (self->game, adj_game_get_book (self->game), difference);
      adj_consequence_line_set_asks (line, TRUE);
      g_ptr_array_add (lines, line);
      g_hash_table_insert (self->contents, GUINT_TO_POINTER (difference->number),
                           (gpointer) content_of (self->game, difference->number));
    }
  adj_items_become (self->list, lines);
}

static gboolean
look_on (gpointer data)
{
  AdjJudgeAgain *self = data;

  if (adj_review_go_on (self->review, AT_A_TIME))
    return G_SOURCE_CONTINUE;
  self->idle = 0;
  list_differences (self);
  g_clear_pointer (&self->review, adj_review_free);
  return G_SOURCE_REMOVE;
}

static void
begin (AdjJudgeAgain *self)
{
  g_clear_pointer (&self->review, adj_review_free);
  self->review = adj_review_new (self->game);
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, look_on, self, NULL);
}

/* Those that have been corrected or struck since are not asked about any more. */
static void
adj_judge_again_on_game_changed (AdjJudgeAgain *self)
{
  GListModel *list = G_LIST_MODEL (self->list);

  if (self->review != NULL)
    {
      begin (self);
      return;
    }
  for (guint i = g_list_model_get_n_items (list); i > 0; i--)
    {
      g_autoptr (AdjConsequenceLine) line = g_list_model_get_item (list, i - 1);
      guint number = adj_consequence_line_get_number (line);

      if (content_of (self->game, number) !=
          g_hash_table_lookup (self->contents, GUINT_TO_POINTER (number)))
        g_list_store_remove (self->list, i - 1);
    }
}

/* Other eyes are told of the orders in other words. */
static void
adj_judge_again_on_eyes (AdjJudgeAgain *self)
{
  g_list_store_remove_all (self->list);
  begin (self);
}

AdjJudgeAgain *
adj_judge_again_of (AdjSession *session)
{
  AdjJudgeAgain *self;

  g_return_val_if_fail (ADJ_IS_SESSION (session), NULL);

  self = g_object_get_data (G_OBJECT (session), "judge-again");
  if (self != NULL)
    return self;
  self = g_object_new (ADJ_TYPE_JUDGE_AGAIN, NULL);
  g_object_set_data_full (G_OBJECT (session), "judge-again", self, g_object_unref);
  self->game = g_object_ref (adj_session_get_game (session));
  self->game_changed = g_signal_connect_swapped (
      self->game, "changed", G_CALLBACK (adj_judge_again_on_game_changed), self);
  g_signal_connect_object (session, "eyes", G_CALLBACK (adj_judge_again_on_eyes), self,
                           G_CONNECT_SWAPPED);
  begin (self);
  return self;
}

GListModel *
adj_judge_again_get_list (AdjJudgeAgain *self)
{
  g_return_val_if_fail (ADJ_IS_JUDGE_AGAIN (self), NULL);

  return G_LIST_MODEL (self->list);
}

gboolean
adj_judge_again_is_done (AdjJudgeAgain *self)
{
  g_return_val_if_fail (ADJ_IS_JUDGE_AGAIN (self), TRUE);

  return self->review == NULL;
}

/* ---- Leaving ---- */

void
adj_judge_again_leave (AdjJudgeAgain *self, guint number)
{
  GListModel *list;

  g_return_if_fail (ADJ_IS_JUDGE_AGAIN (self));

  g_hash_table_add (self->left, GUINT_TO_POINTER (number));
  list = G_LIST_MODEL (self->list);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AdjConsequenceLine) line = g_list_model_get_item (list, i);

      if (adj_consequence_line_get_number (line) == number)
        {
          g_list_store_remove (self->list, i);
          return;
        }
    }
}

void
adj_judge_again_leave_all (AdjJudgeAgain *self)
{
  g_return_if_fail (ADJ_IS_JUDGE_AGAIN (self));

  while (g_list_model_get_n_items (G_LIST_MODEL (self->list)) > 0)
    {
      g_autoptr (AdjConsequenceLine) line = g_list_model_get_item (G_LIST_MODEL (self->list), 0);

      adj_judge_again_leave (self, adj_consequence_line_get_number (line));
    }
}

char *
adj_judge_again_say (AdjJudgeAgain *self)
{
  guint n;

  g_return_val_if_fail (ADJ_IS_JUDGE_AGAIN (self), NULL);

  n = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  return n == 0 ? NULL
                : g_strdup_printf (ngettext ("%u order would be judged differently today",
                                             "%u orders would be judged differently today", n),
                                   n);
}
