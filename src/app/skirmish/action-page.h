/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/skirmish/fray.h"

/* An action of the side that has the initiative, or a reaction of the other: what, who, at whom. */

#define ADJ_TYPE_ACTION_PAGE (adj_action_page_get_type ())
G_DECLARE_FINAL_TYPE (AdjActionPage, adj_action_page, ADJ, ACTION_PAGE, GtkWidget)

void adj_action_page_set_fray (AdjActionPage *self, AdjFray *fray);

/* Begins an action, or a reaction, with nobody ticked but who is picked. */
void adj_action_page_begin (AdjActionPage *self, gboolean reaction);
