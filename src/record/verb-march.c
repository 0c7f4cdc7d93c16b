/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/complete-fit.h"
#include "record/order-make.h"
#include "record/parser.h"
#include "record/path.h"
#include "record/verb-parts.h"
#include "rules/charge.h"
#include "rules/entry.h"
#include "rules/move.h"
#include "rules/reach.h"
#include "table/unit.h"

/* move, enter, exit, charge. */

/* ---- Making ---- */

AdjOrder
adj_order_move (const guint16 *units, guint n_units, const AdjHex *way, guint n_way)
{
  AdjOrder order;

  g_return_val_if_fail (units != NULL || n_units == 0, (AdjOrder){ 0 });
  g_return_val_if_fail (way != NULL || n_way == 0, (AdjOrder){ 0 });

  order = adj_order_about (ADJ_VERB_MOVE, units, n_units);
  adj_order_add_way (&order, way, n_way);
  return order;
}

AdjOrder
adj_order_charge (int unit, const AdjHex *way, guint n_way)
{
  AdjOrder order = adj_order_about_one (ADJ_VERB_CHARGE, unit);

  g_return_val_if_fail (way != NULL || n_way == 0, (AdjOrder){ 0 });

  adj_order_add_way (&order, way, n_way);
  return order;
}

AdjOrder
adj_order_enter (const guint16 *units, guint n_units, const AdjHex *way, guint n_way)
{
  AdjOrder order;

  g_return_val_if_fail (units != NULL || n_units == 0, (AdjOrder){ 0 });
  g_return_val_if_fail (way != NULL || n_way == 0, (AdjOrder){ 0 });

  order = adj_order_about (ADJ_VERB_ENTER, units, n_units);
  adj_order_add_hexes (&order, way, n_way);
  return order;
}

AdjOrder
adj_order_exit (int unit)
{
  return adj_order_about_one (ADJ_VERB_EXIT, unit);
}

/* ---- Settling ---- */

/* From corner to corner, the first of which is where it begins. */
static char *
settle_way (AdjOrder *order, const AdjField *field, const AdjView *view)
{
  AdjHex corners[ADJ_MAX_PATH];
  guint n = order->n_hexes;

  memcpy (corners, order->hexes, n * sizeof *corners);
  order->n_hexes = 1;
  for (guint i = 1; i < n; i++)
    if (!adj_path_extend (field, order->units[0], order->verb == ADJ_VERB_CHARGE, order->hexes,
                          &order->n_hexes, corners[i]))
      {
        g_autofree char *hex = g_strdup_printf ("%04d", view->book->hexes[corners[i]].id);

        return g_strdup_printf (_ ("there is no way to %s"), hex);
      }
  return NULL;
}

static char *
settle_charge (AdjOrder *order, const AdjField *field, const AdjView *view)
{
  char *why = adj_path_start (view, order->units, order->n_units, &order->hexes[0]);

  return why != NULL ? why : settle_way (order, field, view);
}

/* A neighbouring hex is a goal as any other, unless it is said to be the step itself. */
static char *
settle_move (AdjOrder *order, const AdjField *field, const AdjView *view)
{
  char *why = settle_charge (order, field, view);

  if (why == NULL && order->n_hexes == 2 && !order->move.direct)
    order->n_hexes = adj_path_beside (field, order->units[0], order->hexes[1], order->hexes);
  return why;
}

/* ---- Parsing ---- */

/* A hex beside it that is all there is of the way is a goal; as one of several, or by its
 * direction, it is a step. */
static gboolean
parse_way (AdjParser *self)
{
  AdjOrder *order = self->order;
  gboolean goal = self->phrase.at + 1 == self->phrase.words.n && adj_parser_next_is_hex (self);
  AdjHex way[ADJ_MAX_PATH];
  guint n;

  if (!adj_parser_steps (self, TRUE))
    return FALSE;
  if (order->n_hexes != 2)
    return TRUE;
  n = adj_path_beside (self->field, order->units[0], order->hexes[1], way);
  order->move.direct = !goal && n != 2;
  if (!goal)
    return TRUE;
  memcpy (order->hexes, way, n * sizeof *way);
  order->n_hexes = n;
  return TRUE;
}

static gboolean
parse_move (AdjParser *self)
{
  return adj_parser_subject (self) && adj_parser_start_path (self) && parse_way (self);
}

static gboolean
parse_charge (AdjParser *self)
{
  return adj_parser_unit (self) && adj_parser_start_path (self) && adj_parser_steps (self, TRUE);
}

static gboolean
parse_enter (AdjParser *self)
{
  AdjHex hex;

  return adj_parser_subject (self) && adj_parser_hex (self, &hex) &&
         adj_parser_push_hex (self, hex) && adj_parser_steps (self, FALSE);
}

/* ---- Printing ---- */

