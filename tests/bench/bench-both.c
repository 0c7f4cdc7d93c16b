/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>

#include "bench-position.h"
#include "bench-rules.h"
#include "rules/attack.h"
#include "rules/combat.h"
#include "rules/execution.h"
#include "rules/payments.h"
#include "rules/plot.h"
#include "rules/segments.h"
#include "rules/together.h"
#include "table/apply.h"

/* What both sides do together: marches by plot, and the results of simultaneous combat. */

/* ---- Nights ---- */

/* The phase of both sides; to measure another one would say nothing. */
static int
find_phase (const Bench *self, AdjPhaseKind kind, AdjPhaseWhen when)
{
  const AdjRuleset *ruleset = self->book->ruleset;

  for (guint i = 0; i < ruleset->n_phases; i++)
    if (ruleset->phases[i].kind == kind && ruleset->phases[i].player == ADJ_PLAYER_BOTH &&
        ruleset->phases[i].when == when)
      return (int) i;
  g_printerr ("these rules have no such phase of both sides, so none can be measured\n");
  exit (1);
}

static AdjPlotWord
far_hex (Bench *self, int unit)
{
  AdjPlotWord there = { .token = ADJ_TOKEN_STEP };

  bench_reach_of (self, unit);
  there.hex = self->reach->hexes[self->reach->n - 1 - (guint) unit % MIN (self->reach->n, 7)];
  return there;
}

/* Each as far as it gets in some direction. */
static void
plot_one (Bench *self, int unit)
{
  AdjPlotWord there = far_hex (self, unit);
  AdjEffect effect = adj_effect (ADJ_EFFECT_PLOTTED);
  AdjPlot plot;

  adj_plot_fill (&self->judge->field, unit, &there, 1, &plot);
  effect.unit = (guint16) unit;
  effect.hex = ADJ_NO_HEX;
  effect.plot.tokens = (gint32) plot.tokens;
  effect.plot.place = unit + 1;
  adj_table_apply (self->table, self->book, &effect);
}

/* Everybody on the map, reinforcements by their entry hexes. */
static void
bring_on (Bench *self)
{
  const AdjScenario *scenario = self->book->scenario;

  for (int unit = 0; unit < self->table->n_units; unit++)
    if (!adj_table_on_map (self->table, unit) && scenario->units[unit].n_entries > 0)
      {
        AdjEffect effect = adj_effect (ADJ_EFFECT_ENTERED);

        effect.unit = (guint16) unit;
        effect.hex = adj_book_hex (self->book, scenario->units[unit].entries[0]);
        adj_table_apply (self->table, self->book, &effect);
      }
}

/* The first night of the battle. */
static Bench *
bench_new_at_night (const char *path)
{
  Bench *self = bench_new (path);
  const AdjScenario *scenario = self->book->scenario;
  AdjEffect dark = adj_effect_phase (1, find_phase (self, ADJ_PHASE_MOVEMENT, ADJ_WHEN_NIGHT), 3);

  while (dark.phase.turn < (int) scenario->n_turns && !scenario->turns[dark.phase.turn - 1].night)
    dark.phase.turn++;
  bring_on (self);
  adj_table_apply (self->table, self->book, &dark);
  adj_judge_begin (self->judge, self->table);
  return self;
}

/* A phase of the first turn, in simultaneous movement. */
static Bench *
bench_new_by_day (const char *path, AdjPhaseKind kind)
{
  Bench *self = bench_new (path);
  AdjEffect option = adj_effect (ADJ_EFFECT_OPTION);
  AdjEffect phase = adj_effect_phase (1, find_phase (self, kind, ADJ_WHEN_DAY), 3);

  option.option.key = ADJ_OPTION_SIMULTANEOUS_MOVEMENT;
  option.option.value = 1;
  bring_on (self);
  adj_table_apply (self->table, self->book, &option);
  adj_table_apply (self->table, self->book, &phase);
  adj_judge_begin (self->judge, self->table);
  return self;
}

static void
plot_all (Bench *self)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (adj_table_on_map (self->table, unit))
      plot_one (self, unit);
}

static void
throw_for_hexes (AdjJudge *judge)
{
  const int dice[ADJ_SIDES] = { 5, 2 };

  while (judge->standing != ADJ_IMPOSSIBLE && judge->table->n_debts > 0)
    adj_contest (judge, judge->table->debts[0].hex, dice);
}

static void
call_march (gpointer data)
{
  Bench *self = data;

  adj_judge_begin (self->judge, self->table);
  while (self->judge->standing != ADJ_IMPOSSIBLE && self->judge->table->segment < ADJ_SEGMENTS)
    {
      adj_segment (self->judge);
      throw_for_hexes (self->judge);
    }
}

static double
measure_march (Bench *self)
{
  plot_all (self);
  call_march (self);
  if (self->judge->table->segment < ADJ_SEGMENTS)
    {
      g_printerr ("nobody has marched, so how long it takes says nothing\n");
      exit (1);
    }
  return bench_measure (self, call_march);
}

double
bench_night (const char *path)
{
  g_autoptr (Bench) self = bench_new_at_night (path);

  return measure_march (self);
}

