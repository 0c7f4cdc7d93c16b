/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "app/widgets/item.h"
#include "staff/march-case.h"
#include "staff/plot-words.h"

/* A unit on the plot sheet, the same object as long as it is listed. */

#define ADJ_TYPE_PLOT_LINE (adj_plot_line_get_type ())
G_DECLARE_FINAL_TYPE (AdjPlotLine, adj_plot_line, ADJ, PLOT_LINE, AdjItem)

typedef struct
{
  int unit;
  gboolean picked;
  gboolean frozen;
  gboolean met;     /* the enemy has stopped it */
  gboolean attacks; /* it is named to attack */
  gboolean blank;   /* it has no plot to be shown, and is none to be filled in */
  char cells[ADJ_SEGMENTS][ADJ_PLOT_CELL];
  char *name;
  char *points; /* "4 of 6 MP"; "" while it marches */
  char *note;   /* what is wrong with the plot, or where it stopped and why; "" */
  char *said;   /* all of it */
} AdjPlotLook;

const AdjPlotLook *adj_plot_line_get_look (AdjPlotLine *self);

/* Makes the list (of AdjPlotLine) show whom one may plot, or, of a march, who marches and who has
 * stopped. march: NULL while plots are made. morning: somebody could withdraw before that, so that
 * only what has been plotted is told of. */
void adj_plot_list_update (GListStore *list,
                           AdjSession *session,
                           const AdjMarchCase *march,
                           gboolean morning);
