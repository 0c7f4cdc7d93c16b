/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"

/* Games in the phase in which both sides plot in secret: the night of turn 3 of
 * tests/book/both.scenario.xml, with c1 far off, and the first day of Chickamauga in simultaneous
 * movement. */
AdjGame *plotter_night (void);
AdjGame *plotter_day (void);

/* What is tried with plots of a night, and once more with missions. */
typedef struct
{
  AdjGame *(*begin) (void);
  const char *turn;
  const char *units[ADJ_SIDES];
  const char *plots[ADJ_SIDES];
  const char *goes;            /* a plot of the first with a step */
  const char *way_row;         /* of how a way is plotted */
  const char *hex;             /* that is in one of these orders alone */
  const char *different[3][2]; /* the first side's, in two games */
} PlotterSecret;

extern const PlotterSecret plotter_by_night;
extern const PlotterSecret plotter_by_day;

/* Whoever has those eyes gives a line; each of its orders must be recorded with that standing. */
void plotter_play (AdjGame *game, AdjEyes eyes, const char *line, AdjStanding standing);

/* The last order of the line is not recorded, for that one reason. */
void plotter_refused_for (AdjGame *game, AdjEyes eyes, const char *line, AdjReason reason);

/* A unit's plot, and as its own side knows it. */
guint32 plotter_plot_of (const AdjField *field, const char *unit);
guint32 plotter_own_plot (AdjGame *game, AdjEyes eyes, const char *unit);
