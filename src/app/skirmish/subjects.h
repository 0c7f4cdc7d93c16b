/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "skirmish/order.h"

/* Whom an order is about, to be ticked: everybody, groups, figures of one side on the table. Who is
 * ticked stays so while others come and go. */

#define ADJ_TYPE_SUBJECTS_LIST (adj_subjects_list_get_type ())
G_DECLARE_FINAL_TYPE (AdjSubjectsList, adj_subjects_list, ADJ, SUBJECTS_LIST, GtkWidget)

/* label: what they are picked for, as a heading and for who does not see it. all: "everybody" is an
 * answer. */
void adj_subjects_list_show (AdjSubjectsList *self,
                             const AdjSkirmishState *state,
                             int side,
                             gboolean all,
                             const char *label);

/* Those ticked; whoever a group or everybody holds is not named again. */
void adj_subjects_list_get (AdjSubjectsList *self, AdjSubjects *subjects);

/* Nobody is ticked but those figures: ids, a blank between; NULL: nobody at all. */
void adj_subjects_list_tick (AdjSubjectsList *self, const char *ids);
