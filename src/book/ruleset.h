/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/options.h"
#include "book/words.h"
#include "desk/problems.h"

/* A ruleset: the tables of a rule book, its options and the ledger of its rows. Immutable once
 * read; strings belong to it. Movement points are counted in sixths throughout. */

#define ADJ_MP 6            /* sixths in one movement point */
#define ADJ_CLOSED -1       /* a cost nobody can pay */
#define ADJ_UNKNOWN_COST -2 /* a printed figure that nobody has typed in yet */
#define ADJ_NO_COST -3      /* nothing stated here: the terrain's own figure holds */

typedef struct
{
  const char *id;
  const char *name;
  AdjArmSymbol symbol;
  int movement;              /* allowance in sixths, ADJ_UNKNOWN_COST if the ruleset has none */
  int least;                 /* R 2.4: it has that much at least, whatever is printed; sixths */
  gboolean bombards;         /* BG 8.11 */
  gboolean initiative;       /* E IL.2 */
  gboolean zone;             /* BG 6.1, CH 18.1 */
  gboolean attacks;          /* CH 18.1 */
  gboolean must_be_attacked; /* CH 18.1 */
  gboolean paths_only;       /* CH 18.2 */
  gboolean alone;            /* CH 18.3 */
  gboolean flees;            /* CH 18.4 */
  int march_to_fire;         /* Y 8.6: marches no more, sixths, and still attacks; ADJ_NO_COST */
  int weakens_per;           /* Y 8.17, 8.17b: hexes between for each strength a battery loses */
  const char *check;
} AdjArm;

typedef struct
{
  const char *id;
  const char *name;
  AdjTerrainLook look;
  int entry;                   /* sixths, ADJ_CLOSED or ADJ_UNKNOWN_COST */
  int entry_for[ADJ_MAX_ARMS]; /* the same for one arm; ADJ_NO_COST where entry holds */
  int along[ADJ_MAX_FEATURES]; /* R 6.24: what entering costs along that kind of path, sixths;
                                * ADJ_NO_COST where the path's own rate holds */
  int above;                   /* R 6.21: the same above level 1, sixths or ADJ_UNKNOWN_COST;
                                * ADJ_NO_COST where entry holds on every level */
  int only_by;                 /* entered and left by that kind of hexside alone; -1 by any */
  gboolean stop;               /* BG 5.24: may a unit end its move here */
  gboolean zone;               /* BG 6.6: do zones of control reach in */
  int defence;                 /* BG 7.4 multiplier */
  gboolean blocks_sight;       /* BG 8.31 */
  int tight_limit;             /* Y 5.31, 5.32: units with tight stacking; 0: the usual limit */
  int cover;                   /* Y 9.0: multiplier with forest cover; 1: as without */
  int battery_entry;           /* Y 9.0b: what a battery pays with it, sixths; ADJ_NO_COST */
  int dug_in;                  /* Y 5.45: multiplier of an entrenchment; 0: none can be dug */
  const char *check;
} AdjTerrain;

/* The features that can lie on a hexside. A kind's bit in a feature mask is 1 << its index. */
typedef struct
{
  const char *id;
  const char *name;
  AdjFeatureLook look;
  int at_most;             /* BG 5.22, 5.23: the hex beyond costs no more, sixths; 0 is no path */
  int adds;                /* sixths */
  gboolean closed;         /* BG 5.25, 6.6, 7.15: no movement, retreat, zone or attack across */
  const char *opens;       /* a closed kind or an only-by terrain that it makes passable */
  int defence;             /* BG 9.0 multiplier, 1 for none */
  int bombardment_defence; /* BG 9.0b multiplier, 1 for none */
  const char *check;
} AdjFeature;

typedef struct
{
  const char *id;
  const char *name;
  AdjPhaseKind kind;
  AdjPhasePlayer player;
  AdjPhaseWhen when;
  const char *with;     /* takes place with that option on; NULL: with any */
  const char **without; /* and with each of these off: ids, NULL-terminated; never NULL */
} AdjPhase;

typedef struct
{
  int attacker; /* the odds as printed: attacker-defender */
  int defender;
  AdjCombatResult results[20]; /* by die, results[0] is die 1 */
} AdjColumn;

typedef struct
{
  const char *id;
  AdjOptionKind kind;
  AdjOptionKey
      key; /* ADJ_OPTION_NONE: neither played nor offered, by the program or by the sequence */
  const char *title;
  const char *text;
  const char *short_text; /* the same in a line; NULL where text is short enough */
  int preset;             /* off 0, on 1, the number, or the index in words */
  const char **words;     /* NULL-terminated, NULL where it is no choice of words */
  int least;
  int most;
  const char *part_of; /* the rule it belongs to, or NULL */
  const char **needs;  /* NULL-terminated lists of option ids; never NULL */
  const char **offsets;
  const char **brings;
  gboolean next_turn; /* takes effect at the next Game-Turn: it alters the sequence of play */
} AdjOption;

/* One row of the ledger: something the program does, cited by its id. */
typedef struct
{
  const char *id;
  const char *chapter;
  const char *text;
  const char *option;       /* the rule it belongs to, or NULL */
  const char *switch_id;    /* the option that chooses the other reading, or NULL */
  const char *ruling;       /* what was decided where the sources are silent, or NULL */
  const char *short_ruling; /* the same in a line; NULL where it is short enough */
  const char *check;
  const char **stands_for; /* NULL-terminated: the rows of 1975 that it is here; never NULL */
  const char **lifts;      /* likewise: those that it says are no rule here */
} AdjRow;

