/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ask.h"

#include "record/order-make.h"
#include "rules/arithmetic.h"
#include "rules/artillery.h"
#include "rules/attack.h"
#include "rules/cavalry-slip.h"
#include "rules/debts.h"
#include "rules/duties.h"
#include "rules/flank.h"
#include "rules/odds.h"
#include "rules/payments.h"
#include "rules/reason.h"
#include "rules/repulsion.h"
#include "rules/support.h"

static const AdjField *
field_of (const Asked *self)
{
  return adj_game_get_field (self->game);
}

/* ---- Attacks ---- */

static void
say_chances (Asked *self, int column)
{
  AdjFraction chances[ADJ_N_RESULTS];

  adj_odds_chances (field_of (self)->book->ruleset, column, chances);
  for (int result = 0; result < ADJ_N_RESULTS; result++)
    ask_say (self, " %d/%d", (int) chances[result].num, (int) chances[result].den);
  ask_say (self, "\n");
}

static void
say_margins (Asked *self, int attack, int defence, int shift)
{
  const AdjRuleset *ruleset = field_of (self)->book->ruleset;
  g_autofree char *odds = adj_odds_to_string (attack, defence);
  int column = adj_odds_column (ruleset, attack, defence);
  int next = -1;
  int missing = adj_odds_to_next (ruleset, attack, defence, shift, &next);

  ask_say (self, "%d to %d is %s, column %d, %d more for %d, %d to spare\n", attack, defence, odds,
           column, missing, next, adj_odds_to_spare (ruleset, attack, defence, shift));
  if (column >= 0)
    say_chances (self, adj_odds_shift (ruleset, column, shift));
}

void
ask_odds (Asked *self)
{
  for (int i = 0; i < 4; i++)
    say_margins (self, (int) lots_pick (self->lots, 40), (int) lots_pick (self->lots, 20),
                 (int) lots_pick (self->lots, 5) - 2);
}

static void
say_sum (Asked *self, const AdjAttack *attack)
{
  g_autofree AdjArithmetic *sum = g_new0 (AdjArithmetic, 1);

  adj_arithmetic (field_of (self), attack, sum);
  for (guint i = 0; i < sum->n_lines; i++)
    {
      const AdjLine *line = &sum->lines[i];

      ask_say (self, "line %u %s %d %d %d", line->kind, line->row != NULL ? line->row : "-",
               line->used, line->figure, line->value);
      ask_say_unit (self, line->unit);
      ask_say_hex (self, line->hex);
      ask_say (self, "\n");
    }
  ask_say (self, "shift %d best %d column %d%s\n", sum->shift, sum->best_column, sum->column,
           sum->unknown ? "?" : "");
  say_margins (self, sum->attack, sum->defence, sum->shift);
}

static void
say_help (Asked *self, const AdjAttack *attack)
{
  AdjFlank flanks[ADJ_MAX_FLANKS];
  AdjSupportOffer offers[ADJ_MAX_SUPPORT_OFFERS];
  guint n_flanks = adj_flanks_find (field_of (self), attack, flanks);
  guint n_offers = adj_supports_find (field_of (self), attack, offers);

  for (guint i = 0; i < n_flanks; i++)
    {
      ask_say (self, "flank");
      ask_say_hex (self, flanks[i].target);
      ask_say_hex (self, flanks[i].from);
    }
  for (guint i = 0; i < n_offers; i++)
    {
      ask_say (self, "support %d %d", offers[i].strength, offers[i].suffers);
      ask_say_unit (self, offers[i].support.unit);
      ask_say_hex (self, offers[i].support.hex);
    }
  ask_say (self, "\n");
}

static void
say_findings (Asked *self, const AdjJudge *judge)
{
  for (guint i = 0; i < judge->n_findings; i++)
    {
      const AdjFinding *finding = &judge->findings[i];

      ask_say (self, "finding %s %s %d", adj_reason_name (finding->reason),
               finding->row != NULL ? finding->row : "-", finding->figure);
      ask_say_unit (self, finding->unit);
      ask_say_hex (self, finding->hex);
      ask_say (self, "\n");
    }
}

