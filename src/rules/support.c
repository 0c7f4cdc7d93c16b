/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/support.h"

#include "rules/allocation.h"
#include "rules/artillery.h"
#include "rules/engagement.h"
#include "rules/intelligence.h"
#include "rules/played.h"
#include "rules/sight.h"

/* ---- Judging ---- */

static gboolean
has_lent_here (const AdjAttack *attack, int unit)
{
  for (guint i = 0; i < attack->n_supports; i++)
    if (attack->supports[i].unit == unit)
      return TRUE;
  return FALSE;
}

/* The reason why it makes no sense; ADJ_N_REASONS if it does. */
static AdjReason
find_nonsense (const AdjField *field, const AdjAttack *attack, const AdjSupport *support)
{
  const AdjUnitState *state = &field->table->units[support->unit];

  if (!adj_batteries_lend_support (field->table))
    return ADJ_REASON_NOT_PLAYED;
  if (state->where != ADJ_ON_MAP)
    return ADJ_REASON_NOT_ON_MAP;
  if (state->side == attack->side)
    return ADJ_REASON_NO_FRIEND;
  if (!adj_field_arm (field, support->unit)->bombards)
    return ADJ_REASON_NO_BATTERY;
  if (!adj_attack_has_target (attack, support->hex))
    return ADJ_REASON_NOT_ATTACKED;
  if (adj_attack_has_target (attack, state->hex))
    return ADJ_REASON_DEFENDS_ITSELF;
  if (has_lent_here (attack, support->unit) || state->lends_in > 0)
    return ADJ_REASON_LENT_ALREADY;
  if (attack->n_supports >= ADJ_MAX_SUPPORTS)
    return ADJ_REASON_TOO_MANY;
  return ADJ_N_REASONS;
}

typedef struct
{
  AdjReason reason;
  const char *row;
  AdjHex hex;
  int figure;
  gboolean unknown;
} Fault;

/* Y S7.7: before the first die of all. */
static gboolean
is_too_late (const AdjField *field)
{
  return adj_results_wait (field->table, field->book) && adj_engagements_have_begun (field->table);
}

/* The rules' objection to it; BG 7.74, 7.81b: one that went back, or was pushed aside before it
 * fired, has no fire left in this phase. */
static Fault
find_fault (const AdjField *field, const AdjSupport *support)
{
  const AdjUnitState *state = &field->table->units[support->unit];
  AdjSight sight = adj_sight (field->book, state->hex, support->hex);
  gboolean needs_sight = adj_table_option (field->table, ADJ_OPTION_SUPPORT_NEEDS_SIGHT) != 0;

  if (is_too_late (field))
    return (Fault){ ADJ_REASON_LENDS_TOO_LATE, "Y S7.7", ADJ_NO_HEX };
  if (state->deeds & ADJ_DEED_LENT)
    return (Fault){ ADJ_REASON_LENT_ALREADY, "Y 8.51", ADJ_NO_HEX };
  if (state->facts & ADJ_FACT_RETREATED)
    return (Fault){ ADJ_REASON_LENDS_IN_RETREAT, "BG 7.74", ADJ_NO_HEX };
  if (state->facts & ADJ_FACT_DISPLACED)
    return (Fault){ ADJ_REASON_DISPLACED_GUN, "BG 7.81b", ADJ_NO_HEX };
  if (sight.range > field->book->ruleset->bombard_most)
    return (Fault){ ADJ_REASON_OUT_OF_RANGE, "Y 8.51", ADJ_NO_HEX, sight.range };
  if (needs_sight && !sight.clear)
    return (Fault){ ADJ_REASON_NO_SIGHT, "Y 8.51", sight.blocked_by };
  return (Fault){ ADJ_N_REASONS, NULL, ADJ_NO_HEX, 0, needs_sight && sight.unknown };
}

/* With the unit and the hex where the reason is about them. */
static void
refuse (AdjJudge *judge, const AdjSupport *support, AdjReason reason)
{
  gboolean of_unit = reason != ADJ_REASON_NOT_PLAYED && reason != ADJ_REASON_TOO_MANY;
  gboolean of_hex = of_unit && reason != ADJ_REASON_NOT_ON_MAP && reason != ADJ_REASON_LENT_ALREADY;

  adj_judge_refuse (judge, reason, of_unit ? support->unit : -1, of_hex ? support->hex : ADJ_NO_HEX,
                    0);
}

