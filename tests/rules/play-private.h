/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play.h"

#include "rules/reach.h"

struct Player
{
  const AdjBook *book;
  AdjTable *start;
  AdjJudge *judge; /* its table is the game's */

  guint64 seed;
  guint64 thrown;
  gboolean options;
  PlayWitness witness;
  gpointer data;

  AdjReach reach;
  guint8 to_enemy[ADJ_MAX_HEXES]; /* hexes to the nearest enemy as the phase began */
  guint8 to_exit[ADJ_MAX_HEXES];
};

/* One lot of n: 0 to n - 1. */
guint player_pick (Player *self, guint n);
gboolean player_chance (Player *self, int percent);

void player_do (Player *self, const PlayOrder *order);
void player_do_one (Player *self, PlayKind kind, int unit, AdjHex hex);

/* Who plays the phase. */
int player_side (const Player *self);

/* Hexes from each hex to the nearest of those that are at 0 already; the others are 255. */
void player_spread (const AdjBook *book, guint8 *distance);

/* Dice for the initiative and for control, before anybody moves, and the scattered after them. */
void player_find_order (Player *self);
void player_drift (Player *self);

/* What the side does in its phase. */
void player_march (Player *self);
void player_fight (Player *self);
