/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "marching.h"
#include "naive-young.h"
#include "rules/intelligence.h"
#include "rules/plot.h"
#include "rules/segments.h"
#include "rules/together.h"
#include "table/apply.h"
#include "wild.h"

#include <string.h>

/* Random nights and days on small maps with creeks, ferries, a train and dummies, marched once
 * more from the definitions (E N.1 to N.3b, Y S5.0 to S5.23b), unit by unit. */

#define MAPS 150
#define THOROUGH_MAPS 3000

#define MOST_UNITS (4 * WILD_UNITS)

typedef struct
{
  gboolean goes;
  gboolean stopped;
  AdjHalt why; /* in this segment */
  AdjHex to;   /* in this segment; ADJ_NO_HEX: off the map */
  AdjHex way[ADJ_SEGMENTS + 1];
  int arrived; /* the segment in which it came where it is; 0 */
  gboolean held;
  int n_way;
} Marcher;

typedef struct
{
  Naive naive;
  AdjTable *table; /* where units are is changed in it */
  Marcher units[MOST_UNITS];

  /* Y S5.23: by day both throw for a hex that both want. */
  gboolean by_day;
  int winners[ADJ_MAX_HEXES]; /* 0: nobody has thrown, or side + 1 */
  AdjHex disputed;            /* the first for which nobody has; ADJ_NO_HEX */
} Twin;

/* ---- Contact ---- */

static gboolean
has_zone (const Twin *self, int unit)
{
  return self->table->units[unit].arm != self->naive.train;
}

static gboolean
covers (const Twin *self, int unit, AdjHex hex)
{
  return has_zone (self, unit) && self->naive.book->hexes[hex].terrain != self->naive.river_ferry &&
         naive_can_cross (&self->naive, self->table->units[unit].hex, hex);
}

static gboolean
overlap (const Twin *self, int a, int b)
{
  if (!has_zone (self, a) || !has_zone (self, b))
    return FALSE;
  if (covers (self, a, self->table->units[b].hex))
    return TRUE;
  for (AdjHex hex = 0; hex < self->naive.book->n_hexes; hex++)
    if (covers (self, a, hex) && covers (self, b, hex))
      return TRUE;
  return FALSE;
}

static gboolean
is_enemy (const Twin *self, int a, int b)
{
  return self->table->units[a].side != self->table->units[b].side &&
         self->table->units[a].where == ADJ_ON_MAP && self->table->units[b].where == ADJ_ON_MAP;
}

static AdjTouch
contact (const Twin *self, int unit)
{
  AdjTouch met = ADJ_TOUCH_NONE;

  for (int other = 0; other < self->table->n_units; other++)
    if (is_enemy (self, unit, other))
      {
        if (covers (self, other, self->table->units[unit].hex))
          return ADJ_TOUCH_ZONE;
        if (!self->by_day && overlap (self, unit, other))
          met = ADJ_TOUCH_OVERLAP;
      }
  return met;
}

/* ---- A segment ---- */

static void
halt (Marcher *marcher, AdjHalt why)
{
  marcher->goes = FALSE;
  marcher->why = why;
}

static void
set_out (Twin *self, int unit, int segment)
{
  const AdjUnitState *state = &self->table->units[unit];
  Marcher *marcher = &self->units[unit];
  AdjToken token = adj_plot_token (state->plot, segment);
  AdjTouch before;

  marcher->goes = FALSE;
  marcher->why = ADJ_HALT_NONE;
  if (state->plot == 0 || marcher->stopped)
    return;
  before = state->where == ADJ_ON_MAP ? contact (self, unit) : ADJ_TOUCH_NONE;
  if (before != ADJ_TOUCH_NONE)
    marcher->why = before == ADJ_TOUCH_ZONE ? ADJ_HALT_IN_ZONE : ADJ_HALT_ZONES_OVERLAP;
  else if (token == ADJ_TOKEN_ENTER)
    {
      marcher->to = state->entry;
      marcher->goes = TRUE;
      if (naive_side_in (self->table, marcher->to) == 1 - state->side)
        halt (marcher, ADJ_HALT_ENEMY_IN_HEX);
      else if (adj_table_is_night (self->table, self->naive.book) && /* BG 15.5 */
               naive_controlled (&self->naive, self->table, marcher->to, 1 - state->side))
        halt (marcher, ADJ_HALT_BARRED);
    }
  else if (adj_token_direction (token) >= 0)
    {
      marcher->to = self->naive.book->hexes[state->hex].neighbours[adj_token_direction (token)];
      marcher->goes = TRUE;
    }
}

