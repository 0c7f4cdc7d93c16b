/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/charts-window.h"
#include "app/books/own-tables-window.h"

/* The windows in which books are written: of each file there is one. made: it is a new one, not
 * yet shown. NULL with problems. */

AdjChartsWindow *adj_editors_charts (GtkWindow *parent,
                                     const char *scenario,
                                     gboolean *made,
                                     AdjProblems **problems);

/* Those charts as they are being typed, in a window or in none; the caller's. */
AdjOwnBattle *adj_editors_battle (const char *scenario, AdjProblems **problems);

/* Those of a battle that is begun from nothing, of that title and made for those rules. */
AdjChartsWindow *adj_editors_new_charts (GtkWindow *parent,
                                         const char *title,
                                         const char *ruleset,
                                         gboolean *made,
                                         AdjProblems **problems);

/* Before that window takes its charts along: waits until everything is on the disk. FALSE, once, if
 * it will not have it; the charts say so. */
gboolean adj_editors_may_leave (GtkWindow *parent);

/* The tables of that ruleset; of the printed one where it is not in the library. */
AdjOwnTablesWindow *adj_editors_tables (GtkWindow *parent,
                                        const char *ruleset_id,
                                        gboolean *made,
                                        AdjProblems **problems);
