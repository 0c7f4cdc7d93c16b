/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/segments.h"

#include <string.h>

#include "rules/entry.h"
#include "rules/march.h"
#include "rules/passage.h"
#include "rules/seals.h"
#include "table/tokens.h"

const char *
adj_halt_word (AdjHalt stop)
{
  static const char *const words[ADJ_N_HALTS] = {
    [ADJ_HALT_NONE] = "-",
    [ADJ_HALT_IN_ZONE] = "in-zone",
    [ADJ_HALT_ZONES_OVERLAP] = "zones-overlap",
    [ADJ_HALT_ZONES_MET] = "zones-met",
    [ADJ_HALT_ADJACENT] = "adjacent",
    [ADJ_HALT_ONE_HEX] = "one-hex",
    [ADJ_HALT_SWAPPED] = "swapped",
    [ADJ_HALT_ENEMY_IN_HEX] = "enemy-in-hex",
    [ADJ_HALT_BARRED] = "barred",
    [ADJ_HALT_CLOSED] = "closed",
    [ADJ_HALT_FULL] = "full",
    [ADJ_HALT_OUT_OF_COMMAND] = "out-of-command",
    [ADJ_HALT_PLOT_ENDS] = "plot-ends",
  };

  return words[stop];
}

/* ---- Who goes where ---- */

typedef struct
{
  const AdjField *field;
  const AdjContest *contests;
  guint n_contests;
  AdjSegment *segment;
  guint16 pace_of[2 * ADJ_MAX_UNITS]; /* of each unit; ADJ_NOBODY */
} March;

static AdjPace *
pace_of (const March *self, int unit)
{
  return self->pace_of[unit] != ADJ_NOBODY ? &self->segment->paces[self->pace_of[unit]] : NULL;
}

static const AdjUnitState *
state_of (const March *self, const AdjPace *pace)
{
  return &self->field->table->units[pace->unit];
}

static gboolean
is_going (const March *self, int unit)
{
  const AdjPace *pace = pace_of (self, unit);

  return pace != NULL && pace->goes;
}

static void
halt (AdjPace *pace, AdjHalt why)
{
  pace->goes = FALSE;
  pace->to = pace->from;
  pace->stop = (guint8) why;
}

static AdjHalt
stop_before (const AdjField *field, int unit, AdjTouchFunc contact)
{
  const AdjUnitState *state = &field->table->units[unit];

  if (state->control != ADJ_CONTROL_KEPT)
    return ADJ_HALT_OUT_OF_COMMAND;
  if (state->where != ADJ_ON_MAP)
    return ADJ_HALT_NONE;
  switch (contact (field, unit))
    {
    case ADJ_TOUCH_ZONE:
      return ADJ_HALT_IN_ZONE;
    case ADJ_TOUCH_OVERLAP:
      return ADJ_HALT_ZONES_OVERLAP;
    case ADJ_TOUCH_NONE:
    default:
      return ADJ_HALT_NONE;
    }
}

/* E N.6b: it comes in by its entry hex unless that is barred. */
static void
set_out_to_enter (const AdjField *field, AdjPace *pace)
{
  const AdjUnitState *state = &field->table->units[pace->unit];
  AdjWayIn way;

  if (state->where != ADJ_WAITING || state->entry == ADJ_NO_HEX)
    {
      pace->stop = ADJ_HALT_CLOSED;
      return;
    }
  way = adj_entry_way_in (field, state->entry, state->side);
  if (way > ADJ_WAY_IN_TAKEN)
    pace->stop = way == ADJ_WAY_IN_HELD ? ADJ_HALT_ENEMY_IN_HEX : ADJ_HALT_BARRED;
  else
    {
      pace->to = state->entry;
      pace->goes = TRUE;
    }
}