static gboolean
stays_in (const Twin *self, int unit, AdjHex hex)
{
  return self->table->units[unit].where == ADJ_ON_MAP && self->table->units[unit].hex == hex &&
         !self->units[unit].goes;
}

/* Who cannot go because of enemies: they stay in the hex, or come the other way. */
static gboolean
stop_for_enemies (Twin *self)
{
  AdjHalt stops[MOST_UNITS] = { ADJ_HALT_NONE };
  gboolean any = FALSE;

  for (int unit = 0; unit < self->table->n_units; unit++)
    for (int other = 0; self->units[unit].goes && other < self->table->n_units; other++)
      {
        AdjHex to = self->units[unit].to;

        if (self->table->units[other].side == self->table->units[unit].side)
          continue;
        if (stays_in (self, other, to))
          stops[unit] = ADJ_HALT_ENEMY_IN_HEX;
        else if (stops[unit] == ADJ_HALT_NONE && self->units[other].goes &&
                 self->table->units[other].hex == to &&
                 self->units[other].to == self->table->units[unit].hex)
          stops[unit] = ADJ_HALT_SWAPPED;
      }
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (stops[unit] != ADJ_HALT_NONE)
      {
        halt (&self->units[unit], stops[unit]);
        any = TRUE;
      }
  return any;
}

static gboolean
is_wanted_by_both (const Twin *self, int unit)
{
  for (int other = 0; other < self->table->n_units; other++)
    if (self->units[unit].goes && self->units[other].goes &&
        self->units[unit].to == self->units[other].to &&
        self->table->units[unit].side != self->table->units[other].side)
      return TRUE;
  return FALSE;
}

/* By night it is nobody's; by day the loser's units stay. */
static gboolean
stop_for_one_hex (Twin *self)
{
  gboolean stops[MOST_UNITS] = { FALSE };
  gboolean any = FALSE;

  self->disputed = ADJ_NO_HEX;
  for (int unit = 0; unit < self->table->n_units; unit++)
    {
      AdjHex to = self->units[unit].to;

      if (!is_wanted_by_both (self, unit))
        continue;
      stops[unit] = !self->by_day || (self->winners[to] != 0 &&
                                      self->winners[to] != self->table->units[unit].side + 1);
      if (self->by_day && self->winners[to] == 0)
        self->disputed = MIN (self->disputed, to);
    }
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (stops[unit])
      {
        halt (&self->units[unit], ADJ_HALT_ONE_HEX);
        any = TRUE;
      }
  return any;
}

/* Would an enemy's zone cover it where it goes, when all have gone? */
static gboolean
would_be_covered (const Twin *self, int unit)
{
  AdjHex to = self->units[unit].to;

  for (int other = 0; other < self->table->n_units; other++)
    {
      const AdjUnitState *state = &self->table->units[other];
      AdjHex from = self->units[other].goes      ? self->units[other].to
                    : state->where == ADJ_ON_MAP ? state->hex
                                                 : ADJ_NO_HEX;

      if (state->side != self->table->units[unit].side && has_zone (self, other) &&
          from != ADJ_NO_HEX && self->naive.book->hexes[to].terrain != self->naive.river_ferry &&
          naive_can_cross (&self->naive, from, to))
        return TRUE;
    }
  return FALSE;
}

/* By day the ineffective do not come into an EZOC, and in a Night of simultaneous movement nobody
 * does. */
