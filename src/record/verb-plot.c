/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/act.h"
#include "record/complete-fit.h"
#include "record/order-make.h"
#include "record/parser.h"
#include "record/throw.h"
#include "record/verb-parts.h"
#include "rules/plot.h"
#include "rules/seals.h"
#include "rules/together.h"
#include "rules/withdraw.h"

/* plot, seal, reveal, segment, contest, withdraw: marches that both sides make together, and the
 * morning after. */

/* ---- Making ---- */

/* Six words, one a segment. */
static void
keep (AdjOrder *order, const AdjField *field, const AdjPlot *plot)
{
  order->plot.n = ADJ_SEGMENTS;
  order->plot.attacks = (plot->tokens & ADJ_PLOT_ATTACKS) != 0;
  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    {
      AdjToken token = adj_plot_token (plot->tokens, segment);
      AdjPlotWord *word = &order->plot.words[segment - 1];
      gboolean steps = adj_token_direction (token) >= 0;

      word->token = (guint8) (steps ? ADJ_TOKEN_STEP : token);
      word->hex =
          steps || token == ADJ_TOKEN_ENTER
              ? adj_plot_hex_after (field, order->units[0], plot->tokens, plot->entry, segment)
              : ADJ_NO_HEX;
    }
}

AdjOrder
adj_order_plot (const AdjField *field, int unit, const AdjPlot *plot)
{
  AdjOrder order = adj_order_about_one (ADJ_VERB_PLOT, unit);

  g_return_val_if_fail (field != NULL, order);

  if (plot != NULL)
    keep (&order, field, plot);
  return order;
}

AdjOrder
adj_order_seal (int side, gboolean paper)
{
  AdjOrder order = adj_order_begin (ADJ_VERB_SEAL);

  order.seal.side = side;
  order.seal.paper = paper;
  return order;
}

AdjOrder
adj_order_reveal (void)
{
  return adj_order_begin (ADJ_VERB_REVEAL);
}

AdjOrder
adj_order_segment (void)
{
  return adj_order_begin (ADJ_VERB_SEGMENT);
}

AdjOrder
adj_order_contest (AdjHex hex, const int dice[ADJ_SIDES])
{
  AdjOrder order = adj_order_begin (ADJ_VERB_CONTEST);

  adj_order_add_hexes (&order, &hex, 1);
  order.roll = dice == NULL;
  for (int side = 0; dice != NULL && side < ADJ_SIDES; side++)
    order.contest[side] = dice[side];
  return order;
}

AdjOrder
adj_order_withdraw (int unit, const AdjHex *way, guint n_way)
{
  AdjOrder order = adj_order_about_one (ADJ_VERB_WITHDRAW, unit);

  g_return_val_if_fail (way != NULL || n_way == 0, order);

  adj_order_add_hexes (&order, way, n_way);
  return order;
}

/* ---- Parsing ---- */

#define MOST_WORDS 16
#define CONTEST_FACES 6 /* of the dice for a hex (Y S5.23) */

/* The words of a plot as they are typed, with the place of each in the line. */
typedef struct
{
  guint n;
  AdjPlotWord words[MOST_WORDS];
  guint at[MOST_WORDS]; /* in the phrase */
  AdjHex hex;           /* where they have led so far; ADJ_NO_HEX: off the map */
} Words;

static gboolean
parse_direction (AdjParser *self, const Words *words, int d, AdjHex *to)
{
  const AdjWord *word = adj_phrase_peek (&self->phrase);

  *to = words->hex != ADJ_NO_HEX ? self->field->book->hexes[words->hex].neighbours[d] : ADJ_NO_HEX;
  if (*to == ADJ_NO_HEX)
    return adj_phrase_fail (&self->phrase,
                            g_strdup_printf (_ ("%s leads off the map"), word->text));
  self->phrase.at++;
  return TRUE;
}

/* A step: a direction, or a hex that may be farther off. */
static gboolean
parse_step (AdjParser *self, Words *words, AdjHex *to)
{
  const AdjWord *word = adj_phrase_peek (&self->phrase);
  int d = word->quoted ? -1
                       : adj_hex_direction_parse (self->field->book->scenario->map.grid.orientation,
                                                  word->text);

  if (!(d >= 0 ? parse_direction (self, words, d, to) : adj_parser_hex (self, to)))
    return FALSE;
  words->hex = *to;
  return TRUE;
}

