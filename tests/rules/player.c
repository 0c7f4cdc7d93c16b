/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "player.h"

#include <string.h>

#include "book/library.h"
#include "desk/dice.h"
#include "rules/intelligence.h"
#include "rules/umpire.h"

void
player_do (Player *self, const PlayOrder *order)
{
  adj_judge_begin (self->judge, self->judge->table);
  play_judge (self->judge, order);
  adj_intelligence_settle (self->judge);
  if (self->witness != NULL)
    self->witness (self->data, order, self->judge);
  if (self->judge->standing == ADJ_IMPOSSIBLE)
    g_test_message ("order of kind %d, unit %d: %s", (int) order->kind, order->units[0],
                    adj_reason_name (self->judge->findings[0].reason));
  g_assert_cmpint (self->judge->standing, !=, ADJ_IMPOSSIBLE);
}

void
player_do_one (Player *self, PlayKind kind, int unit, AdjHex hex)
{
  PlayOrder order = play_order (kind);

  order.n_units = 1;
  order.units[0] = unit;
  order.n_hexes = 1;
  order.hexes[0] = hex;
  player_do (self, &order);
}

/* ---- Lots and distances ---- */

guint
player_pick (Player *self, guint n)
{
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <=, 10000);
  if (n == 1)
    return 0;
  if (n <= 100)
    return (guint) adj_dice_throw (self->seed, self->thrown++, (int) n) - 1;
  return (player_pick (self, 100) * 100 + player_pick (self, 100)) * n / 10000;
}

gboolean
player_chance (Player *self, int percent)
{
  return (int) player_pick (self, 100) < percent;
}

int
player_side (const Player *self)
{
  int side = adj_phasing_side (self->judge->table->phasing);

  return side != ADJ_NO_SIDE ? side : self->of_both;
}

void
player_spread (const AdjBook *book, guint8 *distance)
{
  AdjHex queue[ADJ_MAX_HEXES];
  guint n = 0;

  for (guint hex = 0; hex < book->n_hexes; hex++)
    if (distance[hex] == 0)
      queue[n++] = (AdjHex) hex;
  for (guint i = 0; i < n; i++)
    {
      const AdjHex *neighbours = book->hexes[queue[i]].neighbours;
      guint8 farther = (guint8) MIN (distance[queue[i]] + 1, G_MAXUINT8 - 1);

      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        if (neighbours[d] != ADJ_NO_HEX && distance[neighbours[d]] == G_MAXUINT8)
          {
            distance[neighbours[d]] = farther;
            queue[n++] = neighbours[d];
          }
    }
}

/* ---- Games ---- */

static void
find_exits (Player *self)
{
  const GArray *exits = self->book->scenario->exits;

  memset (self->to_exit, 0xff, sizeof self->to_exit);
  for (guint i = 0; i < exits->len; i++)
    {
      const GArray *hexes = g_array_index (exits, AdjExit, i).hexes;

      for (guint j = 0; j < hexes->len; j++)
        self->to_exit[adj_book_hex (self->book, g_array_index (hexes, AdjHexId, j))] = 0;
    }
  player_spread (self->book, self->to_exit);
}

AdjBook *
player_book (void)
{
  g_autofree char *path = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);

  g_assert_nonnull (loaded->book);
  return adj_book_ref (loaded->book);
}

Player *
player_new (const AdjBook *book)
{
  Player *self = g_new0 (Player, 1);

  self->book = book;
  self->start = adj_table_new (book);
  self->judge = adj_judge_new (book, self->start);
  self->judge->secret = "a player by lot has no secrets";
  find_exits (self);
  return self;
}

void
player_free (Player *self)
{
  adj_judge_free (self->judge);
  adj_table_free (self->start);
  g_free (self);
}

/* As a player's order would have it: some take effect at the next Game-Turn only. */
void
player_choose (Player *self, AdjOptionKey key, int value)
{
  const AdjRuleset *ruleset = self->book->ruleset;
  gboolean next_turn = FALSE;

  for (guint i = 0; i < ruleset->n_options; i++)
    next_turn |= ruleset->options[i].key == key && ruleset->options[i].next_turn;
  adj_judge_begin (self->judge, self->start);
  adj_umpire_option (self->judge, key, value, next_turn);
  adj_table_assign (self->start, self->judge->table);
}

void
player_name (Player *self, int missions)
{
  self->missions = missions;
}

const AdjTable *
player_start (const Player *self)
{
  return self->start;
}

void
player_start_from (Player *self, const AdjTable *table)
{
  adj_table_assign (self->start, table);
}

const AdjTable *
player_table (const Player *self)
{
  return self->judge->table;
}

void
player_use_options (Player *self, gboolean use)
{
  self->options = use;
}
