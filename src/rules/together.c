/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/together.h"

#include "rules/debts.h"
#include "rules/march.h"
#include "rules/owing.h"
#include "rules/passage.h"
#include "rules/played.h"
#include "rules/put-back.h"
#include "rules/seals.h"
#include "rules/segments.h"
#include "table/tokens.h"

/* ---- What becomes of the units ---- */

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

/* ---- Disputes (Y S5.23) ---- */

static gboolean
is_disputed (const AdjSegment *found, AdjHex hex)
{
  for (guint i = 0; i < found->n_disputed; i++)
    if (found->disputed[i] == hex)
      return TRUE;
  return FALSE;
}

/* Who has lost one hex may hold another, so that one more dispute falls away. */
static void
forget_disputes (AdjJudge *judge, const AdjSegment *found)
{
  for (guint i = judge->table->n_debts; i > 0; i--)
    {
      AdjDebt debt = judge->table->debts[i - 1];

      if (debt.kind == ADJ_DEBT_CONTEST && !is_disputed (found, debt.hex))
        adj_owing_pay (judge, &debt);
    }
}

static void
open_disputes (AdjJudge *judge, const AdjSegment *found)
{
  for (guint i = 0; i < found->n_disputed; i++)
    if (adj_debt_find (judge->table, ADJ_DEBT_CONTEST, -1, found->disputed[i]) == NULL)
      adj_owing_open (judge, ADJ_DEBT_CONTEST, judge->table->first_player, -1, found->disputed[i],
                      0);
}

static void
count_segment (AdjJudge *judge, int segment)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_SEGMENT);

  effect.segment = segment;
  adj_judge_do (judge, &effect);
}

static void
do_segment (AdjJudge *judge, const AdjSegment *found, int segment)
{
  AdjPutBack back;

  for (guint i = 0; i < found->n_going; i++)
    do_pace (judge, &found->paces[i], segment);
  count_segment (judge, segment);
  for (guint i = 0; i < found->n; i++)
    if (found->paces[i].stop != ADJ_HALT_NONE)
      do_stop_of_pace (judge, &found->paces[i], segment);
  while (segment == ADJ_SEGMENTS && judge->standing != ADJ_IMPOSSIBLE &&
         adj_put_back_find (&judge->field, &back))
    do_put_back (judge, &back);
}

/* The next segment; FALSE if a dispute holds it up. Where nobody follows the board it is counted
 * alone. */
static gboolean
march (AdjJudge *judge)
{
  g_autofree AdjSegment *found = NULL;
  int segment = judge->table->segment + 1;

  if (judge->unfollowed)
    {
      count_segment (judge, segment);
      return TRUE;
    }
  found = g_new (AdjSegment, 1);
  adj_segment_find (&judge->field, segment, found);
  forget_disputes (judge, found);
  if (found->n_disputed > 0)
    open_disputes (judge, found);
  else
    do_segment (judge, found, segment);
  return found->n_disputed == 0;
}

/* Nobody goes on before the dice for a hex have been thrown. */
static gboolean
is_held_up (AdjJudge *judge)
{
  for (guint i = 0; i < judge->table->n_debts; i++)
    if (judge->table->debts[i].kind == ADJ_DEBT_CONTEST)
      {
        adj_judge_refuse (judge, ADJ_REASON_CONTEST_OPEN, -1, judge->table->debts[i].hex, 0);
        return TRUE;
      }
  return FALSE;
}

void
adj_segment (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  if (!adj_march_is_of_both (judge->table, judge->book) || judge->table->segment == ADJ_SEGMENTS)
    adj_judge_refuse (judge, ADJ_REASON_NO_SEGMENT, -1, ADJ_NO_HEX, 0);
  else if (adj_seals_are_waiting (judge->table))
    adj_judge_refuse (judge, ADJ_REASON_NOT_REVEALED, -1, ADJ_NO_HEX, 0);
  else if (!is_held_up (judge))
    {
      if (judge->table->segment == 0)
        adj_seals_judge_digits (judge);
      march (judge);
    }
}

void
adj_contest (AdjJudge *judge, AdjHex hex, const int dice[ADJ_SIDES])
{
  g_return_if_fail (judge != NULL);
  g_return_if_fail (dice != NULL);

  if (adj_debt_find (judge->table, ADJ_DEBT_CONTEST, -1, hex) == NULL)
    {
      adj_judge_refuse (judge, ADJ_REASON_NOT_DISPUTED, -1, hex, 0);
      return;
    }
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      AdjEffect effect = adj_effect (ADJ_EFFECT_CONTESTED);

      effect.hex = hex;
      effect.side = (gint8) side;
      effect.die = dice[side];
      adj_judge_do (judge, &effect);
    }
  if (dice[0] != dice[1])
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
gboolean
adj_segments_finish (AdjJudge *judge)
{
  g_return_val_if_fail (judge != NULL, FALSE);

  if (judge->unfollowed)
    return TRUE;
  if (is_held_up (judge))
    return FALSE;
  if (!adj_march_is_of_both (judge->table, judge->book) || !is_anybody_plotted (judge->table))
    return TRUE;
  while (judge->table->segment < ADJ_SEGMENTS && judge->standing != ADJ_IMPOSSIBLE)
    if (!march (judge))
      return FALSE;
  return TRUE;
}