static gboolean
parse_word (AdjParser *self, Words *words)
{
  AdjPlotWord *word = &words->words[words->n];

  if (words->n == MOST_WORDS)
    return adj_phrase_fail (&self->phrase, g_strdup (_ ("a plot has six segments")));
  words->at[words->n++] = self->phrase.at;
  *word = (AdjPlotWord){ .token = ADJ_TOKEN_STEP, .hex = ADJ_NO_HEX };
  if (adj_phrase_take (&self->phrase, "-"))
    word->token = ADJ_TOKEN_ON_WAY;
  else if (adj_phrase_take (&self->phrase, "."))
    word->token = ADJ_TOKEN_HOLD;
  else if (adj_phrase_take (&self->phrase, "exit"))
    word->token = ADJ_TOKEN_EXIT;
  else if (adj_phrase_take (&self->phrase, "enter"))
    {
      word->token = ADJ_TOKEN_ENTER;
      if (!adj_parser_hex (self, &word->hex))
        return FALSE;
      words->hex = word->hex;
    }
  else
    return parse_step (self, words, &word->hex);
  return TRUE;
}

/* On the plot sheet the hex in which a unit stands is written in front of its way: it is no step.
 * Who says no more holds. */
static void
drop_start (Words *words, AdjHex start)
{
  if (words->n == 0 || words->words[0].token != ADJ_TOKEN_STEP || words->words[0].hex != start)
    return;
  if (words->n == 1)
    {
      words->words[0] = (AdjPlotWord){ .token = ADJ_TOKEN_HOLD, .hex = ADJ_NO_HEX };
      return;
    }
  words->n--;
  memmove (words->words, words->words + 1, words->n * sizeof words->words[0]);
  memmove (words->at, words->at + 1, words->n * sizeof words->at[0]);
}

const char *
adj_order_plot_fault (AdjPlotFault fault)
{
  switch (fault)
    {
    case ADJ_PLOT_TOO_LONG:
      return _ ("a plot has six segments");
    case ADJ_PLOT_NO_WAY:
      return _ ("no way leads there");
    case ADJ_PLOT_CLOSED:
      return _ ("the way there is closed");
    case ADJ_PLOT_FITS: /* but the turn is too short for it */
      return _ ("the unit does not get there in six segments");
    case ADJ_PLOT_OUT_OF_PLACE:
    default:
      return _ ("this does not fit what stands before it");
    }
}

static gboolean
parse_plot (AdjParser *self)
{
  Words words = { .n = 0 };
  const AdjWord *wrong;
  gboolean attacks;
  AdjHex start;
  AdjPlot plot;

  if (!adj_parser_subject (self))
    return FALSE;
  start = words.hex = self->field->table->units[self->order->units[0]].hex;
  while (adj_phrase_peek (&self->phrase) != NULL && !adj_phrase_next_is (&self->phrase, "attack"))
    if (!parse_word (self, &words))
      return FALSE;
  drop_start (&words, start);
  attacks = adj_phrase_take (&self->phrase, "attack");
  if (!adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb)))
    return FALSE;
  if (words.n == 0 && !attacks)
    return TRUE;
  adj_plot_fill (self->field, self->order->units[0], words.words, words.n, &plot);
  if (plot.fault == ADJ_PLOT_FITS && plot.cut == ADJ_NO_HEX)
    {
      plot.tokens |= attacks ? ADJ_PLOT_ATTACKS : 0;
      keep (self->order, self->field, &plot);
      return TRUE;
    }
  wrong = &self->phrase.words.words[words.at[plot.at]];
  return adj_phrase_fail_at (&self->phrase, wrong->start, wrong->length,
                             g_strdup (adj_order_plot_fault (plot.fault)));
}

