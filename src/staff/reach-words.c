/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/reach-words.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"

char *
adj_reach_words (const AdjHints *hints, AdjHex hex)
{
  char cost[ADJ_COST_TEXT];
  const AdjPlace places[] = { { "cost", cost }, { NULL, NULL } };

  g_return_val_if_fail (hints != NULL, NULL);

  if (!hints->reaching || hints->step[hex] == ADJ_THERE_NOT)
    return NULL;
  adj_hints_cost_text (hints->cost[hex], cost);
  switch ((AdjStepKind) hints->step[hex])
    {
    case ADJ_THERE_THROUGH:
      return adj_fill (_ ("{cost} MP to here, to pass only"), places);
    case ADJ_THERE_FULL:
      return adj_fill (_ ("{cost} MP to here, if somebody leaves"), places);
    case ADJ_THERE_STAY:
    case ADJ_THERE_NOT:
    default:
      return adj_fill (_ ("{cost} MP to here"), places);
    }
}
