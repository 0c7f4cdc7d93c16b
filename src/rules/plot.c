/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/plot.h"

#include "rules/contact.h"
#include "rules/control.h"
#include "rules/entry.h"
#include "rules/march.h"
#include "rules/move.h"
#include "rules/passage.h"
#include "rules/played.h"
#include "rules/reach.h"
#include "rules/seals.h"

/* ---- Filling in ---- */

typedef struct
{
  const AdjField *field;
  int unit;
  AdjPassage passage;
  AdjPlot *plot;
  AdjHex at;   /* ADJ_NO_HEX: off the map */
  int segment; /* the last that has its token */
  int most;    /* the last that the unit may march in */
  int paid;    /* tokens before this one that are said to be on the way to the next hex */
  gboolean gone;
} Filling;

/* E N.1b: fewer segments for who has fewer points, and no more than six for anybody. What it cost
 * to withdraw in the morning is paid already (Y S4.2). */
static int
segments_of (const AdjField *field, int unit)
{
  gboolean withdrew = adj_table_did (field->table, unit, ADJ_DEED_WITHDREW);
  int allowance = adj_field_allowance (field, unit);
  int paid = withdrew && field->table->segment == 0 ? field->table->units[unit].spent : 0;

  return allowance == ADJ_UNKNOWN_COST ? ADJ_SEGMENTS
                                       : CLAMP ((allowance - paid) / ADJ_MP, 0, ADJ_SEGMENTS);
}

static void
put (Filling *self, AdjToken token)
{
  self->plot->tokens = adj_plot_with (self->plot->tokens, ++self->segment, token);
}

/* Y 5.21: the one hex that can always be gone is the whole move. */
static gboolean
may_be_one_hex (const Filling *self)
{
  return self->passage.one_hex && self->at == self->passage.start && self->segment == self->paid &&
         !adj_plots_are_of_night (self->field->table, self->field->book);
}

/* The segments that a step takes: a hex of so many points is entered in the last of them, and the
 * one hex of Y 5.21 in the sixth if it is dearer (Y S5.2). */
static int
count_segments (Filling *self, int d)
{
  int cost = adj_passage_ground (&self->passage, self->field, self->at, d);
  int n = MAX ((cost + ADJ_MP - 1) / ADJ_MP, 1);

  self->plot->unknown |= cost == ADJ_UNKNOWN_COST;
  if (cost == ADJ_UNKNOWN_COST)
    return 1;
  return n > self->most && may_be_one_hex (self) ? MAX (self->most, 1) : n;
}

/* To the neighbour in direction d; what is not said to be on the way is filled in. FALSE when the
 * turn is too short for it. */
static gboolean
step (Filling *self, int d)
{
  AdjHex to = self->field->book->hexes[self->at].neighbours[d];
  int waits = count_segments (self, d) - 1 - self->paid;

  if (self->segment + MAX (waits, 0) + 1 > self->most)
    {
      self->plot->cut = to;
      return FALSE;
    }
  for (; waits > 0; waits--)
    put (self, ADJ_TOKEN_ON_WAY);
  put (self, (AdjToken) (ADJ_TOKEN_STEP + d));
  self->paid = 0;
  self->at = to;
  return TRUE;
}

/* The ground as if no enemy stood on it: a plot may run over them, for they march as well. */
static AdjField *
without_enemies (const Filling *self)
{
  int side = self->field->table->units[self->unit].side;
  AdjField *field = g_memdup2 (self->field, sizeof *self->field);

  for (guint hex = 0; hex < self->field->book->n_hexes; hex++)
    {
      field->zones[hex] = 0;
      if (field->count[hex] > 0 && adj_field_side (field, (AdjHex) hex) != side)
        field->count[hex] = 0;
    }
  return field;
}

/* Can the unit go that way before the turn is over? */
static gboolean
has_time_for (const Filling *self, const AdjReach *reach, AdjHex to)
{
  return adj_reach_has (reach, to) && reach->cost[to] <= (self->most - self->segment) * ADJ_MP;
}

