/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/clauses.h"

/* The lists that a battle lays down: their names, their fields and what may be chosen there, named
 * for somebody who fills them in. */

const char *adj_words_clause_list (AdjClause clause);
const char *adj_words_clause_add (AdjClause clause); /* "Add victory points" */

const char *adj_words_clause_field (const AdjClauseField *field);
const char *adj_words_clause_hint (const AdjClauseField *field); /* NULL: it needs none */

/* A clause in a line: "Union, 10: Smallville at the end"; free it. */
char *adj_words_clause_line (const AdjScenario *scenario, AdjClause clause, guint place);

/* The choices of a field: ids as the file has them, and under the same place what each is called.
 * Where nothing needs to be chosen, "" is among them. FALSE: it is typed. */
gboolean adj_words_clause_choices (const AdjScenario *scenario,
                                   const AdjClauseField *field,
                                   GStrv *ids,
                                   GStrv *names);
