/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/help/markdown.h"

/* The widget that shows a piece of a page. */
GtkWidget *adj_prose_widget (const AdjPiece *prose);
