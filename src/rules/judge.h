/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"
#include "table/effect.h"

/* A judgement in the making. The rules judge an order against a scratch copy of the table: each
 * effect they add is applied to it at once, so that what follows sees the new position. The
 * caller's table is never touched; a verdict that stands is carried out by applying its effects
 * there, or by taking the scratch table over. */

/* The reasons that a verdict may rest on. */
typedef enum
{
  /* impossible: the order makes no sense on this table */
  ADJ_REASON_NO_BATTLE,
  ADJ_REASON_NOT_ON_MAP,
  ADJ_REASON_NOT_WAITING,
  ADJ_REASON_NOT_ADJACENT,
  ADJ_REASON_NO_PATH,
  ADJ_REASON_NO_ENEMY_THERE,
  ADJ_REASON_NO_ATTACKERS,
  ADJ_REASON_TOO_MANY,
  ADJ_REASON_NOT_AN_ENEMY,
  ADJ_REASON_OUT_OF_REACH,
  ADJ_REASON_ZERO_STRENGTH,
  ADJ_REASON_NO_SUCH_FACE,
  ADJ_REASON_NOTHING_OWED,
  ADJ_REASON_NO_COLUMN,
  ADJ_REASON_ENEMY_IN_HEX,
  ADJ_REASON_GAME_OVER,
  ADJ_REASON_UNKNOWN_STRENGTH,
  ADJ_REASON_NOT_PLAYED,
  ADJ_REASON_DUG_ALREADY,
  ADJ_REASON_NO_COMMAND_LEVEL,
  ADJ_REASON_CHIT_DRAWN_TWICE,
  ADJ_REASON_TOO_MANY_CHITS,
  ADJ_REASON_NOT_ATTACKED,
  ADJ_REASON_NO_FRIEND,
  ADJ_REASON_NO_BATTERY,
  ADJ_REASON_DEFENDS_ITSELF,
  ADJ_REASON_WHICH_SIDE,
  ADJ_REASON_MOVES_AS_PLOTTED,
  ADJ_REASON_NOT_NOW_SEALED,
  ADJ_REASON_SEALED_ALREADY,
  ADJ_REASON_NOT_BOTH_SEALED,
  ADJ_REASON_NOT_NOW_REVEALED,
  ADJ_REASON_NOT_REVEALED,
  ADJ_REASON_PLOT_IS_SEALED,
  ADJ_REASON_PLOT_IS_SECRET,

  /* movement */
  ADJ_REASON_NOT_YOUR_PHASE,
  ADJ_REASON_MOVED_ALREADY,
  ADJ_REASON_LEAVES_ZONE,
  ADJ_REASON_STOPS_IN_ZONE,
  ADJ_REASON_CLOSED_HEX,
  ADJ_REASON_CLOSED_HEXSIDE,
  ADJ_REASON_OFF_ROADS,
  ADJ_REASON_TOO_FAR,
  ADJ_REASON_NO_STOPPING,
  ADJ_REASON_PASSES_TRAIN,
  ADJ_REASON_NIGHT_ZONE,
  ADJ_REASON_INEFFECTIVE_ZONE,
  ADJ_REASON_MUST_STAY,
  ADJ_REASON_MOVE_LIMIT,
  ADJ_REASON_CROWDED,
  ADJ_REASON_WRONG_SET_UP,

  /* entrenchments */
  ADJ_REASON_NOT_NOW_DIGGING,
  ADJ_REASON_NO_DIGGING_HERE,
  ADJ_REASON_DIGS_IN_ZONE,
  ADJ_REASON_DIGS_SCATTERED,
  ADJ_REASON_DUMMY_DIGS,
  ADJ_REASON_CHARGES_ON_FOOT,
  ADJ_REASON_CHARGES_ROUGH,
  ADJ_REASON_CHARGES_WATER,
  ADJ_REASON_CHARGES_FRIEND,
  ADJ_REASON_CHARGES_SHORT,

  /* reinforcements and exits */
  ADJ_REASON_NOT_DUE,
  ADJ_REASON_WRONG_ENTRY,
  ADJ_REASON_ENTRY_OCCUPIED,
  ADJ_REASON_COLUMN_TOO_LONG,
  ADJ_REASON_STACKED_ENTRY,
  ADJ_REASON_NO_EXIT,

  /* combat */
  ADJ_REASON_NIGHT_COMBAT,
  ADJ_REASON_BATTLE_OPEN,
  ADJ_REASON_ATTACKED_ALREADY,
  ADJ_REASON_DEFENDED_ALREADY,
  ADJ_REASON_ACROSS_CLOSED,
  ADJ_REASON_CANNOT_ATTACK,
  ADJ_REASON_INEFFECTIVE,
  ADJ_REASON_ADVANCED,
  ADJ_REASON_DISPLACED_GUN,
  ADJ_REASON_LIMBERED,
  ADJ_REASON_STACKMATE_LEFT_OUT,
  ADJ_REASON_NOT_ADJACENT_TO_ALL,
  ADJ_REASON_BOMBARDS_SEVERAL,
  ADJ_REASON_BATTERIES_APART,
  ADJ_REASON_OUT_OF_RANGE,
  ADJ_REASON_NO_SIGHT,
  ADJ_REASON_BOMBARDS_IN_ZONE,
  ADJ_REASON_NOT_LOWER,
  ADJ_REASON_RESULT_DIFFERS,
  ADJ_REASON_REPULSION_BEGUN,
  ADJ_REASON_LENT_ALREADY,
  ADJ_REASON_LENDS_IN_RETREAT,
  ADJ_REASON_MUST_STAND,

  /* after combat */
  ADJ_REASON_RETREAT_CLOSED,
  ADJ_REASON_RETREAT_ZONE,
  ADJ_REASON_RETREAT_STACK,
  ADJ_REASON_OTHER_RETREAT,
  ADJ_REASON_DISPLACES_TO_DEATH,
  ADJ_REASON_TOO_FEW_LOST,
  ADJ_REASON_NOT_A_VICTOR,
  ADJ_REASON_NOT_VACATED,

  /* leaving a phase: what is still owed */
  ADJ_REASON_OWES_CHOICE,
  ADJ_REASON_OWES_ATTACK,
  ADJ_REASON_OWES_DEFENCE,
  ADJ_REASON_OWES_LEAVING,
  ADJ_REASON_OWES_CHARGE,
  ADJ_REASON_NOT_REPULSED,
  ADJ_REASON_OVER_LIMIT,
  ADJ_REASON_NOT_ENTERED,

  /* limited intelligence */
  ADJ_REASON_STAYS_UP,
  ADJ_REASON_NO_DUMMIES,
  ADJ_REASON_TOO_MANY_DUMMIES,
  ADJ_REASON_CROWDING_DUMMY,

  /* in place of what only the owner of a face-down unit may know */
  ADJ_REASON_UNSEEN,
  ADJ_REASON_OWES_INITIATIVE,
  ADJ_REASON_OWES_SCATTER,
  ADJ_REASON_OWES_DRIFT,

  /* initiative and command control */
  ADJ_REASON_OTHER_FIRST,
  ADJ_REASON_OTHER_METHOD,
  ADJ_REASON_OUT_OF_CONTROL,
  ADJ_REASON_HELD_BACK,
  ADJ_REASON_AFTER_SCATTERED,
  ADJ_REASON_BEFORE_OTHERS, /* only in games that an older version recorded */
  ADJ_REASON_IN_CONTROL,
  ADJ_REASON_OTHER_LEVEL,

  /* night marches by plot, and the morning after */
  ADJ_REASON_NOT_NOW_PLOTTED,
  ADJ_REASON_NO_SEGMENT,
  ADJ_REASON_FROZEN,
  ADJ_REASON_PLOT_CUT,
  ADJ_REASON_PLOT_STANDS,
  ADJ_REASON_PLOT_UNFIT,
  ADJ_REASON_SEAL_DAMAGED,
  ADJ_REASON_OWES_SEAL,
  ADJ_REASON_OWES_REVEAL,
  ADJ_REASON_NOT_THE_MORNING,
  ADJ_REASON_NOT_THE_HOLDER,
  ADJ_REASON_OTHERS_MOVED,
  ADJ_REASON_NOT_IN_ZONE,
  ADJ_REASON_NO_WAY_BACK,
  ADJ_REASON_OTHER_WAY_BACK,
  ADJ_REASON_BACK_INTO_ZONE,

  /* an attack after which a duty cannot be met */
  ADJ_REASON_LEFT_TO_NOBODY,
  ADJ_N_REASONS,
} AdjReason;

