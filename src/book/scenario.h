/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"
#include "hex/grid.h"

/* A scenario: one battle as it is printed, its map, units, turns and victory conditions.
 * Immutable once read; strings belong to it. What nobody has read off a printed copy yet is
 * marked unknown, never filled in. */

#define ADJ_SIDES 2
#define ADJ_NO_SIDE -1

/* Somebody should compare this with the printed game (and why); where it was read; and its line
 * in the file, for the linter. */
typedef struct
{
  const char *check;
  const char *source;
  int line;
} AdjMarks;

typedef struct
{
  const char *id;
  const char *name;
  int colour; /* index in adj_side_colours */
} AdjSide;

typedef struct
{
  AdjHexId id;
  int terrain;
  int level;       /* from 1 */
  gboolean slope;  /* R 6.26b: it lies between its level and the next */
  gboolean listed; /* FALSE: the map's default terrain */
  AdjHexDrawing drawn;
  const char *name;
  AdjMarks marks;
} AdjMapHex;

typedef struct
{
  AdjHexId a;
  AdjHexId b;
  guint32 features; /* 1 << index in the ruleset */
  const char *name;
  AdjMarks marks;
} AdjMapHexside;

typedef struct
{
  AdjHexGrid grid;
  int compass[ADJ_HEX_DIRECTIONS]; /* grid direction of the printed N NE SE S SW NW */
  gboolean compass_given;
  int default_terrain; /* -1: only listed hexes are on the map */
  const char *assumed; /* which figures are stand-ins, blanks between; NULL for none */
  AdjMarks marks;
  guint n_hexes;
  AdjMapHex *hexes; /* rising ids */
  guint n_hexsides;
  AdjMapHexside *hexsides; /* rising (a, b), a < b */
} AdjMap;

typedef struct
{
  gboolean night;
  const char *label;
  AdjMarks marks;
} AdjTurn;

#define ADJ_MAX_ENTRIES 12
#define ADJ_UNKNOWN_STRENGTH -1

typedef struct
{
  const char *id;
  const char *name; /* the designation as printed */
  int side;
  int arm;
  AdjUnitSize size;
  gboolean size_given;
  int strength; /* ADJ_UNKNOWN_STRENGTH */
  int reduced;  /* ADJ_UNKNOWN_STRENGTH: one strength only */
  int movement; /* sixths; the arm's allowance unless printed */
  gboolean movement_given;
  AdjHexId hex; /* ADJ_HEX_NONE: not set up on the map, or not known */
  int turn;     /* due as a reinforcement; 0: not one, or not known */
  guint n_entries;
  AdjHexId entries[ADJ_MAX_ENTRIES];
  int still; /* may not move up to and including that turn; 0 */
  const char *group;
  AdjMarks marks;
} AdjUnit;

typedef struct
{
  GArray *hexes; /* of AdjHexId */
  int cost;      /* sixths */
  int side;      /* ADJ_NO_SIDE: either */
  int arm;       /* -1: any */
  AdjMarks marks;
} AdjExit;

typedef struct
{
  int side;
  GArray *hexes; /* of AdjHexId */
  AdjMarks marks;
} AdjHolding;

typedef struct
{
  gboolean given;
  int along;    /* feature; -1: over any ground */
  GArray *from; /* of AdjHexId; empty: from the unit's own hex */
  GArray *to;   /* of AdjHexId */
  int within;   /* hexes from the unit to the way; -1: no limit */
} AdjTrace;

typedef struct
{
  const char *id;
  const char *title;
  int side; /* who gets the points */
  AdjAwardKind kind;
  int points;
  AdjAwardPer per;
  GArray *hexes; /* of AdjHexId; may be empty */
  int unit;      /* -1 */
  int arm;       /* -1 */
  const char *row;
  AdjTrace trace;
  AdjMarks marks;
} AdjAward;