static gboolean
stop_for_zones (Twin *self)
{
  gboolean night = adj_table_is_night (self->table, self->naive.book);
  gboolean stops[MOST_UNITS] = { FALSE };
  gboolean any = FALSE;

  if (!self->by_day)
    return FALSE;
  for (int unit = 0; unit < self->table->n_units; unit++)
    stops[unit] = self->units[unit].goes &&
                  (night || (self->table->units[unit].facts & ADJ_FACT_INEFFECTIVE) != 0) &&
                  would_be_covered (self, unit);
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (stops[unit])
      {
        halt (&self->units[unit], ADJ_HALT_BARRED);
        any = TRUE;
      }
  return any;
}

/* The train passes nobody and nobody passes it; with tight stacking there is a limit on the march.
 * Who comes in counts those who stay and those who were plotted before it. */
static AdjHalt
stop_for_friends (const Twin *self, int unit)
{
  const AdjTable *table = self->table;
  gboolean train = table->units[unit].arm == self->naive.train;
  AdjHex to = self->units[unit].to;
  guint n = 0;

  if (!self->units[unit].goes)
    return ADJ_HALT_NONE;
  for (int other = 0; other < table->n_units; other++)
    if (other != unit && table->units[other].side == table->units[unit].side &&
        (stays_in (self, other, to) || (self->units[other].goes && self->units[other].to == to &&
                                        table->units[other].plotted < table->units[unit].plotted)))
      {
        n++;
        train |= table->units[other].arm == self->naive.train;
      }
  if (n > 0 && train)
    return ADJ_HALT_BARRED;
  return table->options[ADJ_OPTION_TIGHT_STACKING] && n >= naive_limit (&self->naive, table, to)
             ? ADJ_HALT_FULL
             : ADJ_HALT_NONE;
}

static gboolean
stop_first_friends (Twin *self)
{
  AdjHalt stops[MOST_UNITS];
  gboolean any = FALSE;

  for (int unit = 0; unit < self->table->n_units; unit++)
    stops[unit] = stop_for_friends (self, unit);
  for (int unit = 0; unit < self->table->n_units; unit++)
    {
      gboolean first = stops[unit] != ADJ_HALT_NONE;

      for (int other = 0; other < self->table->n_units; other++)
        first &= other == unit || stops[other] == ADJ_HALT_NONE ||
                 self->units[other].to != self->units[unit].to ||
                 self->table->units[other].plotted > self->table->units[unit].plotted;
      if (!first)
        continue;
      any = TRUE;
      self->units[unit].why = stops[unit];
    }
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (self->units[unit].goes && self->units[unit].why != ADJ_HALT_NONE)
      self->units[unit].goes = FALSE;
  return any;
}

/* Rings of both sides: nobody of them could be the first. */
static gboolean
stop_rings (Twin *self)
{
  gboolean gone[MOST_UNITS] = { FALSE };
  gboolean more = TRUE;
  gboolean any = FALSE;

  while (more)
    {
      more = FALSE;
      for (int unit = 0; unit < self->table->n_units; unit++)
        {
          gboolean barred = FALSE;

          for (int other = 0; other < self->table->n_units; other++)
            barred |= is_enemy (self, unit, other) && !gone[other] &&
                      self->table->units[other].hex == self->units[unit].to;
          if (self->table->units[unit].where != ADJ_ON_MAP)
            barred = FALSE;
          if (!self->units[unit].goes || gone[unit] || barred)
            continue;
          gone[unit] = TRUE;
          more = TRUE;
        }
    }
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (self->units[unit].goes && !gone[unit])
      {
        halt (&self->units[unit], ADJ_HALT_SWAPPED);
        any = TRUE;
      }
  return any;
}

static int
last_move (guint32 plot)
{
  int last = 0;

  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    if (adj_plot_token (plot, segment) != ADJ_TOKEN_HOLD &&
        adj_plot_token (plot, segment) != ADJ_TOKEN_ON_WAY)
      last = segment;
  return last;
}

