/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* One line above the board that stays as long as it is true, with a button if something can be
 * done about it. */

#define ADJ_TYPE_NOTICE (adj_notice_get_type ())
G_DECLARE_FINAL_TYPE (AdjNotice, adj_notice, ADJ, NOTICE, GtkWidget)

/* Signal "pressed". */
GtkWidget *adj_notice_new (const char *style, const char *button);

/* One more button, which does an action of the window's. */
void adj_notice_offer (AdjNotice *self, const char *label, const char *action, const char *tip);

/* text NULL: it is not true any more. */
void adj_notice_say (AdjNotice *self, const char *text);
const char *adj_notice_get_text (AdjNotice *self);
