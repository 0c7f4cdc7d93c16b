/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/intent.h"

#include "record/order-make.h"
#include "record/seen-duties.h"
#include "rules/entry.h"
#include "staff/board-charges.h"
#include "staff/plot-case.h"
#include "staff/starts.h"
#include "table/unit.h"

void
adj_intent_clear (AdjIntent *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->orders, g_array_unref);
}

static AdjIntent
nothing (void)
{
  return (AdjIntent){ .kind = ADJ_INTENT_NOTHING };
}

static AdjIntent
ordered (AdjOrder order)
{
  AdjIntent intent = { .kind = ADJ_INTENT_ORDER,
                       .orders = g_array_new (FALSE, FALSE, sizeof (AdjOrder)) };

  g_array_append_val (intent.orders, order);
  return intent;
}

static AdjIntent
picked (const AdjPicks *picks)
{
  return (AdjIntent){ .kind = ADJ_INTENT_PICK, .picks = *picks };
}

/* ---- What is owed ---- */

static gboolean
is_among (const guint16 *units, guint n_units, int unit)
{
  for (guint i = 0; i < n_units; i++)
    if (units[i] == unit)
      return TRUE;
  return FALSE;
}

/* The payment that leads to the hex: one of those picked, or the only one of the debts. Who has to
 * leave at some time does so when it is picked. */
static AdjIntent
pay (const AdjView *view, const guint16 *units, guint n_units, AdjHex hex)
{
  g_autoptr (GArray) payments = adj_seen_payments (view);
  const AdjPayment *found = NULL;
  guint n_found = 0;

  for (guint i = 0; i < payments->len; i++)
    {
      const AdjPayment *payment = &g_array_index (payments, AdjPayment, i);

      if (payment->hex != hex)
        continue;
      if (is_among (units, n_units, payment->who.units[0]))
        return ordered (adj_order_pay (payment));
      if (payment->debt == ADJ_LEAVING)
        continue;
      found = payment;
      n_found++;
    }
  if (n_found == 1)
    return ordered (adj_order_pay (found));
  return (AdjIntent){ .kind = n_found > 1 ? ADJ_INTENT_ASK : ADJ_INTENT_NOTHING };
}

/* ---- Moving and entering ---- */

/* One of its own entry hexes is entered as it is pointed at; any other hex by the entry hex that
 * leads there. */
static AdjHex
find_entry (const AdjField *field, int unit, AdjHex to)
{
  const AdjUnit *printed = &field->book->scenario->units[unit];

  if (!adj_unit_is_printed (field->book, unit) || printed->n_entries == 0 ||
      adj_may_enter_by (field, unit, to))
    return to;
  return adj_starts_best_entry (field, unit, to);
}

static AdjIntent
enter (const AdjField *field, const guint16 *units, guint n_units, AdjHex hex)
{
  AdjHex entry = find_entry (field, units[0], hex);

  if (entry == ADJ_NO_HEX)
    return nothing ();
  return ordered (
      adj_order_enter (units, n_units, (const AdjHex[]){ entry, hex }, entry == hex ? 1 : 2));
}

/* Those of units who stand in a hex, in their order. */
static guint
units_in (const AdjField *field, const guint16 *units, guint n_units, AdjHex hex, guint16 *out)
{
  guint n = 0;

  for (guint i = 0; i < n_units; i++)
    if (field->table->units[units[i]].hex == hex)
      out[n++] = units[i];
  return n;
}

/* Units that move together start in one hex, so each stack has an order of its own. Cavalry
 * charges where it cannot march to. */
static AdjIntent
move (const AdjView *view, const AdjField *field, const guint16 *units, guint n_units, AdjHex to)
{
  gboolean marches = TRUE;
  AdjIntent intent = nothing ();
  AdjOrder order;

  if (adj_charge_order (view, field, units, n_units, to, &order, &marches) && !marches)
    return ordered (order);
  for (guint i = 0; i < n_units; i++)
    {
      AdjHex from = field->table->units[units[i]].hex;
      guint16 together[ADJ_MAX_BATTLE_UNITS];
      guint n = units_in (field, units, n_units, from, together);

      if (from == to || from == ADJ_NO_HEX || together[0] != units[i])
        continue;
      order = adj_order_move (together, n, &to, 1);
      if (intent.kind == ADJ_INTENT_NOTHING)
        intent = ordered (order);
      else
        g_array_append_val (intent.orders, order);
    }
  return intent;
}

