/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/face-down.h"

#include <glib/gi18n-lib.h>

#include "rules/intelligence.h"
#include "rules/played.h"
#include "words/fill.h"
#include "words/place.h"

gboolean
adj_face_down_any (const AdjTable *table)
{
  g_return_val_if_fail (table != NULL, FALSE);

  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_table_has (table, unit, ADJ_FACT_FACE_DOWN) &&
        (adj_table_on_map (table, unit) || table->units[unit].where == ADJ_WAITING))
      return TRUE;
  return FALSE;
}

guint
adj_face_down_offer (const AdjView *view, AdjOrder orders[ADJ_SIDES])
{
  guint n = 0;

  g_return_val_if_fail (view != NULL, 0);
  g_return_val_if_fail (orders != NULL, 0);

  if (!adj_intelligence_is_on (view->table) || adj_face_down_any (view->table))
    return 0;
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autoptr (AdjJudge) judge = adj_judge_new (view->book, view->table);

      adj_intelligence_flip_side (judge, side, TRUE);
      if (adj_face_down_any (judge->table))
        orders[n++] = adj_order_flip_side (side, TRUE);
    }
  return n;
}

char *
adj_face_down_say (const AdjView *view)
{
  g_autofree char *side = NULL;

  g_return_val_if_fail (view != NULL, NULL);

  if (!adj_face_down_any (view->table))
    return g_strdup (_ ("Limited intelligence is played, and nobody lies face down"));
  if (view->eyes > ADJ_EYES_SECOND)
    return g_strdup (_ ("For both players: what lies face down is not named"));
  side = adj_words_side (view, (int) view->eyes);
  return adj_fill (_ ("For {side} eyes only: what lies face down is named"),
                   (const AdjPlace[]){ { "side", side }, { NULL, NULL } });
}
