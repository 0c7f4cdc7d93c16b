/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"

/* The state of the table: one plain value without pointers, its padding zeroed, so that a copy is
 * memcpy and equality memcmp. It is made for a book and only adj_table_apply changes it
 * (table/effect.h). It holds nothing that can be worked out from it and nothing that belongs to the
 * record (dice, notes, entries). */

typedef enum
{
  ADJ_WAITING, /* due later, or held back */
  ADJ_ON_MAP,
  ADJ_ELIMINATED,
  ADJ_EXITED,
  ADJ_ASIDE, /* put off the map by the umpire, for no reason of the rules */
} AdjWhere;

/* Facts about a unit. Those of movement last through the Combat Phase that follows, those of
 * combat through their phase. */
typedef enum
{
  ADJ_FACT_INEFFECTIVE = 1 << 0,          /* BG 11.1: the counter is inverted */
  ADJ_FACT_INEFFECTIVE_AT_NIGHT = 1 << 1, /* at the last nightfall (E IL.5) */
  ADJ_FACT_FACE_DOWN = 1 << 2,            /* Y 11.5 */
  ADJ_FACT_DUMMY = 1 << 3,                /* Y 11.52 */
  ADJ_FACT_REDUCED = 1 << 4,              /* shows its weaker side */

  ADJ_FACT_MAY_GO_BACK = 1 << 5, /* of combat. BG 8.16: bombarded, and the result was Ar */

  ADJ_FACT_DRIVEN = 1 << 7, /* of combat. Y S7.5: has to go back in its side's turn */

  /* of movement */
  ADJ_FACT_GOES_ON = 1 << 6, /* Y 11.5: whom it stopped for was a dummy, so it may march on */
  ADJ_FACT_MOVED = 1 << 8,   /* BG 5.11 */
  ADJ_FACT_ENTERED = 1 << 9, /* BG 15.0: part of this phase's column */

  /* of combat */
  ADJ_FACT_ATTACKED = 1 << 10,   /* BG 7.14: has attacked or bombarded */
  ADJ_FACT_DEFENDED = 1 << 11,   /* BG 7.14: has been attacked */
  ADJ_FACT_RETREATED = 1 << 12,  /* BG 7.74 */
  ADJ_FACT_ADVANCED = 1 << 13,   /* BG 7.75: neither attacks nor is attacked any more */
  ADJ_FACT_DISPLACED = 1 << 14,  /* BG 7.81b */
  ADJ_FACT_MUST_LEAVE = 1 << 15, /* BG 11.31: ineffective in an EZOC as the phase began */
} AdjFact;

/* Whether the unit obeys in this Player-Turn (Y 5.50). */
typedef enum
{
  ADJ_CONTROL_KEPT,
  ADJ_CONTROL_LOST,    /* it scatters, and has not drifted yet (Y 5.52) */
  ADJ_CONTROL_DRIFTED, /* it has */
  ADJ_CONTROL_HELD,    /* Y 5.58b: it does not scatter, and may not move */
} AdjControl;

/* The deeds of a unit by the optional rules of combat, remembered until its phase is over. */
typedef enum
{
  ADJ_DEED_CHARGED = 1 << 0,  /* Y 8.73; of movement */
  ADJ_DEED_LENT = 1 << 1,     /* Y 8.51: its strength, to a hex that was attacked; of combat */
  ADJ_DEED_FREED = 1 << 2,    /* Y 8.72: whom it attacked slipped away before the die; of combat */
  ADJ_DEED_WITHDREW = 1 << 3, /* E N.4; of movement */
} AdjDeed;

/* The markers that lie on a unit until somebody takes them off (R 2.3). What they do nobody here
 * knows. */
typedef enum
{
  ADJ_BEARS_DISRUPTED = 1 << 0,
  ADJ_BEARS_SHAKEN = 1 << 1,
  ADJ_BEARS_ROUTED = 1 << 2,
  ADJ_BEARS_RALLY = 1 << 3, /* it is to rally in the next Combat Phase of its side (R 4.0) */
} AdjBears;

#define ADJ_ALL_BEARS (ADJ_BEARS_DISRUPTED | ADJ_BEARS_SHAKEN | ADJ_BEARS_ROUTED | ADJ_BEARS_RALLY)

