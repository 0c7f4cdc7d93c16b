/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/seen-duties.h"

#include <string.h>

#include "record/seen.h"
#include "rules/deployment.h"
#include "rules/intelligence.h"

/* Neither those of the table have a unit nor those of the hex: -1 or ADJ_NO_UNIT. */
static gboolean
is_unknown (const AdjView *view, int unit)
{
  return unit >= 0 && unit != ADJ_NO_UNIT && !adj_view_knows (view, unit);
}

/* ---- Who is named ---- */

/* A duty of a hex names one of its units. FALSE if it is not to be told. */
static gboolean
see (const AdjView *view, const AdjField *field, AdjDuty *duty)
{
  if (duty->kind == ADJ_DUTY_LIMIT)
    duty->unit = adj_seen_first (view, duty->hex);
  if (!is_unknown (view, duty->unit))
    return TRUE;
  if (duty->kind == ADJ_DUTY_ENTER)
    return FALSE;
  return duty->kind != ADJ_DUTY_SET_UP ||
         (duty->hex != ADJ_NO_HEX &&
          !adj_deployment_is_listed (view->book, field->table->units[duty->unit].side, duty->hex));
}

/* Y 11.54: a crowded hex is excused by a dummy, which the other player may ask to see. */
static void
excuse (const AdjView *view, AdjDuties *duties)
{
  g_autofree AdjField *field = g_new (AdjField, 1);

  adj_field_read (field, view->book, view->table);
  for (guint i = 0; i < duties->n; i++)
    {
      AdjDuty *duty = &duties->duties[i];

      if (duty->kind != ADJ_DUTY_LIMIT || !adj_intelligence_crowds (field, duty->hex))
        continue;
      duty->state = ADJ_DUE_NOT_OWED;
      duty->why = ADJ_WHY_DUMMY;
      duty->row = "Y 11.54";
    }
}

/* ---- In which order ---- */

/* Duties that the rules list together. */
static int
stage_of (AdjDutyKind kind)
{
  switch (kind)
    {
    case ADJ_DUTY_CHOICE:
      return 0;
    case ADJ_DUTY_LIMIT:
      return 1;
    case ADJ_DUTY_SET_UP:
      return 2;
    case ADJ_DUTY_INITIATIVE:
    case ADJ_DUTY_SCATTER:
    case ADJ_DUTY_SEAL:
    case ADJ_DUTY_REVEAL:
    case ADJ_DUTY_WITHDRAW:
      return 3;
    case ADJ_DUTY_ENTER:
      return 4;
    case ADJ_DUTY_DRIFT:
    case ADJ_DUTY_WORKS:
    case ADJ_DUTY_RALLY:
      return 5;
    case ADJ_DUTY_ATTACK:
    case ADJ_DUTY_BE_ATTACKED:
    case ADJ_DUTY_CHARGE:
      return 6;
    case ADJ_DUTY_LEAVE:
    case ADJ_DUTY_FLEE:
      return 7;
    case ADJ_DUTY_REPULSED:
    default:
      return 8;
    }
}

/* The duties of hexes may name somebody else than the rules did. */
static gboolean
is_by_units (AdjDutyKind kind)
{
  return stage_of (kind) == stage_of (ADJ_DUTY_LIMIT) ||
         stage_of (kind) == stage_of (ADJ_DUTY_ATTACK);
}

/* Those that are not known come behind the others, by their aliases. */
static int
compare_unknown (const AdjView *view, int a, int b)
{
  if (is_unknown (view, a) != is_unknown (view, b))
    return is_unknown (view, a) ? 1 : -1;
  return is_unknown (view, a) ? adj_view_compare (view, a, b) : 0;
}

static int
compare_duties (gconstpointer a, gconstpointer b, gpointer view)
{
  const AdjDuty *first = a;
  const AdjDuty *second = b;
  int order = stage_of (first->kind) - stage_of (second->kind);

  if (order == 0 && first->kind != ADJ_DUTY_CHOICE) /* the debts are in order already */
    order = compare_unknown (view, first->unit, second->unit);
  if (order == 0 && is_by_units (first->kind) && !is_unknown (view, first->unit))
    order = first->unit - second->unit;
  return order;
}

