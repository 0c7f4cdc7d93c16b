/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "staff/plot-case.h"

/* The pencil that plots the one unit picked: each stroke is an order of the session, and the unit
 * stays picked. Board and panel hold the same one. */

/* Is one unit picked, and may it be plotted now? plot: what it has; NULL. */
gboolean adj_pencil_is_held (AdjSession *session, AdjPlotCase *plot);

/* Each tells what is in the way, as to an order. */
void adj_pencil_go (AdjSession *session, AdjHex to);
void adj_pencil_go_on (AdjSession *session, int direction); /* adj_plot_case_ahead */
void adj_pencil_wait (AdjSession *session);
void adj_pencil_leave (AdjSession *session);
void adj_pencil_back (AdjSession *session);
void adj_pencil_clear (AdjSession *session);
void adj_pencil_name (AdjSession *session); /* to attack, or no longer (Y S7.0) */

/* Picks the unit; one that is frozen is not picked, and it is said why. */
void adj_pencil_take (AdjSession *session, int unit);

/* Picks the next unit without a plot, or nobody if there is none. FALSE where nobody is plotted
 * now. */
gboolean adj_pencil_next (AdjSession *session);
