/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/complete-fit.h"
#include "record/order-make.h"
#include "record/parser.h"
#include "record/throw.h"
#include "record/verb-parts.h"
#include "rules/attack.h"
#include "rules/cavalry-slip.h"
#include "rules/combat.h"
#include "rules/defences.h"
#include "rules/duties.h"
#include "rules/engagement.h"
#include "rules/intelligence.h"

/* attack, support, roll. */

/* ---- Making ---- */

static void
begin_attack (AdjOrder *order)
{
  order->attack.reduce = -1;
  order->attack.result = -1;
}

AdjOrder
adj_order_attack (const AdjAttack *attack)
{
  AdjOrder order = adj_order_begin (ADJ_VERB_ATTACK);

  g_return_val_if_fail (attack != NULL, (AdjOrder){ 0 });

  adj_order_add_hexes (&order, attack->targets, attack->n_targets);
  order.n_units = attack->n_attackers;
  for (guint i = 0; i < attack->n_attackers; i++)
    order.units[i] = attack->attackers[i].unit;
  order.attack.n_supports = attack->n_supports;
  memcpy (order.attack.supports, attack->supports, attack->n_supports * sizeof *attack->supports);
  order.attack.reduce = attack->reduce;
  return order;
}

AdjOrder
adj_order_support (AdjSupport support)
{
  AdjOrder order = adj_order_begin (ADJ_VERB_SUPPORT);

  order.attack.supports[order.attack.n_supports++] = support;
  return order;
}

void
adj_order_throw_at_once (AdjOrder *attack, int face, int result)
{
  g_return_if_fail (attack != NULL);

  attack->attack.die = face;
  attack->attack.result = result;
  attack->roll = face == 0;
}

AdjOrder
adj_order_roll (int face, int result)
{
  AdjOrder order = adj_order_begin (ADJ_VERB_ROLL);

  adj_order_throw_at_once (&order, face, result);
  return order;
}

AdjOrder
adj_order_roll_all (void)
{
  AdjOrder order = adj_order_roll (0, -1);

  order.attack.all = TRUE;
  return order;
}

/* ---- Parsing ---- */

static gboolean
parse_result (AdjParser *self)
{
  const AdjWord *word = adj_phrase_peek (&self->phrase);

  if (word != NULL && self->field->book->ruleset->n_columns == 0)
    return adj_parse_result_word (self, &self->order->attack.word);
  for (int result = 0; word != NULL && result < ADJ_N_RESULTS; result++)
    if (g_ascii_strcasecmp (adj_combat_results[result], word->text) == 0)
      {
        self->order->attack.result = result;
        self->phrase.at++;
        return TRUE;
      }
  return adj_phrase_fail (&self->phrase, g_strdup (_ ("a result is one of Ae, Ar, Ex, Dr, De")));
}

static gboolean
parse_column (AdjParser *self)
{
  const AdjWord *word = adj_phrase_peek (&self->phrase);
  const AdjRuleset *ruleset = self->field->book->ruleset;

  for (guint i = 0; word != NULL && i < ruleset->n_columns; i++)
    {
      g_autofree char *name = adj_column_to_string (&ruleset->columns[i]);

      if (g_str_equal (name, word->text))
        {
          self->order->attack.reduce = (int) i;
          self->phrase.at++;
          return TRUE;
        }
    }
  return adj_phrase_fail (&self->phrase,
                          g_strdup (_ ("a column of the Combat Results Table, such as 3-1")));
}

static gboolean
parse_die (AdjParser *self)
{
  int faces = self->field->book->ruleset->combat_die;

  return adj_phrase_number (&self->phrase, _ ("the die"), 1, faces > 0 ? faces : ADJ_MOST_FACES,
                            &self->order->attack.die);
}

/* The nearest of the hexes that are attacked, by this order or on the table. */
static AdjHex
nearest_target (const AdjParser *self, int unit)
{
  const AdjBook *book = self->field->book;
  const AdjBattle *battle = &self->field->table->battle;
  gboolean here = self->order->verb == ADJ_VERB_ATTACK;
  const AdjHex *targets = here ? self->order->hexes : battle->targets;
  guint n = here ? self->order->n_hexes : battle->n_targets;
  AdjHex from = self->field->table->units[unit].hex;
  AdjHex nearest = ADJ_NO_HEX;
  int least = G_MAXINT;

  for (guint i = 0; i < n; i++)
    {
      int distance = from == ADJ_NO_HEX
                         ? 0
                         : adj_hex_distance (&book->scenario->map.grid, book->hexes[from].id,
                                             book->hexes[targets[i]].id);

      if (distance < least)
        {
          least = distance;
          nearest = targets[i];
        }
    }
  return nearest;
}

