/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/calculators/calculator-pages.h"
#include "app/calculators/quick-odds.h"

/* The tools of a window for players who want an answer and no game: the bar of quick odds, and a
 * window beside it where figures are typed. */
typedef struct
{
  GtkWindow *window;
  GtkBox *odds_bar;
  AdjQuickOdds *quick_odds;    /* in the bar; made when they are first asked for */
  GtkWidget *before_odds;      /* had the focus when they were asked for; weak */
  AdjCalculatorPages *figures; /* made when they are first asked for, in a window or in none */
} AdjWindowTools;

/* Shows the bar, or puts it away and gives the focus back. The rules are those of the game; NULL,
 * the player's own choice. */
void adj_window_tools_toggle_odds (AdjWindowTools *self, AdjRuleset *ruleset);

/* A game with other rules was opened. */
void adj_window_tools_set_ruleset (AdjWindowTools *self, AdjRuleset *ruleset);

/* A page of the figures, by the rules given or the player's own choice (NULL). */
void adj_window_tools_open_figures (AdjWindowTools *self, const char *page, AdjRuleset *ruleset);

/* The figures and what was typed there are gone. */
void adj_window_tools_put_away (AdjWindowTools *self);
