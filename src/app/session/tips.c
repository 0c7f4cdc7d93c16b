/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/tips.h"

#include <glib/gi18n-lib.h>

/* Orders after which somebody knows how the mouse does it, and after which the tip is old. */
#define SETTLED_IN 4
#define LONG_SINCE 10

const char *const adj_tip_names[] = { "board", "die", "order", NULL };

static gboolean
is_due (AdjSession *session, AdjTip tip)
{
  const AdjPicks *picks = adj_session_get_picks (session);
  guint step = adj_session_get_step (session);

  switch (tip)
    {
    case ADJ_TIP_BOARD:
      return step == 0;
    case ADJ_TIP_DIE:
      return adj_session_field (session)->table->battle.stage == ADJ_BATTLE_DECLARED ||
             (picks->n_units > 0 && picks->n_targets > 0);
    case ADJ_TIP_ORDER:
      return step >= SETTLED_IN && step < LONG_SINCE;
    case ADJ_N_TIPS:
    default:
      return FALSE;
    }
}

AdjTip
adj_tips_due (AdjSession *session, guint seen)
{
  AdjTip tip = ADJ_TIP_BOARD;

  if (!adj_session_may_play (session))
    return ADJ_N_TIPS;
  while (tip < ADJ_N_TIPS && ((seen & (1u << tip)) != 0 || !is_due (session, tip)))
    tip++;
  return tip;
}

const char *
adj_tip_text (AdjTip tip)
{
  switch (tip)
    {
    case ADJ_TIP_BOARD:
      return _ ("Drag a counter to its hex, or click the counter and then the hex. "
                "Ctrl+Z takes everything back.");
    case ADJ_TIP_DIE:
      return _ ("Throw your die and press its number, here or on the keyboard.");
    case ADJ_TIP_ORDER:
      return _ ("Everything can be typed as well: Ctrl+L goes to the order line, F1 explains it.");
    case ADJ_N_TIPS:
    default:
      return "";
    }
}
