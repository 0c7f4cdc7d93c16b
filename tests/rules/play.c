/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play.h"

#include <string.h>

#include "book/library.h"
#include "desk/dice.h"
#include "play-private.h"
#include "rules/cavalry-slip.h"
#include "rules/combat.h"
#include "rules/control.h"
#include "rules/dawn.h"
#include "rules/drift.h"
#include "rules/entrenchment.h"
#include "rules/intelligence.h"
#include "rules/move.h"
#include "rules/next.h"
#include "rules/support.h"
#include "rules/umpire.h"

/* ---- Orders ---- */

PlayOrder
play_order (PlayKind kind)
{
  PlayOrder order;

  memset (&order, 0, sizeof order);
  order.kind = kind;
  order.reduce = -1;
  return order;
}

static void
judge_attack (AdjJudge *judge, const PlayOrder *order)
{
  PlayOrder drawn = *order;
  AdjAttack attack;

  adj_cavalry_let_go (judge);
  drawn.n_hexes =
      adj_intelligence_draw_fire (judge, drawn.hexes, order->n_hexes, drawn.units, &drawn.n_units);
  if (drawn.n_hexes == 0 ||
      !adj_attack_prepare (judge, &attack, drawn.hexes, drawn.n_hexes, drawn.units, drawn.n_units))
    return;
  attack.reduce = order->reduce;
  adj_attack_judge (judge, &attack);
  adj_combat_declare (judge, &attack);
  if (order->die > 0 && judge->standing != ADJ_IMPOSSIBLE)
    adj_combat_roll (judge, order->die, -1);
}

/* What optional rules let him do. */
static void
judge_optional (AdjJudge *judge, const PlayOrder *order)
{
  switch ((int) order->kind)
    {
    case PLAY_ENTRENCH:
      adj_entrenchment_begin (judge, order->units[0]);
      break;
    case PLAY_OPTION:
      adj_umpire_option (judge, order->option, order->value, FALSE);
      break;
    case PLAY_INITIATIVE:
      adj_dawn_settle (judge, order->dice, NULL, ADJ_NO_SIDE);
      break;
    case PLAY_SCATTER:
      adj_scatter (judge, &(AdjScatterThrow){ .die = order->die, .chits = order->chits });
      break;
    case PLAY_DRIFT:
      adj_drift (judge, order->units[0], order->dice[0], order->dice[1]);
      break;
    case PLAY_CHARGE:
      adj_charge (judge, order->units[0], order->hexes, order->n_hexes);
      break;
    case PLAY_SUPPORT:
      adj_support_lend (judge, order->supports, order->n_supports);
      break;
    default:
      adj_next (judge);
      break;
    }
}

void
play_judge (AdjJudge *judge, const PlayOrder *order)
{
  switch ((int) order->kind)
    {
    case PLAY_MOVE:
      adj_move (judge, order->units, order->n_units, order->hexes, order->n_hexes);
      break;
    case PLAY_ENTER:
      adj_enter (judge, order->units, order->n_units, order->hexes, order->n_hexes);
      break;
    case PLAY_EXIT:
      adj_exit (judge, order->units, order->n_units);
      break;
    case PLAY_ATTACK:
      judge_attack (judge, order);
      break;
    case PLAY_ROLL:
      adj_combat_roll (judge, order->die, -1);
      break;
    case PLAY_RETREAT:
      adj_combat_retreat (judge, order->units[0], order->hexes[0]);
      break;
    case PLAY_DISPLACE:
      adj_combat_displace (judge, order->units[0], order->hexes[0]);
      break;
    case PLAY_LOSE:
      adj_combat_lose (judge, order->units, order->n_units);
      break;
    case PLAY_ADVANCE:
      adj_combat_advance (judge, order->units[0], order->hexes[0]);
      break;
    case PLAY_STAY:
      adj_combat_stay (judge);
      break;
    default:
      judge_optional (judge, order);
      break;
    }
}

void
player_do (Player *self, const PlayOrder *order)
{
  adj_judge_begin (self->judge, self->judge->table);
  play_judge (self->judge, order);
  adj_intelligence_settle (self->judge);
  if (self->witness != NULL)
    self->witness (self->data, order, self->judge);
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
  return adj_table_is_phasing (self->judge->table, 0) ? 0 : 1;
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
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      {
        AdjHex next = book->hexes[queue[i]].neighbours[d];

        if (next == ADJ_NO_HEX || distance[next] != G_MAXUINT8)
          continue;
        distance[next] = (guint8) MIN (distance[queue[i]] + 1, G_MAXUINT8 - 1);
        queue[n++] = next;
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

static void
choose_options (Player *self)
{
  static const AdjOptionKey keys[] = {
    ADJ_OPTION_TIGHT_STACKING, ADJ_OPTION_ZOC_COST,        ADJ_OPTION_ZOC_COST_REPLACES_TERRAIN,
    ADJ_OPTION_FOREST_COVER,   ADJ_OPTION_ONE_HEX_MOVE,    ADJ_OPTION_UNLIMBERING,
    ADJ_OPTION_ENTRENCHMENTS,  ADJ_OPTION_FREE_DEPLOYMENT, ADJ_OPTION_ENTRENCHMENT_TURNS,
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      PlayOrder order = play_order (PLAY_OPTION);

      order.option = keys[i];
      order.value = keys[i] == ADJ_OPTION_ENTRENCHMENT_TURNS ? 2 + (int) player_pick (self, 3) : 1;
      if (player_chance (self, 60))
        player_do (self, &order);
    }
}

void
player_play (Player *self, guint64 seed, PlayWitness witness, gpointer data)
{
  PlayOrder next = play_order (PLAY_NEXT);

  self->seed = seed;
  self->thrown = 0;
  self->witness = witness;
  self->data = data;
  adj_judge_begin (self->judge, self->start);
  if (self->options)
    choose_options (self);
  while (!self->judge->table->over)
    {
      if (adj_table_phase_kind (self->judge->table, self->book) == ADJ_PHASE_MOVEMENT)
        {
          player_find_order (self);
          player_march (self);
          player_drift (self);
        }
      else
        player_fight (self);
      player_do (self, &next);
      while (player_goes_back (self))
        player_do (self, &next);
    }
}