/* The cheapest way round the enemy, or over him where that is too far, as long as the turn has room
 * for it. */
static AdjPlotFault
go_there (Filling *self, AdjHex to)
{
  g_autofree AdjReach *reach = g_new (AdjReach, 1);
  AdjHex path[ADJ_MAX_PATH];
  guint n;

  adj_reach_find_from (reach, self->field, self->unit, self->at, ADJ_MOST_BUDGET);
  if (!has_time_for (self, reach, to))
    {
      g_autofree AdjField *bare = without_enemies (self);

      adj_reach_find_from (reach, bare, self->unit, self->at, ADJ_MOST_BUDGET);
    }
  n = adj_reach_path (reach, to, path);
  for (guint i = 1; i < n; i++)
    if (!step (self, adj_book_direction (self->field->book, path[i - 1], path[i])))
      break;
  return n > 1 ? ADJ_PLOT_FITS : ADJ_PLOT_NO_WAY;
}

static AdjPlotFault
add_step (Filling *self, AdjHex to)
{
  int d = self->at != ADJ_NO_HEX ? adj_book_direction (self->field->book, self->at, to) : -1;

  if (self->at == ADJ_NO_HEX || self->gone)
    return ADJ_PLOT_OUT_OF_PLACE;
  if (d < 0)
    return self->paid > 0 ? ADJ_PLOT_OUT_OF_PLACE : go_there (self, to);
  if (adj_passage_ground (&self->passage, self->field, self->at, d) == ADJ_CLOSED)
    return ADJ_PLOT_CLOSED;
  if (self->paid > count_segments (self, d) - 1)
    return ADJ_PLOT_OUT_OF_PLACE;
  step (self, d);
  return ADJ_PLOT_FITS;
}

/* Number n of the column enters in segment n (E N.6). */
static int
place_in_column (const Filling *self, AdjHex hex)
{
  const AdjTable *table = self->field->table;
  gboolean per_hex = adj_columns_are_per_hex (table, self->field->book);
  int place = 1;

  for (int unit = 0; unit < table->n_units; unit++)
    {
      const AdjUnitState *state = &table->units[unit];

      if (unit == self->unit || state->side != table->units[self->unit].side ||
          state->where != ADJ_WAITING || (per_hex && state->entry != hex))
        continue;
      for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
        place += adj_plot_token (state->plot, segment) == ADJ_TOKEN_ENTER;
    }
  return place;
}

static AdjPlotFault
add_entry (Filling *self, AdjHex hex)
{
  int place = self->segment == 0 ? place_in_column (self, hex) : self->segment + 1;

  if (self->field->table->units[self->unit].where != ADJ_WAITING || self->at != ADJ_NO_HEX ||
      self->gone)
    return ADJ_PLOT_OUT_OF_PLACE;
  if (place > self->most)
    {
      self->plot->cut = hex;
      return ADJ_PLOT_FITS;
    }
  while (self->segment + 1 < place)
    put (self, ADJ_TOKEN_HOLD);
  put (self, ADJ_TOKEN_ENTER);
  self->plot->entry = hex;
  self->at = hex;
  return ADJ_PLOT_FITS;
}

static AdjPlotFault
add_exit (Filling *self)
{
  const AdjExit *exit;
  int n;

  if (self->at == ADJ_NO_HEX || self->gone)
    return ADJ_PLOT_OUT_OF_PLACE;
  exit = adj_exit_at (self->field, self->unit, self->at);
  n = exit != NULL ? MAX ((exit->cost + ADJ_MP - 1) / ADJ_MP, 1) : 1;
  if (self->segment + n - self->paid > self->most)
    {
      self->plot->cut = self->at;
      return ADJ_PLOT_FITS;
    }
  for (n -= 1 + self->paid; n > 0; n--)
    put (self, ADJ_TOKEN_ON_WAY);
  put (self, ADJ_TOKEN_EXIT);
  self->paid = 0;
  self->gone = TRUE;
  return ADJ_PLOT_FITS;
}

