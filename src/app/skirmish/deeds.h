/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "skirmish/order.h"

/* What figures do, to be chosen: the last answer is a word of the players' own, which is typed. */

#define ADJ_TYPE_DEEDS (adj_deeds_get_type ())
G_DECLARE_FINAL_TYPE (AdjDeeds, adj_deeds, ADJ, DEEDS, GtkWidget)

/* doings ends with ADJ_DOING_NOTHING; with ADJ_DOING_OWN before it a word can be typed. What was
 * chosen stays if it is among them. */
void adj_deeds_offer (AdjDeeds *self, const AdjDoing *doings);

void adj_deeds_choose (AdjDeeds *self, AdjDoing doing);

/* Doing and word of the order; FALSE if a word is wanted and none is typed. *word is kept by the
 * widget. */
gboolean adj_deeds_get (AdjDeeds *self, AdjSaid *said);
