/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "book/ruleset.h"

/* The options of a ruleset that the program plays: what is on at the top, a search, and the options
 * in groups as the articles have them, each under the one it depends on. It knows no game: signal
 * "chosen" (int option, int value) tells what a player has set. */

#define ADJ_TYPE_OPTIONS_FORM (adj_options_form_get_type ())
G_DECLARE_FINAL_TYPE (AdjOptionsForm, adj_options_form, ADJ, OPTIONS_FORM, GtkWidget)

void adj_options_form_set_ruleset (AdjOptionsForm *self, const AdjRuleset *ruleset);

/* By option: what is in force, and what will be from the next Game-Turn on. */
void adj_options_form_show (AdjOptionsForm *self, const gint16 *options, const gint16 *coming);

/* Not while somebody looks back; what stands there can still be searched and read. */
void adj_options_form_set_may_choose (AdjOptionsForm *self, gboolean may);
