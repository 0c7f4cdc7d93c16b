/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/skirmish/fray.h"

/* Trying to seize the initiative: every figure of the passive side with what it needs, best first;
 * what holds of it; its sum; the die by digits or by a key of the strip; what waiting costs. Digits
 * go to the die from anywhere on the page. */

#define ADJ_TYPE_ATTEMPT_PAGE (adj_attempt_page_get_type ())
G_DECLARE_FINAL_TYPE (AdjAttemptPage, adj_attempt_page, ADJ, ATTEMPT_PAGE, GtkWidget)

void adj_attempt_page_set_fray (AdjAttemptPage *self, AdjFray *fray);

/* Begins an attempt with whoever is picked, or else with who needs least. */
void adj_attempt_page_begin (AdjAttemptPage *self);
