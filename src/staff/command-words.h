/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/command-case.h"

/* The words about Command Control as it stands (Y 5.50 to 5.59). field: as the eyes see it. */

/* Whose throw it is and the scenario's level, or that the rule is not played. */
char *adj_command_say_standing (const AdjCommandCase *self, const AdjView *view);

/* Of a list that is known: who moves first, and what helps to remember the others (Y 5.59b); NULL
 * where there is nothing to remember. */
char *adj_command_say_order (const AdjCommandCase *self, const AdjView *view);

/* The hex and counter of one of the list; before the throw its chance to get on it as well. */
char *adj_command_say_listed (const AdjCommandCase *self,
                              const AdjView *view,
                              const AdjField *field,
                              const AdjScattered *entry);

/* The side that has to throw or draw before anybody moves (Y 5.51); NULL: none. */
char *adj_command_say_owed (const AdjView *view, const AdjField *field);

/* Where both dice would take the unit (Y 5.52). */
char *
adj_command_say_drift (const AdjView *view, const AdjField *field, int unit, const guint8 dice[2]);
