/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench-rules.h"

#include <stdlib.h>

#include "book/library.h"
#include "harness.h"
#include "rules/arithmetic.h"
#include "rules/duties.h"
#include "rules/flips.h"
#include "rules/plot.h"
#include "rules/reach.h"
#include "rules/scatter.h"
#include "rules/segments.h"
#include "rules/together.h"
#include "table/apply.h"
#include "tests/rules/play.h"

/* A position of a game by lot, and what is asked about it. */
typedef struct
{
  AdjBook *book;
  Player *player;
  AdjTable *table;
  AdjJudge *judge;
  AdjReach *reach;
  AdjMuster *muster;
  PlayOrder attack;
  guint most; /* units in an attack, or duties, so far */
  int next_unit;
  guint64 next_seed;
  AdjHex goals[2 * ADJ_MAX_UNITS]; /* where each unit is to be plotted to */
} Bench;

static Bench *
bench_new (const char *path)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  Bench *self = g_new0 (Bench, 1);

  if (loaded->book == NULL)
    {
      g_printerr ("%s cannot be used, so nobody can play it\n", path);
      exit (1);
    }
  self->book = adj_book_ref (loaded->book);
  self->player = player_new (self->book);
  self->table = adj_table_new (self->book);
  self->judge = adj_judge_new (self->book, self->table);
  self->reach = g_new (AdjReach, 1);
  self->muster = g_new (AdjMuster, 1);
  return self;
}

static void
bench_free (Bench *self)
{
  g_free (self->reach);
  g_free (self->muster);
  adj_judge_free (self->judge);
  adj_table_free (self->table);
  player_free (self->player);
  adj_book_unref (self->book);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Bench, bench_free)

static double
measure (Bench *self, BenchCall call)
{
  adj_judge_begin (self->judge, self->table);
  return bench_seconds (call, self);
}

/* ---- Reach ---- */

static void
reach_of (Bench *self, int unit)
{
  const AdjField *field = &self->judge->field;
  const AdjUnit *printed = &self->book->scenario->units[unit];

  if (adj_table_on_map (self->table, unit))
    adj_reach_find (self->reach, field, unit);
  else if (printed->n_entries > 0)
    adj_reach_find_from (self->reach, field, unit, adj_book_hex (self->book, printed->entries[0]),
                         adj_field_allowance (field, unit));
}

static void
call_reach_one (gpointer data)
{
  Bench *self = data;

  reach_of (self, self->next_unit);
  self->next_unit = (self->next_unit + 1) % self->table->n_units;
}

static void
call_reach_all (gpointer data)
{
  Bench *self = data;

  for (int unit = 0; unit < self->table->n_units; unit++)
    reach_of (self, unit);
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
  return measure (self, call_reach_one);
}

static double
measure_reach (const char *path, BenchCall call, gboolean later)
{
  g_autoptr (Bench) self = bench_new (path);

  if (later)
    player_play (self->player, 1, keep_later, self);
  return measure (self, call);
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
  return measure (self, call_odds);
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
  return measure (self, call_duties);
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
  return measure (self, call);
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
  return measure (self, call_scatter);
}

/* ---- Nights ---- */

/* The phase in which both sides march a night; to measure another one would say nothing. */
static int
find_night_march (const Bench *self)
{
  const AdjRuleset *ruleset = self->book->ruleset;

  for (guint i = 0; i < ruleset->n_phases; i++)
    if (ruleset->phases[i].kind == ADJ_PHASE_MOVEMENT &&
        ruleset->phases[i].player == ADJ_PLAYER_BOTH && ruleset->phases[i].when == ADJ_WHEN_NIGHT)
      return (int) i;
  g_printerr ("these rules have no night that both sides march, so none can be measured\n");
  exit (1);
}

static AdjPlotWord
far_hex (Bench *self, int unit)
{
  AdjPlotWord there = { .token = ADJ_TOKEN_STEP };

  reach_of (self, unit);
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

/* The first night of the battle, with everybody on the map, reinforcements by their entry hexes. */
static Bench *
bench_new_at_night (const char *path)
{
  Bench *self = bench_new (path);
  const AdjScenario *scenario = self->book->scenario;
  AdjEffect dark = adj_effect_phase (1, find_night_march (self), 3);

  while (dark.phase.turn < (int) scenario->n_turns && !scenario->turns[dark.phase.turn - 1].night)
    dark.phase.turn++;
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (!adj_table_on_map (self->table, unit) && scenario->units[unit].n_entries > 0)
      {
        AdjEffect effect = adj_effect (ADJ_EFFECT_ENTERED);

        effect.unit = (guint16) unit;
        effect.hex = adj_book_hex (self->book, scenario->units[unit].entries[0]);
        adj_table_apply (self->table, self->book, &effect);
      }
  adj_table_apply (self->table, self->book, &dark);
  adj_judge_begin (self->judge, self->table);
  return self;
}

static void
call_night (gpointer data)
{
  Bench *self = data;

  adj_judge_begin (self->judge, self->table);
  while (self->judge->standing != ADJ_IMPOSSIBLE && self->judge->table->segment < ADJ_SEGMENTS)
    adj_segment (self->judge);
}

double
bench_night (const char *path)
{
  g_autoptr (Bench) self = bench_new_at_night (path);

  for (int unit = 0; unit < self->table->n_units; unit++)
    if (adj_table_on_map (self->table, unit))
      plot_one (self, unit);
  call_night (self);
  if (self->judge->table->segment < ADJ_SEGMENTS)
    {
      g_printerr ("the night is not marched, so how long it takes says nothing\n");
      exit (1);
    }
  return measure (self, call_night);
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
  return measure (self, call_plotting);
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

  return measure (self, call_game);
}