#define ADJ_DEEDS_OF_MOVEMENT (ADJ_DEED_CHARGED | ADJ_DEED_WITHDREW)
#define ADJ_DEEDS_OF_COMBAT (ADJ_DEED_LENT | ADJ_DEED_FREED)

#define ADJ_FACTS_OF_MOVEMENT (ADJ_FACT_GOES_ON | ADJ_FACT_MOVED | ADJ_FACT_ENTERED)
#define ADJ_FACTS_OF_COMBAT                                                                        \
  (ADJ_FACT_ATTACKED | ADJ_FACT_DEFENDED | ADJ_FACT_RETREATED | ADJ_FACT_ADVANCED |                \
   ADJ_FACT_DISPLACED | ADJ_FACT_MUST_LEAVE | ADJ_FACT_MAY_GO_BACK | ADJ_FACT_DRIVEN)

typedef struct
{
  AdjHex hex;   /* ADJ_NO_HEX unless on the map */
  guint8 where; /* AdjWhere */
  gint8 side;
  gint8 arm;
  guint8 strength;     /* as printed, of the side that shows; ADJ_STRENGTH_UNKNOWN */
  guint8 fought_day;   /* the last day it took part in combat (E IL.3); 0: never */
  guint8 gone_day;     /* the day it was eliminated (E IL.6); 0 */
  guint8 entered_turn; /* 0: set up, or not entered */
  guint8 alias;        /* what others call it while it lies face down, "?c7"; 0: nothing yet */
  guint8 control;      /* AdjControl */
  guint8 gone_turn;    /* the Game-Turn it was eliminated in (Y 11.6); 0 */
  guint8 deeds;        /* of AdjDeed */
  guint8 unseen;       /* who looks at this table sees but its back (record/seen.h) */
  guint16 facts;       /* of AdjFact */
  gint32 spent;        /* sixths of movement points in its last Movement Phase */
  gint32 deployed;     /* of them, those paid for an enemy zone of control (Y 6.2): no march */
  guint32 plot;        /* its revealed plot (table/tokens.h); 0: none */
  AdjHex entry;        /* the hex it entered the map by in that phase */
  AdjHex came_from;    /* the hex before its own, when it last moved */
  AdjHex night_from;   /* the hex that its night march came from into its own (E N.4) */
  guint16 plotted;     /* the place of its plot among those of its side, from 1 (E N.3b) */
  guint32 bears;       /* of AdjBears */

  /* Of simultaneous combat (Y S7.4), by the numbers of engagements; 0: none. */
  guint8 attacks_in;
  guint8 attacked_in;
  guint16 role; /* AdjBattleRole, of its attack */
  guint16 lends_in;
  AdjHex lends_to; /* ADJ_NO_HEX */
} AdjUnitState;

#define ADJ_STRENGTH_UNKNOWN 255
#define ADJ_MAX_ALIAS 255

typedef enum
{
  ADJ_BATTLE_NONE,
  ADJ_BATTLE_DECLARED, /* waits for the die */
  ADJ_BATTLE_SETTLING, /* rolled; what it left to choose is owed */
} AdjBattleStage;

#define ADJ_MAX_TARGETS 6
#define ADJ_MAX_BATTLE_UNITS 64
#define ADJ_MAX_DEFENDERS 16

typedef enum
{
  ADJ_ROLE_ADJACENT,
  ADJ_ROLE_BOMBARDS, /* BG 8.11: from a distance, suffering nothing */
} AdjBattleRole;

typedef struct
{
  guint16 unit;
  guint8 role; /* AdjBattleRole */
  guint8 spare;
} AdjBattleUnit;

/* A battery and the hex it lends its strength to (Y 8.51). */
typedef struct
{
  guint16 unit;
  AdjHex hex;
} AdjSupport;

#define ADJ_MAX_SUPPORTS 16

