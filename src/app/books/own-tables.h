/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "app/books/rule-tables.h"
#include "app/books/tables.h"

/* The tables of a ruleset that the player alters, and their file: a ruleset of his own. */

#define ADJ_TYPE_OWN_TABLES (adj_own_tables_get_type ())
G_DECLARE_FINAL_TYPE (AdjOwnTables, adj_own_tables, ADJ, OWN_TABLES, AdjTables)

/* Of a shipped ruleset the player's own is opened if he has begun one. NULL with problems. */
AdjOwnTables *adj_own_tables_open (const char *path, AdjProblems **problems);

const AdjRuleset *adj_own_tables_get_ruleset (AdjOwnTables *self);

/* NULL if it is not installed any more. */
const AdjRuleset *adj_own_tables_get_original (AdjOwnTables *self);

/* The file of the player's own; there from the first change on. */
const char *adj_own_tables_get_path (AdjOwnTables *self);
