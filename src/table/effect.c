/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/effect.h"

#include <string.h>

AdjEffect
adj_effect (AdjEffectKind kind)
{
  AdjEffect effect;

  memset (&effect, 0, sizeof effect);
  effect.kind = (guint8) kind;
  effect.side = ADJ_NO_SIDE;
  effect.unit = ADJ_NO_UNIT;
  effect.hex = ADJ_NO_HEX;
  return effect;
}

AdjEffect
adj_effect_phase (int turn, int index, int sides)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_PHASE);

  effect.phase.turn = turn;
  effect.phase.index = index;
  effect.phase.sides = sides;
  return effect;
}

AdjEffect
adj_effect_debt (AdjEffectKind kind, const AdjDebt *debt)
{
  AdjEffect effect = adj_effect (kind);

  effect.debt.kind = debt->kind;
  effect.debt.value = debt->value;
  effect.side = debt->side;
  effect.unit = debt->unit;
  effect.hex = debt->hex;
  return effect;
}

AdjDebt
adj_effect_debt_meant (const AdjEffect *effect)
{
  AdjDebt debt;

  memset (&debt, 0, sizeof debt);
  debt.kind = (guint8) effect->debt.kind;
  debt.side = effect->side;
  debt.unit = effect->unit;
  debt.hex = effect->hex;
  debt.value = (gint16) effect->debt.value;
  return debt;
}
