/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/plot-case.h"

/* A plot in the making in words and cells, as the plot sheet has them. */

/* Why that is no plot of the unit, or where it does not get to; NULL if all is well. */
char *adj_plot_say_fault (const AdjView *view, int unit, const AdjPlotEdit *edit);

/* "1023", "-" on the way, "." where it holds, ">1023" where it enters, "exit"; "" without a plot.
 */
#define ADJ_PLOT_CELL 8
void
adj_plot_cell (const AdjPlotCase *self, const AdjBook *book, int segment, char text[ADJ_PLOT_CELL]);

/* "4 of 6 MP"; "2 of 3 MP, to attack". */
char *adj_plot_say_points (const AdjPlotCase *self);

/* Why it stays where it is; NULL if it does not. */
char *adj_plot_say_frozen (const AdjPlotCase *self, const AdjView *view);

/* Which enemies it could meet that is to attack, as they stand now; NULL: it is not. */
char *adj_plot_say_mission (const AdjPlotCase *self, const AdjView *view, const AdjField *field);

/* What is wrong with its plot, a line each; g_strfreev. */
char **adj_plot_say_warnings (const AdjPlotCase *self, const AdjView *view, const AdjField *field);

/* How many are frozen, how many have no plot yet, and how many are to attack: "2 units are frozen
 * by contact. 5 have no plot yet". */
char *adj_plots_say_state (const AdjView *view, const AdjField *field);

/* "U1 comes here in segment 3"; NULL: it does not. */
char *adj_plot_say_at (const AdjPlotCase *self, const AdjView *view, AdjHex hex);

/* The whole plot as it is read out: "segment 2 1023, segment 3 1123". */
char *adj_plot_say_way (const AdjPlotCase *self, const AdjView *view);
