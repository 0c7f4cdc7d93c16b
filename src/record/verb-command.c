/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "record/complete-fit.h"
#include "record/order-make.h"
#include "record/parser.h"
#include "record/throw.h"
#include "record/verb-parts.h"
#include "rules/command.h"
#include "rules/control.h"
#include "rules/dawn.h"
#include "rules/drift.h"
#include "rules/initiative.h"
#include "rules/played.h"
#include "rules/umpire.h"

/* initiative, commander, scatter, drift. */

#define MOST_COMMANDER 999

/* ---- Making ---- */

static void
begin_initiative (AdjOrder *order)
{
  order->initiative.first = ADJ_NO_SIDE;
}

AdjOrder
adj_order_initiative (const int dice[ADJ_SIDES], const AdjArrivalChoices *choices, int first)
{
  AdjOrder order = adj_order_begin (ADJ_VERB_INITIATIVE);

  g_return_val_if_fail (choices != NULL, (AdjOrder){ 0 });

  order.roll = dice == NULL;
  for (int side = 0; side < ADJ_SIDES && dice != NULL; side++)
    order.initiative.dice[side] = dice[side];
  order.n_units = choices->n;
  for (guint i = 0; i < choices->n; i++)
    {
      order.units[i] = choices->choices[i].unit;
      order.initiative.entries[i] = choices->choices[i].hex;
    }
  order.initiative.first = first;
  return order;
}

static void
begin_scatter (AdjOrder *order)
{
  order->scatter.side = ADJ_NO_SIDE;
}

AdjOrder
adj_order_commander (int side, int points)
{
  AdjOrder order = adj_order_begin (ADJ_VERB_COMMANDER);

  order.commander.side = side;
  order.commander.points = points;
  return order;
}

AdjOrder
adj_order_scatter (const AdjScatterThrow *thrown)
{
  AdjOrder order = adj_order_begin (ADJ_VERB_SCATTER);

  g_return_val_if_fail (thrown != NULL, (AdjOrder){ 0 });

  order.roll = thrown->die == 0 && thrown->chits == 0;
  order.scatter.side = thrown->side;
  order.scatter.level = thrown->level;
  order.scatter.die = thrown->die;
  order.scatter.chits = thrown->chits;
  return order;
}

AdjOrder
adj_order_drift (int unit, const int dice[2])
{
  AdjOrder order = adj_order_about_one (ADJ_VERB_DRIFT, unit);

  order.roll = dice == NULL;
  for (int i = 0; i < 2 && dice != NULL; i++)
    order.drift.dice[i] = dice[i];
  return order;
}

/* ---- Parsing: initiative ---- */

static gboolean
is_initiative_keyword (AdjParser *self)
{
  return adj_phrase_peek (&self->phrase) == NULL || adj_phrase_next_is (&self->phrase, "without") ||
         adj_phrase_next_is (&self->phrase, "by") || adj_phrase_next_is (&self->phrase, "result");
}

/* Units that are held back, or, with a hex, come in by it. */
static gboolean
parse_arrivals (AdjParser *self, AdjHex hex)
{
  AdjOrder *order = self->order;

  do
    {
      guint n = order->n_units;

      if (n >= ADJ_MAX_PATH)
        return adj_phrase_fail (
            &self->phrase, g_strdup_printf (_ ("an order takes at most %d units"), ADJ_MAX_PATH));
      if (!adj_parser_unit (self))
        return FALSE;
      if (order->n_units == n)
        {
          self->phrase.at--;
          return adj_phrase_fail (&self->phrase, g_strdup (_ ("this unit is named already")));
        }
      order->initiative.entries[n] = hex;
    }
  while (!is_initiative_keyword (self));
  return TRUE;
}

static gboolean
parse_side_die (AdjParser *self)
{
  int side;

  return adj_parser_side (self, &side) &&
         adj_phrase_number (&self->phrase, _ ("the die"), 1, ADJ_INITIATIVE_DIE,
                            &self->order->initiative.dice[side]);
}

static gboolean
parse_initiative_part (AdjParser *self)
{
  AdjHex hex;

  if (adj_phrase_take (&self->phrase, "roll"))
    return self->order->roll = TRUE;
  if (adj_phrase_take (&self->phrase, "without"))
    return parse_arrivals (self, ADJ_NO_HEX);
  if (adj_phrase_take (&self->phrase, "by"))
    return adj_parser_hex (self, &hex) && parse_arrivals (self, hex);
  if (adj_phrase_take (&self->phrase, "result"))
    return adj_parser_side (self, &self->order->initiative.first);
  return parse_side_die (self);
}