/* The outcome that it would have. */
static void
say_attack (Asked *self, const AdjHex *targets, guint n_targets, const int *units, guint n_units)
{
  g_autoptr (AdjJudge) judge = adj_judge_new (field_of (self)->book, field_of (self)->table);
  AdjAttack attack;
  gboolean makes_sense = adj_attack_prepare (judge, &attack, targets, n_targets, units, n_units);

  ask_say (self, "attack");
  ask_say_hexes (self, targets, n_targets);
  if (makes_sense)
    {
      attack.reduce = (int) lots_pick (self->lots, 8) - 4;
      attack.reduce = MAX (attack.reduce, -1);
      for (guint i = 0; i < attack.n_attackers; i++)
        {
          ask_say_unit (self, attack.attackers[i].unit);
          ask_say (self, "/%d", attack.attackers[i].role);
        }
      ask_say (self, " on");
      ask_say_units (self, attack.defenders, attack.n_defenders);
      ask_say (self, "\n");
      adj_attack_judge (judge, &attack);
      say_sum (self, &attack);
      say_help (self, &attack);
    }
  say_findings (self, judge);
}

/* A hex of the enemy's, and sometimes another beside it; -1: there is nobody. */
static guint
some_targets (Asked *self, AdjHex targets[2])
{
  const AdjField *field = field_of (self);
  guint n = 0;

  for (int tries = 0; tries < 20 && n == 0; tries++)
    {
      targets[0] = ask_some_hex (self);
      n = field->count[targets[0]] > 0;
    }
  for (int d = 0; d < ADJ_HEX_DIRECTIONS && n == 1 && lots_chance (self->lots, 40); d++)
    {
      AdjHex next = field->book->hexes[targets[0]].neighbours[d];

      if (next != ADJ_NO_HEX && field->count[next] > 0)
        targets[n++] = next;
    }
  return n;
}

void
ask_attack (Asked *self)
{
  const AdjField *field = field_of (self);
  AdjHex targets[2];
  int units[ADJ_MAX_BATTLE_UNITS];
  guint n_targets = some_targets (self, targets);
  guint n = 0;

  if (n_targets == 0)
    return;
  n = adj_attackers_find (field, targets, n_targets, units);
  ask_say (self, "may be hit %d, attackers", adj_attack_may_hit (field, targets[0]));
  for (guint i = 0; i < n; i++)
    ask_say_unit (self, units[i]);
  ask_say (self, "\n");
  for (int unit = 0; unit < field->table->n_units; unit++)
    if (adj_table_on_map (field->table, unit) &&
        field->table->units[unit].side != adj_field_side (field, targets[0]) &&
        adj_attack_role (field, unit, targets[0]) >= 0)
      {
        ask_say_unit (self, unit);
        ask_say (self, " %d open %d may %d", adj_attack_role (field, unit, targets[0]),
                 adj_attack_is_open_to (field, unit, targets[0]),
                 adj_may_attack (field, unit, targets[0]));
        if (n == 0 || (n < 6 && lots_chance (self->lots, 10)))
          units[n++] = unit;
      }
  if (n > 0)
    say_attack (self, targets, n_targets, units, lots_chance (self->lots, 60) ? n : 1);
}

/* ---- The battle on the table ---- */

static void
say_ways (Asked *self, const char *what, int unit, const AdjRetreats *ways)
{
  ask_say (self, "%s", what);
  ask_say_unit (self, unit);
  ask_say (self, " %u", ways->kind);
  ask_say_hexes (self, ways->hexes, ways->n);
  ask_say (self, "\n");
}

