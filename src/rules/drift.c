/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/drift.h"

#include "rules/contact.h"
#include "rules/control.h"
#include "rules/march.h"
#include "rules/passage.h"
#include "rules/seals.h"
#include "rules/together.h"

/* ---- The way ---- */

static gboolean
holds_train (const AdjField *field, AdjHex hex)
{
  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (adj_field_arm (field, unit)->alone)
      return TRUE;
  return FALSE;
}

/* Y 5.53: what keeps it out of the next hex, whatever it costs; ADJ_N_DRIFT_STOPS: nothing. */
static AdjDriftStop
find_bar (const AdjPassage *passage, const AdjField *field, int unit, AdjHex from, int d)
{
  AdjHex to = field->book->hexes[from].neighbours[d];

  if (to == ADJ_NO_HEX)
    return ADJ_DRIFT_MAP_EDGE; /* Y 5.54 */
  if (adj_passage_ground (passage, field, from, d) == ADJ_CLOSED)
    return (field->book->hexes[from].passable & (1u << d)) == 0 ? ADJ_DRIFT_CLOSED_HEXSIDE
                                                                : ADJ_DRIFT_CLOSED_HEX;
  if (field->count[to] > 0 && adj_field_side (field, to) != passage->side)
    return ADJ_DRIFT_ENEMY;
  if (passage->bars_ezoc && adj_passage_stops (passage, field, to))
    return ADJ_DRIFT_BARRED_ZONE;
  if (field->count[to] > 0 && (passage->alone || holds_train (field, to)))
    return ADJ_DRIFT_TRAIN;
  return adj_field_fits (field, unit, to, -1) ? ADJ_N_DRIFT_STOPS : ADJ_DRIFT_FULL_STACK;
}

/* One hex on; FALSE with the reason when it stops. */
static gboolean
step (AdjDrift *self, const AdjPassage *passage, const AdjField *field, int unit, int d, int budget)
{
  AdjHex from = self->path[self->n_path - 1];
  AdjDriftStop bar = find_bar (passage, field, unit, from, d);
  int cost = adj_passage_ground (passage, field, from, d);

  self->before = field->book->hexes[from].neighbours[d];
  if (bar != ADJ_N_DRIFT_STOPS)
    {
      self->stop = bar;
      return FALSE;
    }
  self->unknown |= cost == ADJ_UNKNOWN_COST;
  cost = cost == ADJ_UNKNOWN_COST ? ADJ_MP : cost;
  cost += adj_passage_zone (passage, field, self->before) +
          adj_passage_company (passage, field, self->before);
  if (self->spent + cost > budget || self->n_path >= ADJ_MAX_PATH)
    {
      self->stop = ADJ_DRIFT_TOO_DEAR;
      return FALSE;
    }
  self->spent += cost;
  self->path[self->n_path++] = self->before;
  self->before = ADJ_NO_HEX;
  return TRUE;
}

/* BG 5.24: the last hex where it may end its move. */
typedef struct
{
  guint n_path;
  int spent;
} Halt;

static void
note_halt (Halt *halt, const AdjDrift *drift, const AdjField *field)
{
  if (drift->n_path == 1 || adj_book_terrain (field->book, drift->path[drift->n_path - 1])->stop)
    *halt = (Halt){ drift->n_path, drift->spent };
}

static void
step_back (AdjDrift *self, const Halt *halt)
{
  if (halt->n_path == self->n_path)
    return;
  self->before = self->path[halt->n_path];
  self->n_path = halt->n_path;
  self->spent = halt->spent;
  self->stop = ADJ_DRIFT_NO_STOPPING;
}

