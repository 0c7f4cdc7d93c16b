/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/books/own-battle.h"
#include "book/clauses.h"

/* One clause of a battle to type over, or a new one to fill in: a field each for what it asks. What
 * is complete is saved at once; until then it says what is missing. Signal "pick" (field): its
 * hexes are to be pointed at. */

#define ADJ_TYPE_CLAUSE_FORM (adj_clause_form_get_type ())
G_DECLARE_FINAL_TYPE (AdjClauseForm, adj_clause_form, ADJ, CLAUSE_FORM, GtkWidget)

void adj_clause_form_set_charts (AdjClauseForm *self, AdjOwnBattle *battle);

/* A place behind the last clause is that of a new one. typed is what was left unkept when that
 * clause was last shown; NULL for nothing. */
void
adj_clause_form_show (AdjClauseForm *self, AdjClause clause, guint place, const char *const *typed);

/* The texts that were typed and could not be kept; NULL if there are none. */
GStrv adj_clause_form_get_unkept (AdjClauseForm *self);

/* Tries to keep what is typed, as leaving a field does. */
void adj_clause_form_take (AdjClauseForm *self);
