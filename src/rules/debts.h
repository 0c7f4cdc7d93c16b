/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"
#include "table/debt.h"

/* The debts after a roll, and the lawful ways to pay them. */

/* The open debt of that kind which the unit has to pay, or somebody in the hex; NULL if there is
 * none. */
const AdjDebt *adj_debt_find (const AdjTable *table, AdjDebtKind kind, int unit, AdjHex hex);
gboolean adj_debt_is_open (const AdjTable *table, AdjDebtKind kind);

/* Is there one that the unit itself has to pay with such an order? */
gboolean adj_debt_is_owed_by (const AdjTable *table, int unit, AdjVerb verb);

/* Nothing is left that whoever goes on would not have declined by it (BG 7.75). */
gboolean adj_debts_are_done (const AdjTable *table);

/* The engagement whose advance is declined where none is named: 0 where it is the battle's or there
 * is none, ADJ_ANY_ENGAGEMENT where it could be one or another. */
#define ADJ_ANY_ENGAGEMENT (-1)
int adj_engagement_to_decline (const AdjTable *table);

/* One choice of losses in an exchange: enough, and with none to spare (BG 7.6c). Of more who could
 * pay only the first so many are put together: of 16 there would be thousands of choices. */
#define ADJ_MAX_LOSERS 12
#define ADJ_MAX_LOSSES                                                                             \
  924 /* of 12 units: none of the choices holds another, so 6 of 12 at most                        \
       */

typedef struct
{
  guint n;
  guint16 units[ADJ_MAX_LOSERS];
} AdjLosses;

/* All of them, fewest points first, in the battle or in an engagement; returns how many. */
guint adj_losses_find (const AdjField *field,
                       int engagement,
                       int points,
                       AdjLosses losses[ADJ_MAX_LOSSES]);

/* All who may be lost in an exchange. In an engagement that may be who is lost already. */
#define ADJ_MAX_PAYERS (2 * ADJ_MAX_UNITS)
guint adj_losses_payers (const AdjField *field, int engagement, guint16 units[ADJ_MAX_PAYERS]);

/* May the unit pay, though it is off the map (Y S7.5b)? */
gboolean adj_dead_may_pay (const AdjTable *table, int unit);

/* The advances that are open (BG 7.75): pairs of unit and hex. */
typedef struct
{
  guint16 unit;
  AdjHex hex;
} AdjAdvance;

#define ADJ_MAX_ADVANCES 96

guint
adj_advances_find (const AdjField *field, int engagement, AdjAdvance advances[ADJ_MAX_ADVANCES]);

/* Has it to be out of this EZOC when the Combat Phase ends, ineffective (BG 11.31) or a train
 * (CH 18.4)? */
gboolean adj_must_leave_zone (const AdjField *field, int unit);

/* TRUE when every way to pay a retreat is closed (BG 7.72). */
gboolean adj_retreat_is_hopeless (const AdjField *field, int unit);

/* Which side may advance: who won the battle that is being settled, or attacks where cavalry has
 * slipped away before the roll (Y 8.72); ADJ_NO_SIDE otherwise. */
int adj_victor (const AdjTable *table);
