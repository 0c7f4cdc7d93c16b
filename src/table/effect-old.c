/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/effect-old.h"

#include <string.h>

/* The first arm that fights and has a zone of control: infantry. */
static int
arm_of_dummies (const AdjRuleset *ruleset)
{
  for (guint arm = 0; arm < ruleset->n_arms; arm++)
    if (ruleset->arms[arm].attacks && ruleset->arms[arm].zone)
      return (int) arm;
  return 0;
}

/* The chain ended with the last displacement that was owed. */
static int
ends_of_payment (const AdjTable *table, const AdjEffect *effect)
{
  AdjDebt paid = adj_effect_debt_meant (effect);
  gboolean found = FALSE;

  for (guint i = 0; i < table->n_debts; i++)
    if (!found && memcmp (&table->debts[i], &paid, sizeof paid) == 0)
      found = TRUE;
    else if (table->debts[i].kind == ADJ_DEBT_DISPLACE)
      return 0;
  return found ? ADJ_ENDS_CHAIN : 0;
}

static int
ends_of_phase (const AdjTable *table, const AdjBook *book, const AdjEffect *effect)
{
  int ends = ADJ_ENDS_BATTLE | ADJ_ENDS_DEBTS | ADJ_ENDS_CHAIN | ADJ_ENDS_COMBAT;

  if (effect->phase.turn != table->turn)
    ends |= ADJ_ENDS_OPTIONS;
  if (table->dawn == ADJ_DAWN_OWED)
    ends |= ADJ_ENDS_DAWN;
  if (book->ruleset->phases[effect->phase.index].kind == ADJ_PHASE_MOVEMENT)
    ends |= ADJ_ENDS_DISORDER | ADJ_ENDS_MOVEMENT;
  return ends;
}

void
adj_effect_tell (AdjEffect *effect, const AdjTable *table, const AdjBook *book)
{
  switch (effect->kind)
    {
    case ADJ_EFFECT_MOVED:
      effect->march.crossed = (gint32) adj_book_crossed (book, effect->path, effect->n_path);
      break;
    case ADJ_EFFECT_ADVANCED:
      if (table->units[effect->unit].hex != ADJ_NO_HEX)
        effect->march.crossed = (gint32) adj_book_crossed (
            book, (const AdjHex[]){ table->units[effect->unit].hex, effect->hex }, 2);
      break;
    case ADJ_EFFECT_DUMMY:
      effect->arm = arm_of_dummies (book->ruleset);
      break;
    case ADJ_EFFECT_ATTACK:
      effect->ends = ADJ_ENDS_BATTLE | ADJ_ENDS_GOING_BACK;
      break;
    case ADJ_EFFECT_ROLLED:
      effect->ends = ADJ_ENDS_VACATED;
      break;
    case ADJ_EFFECT_BATTLE_OVER:
      effect->ends = ADJ_ENDS_BATTLE;
      if (table->battle.stage == ADJ_BATTLE_DECLARED)
        effect->ends |= ADJ_ENDS_DEFENCE;
      break;
    case ADJ_EFFECT_PAID:
      effect->ends = ends_of_payment (table, effect);
      break;
    case ADJ_EFFECT_PHASE:
      effect->ends = ends_of_phase (table, book, effect);
      break;
    default:
      break;
    }
  effect->untold = FALSE;
}
