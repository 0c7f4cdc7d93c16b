/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "naive-execution.h"
#include "naive-young.h"
#include "rules/attack.h"
#include "rules/combat.h"
#include "rules/execution.h"
#include "rules/payments.h"
#include "rules/support.h"

/* Combat of both sides on crowded maps by lot, from the first attack to the last repulsion, against
 * a twin (naive-execution.h), and once more with the sides exchanged and the units renumbered:
 * after each payment everybody stands where he should, and the same is owed. */

#define MAPS 400
#define THOROUGH_MAPS 20000

typedef struct
{
  guint results[ADJ_N_RESULTS];
  guint paid[ADJ_N_DEBTS];
  guint stays;
  guint lent;
} Counts;

/* ---- Attacks by lot ---- */

static void
carry_out (AdjTable *table, const AdjJudge *judge)
{
  g_assert_cmpint (judge->standing, !=, ADJ_IMPOSSIBLE);
  adj_table_assign (table, judge->table);
}

static guint
pick_attackers (const Naive *naive, const AdjTable *table, AdjHex hex, Lots *lots, int *units)
{
  int side = naive_side_in (table, hex);
  guint n = 0;

  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].where == ADJ_ON_MAP && table->units[unit].side != side &&
        table->units[unit].attacks_in == 0 && naive_can_fight (naive, table, unit) &&
        (naive_can_cross (naive, table->units[unit].hex, hex) ||
         table->units[unit].arm == naive->artillery) &&
        lots_chance (lots, 70))
      units[n++] = unit;
  return n;
}

/* On one hex, or on it and the next. */
static void
attack (const Naive *naive, AdjJudge *judge, AdjTable *table, AdjHex hex, Lots *lots)
{
  AdjHex targets[2] = { hex, naive->book->hexes[hex].neighbours[lots_pick (lots, 6)] };
  guint n_targets = lots_chance (lots, 30) && targets[1] != ADJ_NO_HEX ? 2 : 1;
  int units[2 * WILD_UNITS];
  guint n = pick_attackers (naive, table, hex, lots, units);
  AdjAttack attack;

  adj_judge_begin (judge, table);
  if (n == 0 || !adj_attack_prepare (judge, &attack, targets, n_targets, units, n))
    return;
  adj_attack_judge (judge, &attack);
  adj_combat_declare (judge, &attack);
  if (judge->standing != ADJ_IMPOSSIBLE)
    carry_out (table, judge);
}

static void
lend (AdjJudge *judge, AdjTable *table, Lots *lots, Counts *counts)
{
  for (int number = 1; number <= table->n_engagements; number++)
    {
      AdjSupportOffer offers[ADJ_MAX_SUPPORT_OFFERS];
      AdjAttack attack;
      guint n;

      adj_judge_begin (judge, table);
      adj_attack_in_engagement (table, number, &attack);
      n = adj_supports_find (&judge->field, &attack, offers);
      if (n == 0 || lots_chance (lots, 30))
        continue;
      adj_support_lend (judge, &offers[lots_pick (lots, n)].support, 1);
      carry_out (table, judge);
      counts->lent++;
    }
}

/* Any face of the die, and any result, as if the players had read another table. */
static void
throw_all (AdjJudge *judge, AdjTable *table, Lots *lots, Counts *counts)
{
  for (int number = 1; number <= table->n_engagements; number++)
    {
      int result = (int) lots_pick (lots, ADJ_N_RESULTS);

      adj_judge_begin (judge, table);
      adj_combat_roll (judge, 1 + (int) lots_pick (lots, 6), result);
      carry_out (table, judge);
      counts->results[result]++;
    }
}

/* BG 11.31: some were ineffective in an EZOC as the phase began. */
static void
drive_out (const Naive *naive, AdjTable *table, Lots *lots)
{
  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_table_on_map (table, unit) && (table->units[unit].facts & ADJ_FACT_INEFFECTIVE) != 0 &&
        naive_controlled (naive, table, table->units[unit].hex, 1 - table->units[unit].side) &&
        lots_chance (lots, 70))
      table->units[unit].facts |= ADJ_FACT_MUST_LEAVE;
}

/* ---- Mirrored ---- */

/* Sides exchanged and units the other way round. */
static AdjTable *
mirrored (const AdjTable *table)
{
  AdjTable *mirror = adj_table_copy (table);

  mirror->first_player = (guint8) (1 - table->first_player);
  for (int unit = 0; unit < table->n_units; unit++)
    {
      mirror->units[unit] = table->units[table->n_units - 1 - unit];
      mirror->units[unit].side = (gint8) (1 - mirror->units[unit].side);
    }
  for (guint i = 0; i < table->n_engagements; i++)
    mirror->engagements[i].side = (gint8) (1 - table->engagements[i].side);
  return mirror;
}