double
bench_both_march (const char *path)
{
  g_autoptr (Bench) self = bench_new_by_day (path, ADJ_PHASE_MOVEMENT);

  return measure_march (self);
}

/* Where the unit would be, and what is said against it. */
static void
call_plotting (gpointer data)
{
  Bench *self = data;
  int unit = self->next_unit;
  AdjPlotWord there = { .token = ADJ_TOKEN_STEP, .hex = self->goals[unit] };
  AdjPlot plot;

  self->next_unit = (unit + 1) % self->table->n_units;
  if (!adj_table_on_map (self->table, unit))
    return;
  adj_plot_fill (&self->judge->field, unit, &there, 1, &plot);
  adj_judge_begin (self->judge, self->table);
  adj_plot (self->judge, &unit, 1, &there, 1, FALSE);
}

double
bench_plotting (const char *path)
{
  g_autoptr (Bench) self = bench_new_at_night (path);

  for (int unit = 0; unit < self->table->n_units; unit++)
    self->goals[unit] =
        adj_table_on_map (self->table, unit) ? far_hex (self, unit).hex : ADJ_NO_HEX;
  return bench_measure (self, call_plotting);
}

/* ---- Results ---- */

#define RESULTS 20

/* A unit comes up to an enemy and attacks him, with every result in turn. */
static void
fight_one (Bench *self, int unit, int enemy)
{
  AdjHex target = self->table->units[enemy].hex;
  AdjEffect placed = adj_effect (ADJ_EFFECT_PLACED);
  AdjAttack attack;

  placed.unit = (guint16) unit;
  placed.hex = ADJ_NO_HEX;
  for (int d = 0; d < ADJ_HEX_DIRECTIONS && placed.hex == ADJ_NO_HEX; d++)
    {
      AdjHex hex = self->book->hexes[target].neighbours[d];

      if (hex != ADJ_NO_HEX && self->judge->field.count[hex] == 0)
        placed.hex = hex;
    }
  if (placed.hex == ADJ_NO_HEX || !adj_table_apply (self->table, self->book, &placed))
    return;
  adj_judge_begin (self->judge, self->table);
  if (!adj_attack_prepare (self->judge, &attack, &target, 1, &unit, 1))
    return;
  adj_combat_declare (self->judge, &attack);
  adj_combat_roll (self->judge, 1, self->judge->table->n_engagements % ADJ_N_RESULTS);
  if (self->judge->standing != ADJ_IMPOSSIBLE)
    adj_table_assign (self->table, self->judge->table);
}

/* Units of the two sides in pairs, as far as they can come at each other. */
static void
fight_all (Bench *self)
{
  int enemy = 0;

  for (int unit = 0; unit < self->table->n_units && self->table->n_engagements < RESULTS; unit++)
    {
      if (self->table->units[unit].side != 0 || !adj_table_on_map (self->table, unit))
        continue;
      while (enemy < self->table->n_units &&
             (self->table->units[enemy].side != 1 || !adj_table_on_map (self->table, enemy) ||
              self->table->units[enemy].attacked_in > 0))
        enemy++;
      if (enemy < self->table->n_units)
        fight_one (self, unit, enemy++);
    }
}

static void
pay (AdjJudge *judge, const AdjPayment *payment)
{
  int unit = payment->who.units[0];
  int units[ADJ_MAX_LOSERS];

  for (guint i = 0; i < payment->who.n; i++)
    units[i] = payment->who.units[i];
  if (payment->kind == ADJ_PAYMENT_LOSE)
    adj_combat_lose (judge, units, payment->who.n);
  else if (payment->kind == ADJ_PAYMENT_ADVANCE)
    adj_combat_advance (judge, unit, payment->hex);
  else if (payment->kind == ADJ_PAYMENT_DISPLACE)
    adj_combat_displace (judge, unit, payment->hex);
  else if (payment->kind == ADJ_PAYMENT_RETREAT)
    adj_combat_retreat (judge, unit, payment->hex);
  else
    adj_combat_stay (judge, payment->engagement);
}

static void
call_execution (gpointer data)
{
  Bench *self = data;
  AdjJudge *judge = self->judge;

  adj_judge_begin (judge, self->table);
  adj_execution_begin (judge);
  while (judge->standing != ADJ_IMPOSSIBLE && judge->table->n_debts > 0)
    {
      g_autoptr (GArray) payments = adj_payments_find (&judge->field);

      pay (judge, &g_array_index (payments, AdjPayment, 0));
    }
}

double
bench_execution (const char *path)
{
  g_autoptr (Bench) self = bench_new_by_day (path, ADJ_PHASE_COMBAT);

  fight_all (self);
  call_execution (self);
  if (self->table->n_engagements < RESULTS ||
      self->judge->table->execution != ADJ_EXECUTION_SECOND_REPULSIONS)
    {
      g_printerr ("not all results are carried out, so how long it takes says nothing\n");
      exit (1);
    }
  return bench_measure (self, call_execution);
}

static void
call_copy (gpointer data)
{
  Bench *self = data;

  adj_table_free (adj_table_copy (self->table));
}

double
bench_copy (const char *path)
{
  g_autoptr (Bench) self = bench_new (path);

  return bench_measure (self, call_copy);
}
