/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/log/log-line.h"

/* The log as a list: the orders of the line of play, those that no longer hold on demand, and of
 * them what a filter lets through. */

#define ADJ_TYPE_LOG (adj_log_get_type ())
G_DECLARE_FINAL_TYPE (AdjLog, adj_log, ADJ, LOG, GObject)

AdjLog *adj_log_new (void);

/* Of AdjLogLine; not the caller's. */
GListModel *adj_log_get_list (AdjLog *self);

/* The game, or what it has come to. step: how many steps the table looked back at is after; -1:
 * it is that of now. */
void adj_log_update (AdjLog *self, AdjGame *game, AdjEyes eyes, int step);

/* The row of the table looked back at, else the last; nothing may be asked of an empty list. */
guint adj_log_get_row (AdjLog *self);

/* sorts 0: all sorts. text "": whatever it says. struck: those too that no longer hold. */
void adj_log_filter (AdjLog *self, guint sorts, const char *text, gboolean struck);
