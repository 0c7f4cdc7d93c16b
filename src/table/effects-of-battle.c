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

/* The battle on the table has no number, and one that goes on from this is no attack's. */
#define NO_ENGAGEMENT_BEFORE (-2)

int
adj_engagements_before (const AdjTable *table, const AdjEffect *effect)
{
  g_return_val_if_fail (table != NULL, 0);
  g_return_val_if_fail (effect != NULL, 0);

  return effect->engagement > 0 ? table->n_engagements : NO_ENGAGEMENT_BEFORE;
}

/* The engagement that the effect is about; NULL: the battle on the table. */
static AdjEngagement *
engagement_of (AdjTable *self, const AdjEffect *effect)
{
  return effect->engagement > 0 ? &self->engagements[effect->engagement - 1] : NULL;
}

static gboolean
is_engagement (const AdjTable *self, const AdjEffect *effect)
{
  return effect->engagement >= 0 && effect->engagement <= self->n_engagements;
}

/* A new one has the next number. */
static gboolean
attack_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return is_column (book, effect->reduce) &&
         (effect->engagement == 0 || effect->engagement == self->n_engagements + 1);
}

static void
apply_attack (AdjTable *self, const AdjEffect *effect)
{
  adj_table_end (self, effect->ends, 0);
  if (effect->engagement > 0)
    {
      self->engagements[self->n_engagements++] = (AdjEngagement){
        .side = effect->side, .column = -1, .reduce = (gint8) effect->reduce, .result = -1
      };
      return;
    }
  self->battle.stage = ADJ_BATTLE_DECLARED;
  self->battle.side = effect->side;
  self->battle.reduce = (gint8) effect->reduce;
}

static gboolean
target_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  const AdjEngagement *engagement;

  if (!is_engagement (self, effect))
    return FALSE;
  engagement = effect->engagement > 0 ? &self->engagements[effect->engagement - 1] : NULL;
  return (engagement != NULL ? engagement->n_targets : self->battle.n_targets) < ADJ_MAX_TARGETS;
}

static void
apply_target (AdjTable *self, const AdjEffect *effect)
{
  AdjEngagement *engagement = engagement_of (self, effect);

  if (engagement != NULL)
    engagement->targets[engagement->n_targets++] = effect->hex;
  else
    self->battle.targets[self->battle.n_targets++] = effect->hex;
}

static gboolean
attacker_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return is_engagement (self, effect) &&
         (effect->engagement > 0 || self->battle.n_attackers < ADJ_MAX_BATTLE_UNITS);
}

static void
apply_attacker (AdjTable *self, const AdjEffect *effect)
{
  AdjUnitState *unit = &self->units[effect->unit];

  unit->facts |= ADJ_FACT_ATTACKED;
  if (effect->engagement > 0)
    {
      unit->attacks_in = (guint8) effect->engagement;
      unit->role = (guint16) effect->role;
    }
  else
    self->battle.attackers[self->battle.n_attackers++] =
        (AdjBattleUnit){ .unit = effect->unit, .role = (guint8) effect->role };
}

static gboolean
defender_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return is_engagement (self, effect) &&
         (effect->engagement > 0 || self->battle.n_defenders < ADJ_MAX_DEFENDERS);
}

static void
apply_defender (AdjTable *self, const AdjEffect *effect)
{
  if (effect->engagement > 0)
    self->units[effect->unit].attacked_in = (guint8) effect->engagement;
  else
    self->battle.defenders[self->battle.n_defenders++] = effect->unit;
  self->units[effect->unit].facts |= ADJ_FACT_DEFENDED;
}

static gboolean
supporter_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return is_engagement (self, effect) &&
         (effect->engagement > 0 || self->battle.n_supports < ADJ_MAX_SUPPORTS);
}

static void
apply_supporter (AdjTable *self, const AdjEffect *effect)
{
  if (effect->engagement > 0)
    {
      self->units[effect->unit].lends_in = (guint16) effect->engagement;
      self->units[effect->unit].lends_to = effect->hex;
    }
  else
    self->battle.supports[self->battle.n_supports++] = (AdjSupport){ effect->unit, effect->hex };
  self->units[effect->unit].deeds |= ADJ_DEED_LENT;
}

static void
spare_in_engagement (AdjTable *self, AdjEngagement *engagement, const AdjEffect *effect)
{
  guint n = 0;

  for (guint i = 0; i < engagement->n_targets; i++)
    if (engagement->targets[i] != effect->hex)
      engagement->targets[n++] = engagement->targets[i];
  memset (&engagement->targets[n], 0, (engagement->n_targets - n) * sizeof engagement->targets[0]);
  engagement->n_targets = (guint8) n;
  for (guint i = 0; i < self->n_units; i++)
    {
      AdjUnitState *unit = &self->units[i];

      if (unit->lends_in != effect->engagement || unit->lends_to != effect->hex)
        continue;
      unit->lends_in = 0;
      unit->lends_to = ADJ_NO_HEX;
      unit->deeds &= (guint8) ~ADJ_DEED_LENT;
    }
}

static gboolean
of_engagement_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return is_engagement (self, effect);
}

