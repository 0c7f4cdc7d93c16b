/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "sheets/sheet.h"

/* One page of a paper on the screen, as large as there is room for. */

#define ADJ_TYPE_SHEET_VIEW (adj_sheet_view_get_type ())
G_DECLARE_FINAL_TYPE (AdjSheetView, adj_sheet_view, ADJ, SHEET_VIEW, GtkWidget)

/* The sheet stays the caller's, and must be taken back (NULL) before it is freed. */
void adj_sheet_view_show (AdjSheetView *self, const AdjSheet *sheet, guint page);
