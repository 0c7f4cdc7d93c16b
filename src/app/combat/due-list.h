/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/session/session.h"

/* All attacks due, with a pick each; once an attack is picked, the wider one that leaves nobody
 * over. */

#define ADJ_TYPE_DUE_LIST (adj_due_list_get_type ())
G_DECLARE_FINAL_TYPE (AdjDueList, adj_due_list, ADJ, DUE_LIST, GtkWidget)

void adj_due_list_show (AdjDueList *self, AdjSession *session);
