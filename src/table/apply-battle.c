/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/apply-battle.h"

#include <string.h>

static void
forget_vacated (AdjTable *self)
{
  memset (self->vacated, 0, sizeof self->vacated);
  self->n_vacated = 0;
}

void
adj_battle_clear (AdjTable *self)
{
  memset (&self->battle, 0, sizeof self->battle);
  self->battle.column = -1;
  self->battle.reduce = -1;
  self->battle.result = -1;
  forget_vacated (self);
}

void
adj_battle_slip_away (AdjTable *self, guint16 number)
{
  AdjBattle *battle = &self->battle;
  AdjUnitState *unit = &self->units[number];
  guint n = 0;

  for (guint i = 0; i < battle->n_defenders; i++)
    if (battle->defenders[i] != number)
      battle->defenders[n++] = battle->defenders[i];
  memset (&battle->defenders[n], 0, (battle->n_defenders - n) * sizeof battle->defenders[0]);
  battle->n_defenders = (guint8) n;
  unit->facts |= ADJ_FACT_RETREATED;
  unit->facts &= (guint16) ~ADJ_FACT_DEFENDED;
}

/* What was lent to the hex is the battery's again, for there was no combat (Y 8.72). */
static void
spare (AdjTable *self, AdjHex hex)
{
  AdjBattle *battle = &self->battle;
  guint n_targets = 0;
  guint n_supports = 0;

  for (guint i = 0; i < battle->n_targets; i++)
    if (battle->targets[i] != hex)
      battle->targets[n_targets++] = battle->targets[i];
  for (guint i = 0; i < battle->n_supports; i++)
    if (battle->supports[i].hex != hex)
      battle->supports[n_supports++] = battle->supports[i];
    else
      self->units[battle->supports[i].unit].deeds &= (guint8) ~ADJ_DEED_LENT;
  memset (&battle->targets[n_targets], 0,
          (battle->n_targets - n_targets) * sizeof battle->targets[0]);
  memset (&battle->supports[n_supports], 0,
          (battle->n_supports - n_supports) * sizeof battle->supports[0]);
  battle->n_targets = (guint8) n_targets;
  battle->n_supports = (guint8) n_supports;
}

static void
release (AdjTable *self, guint16 unit)
{
  AdjBattle *battle = &self->battle;
  guint n = 0;

  for (guint i = 0; i < battle->n_attackers; i++)
    if (battle->attackers[i].unit != unit)
      battle->attackers[n++] = battle->attackers[i];
  memset (&battle->attackers[n], 0, (battle->n_attackers - n) * sizeof battle->attackers[0]);
  battle->n_attackers = (guint8) n;
  self->units[unit].facts &= (guint16) ~ADJ_FACT_ATTACKED;
  self->units[unit].deeds |= ADJ_DEED_FREED;
}

/* Y 8.72: before the die there was no combat for those who stayed either. */
static void
call_off (AdjTable *self)
{
  const AdjBattle *battle = &self->battle;

  for (guint i = 0; i < battle->n_defenders; i++)
    self->units[battle->defenders[i]].facts &= (guint16) ~ADJ_FACT_DEFENDED;
  for (guint i = 0; i < battle->n_supports; i++)
    self->units[battle->supports[i].unit].deeds &= (guint8) ~ADJ_DEED_LENT;
}

void
adj_battle_apply (AdjTable *self, const AdjEffect *effect)
{
  AdjBattle *battle = &self->battle;

  switch ((int) effect->kind)
    {
    case ADJ_EFFECT_ATTACK:
      adj_battle_clear (self);
      for (guint i = 0; i < self->n_units; i++) /* BG 7.0: one attack after the other */
        self->units[i].facts &= (guint16) ~ADJ_FACT_MAY_GO_BACK;
      battle->stage = ADJ_BATTLE_DECLARED;
      battle->side = effect->side;
      battle->reduce = (gint8) effect->value;
      break;
    case ADJ_EFFECT_TARGET:
      battle->targets[battle->n_targets++] = effect->hex;
      break;
    case ADJ_EFFECT_ATTACKER:
      battle->attackers[battle->n_attackers++] =
          (AdjBattleUnit){ .unit = effect->unit, .role = (guint8) effect->value };
      self->units[effect->unit].facts |= ADJ_FACT_ATTACKED;
      break;
    case ADJ_EFFECT_DEFENDER:
      battle->defenders[battle->n_defenders++] = effect->unit;
      self->units[effect->unit].facts |= ADJ_FACT_DEFENDED;
      break;
    case ADJ_EFFECT_SUPPORTER:
      battle->supports[battle->n_supports++] = (AdjSupport){ effect->unit, effect->hex };
      self->units[effect->unit].deeds |= ADJ_DEED_LENT;
      break;
    case ADJ_EFFECT_SPARED:
      spare (self, effect->hex);
      break;
    case ADJ_EFFECT_RELEASED:
      release (self, effect->unit);
      break;
    case ADJ_EFFECT_ROLLED:
      forget_vacated (self);
      battle->stage = ADJ_BATTLE_SETTLING;
      battle->die = (guint8) effect->value;
      battle->result = (gint8) effect->other;
      battle->column = effect->side;
      break;
    case ADJ_EFFECT_VACATED:
      self->vacated[self->n_vacated++] = effect->hex;
      break;
    case ADJ_EFFECT_BATTLE_OVER:
      if (battle->stage == ADJ_BATTLE_DECLARED)
        call_off (self);
      adj_battle_clear (self);
      break;
    default:
      break;
    }
}