static AdjPlotFault
add_wait (Filling *self, AdjToken token)
{
  if (self->segment == ADJ_SEGMENTS)
    return ADJ_PLOT_TOO_LONG;
  if (token == ADJ_TOKEN_HOLD && self->paid > 0)
    return ADJ_PLOT_OUT_OF_PLACE;
  put (self, token);
  self->paid += token == ADJ_TOKEN_ON_WAY;
  return ADJ_PLOT_FITS;
}

static AdjPlotFault
add (Filling *self, const AdjPlotWord *word)
{
  switch (word->token)
    {
    case ADJ_TOKEN_ENTER:
      return add_entry (self, word->hex);
    case ADJ_TOKEN_EXIT:
      return add_exit (self);
    case ADJ_TOKEN_HOLD:
    case ADJ_TOKEN_ON_WAY:
      return add_wait (self, (AdjToken) word->token);
    default:
      return add_step (self, word->hex);
    }
}

void
adj_plot_fill (
    const AdjField *field, int unit, const AdjPlotWord *words, guint n_words, AdjPlot *plot)
{
  Filling self = { .field = field, .unit = unit, .plot = plot };

  g_return_if_fail (field != NULL);
  g_return_if_fail (words != NULL || n_words == 0);
  g_return_if_fail (plot != NULL);

  *plot = (AdjPlot){ .entry = ADJ_NO_HEX, .cut = ADJ_NO_HEX };
  adj_passage_init (&self.passage, field, unit);
  self.at = field->table->units[unit].hex;
  self.most = plot->most = segments_of (field, unit);
  for (guint i = 0; i < n_words && plot->fault == ADJ_PLOT_FITS && plot->cut == ADJ_NO_HEX; i++)
    {
      plot->at = i;
      plot->fault = add (&self, &words[i]);
    }
  if (plot->fault == ADJ_PLOT_FITS && plot->cut == ADJ_NO_HEX && self.paid > 0)
    plot->fault = ADJ_PLOT_OUT_OF_PLACE;
  while (self.segment < ADJ_SEGMENTS)
    put (&self, ADJ_TOKEN_HOLD);
}

AdjHex
adj_plot_step (const AdjBook *book, AdjHex from, AdjToken token, AdjHex entry)
{
  int d = adj_token_direction (token);

  g_return_val_if_fail (book != NULL, ADJ_NO_HEX);

  if (token == ADJ_TOKEN_ENTER)
    return entry;
  if (token == ADJ_TOKEN_EXIT)
    return ADJ_NO_HEX;
  return d >= 0 && from != ADJ_NO_HEX ? book->hexes[from].neighbours[d] : from;
}

AdjHex
adj_plot_step_back (const AdjBook *book, AdjHex to, AdjToken token)
{
  int d = adj_token_direction (token);

  g_return_val_if_fail (book != NULL, ADJ_NO_HEX);

  if (token == ADJ_TOKEN_ENTER)
    return ADJ_NO_HEX;
  return d >= 0 && to != ADJ_NO_HEX ? book->hexes[to].neighbours[adj_hex_opposite (d)] : to;
}

AdjHex
adj_plot_hex_after (const AdjField *field, int unit, guint32 tokens, AdjHex entry, int segment)
{
  AdjHex hex;

  g_return_val_if_fail (field != NULL, ADJ_NO_HEX);

  hex = field->table->units[unit].hex;
  for (int i = 1; i <= segment; i++)
    hex = adj_plot_step (field->book, hex, adj_plot_token (tokens, i), entry);
  return hex;
}

/* ---- Objections ---- */

/* It comes on when it is due, by a hex of its own (BG 15.0). */
static void
judge_entry (AdjJudge *judge, int unit, AdjHex hex)
{
  if (!adj_is_due (&judge->field, unit))
    adj_judge_warn (judge, "BG 15.0", ADJ_REASON_NOT_DUE, unit, ADJ_NO_HEX, 0);
  if (!adj_may_enter_by (&judge->field, unit, hex))
    adj_judge_warn (judge, "BG 15.0", ADJ_REASON_WRONG_ENTRY, unit, hex, 0);
}

