/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naive-odds.h"

int
naive_distance (const Naive *self, AdjHex a, AdjHex b)
{
  return adj_hex_distance (&self->book->scenario->map.grid, self->book->hexes[a].id,
                           self->book->hexes[b].id);
}

gboolean
naive_is (const Naive *self, const AdjTable *table, int unit, const char *arm)
{
  return g_str_equal (self->book->ruleset->arms[table->units[unit].arm].id, arm);
}

static gboolean
on (const AdjTable *table, AdjOptionKey key)
{
  return table->options[key] != 0;
}

static AdjHex
hex_of (const AdjTable *table, int unit)
{
  return table->units[unit].hex;
}

static gboolean
is_near (const AdjBattle *battle, guint i)
{
  return battle->attackers[i].role == ADJ_ROLE_ADJACENT;
}

/* ---- The attack ---- */

static gboolean
only_cavalry_defends (const Naive *self, const AdjTable *table)
{
  for (guint i = 0; i < table->battle.n_defenders; i++)
    if (naive_is (self, table, table->battle.defenders[i], "infantry") ||
        naive_is (self, table, table->battle.defenders[i], "artillery"))
      return FALSE;
  return table->battle.n_supports == 0;
}

/* Two hexes beside the target that are not beside each other. */
static gboolean
is_flanked (const Naive *self, const AdjTable *table, AdjHex target)
{
  const AdjBattle *battle = &table->battle;

  for (guint i = 0; i < battle->n_attackers; i++)
    for (guint j = 0; j < battle->n_attackers; j++)
      {
        int a = battle->attackers[i].unit;
        int b = battle->attackers[j].unit;

        if (is_near (battle, i) && is_near (battle, j) && !naive_is (self, table, a, "artillery") &&
            !naive_is (self, table, b, "artillery") &&
            naive_distance (self, hex_of (table, a), target) == 1 &&
            naive_distance (self, hex_of (table, b), target) == 1 &&
            naive_distance (self, hex_of (table, a), hex_of (table, b)) == 2)
          return TRUE;
      }
  return FALSE;
}

static int
attack_strength (const Naive *self, const AdjTable *table)
{
  const AdjBattle *battle = &table->battle;
  gboolean flanked = FALSE;
  int sum = 0;

  for (guint i = 0; on (table, ADJ_OPTION_FLANK_ATTACK) && i < battle->n_targets; i++)
    flanked |= is_flanked (self, table, battle->targets[i]);
  for (guint i = 0; i < battle->n_attackers; i++)
    {
      int unit = battle->attackers[i].unit;
      int strength = table->units[unit].strength;

      if (!is_near (battle, i) && on (table, ADJ_OPTION_RANGE_ATTENUATION))
        strength -= MAX (naive_distance (self, hex_of (table, unit), battle->targets[0]) - 1, 0);
      if (naive_is (self, table, unit, "cavalry") && on (table, ADJ_OPTION_CAVALRY_ARMS) &&
          !only_cavalry_defends (self, table) && (table->units[unit].deeds & ADJ_DEED_CHARGED) == 0)
        strength = strength / 2 + strength % 2;
      if (flanked && !naive_is (self, table, unit, "artillery"))
        strength *= 2;
      sum += MAX (strength, 0);
    }
  return sum;
}

/* ---- The defence ---- */

static gboolean
infantry_in (const Naive *self, const AdjTable *table, AdjHex hex)
{
  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].where == ADJ_ON_MAP && table->units[unit].hex == hex &&
        naive_is (self, table, unit, "infantry"))
      return TRUE;
  return FALSE;
}

static gboolean
attacked_by (const Naive *self, const AdjTable *table, const char *arm, AdjHex beside)
{
  const AdjBattle *battle = &table->battle;

  for (guint i = 0; i < battle->n_attackers; i++)
    if (naive_is (self, table, battle->attackers[i].unit, arm) &&
        (beside == ADJ_NO_HEX ||
         (is_near (battle, i) &&
          naive_distance (self, hex_of (table, battle->attackers[i].unit), beside) == 1)))
      return TRUE;
  return FALSE;
}

static int
defender_strength (const Naive *self, const AdjTable *table, int unit)
{
  int strength = table->units[unit].strength;
  AdjHex hex = hex_of (table, unit);

  if (table->units[unit].facts & ADJ_FACT_RETREATED)
    return 0;
  if (on (table, ADJ_OPTION_ARTILLERY_SUPPORT) && naive_is (self, table, unit, "artillery") &&
      attacked_by (self, table, "infantry", hex) && !infantry_in (self, table, hex))
    return 1;
  if (on (table, ADJ_OPTION_CAVALRY_ARMS) && naive_is (self, table, unit, "cavalry") &&
      (attacked_by (self, table, "infantry", ADJ_NO_HEX) ||
       attacked_by (self, table, "artillery", ADJ_NO_HEX)))
    return strength / 2 + strength % 2;
  return strength;
}

