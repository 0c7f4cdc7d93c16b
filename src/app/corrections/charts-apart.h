/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "app/widgets/item.h"
#include "staff/charts-apart.h"

/* A figure that a game and the charts that it was begun from have otherwise, in a list. */

#define ADJ_TYPE_APART_LINE (adj_apart_line_get_type ())
G_DECLARE_FINAL_TYPE (AdjApartLine, adj_apart_line, ADJ, APART_LINE, AdjItem)

/* What it is of: "Smith: Strength". */
const char *adj_apart_line_get_title (AdjApartLine *self);
const AdjApart *adj_apart_line_get_apart (AdjApartLine *self);

/* All of them, as far as the eyes know them. The file of the charts is watched, so that what
 * somebody types there meanwhile is offered at once; a game that was begun from no charts of the
 * player's own has none. */

#define ADJ_TYPE_CHARTS_APART (adj_charts_apart_get_type ())
G_DECLARE_FINAL_TYPE (AdjChartsApart, adj_charts_apart, ADJ, CHARTS_APART, GObject)

/* That of the session, the same each time; not the caller's. It looks for the first time when the
 * window has nothing else to do. */
AdjChartsApart *adj_charts_apart_of (AdjSession *session);

/* Of AdjApartLine; not the caller's. */
GListModel *adj_charts_apart_get_list (AdjChartsApart *self);

/* The file of the charts; NULL if there are none. */
const char *adj_charts_apart_get_path (AdjChartsApart *self);

/* They may say otherwise. Nobody is asked again until one of them is changed once more, as long as
 * the game is open. */
void adj_charts_apart_leave_all (AdjChartsApart *self);

/* "Your charts have 3 figures otherwise"; NULL if there are none. */
char *adj_charts_apart_say (AdjChartsApart *self);
