/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/skirmish/skirmish-window.h"

/* A skirmish in a window: knights and bandits between a church and a barn, in a file of its own. */
typedef struct
{
  char *folder;
  AdjFray *fray;
  AdjSkirmishWindow *window;
} Brawl;

/* orders: what is played before; NULL: nobody is there yet. */
Brawl brawl_open (const char *orders);
void brawl_close (Brawl *self);

/* The figures of docs/skirmish.md, and bandits have the initiative. */
extern const char brawl_begun[];

/* Another skirmish goes on in the window by now. */
void brawl_look_again (Brawl *self);

/* What a line of orders is expected to do. */
void brawl_order (Brawl *self, const char *line);

/* The same behind a side's curtain, which falls again. */
void brawl_order_behind (Brawl *self, int side, const char *line);

const AdjSkirmishState *brawl_state (Brawl *self);

/* A page of the middle. */
void brawl_page (Brawl *self, const char *page);

/* The same, and the widget of that type. */
gpointer brawl_open_page (Brawl *self, const char *name, GType page);

/* Ticks what is called so below the root; types into the field that shows that example. */
void brawl_tick (gpointer root, const char *label);
void brawl_type (gpointer root, const char *example, const char *text);