static int
compare_debts (gconstpointer a, gconstpointer b, gpointer view)
{
  return compare_unknown (view, ((const AdjDebt *) a)->unit, ((const AdjDebt *) b)->unit);
}

/* Only among those alike, for some wait until others are paid. */
guint
adj_seen_debts (const AdjView *view, AdjDebt debts[ADJ_MAX_DEBTS])
{
  guint n;
  guint end;

  g_return_val_if_fail (view != NULL, 0);
  g_return_val_if_fail (debts != NULL, 0);

  n = view->table->n_debts;
  memcpy (debts, view->table->debts, n * sizeof *debts);
  for (guint i = 0; i < n; i = end)
    {
      for (end = i + 1; end < n && debts[end].kind == debts[i].kind;)
        end++;
      g_qsort_with_data (&debts[i], (int) (end - i), sizeof *debts, compare_debts, (gpointer) view);
    }
  return n;
}

void
adj_seen_duties (const AdjView *view, AdjDuties *duties)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) table = NULL;
  guint n = 0;

  g_return_if_fail (view != NULL);
  g_return_if_fail (duties != NULL);

  table = adj_seen_field (view, field);
  table->n_debts = (guint8) adj_seen_debts (view, table->debts);
  adj_duties_find (field, duties);
  for (guint i = 0; i < duties->n; i++)
    if (see (view, field, &duties->duties[i]))
      duties->duties[n++] = duties->duties[i];
  duties->n = n;
  excuse (view, duties);
  g_qsort_with_data (duties->duties, (int) n, sizeof *duties->duties, compare_duties,
                     (gpointer) view);
}

/* ---- How it may be paid ---- */

/* Nobody stays, or is the first of those lost, who is not known. */
static int
mover_of (const AdjPayment *payment)
{
  return payment->who.n > 0 ? payment->who.units[0] : -1;
}

/* Those who make room or leave a zone come as the book lists them, which would tell of them. */
static int
compare_payments (gconstpointer a, gconstpointer b, gpointer view)
{
  const AdjPayment *first = a;
  const AdjPayment *second = b;

  if (first->debt != second->debt)
    return first->debt == ADJ_LEAVING || (second->debt != ADJ_LEAVING && first->debt > second->debt)
               ? 1
               : -1;
  if ((first->kind == ADJ_PAYMENT_STAY) != (second->kind == ADJ_PAYMENT_STAY))
    return first->kind == ADJ_PAYMENT_STAY ? 1 : -1;
  return compare_unknown (view, mover_of (first), mover_of (second));
}

GArray *
adj_seen_payments (const AdjView *view)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) table = NULL;
  GArray *payments;

  g_return_val_if_fail (view != NULL, NULL);

  table = adj_seen_field (view, field);
  table->n_debts = (guint8) adj_seen_debts (view, table->debts);
  payments = adj_payments_find (field);
  g_array_sort_with_data (payments, compare_payments, (gpointer) view);
  return payments;
}

/* ---- The scatter list ---- */

/* Down the map by hexes, as the rules list them. */
static int
compare_scattered (gconstpointer a, gconstpointer b, gpointer view)
{
  const AdjScattered *first = a;
  const AdjScattered *second = b;

  return first->hex != second->hex ? (int) first->hex - (int) second->hex
                                   : adj_view_compare (view, first->unit, second->unit);
}

guint
adj_seen_scattered (const AdjView *view, int side, AdjScattered *list)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) table = NULL;
  guint n;

  g_return_val_if_fail (view != NULL, 0);
  g_return_val_if_fail (list != NULL, 0);

  table = adj_seen_field (view, field);
  n = adj_scattered_find (field, side, list);
  g_qsort_with_data (list, (int) n, sizeof *list, compare_scattered, (gpointer) view);
  return n;
}
