/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

/* The outcome of an order, in absolute values: applying effects needs no judgement, so a recorded
 * game is opened without judging anything again, and shows as it was played. */

/* Each kind's unit, hex, side, path and figures are said in its row (table/effect-row.h). */
typedef enum
{
  /* The effects on a unit: effects-of-units.c. Those up to PLACED change where it is. */
  ADJ_EFFECT_MOVED,      /* along path; path[0] is where it stood */
  ADJ_EFFECT_ENTERED,    /* into hex */
  ADJ_EFFECT_EXITED,     /* off hex */
  ADJ_EFFECT_RETREATED,  /* to hex */
  ADJ_EFFECT_DISPLACED,  /* to hex */
  ADJ_EFFECT_SLIPPED,    /* to hex, out of a battle before its die (Y 8.72) */
  ADJ_EFFECT_ADVANCED,   /* to hex */
  ADJ_EFFECT_ELIMINATED, /* it is gone */
  ADJ_EFFECT_PLACED,     /* to hex, ADJ_NO_HEX for aside: the umpire's hand */
  ADJ_EFFECT_FACTS,      /* these are all its facts now */
  ADJ_EFFECT_STRENGTH,   /* this is its strength */
  ADJ_EFFECT_TURNED,     /* face down or up; up, and nobody needs its alias */
  ADJ_EFFECT_DUMMY,      /* from now on it is a dummy of side, face down and not on the map */
  ADJ_EFFECT_ALIAS,      /* what others call it while it lies face down */
  ADJ_EFFECT_DEPLOYED,   /* so much of what it has spent went for an enemy zone (Y 6.2) */
  ADJ_EFFECT_CONTROL,    /* whether it obeys */
  ADJ_EFFECT_DRIFTED,    /* to hex, by dice */
  ADJ_EFFECT_CHARGED,    /* in its march (Y 8.73) */
  ADJ_EFFECT_FOUGHT,     /* it took part in combat on that day */
  ADJ_EFFECT_PLOTTED,    /* it marches by that plot, entering by hex if it enters */
  ADJ_EFFECT_STOPPED,    /* it marches no farther; hex: where a night march came from (E N.4) */
  ADJ_EFFECT_WITHDREW,   /* from the enemy in the morning (E N.4) */
  ADJ_EFFECT_BEARS,      /* these are all the markers on it now (R 2.3) */
  ADJ_EFFECT_RALLIED,    /* it has tried to (R 12.42) */

  /* The battle on the table: effects-of-battle.c */
  ADJ_EFFECT_ATTACK,    /* a battle is declared; side attacks */
  ADJ_EFFECT_TARGET,    /* hex is attacked */
  ADJ_EFFECT_ATTACKER,  /* unit attacks */
  ADJ_EFFECT_DEFENDER,  /* unit defends */
  ADJ_EFFECT_SUPPORTER, /* unit lends its strength to hex (Y 8.51) */
  ADJ_EFFECT_SPARED,    /* hex is attacked no more, for nobody is left in it (Y 8.72) */
  ADJ_EFFECT_RELEASED,  /* unit attacks no more: there was no combat (Y 8.72) */
  ADJ_EFFECT_ROLLED,    /* the die fell */
  ADJ_EFFECT_WAITS,     /* the die of an engagement fell; its result waits (Y S7.5) */
  ADJ_EFFECT_VACATED,   /* hex is left empty by the losers */
  ADJ_EFFECT_BATTLE_OVER,

  /* The table: effects-of-table.c */
  ADJ_EFFECT_DEBT,   /* opened; its unit, hex and side as in AdjDebt. One of displacement takes who
                      * made it necessary into the chain (BG 7.82) */
  ADJ_EFFECT_PAID,   /* the same debt is paid or falls away */
  ADJ_EFFECT_HELD,   /* hex is held by side */
  ADJ_EFFECT_MARKER, /* hex bears it; unit: the builder, if any */
  ADJ_EFFECT_PHASE,  /* a phase begins */
  ADJ_EFFECT_DAY,    /* a day begins */
  ADJ_EFFECT_FIRST,  /* side moves first from now on */
  ADJ_EFFECT_DAWN,   /* both sides' initiative dice are waited for */
  ADJ_EFFECT_LEVEL,  /* side's Initiative Level, and the die of it */
  ADJ_EFFECT_COMMANDER, /* what side's commander adds */
  ADJ_EFFECT_DIGITS,    /* drawn by side, and chits still to be drawn */
  ADJ_EFFECT_OPTION,
  ADJ_EFFECT_SCORE,     /* side has so many of the umpire's points now */
  ADJ_EFFECT_ACCRUED,   /* what an award has come to */
  ADJ_EFFECT_SEALED,    /* what side has plotted is put away */
  ADJ_EFFECT_REVEALED,  /* what both have sealed lies open; the plots follow */
  ADJ_EFFECT_CONTESTED, /* side's die for hex, which both make for (Y S5.23) */
  ADJ_EFFECT_SEGMENT,   /* both sides have marched so far */
  ADJ_EFFECT_EXECUTED,  /* a stage of carrying out what waits has begun */
  ADJ_EFFECT_OVER,      /* the game has ended */
  ADJ_EFFECT_VICTORY,   /* and with it side has won: so the players declare (R 4.0b) */
  ADJ_N_EFFECTS,
} AdjEffectKind;