typedef struct
{
  guint8 stage; /* AdjBattleStage */
  gint8 side;   /* who attacks */
  gint8 column; /* the column used, after shifts and reduction; -1 before */
  gint8 reduce; /* the column the attacker declared; -1 */
  guint8 die;   /* 0 before the roll */
  gint8 result; /* AdjCombatResult; -1 before the roll */
  guint8 n_targets;
  guint8 n_attackers;
  guint8 n_defenders;
  guint8 n_supports;
  guint8 spare[2];
  AdjHex targets[ADJ_MAX_TARGETS];
  AdjBattleUnit attackers[ADJ_MAX_BATTLE_UNITS];
  guint16 defenders[ADJ_MAX_DEFENDERS];
  AdjSupport supports[ADJ_MAX_SUPPORTS];
} AdjBattle;

/* A choice somebody still has to make. What the lawful answers are is worked out from the table
 * (rules/debts.h). They may be paid in any order within one stage. */
typedef enum
{
  ADJ_DEBT_RETREAT,  /* unit: one hex by BG 7.7 */
  ADJ_DEBT_DISPLACE, /* hex: one of the units there moves on (BG 7.81) */
  ADJ_DEBT_LOSE,     /* side: units worth at least value points in the exchange (BG 7.6c) */
  ADJ_DEBT_ADVANCE,  /* side: one unit into one vacated hex, or stay (BG 7.75, Y 8.72) */
  ADJ_DEBT_REPULSE,  /* unit: one hex by BG 7.7, for it has not attacked (Y 7.77) */
  ADJ_DEBT_RALLY,    /* unit: what has become of it, after its attempt to rally (R 12.42) */
  ADJ_DEBT_CONTEST,  /* both sides: a die each for the hex (Y S5.23) */
  ADJ_N_DEBTS,
} AdjDebtKind;

typedef struct
{
  guint8 kind; /* AdjDebtKind */
  gint8 side;  /* who owes it */
  guint16 unit;
  AdjHex hex;
  gint16 value;
  guint16 engagement; /* whose result it comes from, from 1; 0: the battle's, or none */
} AdjDebt;

#define ADJ_MAX_DEBTS ADJ_MAX_ENGAGEMENTS /* an advance in each of them */

/* A hex that one side holds (BG 17.1): every hex an award names, in the order of AdjTable.held. The
 * linter tells of more than there is room for. */
typedef struct
{
  AdjHex hex;
  gint8 holder; /* ADJ_NO_SIDE */
  guint8 once;  /* bit side: has ever held it */
} AdjHeld;

#define ADJ_NO_UNIT ((guint16) 0xffff)

/* Where a side has put what it plotted, for nobody to read before both reveal. */
typedef enum
{
  ADJ_SEALED_NOT,      /* it plots, or has not begun */
  ADJ_SEALED_HERE,     /* the record keeps it */
  ADJ_SEALED_ON_PAPER, /* it lies face down beside the map */
} AdjSealed;

typedef enum
{
  ADJ_MARKER_NONE,
  ADJ_MARKER_BUILDING, /* an entrenchment under construction (Y 5.41), or breastworks (R 4.0) */
  ADJ_MARKER_ENTRENCHMENT,
  ADJ_MARKER_BREASTWORKS, /* R 2.3 */
  ADJ_N_MARKERS,
} AdjMarkerKind;

typedef struct
{
  AdjHex hex;
  guint8 kind;
  guint8 value;    /* own Movement Phases that must still end before what is built is finished;
                    * 0: breastworks that may be turned */
  guint16 builder; /* who builds it, ADJ_NO_UNIT; what is finished is anybody's (Y 5.44) */
} AdjMarker;

/* A hex that both sides make for in one segment, and what they have thrown for it (Y S5.23). */
typedef struct
{
  AdjHex hex;
  guint8 dice[ADJ_SIDES];
} AdjContest;

#define ADJ_MAX_CONTESTS ADJ_MAX_DEBTS /* each is owed first */
#define ADJ_MAX_LEFT 8

/* An attack of simultaneous play (Y S7.5): who is in it is written on the units, and its result
 * waits until all are thrown for. */
typedef struct
{
  gint8 side; /* who attacks */
  gint8 column;
  gint8 reduce;
  gint8 result; /* AdjCombatResult; -1 before the die */
  guint16 die;  /* 0 before */
  guint8 n_targets;
  guint8 n_vacated;
  AdjHex targets[ADJ_MAX_TARGETS];
  AdjHex vacated[ADJ_MAX_LEFT]; /* by its losers, as far as they leave them empty */
} AdjEngagement;