static gboolean
parse_seal (AdjParser *self)
{
  if (!adj_parser_side (self, &self->order->seal.side))
    return FALSE;
  self->order->seal.paper = adj_phrase_take (&self->phrase, "paper");
  return adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

static gboolean
parse_bare (AdjParser *self)
{
  return adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

static gboolean
parse_contest_dice (AdjParser *self)
{
  const AdjSide *sides = self->field->book->scenario->sides;
  int *dice = self->order->contest;

  while (adj_phrase_peek (&self->phrase) != NULL)
    {
      int side;

      if (!adj_parser_side (self, &side) ||
          !adj_phrase_number (&self->phrase, _ ("the die"), 1, CONTEST_FACES, &dice[side]))
        return FALSE;
    }
  if (dice[0] > 0 && dice[1] > 0)
    return TRUE;
  return adj_phrase_fail (
      &self->phrase,
      g_strdup_printf (_ ("both dice, such as %s 4 %s 2; or roll"), sides[0].id, sides[1].id));
}

static gboolean
parse_contest (AdjParser *self)
{
  AdjHex hex;

  if (!adj_parser_hex (self, &hex) || !adj_parser_push_hex (self, hex))
    return FALSE;
  self->order->roll = adj_phrase_take (&self->phrase, "roll");
  return self->order->roll ? adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb))
                           : parse_contest_dice (self);
}

static gboolean
parse_withdraw (AdjParser *self)
{
  return adj_parser_subject (self) && adj_parser_start_path (self) && adj_parser_steps (self, TRUE);
}

/* ---- Printing ---- */

static void
print_plot (GString *text, const AdjView *view, const AdjOrder *order)
{
  adj_print_subject (text, view, order);
  for (guint i = 0; i < order->plot.n; i++)
    {
      const AdjPlotWord *word = &order->plot.words[i];

      g_string_append (text, word->token == ADJ_TOKEN_ON_WAY  ? " -"
                             : word->token == ADJ_TOKEN_HOLD  ? " ."
                             : word->token == ADJ_TOKEN_EXIT  ? " exit"
                             : word->token == ADJ_TOKEN_ENTER ? " enter"
                                                              : "");
      if (word->hex != ADJ_NO_HEX)
        g_string_append_printf (text, " %04d", view->book->hexes[word->hex].id);
    }
  if (order->plot.attacks)
    g_string_append (text, " attack");
}

static void
print_contest (GString *text, const AdjView *view, const AdjOrder *order)
{
  adj_print_hexes (text, view, order, 0);
  for (int side = 0; side < ADJ_SIDES && order->contest[0] > 0; side++)
    {
      adj_print_side (text, view, side);
      g_string_append_printf (text, " %d", order->contest[side]);
    }
  if (order->contest[0] == 0)
    g_string_append (text, " roll");
}

static void
print_seal (GString *text, const AdjView *view, const AdjOrder *order)
{
  adj_print_side (text, view, order->seal.side);
  if (order->seal.paper)
    g_string_append (text, " paper");
}

/* ---- Judging ---- */

static void
judge_plot (AdjJudge *judge, const AdjOrder *order)
{
  int units[ADJ_MAX_BATTLE_UNITS];

  adj_order_list_units (order, units);
  adj_plot (judge, units, order->n_units, order->plot.words, order->plot.n, order->plot.attacks);
}

static void
judge_seal (AdjJudge *judge, const AdjOrder *order)
{
  adj_seal (judge, order->seal.side, order->seal.paper);
}

/* A line of what a side has sealed, which goes on no other unit's. */
static void
reveal_line (AdjJudge *judge, int side, const char *line)
{
  g_auto (AdjOrderError) error = { 0 };
  AdjOrder order;

  if (!adj_order_parse (&judge->field, ADJ_EYES_ALL, line, &order, &error) ||
      order.verb != ADJ_VERB_PLOT || judge->table->units[order.units[0]].side != side)
    adj_judge_warn (judge, adj_plots_row (judge->table, judge->book, ADJ_PLOTS_WAY),
                    ADJ_REASON_PLOT_UNFIT, -1, ADJ_NO_HEX, 0);
  else
    adj_plot_reveal (judge, order.units[0], order.plot.words, order.plot.n, order.plot.attacks);
}

