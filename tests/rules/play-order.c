/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play-order.h"

#include <string.h>

#include "rules/cavalry-slip.h"
#include "rules/combat.h"
#include "rules/control.h"
#include "rules/dawn.h"
#include "rules/drift.h"
#include "rules/entrenchment.h"
#include "rules/intelligence.h"
#include "rules/move.h"
#include "rules/next.h"
#include "rules/plot.h"
#include "rules/seals.h"
#include "rules/support.h"
#include "rules/together.h"
#include "rules/umpire.h"
#include "rules/withdraw.h"

PlayOrder
play_order (PlayKind kind)
{
  PlayOrder order;

  memset (&order, 0, sizeof order);
  order.kind = kind;
  order.reduce = -1;
  return order;
}

static void
judge_attack (AdjJudge *judge, const PlayOrder *order)
{
  PlayOrder drawn = *order;
  AdjAttack attack;

  adj_cavalry_let_go (judge);
  drawn.n_hexes =
      adj_intelligence_draw_fire (judge, drawn.hexes, order->n_hexes, drawn.units, &drawn.n_units);
  if (drawn.n_hexes == 0 ||
      !adj_attack_prepare (judge, &attack, drawn.hexes, drawn.n_hexes, drawn.units, drawn.n_units))
    return;
  attack.reduce = order->reduce;
  adj_attack_judge (judge, &attack);
  adj_combat_declare (judge, &attack);
  if (order->die > 0 && judge->standing != ADJ_IMPOSSIBLE)
    adj_combat_roll_last (judge, order->die, -1);
}

/* Where both march together. */
static void
judge_plotted (AdjJudge *judge, const PlayOrder *order)
{
  const AdjPlotWord word = { ADJ_TOKEN_STEP, order->hexes[0] };

  switch ((int) order->kind)
    {
    case PLAY_SEAL:
      adj_seal (judge, order->value, TRUE);
      break;
    case PLAY_REVEAL:
      adj_reveal (judge);
      break;
    case PLAY_PLOT:
      adj_plot (judge, order->units, 1, &word, MIN (order->n_hexes, 1), order->value != 0);
      break;
    case PLAY_SEGMENT:
      if (order->dice[0] > 0)
        adj_contest (judge, order->hexes[0], order->dice);
      else
        adj_segment (judge);
      break;
    case PLAY_WITHDRAW:
      adj_withdraw (judge, order->units, order->n_units, order->hexes, order->n_hexes);
      break;
    default:
      adj_next (judge);
      break;
    }
}

/* The liberties that optional rules give him. */
static void
judge_optional (AdjJudge *judge, const PlayOrder *order)
{
  switch ((int) order->kind)
    {
    case PLAY_ENTRENCH:
      adj_entrenchment_begin (judge, order->units[0]);
      break;
    case PLAY_OPTION:
      adj_umpire_option (judge, order->option, order->value, FALSE);
      break;
    case PLAY_INITIATIVE:
      adj_dawn_settle (judge, order->dice, NULL, ADJ_NO_SIDE);
      break;
    case PLAY_SCATTER:
      adj_scatter (judge, &(AdjScatterThrow){ order->value, 0, order->die, order->chits });
      break;
    case PLAY_DRIFT:
      adj_drift (judge, order->units[0], order->dice[0], order->dice[1]);
      break;
    case PLAY_CHARGE:
      adj_charge (judge, order->units[0], order->hexes, order->n_hexes);
      break;
    case PLAY_SUPPORT:
      adj_support_lend (judge, order->supports, order->n_supports);
      break;
    default:
      judge_plotted (judge, order);
      break;
    }
}

void
play_judge (AdjJudge *judge, const PlayOrder *order)
{
  switch ((int) order->kind)
    {
    case PLAY_MOVE:
      adj_move (judge, order->units, order->n_units, order->hexes, order->n_hexes);
      break;
    case PLAY_ENTER:
      adj_enter (judge, order->units, order->n_units, order->hexes, order->n_hexes);
      break;
    case PLAY_EXIT:
      adj_exit (judge, order->units, order->n_units);
      break;
    case PLAY_ATTACK:
      judge_attack (judge, order);
      break;
    case PLAY_ROLL:
      adj_combat_roll (judge, order->die, -1);
      break;
    case PLAY_RETREAT:
      adj_combat_retreat (judge, order->units[0], order->hexes[0]);
      break;
    case PLAY_DISPLACE:
      adj_combat_displace (judge, order->units[0], order->hexes[0]);
      break;
    case PLAY_LOSE:
      adj_combat_lose (judge, order->units, order->n_units);
      break;
    case PLAY_ADVANCE:
      adj_combat_advance (judge, order->units[0], order->hexes[0]);
      break;
    case PLAY_STAY:
      adj_combat_stay (judge, order->value);
      break;
    default:
      judge_optional (judge, order);
      break;
    }
}