/* The things that come to their end with an effect. */
typedef enum
{
  ADJ_ENDS_OPTIONS = 1 << 0,    /* those chosen for the next Game-Turn come into force */
  ADJ_ENDS_DAWN = 1 << 1,       /* nobody threw, and the initiative stays where it was (E IL.9) */
  ADJ_ENDS_DISORDER = 1 << 2,   /* whoever was out of command obeys again (Y 5.50) */
  ADJ_ENDS_BATTLE = 1 << 3,     /* with the hexes that were vacated in it */
  ADJ_ENDS_DEBTS = 1 << 4,      /* all of them */
  ADJ_ENDS_CHAIN = 1 << 5,      /* nobody is left to be displaced (BG 7.82) */
  ADJ_ENDS_COMBAT = 1 << 6,     /* what units did in combat */
  ADJ_ENDS_MOVEMENT = 1 << 7,   /* what units of the phasing sides did in movement */
  ADJ_ENDS_GOING_BACK = 1 << 8, /* who has bombarded may go back no more (BG 8.16) */
  ADJ_ENDS_VACATED = 1 << 9,    /* hexes that were vacated before the die (Y 8.72) */
  ADJ_ENDS_DEFENCE = 1 << 10,   /* there was no combat: nobody has defended or lent (Y 8.72) */
  ADJ_ENDS_PLOTS = 1 << 11,     /* the plots of both sides, marched or not */
  ADJ_ENDS_NIGHT = 1 << 12,     /* where night marches came from (E N.4) */
} AdjEnds;

#define ADJ_ALL_ENDS ((1 << 13) - 1)

/* Why a unit that marches by plot goes no farther (E N.9). */
typedef enum
{
  ADJ_HALT_NONE,
  ADJ_HALT_IN_ZONE,       /* it stood in an EZOC before the march (E N.2) */
  ADJ_HALT_ZONES_OVERLAP, /* its zone and an enemy's overlapped before it */
  ADJ_HALT_ZONES_MET,     /* they do now (E N.3) */
  ADJ_HALT_ADJACENT,      /* it has come into an EZOC */
  ADJ_HALT_ONE_HEX,       /* an enemy makes for the same hex */
  ADJ_HALT_SWAPPED,       /* it would change places with enemies */
  ADJ_HALT_ENEMY_IN_HEX,
  ADJ_HALT_BARRED, /* its entry hex, by a zone or friends (E N.6b); or the train, which passes
                      nobody */
  ADJ_HALT_CLOSED, /* to its arm */
  ADJ_HALT_FULL,   /* no room to stay (E N.3b), or to pass (Y 5.31) */
  ADJ_HALT_OUT_OF_COMMAND, /* its plot is struck (Y S5.21) */
  ADJ_HALT_PLOT_ENDS,
  ADJ_N_HALTS,
} AdjHalt;

/* Why a scattered unit goes no further (Y 5.53, 5.54). */
typedef enum
{
  ADJ_DRIFT_SPENT, /* its points are used up */
  ADJ_DRIFT_TOO_DEAR,
  ADJ_DRIFT_MAP_EDGE,
  ADJ_DRIFT_CLOSED_HEXSIDE,
  ADJ_DRIFT_CLOSED_HEX,
  ADJ_DRIFT_ENEMY,
  ADJ_DRIFT_FULL_STACK,
  ADJ_DRIFT_TRAIN,
  ADJ_DRIFT_IN_ZONE,     /* it has come into an EZOC, or started in one */
  ADJ_DRIFT_BARRED_ZONE, /* by night or ineffective it may not enter the next hex's EZOC */
  ADJ_DRIFT_NO_STOPPING, /* further on there is no hex that it may stop in (BG 5.24) */
  ADJ_N_DRIFT_STOPS,
} AdjDriftStop;

/* The check value of what is sealed: twenty hexadecimal digits. */
#define ADJ_CHECK_BYTES 10