/* ---- Picking ---- */

static gboolean
is_waiting (const AdjField *field, const guint16 *units, guint n_units)
{
  return n_units > 0 && field->table->units[units[0]].where == ADJ_WAITING;
}

static gboolean
may_fight (const AdjField *field)
{
  return adj_table_phase_kind (field->table, field->book) == ADJ_PHASE_COMBAT &&
         field->table->battle.stage == ADJ_BATTLE_NONE && field->table->n_debts == 0;
}

static AdjIntent
click_in_combat (const AdjField *field, const AdjPicks *picks, AdjHex hex, int unit)
{
  AdjPicks after = *picks;

  if (field->count[hex] == 0)
    return nothing ();
  if (adj_picks_aim_at (picks, field, hex))
    adj_picks_toggle_target (&after, hex);
  else if (unit >= 0)
    adj_picks_toggle_unit (&after, unit);
  else
    adj_picks_toggle_stack (&after, field, hex);
  return picked (&after);
}

/* The one counter instead of the others; clicked again it is let go. */
static AdjIntent
click_counter (const AdjPicks *picks, int unit, gboolean add)
{
  AdjPicks after = { 0 };
  gboolean only = picks->n_units == 1 && picks->units[0] == unit;

  if (add)
    after = *picks;
  if (add || !only)
    adj_picks_toggle_unit (&after, unit);
  return picked (&after);
}

static gboolean
may_move (const AdjField *field, const AdjPicks *picks)
{
  return picks->n_units > 0 && field->table->n_debts == 0 &&
         adj_table_is_march (field->table, field->book) &&
         adj_table_is_phasing (field->table, field->table->units[picks->units[0]].side);
}

static AdjIntent
click_ground (const AdjView *view, const AdjField *field, const AdjPicks *picks, AdjHex hex)
{
  guint16 here[ADJ_MAX_BATTLE_UNITS];
  AdjPicks after = { 0 };

  if (is_waiting (field, picks->units, picks->n_units))
    return enter (field, picks->units, picks->n_units, hex);
  if (may_move (field, picks) &&
      units_in (field, picks->units, picks->n_units, hex, here) < picks->n_units)
    return move (view, field, picks->units, picks->n_units, hex);
  if (field->count[hex] == 0)
    return nothing ();
  if (units_in (field, picks->units, picks->n_units, hex, here) < field->count[hex])
    adj_picks_toggle_stack (&after, field, hex);
  return picked (&after);
}

/* ---- Plotting ---- */

static AdjIntent
take (int unit)
{
  return (AdjIntent){ .kind = ADJ_INTENT_TAKE, .unit = unit };
}

static AdjIntent
plot_on (int unit, AdjHex hex)
{
  return (AdjIntent){ .kind = ADJ_INTENT_PLOT, .unit = unit, .hex = hex };
}

/* Friends are passed (E N.1b): one in the next hex of a way that is being plotted is a step there,
 * one elsewhere is plotted instead. */
static AdjIntent
click_to_plot (
    const AdjView *view, const AdjField *field, const AdjPicks *picks, AdjHex hex, int unit)
{
  AdjPlotCase plot = { 0 };
  AdjPlotCase clicked = { 0 };
  AdjHex end;

  if (picks->n_units == 1)
    adj_plot_case_read (&plot, view, field, picks->units[0], picks->waits);
  if (unit < 0 && !plot.may && field->count[hex] > 0)
    unit = field->first[hex];
  if (unit >= 0)
    adj_plot_case_read (&clicked, view, field, unit, 0);
  end = plot.may ? adj_plot_case_hex (&plot) : ADJ_NO_HEX;
  if (clicked.may && (end == ADJ_NO_HEX || adj_book_direction (field->book, end, hex) < 0))
    return take (unit);
  if (plot.may && hex != end)
    return plot_on (plot.unit, hex);
  return nothing ();
}

