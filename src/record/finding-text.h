/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"
#include "table/view.h"

/* Findings as the save file and the command line have them: "BG 5.15 too-far 1/1/xiv - 6", row,
 * reason, unit, hex and figure, several parted by "; ". A row of "-" makes no sense at all. */
void adj_finding_print (GString *text, const AdjView *view, const AdjFinding *finding);

/* rows holds those that the book has not; made when it is needed. */
gboolean
adj_findings_parse (const AdjBook *book, const char *text, GArray *findings, GStringChunk **rows);
