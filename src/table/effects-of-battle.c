/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "table/effect-row.h"
#include "table/ending.h"

/* The battle on the table. */

static gboolean
is_column (const AdjBook *book, int column)
{
  return column >= -1 && column < (int) book->ruleset->n_columns;
}

static gboolean
attack_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return is_column (book, effect->reduce);
}

static void
apply_attack (AdjTable *self, const AdjEffect *effect)
{
  adj_table_end (self, effect->ends, 0);
  self->battle.stage = ADJ_BATTLE_DECLARED;
  self->battle.side = effect->side;
  self->battle.reduce = (gint8) effect->reduce;
}

static gboolean
target_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return self->battle.n_targets < ADJ_MAX_TARGETS;
}

static void
apply_target (AdjTable *self, const AdjEffect *effect)
{
  self->battle.targets[self->battle.n_targets++] = effect->hex;
}

static gboolean
attacker_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return self->battle.n_attackers < ADJ_MAX_BATTLE_UNITS;
}

static void
apply_attacker (AdjTable *self, const AdjEffect *effect)
{
  self->battle.attackers[self->battle.n_attackers++] =
      (AdjBattleUnit){ .unit = effect->unit, .role = (guint8) effect->role };
  self->units[effect->unit].facts |= ADJ_FACT_ATTACKED;
}

static gboolean
defender_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return self->battle.n_defenders < ADJ_MAX_DEFENDERS;
}

static void
apply_defender (AdjTable *self, const AdjEffect *effect)
{
  self->battle.defenders[self->battle.n_defenders++] = effect->unit;
  self->units[effect->unit].facts |= ADJ_FACT_DEFENDED;
}

static gboolean
supporter_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return self->battle.n_supports < ADJ_MAX_SUPPORTS;
}

static void
apply_supporter (AdjTable *self, const AdjEffect *effect)
{
  self->battle.supports[self->battle.n_supports++] = (AdjSupport){ effect->unit, effect->hex };
  self->units[effect->unit].deeds |= ADJ_DEED_LENT;
}

/* The strength lent to the hex is the battery's again, for there was no combat (Y 8.72). */
static void
apply_spared (AdjTable *self, const AdjEffect *effect)
{
  AdjBattle *battle = &self->battle;
  guint n_targets = 0;
  guint n_supports = 0;

  for (guint i = 0; i < battle->n_targets; i++)
    if (battle->targets[i] != effect->hex)
      battle->targets[n_targets++] = battle->targets[i];
  for (guint i = 0; i < battle->n_supports; i++)
    if (battle->supports[i].hex != effect->hex)
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
apply_released (AdjTable *self, const AdjEffect *effect)
{
  AdjBattle *battle = &self->battle;
  guint n = 0;

  for (guint i = 0; i < battle->n_attackers; i++)
    if (battle->attackers[i].unit != effect->unit)
      battle->attackers[n++] = battle->attackers[i];
  memset (&battle->attackers[n], 0, (battle->n_attackers - n) * sizeof battle->attackers[0]);
  battle->n_attackers = (guint8) n;
  self->units[effect->unit].facts &= (guint16) ~ADJ_FACT_ATTACKED;
  self->units[effect->unit].deeds |= ADJ_DEED_FREED;
}

static gboolean
rolled_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  const AdjRuleset *ruleset = book->ruleset;
  AdjResultWord told = adj_effect_get_word (effect);
  AdjResultWord read;

  if (effect->roll.result < 0) /* the players' own word, with a die or without */
    return adj_result_word_read (&read, told.text) && effect->roll.die <= ADJ_MOST_FACES;
  return effect->roll.die >= 1 && effect->roll.die <= ruleset->combat_die &&
         is_column (book, effect->roll.column);
}

static void
apply_rolled (AdjTable *self, const AdjEffect *effect)
{
  adj_table_end (self, effect->ends, 0);
  self->battle.stage = ADJ_BATTLE_SETTLING;
  self->battle.die = (guint8) effect->roll.die;
  self->battle.result = (gint8) effect->roll.result;
  self->battle.column = (gint8) effect->roll.column;
}

static gboolean
vacated_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return self->n_vacated < ADJ_MAX_VACATED;
}

static void
apply_vacated (AdjTable *self, const AdjEffect *effect)
{
  self->vacated[self->n_vacated++] = effect->hex;
}

static void
apply_battle_over (AdjTable *self, const AdjEffect *effect)
{
  adj_table_end (self, effect->ends, 0);
}

/* ---- The rows ---- */

#define ROW(kind) [ADJ_EFFECT_##kind - ADJ_EFFECT_ATTACK]

const AdjEffectRow adj_effects_of_battle[] = {
  ROW (ATTACK) = { "attack",
                   { ADJ_FIELD (SIDE), ADJ_ANY_FIGURE (reduce), ADJ_ENDS_FIELD },
                   ADJ_AGAIN_ANYHOW,
                   attack_fits,
                   apply_attack },
  ROW (TARGET) = { "target", { ADJ_FIELD (HEX) }, ADJ_AGAIN_ANYHOW, target_fits, apply_target },
  ROW (ATTACKER) = { "attacker",
                     { ADJ_FIELD (UNIT), ADJ_FIGURE (role, ADJ_ROLE_ADJACENT, ADJ_ROLE_BOMBARDS) },
                     ADJ_AGAIN_ON_MAP,
                     attacker_fits,
                     apply_attacker },
  ROW (DEFENDER) = { "defender",
                     { ADJ_FIELD (UNIT) },
                     ADJ_AGAIN_ON_MAP,
                     defender_fits,
                     apply_defender },
  ROW (SUPPORTER) = { "supporter",
                      { ADJ_FIELD (UNIT), ADJ_FIELD (HEX) },
                      ADJ_AGAIN_IN_BATTLE,
                      supporter_fits,
                      apply_supporter },
  ROW (SPARED) = { "spared", { ADJ_FIELD (HEX) }, ADJ_AGAIN_ANYHOW, NULL, apply_spared },
  ROW (RELEASED) = { "released", { ADJ_FIELD (UNIT) }, ADJ_AGAIN_ANYHOW, NULL, apply_released },
  ROW (ROLLED) = { "rolled",
                   { ADJ_FIGURE (roll.die, 0, G_MAXUINT8),
                     ADJ_FIGURE (roll.result, -1, ADJ_N_RESULTS - 1), ADJ_ANY_FIGURE (roll.column),
                     ADJ_ENDS_FIELD, ADJ_WORD ("word", roll.letters) },
                   ADJ_AGAIN_DIE,
                   rolled_fits,
                   apply_rolled },
  ROW (VACATED) = { "vacated", { ADJ_FIELD (HEX) }, ADJ_AGAIN_ANYHOW, vacated_fits, apply_vacated },
  ROW (BATTLE_OVER) = { "battle-over",
                        { ADJ_ENDS_FIELD },
                        ADJ_AGAIN_ANYHOW,
                        NULL,
                        apply_battle_over },
};

G_STATIC_ASSERT (G_N_ELEMENTS (adj_effects_of_battle) == ADJ_EFFECT_DEBT - ADJ_EFFECT_ATTACK);