typedef struct
{
  AdjReason reason;
  const char *row; /* the ledger's row it rests on; NULL for what makes no sense at all */
  gboolean impossible;
  int unit;   /* -1 */
  AdjHex hex; /* ADJ_NO_HEX */
  int figure;
} AdjFinding;

typedef enum
{
  ADJ_OK,
  ADJ_WARNED,
  ADJ_IMPOSSIBLE,
} AdjStanding;

/* The plots that a side has sealed, as whoever keeps them has opened them. */
typedef struct
{
  guint8 check[ADJ_CHECK_BYTES];
  const char *text; /* a plot a line, canonical; NULL: there are none, or they are damaged */
} AdjKeptSeal;

#define ADJ_MAX_FINDINGS (2 * ADJ_MAX_UNITS) /* two of every unit */

typedef struct
{
  const AdjBook *book;
  AdjTable *table; /* the scratch copy */
  AdjField field;  /* of it */

  /* For the aliases of what lies face down (rules/alias.h); who judges sets them once. */
  const char *secret; /* NULL: none is dealt */
  guint32 number;     /* of the entry that is judged */

  /* Of what is sealed or revealed; who judges sets them once. */
  AdjKeptSeal seals[ADJ_SIDES];
  gboolean in_secret; /* one side's plots are judged behind its curtain */

  gboolean needs_secret; /* aliases were called for */
  AdjStanding standing;
  gboolean unjudged; /* an unknown printed figure came in: no verdict, never a guess */
  guint n_findings;
  AdjFinding findings[ADJ_MAX_FINDINGS];
  guint n_effects;
  guint max_effects; /* enough for three on every unit, and a battle */
  AdjEffect *effects;
} AdjJudge;

