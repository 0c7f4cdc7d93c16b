/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* Sets of options that the players keep under a name of their own, as the text of an AdjAgreement.
 */

#define ADJ_MAX_KEPT_SETS 24

/* In the order they were kept. */
void adj_kept_sets_each (GSettings *settings,
                         void (*tell) (const char *name, const char *text, gpointer data),
                         gpointer data);

/* In the place of one of that name. FALSE if there are as many others as there is room for. */
gboolean adj_kept_sets_keep (GSettings *settings, const char *name, const char *text);
void adj_kept_sets_forget (GSettings *settings, const char *name);
