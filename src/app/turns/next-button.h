/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The button that ends the phase. It says which comes next and what is still owed before. */

#define ADJ_TYPE_NEXT_BUTTON (adj_next_button_get_type ())
G_DECLARE_FINAL_TYPE (AdjNextButton, adj_next_button, ADJ, NEXT_BUTTON, AdjPart)

/* How many letters there is room for on a line, and with how few it is to manage in a smaller
 * window; 0: enough. In little room it says what is next in small ones on two lines, and of what is
 * owed only how much it is. */
void adj_next_button_set_room (AdjNextButton *self, int letters, int least);

/* Ends the phase. With something owed a press only asks, in the button itself, and the next one is
 * meant. */
void adj_next_button_go_on (AdjNextButton *self);
