/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/attack.h"

/* Batteries that lend their strength to a hex under attack (Y 8.51): named with the attack, or
 * between its announcement and the die. */

/* Adds those who are named to an attack that is being announced, and warns of every rule that
 * breaks; FALSE, with the reason refused, if it makes no sense. */
gboolean
adj_support_add (AdjJudge *judge, AdjAttack *attack, const AdjSupport *supports, guint n_supports);

/* The same for the battle that waits for its die, on the table. */
void adj_support_lend (AdjJudge *judge, const AdjSupport *supports, guint n_supports);

/* It lends, in the engagement (0: the battle). A battery that lies face down turns up, for its
 * strength is counted. */
void adj_support_do (AdjJudge *judge, const AdjSupport *support, int engagement);

/* The strength that could still be lent, lawfully. */
typedef struct
{
  AdjSupport support;
  int strength; /* after its range; an unknown one counts 0 */
  gboolean suffers;
} AdjSupportOffer;

/* Of everybody, to each hex. */
#define ADJ_MAX_SUPPORT_OFFERS (2 * ADJ_MAX_TARGETS * ADJ_MAX_UNITS)

guint adj_supports_find (const AdjField *field,
                         const AdjAttack *attack,
                         AdjSupportOffer offers[ADJ_MAX_SUPPORT_OFFERS]);
