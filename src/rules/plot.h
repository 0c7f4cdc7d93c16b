/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"
#include "table/tokens.h"

/* What may be plotted (E N.1, Y S5.0): six tokens, one a segment. Who plots may say less: what a
 * step costs before its hex is entered, the way to a hex farther off, and that the unit holds when
 * it is there are filled in. */

/* The last segment in which who is to attack may march (Y S7.0). */
#define ADJ_LAST_OF_MISSION (ADJ_SEGMENTS / 2)

/* A word of a plot as it is typed. A hex is given with steps, which may lead farther than to a
 * neighbour, and with ADJ_TOKEN_ENTER. */
typedef struct
{
  guint8 token; /* AdjToken; ADJ_TOKEN_STEP for a step in any direction */
  AdjHex hex;
} AdjPlotWord;

/* What keeps words from being a plot; the way may be too long for the turn all the same. */
typedef enum
{
  ADJ_PLOT_FITS,
  ADJ_PLOT_TOO_LONG,     /* more tokens than segments */
  ADJ_PLOT_NO_WAY,       /* no way leads to the hex */
  ADJ_PLOT_CLOSED,       /* the step to the hex is closed */
  ADJ_PLOT_OUT_OF_PLACE, /* on the way to nowhere, entering from the map, after an exit ... */
} AdjPlotFault;

typedef struct
{
  AdjPlotFault fault;
  guint at;         /* the word with the fault */
  guint32 tokens;   /* as a table holds it, without a mission */
  AdjHex entry;     /* ADJ_NO_HEX unless it enters */
  AdjHex cut;       /* the first hex that it does not get to any more in the turn; ADJ_NO_HEX */
  int most;         /* segments that the unit may march in (E N.1b) */
  gboolean unknown; /* the way leads over terrain that nobody has typed in */
} AdjPlot;

/* From where the unit stands, or waits. The table has the other plots of its side, for the column
 * in which it enters (E N.6). */
void adj_plot_fill (
    const AdjField *field, int unit, const AdjPlotWord *words, guint n_words, AdjPlot *plot);

/* The hex a token of a plot leads to, and the one it has led from; ADJ_NO_HEX: off the map. entry:
 * of who comes on. */
AdjHex adj_plot_step (const AdjBook *book, AdjHex from, AdjToken token, AdjHex entry);
AdjHex adj_plot_step_back (const AdjBook *book, AdjHex to, AdjToken token);

/* The hex in which the unit is after the segment, marching as the plot has it; ADJ_NO_HEX off the
 * map. */
AdjHex
adj_plot_hex_after (const AdjField *field, int unit, guint32 tokens, AdjHex entry, int segment);

/* Each of the units marches by these words, and is named to attack or not (Y S7.0); neither: it has
 * no plot. */
void adj_plot (AdjJudge *judge,
               const int *units,
               guint n_units,
               const AdjPlotWord *words,
               guint n_words,
               gboolean attacks);

/* The unit marches as was plotted and sealed; nothing is said that was said then. */
void adj_plot_reveal (
    AdjJudge *judge, int unit, const AdjPlotWord *words, guint n_words, gboolean attacks);
