/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/remarks.h"

#include "record/order.h"
#include "words/story.h"

static void
remark_free (gpointer data)
{
  AdjRemark *remark = data;

  g_free (remark->text);
  g_free (remark->there);
  g_free (remark);
}

/* After so many steps is the moment that it is about: the order's, as long as that is in the line.
 */
static guint
moment_of (AdjGame *game, const AdjStep *step, guint own)
{
  const char *said;
  guint about = adj_remark_about (adj_entry_get_said (step->content), &said);
  int found = about != 0 ? adj_game_find_order (game, about) : -1;

  return found >= 0 ? (guint) found : own;
}

GPtrArray *
adj_remarks_of (AdjGame *game)
{
  GPtrArray *remarks;
  const GArray *steps;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  remarks = g_ptr_array_new_with_free_func (remark_free);
  steps = adj_game_get_play (game)->steps;
  for (guint i = 0; i < steps->len; i++)
    {
      const AdjStep *step = &g_array_index (steps, AdjStep, i);
      int verb = step->content->verb;
      AdjRemark *remark;

      if (step->state == ADJ_STEP_ASIDE || (verb != ADJ_VERB_NOTE && verb != ADJ_VERB_BOOKMARK))
        continue;
      remark = g_new (AdjRemark, 1);
      remark->step = moment_of (game, step, i + 1);
      remark->turn = adj_game_get_phase (game, adj_game_phase_at (game, remark->step)).turn;
      remark->bookmark = verb == ADJ_VERB_BOOKMARK;
      remark->text = adj_words_remark (step->content->text);
      remark->there = adj_words_remark_there (step->content->text);
      g_ptr_array_add (remarks, remark);
    }
  return remarks;
}
