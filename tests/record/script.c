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
  [PLAY_NEXT] = ADJ_VERB_NEXT,         [PLAY_CHARGE] = ADJ_VERB_CHARGE,
  [PLAY_SUPPORT] = ADJ_VERB_SUPPORT,
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
  order.n_supports = play->n_supports;
  for (guint i = 0; i < play->n_supports; i++)
    order.supports[i] = play->supports[i];
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
    .ends_phase = play->kind == PLAY_NEXT && judge->table->n_debts == 0,
    .hash = adj_table_hash (judge->table),
  };

  g_array_append_val (self->orders, order);
}

static void
clear_order (gpointer order)
{
  g_free (((ScriptOrder *) order)->line);
}

/* The first bits of the seed say which are on. */
static void
choose_options (Script *self, Player *player, guint64 seed)
{
  g_autoptr (AdjTable) table = adj_table_new (self->book);

  for (int key = ADJ_OPTION_VOLUNTARY_ATTACK; key <= ADJ_OPTION_DEMORALIZATION; key++)
    {
      const char *id = adj_option_key_id ((AdjOptionKey) key);
      AdjEffect effect = adj_effect (ADJ_EFFECT_OPTION);
      ScriptOrder order = { .standing = ADJ_OK };

      effect.side = 0;
      effect.other = (gint16) key;
      effect.value = (seed * 2654435761u >> key) % 3 != 0;
      g_assert_true (adj_table_apply (table, self->book, &effect));
      player_option (player, (AdjOptionKey) key, effect.value);
      order.line = g_strdup_printf ("option %s=%s", id, effect.value ? "on" : "off");
      order.hash = adj_table_hash (table);
      g_array_append_val (self->orders, order);
    }
}

Script *
script_new (AdjBook *book, guint64 seed)
{
  g_autoptr (Player) player = player_new (book);
  Script *self = g_new0 (Script, 1);

  self->book = adj_book_ref (book);
  self->orders = g_array_new (FALSE, FALSE, sizeof (ScriptOrder));
  g_array_set_clear_func (self->orders, clear_order);
  if (seed % 2 == 0)
    choose_options (self, player, seed);
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
