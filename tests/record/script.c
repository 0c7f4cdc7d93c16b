/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "script.h"

static AdjPayment
payment_of (AdjPaymentKind kind, const PlayOrder *play, const guint16 *units)
{
  AdjPayment payment = { .kind = kind, .hex = play->hexes[0], .who = { .n = play->n_units } };

  for (guint i = 0; i < play->n_units; i++)
    payment.who.units[i] = units[i];
  return payment;
}

static AdjAttack
attack_of (const PlayOrder *play, const guint16 *units)
{
  AdjAttack attack = { .n_targets = play->n_hexes,
                       .n_attackers = play->n_units,
                       .n_supports = play->n_supports,
                       .reduce = play->reduce };

  for (guint i = 0; i < play->n_hexes; i++)
    attack.targets[i] = play->hexes[i];
  for (guint i = 0; i < play->n_units; i++)
    attack.attackers[i].unit = units[i];
  for (guint i = 0; i < play->n_supports; i++)
    attack.supports[i] = play->supports[i];
  return attack;
}

static AdjOrder
make_attack (const PlayOrder *play, const guint16 *units)
{
  AdjAttack attack = attack_of (play, units);
  AdjOrder order = adj_order_attack (&attack);

  if (play->die > 0)
    adj_order_throw_at_once (&order, play->die, -1);
  return order;
}

static AdjOrder
make_payment (AdjPaymentKind kind, const PlayOrder *play, const guint16 *units)
{
  AdjPayment payment = payment_of (kind, play, units);

  return adj_order_pay (&payment);
}

/* Marches begin with the hex they start in. */
static AdjOrder
make_contest (const PlayOrder *play)
{
  return (AdjOrder){ .verb = ADJ_VERB_CONTEST,
                     .n_hexes = 1,
                     .hexes = { play->hexes[0] },
                     .contest = { play->dice[0], play->dice[1] } };
}

static AdjOrder
make_order (const AdjBook *book, const PlayOrder *play, const guint16 *units)
{
  const AdjScatterThrow thrown = { play->value, 0, play->die, play->chits };
  const AdjArrivalChoices nobody = { 0 };

  switch (play->kind)
    {
    case PLAY_MOVE:
      return adj_order_move (units, play->n_units, play->hexes + 1, play->n_hexes - 1);
    case PLAY_CHARGE:
      return adj_order_charge (units[0], play->hexes + 1, play->n_hexes - 1);
    case PLAY_ENTER:
      return adj_order_enter (units, play->n_units, play->hexes, play->n_hexes);
    case PLAY_EXIT:
      return adj_order_exit (units[0]);
    case PLAY_ATTACK:
      return make_attack (play, units);
    case PLAY_SUPPORT:
      return adj_order_support (play->supports[0]);
    case PLAY_ROLL:
      return adj_order_roll (play->die, -1);
    case PLAY_RETREAT:
      return make_payment (ADJ_PAYMENT_RETREAT, play, units);
    case PLAY_DISPLACE:
      return make_payment (ADJ_PAYMENT_DISPLACE, play, units);
    case PLAY_LOSE:
      return make_payment (ADJ_PAYMENT_LOSE, play, units);
    case PLAY_ADVANCE:
      return make_payment (ADJ_PAYMENT_ADVANCE, play, units);
    case PLAY_STAY:
      return adj_order_pay (
          &(AdjPayment){ .kind = ADJ_PAYMENT_STAY, .engagement = play->value, .hex = ADJ_NO_HEX });
    case PLAY_INITIATIVE:
      return adj_order_initiative (play->dice, &nobody, ADJ_NO_SIDE);
    case PLAY_SCATTER:
      return adj_order_scatter (&thrown);
    case PLAY_DRIFT:
      return adj_order_drift (units[0], play->dice);
    case PLAY_ENTRENCH:
      return adj_order_entrench (units[0]);
    case PLAY_OPTION:
      return adj_order_option (adj_ruleset_option (book->ruleset, adj_option_key_id (play->option)),
                               play->value);
    case PLAY_NEXT:
      return adj_order_next ();
    case PLAY_SEAL:
      return adj_order_seal (play->value, TRUE);
    case PLAY_REVEAL:
      return adj_order_reveal ();
    case PLAY_SEGMENT:
      return play->dice[0] > 0 ? make_contest (play) : adj_order_segment ();
    case PLAY_WITHDRAW:
      return adj_order_withdraw (units[0], play->hexes, play->n_hexes);
    case PLAY_PLOT: /* made of what the table has of it */
    case PLAY_N_KINDS:
    default:
      g_assert_not_reached ();
    }
}

static AdjOrder
order_of (const AdjBook *book, const PlayOrder *play)
{
  guint16 units[PLAY_MAX_UNITS];

  for (guint i = 0; i < play->n_units; i++)
    units[i] = (guint16) play->units[i];
  return make_order (book, play, units);
}

char *
script_line (const AdjBook *book, const PlayOrder *play)
{
  AdjOrder order = order_of (book, play);

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

/* A plot is what the table has of it now. */
static AdjOrder
order_on (const PlayOrder *play, const AdjJudge *judge)
{
  const AdjUnitState *state = &judge->table->units[play->units[0]];
  const AdjPlot plot = { .tokens = state->plot, .entry = state->entry };

  return play->kind == PLAY_PLOT ? adj_order_plot (&judge->field, play->units[0], &plot)
                                 : order_of (judge->book, play);
}

static void
note_order (gpointer data, const PlayOrder *play, const AdjJudge *judge)
{
  Script *self = data;
  ScriptOrder order = {
    .order = order_on (play, judge),
    .standing = judge->standing,
    .ends_phase = play->kind == PLAY_NEXT && judge->table->n_debts == 0,
    .hash = script_hash (judge->table),
  };

  order.line = adj_order_print (self->book, &order.order);
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
  ScriptOrder order = { .standing = ADJ_OK };

  player_choose (player, key, value);
  order.order =
      adj_order_option (adj_ruleset_option (self->book->ruleset, adj_option_key_id (key)), value);
  order.line = adj_order_print (self->book, &order.order);
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
  note_option (self, player, ADJ_OPTION_COMMAND_METHOD, ADJ_METHOD_CHITS);
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