static void
set_out (const AdjField *field, AdjPace *pace)
{
  int d = adj_token_direction ((AdjToken) pace->token);
  AdjPassage passage;

  if (pace->token == ADJ_TOKEN_ENTER)
    set_out_to_enter (field, pace);
  if (d < 0 && pace->token != ADJ_TOKEN_EXIT)
    return;
  adj_passage_init (&passage, field, pace->unit);
  if (pace->from == ADJ_NO_HEX ||
      (d >= 0 && adj_passage_ground (&passage, field, pace->from, d) == ADJ_CLOSED))
    {
      pace->stop = ADJ_HALT_CLOSED;
      return;
    }
  pace->to = d >= 0 ? field->book->hexes[pace->from].neighbours[d] : ADJ_NO_HEX;
  pace->goes = TRUE;
}

static void
gather (March *self, int segment, AdjTouchFunc contact)
{
  const AdjTable *table = self->field->table;

  memset (self->pace_of, 0xff, table->n_units * sizeof self->pace_of[0]);
  self->segment->n = 0;
  for (int unit = 0; unit < table->n_units; unit++)
    {
      const AdjUnitState *state = &table->units[unit];
      AdjPace *pace = &self->segment->paces[self->segment->n];

      if (!adj_plot_is_open (state->plot) ||
          (state->where != ADJ_ON_MAP && state->where != ADJ_WAITING))
        continue;
      *pace = (AdjPace){ .unit = (guint16) unit, .from = state->hex, .to = state->hex };
      pace->token = (guint8) adj_plot_token (state->plot, segment);
      pace->stop = (guint8) stop_before (self->field, unit, contact);
      if (pace->stop == ADJ_HALT_NONE)
        set_out (self->field, pace);
      self->pace_of[unit] = (guint16) self->segment->n++;
    }
}

/* ---- Who cannot ---- */

