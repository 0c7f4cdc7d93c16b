/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/item.h"

/* An order of a skirmish in the log. */

#define ADJ_TYPE_FRAY_LINE (adj_fray_line_get_type ())
G_DECLARE_FINAL_TYPE (AdjFrayLine, adj_fray_line, ADJ, FRAY_LINE, AdjItem)

/* shown: to eyes that may see all of it, and so may correct it. */
AdjFrayLine *adj_fray_line_new (guint number, const char *text, gboolean shown);

/* The order's name for ever. */
guint adj_fray_line_get_number (AdjFrayLine *self);

/* All that is told of it, lines. */
const char *adj_fray_line_get_text (AdjFrayLine *self);
gboolean adj_fray_line_get_shown (AdjFrayLine *self);
