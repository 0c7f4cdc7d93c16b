/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "desk/problems.h"

/* The trouble with a file, told in full above what stays open: every problem with its line. */

#define ADJ_TYPE_TROUBLE (adj_trouble_get_type ())
G_DECLARE_FINAL_TYPE (AdjTrouble, adj_trouble, ADJ, TROUBLE, GtkWidget)

/* It is visible as long as something is told that nobody has put away. */
void adj_trouble_tell (AdjTrouble *self, const char *title, const AdjProblems *problems);
void adj_trouble_tell_text (AdjTrouble *self, const char *title, const char *text);

/* Of a file that cannot be opened. */
void adj_trouble_tell_unreadable (AdjTrouble *self, const char *path, const AdjProblems *problems);

/* One more way out of what was told last: a button with that label, for an action with that text as
 * its target, or with none. */
void
adj_trouble_offer (AdjTrouble *self, const char *label, const char *action, const char *target);
void adj_trouble_put_away (AdjTrouble *self);
gboolean adj_trouble_get_shown (AdjTrouble *self);
