/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "script.h"

#include "record/order.h"
#include "tests/rules/play.h"

static const AdjVerb verbs[PLAY_N_KINDS] = {
  [PLAY_MOVE] = ADJ_VERB_MOVE,         [PLAY_ENTER] = ADJ_VERB_ENTER,
  [PLAY_EXIT] = ADJ_VERB_EXIT,         [PLAY_ATTACK] = ADJ_VERB_ATTACK,
  [PLAY_ROLL] = ADJ_VERB_ROLL,         [PLAY_RETREAT] = ADJ_VERB_RETREAT,
  [PLAY_DISPLACE] = ADJ_VERB_DISPLACE, [PLAY_LOSE] = ADJ_VERB_LOSE,
  [PLAY_ADVANCE] = ADJ_VERB_ADVANCE,   [PLAY_STAY] = ADJ_VERB_STAY,
  [PLAY_NEXT] = ADJ_VERB_NEXT,
};

/* Retreats and displacements are written with the hex they start in. */
static guint
start_of_path (const PlayOrder *play)
{
  return play->kind == PLAY_RETREAT || play->kind == PLAY_DISPLACE ? 1 : 0;
}

static char *
write_line (const AdjBook *book, const PlayOrder *play)
{
  AdjOrder order = { .verb = verbs[play->kind], .result = -1, .strength = -1 };
  guint start = start_of_path (play);

  order.n_units = play->n_units;
  for (guint i = 0; i < play->n_units; i++)
    order.units[i] = (guint16) play->units[i];
  order.n_hexes = start + play->n_hexes;
  for (guint i = 0; i < play->n_hexes; i++)
    order.hexes[start + i] = play->hexes[i];
  order.reduce = play->reduce;
  order.die = play->die;
  return adj_order_print (book, &order);
}

static void
note_order (gpointer data, const PlayOrder *play, const AdjJudge *judge)
{
  Script *self = data;
  ScriptOrder order = {
    .line = write_line (self->book, play),
    .standing = judge->standing,
    .ends_phase = play->kind == PLAY_NEXT,
    .hash = adj_table_hash (judge->table),
  };

  g_array_append_val (self->orders, order);
}

static void
clear_order (gpointer order)
{
  g_free (((ScriptOrder *) order)->line);
}

Script *
script_new (AdjBook *book, guint64 seed)
{
  g_autoptr (AdjTable) start = adj_table_new (book);

  return script_new_from (book, seed, start);
}

Script *
script_new_from (AdjBook *book, guint64 seed, const AdjTable *start)
{
  g_autoptr (Player) player = player_new (book);
  Script *self = g_new0 (Script, 1);

  self->book = adj_book_ref (book);
  self->orders = g_array_new (FALSE, FALSE, sizeof (ScriptOrder));
  g_array_set_clear_func (self->orders, clear_order);
  player_start_from (player, start);
  player_play (player, seed, note_order, self);
  return self;
}

void
script_free (Script *self)
{
  g_array_unref (self->orders);
  adj_book_unref (self->book);
  g_free (self);
}

const ScriptOrder *
script_order (const Script *self, guint i)
{
  return &g_array_index (self->orders, ScriptOrder, i);
}
