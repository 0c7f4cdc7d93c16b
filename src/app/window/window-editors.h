/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/window/sitting-window.h"
#include "app/window/start-page.h"

/* The windows beside a window in which books are written; its start page shows what comes of it. */

/* The charts of a battle, to be filled in; of a shipped one the player's own. */
void adj_window_editors_open_charts (AdjSittingWindow *window,
                                     AdjStartPage *start_page,
                                     const char *scenario);

/* Those of a battle that is begun from nothing. */
void adj_window_editors_new_charts (AdjSittingWindow *window,
                                    AdjStartPage *start_page,
                                    const char *title,
                                    const char *ruleset);

/* A figure of the game comes into the charts that it was begun from (a change of theirs like any
 * other), by the names of book/figure.h. */
void adj_window_editors_into_charts (AdjSittingWindow *window,
                                     const char *subject,
                                     const char *key,
                                     const char *value);

/* A ruleset's file becomes one of the player's own, which the start page lists. */
void adj_window_editors_copy_rules (AdjSittingWindow *window,
                                    AdjStartPage *start_page,
                                    const char *path);

/* Asks by which rules and under which title one is to be begun. */
void adj_window_editors_ask_new (AdjSittingWindow *window);

/* The tables of the rules that are played by. */
void adj_window_editors_open_tables (AdjSittingWindow *window, AdjStartPage *start_page);