static void
arrive (Twin *self, int unit, int segment)
{
  Marcher *marcher = &self->units[unit];

  if (!marcher->goes)
    return;
  self->table->units[unit].where = ADJ_ON_MAP;
  self->table->units[unit].hex = marcher->to;
  marcher->way[marcher->n_way++] = marcher->to;
  marcher->arrived = segment;
  marcher->held = FALSE;
}

/* Who goes, as far as dice have been thrown. */
static void
find_goers (Twin *self, int segment)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    set_out (self, unit, segment);
  while (stop_for_enemies (self) || stop_for_one_hex (self) || stop_for_zones (self) ||
         stop_first_friends (self) || stop_rings (self))
    ;
}

static void
walk (Twin *self, int segment)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    arrive (self, unit, segment);
  for (int unit = 0; unit < self->table->n_units; unit++)
    {
      Marcher *marcher = &self->units[unit];
      AdjTouch met =
          self->table->units[unit].where == ADJ_ON_MAP ? contact (self, unit) : ADJ_TOUCH_NONE;

      if (self->table->units[unit].plot == 0 || marcher->stopped)
        continue;
      if (marcher->why == ADJ_HALT_NONE && met != ADJ_TOUCH_NONE)
        marcher->why = met == ADJ_TOUCH_ZONE ? ADJ_HALT_ADJACENT : ADJ_HALT_ZONES_MET;
      else if (marcher->why == ADJ_HALT_NONE &&
               last_move (self->table->units[unit].plot) <= segment)
        marcher->why = ADJ_HALT_PLOT_ENDS;
      marcher->stopped = marcher->why != ADJ_HALT_NONE;
    }
}

/* Y 11.5: who lies face down in an enemy's zone turns up, all at once, and a dummy is gone. */
static guint
turn_up (Twin *self)
{
  gboolean met[MOST_UNITS];
  guint gone = 0;

  for (int unit = 0; unit < self->table->n_units; unit++)
    met[unit] = (self->table->units[unit].facts & ADJ_FACT_FACE_DOWN) != 0 &&
                self->table->units[unit].where == ADJ_ON_MAP &&
                contact (self, unit) == ADJ_TOUCH_ZONE;
  for (int unit = 0; unit < self->table->n_units; unit++)
    {
      AdjUnitState *state = &self->table->units[unit];

      if (!met[unit])
        continue;
      state->facts &= (guint16) ~ADJ_FACT_FACE_DOWN;
      if ((state->facts & ADJ_FACT_DUMMY) == 0)
        continue;
      state->where = ADJ_ELIMINATED;
      state->hex = ADJ_NO_HEX;
      gone++;
    }
  return gone;
}

/* ---- Who has no room (E N.3b) ---- */

static gboolean
has_room (const Twin *self, int unit, AdjHex hex)
{
  const AdjTable *table = self->table;
  gboolean train = table->units[unit].arm == self->naive.train;
  guint n = 0;

  for (int other = 0; other < table->n_units; other++)
    if (other != unit && table->units[other].where == ADJ_ON_MAP && table->units[other].hex == hex)
      {
        n++;
        train |= table->units[other].arm == self->naive.train;
      }
  return self->naive.book->hexes[hex].terrain != self->naive.river_ferry &&
         (train ? n == 0 : n < naive_limit (&self->naive, table, hex));
}

/* The place on its way that it goes back to; -1: it stays, or nothing is open to it. */
static int
place_back (const Twin *self, int unit)
{
  const AdjUnitState *state = &self->table->units[unit];
  const Marcher *marcher = &self->units[unit];

  if (marcher->n_way < 2 || state->where != ADJ_ON_MAP || has_room (self, unit, state->hex))
    return -1;
  for (int zones = 0; zones <= self->by_day; zones++) /* by day among enemies, if nowhere else */
    for (int i = marcher->n_way - 2; i >= 0; i--)
      if (has_room (self, unit, marcher->way[i]) &&
          naive_side_in (self->table, marcher->way[i]) != 1 - state->side &&
          (zones > 0 ||
           !naive_controlled (&self->naive, self->table, marcher->way[i], 1 - state->side)))
        return i;
  return -1;
}