/* Y 8.51: a battery, and behind it the hex it helps, where that is not the nearest one. */
static gboolean
parse_supporter (AdjParser *self)
{
  AdjOrder *order = self->order;
  int unit = adj_parser_find_unit (self, ADJ_VERB_SUPPORT);
  AdjHex hex;

  if (unit < 0)
    return FALSE;
  if (order->attack.n_supports >= ADJ_MAX_SUPPORTS)
    return adj_phrase_fail (
        &self->phrase, g_strdup_printf (_ ("an order takes at most %d units"), ADJ_MAX_SUPPORTS));
  hex = nearest_target (self, unit);
  if (adj_parser_next_is_hex (self) && !adj_parser_hex (self, &hex))
    return FALSE;
  if (hex == ADJ_NO_HEX)
    return adj_phrase_fail (&self->phrase, g_strdup (_ ("which hex is attacked?")));
  order->attack.supports[order->attack.n_supports++] = (AdjSupport){ (guint16) unit, hex };
  return TRUE;
}

static gboolean
is_attack_keyword (AdjParser *self)
{
  return adj_phrase_next_is (&self->phrase, "support") ||
         adj_phrase_next_is (&self->phrase, "die") ||
         adj_phrase_next_is (&self->phrase, "reduce") ||
         adj_phrase_next_is (&self->phrase, "result") || adj_phrase_next_is (&self->phrase, "roll");
}