static void
compare_mirrored (const AdjTable *table, const AdjTable *mirror)
{
  g_assert_cmpint (mirror->execution, ==, table->execution);
  g_assert_cmpint (mirror->n_debts, ==, table->n_debts);
  for (int unit = 0; unit < table->n_units; unit++)
    {
      const AdjUnitState *a = &table->units[unit];
      const AdjUnitState *b = &mirror->units[table->n_units - 1 - unit];

      g_assert_cmpint (a->hex, ==, b->hex);
      g_assert_cmpint (a->where, ==, b->where);
      g_assert_cmpint (a->facts, ==, b->facts);
    }
}

/* ---- Against the twin ---- */

static int
compare_debts (const void *a, const void *b)
{
  return memcmp (a, b, sizeof (AdjDebt));
}

static void
compare_owed (const NaiveExecution *twin, const AdjTable *table)
{
  AdjDebt owed[NAIVE_OWED];
  AdjDebt debts[NAIVE_OWED];
  gsize n = (gsize) twin->n_owed;

  g_assert_cmpint (table->n_debts, ==, twin->n_owed);
  memcpy (owed, twin->owed, n * sizeof owed[0]);
  memcpy (debts, table->debts, n * sizeof debts[0]);
  qsort (owed, n, sizeof owed[0], compare_debts);
  qsort (debts, n, sizeof debts[0], compare_debts);
  for (gsize i = 0; i < n; i++)
    {
      g_assert_cmpint (debts[i].kind, ==, owed[i].kind);
      g_assert_cmpint (debts[i].side, ==, owed[i].side);
      g_assert_cmpint (debts[i].unit, ==, owed[i].unit);
      g_assert_cmpint (debts[i].hex, ==, owed[i].hex);
      g_assert_cmpint (debts[i].value, ==, owed[i].value);
      g_assert_cmpint (debts[i].engagement, ==, owed[i].engagement);
    }
}

static void
compare (const NaiveExecution *twin, const AdjTable *table)
{
  g_assert_cmpint (table->execution, ==, twin->stage);
  compare_owed (twin, table);
  for (int unit = 0; unit < table->n_units; unit++)
    {
      g_assert_cmpint (table->units[unit].where, ==, twin->table->units[unit].where);
      g_assert_cmpint (table->units[unit].hex, ==, twin->table->units[unit].hex);
      g_assert_cmpint (table->units[unit].facts & ADJ_FACT_INEFFECTIVE, ==,
                       twin->table->units[unit].facts & ADJ_FACT_INEFFECTIVE);
    }
}

/* Every way forward is offered, and no other. */
static void
compare_advances (const NaiveExecution *twin, const AdjField *field, const GArray *payments)
{
  guint offered = 0;
  guint expected = 0;

  for (guint i = 0; i < payments->len; i++)
    {
      const AdjPayment *payment = &g_array_index (payments, AdjPayment, i);

      if (payment->kind != ADJ_PAYMENT_ADVANCE)
        continue;
      offered++;
      g_assert_true (naive_may_advance (twin, field->table->debts[payment->debt].engagement,
                                        payment->who.units[0], payment->hex));
    }
  for (int i = 0; i < twin->n_owed; i++)
    for (AdjHex hex = 0; hex < field->book->n_hexes; hex++)
      for (int unit = 0; twin->owed[i].kind == ADJ_DEBT_ADVANCE && unit < field->table->n_units;
           unit++)
        expected += naive_may_advance (twin, twin->owed[i].engagement, unit, hex);
  g_assert_cmpuint (offered, ==, expected);
}

/* ---- Paying ---- */

static void
pay (AdjJudge *judge, AdjTable *table, const AdjPayment *payment, gboolean mirror)
{
  int units[ADJ_MAX_LOSERS];

  for (guint i = 0; i < payment->who.n; i++)
    units[i] = mirror ? table->n_units - 1 - payment->who.units[i] : payment->who.units[i];
  adj_judge_begin (judge, table);
  if (payment->kind == ADJ_PAYMENT_LOSE)
    adj_combat_lose (judge, units, payment->who.n);
  else if (payment->kind == ADJ_PAYMENT_STAY)
    adj_combat_stay (judge, payment->engagement);
  else if (payment->kind == ADJ_PAYMENT_ADVANCE)
    adj_combat_advance (judge, units[0], payment->hex);
  else if (payment->kind == ADJ_PAYMENT_DISPLACE)
    adj_combat_displace (judge, units[0], payment->hex);
  else
    adj_combat_retreat (judge, units[0], payment->hex);
  g_assert_cmpint (judge->standing, ==, ADJ_OK);
  carry_out (table, judge);
}

