/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/order-make.h"

#include <string.h>

/* ---- Parts ---- */

static AdjOrder
begin (AdjVerb verb)
{
  AdjOrder order;

  adj_order_init (&order, verb);
  return order;
}

static void
add_units (AdjOrder *order, const guint16 *units, guint n_units)
{
  g_return_if_fail (n_units > 0 && n_units <= ADJ_MAX_BATTLE_UNITS);

  memcpy (order->units, units, n_units * sizeof *units);
  order->n_units = n_units;
}

static AdjOrder
about (AdjVerb verb, const guint16 *units, guint n_units)
{
  AdjOrder order = begin (verb);

  add_units (&order, units, n_units);
  return order;
}

static AdjOrder
about_one (AdjVerb verb, int unit)
{
  return about (verb, &(guint16){ (guint16) unit }, 1);
}

static void
add_hexes (AdjOrder *order, const AdjHex *hexes, guint n_hexes)
{
  g_return_if_fail (n_hexes > 0 && n_hexes <= ADJ_MAX_PATH);

  memcpy (order->hexes, hexes, n_hexes * sizeof *hexes);
  order->n_hexes = n_hexes;
}

/* Where they set out from is found when the order is given. */
static void
add_way (AdjOrder *order, const AdjHex *way, guint n_way)
{
  g_return_if_fail (n_way > 0 && n_way < ADJ_MAX_PATH);

  order->hexes[0] = ADJ_NO_HEX;
  memcpy (order->hexes + 1, way, n_way * sizeof *way);
  order->n_hexes = 1 + n_way;
}

static AdjOrder
step_of (AdjVerb verb, int unit, AdjHex to)
{
  AdjOrder order = about_one (verb, unit);

  add_way (&order, &to, 1);
  return order;
}

/* ---- Marches ---- */

AdjOrder
adj_order_move (const guint16 *units, guint n_units, const AdjHex *way, guint n_way)
{
  AdjOrder order = about (ADJ_VERB_MOVE, units, n_units);

  add_way (&order, way, n_way);
  return order;
}

AdjOrder
adj_order_charge (int unit, const AdjHex *way, guint n_way)
{
  AdjOrder order = about_one (ADJ_VERB_CHARGE, unit);

  add_way (&order, way, n_way);
  return order;
}

AdjOrder
adj_order_enter (const guint16 *units, guint n_units, const AdjHex *way, guint n_way)
{
  AdjOrder order = about (ADJ_VERB_ENTER, units, n_units);

  add_hexes (&order, way, n_way);
  return order;
}

AdjOrder
adj_order_exit (int unit)
{
  return about_one (ADJ_VERB_EXIT, unit);
}

/* ---- Battles ---- */

AdjOrder
adj_order_attack (const AdjAttack *attack)
{
  AdjOrder order = begin (ADJ_VERB_ATTACK);

  add_hexes (&order, attack->targets, attack->n_targets);
  order.n_units = attack->n_attackers;
  for (guint i = 0; i < attack->n_attackers; i++)
    order.units[i] = attack->attackers[i].unit;
  order.n_supports = attack->n_supports;
  memcpy (order.supports, attack->supports, attack->n_supports * sizeof *order.supports);
  order.reduce = attack->reduce;
  return order;
}

AdjOrder
adj_order_support (AdjSupport support)
{
  AdjOrder order = begin (ADJ_VERB_SUPPORT);

  order.supports[order.n_supports++] = support;
  return order;
}

void
adj_order_throw_at_once (AdjOrder *attack, int face, int result)
{
  attack->die = face;
  attack->roll = face == 0;
  attack->result = result;
}

AdjOrder
adj_order_roll (int face, int result)
{
  AdjOrder order = begin (ADJ_VERB_ROLL);

  adj_order_throw_at_once (&order, face, result);
  return order;
}

/* ---- After the die ---- */

AdjOrder
adj_order_retreat (int unit, AdjHex to)
{
  return step_of (ADJ_VERB_RETREAT, unit, to);
}

static AdjOrder
advance (int unit, AdjHex to)
{
  AdjOrder order = about_one (ADJ_VERB_ADVANCE, unit);

  add_hexes (&order, &to, 1);
  return order;
}

AdjOrder
adj_order_pay (const AdjPayment *payment)
{
  switch (payment->kind)
    {
    case ADJ_PAYMENT_RETREAT:
      return adj_order_retreat (payment->who.units[0], payment->hex);
    case ADJ_PAYMENT_DISPLACE:
      return step_of (ADJ_VERB_DISPLACE, payment->who.units[0], payment->hex);
    case ADJ_PAYMENT_ADVANCE:
      return advance (payment->who.units[0], payment->hex);
    case ADJ_PAYMENT_LOSE:
      return about (ADJ_VERB_LOSE, payment->who.units, payment->who.n);
    case ADJ_PAYMENT_STAY:
    default:
      return begin (ADJ_VERB_STAY);
    }
}

