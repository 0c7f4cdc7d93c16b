/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset-form.h"
#include "record/order.h"
#include "rules/contact.h"
#include "rules/plot.h"
#include "table/view.h"

/* The plot of a unit in the making (E N.1, Y S5.0): where it would be after each segment, and what
 * one more step, a wait, or a step back comes to as an order. field: the table as the view's eyes
 * see it. */

typedef struct
{
  int unit;
  gboolean may;                 /* it may be plotted now, by these eyes */
  AdjTouch frozen;              /* contact at nightfall, which keeps it where it is (E N.2) */
  gboolean may_attack;          /* it could be named to attack (Y S7.0) */
  gboolean attacks;             /* it is */
  guint32 tokens;               /* 0: it has no plot */
  AdjHex way[ADJ_SEGMENTS + 1]; /* where it is after each segment; ADJ_NO_HEX: off the map */
  AdjHex entry;                 /* ADJ_NO_HEX: it does not enter */
  int end;   /* the last segment that is spoken for, with the waits at the end of its way */
  int waits; /* how many those are */
  int most;  /* segments that it may march in, by its mission too */
} AdjPlotCase;

/* Do plots say who is to attack (Y S7.0)? */
gboolean adj_plots_name_attackers (const AdjView *view);

/* Is it time to plot, and may these eyes plot for the side? */
gboolean adj_plots_may_be_told (const AdjView *view, const AdjField *field, int side);

/* waits: segments that the player lets pass at the end of the way, before he goes on; those that a
 * plot ends with say nothing of it. */
void adj_plot_case_read (
    AdjPlotCase *self, const AdjView *view, const AdjField *field, int unit, int waits);

/* What a step, a wait or a step back comes to. */
typedef struct
{
  gboolean done;    /* there is something to be done */
  gboolean ordered; /* by the order; or else the waits alone are others */
  AdjOrder order;
  int waits;
  AdjPlotFault fault; /* what keeps it from being done */
  AdjHex cut;         /* the first hex that it does not get to any more; ADJ_NO_HEX */
} AdjPlotEdit;

/* Towards a hex, which need not be the next one; off the map that is where the unit enters. */
AdjPlotEdit adj_plot_case_go (const AdjPlotCase *self, const AdjField *field, AdjHex to);
AdjPlotEdit adj_plot_case_wait (const AdjPlotCase *self, const AdjField *field);
AdjPlotEdit adj_plot_case_leave (const AdjPlotCase *self, const AdjField *field);
AdjPlotEdit adj_plot_case_back (const AdjPlotCase *self, const AdjField *field);
AdjPlotEdit adj_plot_case_clear (const AdjPlotCase *self, const AdjField *field);

/* It is named to attack, or is no longer (Y S7.0). */
AdjPlotEdit adj_plot_case_name (const AdjPlotCase *self, const AdjField *field);

/* As the order that makes it has it. */
AdjOrder adj_plot_case_order (const AdjPlotCase *self, const AdjField *field);

/* The hexes of enemies that it could attack after a march of a mission, next to them or by
 * bombarding, as they stand now. Returns how many: there is room for all that lie around it within
 * the march of a mission and the longest fire that rules can have. */
#define ADJ_MISSION_REACH (ADJ_LAST_OF_MISSION + ADJ_MAX_RANGE)
#define ADJ_MAX_MISSION_HEXES (3 * ADJ_MISSION_REACH * (ADJ_MISSION_REACH + 1))
guint adj_plot_case_find_enemies (const AdjPlotCase *self,
                                  const AdjField *field,
                                  AdjHex hexes[ADJ_MAX_MISSION_HEXES]);

/* The next hex in a direction of the grid; of a unit that waits, the entry hex of that place among
 * its own. ADJ_NO_HEX: there is none. */
AdjHex adj_plot_case_ahead (const AdjPlotCase *self, const AdjField *field, int direction);

/* The hex in which the way ends so far; ADJ_NO_HEX. */
AdjHex adj_plot_case_hex (const AdjPlotCase *self);

/* All units that may be plotted now, in the order in which eyes are shown units. units holds 2 *
 * ADJ_MAX_UNITS. Returns how many. */
guint adj_plots_list (const AdjView *view, const AdjField *field, guint16 *units);

/* The one after the unit, or the first for -1, that has no plot yet and is not frozen; -1. */
int adj_plots_next (const AdjView *view, const AdjField *field, int unit);
