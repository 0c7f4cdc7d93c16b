/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/remarks.h"

#include <string.h>

#include "record/order.h"
#include "words/story.h"

static void
remark_free (gpointer data)
{
  AdjRemark *remark = data;

  g_free (remark->text);
  g_free (remark);
}

/* Of canonical orders: one blank follows the verb. */
static gboolean
has_verb (const char *order, AdjVerb verb)
{
  const char *name = adj_verb_name (verb);

  return g_str_has_prefix (order, name) && order[strlen (name)] == ' ';
}

GPtrArray *
adj_remarks_of (AdjGame *game)
{
  GPtrArray *remarks = g_ptr_array_new_with_free_func (remark_free);
  const GArray *steps = adj_game_get_play (game)->steps;
  guint phase = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      const AdjStep *step = &g_array_index (steps, AdjStep, i);
      const char *order = step->content->text;
      AdjRemark *remark;

      while (phase + 1 < adj_game_count_phases (game) &&
             adj_game_get_phase (game, phase + 1).n_steps <= i)
        phase++;
      if (order == NULL || step->state == ADJ_STEP_ASIDE ||
          !(has_verb (order, ADJ_VERB_NOTE) || has_verb (order, ADJ_VERB_BOOKMARK)))
        continue;
      remark = g_new (AdjRemark, 1);
      remark->turn = adj_game_get_phase (game, phase).turn;
      remark->bookmark = has_verb (order, ADJ_VERB_BOOKMARK);
      remark->step = i + 1;
      remark->text = adj_words_remark (order);
      g_ptr_array_add (remarks, remark);
    }
  return remarks;
}
