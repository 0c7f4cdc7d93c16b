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
