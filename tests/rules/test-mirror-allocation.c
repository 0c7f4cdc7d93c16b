/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "naive-young.h"
#include "rules/attack.h"
#include "rules/cavalry-slip.h"
#include "rules/combat.h"
#include "rules/duties.h"
#include "rules/support.h"
#include "table/tokens.h"
#include "wild.h"

/* Attacks of both sides allocated on crowded maps by lot (Y S7.0 to S7.7), and the same with the
 * sides exchanged and the units renumbered: the same is warned of and refused, the same is owed,
 * and the same may answer before the dice. */

#define MAPS 1000
#define ORDERS 25

typedef struct
{
  guint declared;
  guint warned;
  guint refused;
  guint owed;
  guint slips;
  guint slipped;
  guint lends;
} Counts;

static int
renumbered (const AdjTable *table, int unit)
{
  return unit >= 0 && unit < table->n_units ? table->n_units - 1 - unit : unit;
}

static AdjTable *
mirrored (const AdjTable *table)
{
  AdjTable *mirror = adj_table_copy (table);

  mirror->first_player = (guint8) (1 - table->first_player);
  for (int unit = 0; unit < table->n_units; unit++)
    {
      mirror->units[unit] = table->units[renumbered (table, unit)];
      mirror->units[unit].side = (gint8) (1 - mirror->units[unit].side);
    }
  return mirror;
}

/* ---- What is told, a line each, in the order of the letters ---- */

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
sorted (GPtrArray *lines)
{
  g_ptr_array_sort (lines, compare_lines);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

/* Units of a mirrored table by the numbers that they have in the other. */
static char *
tell_findings (const AdjJudge *judge, gboolean mirror)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < judge->n_findings; i++)
    {
      const AdjFinding *finding = &judge->findings[i];

      g_ptr_array_add (
          lines, g_strdup_printf ("%s %s %d %d %d %d", finding->row,
                                  adj_reason_name (finding->reason), finding->impossible,
                                  mirror ? renumbered (judge->table, finding->unit) : finding->unit,
                                  finding->hex, finding->figure));
    }
  return sorted (lines);
}

static char *
tell_duties (const AdjField *field, gboolean mirror, Counts *counts)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_auto (AdjDuties) duties = { 0 };

  adj_duties_find (field, &duties);
  for (guint i = 0; i < duties.n; i++)
    {
      const AdjDuty *duty = &duties.duties[i];

      g_ptr_array_add (lines,
                       g_strdup_printf ("%d %d %d %d %s %d", (int) duty->kind, (int) duty->state,
                                        mirror ? renumbered (field->table, duty->unit) : duty->unit,
                                        duty->hex, duty->row, (int) duty->why));
      counts->owed += duty->state == ADJ_DUE_OWED;
    }
  return sorted (lines);
}

/* Who may slip away where, and who may lend his strength to which hex. */
static char *
tell_answers (const AdjField *field, gboolean mirror, Counts *counts)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      AdjRetreats ways;

      adj_cavalry_ways (field, unit, &ways);
      for (guint i = 0; i < ways.n; i++)
        g_ptr_array_add (lines, g_strdup_printf ("slips %d %d",
                                                 mirror ? renumbered (field->table, unit) : unit,
                                                 ways.hexes[i]));
      counts->slips += ways.n;
    }
  for (int number = 1; number <= field->table->n_engagements; number++)
    {
      AdjSupportOffer offers[ADJ_MAX_SUPPORT_OFFERS];
      AdjAttack attack;
      guint n;

      adj_attack_in_engagement (field->table, number, &attack);
      n = adj_supports_find (field, &attack, offers);
      for (guint i = 0; i < n; i++)
        {
          int unit = offers[i].support.unit;

          g_ptr_array_add (lines, g_strdup_printf ("lends %d %d %d",
                                                   mirror ? renumbered (field->table, unit) : unit,
                                                   offers[i].support.hex, number));
        }
      counts->lends += n;
    }
  return sorted (lines);
}

/* ---- One allocation ---- */

typedef struct
{
  AdjHex targets[2];
  guint n_targets;
  int units[2 * WILD_UNITS];
  guint n_units;
} Order;

/* Anybody attacks anything: what is wrong with it is half of what is compared. */
static void
pick_order (const AdjTable *table, const AdjBook *book, Lots *lots, Order *order)
{
  int side = (int) lots_pick (lots, ADJ_SIDES);
  int victim = (int) lots_pick (lots, table->n_units);

  *order = (Order){ .n_targets = 1 };
  order->targets[0] = table->units[victim].hex;
  if (order->targets[0] == ADJ_NO_HEX)
    return;
  order->targets[1] = book->hexes[order->targets[0]].neighbours[lots_pick (lots, 6)];
  order->n_targets += order->targets[1] != ADJ_NO_HEX && lots_chance (lots, 20);
  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].side == side && table->units[unit].where == ADJ_ON_MAP &&
        lots_chance (lots, adj_book_direction (book, table->units[unit].hex, order->targets[0]) < 0
                               ? 2
                               : 50))
      order->units[order->n_units++] = unit;
}

