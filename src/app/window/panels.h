/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The panels beside the board, one open at a time, and the rail with a tab for each. */

#define ADJ_TYPE_PANELS (adj_panels_get_type ())
G_DECLARE_FINAL_TYPE (AdjPanels, adj_panels, ADJ, PANELS, AdjPart)

/* Properties "panel": the name of the panel that was opened last, "" for none, kept in the
 * settings; "open": it is shown, for reading; "above": a widget that stands over it in the same
 * column, which has one width whatever stands in it. */
void adj_panels_open (AdjPanels *self, const char *name);
gboolean adj_panels_is_open (AdjPanels *self);

/* Folded, it is not shown until somebody asks for it or for another one. */
void adj_panels_fold (AdjPanels *self, gboolean folded);

/* The panel that was open last comes back, or goes. */
void adj_panels_toggle (AdjPanels *self);

/* Where there is little room a tab is its icon alone; what it is called is said over it. */
void adj_panels_set_brief (AdjPanels *self, gboolean brief);

/* The panel of that name, open or not. */
GtkWidget *adj_panels_get (AdjPanels *self, const char *name);

/* Gives the panel that is open the focus. */
void adj_panels_focus (AdjPanels *self);
