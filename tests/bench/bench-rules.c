/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench-rules.h"

#include <stdlib.h>

#include "bench-position.h"
#include "rules/arithmetic.h"
#include "rules/duties.h"
#include "rules/flips.h"
#include "rules/scatter.h"
#include "table/apply.h"

/* ---- Reach ---- */

static void
call_reach_one (gpointer data)
{
  Bench *self = data;

  bench_reach_of (self, self->next_unit);
  self->next_unit = (self->next_unit + 1) % self->table->n_units;
}

static void
call_reach_all (gpointer data)
{
  Bench *self = data;

  for (int unit = 0; unit < self->table->n_units; unit++)
    bench_reach_of (self, unit);
}

/* The second day's morning. */
static void
keep_later (gpointer data, const PlayOrder *order, const AdjJudge *judge)
{
  Bench *self = data;

  if (order->kind == PLAY_NEXT && judge->table->turn == 7 && judge->table->phase == 0)
    adj_table_assign (self->table, judge->table);
}

/* Every optional rule that has a say in what a march costs. */
static void
switch_on (Bench *self)
{
  static const AdjOptionKey keys[] = { ADJ_OPTION_TIGHT_STACKING, ADJ_OPTION_ZOC_COST,
                                       ADJ_OPTION_FOREST_COVER, ADJ_OPTION_ONE_HEX_MOVE };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      AdjEffect effect = adj_effect (ADJ_EFFECT_OPTION);

      effect.option.key = (int) keys[i];
      effect.option.value = 1;
      adj_table_apply (self->table, self->book, &effect);
    }
}

double
bench_reach_one_optional (const char *path)
{
  g_autoptr (Bench) self = bench_new (path);

  player_play (self->player, 1, keep_later, self);
  switch_on (self);
  return bench_measure (self, call_reach_one);
}

static double
measure_reach (const char *path, BenchCall call, gboolean later)
{
  g_autoptr (Bench) self = bench_new (path);

  if (later)
    player_play (self->player, 1, keep_later, self);
  return bench_measure (self, call);
}

double
bench_reach_one (const char *path)
{
  return measure_reach (path, call_reach_one, FALSE);
}

double
bench_reach_all (const char *path)
{
  return measure_reach (path, call_reach_all, FALSE);
}

double
bench_reach_one_later (const char *path)
{
  return measure_reach (path, call_reach_one, TRUE);
}

double
bench_reach_all_later (const char *path)
{
  return measure_reach (path, call_reach_all, TRUE);
}

/* ---- Combat ---- */

static void
keep_greatest_attack (gpointer data, const PlayOrder *order, const AdjJudge *judge)
{
  Bench *self = data;

  if (order->kind != PLAY_ATTACK || order->die > 0 || order->n_units <= self->most)
    return;
  self->most = order->n_units;
  self->attack = *order;
  adj_table_assign (self->table, judge->table);
}

/* The position with the attack open, so that each of its units is asked what bars it. */
static void
call_odds (gpointer data)
{
  Bench *self = data;
  AdjArithmetic arithmetic;
  AdjAttack attack;

  adj_judge_begin (self->judge, self->table);
  adj_attack_prepare (self->judge, &attack, self->attack.hexes, self->attack.n_hexes,
                      self->attack.units, self->attack.n_units);
  adj_attack_judge (self->judge, &attack);
  adj_arithmetic (&self->judge->field, &attack, &arithmetic);
}

double
bench_odds (const char *path)
{
  g_autoptr (Bench) self = bench_new (path);

  player_play (self->player, 1, keep_greatest_attack, self);
  return bench_measure (self, call_odds);
}

static void
keep_most_duties (gpointer data, const PlayOrder *order, const AdjJudge *judge)
{
  Bench *self = data;
  g_auto (AdjDuties) duties = { 0 };

  adj_duties_find (&judge->field, &duties);
  if (order->kind != PLAY_NEXT || duties.n <= self->most)
    return;
  self->most = duties.n;
  adj_table_assign (self->table, judge->table);
}

static void
call_duties (gpointer data)
{
  Bench *self = data;
  g_auto (AdjDuties) duties = { 0 };

  adj_duties_find (&self->judge->field, &duties);
}

double
bench_duties (const char *path)
{
  g_autoptr (Bench) self = bench_new (path);

  player_play (self->player, 1, keep_most_duties, self);
  return bench_measure (self, call_duties);
}

/* ---- Initiative and Command Control ---- */

static void
keep_dawn (gpointer data, const PlayOrder *order, const AdjJudge *judge)
{
  Bench *self = data;

  if (judge->table->dawn == ADJ_DAWN_OWED)
    adj_table_assign (self->table, judge->table);
}

static void
call_initiative (gpointer data)
{
  Bench *self = data;
  AdjInitiativeChances chances;

  adj_muster_read (self->muster, &self->judge->field, NULL);
  chances = adj_initiative_chances (self->muster->sides);
  g_assert (chances.tie.den == 36);
}

static void
call_flips (gpointer data)
{
  Bench *self = data;
  g_autoptr (GArray) flips = adj_flips_find (&self->judge->field, NULL, NULL);
}

static double
measure_dawn (const char *path, BenchCall call)
{
  g_autoptr (Bench) self = bench_new (path);

  player_choose (self->player, ADJ_OPTION_VARIABLE_INITIATIVE, 1);
  player_play (self->player, 1, keep_dawn, self);
  return bench_measure (self, call);
}

double
bench_initiative (const char *path)
{
  return measure_dawn (path, call_initiative);
}

double
bench_flips (const char *path)
{
  return measure_dawn (path, call_flips);
}

static void
keep_scatter (gpointer data, const PlayOrder *order, const AdjJudge *judge)
{
  Bench *self = data;

  if (order->kind == PLAY_SCATTER && judge->table->turn <= 7)
    adj_table_assign (self->table, judge->table);
}

static void
call_scatter (gpointer data)
{
  Bench *self = data;
  AdjScattered list[2 * ADJ_MAX_UNITS];

  for (int side = 0; side < ADJ_SIDES; side++)
    adj_scattered_find (&self->judge->field, side, list);
}

double
bench_scatter (const char *path)
{
  g_autoptr (Bench) self = bench_new (path);

  player_choose (self->player, ADJ_OPTION_COMMAND_CONTROL, 1);
  player_play (self->player, 1, keep_scatter, self);
  return bench_measure (self, call_scatter);
}

/* ---- Games ---- */

static void
call_game (gpointer data)
{
  Bench *self = data;

  player_play (self->player, self->next_seed++, NULL, NULL);
}

double
bench_games (const char *path)
{
  g_autoptr (Bench) self = bench_new (path);

  return bench_measure (self, call_game);
}