/* Where the march ends: on the map, or by an exit. */
static void
judge_end (AdjJudge *judge, int unit, const AdjPlot *plot)
{
  int last = adj_plot_last (plot->tokens);
  gboolean exits = last > 0 && adj_plot_token (plot->tokens, last) == ADJ_TOKEN_EXIT;
  AdjHex hex = adj_plot_hex_after (&judge->field, unit, plot->tokens, plot->entry,
                                   exits ? last - 1 : ADJ_SEGMENTS);

  if (exits && adj_exit_at (&judge->field, unit, hex) == NULL)
    adj_judge_warn (judge, "BG 16.1", ADJ_REASON_NO_EXIT, unit, hex, 0);
  else if (!exits && hex != ADJ_NO_HEX)
    adj_march_judge_end (judge, unit, hex);
}

/* Who stands too near the enemy to march. By day that is said only of who would march. */
static void
judge_contact (AdjJudge *judge, int unit, const AdjPlot *plot)
{
  const AdjUnitState *state = &judge->table->units[unit];

  if (adj_plot_frozen (&judge->field, unit) != ADJ_TOUCH_NONE)
    adj_judge_warn (judge, "E N.2", ADJ_REASON_FROZEN, unit, ADJ_NO_HEX, 0);
  else if (state->where == ADJ_ON_MAP && adj_plot_last (plot->tokens) > 0 &&
           adj_plot_contact (&judge->field, unit) != ADJ_TOUCH_NONE)
    adj_judge_warn (judge, "Y S5.23", ADJ_REASON_LEAVES_ZONE, unit, state->hex, 0);
}

/* Y S7.0, S7.2b: who is to attack spends three points at most, and none in the last three
 * sub-segments. By night nobody attacks (BG 10.1). */
static void
judge_mission (AdjJudge *judge, int unit, const AdjPlot *plot)
{
  if (adj_table_is_night (judge->table, judge->book))
    adj_judge_warn (judge, "BG 10.1", ADJ_REASON_NIGHT_COMBAT, -1, ADJ_NO_HEX, 0);
  if (!adj_field_arm (&judge->field, unit)->attacks)
    adj_judge_warn (judge, "CH 18.1", ADJ_REASON_CANNOT_ATTACK, unit, ADJ_NO_HEX, 0);
  if (adj_table_has (judge->table, unit, ADJ_FACT_INEFFECTIVE))
    adj_judge_warn (judge, "BG 11.2", ADJ_REASON_INEFFECTIVE, unit, ADJ_NO_HEX, 0);
  if (adj_plot_marches_from (plot->tokens, ADJ_LAST_OF_MISSION + 1))
    adj_judge_warn (judge, "Y S7.0", ADJ_REASON_MISSION_TOO_FAR, unit, ADJ_NO_HEX, 0);
}

static void
judge_plot (AdjJudge *judge, int unit, const AdjPlot *plot, gboolean attacks)
{
  judge->unjudged |= plot->unknown;
  judge_contact (judge, unit, plot);
  if (attacks)
    judge_mission (judge, unit, plot);
  if (plot->cut != ADJ_NO_HEX)
    adj_judge_warn (judge, adj_plots_row (judge->table, judge->book, ADJ_PLOTS_LENGTH),
                    ADJ_REASON_PLOT_CUT, unit, plot->cut, 0);
  if (plot->entry != ADJ_NO_HEX)
    judge_entry (judge, unit, plot->entry);
  adj_march_judge_limits (judge, unit);
  judge_end (judge, unit, plot);
}

/* ---- The order ---- */

