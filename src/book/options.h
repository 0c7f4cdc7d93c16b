/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The options whose effect is in the program. A ruleset may name others: they are shown with
 * their text and not offered. Adding one here is a promise that the rules ask for it. */
typedef enum
{
  ADJ_OPTION_NONE = -1,
  ADJ_OPTION_ATTACK_EFFECTIVENESS,    /* BG 11 */
  ADJ_OPTION_CREEK_BOMBARDMENT,       /* BG 8.45 */
  ADJ_OPTION_COLUMN_PER_ENTRY_HEX,    /* BG 15.0 */
  ADJ_OPTION_OCCUPATION_BY_MOVE_ONLY, /* BG 17.1 */
  ADJ_OPTION_TIGHT_STACKING,          /* Y 5.31, 5.32 */
  ADJ_OPTION_ENTRENCHMENTS,           /* Y 5.41 */
  ADJ_OPTION_ENTRENCHMENT_TURNS,      /* Y 5.42 */
  ADJ_OPTION_ZOC_COST,                /* Y 6.2 */
  ADJ_OPTION_ZOC_COST_REPLACES_TERRAIN,
  ADJ_OPTION_UNLIMBERING,          /* Y 8.6 */
  ADJ_OPTION_FOREST_COVER,         /* Y 9.0, 9.0b */
  ADJ_OPTION_ONE_HEX_MOVE,         /* Y 5.21 */
  ADJ_OPTION_FREE_DEPLOYMENT,      /* Y 14.0 */
  ADJ_OPTION_VARIABLE_INITIATIVE,  /* E IL.1 */
  ADJ_OPTION_COMMANDER_INITIATIVE, /* E IL.11 */
  ADJ_OPTION_FRIENDS_RELIEVE,      /* E IL.8 */
  ADJ_OPTION_IL_LOSSES,            /* E IL.6: an AdjIlLosses */
  ADJ_OPTION_COMMAND_CONTROL,      /* Y 5.50 */
  ADJ_OPTION_COMMAND_METHOD,       /* Y 5.57: an AdjCommandMethod */
  ADJ_OPTION_VOLUNTARY_ATTACK,     /* Y 7.0, 7.77 */
  ADJ_OPTION_FLANK_ATTACK,         /* Y 7.26 */
  ADJ_OPTION_RANGE_ATTENUATION,    /* Y 8.17 */
  ADJ_OPTION_ARTILLERY_SUPPORT,    /* Y 8.51 */
  ADJ_OPTION_SUPPORT_NEEDS_SIGHT,
  ADJ_OPTION_SUPPORT_MULTIPLIED,
  ADJ_OPTION_CAVALRY_ARMS,           /* Y 8.71 */
  ADJ_OPTION_CAVALRY_RETREAT,        /* Y 8.72 */
  ADJ_OPTION_CAVALRY_CHARGE,         /* Y 8.73 */
  ADJ_OPTION_DEMORALIZATION,         /* Y 11.6 */
  ADJ_OPTION_LIMITED_INTELLIGENCE,   /* Y 11.5 */
  ADJ_OPTION_DUMMIES_STOP_MOVERS,    /* Y 11.5 */
  ADJ_OPTION_DISPLACED_ADDS_NOTHING, /* BG 7.74b */
  ADJ_OPTION_FRIENDS_BAR_ENTRY,      /* BG 15.5b */
  ADJ_OPTION_FOREST_NOT_DOUBLED,     /* Y 0.2 */
  ADJ_OPTION_GUNS_OUT_OF_FOREST,     /* Y 0.2 */
  ADJ_OPTION_CAVALRY_POINTS,         /* Y 0.2 */
  ADJ_OPTION_ROAD_BONUS,             /* Y 0.2: movement points */
  ADJ_OPTION_NIGHT_TERRAIN,          /* E N.5 */
  ADJ_OPTION_NIGHT_PLOTS,            /* E N.1 */
  ADJ_OPTION_DRIFTED_MAY_WITHDRAW,   /* E N.4b */
  ADJ_OPTION_SLOPE_INTO_ZONE,        /* R 6.25b */
  ADJ_OPTION_SIMULTANEOUS_MOVEMENT,  /* Y S4.1 */
  ADJ_OPTION_EXCHANGE_BY_THE_DEAD,   /* Y S7.5b */
  ADJ_N_OPTIONS,
} AdjOptionKey;

/* Options that are a choice of words: the place of each word in the ruleset's list. */
typedef enum
{
  ADJ_IL_LOSSES_GAME,
  ADJ_IL_LOSSES_DAY,
} AdjIlLosses;

typedef enum
{
  ADJ_METHOD_DICE,
  ADJ_METHOD_CHITS,
} AdjCommandMethod;

/* ADJ_OPTION_NONE if the program does not play it. */
AdjOptionKey adj_option_key (const char *id);
const char *adj_option_key_id (AdjOptionKey key);

/* Is it played in phases of its own? A sequence of play that has none with it cannot play it. */
gboolean adj_option_has_phases (AdjOptionKey key);
