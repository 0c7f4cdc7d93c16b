/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/page.h"
#include "sheets/strip.h"

/* A document on pages: strips one under the other, in as many columns as are asked for, the
 * columns of equal height where that saves paper; headings stay with what they head, headers of
 * tables are repeated, and each page says what it belongs to. */

/* GPtrArray of GArray of AdjBox; mirrored if rtl. */
GPtrArray *adj_flow (const AdjDoc *doc, const AdjPaper *paper, const AdjType *type, gboolean rtl);