#define ADJ_MAX_ENGAGEMENTS 128

/* The order in which waiting results are carried out. */
typedef enum
{
  ADJ_EXECUTION_WAITS,
  ADJ_EXECUTION_LOSSES,
  ADJ_EXECUTION_FIRST_RETREATS, /* the first player's */
  ADJ_EXECUTION_SECOND_RETREATS,
  ADJ_EXECUTION_ADVANCES,
  ADJ_EXECUTION_EFFECTIVENESS,
  ADJ_EXECUTION_FIRST_REPULSIONS,
  ADJ_EXECUTION_SECOND_REPULSIONS,
  ADJ_N_EXECUTIONS,
} AdjExecution;

#define ADJ_MAX_MARKERS 240
#define ADJ_MAX_VACATED 16
#define ADJ_MAX_CHAIN 64

/* E IL.1: on the first Day turn after a Night. */
typedef enum
{
  ADJ_DAWN_NONE,
  ADJ_DAWN_OWED, /* both sides' dice are waited for */
  ADJ_DAWN_SETTLED,
} AdjDawn;

typedef struct
{
  guint32 size; /* of the whole block in bytes */
  guint16 n_units;
  guint16 capacity;           /* units that fit: the book's and as many outside it */
  guint32 crossed[ADJ_SIDES]; /* features of the hexsides its units have crossed so far (Y 5.58b) */

  guint8 turn;         /* Game-Turn, from 1 */
  guint8 phase;        /* index in the ruleset's sequence */
  guint8 phasing;      /* bit side: whose phase it is; both in simultaneous play */
  guint8 first_player; /* side */
  guint8 day;          /* from 1; a Night ends one */
  guint8 over;         /* the last Game-Turn is done */
  guint8 n_debts;
  guint8 n_held;
  guint8 n_markers;
  guint8 n_vacated;
  guint8 n_chain;
  guint8 dawn; /* AdjDawn */

  guint8 dawn_dice[ADJ_SIDES]; /* of the last initiative roll (E IL.5); 0 */
  guint8 scatter[ADJ_SIDES];   /* of this Movement Phase: the digits are known; Y 5.57: so far */
  guint8 chits[ADJ_SIDES];     /* still to be drawn (Y 5.57) */
  guint8 segment;              /* the last that both sides have marched; 0 */
  guint8 sealed[ADJ_SIDES];    /* AdjSealed: each side's plots of this turn */
  guint8 revealed;             /* what was sealed lies open */
  guint8 won;                  /* 1 and the side for which victory was declared (R 4.0b); 0 */
  guint8 n_contests;
  guint16 n_engagements;
  guint16 execution;            /* AdjExecution: the stage that is under way, or done */
  guint16 digits[ADJ_SIDES];    /* bit n: units in hexes ending in n lose control (Y 5.51) */
  gint32 levels[ADJ_SIDES];     /* both sides' Initiative Levels at the last roll */
  gint32 commanders[ADJ_SIDES]; /* what each commander adds (E IL.11) */
  gint16 options[ADJ_N_OPTIONS];
  gint16 next_options[ADJ_N_OPTIONS]; /* in force from the next Game-Turn */
  gint32 score[ADJ_SIDES];            /* points the umpire awarded */
  gint32 accrued[ADJ_MAX_AWARDS];     /* what awards that count every turn have come to */
  AdjBattle battle;
  AdjDebt debts[ADJ_MAX_DEBTS];
  AdjHeld held[ADJ_MAX_HELD];
  AdjMarker markers[ADJ_MAX_MARKERS];
  AdjContest contests[ADJ_MAX_CONTESTS];          /* of the segment that is marched next */
  AdjEngagement engagements[ADJ_MAX_ENGAGEMENTS]; /* number n is the one before index n */
  AdjHex vacated[ADJ_MAX_VACATED]; /* by the losers of this battle, or before it (Y 8.72) */
  guint16 chain[ADJ_MAX_CHAIN];    /* units that moved in the displacement under way (BG 7.82) */
  AdjUnitState units[];
} AdjTable;

/* Set up as printed: Game-Turn 1, the first phase that takes place in it; everything that has no
 * hex waits. */
