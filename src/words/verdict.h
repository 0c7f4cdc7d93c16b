/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/outcome.h"
#include "rules/judge.h"
#include "table/view.h"

/* "3/1/XIV leaves 1318, ...": what these eyes may know of what was found, those who have not
 * entered in one sentence. g_strfreev. */
char **adj_words_findings (const AdjView *view, const GArray *findings);

/* "Warning: 3/1/XIV leaves 1318, ..."; "Impossible: ...". */
char **adj_words_verdict (const AdjView *view, const GArray *findings, gboolean unjudged);

/* What it takes to have an order carried out that is refused: a "!"; NULL: it is not refused. */
const char *adj_words_refused (const AdjOutcome *outcome);