static gboolean
put_one_back (Twin *self)
{
  int last = -1;
  Marcher *marcher;
  int place;

  for (int unit = 0; unit < self->table->n_units; unit++)
    if (place_back (self, unit) >= 0 &&
        (last < 0 || self->units[unit].arrived > self->units[last].arrived ||
         (self->units[unit].arrived == self->units[last].arrived &&
          self->table->units[unit].plotted > self->table->units[last].plotted)))
      last = unit;
  if (last < 0)
    return FALSE;
  marcher = &self->units[last];
  place = place_back (self, last);
  for (; marcher->n_way > place + 1; marcher->n_way--)
    for (marcher->arrived--; marcher->arrived > 0; marcher->arrived--)
      if (adj_token_moves (adj_plot_token (self->table->units[last].plot, marcher->arrived)))
        break;
  self->table->units[last].hex = marcher->way[place];
  marcher->why = ADJ_HALT_FULL;
  return TRUE;
}

/* ---- Plots by lot ---- */

/* Towards the goal, more often than not, so that enemies want one hex at once. */
static int
direction_by_lot (const Naive *naive, Lots *lots, AdjHex at, AdjHex goal)
{
  const AdjBook *book = naive->book;
  int best = (int) lots_pick (lots, ADJ_HEX_DIRECTIONS);
  int least = G_MAXINT;

  for (int d = 0; goal != ADJ_NO_HEX && lots_chance (lots, 95) && d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex to = book->hexes[at].neighbours[d];
      int far = to != ADJ_NO_HEX ? adj_hex_distance (&book->scenario->map.grid, book->hexes[to].id,
                                                     book->hexes[goal].id)
                                 : G_MAXINT;

      if (far < least)
        {
          least = far;
          best = d;
        }
    }
  return best;
}

static guint32
plot_by_lot (
    const Naive *naive, const AdjTable *table, Lots *lots, int unit, gboolean enters, AdjHex goal)
{
  AdjHex at = table->units[unit].hex;
  guint32 plot = 0;
  int segment = 1;

  if (enters)
    {
      for (int waits = (int) lots_pick (lots, 3); waits > 0; waits--)
        plot = adj_plot_with (plot, segment++, ADJ_TOKEN_HOLD);
      plot = adj_plot_with (plot, segment++, ADJ_TOKEN_ENTER);
      at = table->units[unit].entry;
    }
  while (segment <= ADJ_SEGMENTS)
    {
      int d = direction_by_lot (naive, lots, at, goal);
      AdjHex to = naive->book->hexes[at].neighbours[d];
      int cost = to == ADJ_NO_HEX ? -1 : naive_cost (naive, table->units[unit].arm, at, to);

      if (cost == -2)
        cost = 1;
      if (cost < 0 || segment + cost - 1 > ADJ_SEGMENTS || lots_chance (lots, 10))
        {
          plot = adj_plot_with (plot, segment++, ADJ_TOKEN_HOLD);
          continue;
        }
      for (; cost > 1; cost--)
        plot = adj_plot_with (plot, segment++, ADJ_TOKEN_ON_WAY);
      plot = adj_plot_with (plot, segment++, (AdjToken) (ADJ_TOKEN_STEP + d));
      at = to;
    }
  return plot;
}