static gboolean
parse_supporters (AdjParser *self)
{
  do
    if (!parse_supporter (self))
      return FALSE;
  while (adj_phrase_peek (&self->phrase) != NULL && !is_attack_keyword (self));
  return self->order->verb == ADJ_VERB_ATTACK ||
         adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

/* The words that may follow the units of an attack, in any order. */
static gboolean
parse_attack_end (AdjParser *self)
{
  while (adj_phrase_peek (&self->phrase) != NULL)
    {
      gboolean good;

      if (adj_phrase_take (&self->phrase, "die"))
        good = parse_die (self);
      else if (adj_phrase_take (&self->phrase, "support"))
        good = parse_supporters (self);
      else if (adj_phrase_take (&self->phrase, "reduce"))
        good = parse_column (self);
      else if (adj_phrase_take (&self->phrase, "result"))
        good = parse_result (self);
      else if (adj_phrase_take (&self->phrase, "roll"))
        good = self->order->roll = TRUE;
      else
        good = adj_phrase_fail (
            &self->phrase,
            g_strdup (_ ("here fits: another unit, support, reduce, die, roll or result")));
      if (!good)
        return FALSE;
    }
  self->order->roll &= self->order->attack.die == 0;
  if (self->order->attack.result >= 0 && self->order->attack.die == 0 && !self->order->roll)
    return adj_phrase_fail (&self->phrase,
                            g_strdup (_ ("a result needs its die: die 4 result Dr")));
  return TRUE;
}

static gboolean
parse_attack (AdjParser *self)
{
  while (!adj_phrase_next_is (&self->phrase, "from"))
    {
      AdjHex hex;

      if (adj_phrase_peek (&self->phrase) == NULL)
        return adj_phrase_fail (&self->phrase,
                                g_strdup (_ ("attack HEX from UNIT: 'from' is missing")));
      if (!adj_parser_hex (self, &hex))
        return FALSE;
      if (self->order->n_hexes >= ADJ_MAX_TARGETS)
        return adj_phrase_fail (&self->phrase,
                                g_strdup_printf (_ ("at most %d hexes at once"), ADJ_MAX_TARGETS));
      adj_parser_push_hex (self, hex);
    }
  if (self->order->n_hexes == 0)
    return adj_phrase_fail (&self->phrase, g_strdup (_ ("which hex is attacked?")));
  self->phrase.at++;
  do
    if (!adj_parser_subject (self))
      return FALSE;
  while (adj_phrase_peek (&self->phrase) != NULL && !is_attack_keyword (self));
  return parse_attack_end (self);
}

/* The dice of all attacks that wait for theirs, or none: the program throws. */
static gboolean
parse_all_dice (AdjParser *self)
{
  AdjOrder *order = self->order;
  int die;

  order->attack.all = TRUE;
  while (adj_phrase_peek (&self->phrase) != NULL)
    {
      if (order->attack.n_dice == ADJ_MAX_ENGAGEMENTS)
        return adj_phrase_end (&self->phrase, adj_verb_name (order->verb));
      if (!adj_phrase_number (&self->phrase, _ ("the die"), 1,
                              MAX (self->field->book->ruleset->combat_die, 1), &die))
        return FALSE;
      order->attack.dice[order->attack.n_dice++] = (guint8) die;
    }
  order->roll = order->attack.n_dice == 0;
  return TRUE;
}

static gboolean
parse_roll (AdjParser *self)
{
  if (adj_phrase_take (&self->phrase, "all"))
    return parse_all_dice (self);
  if (adj_phrase_peek (&self->phrase) != NULL && !adj_phrase_next_is (&self->phrase, "result") &&
      !parse_die (self))
    return FALSE;
  if (adj_phrase_take (&self->phrase, "result") && !parse_result (self))
    return FALSE;
  self->order->roll = self->order->attack.die == 0 && *self->order->attack.word.text == '\0';
  return adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

/* ---- Printing ---- */

static void
print_die (GString *text, const AdjOrder *order, const char *before)
{
  if (order->attack.die > 0)
    g_string_append_printf (text, " %s%d", before, order->attack.die);
  else if (order->roll && *before != '\0')
    g_string_append (text, " roll");
  if (order->attack.result >= 0)
    g_string_append_printf (text, " result %s", adj_combat_results[order->attack.result]);
  else if (*order->attack.word.text != '\0')
    g_string_append_printf (text, " result %s", order->attack.word.text);
}

/* The hex that is helped is named where it could be another. */
static void
print_supports (GString *text, const AdjView *view, const AdjOrder *order, gboolean with_hexes)
{
  for (guint i = 0; i < order->attack.n_supports; i++)
    {
      g_string_append_printf (text, " %s", adj_view_unit_id (view, order->attack.supports[i].unit));
      if (with_hexes)
        g_string_append_printf (text, " %04d", view->book->hexes[order->attack.supports[i].hex].id);
    }
}

static void
print_attack (GString *text, const AdjView *view, const AdjOrder *order)
{
  adj_print_hexes (text, view, order, 0);
  g_string_append (text, " from");
  adj_print_units (text, view, order, " ", FALSE);
  if (order->attack.n_supports > 0)
    g_string_append (text, " support");
  print_supports (text, view, order, order->n_hexes > 1);
  if (order->attack.reduce >= 0)
    {
      g_autofree char *column =
          adj_column_to_string (&view->book->ruleset->columns[order->attack.reduce]);

      g_string_append_printf (text, " reduce %s", column);
    }
  print_die (text, order, "die ");
}

static void
print_support (GString *text, const AdjView *view, const AdjOrder *order)
{
  print_supports (text, view, order, TRUE);
}

static void
print_roll (GString *text, const AdjView *view, const AdjOrder *order)
{
  if (order->attack.all)
    g_string_append (text, " all");
  for (guint i = 0; i < order->attack.n_dice; i++)
    g_string_append_printf (text, " %d", order->attack.dice[i]);
  print_die (text, order, "");
}

/* ---- Throwing and judging ---- */

static gboolean
has_die (const AdjOrder *order)
{
  return order->roll || order->attack.die != 0;
}

static void
throw_all (AdjThrower *self, const AdjField *field)
{
  AdjOrder *order = self->order;

  for (guint n = adj_engagements_count_open (field->table); order->attack.n_dice < n;)
    order->attack.dice[order->attack.n_dice++] =
        (guint8) adj_thrower_next (self, field->book->ruleset->combat_die);
}

static void
throw_die (AdjThrower *self, const AdjField *field)
{
  if (self->order->attack.all)
    throw_all (self, field);
  else if (field->book->ruleset->combat_die > 0) /* without a table a die says nothing */
    self->order->attack.die = adj_thrower_next (self, field->book->ruleset->combat_die);
}

static void
judge_roll (AdjJudge *judge, const AdjOrder *order)
{
  if (order->attack.all)
    adj_combat_roll_all (judge, order->attack.dice, order->attack.n_dice);
  else if (judge->book->ruleset->n_columns == 0)
    adj_combat_tell (judge, order->attack.die, &order->attack.word);
  else
    adj_combat_roll (judge, order->attack.die, order->attack.result);
}

/* An attack with its die. */
static void
throw_for_it (AdjJudge *judge, const AdjOrder *order)
{
  if (judge->book->ruleset->n_columns == 0)
    adj_combat_tell (judge, order->attack.die, &order->attack.word);
  else
    adj_combat_roll_last (judge, order->attack.die, order->attack.result);
}

static void
judge_attack (AdjJudge *judge, const AdjOrder *order)
{
  AdjHex targets[ADJ_MAX_TARGETS];
  int firing[ADJ_MAX_BATTLE_UNITS];
  guint n_firing = order->n_units;
  guint n_targets;
  AdjAttack attack;

  adj_cavalry_let_go (judge);
  memcpy (targets, order->hexes, sizeof targets);
  adj_order_list_units (order, firing);
  n_targets = adj_intelligence_draw_fire (judge, targets, order->n_hexes, firing, &n_firing);
  if (n_targets == 0)
    return;
  if (!adj_attack_prepare (judge, &attack, targets, n_targets, firing, n_firing) ||
      !adj_support_add (judge, &attack, order->attack.supports, order->attack.n_supports))
    return;
  attack.reduce = order->attack.reduce;
  adj_attack_judge (judge, &attack);
  adj_combat_declare (judge, &attack);
  if ((order->attack.die > 0 || order->roll || *order->attack.word.text != '\0') &&
      judge->standing != ADJ_IMPOSSIBLE)
    throw_for_it (judge, order);
}

static void
judge_support (AdjJudge *judge, const AdjOrder *order)
{
  adj_support_lend (judge, order->attack.supports, order->attack.n_supports);
}

/* ---- Whom it concerns ---- */

/* Of those who are attacked, or may be. */
static gboolean
is_other (const AdjField *field, int unit)
{
  const AdjTable *table = field->table;
  int enemy = adj_enemy (table->units[unit].side);

  return adj_table_on_map (table, unit) &&
         (table->battle.stage == ADJ_BATTLE_DECLARED ? table->battle.side == enemy
                                                     : adj_table_is_phasing (table, enemy));
}

static gboolean
may_support (const AdjField *field, int unit)
{
  return is_other (field, unit) && adj_field_arm (field, unit)->bombards;
}

/* ---- Completing ---- */

static gboolean
may_attack (const AdjUnfinished *self, int unit, AdjHex target, int role)
{
  return adj_may_attack (self->field, unit, target) &&
         adj_attack_role (self->field, unit, target) == role;
}

static gboolean
anybody_may_attack (const AdjUnfinished *self, AdjHex target, int role)
{
  for (int unit = 0; unit < self->field->table->n_units; unit++)
    if (may_attack (self, unit, target, role))
      return TRUE;
  return FALSE;
}

/* Hexes that must be attacked, then those that may be from next to them, then by fire. */
static void
fit_targets (AdjUnfinished *self)
{
  const AdjField *field = self->field;
  g_auto (AdjDuties) duties = { 0 };

  adj_duties_find (field, &duties);
  for (guint i = 0; i < duties.n; i++)
    if (duties.duties[i].kind == ADJ_DUTY_BE_ATTACKED && duties.duties[i].state == ADJ_DUE_OWED)
      adj_offer_hex (self, duties.duties[i].hex);
  for (int role = ADJ_ROLE_ADJACENT; role <= ADJ_ROLE_BOMBARDS; role++)
    for (guint hex = 0; hex < field->book->n_hexes; hex++)
      if (field->count[hex] > 0 && anybody_may_attack (self, (AdjHex) hex, role))
        adj_offer_hex (self, (AdjHex) hex);
}

static gboolean
may_attack_typed (const AdjUnfinished *self, int unit, int role)
{
  for (guint i = 1; i < self->words.n; i++)
    {
      AdjHex hex = adj_book_hex (self->field->book, adj_hex_parse (self->words.words[i].text));

      if (g_ascii_strcasecmp (self->words.words[i].text, "from") == 0)
        break;
      if (hex != ADJ_NO_HEX && may_attack (self, unit, hex, role))
        return TRUE;
    }
  return FALSE;
}

static void
fit_attackers (AdjUnfinished *self)
{
  for (int role = ADJ_ROLE_ADJACENT; role <= ADJ_ROLE_BOMBARDS; role++)
    for (int unit = 0; unit < self->field->table->n_units; unit++)
      if (may_attack_typed (self, unit, role))
        adj_offer_unit (self, unit);
}

/* The attack as it is typed so far. */
static gboolean
read_attack (const AdjUnfinished *self, AdjJudge *judge, AdjAttack *attack)
{
  AdjOrder order;
  int units[ADJ_MAX_BATTLE_UNITS];
  guint n_words = 0;

  while (n_words < self->words.n &&
         g_ascii_strcasecmp (self->words.words[n_words].text, "support") != 0)
    n_words++;
  if (!adj_unfinished_read (self, n_words, &order) || order.verb != ADJ_VERB_ATTACK)
    return FALSE;
  adj_order_list_units (&order, units);
  return adj_attack_prepare (judge, attack, order.hexes, order.n_hexes, units, order.n_units);
}

static void
fit_supporters (AdjUnfinished *self, const AdjAttack *attack)
{
  g_autoptr (GArray) offers = adj_defence_offers (self->field, attack);

  for (guint i = 0; i < offers->len; i++)
    {
      const AdjDefenceOffer *offer = &g_array_index (offers, AdjDefenceOffer, i);

      if (!offer->slips && adj_view_knows (&self->view, offer->unit))
        adj_offer_unit (self, offer->unit);
    }
}

/* Of the attack that is being typed. */
static void
fit_own_supporters (AdjUnfinished *self)
{
  g_autoptr (AdjJudge) judge = adj_judge_new (self->field->book, self->field->table);
  AdjAttack attack;

  if (read_attack (self, judge, &attack))
    fit_supporters (self, &attack);
}

static void
offer_columns (AdjUnfinished *self, const AdjRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_columns; i++)
    {
      g_autofree char *column = adj_column_to_string (&ruleset->columns[i]);

      adj_offer (self, column);
    }
}

/* The words behind result, reduce or die; FALSE if that is not the last word. */
static gboolean
complete_keyword (AdjUnfinished *self)
{
  const AdjRuleset *ruleset = self->field->book->ruleset;
  guint last = self->words.n - 1;

  if (adj_unfinished_is_word (self, last, "result"))
    adj_offer_words (self, adj_combat_results);
  else if (adj_unfinished_is_word (self, last, "reduce"))
    offer_columns (self, ruleset);
  else if (adj_unfinished_is_word (self, last, "die"))
    adj_offer_dice (self, ruleset->combat_die);
  else
    return FALSE;
  return TRUE;
}

static void
complete_attack (AdjUnfinished *self)
{
  static const char *const keywords[] = { "die", "roll", "reduce", "result", "support", NULL };
  guint from = 1;

  while (from < self->words.n && !adj_unfinished_is_word (self, from, "from"))
    from++;
  if (from == self->words.n)
    {
      if (from > 1)
        adj_offer (self, "from");
      fit_targets (self);
      return;
    }
  if (complete_keyword (self))
    return;
  for (guint i = from + 1; i < self->words.n; i++)
    if (adj_unfinished_is_word (self, i, "support"))
      self->verb = ADJ_VERB_SUPPORT; /* the names behind it are the other side's */
    else if (!adj_unfinished_is_word (self, i, "+"))
      adj_unfinished_take (self, &self->words.words[i]);
  if (self->verb == ADJ_VERB_SUPPORT)
    fit_own_supporters (self);
  else
    fit_attackers (self);
  if (self->n_units > 0)
    adj_offer_words (self, keywords);
}

/* The names are the other side's. */
static void
complete_support (AdjUnfinished *self)
{
  const AdjTable *table = self->field->table;
  AdjAttack attack;

  for (guint i = 1; i < self->words.n; i++)
    adj_unfinished_take (self, &self->words.words[i]);
  if (table->battle.stage == ADJ_BATTLE_DECLARED)
    {
      adj_attack_on_table (table, &attack);
      fit_supporters (self, &attack);
    }
  for (int number = 1; number <= table->n_engagements; number++)
    if (adj_engagement_owes_die (table, number))
      {
        adj_attack_in_engagement (table, number, &attack);
        fit_supporters (self, &attack);
      }
}

static void
complete_roll (AdjUnfinished *self)
{
  if (complete_keyword (self))
    return;
  if (self->words.n == 1 && adj_engagements_count_open (self->field->table) > 0)
    adj_offer (self, "all");
  if (self->words.n == 1)
    adj_offer_dice (self, self->field->book->ruleset->combat_die);
  adj_offer (self, "result");
}

/* ---- Rows ---- */

static const AdjVerbRow rows[] = {
  {
      .verb = ADJ_VERB_ATTACK,
      .begin = begin_attack,
      .parse = parse_attack,
      .print = print_attack,
      .throw = throw_die,
      .has_die = has_die,
      .judge = judge_attack,
      .concerns = adj_concerns_phasing,
      .complete = complete_attack,
  },
  {
      .verb = ADJ_VERB_SUPPORT,
      .begin = begin_attack,
      .parse = parse_supporters,
      .print = print_support,
      .judge = judge_support,
      .concerns = may_support,
      .seems = is_other,
      .complete = complete_support,
  },
  {
      .verb = ADJ_VERB_ROLL,
      .begin = begin_attack,
      .parse = parse_roll,
      .print = print_roll,
      .throw = throw_die,
      .judge = judge_roll,
      .complete = complete_roll,
  },
};

const AdjVerbFamily adj_verbs_battle = { rows, G_N_ELEMENTS (rows) };
