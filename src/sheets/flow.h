/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/page.h"
#include "sheets/strip.h"

/* A document on pages: strips one under the other, in as many columns as are asked for, the
 * columns of equal height where that saves paper; headings stay with what they head, headers of
 * tables are repeated, and each page says what it belongs to. */

/* GPtrArray of GArray of AdjBox; mirrored if rtl. They have no feet yet. */
GPtrArray *adj_flow (const AdjDoc *doc, const AdjPaper *paper, const AdjType *type, gboolean rtl);

/* The same in just this type; rest: what is left of the last page, in points. */
GPtrArray *adj_flow_plainly (
    const AdjDoc *doc, const AdjPaper *paper, const AdjType *type, gboolean rtl, double *rest);

/* Numbers all the pages of a paper at their feet. */
void adj_flow_number (GPtrArray *pages, const AdjPaper *paper, const AdjType *type);

/* The room between the margins, in points. */
double adj_flow_width (const AdjPaper *paper);
double adj_flow_height (const AdjPaper *paper);