static void
plot_all (const Naive *naive, AdjTable *table, Lots *lots, AdjHex goal)
{
  int place = 1;

  for (int i = 0; i < table->n_units; i++)
    {
      int unit = (i * 5 + 3) % table->n_units; /* not in the book's order */
      AdjEffect effect = adj_effect (ADJ_EFFECT_PLOTTED);
      gboolean enters = table->units[unit].where == ADJ_WAITING && lots_chance (lots, 20);
      AdjHex entry = (AdjHex) lots_pick (lots, naive->book->n_hexes);

      enters &= naive->book->hexes[entry].terrain != naive->river_ferry;
      if ((!adj_table_on_map (table, unit) && !enters) || lots_chance (lots, 15))
        continue;
      effect.unit = (guint16) unit;
      effect.hex = enters ? entry : ADJ_NO_HEX;
      if (enters)
        table->units[unit].entry = effect.hex;
      effect.plot.tokens = (gint32) plot_by_lot (naive, table, lots, unit, enters, goal);
      effect.plot.place = place++;
      g_assert_true (adj_table_apply (table, naive->book, &effect));
    }
}

/* ---- Comparing ---- */

typedef struct
{
  guint stops[ADJ_N_HALTS];
  guint contests;
  guint vanished; /* dummies that turned up */
} Counts;

static void
assert_never_mixed (const AdjTable *table)
{
  for (int a = 0; a < table->n_units; a++)
    for (int b = 0; b < a; b++)
      g_assert_false (table->units[a].where == ADJ_ON_MAP && table->units[b].where == ADJ_ON_MAP &&
                      table->units[a].hex == table->units[b].hex &&
                      table->units[a].side != table->units[b].side);
}

/* Each effect by itself leaves no two sides in one hex; the stops are those of the twin. */
static void
compare_effects (const Twin *twin, const AdjJudge *judge, const AdjTable *before, Counts *counts)
{
  g_autoptr (AdjTable) table = adj_table_copy (before);
  AdjHalt stops[MOST_UNITS] = { ADJ_HALT_NONE };

  for (guint i = 0; i < judge->n_effects; i++)
    {
      const AdjEffect *effect = &judge->effects[i];

      g_assert_true (adj_table_apply (table, judge->book, effect));
      assert_never_mixed (table);
      if (effect->kind != ADJ_EFFECT_STOPPED)
        continue;
      stops[effect->unit] = (AdjHalt) effect->plot.why;
      counts->stops[effect->plot.why]++;
    }
  for (int unit = 0; unit < table->n_units; unit++)
    {
      g_assert_cmpint (table->units[unit].where, ==, twin->table->units[unit].where);
      g_assert_cmpint (table->units[unit].hex, ==, twin->table->units[unit].hex);
      g_assert_cmpint (stops[unit], ==, twin->units[unit].why);
    }
}

/* A unit with a zone that held all night is in an EZOC at dawn only if it was at nightfall. */
static void
assert_property (const Twin *twin, const AdjTable *nightfall)
{
  Naive naive = twin->naive;

  for (int unit = 0; unit < nightfall->n_units; unit++)
    {
      const AdjUnitState *then = &nightfall->units[unit];

      if (!twin->units[unit].held || !has_zone (twin, unit) ||
          twin->table->units[unit].where != ADJ_ON_MAP ||
          !naive_controlled (&naive, twin->table, then->hex, 1 - then->side))
        continue;
      g_assert_true (naive_controlled (&naive, nightfall, then->hex, 1 - then->side));
    }
}

static AdjHex
first_dispute (const AdjTable *table)
{
  AdjHex first = ADJ_NO_HEX;

  for (guint i = 0; i < table->n_debts; i++)
    if (table->debts[i].kind == ADJ_DEBT_CONTEST)
      first = MIN (first, table->debts[i].hex);
  return first;
}

/* Y S5.23: dice for the first hex that is disputed, now and then equal ones, until none is; then
 * the judge has the segment. */
static void
throw_for_hexes (
    Twin *twin, AdjJudge *judge, AdjTable *table, int segment, Lots *lots, Counts *counts)
{
  memset (twin->winners, 0, sizeof twin->winners);
  for (find_goers (twin, segment); twin->disputed != ADJ_NO_HEX; find_goers (twin, segment))
    {
      int dice[ADJ_SIDES] = { 1 + (int) lots_pick (lots, 6), 1 + (int) lots_pick (lots, 6) };

      g_assert_cmpint (first_dispute (judge->table), ==, twin->disputed);
      g_assert_cmpint (judge->table->segment, ==, segment - 1);
      adj_table_assign (table, judge->table);
      adj_judge_begin (judge, table);
      adj_contest (judge, twin->disputed, dice);
      if (dice[0] != dice[1])
        twin->winners[twin->disputed] = dice[0] > dice[1] ? 1 : 2;
      counts->contests++;
    }
  g_assert_cmpint (first_dispute (judge->table), ==, ADJ_NO_HEX);
}

