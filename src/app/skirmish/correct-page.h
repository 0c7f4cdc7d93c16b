/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/skirmish/fray.h"

/* An order that is corrected or struck: what that would come to stands there before it is accepted.
 * Class action: correct.accept. */

#define ADJ_TYPE_CORRECT_PAGE (adj_correct_page_get_type ())
G_DECLARE_FINAL_TYPE (AdjCorrectPage, adj_correct_page, ADJ, CORRECT_PAGE, GtkWidget)

void adj_correct_page_set_fray (AdjCorrectPage *self, AdjFray *fray);

/* number: of an order that holds. */
void adj_correct_page_begin (AdjCorrectPage *self, guint number, gboolean strike);
