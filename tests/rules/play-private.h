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
/* What optional rules of combat let him do; nothing, and no lot is drawn, where they are not in
 * force. */

/* Is there anything to be answered between an attack and its die? */
gboolean player_may_answer (const Player *self);
void player_answer (Player *self);

/* He need not fight on (Y 7.0). */
gboolean player_may_stop (Player *self);

/* Those who are repulsed go; FALSE if there was nobody (Y 7.77). */
gboolean player_goes_back (Player *self);

/* A charge that ends beside an enemy, in place of a march (Y 8.73). */
gboolean player_charges (Player *self, int unit);

/* What the side does in its phase. */
void player_march (Player *self);
void player_fight (Player *self);
