/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/attack.h"
#include "table/view.h"

/* What the defender may do between the announcement of an attack and its die: batteries that lend
 * their strength (Y 8.51), cavalry that slips away (Y 8.72). */
typedef struct
{
  char *label;
  char *order;
} AdjDefence;

/* Of AdjDefence; field is of the view's table, with the attack declared on it. announcement: the
 * orders that have to be given first; NULL. What these eyes do not know offers nothing. */
GPtrArray *adj_defences_find (const AdjView *view,
                              const AdjField *field,
                              const AdjAttack *attack,
                              const char *announcement);
