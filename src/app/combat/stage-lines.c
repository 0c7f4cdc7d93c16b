/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/combat/stage-lines.h"

#include <glib/gi18n-lib.h>

#include "staff/execution-case.h"

/* Told apart by more than colour. */
static const struct
{
  const char *sign;
  const char *style;
} looks[] = {
  [ADJ_HOW_FAR_TO_COME] = { "•", NULL },
  [ADJ_HOW_FAR_NOW] = { "▸", "now" },
  [ADJ_HOW_FAR_DONE] = { "✓", "done" },
};

void
adj_stage_lines_show (AdjLineList *list, const AdjView *view)
{
  g_autoptr (GPtrArray) stages = NULL;

  g_return_if_fail (ADJ_IS_LINE_LIST (list));
  g_return_if_fail (view != NULL);

  stages = adj_stages_list (view);
  adj_line_list_begin (list, _ ("What is carried out, in this order"));
  for (guint i = 0; i < stages->len; i++)
    {
      const AdjStageLine *stage = g_ptr_array_index (stages, i);

      adj_line_list_add (list, looks[stage->state].sign, stage->title, stage->what, stage->said,
                         looks[stage->state].style);
    }
}