static void
print_move (GString *text, const AdjView *view, const AdjOrder *order)
{
  if (order->move.direct)
    adj_print_way (text, view, order);
  else
    adj_print_way_on (text, view, order);
}

/* ---- Judging ---- */

static void
judge_move (AdjJudge *judge, const AdjOrder *order)
{
  int units[ADJ_MAX_BATTLE_UNITS];

  adj_order_list_units (order, units);
  adj_move (judge, units, order->n_units, order->hexes, order->n_hexes);
}

static void
judge_charge (AdjJudge *judge, const AdjOrder *order)
{
  adj_charge (judge, order->units[0], order->hexes, order->n_hexes);
}

static void
judge_enter (AdjJudge *judge, const AdjOrder *order)
{
  int units[ADJ_MAX_BATTLE_UNITS];

  adj_order_list_units (order, units);
  adj_enter (judge, units, order->n_units, order->hexes, order->n_hexes);
}

static void
judge_exit (AdjJudge *judge, const AdjOrder *order)
{
  int units[ADJ_MAX_BATTLE_UNITS];

  adj_order_list_units (order, units);
  adj_exit (judge, units, order->n_units);
}

/* ---- Whom it concerns ---- */

static gboolean
may_be_to_charge (const AdjField *field, int unit)
{
  return adj_concerns_phasing (field, unit) && adj_may_charge (field, unit);
}

static gboolean
waits (const AdjField *field, int unit)
{
  const AdjUnitState *state = &field->table->units[unit];

  return state->where == ADJ_WAITING && adj_table_is_phasing (field->table, state->side);
}

static gboolean
is_to_enter (const AdjField *field, int unit)
{
  return waits (field, unit) && adj_is_due (field, unit);
}

/* ---- Completing ---- */

/* Y 8.73: hexes that are a charge away. What is typed already shortens it. */
static void
fit_charge (AdjUnfinished *self)
{
  g_autofree AdjReach *reach = NULL;
  AdjOrder order = { .n_hexes = 0 };
  int unit = self->n_units > 0 ? self->units[0] : -1;
  guint done;
  AdjHex from;

  if (unit < 0 || !adj_table_on_map (self->field->table, unit) ||
      (self->words.n > self->after && !adj_unfinished_read (self, self->words.n, &order)))
    return;
  done = order.n_hexes > 0 ? order.n_hexes - 1 : 0;
  from = done > 0 ? order.hexes[done] : self->field->table->units[unit].hex;
  reach = g_new (AdjReach, 1);
  adj_charge_find (reach, self->field, unit, from,
                   MAX (adj_charge_budget (self->field, unit) - (int) done * ADJ_MP, 0));
  for (guint i = 1; i < reach->n; i++)
    if (reach->hexes[i] != self->field->table->units[unit].hex &&
        reach->steps[reach->hexes[i]] + done >= ADJ_CHARGE_HEXES &&
        adj_field_fits (self->field, unit, reach->hexes[i], -1))
      adj_offer_hex (self, reach->hexes[i]);
}

static void
fit_entry (AdjUnfinished *self)
{
  AdjHex hexes[ADJ_MAX_WAYS_IN];
  guint n;

  if (self->n_units == 0 || self->words.n > self->after)
    return;
  n = adj_entry_hexes (self->field, self->units[0], hexes);
  for (guint i = 0; i < n; i++)
    adj_offer_hex (self, hexes[i]);
}

/* ---- Rows ---- */

static const AdjVerbRow rows[] = {
  {
      .verb = ADJ_VERB_MOVE,
      .parse = parse_move,
      .print = print_move,
      .settle = settle_move,
      .judge = judge_move,
      .concerns = adj_concerns_phasing,
      .complete = adj_complete_subject,
      .complete_behind = adj_fit_march,
      .once = TRUE,
  },
  {
      .verb = ADJ_VERB_CHARGE,
      .parse = parse_charge,
      .print = adj_print_way_on,
      .settle = settle_charge,
      .judge = judge_charge,
      .concerns = may_be_to_charge,
      .seems = adj_concerns_phasing,
      .complete = adj_complete_subject,
      .complete_behind = fit_charge,
      .once = TRUE,
  },
  {
      .verb = ADJ_VERB_ENTER,
      .parse = parse_enter,
      .print = adj_print_way,
      .settle = settle_way,
      .judge = judge_enter,
      .concerns = is_to_enter,
      .seems = waits,
      .complete = adj_complete_subject,
      .complete_behind = fit_entry,
  },
  {
      .verb = ADJ_VERB_EXIT,
      .parse = adj_parse_subject_only,
      .print = adj_print_subject,
      .judge = judge_exit,
      .concerns = adj_concerns_phasing,
      .complete = adj_complete_subject,
      .once = TRUE,
  },
};

const AdjVerbFamily adj_verbs_march = { rows, G_N_ELEMENTS (rows) };