AdjJudge *adj_judge_new (const AdjBook *book, const AdjTable *table);
void adj_judge_free (AdjJudge *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjJudge, adj_judge_free)

/* Ready for the next order on the same or another table of the same book. */
void adj_judge_begin (AdjJudge *self, const AdjTable *table);

/* Findings. unit -1, hex ADJ_NO_HEX where none is meant. The same finding is kept once. */
void adj_judge_warn (
    AdjJudge *self, const char *row, AdjReason reason, int unit, AdjHex hex, int figure);
void adj_judge_refuse (AdjJudge *self, AdjReason reason, int unit, AdjHex hex, int figure);
gboolean adj_judge_has (const AdjJudge *self, AdjReason reason);

/* Adds an effect and applies it to the scratch table; the field is read again. */
void adj_judge_do (AdjJudge *self, const AdjEffect *effect);

/* The usual ones. */
void adj_judge_do_unit (AdjJudge *self, AdjEffectKind kind, int unit, AdjHex hex, int figure);
void adj_judge_do_way (AdjJudge *self, int unit, const AdjHex *path, guint n_path, int spent);
void adj_judge_do_facts (AdjJudge *self, int unit, guint16 set, guint16 cleared);
void adj_judge_hold (AdjJudge *self, int unit, AdjHex hex, gboolean by_move);