/* An enemy who stays in the hex closes it; one who would come the other way closes both. */
static AdjHalt
stop_by_enemies (const March *self, const AdjPace *pace)
{
  const AdjField *field = self->field;

  if (pace->to == ADJ_NO_HEX || field->count[pace->to] == 0 ||
      adj_field_side (field, pace->to) == state_of (self, pace)->side)
    return ADJ_HALT_NONE;
  for (guint16 unit = field->first[pace->to]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (!is_going (self, unit))
      return ADJ_HALT_ENEMY_IN_HEX;
  for (guint16 unit = field->first[pace->to]; unit != ADJ_NOBODY; unit = field->next[unit])
    {
      const AdjPace *coming = pace_of (self, unit);

      if (coming != NULL && coming->to == pace->from)
        return ADJ_HALT_SWAPPED;
    }
  return ADJ_HALT_NONE;
}

/* All are asked before any is halted, for who would change places is halted on both sides. */
static gboolean
halt_for_enemies (March *self)
{
  AdjHalt stops[2 * ADJ_MAX_UNITS];
  gboolean any = FALSE;

  for (guint i = 0; i < self->segment->n; i++)
    stops[i] = self->segment->paces[i].goes ? stop_by_enemies (self, &self->segment->paces[i])
                                            : ADJ_HALT_NONE;
  for (guint i = 0; i < self->segment->n; i++)
    if (stops[i] != ADJ_HALT_NONE)
      {
        halt (&self->segment->paces[i], stops[i]);
        any = TRUE;
      }
  return any;
}

static int
winner_of (const March *self, AdjHex hex)
{
  for (guint i = 0; i < self->n_contests; i++)
    if (self->contests[i].hex == hex)
      return self->contests[i].winner;
  return ADJ_NO_SIDE;
}

/* Hexes that both sides make for (E N.3, Y S5.23). */
static gboolean
halt_for_one_hex (March *self)
{
  guint8 wanted[ADJ_MAX_HEXES] = { 0 };
  gboolean any = FALSE;

  for (guint i = 0; i < self->segment->n; i++)
    {
      const AdjPace *pace = &self->segment->paces[i];

      if (pace->goes && pace->to != ADJ_NO_HEX)
        wanted[pace->to] |= (guint8) (1u << state_of (self, pace)->side);
    }
  for (guint i = 0; i < self->segment->n; i++)
    {
      AdjPace *pace = &self->segment->paces[i];

      if (!pace->goes || pace->to == ADJ_NO_HEX || wanted[pace->to] != 3 ||
          winner_of (self, pace->to) == state_of (self, pace)->side)
        continue;
      halt (pace, ADJ_HALT_ONE_HEX);
      any = TRUE;
    }
  return any;
}

/* Of two friends who come into one hex in one segment, does a come behind b? */
static gboolean
comes_behind (const March *self, const AdjPace *a, const AdjPace *b)
{
  guint16 place_a = state_of (self, a)->plotted;
  guint16 place_b = state_of (self, b)->plotted;

  return place_a != place_b ? place_a > place_b : a->unit > b->unit;
}

/* The friends that a unit meets in the hex it goes to: those who stay, and those who come in before
 * it. alone says whether one of them passes nobody. */
static guint
count_met (const March *self, const AdjPace *pace, gboolean *alone)
{
  const AdjField *field = self->field;
  guint n = 0;

  *alone = adj_field_arm (field, pace->unit)->alone;
  for (guint16 unit = field->first[pace->to]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (!is_going (self, unit))
      {
        n++;
        *alone |= adj_field_arm (field, unit)->alone;
      }
  for (guint i = 0; i < self->segment->n; i++)
    {
      const AdjPace *other = &self->segment->paces[i];

      if (!other->goes || other->to != pace->to || !comes_behind (self, pace, other))
        continue;
      n++;
      *alone |= adj_field_arm (field, other->unit)->alone;
    }
  return n;
}

/* Friends are passed freely (E N.1b), but for the train (CH 18.3) and by tight stacking (Y 5.31).
 */
static AdjHalt
stop_by_friends (const March *self, const AdjPace *pace)
{
  gboolean alone;
  guint n;

  if (!pace->goes || pace->to == ADJ_NO_HEX)
    return ADJ_HALT_NONE;
  n = count_met (self, pace, &alone);
  if (n > 0 && alone)
    return ADJ_HALT_BARRED;
  return self->field->tight && n >= (guint) adj_field_limit (self->field, pace->to) ? ADJ_HALT_FULL
                                                                                    : ADJ_HALT_NONE;
}

/* Of those who cannot go into a hex the first to come halts; then they are asked again. */
static gboolean
halt_for_friends (March *self)
{
  const AdjSegment *segment = self->segment;
  AdjHalt stops[2 * ADJ_MAX_UNITS];
  gboolean first[2 * ADJ_MAX_UNITS];
  gboolean any = FALSE;

  for (guint i = 0; i < segment->n; i++)
    stops[i] = stop_by_friends (self, &segment->paces[i]);
  for (guint i = 0; i < segment->n; i++)
    {
      first[i] = stops[i] != ADJ_HALT_NONE;
      for (guint j = 0; j < segment->n && first[i]; j++)
        first[i] = stops[j] == ADJ_HALT_NONE || segment->paces[j].to != segment->paces[i].to ||
                   !comes_behind (self, &segment->paces[i], &segment->paces[j]);
      any |= first[i];
    }
  for (guint i = 0; i < segment->n; i++)
    if (first[i])
      halt (&self->segment->paces[i], stops[i]);
  return any;
}

/* ---- In which order ---- */

/* Are the enemies in the hex it goes to among the first n, who have gone? */
static gboolean
is_left_by_enemies (const March *self, const AdjPace *pace, guint n)
{
  const AdjField *field = self->field;

  if (pace->to == ADJ_NO_HEX || field->count[pace->to] == 0 ||
      adj_field_side (field, pace->to) == state_of (self, pace)->side)
    return TRUE;
  for (guint16 unit = field->first[pace->to]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (self->pace_of[unit] >= n)
      return FALSE;
  return TRUE;
}

static void
swap (March *self, guint a, guint b)
{
  AdjPace *paces = self->segment->paces;
  AdjPace kept = paces[a];

  paces[a] = paces[b];
  paces[b] = kept;
  self->pace_of[paces[a].unit] = (guint16) a;
  self->pace_of[paces[b].unit] = (guint16) b;
}

/* Those who go to the front, each when the hex is free of enemies; who is left over goes round in a
 * ring of both sides, where all would change places at once. */
static gboolean
line_up (March *self)
{
  AdjSegment *segment = self->segment;
  gboolean any = FALSE;
  guint before;

  segment->n_going = 0;
  do
    {
      before = segment->n_going;
      for (guint i = segment->n_going; i < segment->n; i++)
        if (segment->paces[i].goes &&
            is_left_by_enemies (self, &segment->paces[i], segment->n_going))
          swap (self, i, segment->n_going++);
    }
  while (segment->n_going > before);
  for (guint i = segment->n_going; i < segment->n; i++)
    if (segment->paces[i].goes)
      {
        halt (&segment->paces[i], ADJ_HALT_SWAPPED);
        any = TRUE;
      }
  return any;
}

/* ---- Who goes on ---- */

/* The positions after the segment. */
static AdjTable *
table_after (const AdjField *field, const AdjSegment *segment)
{
  AdjTable *table = adj_table_copy (field->table);

  for (guint i = 0; i < segment->n_going; i++)
    {
      AdjUnitState *state = &table->units[segment->paces[i].unit];

      state->hex = segment->paces[i].to;
      state->where = state->hex != ADJ_NO_HEX ? ADJ_ON_MAP : ADJ_EXITED;
    }
  return table;
}

static void
stop_after (const AdjField *after, AdjPace *pace, int segment, AdjTouchFunc contact)
{
  const AdjUnitState *state = &after->table->units[pace->unit];
  AdjTouch met = state->where == ADJ_ON_MAP ? contact (after, pace->unit) : ADJ_TOUCH_NONE;

  if (state->where == ADJ_EXITED)
    return;
  if (met != ADJ_TOUCH_NONE)
    pace->stop = met == ADJ_TOUCH_ZONE ? ADJ_HALT_ADJACENT : ADJ_HALT_ZONES_MET;
  else if (adj_plot_last (state->plot) <= segment)
    pace->stop = ADJ_HALT_PLOT_ENDS;
}

void
adj_segment_find (const AdjField *field,
                  int segment,
                  AdjTouchFunc contact,
                  const AdjContest *contests,
                  guint n_contests,
                  AdjSegment *found)
{
  March self = { .field = field, .contests = contests, .n_contests = n_contests, .segment = found };
  g_autoptr (AdjTable) table = NULL;
  g_autofree AdjField *after = NULL;

  g_return_if_fail (field != NULL);
  g_return_if_fail (contact != NULL);
  g_return_if_fail (contests != NULL || n_contests == 0);
  g_return_if_fail (found != NULL);

  gather (&self, segment, contact);
  while (halt_for_enemies (&self) || halt_for_one_hex (&self) || halt_for_friends (&self) ||
         line_up (&self))
    ;
  table = table_after (field, found);
  after = g_new (AdjField, 1);
  adj_field_read (after, field->book, table);
  for (guint i = 0; i < found->n; i++)
    if (found->paces[i].stop == ADJ_HALT_NONE)
      stop_after (after, &found->paces[i], segment, contact);
}

/* ---- Who is put back ---- */

/* Its way so far, the last hex first; how many hexes. */
static guint
find_way_back (const AdjField *field, int unit, AdjHex way[ADJ_SEGMENTS + 1])
{
  const AdjUnitState *state = &field->table->units[unit];
  guint n = 0;

  way[n++] = state->hex;
  for (int segment = adj_plot_last (state->plot); segment > 0; segment--)
    {
      int d = adj_token_direction (adj_plot_token (state->plot, segment));

      if (d < 0)
        continue;
      way[n] = field->book->hexes[way[n - 1]].neighbours[adj_hex_opposite (d)];
      if (way[n++] == ADJ_NO_HEX)
        return n - 1; /* it has not come by its plot */
    }
  return n;
}

static gboolean
may_stay (const AdjField *field, int unit, AdjHex hex)
{
  return adj_book_terrain (field->book, hex)->stop && adj_field_fits (field, unit, hex, -1);
}

static gboolean
may_be_put (const AdjField *field, int unit, AdjHex hex)
{
  int side = field->table->units[unit].side;

  return may_stay (field, unit, hex) && !adj_field_in_ezoc (field, hex, side) &&
         (field->count[hex] == 0 || adj_field_side (field, hex) == side);
}

static gboolean
put_back (const AdjField *field, int unit, AdjPutBack *found)
{
  *found = (AdjPutBack){ .unit = (guint16) unit };
  found->n_way = find_way_back (field, unit, found->way);
  if (may_stay (field, unit, found->way[0]))
    return FALSE;
  for (guint i = 1; i < found->n_way; i++)
    if (may_be_put (field, unit, found->way[i]))
      {
        found->n_back = i;
        return TRUE;
      }
  return FALSE;
}

/* The last to arrive, and of those of one segment the one plotted later (E N.3b). */
static gboolean
is_later (const AdjTable *table, int a, int b)
{
  int last_a = adj_plot_last (table->units[a].plot);
  int last_b = adj_plot_last (table->units[b].plot);

  if (last_a != last_b)
    return last_a > last_b;
  if (table->units[a].plotted != table->units[b].plotted)
    return table->units[a].plotted > table->units[b].plotted;
  return a > b;
}

gboolean
adj_put_back_find (const AdjField *field, AdjPutBack *found)
{
  gboolean any = FALSE;
  AdjPutBack back;

  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (found != NULL, FALSE);

  for (int unit = 0; unit < field->table->n_units; unit++)
    if (adj_table_on_map (field->table, unit) && field->table->units[unit].plot != 0 &&
        put_back (field, unit, &back) && (!any || is_later (field->table, unit, found->unit)))
      {
        *found = back;
        any = TRUE;
      }
  return any;
}

/* ---- The order ---- */

static void
do_step (AdjJudge *judge, const AdjPace *pace)
{
  int spent = judge->table->units[pace->unit].spent;
  AdjHex path[] = { pace->from, pace->to };
  AdjPassage passage;
  int cost;

  adj_passage_init (&passage, &judge->field, pace->unit);
  cost = adj_passage_ground (&passage, &judge->field, pace->from,
                             adj_token_direction ((AdjToken) pace->token));
  judge->unjudged |= cost < 0;
  adj_judge_do_way (judge, pace->unit, path, 2, spent + (cost < 0 ? ADJ_MP : cost));
  adj_judge_hold (judge, pace->unit, pace->from, TRUE);
  adj_judge_hold (judge, pace->unit, pace->to, TRUE);
}

static void
do_pace (AdjJudge *judge, const AdjPace *pace, int segment)
{
  if (pace->token == ADJ_TOKEN_ENTER)
    {
      adj_judge_do_unit (judge, ADJ_EFFECT_ENTERED, pace->unit, pace->to, segment * ADJ_MP);
      adj_judge_hold (judge, pace->unit, pace->to, TRUE);
    }
  else if (pace->token == ADJ_TOKEN_EXIT)
    adj_judge_do_unit (judge, ADJ_EFFECT_EXITED, pace->unit, ADJ_NO_HEX, segment * ADJ_MP);
  else
    do_step (judge, pace);
}

/* The plot as far as the unit has marched it; then it holds. */
static guint32
cut_off (guint32 plot, int segment)
{
  for (; segment <= ADJ_SEGMENTS; segment++)
    plot = adj_plot_with (plot, segment, ADJ_TOKEN_HOLD);
  return plot & ~ADJ_PLOT_STOPPED;
}

/* from: the hex that its march came from into its own; the night's are kept until morning. */
static void
do_stop (AdjJudge *judge, int unit, int segment, AdjHalt why, guint32 plot, AdjHex from)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_STOPPED);

  effect.unit = (guint16) unit;
  effect.plot.segment = segment;
  effect.plot.why = (gint32) why;
  effect.plot.tokens = (gint32) plot;
  effect.hex = adj_table_is_night (judge->table, judge->book) ? from : ADJ_NO_HEX;
  adj_judge_do (judge, &effect);
}

static void
do_stop_of_pace (AdjJudge *judge, const AdjPace *pace, int segment)
{
  const AdjUnitState *state = &judge->table->units[pace->unit];
  guint32 plot = cut_off (state->plot, pace->goes ? segment + 1 : segment);

  do_stop (judge, pace->unit, segment, (AdjHalt) pace->stop, plot,
           adj_plot_last (plot) > 0 ? state->came_from : ADJ_NO_HEX);
}

static void
do_put_back (AdjJudge *judge, const AdjPutBack *back)
{
  AdjUnitState state = judge->table->units[back->unit];
  guint32 plot = state.plot;

  for (guint i = 0; i < back->n_back; i++)
    plot = cut_off (plot, adj_plot_last (plot));
  adj_judge_do_way (judge, back->unit, back->way, back->n_back + 1, state.spent);
  adj_judge_hold (judge, back->unit, back->way[back->n_back], TRUE);
  do_stop (judge, back->unit, ADJ_SEGMENTS, ADJ_HALT_FULL, plot,
           back->n_back + 1 < back->n_way ? back->way[back->n_back + 1] : ADJ_NO_HEX);
}

static AdjTouchFunc
contact_of (const AdjJudge *judge)
{
  return adj_table_is_night (judge->table, judge->book) ? adj_night_contact : adj_day_contact;
}

static void
march (AdjJudge *judge)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_SEGMENT);
  g_autofree AdjSegment *found = g_new (AdjSegment, 1);
  AdjPutBack back;

  effect.segment = judge->table->segment + 1;
  adj_segment_find (&judge->field, effect.segment, contact_of (judge), NULL, 0, found);
  for (guint i = 0; i < found->n_going; i++)
    do_pace (judge, &found->paces[i], effect.segment);
  adj_judge_do (judge, &effect);
  for (guint i = 0; i < found->n; i++)
    if (found->paces[i].stop != ADJ_HALT_NONE)
      do_stop_of_pace (judge, &found->paces[i], effect.segment);
  while (effect.segment == ADJ_SEGMENTS && judge->standing != ADJ_IMPOSSIBLE &&
         adj_put_back_find (&judge->field, &back))
    do_put_back (judge, &back);
}