static gboolean
parse_initiative (AdjParser *self)
{
  const AdjSide *sides = self->field->book->scenario->sides;
  const int *dice = self->order->initiative.dice;

  while (adj_phrase_peek (&self->phrase) != NULL)
    if (!parse_initiative_part (self))
      return FALSE;
  if (self->order->roll ? dice[0] == 0 && dice[1] == 0 : dice[0] > 0 && dice[1] > 0)
    return TRUE;
  return adj_phrase_fail (
      &self->phrase,
      g_strdup_printf (_ ("both dice, such as %s 4 %s 2; or roll"), sides[0].id, sides[1].id));
}

static gboolean
parse_commander (AdjParser *self)
{
  return adj_parser_side (self, &self->order->commander.side) &&
         adj_phrase_number (&self->phrase, _ ("what the commander adds"), 0, MOST_COMMANDER,
                            &self->order->commander.points) &&
         adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

/* ---- Parsing: Command Control ---- */

static gboolean
parse_chits (AdjParser *self)
{
  do
    {
      int digit;

      if (!adj_phrase_number (&self->phrase, _ ("a chit"), 0, 9, &digit))
        return FALSE;
      if (self->order->scatter.chits & (1u << digit))
        {
          self->phrase.at--;
          return adj_phrase_fail (&self->phrase,
                                  g_strdup_printf (_ ("there is only one chit with a %d"), digit));
        }
      self->order->scatter.chits |= (guint16) (1u << digit);
    }
  while (adj_phrase_peek (&self->phrase) != NULL);
  return TRUE;
}

/* The record says whose digits they are in a phase of both sides, and there alone. */
static void
name_scatter_side (AdjOrder *order, const AdjField *field)
{
  int alone = adj_phasing_side (field->table->phasing);

  if (alone == ADJ_NO_SIDE && order->scatter.side == ADJ_NO_SIDE)
    order->scatter.side = adj_scatter_side (field, ADJ_NO_SIDE);
  else if (order->scatter.side == alone)
    order->scatter.side = ADJ_NO_SIDE;
}

static void
parse_scatter_side (AdjParser *self)
{
  const AdjSide *sides = self->field->book->scenario->sides;

  for (int side = 0; side < ADJ_SIDES && self->order->scatter.side == ADJ_NO_SIDE; side++)
    if (adj_phrase_take (&self->phrase, sides[side].id))
      self->order->scatter.side = side;
  name_scatter_side (self->order, self->field);
}

static gboolean
parse_scatter (AdjParser *self)
{
  parse_scatter_side (self);
  if (adj_phrase_take (&self->phrase, "level") &&
      !adj_phrase_number (&self->phrase, _ ("the level"), 1, ADJ_CHITS,
                          &self->order->scatter.level))
    return FALSE;
  if (adj_phrase_take (&self->phrase, "roll"))
    {
      self->order->roll = TRUE;
      return adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
    }
  if (adj_phrase_take (&self->phrase, "chits"))
    return parse_chits (self);
  if (!adj_phrase_take (&self->phrase, "die"))
    return adj_phrase_fail (&self->phrase, g_strdup (_ ("here fits: level, die, chits or roll")));
  return adj_phrase_number (&self->phrase, _ ("the die"), 1,
                            self->field->book->ruleset->command_die, &self->order->scatter.die) &&
         adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

static gboolean
parse_drift (AdjParser *self)
{
  int *dice = self->order->drift.dice;

  if (!adj_parser_unit (self))
    return FALSE;
  self->order->roll = adj_phrase_take (&self->phrase, "roll");
  if (!self->order->roll &&
      (!adj_phrase_number (&self->phrase, _ ("the die for the direction"), 1, 6, &dice[0]) ||
       !adj_phrase_number (&self->phrase, _ ("the die for the points"), 1, 6, &dice[1])))
    return FALSE;
  return adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

/* ---- Printing ---- */

/* The units that are held back, then those that come in by which hex. */
static void
print_arrivals (GString *text, const AdjView *view, const AdjOrder *order)
{
  gboolean kept = FALSE;

  for (guint i = 0; i < order->n_units; i++)
    if (order->initiative.entries[i] == ADJ_NO_HEX)
      {
        g_string_append_printf (text, "%s %s", kept ? "" : " without",
                                adj_view_unit_id (view, order->units[i]));
        kept = TRUE;
      }
  for (guint i = 0; i < order->n_units; i++)
    if (order->initiative.entries[i] != ADJ_NO_HEX)
      g_string_append_printf (text, " by %04d %s",
                              view->book->hexes[order->initiative.entries[i]].id,
                              adj_view_unit_id (view, order->units[i]));
}

static void
print_initiative (GString *text, const AdjView *view, const AdjOrder *order)
{
  for (int side = 0; side < ADJ_SIDES && order->initiative.dice[0] > 0; side++)
    g_string_append_printf (text, " %s %d", view->book->scenario->sides[side].id,
                            order->initiative.dice[side]);
  if (order->initiative.dice[0] == 0)
    g_string_append (text, " roll");
  print_arrivals (text, view, order);
  if (order->initiative.first != ADJ_NO_SIDE)
    g_string_append_printf (text, " result %s",
                            view->book->scenario->sides[order->initiative.first].id);
}

static void
print_commander (GString *text, const AdjView *view, const AdjOrder *order)
{
  adj_print_side (text, view, order->commander.side);
  g_string_append_printf (text, " %d", order->commander.points);
}

static void
print_scatter (GString *text, const AdjView *view, const AdjOrder *order)
{
  if (order->scatter.side != ADJ_NO_SIDE)
    adj_print_side (text, view, order->scatter.side);
  if (order->scatter.level > 0)
    g_string_append_printf (text, " level %d", order->scatter.level);
  if (order->scatter.chits != 0)
    g_string_append (text, " chits");
  for (int digit = 0; digit <= 9; digit++)
    if (order->scatter.chits & (1u << digit))
      g_string_append_printf (text, " %d", digit);
  if (order->scatter.chits != 0)
    return;
  if (order->scatter.die > 0)
    g_string_append_printf (text, " die %d", order->scatter.die);
  else
    g_string_append (text, " roll");
}

static void
print_drift (GString *text, const AdjView *view, const AdjOrder *order)
{
  adj_print_subject (text, view, order);
  if (order->drift.dice[0] > 0)
    g_string_append_printf (text, " %d %d", order->drift.dice[0], order->drift.dice[1]);
  else
    g_string_append (text, " roll");
}

/* ---- Throwing ---- */

static void
throw_two (AdjThrower *self, int dice[2])
{
  for (int i = 0; i < 2; i++)
    dice[i] = adj_thrower_next (self, ADJ_INITIATIVE_DIE);
}

static void
throw_initiative (AdjThrower *self, const AdjField *field)
{
  throw_two (self, self->order->initiative.dice);
}

static void
throw_drift (AdjThrower *self, const AdjField *field)
{
  throw_two (self, self->order->drift.dice);
}

/* Y 5.57: without putting one back; what is left alone need not be thrown for. */
static void
draw_chits (AdjThrower *self, guint16 drawn, int n)
{
  for (; n > 0; n--)
    {
      int digits[10];
      int left = 0;
      int digit;

      for (int i = 0; i <= 9; i++)
        if ((drawn & (1u << i)) == 0)
          digits[left++] = i;
      if (left == 0)
        return;
      digit = digits[left > 1 ? adj_thrower_next (self, left) - 1 : 0];
      drawn |= (guint16) (1u << digit);
      self->order->scatter.chits |= (guint16) (1u << digit);
    }
}

static void
throw_scatter (AdjThrower *self, const AdjField *field)
{
  AdjScatterThrow *thrown = &self->order->scatter;
  int side = adj_scatter_side (field, thrown->side);

  if (field->book->ruleset->command_die == 0) /* without a table there is nothing to throw for */
    return;
  if (adj_command_method (field->table) == ADJ_METHOD_DICE)
    thrown->die = adj_thrower_next (self, field->book->ruleset->command_die);
  else if (side != ADJ_NO_SIDE)
    draw_chits (self, field->table->digits[side],
                adj_scatter_chits_left (field, side, thrown->level));
}

/* ---- Settling ---- */

static char *
settle_scatter (AdjOrder *order, const AdjField *field, const AdjView *view)
{
  name_scatter_side (order, field);
  return NULL;
}

/* ---- Judging ---- */

static void
judge_initiative (AdjJudge *judge, const AdjOrder *order)
{
  AdjArrivalChoices choices = { .n = order->n_units };

  for (guint i = 0; i < order->n_units; i++)
    choices.choices[i] = (AdjArrivalChoice){ order->units[i], order->initiative.entries[i] };
  adj_dawn_settle (judge, order->initiative.dice, &choices, order->initiative.first);
}

static void
judge_commander (AdjJudge *judge, const AdjOrder *order)
{
  adj_umpire_commander (judge, order->commander.side, order->commander.points);
}

static void
judge_scatter (AdjJudge *judge, const AdjOrder *order)
{
  adj_scatter (judge, &order->scatter);
}

static void
judge_drift (AdjJudge *judge, const AdjOrder *order)
{
  adj_drift (judge, order->units[0], order->drift.dice[0], order->drift.dice[1]);
}

/* ---- Whom it concerns ---- */

static gboolean
is_waiting (const AdjField *field, int unit)
{
  return field->table->units[unit].where == ADJ_WAITING;
}

static gboolean
is_lost (const AdjField *field, int unit)
{
  return adj_concerns_phasing (field, unit) &&
         field->table->units[unit].control == ADJ_CONTROL_LOST;
}

/* ---- Completing ---- */

/* A side's name is followed by its die; then comes the other side, or what else may be said. */
static void
complete_initiative (AdjUnfinished *self)
{
  static const char *const keywords[] = { "without", "by", "result", NULL };
  const AdjSide *sides = self->field->book->scenario->sides;
  guint last = self->words.n - 1;

  for (int side = 0; side < ADJ_SIDES; side++)
    if (adj_unfinished_is_word (self, last, sides[side].id) &&
        !adj_unfinished_is_word (self, last - 1, "result"))
      {
        adj_offer_dice (self, ADJ_INITIATIVE_DIE);
        return;
      }
  if (adj_unfinished_is_word (self, last, "without"))
    adj_fit_units (self);
  adj_offer_sides (self);
  if (last == 0)
    adj_offer (self, "roll");
  else
    adj_offer_words (self, keywords);
}

static void
complete_scatter (AdjUnfinished *self)
{
  static const char *const keywords[] = { "die", "chits", "roll", "level", NULL };
  const AdjSide *sides = self->field->book->scenario->sides;

  for (int side = 0; self->words.n == 1 && side < ADJ_SIDES; side++)
    if (adj_phasing_side (self->field->table->phasing) == ADJ_NO_SIDE &&
        adj_scatter_side (self->field, side) == side)
      adj_offer (self, sides[side].id);
  if (adj_unfinished_is_word (self, self->words.n - 1, "die"))
    adj_offer_dice (self, self->field->book->ruleset->command_die);
  else if (!adj_unfinished_is_word (self, self->words.n - 1, "level") &&
           !adj_unfinished_is_word (self, 1, "chits"))
    adj_offer_words (self, keywords);
}

static void
complete_drift (AdjUnfinished *self)
{
  adj_offer_dice (self, ADJ_HEX_DIRECTIONS);
  adj_offer (self, "roll");
}

/* ---- Rows ---- */

static const AdjVerbRow rows[] = {
  {
      .verb = ADJ_VERB_INITIATIVE,
      .begin = begin_initiative,
      .parse = parse_initiative,
      .print = print_initiative,
      .throw = throw_initiative,
      .judge = judge_initiative,
      .concerns = is_waiting,
      .complete = complete_initiative,
  },
  {
      .verb = ADJ_VERB_COMMANDER,
      .parse = parse_commander,
      .print = print_commander,
      .judge = judge_commander,
      .complete = adj_complete_side,
  },
  {
      .verb = ADJ_VERB_SCATTER,
      .begin = begin_scatter,
      .parse = parse_scatter,
      .print = print_scatter,
      .settle = settle_scatter,
      .throw = throw_scatter,
      .judge = judge_scatter,
      .complete = complete_scatter,
  },
  {
      .verb = ADJ_VERB_DRIFT,
      .parse = parse_drift,
      .print = print_drift,
      .throw = throw_drift,
      .judge = judge_drift,
      .concerns = is_lost,
      .complete = adj_complete_subject,
      .complete_behind = complete_drift,
  },
};

const AdjVerbFamily adj_verbs_command = { rows, G_N_ELEMENTS (rows) };