void
adj_drift_find (AdjDrift *self, const AdjField *field, int unit, int direction, int points)
{
  int d;
  int budget;
  AdjPassage passage;
  Halt halt;

  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);

  d = field->book->scenario->map.compass[direction - 1];
  budget = points * ADJ_MP;
  adj_passage_init (&passage, field, unit);
  self->n_path = 1;
  self->path[0] = field->table->units[unit].hex;
  self->spent = 0;
  self->before = ADJ_NO_HEX;
  self->unknown = FALSE;
  do
    {
      note_halt (&halt, self, field);
      self->stop = ADJ_DRIFT_SPENT;
      if (adj_passage_stops (&passage, field, self->path[self->n_path - 1]))
        self->stop = ADJ_DRIFT_IN_ZONE;
    }
  while (self->stop == ADJ_DRIFT_SPENT && self->spent < budget &&
         step (self, &passage, field, unit, d, budget));
  step_back (self, &halt);
}

gboolean
adj_drifts_are_owed (const AdjField *field)
{
  g_return_val_if_fail (field != NULL, FALSE);

  for (int unit = 0; unit < field->table->n_units; unit++)
    if (adj_drift_is_owed (field, unit))
      return TRUE;
  return FALSE;
}

/* ---- The order ---- */

/* Y 5.52: whether the others still want to move is for their player to say; where they march by
 * plot it is known. */
static void
judge_drifter (AdjJudge *judge, int unit)
{
  const AdjUnitState *state = &judge->table->units[unit];

  adj_march_judge_phase (judge, unit);
  if (adj_scatter_is_owed (&judge->field, state->side))
    adj_judge_warn (judge, "Y 5.51", ADJ_REASON_OWES_SCATTER, -1, ADJ_NO_HEX, 0);
  if (adj_segments_are_left (judge->table, judge->book))
    adj_judge_warn (judge, adj_plots_row (judge->table, judge->book, ADJ_PLOTS_COMMAND),
                    ADJ_REASON_SEGMENTS_LEFT, unit, ADJ_NO_HEX, 0);
  if (!adj_table_has_scattered (judge->table, unit))
    adj_judge_warn (judge, "Y 5.51", ADJ_REASON_IN_CONTROL, unit, ADJ_NO_HEX, 0);
  if (state->control == ADJ_CONTROL_DRIFTED || adj_table_has (judge->table, unit, ADJ_FACT_MOVED))
    adj_judge_warn (judge, "BG 5.11", ADJ_REASON_MOVED_ALREADY, unit, ADJ_NO_HEX, 0);
}

static void
do_way (AdjJudge *judge, int unit, const AdjDrift *drift)
{
  adj_judge_do_way (judge, unit, drift->path, drift->n_path, drift->spent);
  for (guint i = 0; i < drift->n_path; i++)
    adj_judge_hold (judge, unit, drift->path[i], TRUE);
}

/* E N.4b: by the switch, who drifts in a Night that was plotted may withdraw to where it came
 * from. */
static gboolean
leaves_a_way_back (const AdjJudge *judge, const AdjDrift *drift)
{
  return drift->n_path > 1 && adj_march_is_of_both (judge->table, judge->book) &&
         adj_table_is_night (judge->table, judge->book) &&
         adj_table_option (judge->table, ADJ_OPTION_DRIFTED_MAY_WITHDRAW) != 0;
}

void
adj_drift (AdjJudge *judge, int unit, int direction, int points)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_DRIFTED);
  AdjDrift drift;

  g_return_if_fail (judge != NULL);

  if (!adj_table_on_map (judge->table, unit))
    {
      adj_judge_refuse (judge, ADJ_REASON_NOT_ON_MAP, unit, ADJ_NO_HEX, 0);
      return;
    }
  judge_drifter (judge, unit);
  adj_drift_find (&drift, &judge->field, unit, direction, points);
  judge->unjudged |= drift.unknown;
  if (drift.n_path > 1)
    do_way (judge, unit, &drift);
  effect.unit = (guint16) unit;
  effect.hex = drift.path[drift.n_path - 1];
  effect.drift.stop = drift.stop;
  effect.drift.dice = direction * 10 + points;
  effect.drift.back = leaves_a_way_back (judge, &drift);
  adj_judge_do (judge, &effect);
}
