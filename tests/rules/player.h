/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play-order.h"
#include "rules/reach.h"

/* A player who knows the rules and nothing else, with all that he keeps in mind in a game; what he
 * does in it lies in play.h. */

/* Told of every order, with the judgement: its table is the one after the order. */
typedef void (*PlayWitness) (gpointer data, const PlayOrder *order, const AdjJudge *judge);

typedef struct
{
  const AdjBook *book;
  AdjTable *start;
  AdjJudge *judge; /* its table is the game's */

  guint64 seed;
  guint64 thrown;
  gboolean options;
  PlayWitness witness;
  gpointer data;
  int of_both;  /* the side that he plays now in a phase of both */
  int missions; /* of each side in a Game-Turn, where the lot does not decide it; 0 */

  AdjReach reach;
  guint8 to_enemy[ADJ_MAX_HEXES]; /* hexes to the nearest enemy as the phase began */
  guint8 to_exit[ADJ_MAX_HEXES];
} Player;

/* Chickamauga from the shipped data. */
AdjBook *player_book (void);

Player *player_new (const AdjBook *book);
void player_free (Player *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Player, player_free)

/* From the next game on some of the options of march and ground are switched on, which of them
 * the seed decides. */
void player_use_options (Player *self, gboolean use);
/* An option of every game from now on, and the table that they begin with. */
void player_choose (Player *self, AdjOptionKey key, int value);
const AdjTable *player_start (const Player *self);

/* From now on so many units a side are named to attack in each Game-Turn (Y S7.0), those next to
 * the enemy first. */
void player_name (Player *self, int missions);

/* Games begin with this table, and not with the set-up of the book. */
void player_start_from (Player *self, const AdjTable *table);

/* The table as the last game has left it. */
const AdjTable *player_table (const Player *self);

/* One lot of n: 0 to n - 1. */
guint player_pick (Player *self, guint n);
gboolean player_chance (Player *self, int percent);

void player_do (Player *self, const PlayOrder *order);
void player_do_one (Player *self, PlayKind kind, int unit, AdjHex hex);

/* The side that plays the phase. */
int player_side (const Player *self);

/* Hexes from each hex to the nearest of those that are at 0 already; the others are 255. */
void player_spread (const AdjBook *book, guint8 *distance);