/* The strength lent to the hex is the battery's again, for there was no combat (Y 8.72). */
static void
apply_spared (AdjTable *self, const AdjEffect *effect)
{
  AdjBattle *battle = &self->battle;
  guint n_targets = 0;
  guint n_supports = 0;

  if (effect->engagement > 0)
    {
      spare_in_engagement (self, engagement_of (self, effect), effect);
      return;
    }
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

  if (effect->engagement > 0) /* it counts as having attacked (Y S7.7) */
    {
      self->units[effect->unit].deeds |= ADJ_DEED_FREED;
      return;
    }
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
waits_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return effect->engagement >= 1 && is_engagement (self, effect) &&
         effect->roll.die <= book->ruleset->combat_die && is_column (book, effect->roll.column);
}

/* What cavalry left before the die is nobody's to advance into any more (Y 8.72). */
static void
apply_waits (AdjTable *self, const AdjEffect *effect)
{
  AdjEngagement *engagement = &self->engagements[effect->engagement - 1];

  engagement->die = (guint16) effect->roll.die;
  engagement->result = (gint8) effect->roll.result;
  engagement->column = (gint8) effect->roll.column;
  memset (engagement->vacated, 0, sizeof engagement->vacated);
  engagement->n_vacated = 0;
}

static gboolean
vacated_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  if (!is_engagement (self, effect))
    return FALSE;
  return effect->engagement > 0 ? self->engagements[effect->engagement - 1].n_vacated < ADJ_MAX_LEFT
                                : self->n_vacated < ADJ_MAX_VACATED;
}

static void
apply_vacated (AdjTable *self, const AdjEffect *effect)
{
  AdjEngagement *engagement = engagement_of (self, effect);

  if (engagement != NULL)
    engagement->vacated[engagement->n_vacated++] = effect->hex;
  else
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
                   { ADJ_FIELD (SIDE), ADJ_ANY_FIGURE (reduce), ADJ_ENGAGEMENT, ADJ_ENDS_FIELD },
                   ADJ_AGAIN_ANYHOW,
                   attack_fits,
                   apply_attack },
  ROW (TARGET) = { "target",
                   { ADJ_FIELD (HEX), ADJ_ENGAGEMENT },
                   ADJ_AGAIN_ANYHOW,
                   target_fits,
                   apply_target },
  ROW (ATTACKER) = { "attacker",
                     { ADJ_FIELD (UNIT), ADJ_FIGURE (role, ADJ_ROLE_ADJACENT, ADJ_ROLE_BOMBARDS),
                       ADJ_ENGAGEMENT },
                     ADJ_AGAIN_ON_MAP,
                     attacker_fits,
                     apply_attacker },
  ROW (DEFENDER) = { "defender",
                     { ADJ_FIELD (UNIT), ADJ_ENGAGEMENT },
                     ADJ_AGAIN_ON_MAP,
                     defender_fits,
                     apply_defender },
  ROW (SUPPORTER) = { "supporter",
                      { ADJ_FIELD (UNIT), ADJ_FIELD (HEX), ADJ_ENGAGEMENT },
                      ADJ_AGAIN_IN_BATTLE,
                      supporter_fits,
                      apply_supporter },
  ROW (SPARED) = { "spared",
                   { ADJ_FIELD (HEX), ADJ_ENGAGEMENT },
                   ADJ_AGAIN_ANYHOW,
                   of_engagement_fits,
                   apply_spared },
  ROW (RELEASED) = { "released",
                     { ADJ_FIELD (UNIT), ADJ_ENGAGEMENT },
                     ADJ_AGAIN_ANYHOW,
                     of_engagement_fits,
                     apply_released },
  ROW (ROLLED) = { "rolled",
                   { ADJ_FIGURE (roll.die, 0, G_MAXUINT8),
                     ADJ_FIGURE (roll.result, -1, ADJ_N_RESULTS - 1), ADJ_ANY_FIGURE (roll.column),
                     ADJ_ENDS_FIELD, ADJ_WORD ("word", roll.letters) },
                   ADJ_AGAIN_DIE,
                   rolled_fits,
                   apply_rolled },
  ROW (WAITS) = { "waits",
                  { ADJ_FIGURE (engagement, 1, ADJ_MAX_ENGAGEMENTS),
                    ADJ_FIGURE (roll.die, 1, ADJ_MOST_FACES),
                    ADJ_FIGURE (roll.result, 0, ADJ_N_RESULTS - 1), ADJ_ANY_FIGURE (roll.column) },
                  ADJ_AGAIN_DIE,
                  waits_fits,
                  apply_waits },
  ROW (VACATED) = { "vacated",
                    { ADJ_FIELD (HEX), ADJ_ENGAGEMENT },
                    ADJ_AGAIN_ANYHOW,
                    vacated_fits,
                    apply_vacated },
  ROW (BATTLE_OVER) = { "battle-over",
                        { ADJ_ENDS_FIELD },
                        ADJ_AGAIN_ANYHOW,
                        NULL,
                        apply_battle_over },
};

G_STATIC_ASSERT (G_N_ELEMENTS (adj_effects_of_battle) == ADJ_EFFECT_DEBT - ADJ_EFFECT_ATTACK);
