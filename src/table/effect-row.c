/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/effect-row.h"

const AdjEffectRow *
adj_effect_row (AdjEffectKind kind)
{
  if (kind >= ADJ_EFFECT_DEBT)
    return &adj_effects_of_table[kind - ADJ_EFFECT_DEBT];
  if (kind >= ADJ_EFFECT_ATTACK)
    return &adj_effects_of_battle[kind - ADJ_EFFECT_ATTACK];
  return &adj_effects_of_units[kind];
}

AdjEffect
adj_effect_of_unit (AdjEffectKind kind, int unit, AdjHex hex, int figure)
{
  AdjEffect effect = adj_effect (kind);
  const AdjEffectField *field = adj_effect_row (kind)->fields;

  effect.unit = (guint16) unit;
  effect.hex = hex;
  while (field->type != ADJ_FIELD_NONE && !adj_field_is_figure (field))
    field++;
  if (field->type != ADJ_FIELD_NONE)
    adj_effect_set (&effect, field, figure);
  return effect;
}