/* A part of the rule book that is in no source, and has to be typed in by whoever owns it. */
typedef struct
{
  const char *text;
  const char *row; /* by which it is cited; NULL */
  const char *
      *stands_for;   /* NULL-terminated: the rows of 1975 that nobody knows here; never NULL */
  gboolean figures;  /* figures answer it, which the program then goes by */
  gboolean answered; /* whoever owns it has typed it in, or sees to it himself */
} AdjMissing;

/* The column of reinforcements before an entry hex. */
typedef struct
{
  int stack;       /* R 5.0: so many units enter for one price; 1 */
  int adds;        /* what each one more stack pays, sixths */
  int along;       /* where that kind of path leads onto the map; -1 */
  int adds_along;  /* each pays that in place of adds, sixths */
  int within;      /* R 5.5: the overdue enter so many hexes along the edge; 0: nowhere else */
  gboolean enters; /* R 5.0: the first pays for the entry hex. FALSE: its place alone (BG 15.0) */
} AdjColumnOfMarch;

typedef struct
{
  int refs;
  GStringChunk *strings;

  const char *id;
  const char *title;
  const char *about;
  const char **games; /* NULL-terminated: the titles it applies to */
  guint n_missing;
  AdjMissing *missing;      /* what the owner must type in */
  const char **differences; /* NULL-terminated: from the rules of 1975 */

  int movement_unit; /* sixths */
  gboolean minimum_move;
  int zone_cost;            /* Y 6.2: for coming into an enemy zone of control, sixths */
  gboolean zones_known;     /* FALSE: nobody knows who controls what */
  gboolean zones_walled;    /* by kinds of its own, and not by what closes a side to movement */
  guint32 zone_walls;       /* those kinds, as bits */
  gboolean paths_into_zone; /* FALSE: no path's rate is paid for coming into one (R 6.25) */
  int slope_adds;           /* R 6.26: what going up a slope adds, sixths; 0: there are no slopes */
  int stacking_limit;       /* 0: not known */
  int tight_adds;           /* Y 5.31: for coming into a friend's hex, sixths */
  int bombard_least;        /* 0: nobody bombards */
  int bombard_most;

  AdjColumnOfMarch column;

  guint n_arms;
  AdjArm arms[ADJ_MAX_ARMS];
  guint n_terrains;
  AdjTerrain terrains[ADJ_MAX_TERRAINS];
  guint n_features;
  AdjFeature features[ADJ_MAX_FEATURES];
  guint n_phases;
  AdjPhase phases[ADJ_MAX_PHASES];

  int combat_die; /* faces; 0 where the ruleset has no combat results */
  guint n_columns;
  AdjColumn columns[ADJ_MAX_COLUMNS];
  const char *combat_check;

  int command_die; /* faces; 0 where there is no command table */
  int n_levels;
  guint16 digits[ADJ_MAX_COMMAND_LEVELS]
                [20]; /* bit n: hexes ending in n scatter; by level - 1, die - 1 */
  const char *command_check;

  guint n_options;
  AdjOption options[ADJ_MAX_OPTIONS];
  guint n_rows;
  AdjRow *rows;         /* as in the file */
  GHashTable *known_as; /* AdjCited by the row of 1975; NULL where those are its own */
} AdjRuleset;

/* NULL if the file cannot be used; problems says why, and warns of the rest. */
AdjRuleset *adj_ruleset_load (const char *path, AdjProblems *problems);
AdjRuleset *adj_ruleset_parse (const char *text, gsize length, AdjProblems *problems);
char *adj_ruleset_write (const AdjRuleset *self, gsize *length);

/* The version of the format that has all that the ruleset holds: it is written in the oldest. */
int adj_ruleset_version (const AdjRuleset *self);

AdjRuleset *adj_ruleset_ref (AdjRuleset *self);
void adj_ruleset_unref (AdjRuleset *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjRuleset, adj_ruleset_unref)

/* Index by id, -1 if there is none. */
int adj_ruleset_arm (const AdjRuleset *self, const char *id);
int adj_ruleset_terrain (const AdjRuleset *self, const char *id);
int adj_ruleset_feature (const AdjRuleset *self, const char *id);
int adj_ruleset_option (const AdjRuleset *self, const char *id);
int adj_ruleset_column (const AdjRuleset *self, int attacker, int defender);
const AdjRow *adj_ruleset_row (const AdjRuleset *self, const char *id);

/* The program's functions name the rows of 1975 that they carry out. In rules whose rows stand for
 * those, such a name is looked up; others are cited as they are. A row of 1975 may be several rows
 * there, told apart by a word behind it, "BG 5.11 moved-already"; NULL where there is none. */
typedef struct
{
  const char *row;           /* by which it is cited; NULL if these rules have no such row */
  const AdjMissing *missing; /* what is missing in its place; NULL */
  gboolean lifted;           /* it is known to be no rule here */
} AdjCited;

/* Is the row one of its own, or one that such a row stands for? */
gboolean adj_ruleset_has_row (const AdjRuleset *self, const char *row);

AdjCited adj_ruleset_cite (const AdjRuleset *self, const char *row, const char *why);

/* Once rows and missing are all there. */
void adj_ruleset_index_citations (AdjRuleset *self);

/* "3-1"; the text belongs to the caller. */
char *adj_column_to_string (const AdjColumn *column);

/* The value that a word, a number, "on" or "off" means for an option; FALSE if it means none. */
gboolean adj_option_parse_value (const AdjOption *option, const char *text, int *value);
char *adj_option_value_to_string (const AdjOption *option, int value);
