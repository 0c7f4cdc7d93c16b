/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "app/books/rule-tables.h"

/* The tables of a ruleset that the player alters, and their file: a ruleset of his own, written at
 * every change, beside the original that it is compared with. Signals "changed", and "saved": there
 * is news of the disk. */

#define ADJ_TYPE_OWN_TABLES (adj_own_tables_get_type ())
G_DECLARE_FINAL_TYPE (AdjOwnTables, adj_own_tables, ADJ, OWN_TABLES, GObject)

/* Of a shipped ruleset the player's own is opened if he has begun one. NULL with problems. */
AdjOwnTables *adj_own_tables_open (const char *path, AdjProblems **problems);

const AdjRuleset *adj_own_tables_get_ruleset (AdjOwnTables *self);

/* NULL if it is not installed any more. */
const AdjRuleset *adj_own_tables_get_original (AdjOwnTables *self);

/* The file of the player's own; there from the first change on. */
const char *adj_own_tables_get_path (AdjOwnTables *self);

/* Waits until it is on the disk; FALSE if that cannot be, and why it is not. */
gboolean adj_own_tables_finish (AdjOwnTables *self);
const char *adj_own_tables_get_complaint (AdjOwnTables *self);

/* Types over a cell. FALSE with a sentence: no such figure, or the ruleset would make no sense. */
gboolean adj_own_tables_set (AdjOwnTables *self,
                             AdjRuleTable table,
                             guint row,
                             guint column,
                             const char *text,
                             char **refusal);

/* The title that the player gives his tables. */
gboolean adj_own_tables_set_title (AdjOwnTables *self, const char *title, char **refusal);