/* ---- What lies face down, and works ---- */

AdjOrder
adj_order_entrench (int unit)
{
  return about_one (ADJ_VERB_ENTRENCH, unit);
}

AdjOrder
adj_order_flip (const guint16 *units, guint n_units, gboolean down)
{
  AdjOrder order = about (ADJ_VERB_FLIP, units, n_units);

  order.figure = down;
  return order;
}

AdjOrder
adj_order_flip_side (int side, gboolean down)
{
  AdjOrder order = begin (ADJ_VERB_FLIP);

  order.side = side;
  order.figure = down;
  return order;
}

AdjOrder
adj_order_dummies (int side, int n)
{
  AdjOrder order = begin (ADJ_VERB_DUMMY);

  order.side = side;
  order.figure = n;
  return order;
}

/* ---- Initiative and command ---- */

AdjOrder
adj_order_initiative (const int dice[ADJ_SIDES], const AdjArrivalChoices *choices, int first)
{
  AdjOrder order = begin (ADJ_VERB_INITIATIVE);

  order.roll = dice == NULL;
  for (int side = 0; side < ADJ_SIDES && dice != NULL; side++)
    order.dice[side] = dice[side];
  for (guint i = 0; i < choices->n; i++)
    {
      order.units[order.n_units++] = choices->choices[i].unit;
      order.hexes[order.n_hexes++] = choices->choices[i].hex;
    }
  order.side = first;
  return order;
}

AdjOrder
adj_order_commander (int side, int points)
{
  AdjOrder order = begin (ADJ_VERB_COMMANDER);

  order.side = side;
  order.figure = points;
  return order;
}

AdjOrder
adj_order_scatter (const AdjScatterThrow *thrown)
{
  AdjOrder order = begin (ADJ_VERB_SCATTER);

  order.figure = thrown->level;
  order.die = thrown->die;
  order.chits = thrown->chits;
  order.roll = thrown->die == 0 && thrown->chits == 0;
  return order;
}

AdjOrder
adj_order_drift (int unit, const int dice[2])
{
  AdjOrder order = about_one (ADJ_VERB_DRIFT, unit);

  order.roll = dice == NULL;
  for (int i = 0; i < 2 && dice != NULL; i++)
    order.dice[i] = dice[i];
  return order;
}

/* ---- The umpire's hand ---- */

AdjOrder
adj_order_place (const guint16 *units, guint n_units, AdjHex hex)
{
  AdjOrder order = about (ADJ_VERB_PLACE, units, n_units);

  if (hex != ADJ_NO_HEX)
    add_hexes (&order, &hex, 1);
  return order;
}

AdjOrder
adj_order_mark (AdjHex hex, AdjMarkerKind kind)
{
  AdjOrder order = begin (ADJ_VERB_MARK);

  add_hexes (&order, &hex, 1);
  order.figure = (int) kind;
  return order;
}

AdjOrder
adj_order_eliminate (const guint16 *units, guint n_units)
{
  return about (ADJ_VERB_ELIMINATE, units, n_units);
}

AdjOrder
adj_order_status (int unit, guint16 set, guint16 cleared)
{
  AdjOrder order = about_one (ADJ_VERB_STATUS, unit);

  order.set = set;
  order.cleared = cleared;
  return order;
}

/* ---- The record's own ---- */

AdjOrder
adj_order_option (int option, int value)
{
  AdjOrder order = begin (ADJ_VERB_OPTION);

  order.option = option;
  order.figure = value;
  return order;
}

AdjOrder
adj_order_mirror (AdjMirror mirror)
{
  AdjOrder order = begin (ADJ_VERB_MIRROR);

  order.figure = (int) mirror;
  return order;
}

static AdjOrder
remark (AdjVerb verb, const char *text)
{
  AdjOrder order = begin (verb);

  g_strlcpy (order.text, text, sizeof order.text);
  g_strstrip (order.text);
  return order;
}

AdjOrder
adj_order_note (const char *text)
{
  return remark (ADJ_VERB_NOTE, text);
}

AdjOrder
adj_order_bookmark (const char *text)
{
  return remark (ADJ_VERB_BOOKMARK, text);
}

AdjOrder
adj_order_next (void)
{
  return begin (ADJ_VERB_NEXT);
}
