/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/session/session.h"
#include "staff/defence.h"

/* A Combat Phase of both sides, whose results all wait (Y S7.5): the attacks due and whom to
 * attack, a list of attacks a side, the die that is due next, and when all have fallen what is
 * about to be carried out. Its buttons are actions of the panel around it.
 *
 * Signal "applied": another result is read off the players' own table. */

#define ADJ_TYPE_WAITING_PAGE (adj_waiting_page_get_type ())
G_DECLARE_FINAL_TYPE (AdjWaitingPage, adj_waiting_page, ADJ, WAITING_PAGE, GtkWidget)

void adj_waiting_page_show (AdjWaitingPage *self, AdjSession *session);

/* "Attacks of both sides: 2 wait for a die". */
char *adj_waiting_page_say (AdjWaitingPage *self);

/* The next die can be thrown: its result is known or read off the players' own table. */
gboolean adj_waiting_page_is_ready (AdjWaitingPage *self);

/* Then the order that throws it, and uses up what was read off; face 0: the program throws. */
AdjOrder adj_waiting_page_throw (AdjWaitingPage *self, int face);

/* How many dice are owed; 0 while it is not shown. */
guint adj_waiting_page_count_dice (AdjWaitingPage *self);
void adj_waiting_page_forget (AdjWaitingPage *self);

/* The order that gives the defender's answer of that number, from 0; NULL if there is none. */
const AdjOrder *adj_waiting_page_get_answer (AdjWaitingPage *self, guint i);