static void
compare_march (
    const AdjBook *book, const AdjTable *nightfall, gboolean by_day, Lots *lots, Counts *counts)
{
  g_autoptr (AdjTable) walked = adj_table_copy (nightfall);
  g_autoptr (AdjTable) table = adj_table_copy (nightfall);
  g_autoptr (AdjJudge) judge = adj_judge_new (book, nightfall);
  g_autofree Twin *twin = g_new0 (Twin, 1);

  twin->naive = naive_of (book);
  twin->table = walked;
  twin->by_day = by_day;
  for (int unit = 0; unit < walked->n_units; unit++)
    if (adj_table_on_map (walked, unit))
      {
        twin->units[unit].held = TRUE;
        twin->units[unit].way[twin->units[unit].n_way++] = walked->units[unit].hex;
      }
  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    {
      adj_judge_begin (judge, table);
      adj_segment (judge);
      throw_for_hexes (twin, judge, table, segment, lots, counts);
      walk (twin, segment);
      while (segment == ADJ_SEGMENTS && put_one_back (twin))
        ;
      if (nightfall->options[ADJ_OPTION_LIMITED_INTELLIGENCE])
        {
          adj_intelligence_settle (judge);
          counts->vanished += turn_up (twin);
        }
      compare_effects (twin, judge, table, counts);
      adj_table_assign (table, judge->table);
    }
  g_assert_cmpint (table->segment, ==, ADJ_SEGMENTS);
  if (!by_day)
    assert_property (twin, nightfall);
}

/* Sides exchanged and units the other way round: the same night. */
static AdjTable *
mirrored (const AdjTable *table)
{
  AdjTable *mirror = adj_table_copy (table);

  for (int unit = 0; unit < table->n_units; unit++)
    {
      mirror->units[unit] = table->units[table->n_units - 1 - unit];
      mirror->units[unit].side = (gint8) (1 - mirror->units[unit].side);
    }
  return mirror;
}

/* With dice that the hex decides for all that throw for it, the sides exchanged or not. */
static void
march (AdjJudge *judge, AdjTable *table, int first)
{
  AdjHex hex;

  adj_judge_begin (judge, table);
  adj_segment (judge);
  for (hex = first_dispute (judge->table); hex != ADJ_NO_HEX; hex = first_dispute (judge->table))
    {
      int dice[ADJ_SIDES] = { 3, 3 };

      dice[first] = hex % 2 == 0 ? 5 : 1;
      adj_table_assign (table, judge->table);
      adj_judge_begin (judge, table);
      adj_contest (judge, hex, dice);
    }
  g_assert_cmpint (judge->standing, ==, ADJ_OK);
  adj_table_assign (table, judge->table);
}

static void
compare_mirrored (const AdjBook *book, const AdjTable *nightfall)
{
  g_autoptr (AdjTable) table = adj_table_copy (nightfall);
  g_autoptr (AdjTable) mirror = mirrored (nightfall);
  g_autoptr (AdjJudge) judge = adj_judge_new (book, nightfall);

  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    {
      march (judge, table, 0);
      march (judge, mirror, 1);
      for (int unit = 0; unit < table->n_units; unit++)
        {
          const AdjUnitState *a = &table->units[unit];
          const AdjUnitState *b = &mirror->units[table->n_units - 1 - unit];

          g_assert_cmpint (a->hex, ==, b->hex);
          g_assert_cmpuint (a->plot, ==, b->plot);
          g_assert_cmpint (a->night_from, ==, b->night_from);
        }
    }
}

