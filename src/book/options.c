/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/options.h"

#include <glib.h>

static const char *const ids[ADJ_N_OPTIONS] = {
  [ADJ_OPTION_ATTACK_EFFECTIVENESS] = "attack-effectiveness",
  [ADJ_OPTION_CREEK_BOMBARDMENT] = "creek-bombardment",
  [ADJ_OPTION_COLUMN_PER_ENTRY_HEX] = "column-per-entry-hex",
  [ADJ_OPTION_OCCUPATION_BY_MOVE_ONLY] = "occupation-by-move-only",
  [ADJ_OPTION_TIGHT_STACKING] = "tight-stacking",
  [ADJ_OPTION_ENTRENCHMENTS] = "entrenchments",
  [ADJ_OPTION_ENTRENCHMENT_TURNS] = "entrenchment-turns",
  [ADJ_OPTION_ZOC_COST] = "zoc-cost",
  [ADJ_OPTION_ZOC_COST_REPLACES_TERRAIN] = "zoc-cost-replaces-terrain",
  [ADJ_OPTION_UNLIMBERING] = "unlimbering",
  [ADJ_OPTION_FOREST_COVER] = "forest-cover",
  [ADJ_OPTION_ONE_HEX_MOVE] = "one-hex-move",
  [ADJ_OPTION_FREE_DEPLOYMENT] = "free-deployment",
  [ADJ_OPTION_VARIABLE_INITIATIVE] = "variable-initiative",
  [ADJ_OPTION_COMMANDER_INITIATIVE] = "commander-initiative",
  [ADJ_OPTION_FRIENDS_RELIEVE] = "friends-relieve-surround",
  [ADJ_OPTION_IL_LOSSES] = "il-losses",
  [ADJ_OPTION_COMMAND_CONTROL] = "command-control",
  [ADJ_OPTION_COMMAND_METHOD] = "command-method",
  [ADJ_OPTION_VOLUNTARY_ATTACK] = "voluntary-attack",
  [ADJ_OPTION_FLANK_ATTACK] = "flank-attack",
  [ADJ_OPTION_RANGE_ATTENUATION] = "range-attenuation",
  [ADJ_OPTION_ARTILLERY_SUPPORT] = "artillery-support",
  [ADJ_OPTION_SUPPORT_NEEDS_SIGHT] = "support-needs-sight",
  [ADJ_OPTION_SUPPORT_MULTIPLIED] = "support-multiplied",
  [ADJ_OPTION_CAVALRY_ARMS] = "cavalry-arms",
  [ADJ_OPTION_CAVALRY_RETREAT] = "cavalry-retreat",
  [ADJ_OPTION_CAVALRY_CHARGE] = "cavalry-charge",
  [ADJ_OPTION_DEMORALIZATION] = "demoralization",
  [ADJ_OPTION_LIMITED_INTELLIGENCE] = "limited-intelligence",
  [ADJ_OPTION_DUMMIES_STOP_MOVERS] = "dummies-stop-movers",
  [ADJ_OPTION_DISPLACED_ADDS_NOTHING] = "displaced-adds-nothing",
  [ADJ_OPTION_FRIENDS_BAR_ENTRY] = "friends-bar-entry",
  [ADJ_OPTION_FOREST_NOT_DOUBLED] = "forest-not-doubled",
  [ADJ_OPTION_GUNS_OUT_OF_FOREST] = "guns-out-of-forest",
  [ADJ_OPTION_CAVALRY_POINTS] = "cavalry-points",
  [ADJ_OPTION_ROAD_BONUS] = "road-bonus",
  [ADJ_OPTION_NIGHT_TERRAIN] = "night-terrain",
  [ADJ_OPTION_NIGHT_PLOTS] = "night-plots",
  [ADJ_OPTION_DRIFTED_MAY_WITHDRAW] = "drifted-may-withdraw",
  [ADJ_OPTION_SLOPE_INTO_ZONE] = "slope-into-zone",
  [ADJ_OPTION_SIMULTANEOUS_MOVEMENT] = "simultaneous-movement",
  [ADJ_OPTION_EXCHANGE_BY_THE_DEAD] = "exchange-by-the-dead",
};

AdjOptionKey
adj_option_key (const char *id)
{
  for (int key = 0; key < ADJ_N_OPTIONS; key++)
    if (g_strcmp0 (ids[key], id) == 0)
      return (AdjOptionKey) key;
  return ADJ_OPTION_NONE;
}

const char *
adj_option_key_id (AdjOptionKey key)
{
  g_return_val_if_fail (key >= 0 && key < ADJ_N_OPTIONS, NULL);
  return ids[key];
}

gboolean
adj_option_has_phases (AdjOptionKey key)
{
  return key == ADJ_OPTION_NIGHT_PLOTS || key == ADJ_OPTION_SIMULTANEOUS_MOVEMENT;
}