AdjTable *adj_table_new (const AdjBook *book);
AdjTable *adj_table_copy (const AdjTable *self);
void adj_table_free (AdjTable *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjTable, adj_table_free)

/* Both made for the same book. */
void adj_table_assign (AdjTable *self, const AdjTable *other);
gboolean adj_table_equal (const AdjTable *self, const AdjTable *other);

/* Of its bytes: the same as long as nothing changes. */
guint64 adj_table_hash (const AdjTable *self);

static inline int
adj_table_option (const AdjTable *self, AdjOptionKey key)
{
  return self->options[key];
}

static inline gboolean
adj_table_has (const AdjTable *self, int unit, AdjFact fact)
{
  return (self->units[unit].facts & fact) != 0;
}

static inline gboolean
adj_table_did (const AdjTable *self, int unit, AdjDeed deed)
{
  return (self->units[unit].deeds & deed) != 0;
}

static inline gboolean
adj_table_bears (const AdjTable *self, int unit, AdjBears marker)
{
  return (self->units[unit].bears & marker) != 0;
}

static inline gboolean
adj_table_on_map (const AdjTable *self, int unit)
{
  return self->units[unit].where == ADJ_ON_MAP;
}

/* Y 11.52: a unit that is none. */
static inline gboolean
adj_table_is_dummy (const AdjTable *self, int unit)
{
  return (self->units[unit].facts & ADJ_FACT_DUMMY) != 0;
}

/* Y 5.52: it has lost control in this Player-Turn, whether it has drifted yet or not. */
static inline gboolean
adj_table_has_scattered (const AdjTable *self, int unit)
{
  return self->units[unit].control == ADJ_CONTROL_LOST ||
         self->units[unit].control == ADJ_CONTROL_DRIFTED;
}

/* E IL.1: both sides' initiative dice are waited for. */
static inline gboolean
adj_table_owes_dawn (const AdjTable *self)
{
  return self->dawn == ADJ_DAWN_OWED;
}

/* Its strength in points; one that nobody has typed in counts 0. */
static inline int
adj_table_points (const AdjTable *self, int unit)
{
  return self->units[unit].strength == ADJ_STRENGTH_UNKNOWN ? 0 : self->units[unit].strength;
}

/* The marker on the hex; NULL if there is none. */
const AdjMarker *adj_table_marker (const AdjTable *self, AdjHex hex);

/* The side that threw higher for the hex in this segment; ADJ_NO_SIDE if neither did. */
int adj_table_contest_winner (const AdjTable *self, AdjHex hex);

/* The index in held, or -1. */
int adj_table_held (const AdjTable *self, AdjHex hex);

/* Is the Game-Turn a Night (BG 10.1)? */
gboolean adj_table_is_night (const AdjTable *self, const AdjBook *book);
gboolean adj_table_is_night_turn (const AdjBook *book, int turn);
AdjPhaseKind adj_table_phase_kind (const AdjTable *self, const AdjBook *book);

/* Do units march one by one in this phase? What both sides have plotted is carried out together. */
gboolean adj_table_is_march (const AdjTable *self, const AdjBook *book);
gboolean adj_table_is_phasing (const AdjTable *self, int side);

/* The first phase of Game-Turn 1 by the options in force. */
guint8 adj_table_first_phase (const AdjTable *self, const AdjBook *book);

/* Is it the phase that the game began with? */
gboolean adj_table_is_first_phase (const AdjTable *self, const AdjBook *book);

/* Whose phase of the sequence it is, as bits; whether the options that are in force in that
 * Game-Turn have it, and whether it takes place in it, by day or by night. */
int adj_table_phasing_in (const AdjTable *self, const AdjBook *book, int phase);
gboolean adj_table_plays_phase (const AdjTable *self, const AdjBook *book, int phase, int turn);
gboolean adj_table_has_phase (const AdjTable *self, const AdjBook *book, int phase, int turn);

/* The side that those bits name; ADJ_NO_SIDE for both. */
int adj_phasing_side (int phasing);

/* BG 5.11: it has moved in the Movement Phase that is under way. */
gboolean adj_table_has_moved (const AdjTable *self, const AdjBook *book, int unit);
