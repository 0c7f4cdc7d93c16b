/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Running text of a row in a long list. A label finds out how narrow and how wide it could be by
 * setting its text several times; this takes the width it is given and sets its text once, which
 * is what makes hundreds of rows quick. */

#define ADJ_TYPE_PROSE (adj_prose_get_type ())
G_DECLARE_FINAL_TYPE (AdjProse, adj_prose, ADJ, PROSE, GtkWidget)

void adj_prose_set_text (AdjProse *self, const char *text);
const char *adj_prose_get_text (AdjProse *self);

/* A line through it. */
void adj_prose_set_struck (AdjProse *self, gboolean struck);