static void
pay_twin (NaiveExecution *twin, const AdjPayment *payment, const AdjDebt *debt)
{
  if (payment->kind == ADJ_PAYMENT_LOSE)
    naive_execution_lose (twin, payment->who.units, payment->who.n);
  else if (payment->kind == ADJ_PAYMENT_STAY)
    naive_execution_stay (twin, debt->engagement);
  else
    naive_execution_go (twin, (AdjDebtKind) debt->kind, payment->who.units[0], payment->hex);
  naive_execution_run (twin);
}

/* Any payment that is offered, one after the other; the next stages come by themselves. */
static void
pay_all (NaiveExecution *twin,
         AdjJudge *judge,
         AdjTable *table,
         AdjTable *mirror,
         Lots *lots,
         Counts *counts)
{
  for (compare (twin, table); table->n_debts > 0; compare (twin, table))
    {
      g_autoptr (GArray) payments = NULL;
      const AdjPayment *payment;
      AdjDebt debt;

      adj_judge_begin (judge, table);
      payments = adj_payments_find (&judge->field);
      g_assert_cmpuint (payments->len, >, 0);
      compare_advances (twin, &judge->field, payments);
      payment = &g_array_index (payments, AdjPayment, lots_pick (lots, payments->len));
      debt = table->debts[payment->debt];
      counts->paid[debt.kind]++;
      counts->stays += payment->kind == ADJ_PAYMENT_STAY;
      pay (judge, table, payment, FALSE);
      pay (judge, mirror, payment, TRUE);
      pay_twin (twin, payment, &debt);
      compare_mirrored (table, mirror);
    }
  g_assert_cmpint (table->execution, ==, ADJ_EXECUTION_SECOND_REPULSIONS);
}

static void
begin (AdjJudge *judge, AdjTable *table)
{
  adj_judge_begin (judge, table);
  adj_execution_begin (judge);
  g_assert_cmpint (judge->standing, ==, ADJ_OK);
  carry_out (table, judge);
}

static void
fight (const AdjBook *book, AdjTable *table, Lots *lots, Counts *counts)
{
  g_autoptr (AdjJudge) judge = adj_judge_new (book, table);
  g_autoptr (NaiveExecution) twin = NULL;
  g_autoptr (AdjTable) mirror = NULL;
  Naive naive = naive_of (book);

  for (AdjHex hex = 0; hex < book->n_hexes; hex++)
    if (naive_count_in (table, hex) > 0 && lots_chance (lots, 70))
      attack (&naive, judge, table, hex, lots);
  if (table->n_engagements == 0)
    return;
  lend (judge, table, lots, counts);
  throw_all (judge, table, lots, counts);
  twin = naive_execution_new (book, table);
  mirror = mirrored (table);
  begin (judge, table);
  begin (judge, mirror);
  naive_execution_run (twin);
  pay_all (twin, judge, table, mirror, lots, counts);
}

static void
test_fights (void)
{
  g_autoptr (AdjRuleset) ruleset = wild_ruleset ();
  guint maps = g_test_thorough () ? THOROUGH_MAPS : MAPS;
  Counts counts = { 0 };

  for (guint seed = 1; seed <= maps; seed++)
    {
      Lots lots = { .seed = seed };
      g_autoptr (AdjBook) book = wild_book (ruleset, &lots, 6, 6);
      g_autoptr (AdjTable) table = wild_table (book, &lots, 3, WILD_UNITS, ADJ_PHASE_COMBAT, FALSE);
      Naive naive = naive_of (book);

      naive_choose_options (table, book, seed % 2);
      table->options[ADJ_OPTION_SIMULTANEOUS_MOVEMENT] = 1;
      table->options[ADJ_OPTION_ATTACK_EFFECTIVENESS] = seed % 3 != 0;
      table->options[ADJ_OPTION_ARTILLERY_SUPPORT] = seed % 4 != 0;
      table->options[ADJ_OPTION_EXCHANGE_BY_THE_DEAD] = seed % 5 != 0;
      table->phasing = 3;
      table->first_player = (guint8) (seed % 2);
      drive_out (&naive, table, &lots);
      fight (book, table, &lots, &counts);
    }
  for (int result = 0; result < ADJ_N_RESULTS; result++)
    g_assert_cmpuint (counts.results[result], >, maps / 4);
  for (int kind = 0; kind <= ADJ_DEBT_REPULSE; kind++)
    {
      g_test_message ("debts of kind %d: %u", kind, counts.paid[kind]);
      g_assert_cmpuint (counts.paid[kind], >, maps / 20);
    }
  g_assert_cmpuint (counts.stays, >, maps / 20);
  g_assert_cmpuint (counts.lent, >, maps / 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/twin/execution", test_fights);
  return g_test_run ();
}
