/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "staff/debt-choices.h"

/* The choices that the roll left, and the units that have to leave a zone: who owes what, and each
 * lawful answer as a button. A button is the action "combat.pay" with the number of the answer. */

#define ADJ_TYPE_DEBT_PAGE (adj_debt_page_get_type ())
G_DECLARE_FINAL_TYPE (AdjDebtPage, adj_debt_page, ADJ, DEBT_PAGE, GtkWidget)

/* Takes the choices over. Below them stands what is carried out after them, where that has stages.
 */
void adj_debt_page_show (AdjDebtPage *self, const AdjView *view, AdjDebtChoices *choices);

/* The order that gives an answer, from 0; NULL if there is no such answer. */
const AdjOrder *adj_debt_page_get_order (AdjDebtPage *self, int choice);