/* May a plot of that side be told now? With its own eyes while it is secret, then by anybody. */
static void
judge_moment (AdjJudge *judge, int unit)
{
  int side = judge->table->units[unit].side;
  gboolean secret = adj_plots_are_secret (&judge->field);

  if (secret && judge->table->sealed[side] != ADJ_SEALED_NOT)
    adj_judge_refuse (judge, ADJ_REASON_PLOT_IS_SEALED, unit, ADJ_NO_HEX, 0);
  else if (secret && !judge->in_secret)
    adj_judge_refuse (judge, ADJ_REASON_PLOT_IS_SECRET, unit, ADJ_NO_HEX, 0);
  else if (!secret && !adj_plots_are_open (&judge->field))
    adj_judge_refuse (judge, ADJ_REASON_NOT_NOW_PLOTTED, -1, ADJ_NO_HEX, 0);
  else if (!secret && adj_seals_are_waiting (judge->table))
    adj_judge_refuse (judge, ADJ_REASON_NOT_REVEALED, -1, ADJ_NO_HEX, 0);
  else if (judge->table->sealed[side] == ADJ_SEALED_HERE)
    adj_judge_warn (judge, adj_plots_row (judge->table, judge->book, ADJ_PLOTS_STAND),
                    ADJ_REASON_PLOT_STANDS, unit, ADJ_NO_HEX, 0);
  adj_control_judge_dawn (judge);
}

/* The number behind the last that its side has plotted. */
static int
next_place (const AdjTable *table, int side)
{
  int place = 1;

  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].side == side)
      place = MAX (place, table->units[unit].plotted + 1);
  return place;
}

static void
do_plot (AdjJudge *judge, int unit, guint32 tokens, AdjHex entry)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_PLOTTED);

  effect.unit = (guint16) unit;
  effect.hex = entry;
  effect.plot.tokens = (gint32) tokens;
  if (tokens != 0)
    effect.plot.place = next_place (judge->table, judge->table->units[unit].side);
  adj_judge_do (judge, &effect);
}

static guint32
tokens_of (const AdjPlot *plot, gboolean attacks)
{
  return plot->tokens | (attacks ? ADJ_PLOT_ATTACKS : 0);
}

static void
plot_one (AdjJudge *judge, int unit, const AdjPlotWord *words, guint n_words, gboolean attacks)
{
  gboolean any = n_words > 0 || attacks;
  AdjPlot plot = { .entry = ADJ_NO_HEX, .cut = ADJ_NO_HEX };

  judge_moment (judge, unit);
  if (attacks && !adj_turns_are_simultaneous (judge->table))
    adj_judge_refuse (judge, ADJ_REASON_NOT_PLAYED, -1, ADJ_NO_HEX, 0);
  if (any)
    adj_plot_fill (&judge->field, unit, words, n_words, &plot);
  if (plot.fault != ADJ_PLOT_FITS)
    adj_judge_refuse (judge, ADJ_REASON_NO_PATH, unit, ADJ_NO_HEX, 0);
  else if (any)
    judge_plot (judge, unit, &plot, attacks);
  if (judge->standing != ADJ_IMPOSSIBLE)
    do_plot (judge, unit, tokens_of (&plot, attacks), plot.entry);
}

void
adj_plot (AdjJudge *judge,
          const int *units,
          guint n_units,
          const AdjPlotWord *words,
          guint n_words,
          gboolean attacks)
{
  g_return_if_fail (judge != NULL);
  g_return_if_fail (units != NULL || n_units == 0);
  g_return_if_fail (words != NULL || n_words == 0);

  for (guint i = 0; i < n_units && judge->standing != ADJ_IMPOSSIBLE; i++)
    plot_one (judge, units[i], words, n_words, attacks);
}

void
adj_plot_reveal (
    AdjJudge *judge, int unit, const AdjPlotWord *words, guint n_words, gboolean attacks)
{
  AdjPlot plot;

  g_return_if_fail (judge != NULL);
  g_return_if_fail (words != NULL || n_words == 0);

  adj_plot_fill (&judge->field, unit, words, n_words, &plot);
  if (plot.fault == ADJ_PLOT_FITS)
    do_plot (judge, unit, tokens_of (&plot, attacks), plot.entry);
  else
    adj_judge_warn (judge, adj_plots_row (judge->table, judge->book, ADJ_PLOTS_WAY),
                    ADJ_REASON_PLOT_UNFIT, unit, ADJ_NO_HEX, 0);
}