typedef struct
{
  guint8 kind; /* AdjEffectKind: which of the figures are its own */
  gint8 side;
  guint8 n_path;
  guint8 untold; /* an old game did not say what else it brings about (table/effect-old.h) */
  guint16 unit;  /* ADJ_NO_UNIT */
  AdjHex hex;
  gint32 ends;       /* of AdjEnds: PHASE, ATTACK, ROLLED, BATTLE_OVER, PAID */
  gint32 engagement; /* number of simultaneous combat; 0: what it is about is the battle */
  union
  {
    struct
    {
      gint32 spent;   /* in this phase: MOVED, ENTERED, EXITED */
      gint32 crossed; /* features of hexsides (Y 5.58b): MOVED, ADVANCED */
    } march;
    gint32 facts; /* of AdjFact */
    gint32 strength;
    gint32 face_down;
    gint32 arm; /* what a DUMMY passes for */
    gint32 alias;
    gint32 deployed;
    gint32 control; /* AdjControl */
    struct
    {
      gint32 stop; /* AdjDriftStop */
      gint32 dice; /* direction * 10 + points */
      gint32 back; /* the hex before its last one is its way back in the morning (E N.4b) */
    } drift;
    gint32 day;   /* FOUGHT, DAY */
    gint32 bears; /* of AdjBears */
    struct
    {
      gint32 tokens;  /* table/tokens.h; of STOPPED: what it has marched */
      gint32 place;   /* PLOTTED: among the plots of its side, from 1 */
      gint32 segment; /* STOPPED: in which */
      gint32 why;     /* STOPPED: AdjHalt */
    } plot;
    gint32 segment; /* SEGMENT */
    gint32 die;     /* CONTESTED */
    gint32 stage;   /* EXECUTED: AdjExecution */
    struct
    {
      gint32 paper;                  /* it lies beside the map, and has no check value */
      guint8 check[ADJ_CHECK_BYTES]; /* of what is sealed */
    } seal;                          /* SEALED */
    gint32 reduce;                   /* ATTACK: the column declared, or -1 */
    gint32 role;                     /* ATTACKER: AdjBattleRole */
    struct
    {
      gint32 die;
      gint32 result;     /* AdjCombatResult; -1: the players' own word for it */
      gint32 column;     /* -1 if the odds are not known */
      gint32 letters[3]; /* of that word, four in each */
    } roll;              /* ROLLED; RALLIED has its die and the word */
    struct
    {
      gint32 kind; /* AdjDebtKind */
      gint32 value;
    } debt;
    struct
    {
      gint32 kind;   /* AdjMarkerKind */
      gint32 figure; /* phases to go until it is built, or AdjWorksGivenUp */
    } marker;
    struct
    {
      gint32 turn;
      gint32 index; /* in the ruleset's sequence */
      gint32 sides; /* bits of those whose phase it is */
    } phase;
    struct
    {
      gint32 points;
      gint32 die;
    } level;
    struct
    {
      gint32 digits; /* bits */
      gint32 left;   /* chits still to be drawn */
    } draw;
    struct
    {
      gint32 key;
      gint32 value;
      gint32 later; /* only from the next Game-Turn */
    } option;
    gint32 points; /* COMMANDER, SCORE */
    struct
    {
      gint32 award;
      gint32 count;
    } accrued;
  };
  AdjHex path[ADJ_MAX_PATH];
} AdjEffect;

/* Why an entrenchment under construction is lost (Y 5.42, 5.43). */
typedef enum
{
  ADJ_WORKS_GIVEN_UP_BY_HAND,
  ADJ_WORKS_GIVEN_UP_MOVED,
  ADJ_WORKS_GIVEN_UP_ATTACKED, /* the builder attacked or bombarded */
  ADJ_WORKS_GIVEN_UP_DEFENDED, /* it was attacked or bombarded */
  ADJ_WORKS_GIVEN_UP_DRIVEN,   /* it left the hex without a march */
  ADJ_WORKS_GIVEN_UP_LOST,     /* it is gone */
  ADJ_WORKS_GIVEN_UP_COMMAND,  /* it lost command control */
  ADJ_N_GIVEN_UP,
} AdjWorksGivenUp;

/* The players' own word for a result, where their table is not in the rules at hand: letters,
 * digits and signs. */
#define ADJ_RESULT_LETTERS 12
typedef struct
{
  char text[ADJ_RESULT_LETTERS + 1]; /* "" for none */
} AdjResultWord;

/* FALSE if the text is none: too long, or of other characters. */
gboolean adj_result_word_read (AdjResultWord *word, const char *text);
void adj_effect_set_word (AdjEffect *rolled, const AdjResultWord *word);
AdjResultWord adj_effect_get_word (const AdjEffect *rolled);

/* An effect with everything unset. */
AdjEffect adj_effect (AdjEffectKind kind);

/* One of a phase that begins, but for what ends with it. */
AdjEffect adj_effect_phase (int turn, int index, int sides);

AdjEffect adj_effect_debt (AdjEffectKind kind, const AdjDebt *debt);
AdjDebt adj_effect_debt_meant (const AdjEffect *effect);
