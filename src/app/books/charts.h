/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "book/draft.h"

/* A battle that is being filled in from the player's charts, and its file: kept as a scenario of
 * his own beside the one it was begun from, and written at every change. Signals "changed", and
 * "saved": there is news of the disk. */

#define ADJ_TYPE_CHARTS (adj_charts_get_type ())
G_DECLARE_FINAL_TYPE (AdjCharts, adj_charts, ADJ, CHARTS, GObject)

/* Of a shipped scenario the player's own is opened if he has begun one. NULL with problems if the
 * file cannot be read, or is being written by another window. */
AdjCharts *adj_charts_open (const char *path, AdjProblems **problems);

AdjDraft *adj_charts_get_draft (AdjCharts *self);

/* Are these the charts that adj_charts_open would open for path? */
gboolean adj_charts_is_of (AdjCharts *self, const char *path);

/* The file of the player's own scenario; there from the first change on. */
const char *adj_charts_get_path (AdjCharts *self);

/* After a change of the draft: writes the file and tells everybody. */
void adj_charts_save (AdjCharts *self);

/* Waits until it is on the disk; FALSE if that cannot be. */
gboolean adj_charts_finish (AdjCharts *self);

/* Why the last change is not on the disk; NULL if it is, or about to be. */
const char *adj_charts_get_complaint (AdjCharts *self);
