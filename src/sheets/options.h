/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/doc.h"
#include "table/view.h"

/* The options in force, a line each with what they change; others: those that are not played, by
 * name. TRUE if there are any of these. */
gboolean adj_options_tell (AdjDoc *doc, const AdjView *view, gboolean others);

/* Those in force in two columns without lines between them, for where there is little room. */
gboolean adj_options_run_on (AdjDoc *doc, const AdjView *view);
