/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/combat-offers.h"

#include "record/seen-duties.h"
#include "record/seen.h"

/* By hex: its units must be attacked. */
typedef struct
{
  gboolean owed[ADJ_MAX_HEXES];
} Owed;

static void
find_owed (const AdjView *view, Owed *owed)
{
  g_auto (AdjDuties) duties = { 0 };

  adj_seen_duties (view, &duties);
  for (guint i = 0; i < duties.n; i++)
    if (duties.duties[i].kind == ADJ_DUTY_BE_ATTACKED && duties.duties[i].state == ADJ_DUE_OWED)
      owed->owed[duties.duties[i].hex] = TRUE;
}

/* By somebody, and by the side whose attack is being made up if there is one. */
static gboolean
can_be_attacked (const AdjField *seen, const AdjPicks *picks, AdjHex hex)
{
  int attacker = adj_picks_attacker (picks, seen);
  int units[ADJ_MAX_BATTLE_UNITS];

  return seen->count[hex] > 0 &&
         (attacker == ADJ_NO_SIDE || adj_field_side (seen, hex) != attacker) &&
         adj_attackers_find (seen, &hex, 1, units) > 0;
}

static gboolean
only_bombards (const AdjField *field, const AdjPicks *picks, int unit)
{
  gboolean bombards = FALSE;

  for (guint i = 0; i < picks->n_targets; i++)
    {
      int role = adj_attack_role (field, unit, picks->targets[i]);

      if (role == ADJ_ROLE_ADJACENT)
        return FALSE;
      bombards |= role == ADJ_ROLE_BOMBARDS;
    }
  return bombards;
}

/* As the book lists them. */
static void
find_units (const AdjField *seen, const AdjPicks *picks, AdjCombatOffers *offers)
{
  AdjPicks able = *picks;

  adj_picks_all_who_can (&able, seen);
  for (int unit = 0; unit < seen->table->n_units; unit++)
    if (adj_picks_has_unit (&able, unit) || adj_picks_has_unit (picks, unit))
      {
        offers->bombards[offers->n_units] = only_bombards (seen, picks, unit);
        offers->units[offers->n_units++] = (guint16) unit;
      }
}

void
adj_combat_offers_find (const AdjView *view, const AdjPicks *picks, AdjCombatOffers *offers)
{
  g_autofree Owed *owed = g_new0 (Owed, 1);
  g_autofree AdjField *seen = g_new (AdjField, 1);
  g_autoptr (AdjTable) table = NULL;

  g_return_if_fail (view != NULL);
  g_return_if_fail (picks != NULL);
  g_return_if_fail (offers != NULL);

  table = adj_seen_field (view, seen);
  offers->n_targets = 0;
  offers->n_units = 0;
  find_owed (view, owed);
  for (AdjHex hex = 0; hex < view->book->n_hexes; hex++)
    if (can_be_attacked (seen, picks, hex) || adj_picks_has_target (picks, hex))
      {
        AdjCombatTarget *target = &offers->targets[offers->n_targets++];

        target->hex = hex;
        target->owed = owed->owed[hex];
      }
  if (picks->n_targets > 0)
    find_units (seen, picks, offers);
}