/* Face down nobody knows a dummy from a unit, and so it counts as one until it turns up (E N.2b).
 */
static void
lay_dummies (const Naive *naive, AdjTable *table, guint seed)
{
  Lots lots = { .seed = seed };

  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].arm != naive->train && lots_pick (&lots, 3) == 0)
      table->units[unit].facts |= ADJ_FACT_DUMMY | ADJ_FACT_FACE_DOWN;
}

static void
test_nights (void)
{
  g_autoptr (AdjRuleset) ruleset = wild_ruleset ();
  guint maps = g_test_thorough () ? THOROUGH_MAPS : MAPS;
  Counts counts = { 0 };

  ruleset->phases[0].player = ADJ_PLAYER_BOTH;
  for (guint seed = 1; seed <= maps; seed++)
    {
      Lots lots = { .seed = seed };
      g_autoptr (AdjBook) book = wild_book (ruleset, &lots, 11, 10);
      g_autoptr (AdjTable) table =
          wild_table (book, &lots, 1, seed % 3 == 0 ? WILD_UNITS : 5, ADJ_PHASE_MOVEMENT, TRUE);
      Naive naive = naive_of (book);

      naive_choose_options (table, book, seed % 4 == 0);
      if (seed % 5 == 0)
        lay_dummies (&naive, table, seed);
      table->options[ADJ_OPTION_LIMITED_INTELLIGENCE] = seed % 10 == 0;
      plot_all (&naive, table, &lots, ADJ_NO_HEX);
      compare_march (book, table, FALSE, &lots, &counts);
      compare_mirrored (book, table);
    }
  g_assert_cmpuint (counts.vanished, >, 10);
  for (int stop = ADJ_HALT_IN_ZONE; stop < ADJ_N_HALTS; stop++)
    g_test_message ("%s: %u", adj_halt_word ((AdjHalt) stop), counts.stops[stop]);
  for (int stop = ADJ_HALT_IN_ZONE; stop < ADJ_N_HALTS; stop++)
    if (stop != ADJ_HALT_CLOSED && stop != ADJ_HALT_OUT_OF_COMMAND &&
        stop != ADJ_HALT_SWAPPED) /* which takes a train on a ferry */
      g_assert_cmpuint (counts.stops[stop], >, 0);
}

/* Simultaneous movement by day, and in every third Night of its own (Y S5.0). */
static void
test_days (void)
{
  g_autoptr (AdjRuleset) ruleset = wild_ruleset ();
  guint maps = g_test_thorough () ? THOROUGH_MAPS : 3 * MAPS;
  Counts counts = { 0 };

  ruleset->phases[0].player = ADJ_PLAYER_BOTH;
  for (guint seed = 1; seed <= maps; seed++)
    {
      Lots lots = { .seed = seed };
      g_autoptr (AdjBook) book = wild_book (ruleset, &lots, 11, 10);
      g_autoptr (AdjTable) table = wild_table (book, &lots, 1, seed % 3 == 0 ? WILD_UNITS : 6,
                                               ADJ_PHASE_MOVEMENT, seed % 3 == 1);
      Naive naive = naive_of (book);

      naive_choose_options (table, book, seed % 4 == 0);
      table->options[ADJ_OPTION_SIMULTANEOUS_MOVEMENT] = 1;
      plot_all (&naive, table, &lots, (AdjHex) lots_pick (&lots, book->n_hexes));
      compare_march (book, table, TRUE, &lots, &counts);
      compare_mirrored (book, table);
    }
  g_assert_cmpuint (counts.contests, >, 20);
  g_test_message ("contests: %u", counts.contests);
  for (int stop = ADJ_HALT_ADJACENT; stop <= ADJ_HALT_BARRED; stop++)
    g_assert_true (counts.stops[stop] > 0 || stop == ADJ_HALT_SWAPPED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/twin/nights", test_nights);
  g_test_add_func ("/rules/twin/days", test_days);
  return g_test_run ();
}
