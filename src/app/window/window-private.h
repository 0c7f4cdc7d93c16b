/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/calculators/figures-pages.h"
#include "app/calculators/quick-odds.h"
#include "app/table-mode/table-mode.h"
#include "app/turns/next-button.h"
#include "app/widgets/trouble.h"
#include "app/window/game-page.h"
#include "app/window/start-page.h"
#include "app/window/what-if-bar.h"
#include "app/window/window.h"

/* What the window's five files share: window.c has what is shown, window-open.c what is opened and
 * left, window-room.c what becomes of it in little room, window-actions.c what menus, keys and
 * buttons do, window-file.c what is done about a file that somebody else has changed. */

struct _AdjWindow
{
  GtkApplicationWindow parent_instance;
  AdjSession *session;
  GSignalGroup *signals;

  GtkLabel *title_label;
  GtkLabel *moment_label;
  GtkWidget *record_button;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *print_button;
  AdjTrouble *trouble;
  AdjWhatIfBar *what_if_bar;
  GtkRevealer *odds_revealer;
  AdjQuickOdds *quick_odds;
  GtkWidget *before_odds; /* had the focus when they were asked for; weak */
  GtkStack *pages;
  AdjStartPage *start_page;
  AdjGamePage *game_page; /* made with the first game */
  AdjNextButton *next_button;
  AdjFiguresPages *figures; /* made when they are first asked for, in a window or in none */
  AdjTableMode *table_mode; /* made when it is first entered */
  GtkWidget *before_table;  /* had the focus before table mode; weak */
  gboolean was_fullscreen;  /* before table mode */
};

/* ---- window.c ---- */

/* NULL: the start page. */
void adj_window_show (AdjWindow *self, AdjSession *session);

/* ---- window-open.c ---- */

/* Takes session over, and leaves the one before; NULL shows the start page. */
void adj_window_set_session (AdjWindow *self, AdjSession *session);

/* Leaves what is open; FALSE if the players have to be asked about it first. */
gboolean adj_window_may_close (AdjWindow *self);

void adj_window_tell_unreadable (AdjWindow *self, const char *path, const AdjProblems *problems);

/* ---- window-room.c ---- */

/* Shows as much as there is room for; with watch, again whenever that changes. */
void adj_window_use_room (AdjWindow *self);
void adj_window_watch_room (AdjWindow *self);

/* ---- window-actions.c ---- */

void adj_window_install_actions (GtkWidgetClass *widget_class);

/* Escape leaves the bar of the quick odds, and the title bar. */
void adj_window_add_escapes (AdjWindow *self);

/* ---- window-file.c ---- */

void adj_window_install_file_actions (GtkWidgetClass *class);
