/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board.h"
#include "app/board/find-bar.h"
#include "app/turns/order-line.h"
#include "app/turns/turn-record.h"
#include "app/window/game-page.h"

/* What the page's three files share: game-page.c puts its parts together, game-page-sides.c has
 * what stands left and right of the board, game-page-corrections.c what opens the panel for
 * corrections. */

#define ADJ_PAGE_PANELS 11

struct _AdjGamePage
{
  AdjPart parent_instance;
  GtkStack *scene;
  GtkWidget *table;
  GtkWidget *curtain;
  GtkWidget *record_side;
  AdjTurnRecord *turn_record;
  GtkWidget *board_place;
  GtkStack *panels;
  GtkBox *rail;
  AdjFindBar *find_bar;
  AdjOrderLine *order_line;
  AdjBoard *board;
  GtkToggleButton *tabs[ADJ_PAGE_PANELS];
  char *panel;
  gboolean show_record;
  gboolean narrow;
  gboolean folded; /* the panel is not shown until somebody asks for it */
  gboolean aims;   /* a target is picked */
};

/* ---- game-page-sides.c ---- */

void adj_game_page_make_rail (AdjGamePage *self);
void adj_game_page_show_sides (AdjGamePage *self);

/* Opens a panel, "" none, or another one instead of one that has nothing to show. */
void adj_game_page_set_panel (AdjGamePage *self, const char *name);
void adj_game_page_set_show_record (AdjGamePage *self, gboolean show);

/* A panel's widget, whether it is open or not. */
GtkWidget *adj_game_page_get_panel (AdjGamePage *self, const char *name);

/* ---- game-page-corrections.c ---- */

/* The actions correct.edit insert strike take, of an entry's number; unit, of an id; hex; turn;
 * victory. */
void adj_game_page_install_corrections (GtkWidgetClass *class);
