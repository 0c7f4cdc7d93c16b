/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/picks.h"

#include <glib/gi18n-lib.h>
#include <string.h>

gboolean
adj_picks_has_unit (const AdjPicks *self, int unit)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->n_units; i++)
    if (self->units[i] == unit)
      return TRUE;
  return FALSE;
}

gboolean
adj_picks_has_target (const AdjPicks *self, AdjHex hex)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->n_targets; i++)
    if (self->targets[i] == hex)
      return TRUE;
  return FALSE;
}

/* Dice are typed and waits plotted for one unit, and a column is declared for one attack: of others
 * they say nothing. */
static void
drop_figures (AdjPicks *self)
{
  self->drift[0] = 0;
  self->drift[1] = 0;
  self->waits = 0;
  self->reduced = 0;
}

static void
drop_unit (AdjPicks *self, guint i)
{
  drop_figures (self);
  self->n_units--;
  memmove (&self->units[i], &self->units[i + 1], (self->n_units - i) * sizeof self->units[0]);
}

static void
drop_target (AdjPicks *self, guint i)
{
  drop_figures (self);
  self->n_targets--;
  memmove (&self->targets[i], &self->targets[i + 1],
           (self->n_targets - i) * sizeof self->targets[0]);
}

static gboolean
add_unit (AdjPicks *self, int unit)
{
  if (self->n_units == G_N_ELEMENTS (self->units))
    {
      self->no_room_for_unit = TRUE;
      return FALSE;
    }
  drop_figures (self);
  self->n_hexes = 0;
  self->units[self->n_units++] = (guint16) unit;
  return TRUE;
}

gboolean
adj_picks_toggle_unit (AdjPicks *self, int unit)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->n_units; i++)
    if (self->units[i] == unit)
      {
        drop_unit (self, i);
        return TRUE;
      }
  return add_unit (self, unit);
}

gboolean
adj_picks_toggle_target (AdjPicks *self, AdjHex hex)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->n_targets; i++)
    if (self->targets[i] == hex)
      {
        drop_target (self, i);
        return TRUE;
      }
  if (self->n_targets == G_N_ELEMENTS (self->targets))
    {
      self->no_room_for_target = TRUE;
      return FALSE;
    }
  drop_figures (self);
  self->n_hexes = 0;
  self->targets[self->n_targets++] = hex;
  return TRUE;
}

char *
adj_picks_left_out (const AdjPicks *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->no_room_for_unit)
    return g_strdup_printf (_ ("an order takes at most %d units"), ADJ_MAX_BATTLE_UNITS);
  if (self->no_room_for_target)
    return g_strdup_printf (_ ("at most %d hexes at once"), ADJ_MAX_TARGETS);
  return NULL;
}

void
adj_picks_toggle_stack (AdjPicks *self, const AdjField *field, AdjHex hex)
{
  gboolean all = TRUE;

  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);

  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    all &= adj_picks_has_unit (self, unit);
  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (all || !adj_picks_has_unit (self, unit))
      adj_picks_toggle_unit (self, unit);
}

void
adj_picks_all_who_can (AdjPicks *self, const AdjField *seen)
{
  int units[ADJ_MAX_BATTLE_UNITS];
  guint n;

  g_return_if_fail (self != NULL);
  g_return_if_fail (seen != NULL);

  n = adj_attackers_find (seen, self->targets, self->n_targets, units);
  self->n_units = 0;
  for (guint i = 0; i < n; i++)
    add_unit (self, units[i]);
}

int
adj_picks_attacker (const AdjPicks *self, const AdjField *field)
{
  int alone;

  g_return_val_if_fail (self != NULL, ADJ_NO_SIDE);
  g_return_val_if_fail (field != NULL, ADJ_NO_SIDE);

  alone = adj_phasing_side (field->table->phasing);
  if (alone != ADJ_NO_SIDE)
    return alone;
  if (self->n_units > 0)
    return field->table->units[self->units[0]].side;
  if (self->n_targets > 0 && field->count[self->targets[0]] > 0)
    return adj_enemy (adj_field_side (field, self->targets[0]));
  return ADJ_NO_SIDE;
}

gboolean
adj_picks_aim_at (const AdjPicks *self, const AdjField *field, AdjHex hex)
{
  int attacker;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (field != NULL, FALSE);

  attacker = adj_picks_attacker (self, field);
  return field->count[hex] > 0 && attacker != ADJ_NO_SIDE &&
         adj_field_side (field, hex) != attacker;
}

/* Is there somebody in the hex, and is it the other side's phase? */
static gboolean
is_target (const AdjField *field, AdjHex hex)
{
  return field->count[hex] > 0 &&
         adj_table_is_phasing (field->table, adj_enemy (adj_field_side (field, hex)));
}

gboolean
adj_picks_prune (AdjPicks *self, const AdjField *field)
{
  guint before;
  guint i = 0;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (field != NULL, FALSE);

  before = self->n_units + self->n_targets;
  while (i < self->n_units)
    {
      guint8 where = self->units[i] < field->table->n_units
                         ? field->table->units[self->units[i]].where
                         : ADJ_ELIMINATED;

      if (where == ADJ_ON_MAP || where == ADJ_WAITING)
        i++;
      else
        drop_unit (self, i);
    }
  i = 0;
  while (i < self->n_targets)
    if (is_target (field, self->targets[i]))
      i++;
    else
      drop_target (self, i);
  return self->n_units + self->n_targets < before;
}

gboolean
adj_picks_attack (const AdjPicks *self, AdjJudge *judge, AdjAttack *attack)
{
  int units[ADJ_MAX_BATTLE_UNITS];

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (judge != NULL, FALSE);
  g_return_val_if_fail (attack != NULL, FALSE);

  if (self->n_units == 0 || self->n_targets == 0)
    return FALSE;
  for (guint i = 0; i < self->n_units; i++)
    units[i] = self->units[i];
  return adj_attack_prepare (judge, attack, self->targets, self->n_targets, units, self->n_units);
}