static void
judge_reveal (AdjJudge *judge, const AdjOrder *order)
{
  if (!adj_reveal (judge))
    return;
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      gboolean here = judge->table->sealed[side] == ADJ_SEALED_HERE;
      const char *text = here ? judge->seals[side].text : NULL;
      g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);

      for (int i = 0; lines[i] != NULL; i++)
        if (*lines[i] != '\0')
          reveal_line (judge, side, lines[i]);
    }
}

static void
judge_segment (AdjJudge *judge, const AdjOrder *order)
{
  adj_segment (judge);
}

static void
throw_contest (AdjThrower *self, const AdjField *field)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    self->order->contest[side] = adj_thrower_next (self, CONTEST_FACES);
}

static void
judge_contest (AdjJudge *judge, const AdjOrder *order)
{
  adj_contest (judge, order->hexes[0], order->contest);
}

static void
judge_withdraw (AdjJudge *judge, const AdjOrder *order)
{
  int units[ADJ_MAX_BATTLE_UNITS];

  adj_order_list_units (order, units);
  adj_withdraw (judge, units, order->n_units, order->hexes, order->n_hexes);
}

/* ---- Whom it concerns ---- */

static gboolean
may_be_plotted (const AdjField *field, int unit)
{
  const AdjUnitState *state = &field->table->units[unit];

  return (adj_plots_are_open (field) || adj_plots_are_secret (field)) &&
         (state->where == ADJ_ON_MAP || state->where == ADJ_WAITING) &&
         adj_table_is_phasing (field->table, state->side);
}

static gboolean
may_withdraw (const AdjField *field, int unit)
{
  g_autofree AdjWithdrawal *list = g_new (AdjWithdrawal, field->table->n_units);
  guint n = adj_withdrawals_find (field, field->table->units[unit].side, list);

  for (guint i = 0; i < n; i++)
    if (list[i].unit == unit)
      return TRUE;
  return FALSE;
}

/* The hexes that are disputed, and what goes on behind one. */
static void
complete_contest (AdjUnfinished *self)
{
  const AdjTable *table = self->field->table;

  for (guint i = 0; self->words.n <= 1 && i < table->n_debts; i++)
    if (table->debts[i].kind == ADJ_DEBT_CONTEST)
      adj_offer_hex (self, table->debts[i].hex);
  if (self->words.n == 2)
    adj_offer (self, "roll");
  if (self->words.n == 2 || self->words.n == 4)
    adj_offer_sides (self);
  if (self->words.n == 3 || self->words.n == 5)
    adj_offer_dice (self, CONTEST_FACES);
}

static void
complete_seal (AdjUnfinished *self)
{
  if (self->words.n <= 1)
    adj_offer_sides (self);
  else if (self->words.n == 2)
    adj_offer (self, "paper");
}

/* ---- Rows ---- */

static const AdjVerbRow rows[] = {
  {
      .verb = ADJ_VERB_PLOT,
      .parse = parse_plot,
      .print = print_plot,
      .judge = judge_plot,
      .concerns = may_be_plotted,
      .complete = adj_complete_subject,
  },
  {
      .verb = ADJ_VERB_SEAL,
      .parse = parse_seal,
      .print = print_seal,
      .judge = judge_seal,
      .complete = complete_seal,
  },
  {
      .verb = ADJ_VERB_REVEAL,
      .parse = parse_bare,
      .judge = judge_reveal,
  },
  {
      .verb = ADJ_VERB_SEGMENT,
      .parse = parse_bare,
      .judge = judge_segment,
  },
  {
      .verb = ADJ_VERB_CONTEST,
      .parse = parse_contest,
      .print = print_contest,
      .throw = throw_contest,
      .judge = judge_contest,
      .complete = complete_contest,
  },
  {
      .verb = ADJ_VERB_WITHDRAW,
      .parse = parse_withdraw,
      .print = adj_print_way_on,
      .judge = judge_withdraw,
      .concerns = may_withdraw,
      .seems = adj_concerns_phasing,
      .complete = adj_complete_subject,
      .once = TRUE,
  },
};

const AdjVerbFamily adj_verbs_plot = { rows, G_N_ELEMENTS (rows) };