static gboolean
are_plotted (const AdjView *view, const AdjField *field)
{
  return adj_plots_may_be_told (view, field, 0) || adj_plots_may_be_told (view, field, 1);
}

AdjIntent
adj_intent_click (const AdjView *view,
                  const AdjField *field,
                  const AdjPicks *picks,
                  AdjHex hex,
                  int unit,
                  gboolean add)
{
  AdjIntent payment;

  g_return_val_if_fail (view != NULL, (AdjIntent){ 0 });
  g_return_val_if_fail (field != NULL, (AdjIntent){ 0 });
  g_return_val_if_fail (picks != NULL, (AdjIntent){ 0 });

  payment = pay (view, picks->units, picks->n_units, hex);
  if (payment.kind != ADJ_INTENT_NOTHING)
    return payment;
  if (are_plotted (view, field))
    return click_to_plot (view, field, picks, hex, unit);
  if (may_fight (field))
    return click_in_combat (field, picks, hex, unit);
  if (unit >= 0)
    return click_counter (picks, unit, add);
  return click_ground (view, field, picks, hex);
}

gboolean
adj_intent_stack (const AdjField *field, AdjHex hex, AdjPicks *picks)
{
  gboolean fight;

  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (picks != NULL, FALSE);

  fight = adj_table_phase_kind (field->table, field->book) == ADJ_PHASE_COMBAT;
  if (field->count[hex] == 0 || (fight && adj_picks_aim_at (picks, field, hex)))
    return FALSE;
  if (!fight)
    *picks = (AdjPicks){ 0 };
  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (!adj_picks_has_unit (picks, unit))
      adj_picks_toggle_unit (picks, unit);
  return TRUE;
}

/* ---- Dropping ---- */

static AdjIntent
drop_on_enemy (const AdjField *field, const guint16 *units, guint n_units, AdjHex hex)
{
  AdjPicks picks = { 0 };

  for (guint i = 0; i < n_units; i++)
    adj_picks_toggle_unit (&picks, units[i]);
  adj_picks_toggle_target (&picks, hex);
  return picked (&picks);
}

/* A retreat that is owed goes where the counter is let go; the verdict says whether it may. */
static AdjIntent
drop_retreating (const AdjField *field, int unit, AdjHex hex)
{
  const AdjPayment payment = { .kind = ADJ_PAYMENT_RETREAT,
                               .hex = hex,
                               .who = { .n = 1, .units = { (guint16) unit } } };

  if (adj_debt_find (field->table, ADJ_DEBT_RETREAT, unit, ADJ_NO_HEX) == NULL ||
      adj_book_direction (field->book, field->table->units[unit].hex, hex) < 0)
    return nothing ();
  return ordered (adj_order_pay (&payment));
}

AdjIntent
adj_intent_drop (const AdjView *view,
                 const AdjField *field,
                 const guint16 *units,
                 guint n_units,
                 AdjHex hex,
                 gboolean umpire)
{
  AdjIntent payment;

  g_return_val_if_fail (view != NULL, (AdjIntent){ 0 });
  g_return_val_if_fail (field != NULL, (AdjIntent){ 0 });
  g_return_val_if_fail (units != NULL || n_units == 0, (AdjIntent){ 0 });
  g_return_val_if_fail (n_units > 0, nothing ());

  if (field->table->units[units[0]].hex == hex)
    return nothing ();
  if (umpire)
    return ordered (adj_order_place (units, n_units, hex));
  if (are_plotted (view, field))
    return plot_on (units[0], hex);
  payment = pay (view, units, n_units, hex);
  if (payment.kind == ADJ_INTENT_NOTHING)
    payment = drop_retreating (field, units[0], hex);
  if (payment.kind == ADJ_INTENT_ORDER)
    return payment;
  if (is_waiting (field, units, n_units))
    return enter (field, units, n_units, hex);
  if (may_fight (field) && field->count[hex] > 0 &&
      adj_field_side (field, hex) != field->table->units[units[0]].side)
    return drop_on_enemy (field, units, n_units, hex);
  return move (view, field, units, n_units, hex);
}
