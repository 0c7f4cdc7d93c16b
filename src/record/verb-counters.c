/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "record/complete-fit.h"
#include "record/order-make.h"
#include "record/parser.h"
#include "record/verb-parts.h"
#include "rules/entrenchment.h"
#include "rules/intelligence.h"
#include "rules/rally.h"

/* flip, dummy, entrench, rally: what a player does with counters in his own hexes. */

/* ---- Making ---- */

static void
begin_flip (AdjOrder *order)
{
  order->flip.side = ADJ_NO_SIDE;
}

AdjOrder
adj_order_flip (const guint16 *units, guint n_units, gboolean down)
{
  AdjOrder order;

  g_return_val_if_fail (units != NULL || n_units == 0, (AdjOrder){ 0 });

  order = adj_order_about (ADJ_VERB_FLIP, units, n_units);
  order.flip.down = down;
  return order;
}

AdjOrder
adj_order_flip_side (int side, gboolean down)
{
  AdjOrder order = adj_order_begin (ADJ_VERB_FLIP);

  order.flip.side = side;
  order.flip.down = down;
  return order;
}

AdjOrder
adj_order_dummies (int side, int n)
{
  AdjOrder order = adj_order_begin (ADJ_VERB_DUMMY);

  order.dummy.side = side;
  order.dummy.n = n;
  return order;
}

AdjOrder
adj_order_entrench (int unit)
{
  return adj_order_about_one (ADJ_VERB_ENTRENCH, unit);
}

AdjOrder
adj_order_rally (int unit)
{
  return adj_order_about_one (ADJ_VERB_RALLY, unit);
}

/* ---- Parsing ---- */

static gboolean
is_face_word (AdjParser *self)
{
  return adj_phrase_next_is (&self->phrase, adj_face_words[FALSE]) ||
         adj_phrase_next_is (&self->phrase, adj_face_words[TRUE]);
}

