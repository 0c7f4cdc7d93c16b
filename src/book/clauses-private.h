/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/clauses.h"

/* Where the clauses lie in a scenario, for those who change them. */

GArray *adj_clause_list (const AdjScenario *scenario, AdjClause clause);
gpointer adj_clause_at (const AdjScenario *scenario, AdjClause clause, guint place);

/* Is a field of the type kept as the text that it is? */
gboolean adj_clause_is_written (AdjClauseType type);