typedef struct
{
  int side;
  const char *name;
  AdjLevelMeasure measure;
  int figure;     /* sixths */
  gboolean above; /* must be exceeded, not only reached */
  GArray *holds;  /* of AdjHexId; may be empty */
  AdjMarks marks;
} AdjLevel;

typedef struct
{
  int side;
  int from;
  int to; /* 0: to the end */
  int level;
  gboolean restricts; /* Y 5.58b */
  AdjMarks marks;
} AdjCommand;

typedef struct
{
  int side;
  int initiative;
  AdjMarks marks;
} AdjCommander;

typedef struct
{
  int side;
  int from;
  int to; /* 0: to the end */
  int units;
  int lifted_by; /* feature an enemy crosses; -1: never */
  AdjMarks marks;
} AdjLimit;

typedef struct
{
  const char *title;
  const char *text;
  AdjMarks marks;
} AdjSpecial;

typedef struct
{
  AdjUnknownThing what;
  const char *text;
} AdjUnknown;

typedef struct
{
  const char *id;
  const char *text;
} AdjSource;

typedef struct _AdjScenario
{
  int refs;
  GStringChunk *strings;
  struct _AdjScenario *lender; /* whose strings a copy uses besides its own; NULL */
  AdjRuleset *ruleset;

  const char *id;
  const char *title;
  const char *date;
  const char *ruleset_id;
  const char *about;
  int first_player; /* ADJ_NO_SIDE: not known */
  AdjMarks marks;

  AdjSide sides[ADJ_SIDES];
  AdjMap map;
  guint n_turns;                /* 0: not known */
  AdjTurn turns[ADJ_MAX_TURNS]; /* turns[0] is Game-Turn 1 */
  guint n_units;
  AdjUnit *units;
  GHashTable *unit_places; /* id to place in units, plus one */

  GArray *sources;    /* of AdjSource */
  GArray *exits;      /* of AdjExit */
  GArray *holdings;   /* of AdjHolding */
  GArray *awards;     /* of AdjAward */
  GArray *levels;     /* of AdjLevel */
  GArray *commands;   /* of AdjCommand */
  GArray *commanders; /* of AdjCommander */
  GArray *limits;     /* of AdjLimit */
  GArray *specials;   /* of AdjSpecial */
  GArray *unknowns;   /* of AdjUnknown */
} AdjScenario;

/* NULL if the text cannot be used; problems says why, and warns of the rest. */
AdjScenario *
adj_scenario_parse (const char *text, gsize length, AdjRuleset *ruleset, AdjProblems *problems);
char *adj_scenario_write (const AdjScenario *self, gsize *length);

/* Everything in it may be altered. */
AdjScenario *adj_scenario_copy (const AdjScenario *self);

/* The version of the format that has all that the scenario holds: it is written in the oldest. */
int adj_scenario_version (const AdjScenario *self);

AdjScenario *adj_scenario_ref (AdjScenario *self);
void adj_scenario_unref (AdjScenario *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjScenario, adj_scenario_unref)

int adj_scenario_side (const AdjScenario *self, const char *id);
int adj_scenario_unit (const AdjScenario *self, const char *id);
int adj_scenario_award (const AdjScenario *self, const char *id); /* -1 */
const AdjMapHex *adj_scenario_hex (const AdjScenario *self, AdjHexId id);

/* What lies between the two, in either order; NULL if nothing does. */
const AdjMapHexside *adj_scenario_hexside (const AdjScenario *self, AdjHexId a, AdjHexId b);

/* What stands in a list, by what the file calls it: "award", "source" ...; NULL of everything else.
 */
GArray *adj_scenario_list (const AdjScenario *self, const char *element);

/* Of a hex, a hexside, a unit, a turn, or what stands in that place of a list; NULL of what has no
 * marks. Those of a copy may be altered. */
AdjMarks *adj_scenario_marks (const AdjScenario *self, const char *element, guint place);

/* TRUE when a game of it can be played without anybody's charts. */
gboolean adj_scenario_complete (const AdjScenario *self);