static gboolean
judge_support (AdjJudge *judge, const AdjAttack *attack, const AdjSupport *support)
{
  AdjReason nonsense = find_nonsense (&judge->field, attack, support);
  Fault fault;

  if (nonsense != ADJ_N_REASONS)
    {
      refuse (judge, support, nonsense);
      return FALSE;
    }
  fault = find_fault (&judge->field, support);
  if (fault.reason != ADJ_N_REASONS)
    adj_judge_warn (judge, fault.row, fault.reason, support->unit, fault.hex, fault.figure);
  judge->unjudged |= fault.unknown;
  return TRUE;
}

gboolean
adj_support_add (AdjJudge *judge, AdjAttack *attack, const AdjSupport *supports, guint n_supports)
{
  g_return_val_if_fail (judge != NULL, FALSE);
  g_return_val_if_fail (attack != NULL, FALSE);
  g_return_val_if_fail (supports != NULL || n_supports == 0, FALSE);

  for (guint i = 0; i < n_supports; i++)
    {
      if (!judge_support (judge, attack, &supports[i]))
        return FALSE;
      attack->supports[attack->n_supports++] = supports[i];
    }
  return TRUE;
}

void
adj_support_do (AdjJudge *judge, const AdjSupport *support, int engagement)
{
  g_return_if_fail (judge != NULL);
  g_return_if_fail (support != NULL);

  adj_engagement_do (judge, ADJ_EFFECT_SUPPORTER, engagement, support->unit, support->hex, 0);
  adj_intelligence_show (judge, support->unit);
}

/* Before the die of the attack on the hex. */
static void
lend_in_engagement (AdjJudge *judge, const AdjSupport *support)
{
  int number = adj_engagement_at (judge->table, support->hex);
  AdjAttack attack;

  if (number == 0 || !adj_engagement_owes_die (judge->table, number))
    {
      adj_judge_refuse (judge, ADJ_REASON_NO_BATTLE, -1, ADJ_NO_HEX, 0);
      return;
    }
  adj_attack_in_engagement (judge->table, number, &attack);
  if (!adj_support_add (judge, &attack, support, 1))
    return;
  adj_support_do (judge, support, number);
}

void
adj_support_lend (AdjJudge *judge, const AdjSupport *supports, guint n_supports)
{
  AdjAttack attack;

  g_return_if_fail (judge != NULL);
  g_return_if_fail (supports != NULL || n_supports == 0);

  if (adj_results_wait (judge->table, judge->book))
    {
      if (!is_too_late (&judge->field)) /* it is answered when all is allocated (Y S7.7) */
        adj_allocation_judge (judge, "Y S7.7");
      for (guint i = 0; i < n_supports && judge->standing != ADJ_IMPOSSIBLE; i++)
        lend_in_engagement (judge, &supports[i]);
      return;
    }
  if (judge->table->battle.stage != ADJ_BATTLE_DECLARED)
    {
      adj_judge_refuse (judge, ADJ_REASON_NO_BATTLE, -1, ADJ_NO_HEX, 0);
      return;
    }
  adj_attack_on_table (judge->table, &attack);
  if (!adj_support_add (judge, &attack, supports, n_supports))
    return;
  for (guint i = 0; i < n_supports; i++)
    adj_support_do (judge, &supports[i], 0);
}

/* ---- Offers ---- */

guint
adj_supports_find (const AdjField *field,
                   const AdjAttack *attack,
                   AdjSupportOffer offers[ADJ_MAX_SUPPORT_OFFERS])
{
  guint n = 0;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (attack != NULL, 0);
  g_return_val_if_fail (offers != NULL, 0);

  if (!adj_batteries_lend_support (field->table))
    return 0;
  for (int unit = 0; unit < field->table->n_units; unit++)
    for (guint i = 0; i < attack->n_targets; i++)
      {
        AdjSupport support = { (guint16) unit, attack->targets[i] };
        int range;

        if (find_nonsense (field, attack, &support) != ADJ_N_REASONS ||
            find_fault (field, &support).reason != ADJ_N_REASONS)
          continue;
        range = adj_range_of_support (field, attack, unit);
        offers[n++] = (AdjSupportOffer){
          .support = support,
          .strength = MAX (
              adj_table_points (field->table, unit) - adj_range_loss (field, unit, range, NULL), 0),
          .suffers = adj_attack_hits_supporter (field, attack, unit),
        };
      }
  return n;
}
