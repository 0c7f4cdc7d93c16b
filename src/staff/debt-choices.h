/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"
#include "rules/payments.h"
#include "rules/zone.h"
#include "staff/picks.h"
#include "table/view.h"

/* The debts after a roll or before a Combat Phase is over, and every lawful answer to them: the one
 * list that panels, table mode and command line show. Board and completion ask for the payments in
 * it (record/seen-duties.h). */

/* Something owed: a debt of the table as the eyes know it, or somebody who has to leave an EZOC and
 * can (BG 11.31, CH 18.4), of whom the debt has only side, unit and hex. */
typedef struct
{
  AdjDebt debt;
  gboolean leaving;
  char *text;
} AdjOwed;

typedef struct
{
  guint owed;         /* its place among what is owed */
  gboolean proves;    /* the enemy's answer to a retreat that is claimed (Y 11.56) */
  AdjPayment payment; /* what it pays, or proves wrong; of a disputed hex the hex alone */
  char *label;        /* what a button says: "1721", "Smith to 1721", "Stay" */
  AdjOrder order;
} AdjDebtChoice;

typedef struct
{
  GPtrArray *owed;    /* of AdjOwed: debt by debt, then who has to leave */
  GPtrArray *choices; /* of AdjDebtChoice, in the same order */
} AdjDebtChoices;

/* While somebody has to make room nothing else is to be chosen (BG 7.81). Everything is worked out
 * from the table as the eyes see it, so no offer tells what they may not know. */
AdjDebtChoices *adj_debt_choices_new (const AdjView *view);
void adj_debt_choices_free (AdjDebtChoices *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjDebtChoices, adj_debt_choices_free)

/* The order that the choice is, which belongs to the choices; NULL if there is no such choice. */
const AdjOrder *adj_debt_choices_order (const AdjDebtChoices *self, int choice);

/* The units that could show that a retreat which is claimed is barred (Y 11.56), if these eyes may
 * know. */
guint
adj_debt_witnesses (const AdjView *view, const AdjPayment *claim, guint16 units[ADJ_MAX_WITNESSES]);
gboolean adj_debt_knows_witnesses (const AdjView *view, const AdjPayment *claim);

/* Is somebody to answer before he picks for an attack? Answers come first; but a side that goes on
 * to the next attack does not advance (BG 7.75). */
gboolean adj_debt_choices_come_first (const AdjDebtChoices *self,
                                      const AdjTable *table,
                                      const AdjPicks *picks);
