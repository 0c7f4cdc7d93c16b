/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"
#include "table/effect.h"

/* Infantry that is still to come before both sides' Initiative Levels are compared (E IL.7): in
 * turns up to the Night it counts as rested, on the first Day turn once. */

/* The owner's decision about a reinforcement. */
typedef struct
{
  guint16 unit;
  AdjHex hex; /* the entry hex it takes; ADJ_NO_HEX: it is held back (BG 15.4) */
} AdjArrivalChoice;

typedef struct
{
  guint n;
  AdjArrivalChoice choices[ADJ_MAX_PATH];
} AdjArrivalChoices;

typedef struct
{
  guint8 turn;      /* in which it comes in; 0: not before the levels are compared */
  gboolean unknown; /* no entry hex is known */
  AdjHex entry;     /* ADJ_NO_HEX */
} AdjForeseen;

/* As many of those due or overdue as each turn's column brings in, from now up to the turn last,
 * the strongest first, each by the first open entry hex that it is listed for. arrivals has room
 * for every unit of the table; choices may be NULL. */
void adj_arrivals_foresee (const AdjField *field,
                           int last,
                           const AdjArrivalChoices *choices,
                           AdjForeseen *arrivals);