/* Up or down; without the word they come to lie the other way than so far. */
static gboolean
parse_face (AdjParser *self, gboolean otherwise)
{
  self->order->flip.down = otherwise;
  if (adj_phrase_take (&self->phrase, adj_face_words[FALSE]))
    self->order->flip.down = FALSE;
  else if (adj_phrase_take (&self->phrase, adj_face_words[TRUE]))
    self->order->flip.down = TRUE;
  return adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

/* Units, or a side: all of it that may. */
static gboolean
parse_flip (AdjParser *self)
{
  const AdjWord *word = adj_phrase_peek (&self->phrase);
  g_autofree char *id = g_ascii_strdown (word != NULL ? word->text : "", -1);

  self->order->flip.side = adj_scenario_side (self->field->book->scenario, id);
  if (self->order->flip.side != ADJ_NO_SIDE)
    {
      self->phrase.at++;
      return parse_face (self, TRUE);
    }
  do
    if (!adj_parser_subject (self))
      return FALSE;
  while (adj_phrase_peek (&self->phrase) != NULL && !is_face_word (self));
  return parse_face (
      self, !adj_table_has (self->field->table, self->order->units[0], ADJ_FACT_FACE_DOWN));
}

#define MOST_DUMMIES 40

static gboolean
parse_dummy (AdjParser *self)
{
  return adj_parser_side (self, &self->order->dummy.side) &&
         adj_phrase_number (&self->phrase, _ ("how many"), 1, MOST_DUMMIES,
                            &self->order->dummy.n) &&
         adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

static gboolean
parse_rally (AdjParser *self)
{
  if (!adj_parser_unit (self))
    return FALSE;
  if (adj_phrase_take (&self->phrase, "die") &&
      !adj_phrase_number (&self->phrase, _ ("the die"), 1, ADJ_MOST_FACES, &self->order->rally.die))
    return FALSE;
  if (adj_phrase_take (&self->phrase, "result") &&
      !adj_parse_result_word (self, &self->order->rally.word))
    return FALSE;
  return adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

/* ---- Printing ---- */

/* A unit that hides is not named to others at the moment it does so either. */
static void
print_flip (GString *text, const AdjView *view, const AdjOrder *order)
{
  if (order->flip.side != ADJ_NO_SIDE)
    adj_print_side (text, view, order->flip.side);
  adj_print_units (text, view, order, " ", order->flip.down);
  g_string_append_printf (text, " %s", adj_face_words[order->flip.down]);
}

static void
print_dummy (GString *text, const AdjView *view, const AdjOrder *order)
{
  adj_print_side (text, view, order->dummy.side);
  g_string_append_printf (text, " %d", order->dummy.n);
}

static void
print_rally (GString *text, const AdjView *view, const AdjOrder *order)
{
  adj_print_subject (text, view, order);
  if (order->rally.die > 0)
    g_string_append_printf (text, " die %d", order->rally.die);
  if (*order->rally.word.text != '\0')
    g_string_append_printf (text, " result %s", order->rally.word.text);
}

/* ---- Judging ---- */

static void
judge_flip (AdjJudge *judge, const AdjOrder *order)
{
  int units[ADJ_MAX_BATTLE_UNITS];

  adj_order_list_units (order, units);
  if (order->flip.side != ADJ_NO_SIDE)
    adj_intelligence_flip_side (judge, order->flip.side, order->flip.down);
  else
    adj_intelligence_flip (judge, units, order->n_units, order->flip.down);
}

static void
judge_dummy (AdjJudge *judge, const AdjOrder *order)
{
  adj_intelligence_add_dummies (judge, order->dummy.side, order->dummy.n);
}

static void
judge_entrench (AdjJudge *judge, const AdjOrder *order)
{
  adj_entrenchment_begin (judge, order->units[0]);
}

static void
judge_rally (AdjJudge *judge, const AdjOrder *order)
{
  adj_rally_try (judge, order->units[0], order->rally.die, &order->rally.word);
}

/* ---- Whom it concerns ---- */

static gboolean
may_rally (const AdjField *field, int unit)
{
  return adj_concerns_phasing (field, unit) && field->table->units[unit].bears != 0;
}

/* That it is a dummy is for its owner to know, so dummies count as well (Y 5.49). */
static gboolean
may_dig (const AdjField *field, int unit)
{
  const char *row;
  AdjReason bar;

  if (!adj_concerns_phasing (field, unit))
    return FALSE;
  bar = adj_entrenchment_bar (field, unit, &row);
  return (bar == ADJ_N_REASONS || bar == ADJ_REASON_DUMMY_DIGS) &&
         adj_table_marker (field->table, field->table->units[unit].hex) == NULL;
}

/* ---- Completing ---- */

static void
complete_flip (AdjUnfinished *self)
{
  adj_offer_words (self, adj_face_words);
  adj_fit_units (self);
}

static void
complete_rally (AdjUnfinished *self)
{
  adj_offer (self, "die");
  adj_offer (self, "result");
}

/* ---- Rows ---- */

static const AdjVerbRow rows[] = {
  {
      .verb = ADJ_VERB_FLIP,
      .begin = begin_flip,
      .parse = parse_flip,
      .print = print_flip,
      .judge = judge_flip,
      .complete = adj_complete_subject,
      .complete_behind = complete_flip,
  },
  {
      .verb = ADJ_VERB_DUMMY,
      .parse = parse_dummy,
      .print = print_dummy,
      .judge = judge_dummy,
      .complete = adj_complete_side,
  },
  {
      .verb = ADJ_VERB_ENTRENCH,
      .parse = adj_parse_unit_only,
      .print = adj_print_subject,
      .judge = judge_entrench,
      .concerns = may_dig,
      .seems = adj_concerns_phasing,
      .complete = adj_complete_subject,
  },
  {
      .verb = ADJ_VERB_RALLY,
      .parse = parse_rally,
      .print = print_rally,
      .judge = judge_rally,
      .concerns = may_rally,
      .seems = adj_concerns_phasing,
      .complete = adj_complete_subject,
      .complete_behind = complete_rally,
  },
};

const AdjVerbFamily adj_verbs_counters = { rows, G_N_ELEMENTS (rows) };