static void
judge_order (AdjJudge *judge, AdjTable *table, const Order *order, gboolean mirror)
{
  int units[2 * WILD_UNITS];
  AdjAttack attack;

  for (guint i = 0; i < order->n_units; i++)
    units[i] = mirror ? renumbered (table, order->units[i]) : order->units[i];
  adj_judge_begin (judge, table);
  if (!adj_attack_prepare (judge, &attack, order->targets, order->n_targets, units, order->n_units))
    return;
  adj_attack_judge (judge, &attack);
  adj_combat_declare (judge, &attack);
  if (judge->standing != ADJ_IMPOSSIBLE)
    adj_table_assign (table, judge->table);
}

static void
compare_fields (const AdjBook *book, const AdjTable *table, const AdjTable *mirror, Counts *counts)
{
  g_autofree AdjField *field = wild_field (book, table);
  g_autofree AdjField *other = wild_field (book, mirror);
  g_autofree char *duties = tell_duties (field, FALSE, counts);
  g_autofree char *duties_there = tell_duties (other, TRUE, counts);
  g_autofree char *answers = tell_answers (field, FALSE, counts);
  g_autofree char *answers_there = tell_answers (other, TRUE, counts);

  g_assert_cmpstr (duties, ==, duties_there);
  g_assert_cmpstr (answers, ==, answers_there);
}

/* Y S7.7: cavalry slips away on both tables, whoever may, one after the other. */
static void
slip_away (AdjJudge *judge, AdjTable *table, AdjJudge *other, AdjTable *mirror, Counts *counts)
{
  for (int unit = 0; unit < table->n_units; unit++)
    {
      AdjRetreats ways;

      adj_judge_begin (judge, table);
      adj_cavalry_ways (&judge->field, unit, &ways);
      if (ways.n == 0)
        continue;
      counts->slipped++;
      adj_combat_retreat (judge, unit, ways.hexes[0]);
      adj_table_assign (table, judge->table);
      adj_judge_begin (other, mirror);
      adj_combat_retreat (other, renumbered (mirror, unit), ways.hexes[0]);
      adj_table_assign (mirror, other->table);
      compare_fields (judge->book, table, mirror, counts);
    }
}

static void
allocate (const AdjBook *book, AdjTable *table, Lots *lots, Counts *counts)
{
  g_autoptr (AdjTable) mirror = mirrored (table);
  g_autoptr (AdjJudge) judge = adj_judge_new (book, table);
  g_autoptr (AdjJudge) other = adj_judge_new (book, mirror);

  compare_fields (book, table, mirror, counts);
  for (int i = 0; i < ORDERS; i++)
    {
      g_autofree char *found = NULL;
      g_autofree char *found_there = NULL;
      Order order;

      pick_order (table, book, lots, &order);
      if (order.n_units == 0)
        continue;
      judge_order (judge, table, &order, FALSE);
      judge_order (other, mirror, &order, TRUE);
      found = tell_findings (judge, FALSE);
      found_there = tell_findings (other, TRUE);
      g_assert_cmpstr (found, ==, found_there);
      g_assert_cmpint (judge->standing, ==, other->standing);
      counts->declared += judge->standing == ADJ_OK;
      counts->warned += judge->standing == ADJ_WARNED;
      counts->refused += judge->standing == ADJ_IMPOSSIBLE;
      compare_fields (book, table, mirror, counts);
      if (lots_chance (lots, 30))
        slip_away (judge, table, other, mirror, counts);
    }
}

static void
test_allocation (void)
{
  g_autoptr (AdjRuleset) ruleset = wild_ruleset ();
  Counts counts = { 0 };

  for (guint seed = 1; seed <= MAPS; seed++)
    {
      Lots lots = { .seed = seed };
      g_autoptr (AdjBook) book = wild_book (ruleset, &lots, 6, 6);
      g_autoptr (AdjTable) table = wild_table (book, &lots, 3, WILD_UNITS, ADJ_PHASE_COMBAT, FALSE);

      naive_choose_options (table, book, seed % 2);
      table->options[ADJ_OPTION_SIMULTANEOUS_MOVEMENT] = 1;
      table->options[ADJ_OPTION_ARTILLERY_SUPPORT] = seed % 4 != 0;
      table->options[ADJ_OPTION_CAVALRY_RETREAT] = 1;
      table->phasing = 3;
      table->first_player = (guint8) (seed % 2);
      for (int unit = 0; unit < table->n_units; unit++)
        if (lots_chance (&lots, 60))
          table->units[unit].plot |= ADJ_PLOT_ATTACKS;
      allocate (book, table, &lots, &counts);
    }
  g_test_message ("%u declared, %u warned, %u refused, %u owed, %u slips, %u slipped, %u lend",
                  counts.declared, counts.warned, counts.refused, counts.owed, counts.slips,
                  counts.slipped, counts.lends);
  g_assert_cmpuint (counts.declared, >, MAPS / 4);
  g_assert_cmpuint (counts.warned, >, MAPS);
  g_assert_cmpuint (counts.refused, >, MAPS);
  g_assert_cmpuint (counts.owed, >, 10 * MAPS);
  g_assert_cmpuint (counts.slipped, >, MAPS / 100);
  g_assert_cmpuint (counts.lends, >, MAPS / 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/mirror/allocation", test_allocation);
  return g_test_run ();
}
