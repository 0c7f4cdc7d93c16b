/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/tables.h"
#include "desk/problems.h"
#include "skirmish/rules.h"

/* Lloyd's tables as the player alters them: a file of his own, by which his next skirmishes are
 * begun (app/skirmish/fray-opening.h). */

#define ADJ_TYPE_LLOYD_TABLES (adj_lloyd_tables_get_type ())
G_DECLARE_FINAL_TYPE (AdjLloydTables, adj_lloyd_tables, ADJ, LLOYD_TABLES, AdjTables)

/* The player's own if he has begun some. NULL with problems. */
AdjLloydTables *adj_lloyd_tables_open (AdjProblems **problems);

/* The path of the tables that a skirmish is begun by: his own, or the shipped ones; NULL if there
 * are none. */
char *adj_lloyd_tables_find (void);