static void
say_retreats (Asked *self, int unit)
{
  const AdjField *field = field_of (self);
  AdjRetreats ways = { 0 };

  adj_retreats_find (field, unit, &ways);
  say_ways (self, "retreats", unit, &ways);
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      const char *row = NULL;
      AdjReason bar = adj_retreat_bar (field, unit, d, &row);

      ask_say (self, " %s", bar == ADJ_N_REASONS ? "-" : row != NULL ? row : "x");
    }
  ask_say (self, " hopeless %d leaves %d repulsed %d asks %d\n",
           adj_retreat_is_hopeless (field, unit), adj_must_leave_zone (field, unit),
           adj_repulsion_befalls (field, unit), adj_cavalry_may_ask (field, unit));
  adj_repulsion_ways (field, unit, &ways);
  say_ways (self, "repelled", unit, &ways);
  if (!adj_cavalry_may_ask (field, unit))
    return;
  adj_cavalry_ways (field, unit, &ways);
  say_ways (self, "slips", unit, &ways);
}

static void
say_displacements (Asked *self, int comer)
{
  AdjDisplacement displacements[ADJ_MAX_DISPLACED];
  AdjHex hex = field_of (self)->table->units[comer].hex;
  guint n = adj_displacements_find (field_of (self), hex, comer, displacements);

  for (guint i = 0; i < n; i++)
    say_ways (self, "displaces", displacements[i].unit, &displacements[i].to);
}

static void
say_losses (Asked *self)
{
  g_autofree AdjLosses *losses = g_new (AdjLosses, ADJ_MAX_LOSSES);
  guint n = adj_losses_find (field_of (self), 0, (int) lots_pick (self->lots, 12), losses);

  for (guint i = 0; i < n; i++)
    {
      ask_say (self, "losses");
      ask_say_units (self, losses[i].units, losses[i].n);
    }
  ask_say (self, "\n");
}

void
ask_battle (Asked *self)
{
  const AdjField *field = field_of (self);
  const AdjBattle *battle = &field->table->battle;
  AdjAdvance advances[ADJ_MAX_ADVANCES];
  int unit = ask_some_unit (self);
  AdjAttack attack;

  if (adj_table_on_map (field->table, unit))
    {
      say_retreats (self, unit);
      say_displacements (self, unit);
    }
  ask_say (self, "battle %d victor %d\n", battle->stage, adj_victor (field->table));
  if (battle->stage == ADJ_BATTLE_NONE)
    return;
  adj_attack_on_table (field->table, &attack);
  if (battle->stage == ADJ_BATTLE_DECLARED && attack.n_attackers > 0 && attack.n_defenders > 0)
    {
      say_sum (self, &attack);
      say_help (self, &attack);
    }
  for (guint i = 0, n = adj_advances_find (field, 0, advances); i < n; i++)
    {
      ask_say (self, "advance");
      ask_say_unit (self, advances[i].unit);
      ask_say_hex (self, advances[i].hex);
    }
  say_losses (self);
}

/* ---- Owed ---- */

static void
say_payments (Asked *self)
{
  const AdjField *field = field_of (self);
  AdjView view = adj_view (field->book, field->table, ADJ_EYES_ALL);
  g_autoptr (GArray) payments = adj_payments_find (field);

  for (guint i = 0; i < payments->len; i++)
    {
      const AdjPayment *payment = &g_array_index (payments, AdjPayment, i);
      AdjOrder made = adj_order_pay (payment);
      g_autofree char *order = adj_order_show (&view, &made);

      ask_say (self, "pays %d way %u: %s\n", payment->debt, payment->way, order);
    }
}

void
ask_owed (Asked *self)
{
  const AdjField *field = field_of (self);
  g_auto (AdjDuties) duties = { 0 };

  adj_duties_find (field, &duties);
  for (guint i = 0; i < duties.n; i++)
    {
      const AdjDuty *duty = &duties.duties[i];

      ask_say (self, "duty %u %u %u %s", duty->kind, duty->state, duty->why,
               duty->row != NULL ? duty->row : "-");
      ask_say_unit (self, duty->unit);
      ask_say_hex (self, duty->hex);
      ask_say (self, "\n");
    }
  for (guint i = 0; i < field->table->n_debts; i++)
    {
      const AdjDebt *debt = &field->table->debts[i];

      ask_say (self, "debt %d of %d for %d", debt->kind, debt->side, debt->value);
      ask_say_unit (self, debt->unit);
      ask_say_hex (self, debt->hex);
      ask_say (self, "\n");
    }
  say_payments (self);
}