void
adj_segment (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  if (!adj_march_is_of_both (judge->table, judge->book) || judge->table->segment == ADJ_SEGMENTS)
    adj_judge_refuse (judge, ADJ_REASON_NO_SEGMENT, -1, ADJ_NO_HEX, 0);
  else if (adj_seals_are_waiting (judge->table))
    adj_judge_refuse (judge, ADJ_REASON_NOT_REVEALED, -1, ADJ_NO_HEX, 0);
  else
    march (judge);
}

gboolean
adj_segments_are_left (const AdjTable *table, const AdjBook *book)
{
  g_return_val_if_fail (table != NULL, FALSE);
  g_return_val_if_fail (book != NULL, FALSE);

  if (!adj_march_is_of_both (table, book) || table->segment == ADJ_SEGMENTS)
    return FALSE;
  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_plot_is_open (table->units[unit].plot))
      return TRUE;
  return FALSE;
}

static gboolean
is_anybody_plotted (const AdjTable *table)
{
  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].plot != 0)
      return TRUE;
  return FALSE;
}

/* All of them, though everybody has stopped: who has no room is put back in the end (E N.3b). */
void
adj_segments_finish (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  if (!adj_march_is_of_both (judge->table, judge->book) || !is_anybody_plotted (judge->table))
    return;
  while (judge->table->segment < ADJ_SEGMENTS && judge->standing != ADJ_IMPOSSIBLE)
    march (judge);
}
