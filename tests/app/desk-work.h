/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/charts-window.h"
#include "app/books/figure-table.h"
#include "app/books/own-tables-window.h"
#include "app/window/battle-card.h"
#include "owner-map.h"
#include "stage.h"

/* The windows in which charts and tables are filled in, opened and used on the test's screen. */

/* The start page's card of the battle in a file with that end; NULL if there is none. */
AdjBattleCard *desk_work_find_card (AdjWindow *window, const char *path_end);

AdjChartsWindow *desk_work_open_charts (AdjWindow *window, const char *file);
/* Begins a battle of which the program has nothing, by the rules that are listed first. */
AdjChartsWindow *desk_work_begin (AdjWindow *window, const char *title);

AdjOwnTablesWindow *desk_work_open_tables (AdjWindow *window);

AdjDraft *desk_work_draft (AdjChartsWindow *window);

/* Shows a page of either and returns it. */
GtkWidget *desk_work_show (gpointer window, const char *page);

/* Types over a cell and leaves it. */
void desk_work_type (AdjFigureTable *table, guint row, guint column, const char *text);

/* Lets a counter go that was dragged over the map to a hex. */
void desk_work_drop (AdjChartsWindow *window, int unit, AdjHexId hex);

/* Takes the last figure back. */
void desk_work_undo (AdjChartsWindow *window);

/* Gives the battle a picture of its map, kept in the folder, to be laid under the grid; where the
 * middle of a hex is seen on the map then; and the hex pointed at, its number typed. */
OwnerMap desk_work_lay (AdjChartsWindow *window, const char *folder);
AdjPoint desk_work_seen (AdjChartsWindow *window, const OwnerMap *sheet, AdjHexId hex);
void desk_work_point (AdjChartsWindow *window, const OwnerMap *sheet, AdjHexId hex);

/* Closes either, and then the first window. */
void desk_work_close (gpointer window, AdjWindow *first);

/* Every page fits 800 by 600. */
void desk_work_assert_small (gpointer window, const char *const *pages, guint n_pages);
