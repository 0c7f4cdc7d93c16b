/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/sequence.h"

AdjMoment
adj_sequence_next (const AdjBook *book, const AdjTable *table)
{
  AdjMoment moment;
  int last_turn;

  g_return_val_if_fail (book != NULL, (AdjMoment){ 0 });
  g_return_val_if_fail (table != NULL, (AdjMoment){ 0 });

  moment = (AdjMoment){ .turn = table->turn, .phase = table->phase };
  last_turn = book->scenario->n_turns > 0 ? (int) book->scenario->n_turns : ADJ_MAX_TURNS;
  do
    if (++moment.phase >= (int) book->ruleset->n_phases)
      {
        moment.phase = 0;
        moment.turn++;
      }
  while (moment.turn <= last_turn && !adj_table_has_phase (table, book, moment.phase, moment.turn));
  moment.over = moment.turn > last_turn;
  moment.phasing = adj_table_phasing_in (table, book, moment.phase);
  return moment;
}

gboolean
adj_sequence_moves_yet (const AdjBook *book, const AdjTable *table, int side)
{
  g_return_val_if_fail (book != NULL, FALSE);
  g_return_val_if_fail (table != NULL, FALSE);

  for (guint phase = table->phase; phase < book->ruleset->n_phases; phase++)
    if (book->ruleset->phases[phase].kind == ADJ_PHASE_MOVEMENT &&
        adj_table_has_phase (table, book, (int) phase, table->turn) &&
        (adj_table_phasing_in (table, book, (int) phase) & (1 << side)) != 0)
      return TRUE;
  return FALSE;
}

/* Plots are for a Game-Turn; where their marches came from is kept until the next nightfall. */
static int
ends_of_plots (const AdjBook *book, const AdjTable *table, int turn)
{
  gboolean nightfall = adj_table_is_night_turn (book, turn) && !adj_table_is_night (table, book);
  gboolean begun = table->segment > 0 || table->sealed[0] != 0 || table->sealed[1] != 0;
  int ends = begun ? ADJ_ENDS_PLOTS : 0;

  for (int unit = 0; unit < table->n_units; unit++)
    {
      ends |= table->units[unit].plot != 0 ? ADJ_ENDS_PLOTS : 0;
      ends |= nightfall && table->units[unit].night_from != ADJ_NO_HEX ? ADJ_ENDS_NIGHT : 0;
    }
  return ends;
}

/* Who withdrew before the plotting has that behind him when it is marched (Y S4.2). */
static gboolean
follows_plots (const AdjBook *book, const AdjTable *table, int turn)
{
  return turn == table->turn && adj_table_phase_kind (table, book) == ADJ_PHASE_PLOT;
}

/* Marks of combat end with every phase, those of movement and the loss of command control with the
 * next Movement Phase (Y 5.50), or as it is plotted. Options wait for the next Game-Turn. */
AdjEffect
adj_sequence_begin (const AdjBook *book, const AdjTable *table, int turn, int phase, int phasing)
{
  AdjEffect effect = adj_effect_phase (turn, phase, phasing);

  g_return_val_if_fail (book != NULL, (AdjEffect){ 0 });
  g_return_val_if_fail (table != NULL, (AdjEffect){ 0 });

  effect.ends = ADJ_ENDS_BATTLE | ADJ_ENDS_DEBTS | ADJ_ENDS_CHAIN | ADJ_ENDS_COMBAT;
  if (turn != table->turn)
    effect.ends |= ADJ_ENDS_OPTIONS | ends_of_plots (book, table, turn);
  if (adj_table_owes_dawn (table))
    effect.ends |= ADJ_ENDS_DAWN;
  if (book->ruleset->phases[phase].kind != ADJ_PHASE_COMBAT)
    effect.ends |= ADJ_ENDS_DISORDER | (follows_plots (book, table, turn) ? 0 : ADJ_ENDS_MOVEMENT);
  return effect;
}

/* ---- The start ---- */

/* Nobody has moved, plotted or left the map. */
static gboolean
is_before_play (const AdjBook *book, const AdjTable *table)
{
  if (!adj_table_is_first_phase (table, book) || table->sealed[0] != 0 || table->sealed[1] != 0)
    return FALSE;
  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_table_has (table, unit, ADJ_FACTS_OF_MOVEMENT) || table->units[unit].plot != 0 ||
        table->units[unit].where == ADJ_EXITED)
      return FALSE;
  return TRUE;
}

/* Is the phase on the table not played any more, with the option set so? */
static gboolean
loses_phase (const AdjBook *book, const AdjTable *table, AdjOptionKey key, int value)
{
  const AdjPhase *phase = &book->ruleset->phases[table->phase];

  if (phase->with != NULL && adj_option_key (phase->with) == key)
    return value == 0;
  for (guint i = 0; phase->without[i] != NULL; i++)
    if (adj_option_key (phase->without[i]) == key)
      return value != 0;
  return FALSE;
}

gboolean
adj_sequence_begins_anew (const AdjBook *book, const AdjTable *table, AdjOptionKey key, int value)
{
  g_return_val_if_fail (book != NULL, FALSE);
  g_return_val_if_fail (table != NULL, FALSE);

  return is_before_play (book, table) && loses_phase (book, table, key, value);
}

AdjEffect
adj_sequence_first (const AdjBook *book, const AdjTable *table)
{
  int phase;

  g_return_val_if_fail (book != NULL, (AdjEffect){ 0 });
  g_return_val_if_fail (table != NULL, (AdjEffect){ 0 });

  phase = adj_table_first_phase (table, book);
  return adj_sequence_begin (book, table, 1, phase, adj_table_phasing_in (table, book, phase));
}
