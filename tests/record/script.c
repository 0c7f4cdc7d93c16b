/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "script.h"

#include "record/order.h"
#include "tests/rules/play.h"

static const AdjVerb verbs[PLAY_N_KINDS] = {
  [PLAY_MOVE] = ADJ_VERB_MOVE,
  [PLAY_ENTER] = ADJ_VERB_ENTER,
  [PLAY_EXIT] = ADJ_VERB_EXIT,
  [PLAY_ATTACK] = ADJ_VERB_ATTACK,
  [PLAY_ROLL] = ADJ_VERB_ROLL,
  [PLAY_RETREAT] = ADJ_VERB_RETREAT,
  [PLAY_DISPLACE] = ADJ_VERB_DISPLACE,
  [PLAY_LOSE] = ADJ_VERB_LOSE,
  [PLAY_ADVANCE] = ADJ_VERB_ADVANCE,
  [PLAY_STAY] = ADJ_VERB_STAY,
  [PLAY_INITIATIVE] = ADJ_VERB_INITIATIVE,
  [PLAY_SCATTER] = ADJ_VERB_SCATTER,
  [PLAY_DRIFT] = ADJ_VERB_DRIFT,
  [PLAY_NEXT] = ADJ_VERB_NEXT,
  [PLAY_ENTRENCH] = ADJ_VERB_ENTRENCH,
  [PLAY_OPTION] = ADJ_VERB_OPTION,
  [PLAY_CHARGE] = ADJ_VERB_CHARGE,
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
  AdjOrder order = { .verb = verbs[play->kind], .result = -1, .strength = -1, .side = ADJ_NO_SIDE };
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
  order.option = adj_ruleset_option (book->ruleset, adj_option_key_id (play->option));
  order.figure = play->value;
  order.dice[0] = play->dice[0];
  order.dice[1] = play->dice[1];
  order.chits = play->chits;
  return adj_order_print (book, &order);
}

guint64
script_hash (const AdjTable *table)
{
  g_autoptr (AdjTable) bare = adj_table_copy (table);

  for (int unit = 0; unit < bare->n_units; unit++)
    bare->units[unit].alias = 0;
  return adj_table_hash (bare);
}

static void
note_order (gpointer data, const PlayOrder *play, const AdjJudge *judge)
{
  Script *self = data;
  ScriptOrder order = {
    .line = write_line (self->book, play),
    .standing = judge->standing,
    .ends_phase = play->kind == PLAY_NEXT && judge->table->n_debts == 0,
    .hash = script_hash (judge->table),
  };

  g_array_append_val (self->orders, order);
}

static void
clear_order (gpointer order)
{
  g_free (((ScriptOrder *) order)->line);
}

static void
note_option (Script *self, Player *player, AdjOptionKey key, int value)
{
  const AdjRuleset *ruleset = self->book->ruleset;
  const AdjOption *option =
      &ruleset->options[adj_ruleset_option (ruleset, adj_option_key_id (key))];
  g_autofree char *text = adj_option_value_to_string (option, value);
  ScriptOrder order = { .standing = ADJ_OK };

  player_choose (player, key, value);
  order.line = g_strdup_printf ("option %s=%s", option->id, text);
  order.hash = adj_table_hash (player_start (player));
  g_array_append_val (self->orders, order);
}

/* The bits of the seed say which rules of combat are on. */
static void
choose_combat_options (Script *self, Player *player, guint64 seed)
{
  for (int key = ADJ_OPTION_VOLUNTARY_ATTACK; key <= ADJ_OPTION_DEMORALIZATION; key++)
    note_option (self, player, (AdjOptionKey) key, (seed * 2654435761u >> key) % 3 != 0);
}

static void
choose_command_options (Script *self, Player *player)
{
  note_option (self, player, ADJ_OPTION_VARIABLE_INITIATIVE, TRUE);
  note_option (self, player, ADJ_OPTION_COMMANDER_INITIATIVE, TRUE);
  note_option (self, player, ADJ_OPTION_COMMAND_CONTROL, TRUE);
  note_option (self, player, ADJ_OPTION_COMMAND_METHOD, ADJ_COMMAND_CHITS);
}

static Script *
script_begin (AdjBook *book)
{
  Script *self = g_new0 (Script, 1);

  self->book = adj_book_ref (book);
  self->orders = g_array_new (FALSE, FALSE, sizeof (ScriptOrder));
  g_array_set_clear_func (self->orders, clear_order);
  return self;
}

static Script *
script_of (AdjBook *book, guint64 seed, gboolean command)
{
  g_autoptr (Player) player = player_new (book);
  Script *self = script_begin (book);

  player_use_options (player, seed % 3 == 2);
  if (seed % 2 == 0)
    choose_combat_options (self, player, seed);
  if (command)
    choose_command_options (self, player);
  player_play (player, seed, note_order, self);
  return self;
}

Script *
script_new (AdjBook *book, guint64 seed)
{
  return script_of (book, seed, FALSE);
}

Script *
script_new_with_options (AdjBook *book, guint64 seed)
{
  return script_of (book, seed, TRUE);
}

Script *
script_new_from (AdjBook *book, guint64 seed, const AdjTable *start)
{
  g_autoptr (Player) player = player_new (book);
  Script *self = script_begin (book);

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