/* BG 7.4, Y 9.0. */
static int
ground_multiplier (const AdjTable *table, const char *terrain)
{
  if (g_str_equal (terrain, "forest"))
    return on (table, ADJ_OPTION_FOREST_COVER) ? 2 : 1;
  if (g_str_equal (terrain, "forest-rough"))
    return on (table, ADJ_OPTION_FOREST_COVER) ? 3 : 2;
  return g_str_equal (terrain, "rough") || g_str_equal (terrain, "town") ? 2 : 1;
}

/* Y 5.45, 5.46: what has been dug and is finished. */
static int
works_multiplier (const AdjTable *table, AdjHex hex, const char *terrain)
{
  for (guint i = 0; on (table, ADJ_OPTION_ENTRENCHMENTS) && i < table->n_markers; i++)
    if (table->markers[i].hex == hex && table->markers[i].kind == ADJ_MARKER_ENTRENCHMENT)
      return g_str_equal (terrain, "clear") ? 2 : g_str_equal (terrain, "forest-rough") ? 1 : 3;
  return 1;
}

/* BG 9.0. */
static gboolean
all_come_over_water (const Naive *self, const AdjTable *table, AdjHex hex)
{
  const AdjBattle *battle = &table->battle;
  gboolean all_cross = TRUE;

  for (guint i = 0; i < battle->n_attackers; i++)
    {
      AdjHex from = hex_of (table, battle->attackers[i].unit);
      int d = adj_book_direction (self->book, from, hex);

      if (is_near (battle, i) && d >= 0)
        all_cross &= (self->book->hexes[from].features[d] & (self->bridge | self->ford)) != 0;
    }
  return all_cross;
}

/* The single best one (BG 7.4). */
static int
multiplier (const Naive *self, const AdjTable *table, AdjHex hex)
{
  const char *terrain = self->book->ruleset->terrains[self->book->hexes[hex].terrain].id;
  int best = MAX (ground_multiplier (table, terrain), works_multiplier (table, hex, terrain));

  return MAX (best, all_come_over_water (self, table, hex) ? 2 : 1);
}

static int
lent_to (const Naive *self, const AdjTable *table, AdjHex hex)
{
  const AdjBattle *battle = &table->battle;
  int sum = 0;

  for (guint i = 0; i < battle->n_supports; i++)
    {
      int gun = battle->supports[i].unit;
      int nearest = 99;

      for (guint j = 0; j < battle->n_attackers; j++)
        nearest = MIN (nearest, naive_distance (self, hex_of (table, gun),
                                                hex_of (table, battle->attackers[j].unit)));
      if (battle->supports[i].hex == hex)
        sum += on (table, ADJ_OPTION_RANGE_ATTENUATION)
                   ? MAX (table->units[gun].strength - (nearest - 1), 0)
                   : table->units[gun].strength;
    }
  return sum;
}

static int
defence_strength (const Naive *self, const AdjTable *table)
{
  const AdjBattle *battle = &table->battle;
  int sum = 0;

  for (guint i = 0; i < battle->n_targets; i++)
    {
      AdjHex hex = battle->targets[i];
      int here = 0;

      for (guint j = 0; j < battle->n_defenders; j++)
        if (hex_of (table, battle->defenders[j]) == hex)
          here += defender_strength (self, table, battle->defenders[j]);
      if (on (table, ADJ_OPTION_SUPPORT_MULTIPLIED))
        sum += (here + lent_to (self, table, hex)) * multiplier (self, table, hex);
      else
        sum += here * multiplier (self, table, hex) + lent_to (self, table, hex);
    }
  return sum;
}

/* ---- The column ---- */

static gboolean
needs_line_of_fire (const AdjTable *table)
{
  const AdjBattle *battle = &table->battle;
  guint far = 0;

  for (guint i = 0; i < battle->n_attackers; i++)
    far += !is_near (battle, i);
  return far == battle->n_attackers || (far > 0 && battle->n_targets > 1);
}

/* 1-5 is the first column, 1-1 the fifth, 6-1 the last. */
int
naive_column (const Naive *self, const AdjTable *table, const int demoralized[ADJ_SIDES])
{
  int attack = attack_strength (self, table);
  int defence = defence_strength (self, table);
  int column;

  if (needs_line_of_fire (table))
    return NAIVE_NOT_ASKED;
  if (defence == 0)
    column = 9;
  else if (attack >= defence)
    column = 3 + MIN (attack / defence, 6);
  else
    column = 5 - MIN ((defence + attack - 1) / attack, 5);
  if (on (table, ADJ_OPTION_DEMORALIZATION))
    column += demoralized[1 - table->battle.side] - demoralized[table->battle.side];
  column = CLAMP (column, 0, 9);
  return table->battle.reduce >= 0 ? MIN (column, table->battle.reduce) : column;
}
