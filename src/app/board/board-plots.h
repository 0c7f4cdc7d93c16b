/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "staff/march-case.h"
#include "staff/plot-case.h"

/* Marches by plot on the board: what these eyes have plotted so far, and who stopped where in a
 * march that is carried out. */
typedef struct
{
  AdjMarchCase *march;            /* NULL */
  GArray *plots;                  /* of AdjPlotCase: all who may be plotted; NULL: nobody now */
  gint8 signs[2 * ADJ_MAX_UNITS]; /* AdjSign that each unit has for it; -1 */
} AdjBoardPlots;

void adj_board_plots_read (AdjBoardPlots *self, AdjSession *session);
void adj_board_plots_clear (AdjBoardPlots *self);

/* Who comes to the hex by his plot, and who stopped in it and why; NULL. */
char *adj_board_plots_say (const AdjBoardPlots *self, AdjSession *session, AdjHex hex);

/* The plot of the unit that is picked; NULL: none is plotted. */
char *adj_board_plots_say_pencil (AdjSession *session);
