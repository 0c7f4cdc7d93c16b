/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The closed lists of words that rulesets and scenarios use, each beside the enumeration whose
 * values are its indices, and the ceilings of both formats. Word lists end with NULL. */

#define ADJ_MAX_ARMS 12
#define ADJ_MAX_TERRAINS 24
#define ADJ_MAX_FEATURES 24
#define ADJ_MAX_PHASES 24
#define ADJ_MAX_COLUMNS 24
#define ADJ_MAX_COMMAND_LEVELS 9
#define ADJ_MOST_FACES 20 /* of a die */
#define ADJ_MAX_LEVEL 9   /* of a hex */
#define ADJ_MAX_OPTIONS 96
#define ADJ_MAX_STACK 9 /* units that a hex may hold by the rules */
#define ADJ_MAX_HEXES 6000
#define ADJ_MAX_UNITS 1000
#define ADJ_MAX_PATH 26 /* hexes of an order, the first one included */
#define ADJ_MAX_TURNS 60
#define ADJ_MAX_AWARDS 60
#define ADJ_MAX_ALONG 9  /* hexes of the edge beside an entry hex (R 5.5) */
#define ADJ_MAX_HELD 240 /* hexes whose holder is kept */

/* Characters in the short form of a text, so that it fills no more than a line of the player aid:
 * of an option, which has its title before it, and of a ruling. */
#define ADJ_SHORT_OPTION 80
#define ADJ_SHORT_RULING 110

typedef enum
{
  ADJ_SYMBOL_INFANTRY,
  ADJ_SYMBOL_ARTILLERY,
  ADJ_SYMBOL_CAVALRY,
  ADJ_SYMBOL_HORSE_ARTILLERY,
  ADJ_SYMBOL_TRAIN,
  ADJ_SYMBOL_GUNBOAT,
} AdjArmSymbol;
extern const char *const adj_arm_symbols[];

typedef enum
{
  ADJ_LOOK_UNKNOWN,
  ADJ_LOOK_CLEAR,
  ADJ_LOOK_FOREST,
  ADJ_LOOK_ROUGH,
  ADJ_LOOK_FOREST_ROUGH,
  ADJ_LOOK_TOWN,
  ADJ_LOOK_WATER,
  ADJ_LOOK_SWAMP,
} AdjTerrainLook;
extern const char *const adj_terrain_looks[];

typedef enum
{
  ADJ_FEATURE_LOOK_ROAD,
  ADJ_FEATURE_LOOK_TRAIL,
  ADJ_FEATURE_LOOK_TURNPIKE,
  ADJ_FEATURE_LOOK_RAILWAY,
  ADJ_FEATURE_LOOK_CREEK,
  ADJ_FEATURE_LOOK_BRIDGE,
  ADJ_FEATURE_LOOK_FORD,
  ADJ_FEATURE_LOOK_FERRY,
  ADJ_FEATURE_LOOK_SLOPE,
} AdjFeatureLook;
extern const char *const adj_feature_looks[];

typedef enum
{
  ADJ_PHASE_MOVEMENT,
  ADJ_PHASE_COMBAT,
  ADJ_PHASE_PLOT, /* marches are written down in secret, to be carried out together */
} AdjPhaseKind;
extern const char *const adj_phase_kinds[];

typedef enum
{
  ADJ_PLAYER_FIRST,
  ADJ_PLAYER_SECOND,
  ADJ_PLAYER_BOTH,
} AdjPhasePlayer;
extern const char *const adj_phase_players[];

typedef enum
{
  ADJ_WHEN_ALWAYS,
  ADJ_WHEN_DAY,
  ADJ_WHEN_NIGHT,
} AdjPhaseWhen;
extern const char *const adj_phase_whens[];

typedef enum
{
  ADJ_ZONES_ADJACENT,
  ADJ_ZONES_UNKNOWN, /* nobody knows who controls what */
} AdjZoneReach;
extern const char *const adj_zone_reaches[];

typedef enum
{
  ADJ_PLAYED_AS_RULE,
  ADJ_PLAYED_AS_SWITCH,
  ADJ_PLAYED_AS_FIGURE,
} AdjOptionKind;
extern const char *const adj_option_kinds[];

typedef enum
{
  ADJ_RESULT_AE, /* attacker eliminated */
  ADJ_RESULT_AR, /* attacker retreats */
  ADJ_RESULT_EX, /* exchange */
  ADJ_RESULT_DR, /* defender retreats */
  ADJ_RESULT_DE, /* defender eliminated */
} AdjCombatResult;
#define ADJ_N_RESULTS 5
extern const char *const adj_combat_results[];

extern const char *const adj_side_colours[];     /* blue, gray */
extern const char *const adj_map_orientations[]; /* as AdjHexOrientation */
extern const char *const adj_map_shifts[];       /* as AdjHexStagger */
extern const char *const adj_map_figures[];      /* what a map may have assumed */

typedef enum
{
  ADJ_DRAWN_NOTHING,
  ADJ_DRAWN_TOWN,
} AdjHexDrawing;
extern const char *const adj_hex_drawings[];

typedef enum
{
  ADJ_SIZE_BRIGADE, /* units without a size are brigades */
  ADJ_SIZE_SECTION,
  ADJ_SIZE_BATTERY,
  ADJ_SIZE_REGIMENT,
  ADJ_SIZE_DIVISION,
  ADJ_SIZE_CORPS,
} AdjUnitSize;
extern const char *const adj_unit_sizes[];

typedef enum
{
  ADJ_AWARD_ELIMINATED,
  ADJ_AWARD_EXITED,
  ADJ_AWARD_HELD,
  ADJ_AWARD_ONCE_HELD,
  ADJ_AWARD_NOT_EXITED,
  ADJ_AWARD_CUT_OFF,
  ADJ_AWARD_IN_ZONE,
  ADJ_AWARD_EXIT_LEAD,
} AdjAwardKind;
extern const char *const adj_award_kinds[];

typedef enum
{
  ADJ_PER_ONCE,
  ADJ_PER_STRENGTH,
  ADJ_PER_UNIT,
} AdjAwardPer;
extern const char *const adj_award_pers[];

typedef enum
{
  ADJ_MEASURE_RATIO,
  ADJ_MEASURE_MARGIN,
} AdjLevelMeasure;
extern const char *const adj_level_measures[];

typedef enum
{
  ADJ_UNKNOWN_MAP,
  ADJ_UNKNOWN_TURNS,
  ADJ_UNKNOWN_NIGHTS,
  ADJ_UNKNOWN_FIRST_PLAYER,
  ADJ_UNKNOWN_SET_UP,
  ADJ_UNKNOWN_STRENGTHS,
  ADJ_UNKNOWN_ARRIVALS,
  ADJ_UNKNOWN_EXITS,
  ADJ_UNKNOWN_VICTORY,
  ADJ_UNKNOWN_SPECIAL_RULES,
} AdjUnknownThing;
extern const char *const adj_unknown_things[];
