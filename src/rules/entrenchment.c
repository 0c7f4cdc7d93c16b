/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/entrenchment.h"

#include "rules/contact.h"
#include "rules/played.h"
#include "rules/works.h"
#include "table/tokens.h"

static void
mark (AdjJudge *judge, AdjHex hex, AdjMarkerKind kind, int figure, guint16 builder)
{
  AdjEffect effect = adj_works_mark (hex, kind, figure, builder);

  adj_judge_do (judge, &effect);
}

/* ---- Beginning ---- */

AdjReason
adj_entrenchment_bar (const AdjField *field, int unit, const char **row)
{
  const AdjUnitState *state;

  g_return_val_if_fail (field != NULL, ADJ_REASON_NO_BATTLE);
  g_return_val_if_fail (row != NULL, ADJ_REASON_NO_BATTLE);

  state = &field->table->units[unit];
  *row = "Y 5.46";
  if (adj_book_terrain (field->book, state->hex)->dug_in == 0)
    return ADJ_REASON_NO_DIGGING_HERE;
  *row = "Y 5.42";
  /* Y 7.0: otherwise whoever stands in an EZOC has to attack. */
  if (adj_field_in_ezoc (field, state->hex, state->side) &&
      !adj_attacks_are_voluntary (field->table))
    return ADJ_REASON_DIGS_IN_ZONE;
  *row = "Y 5.43";
  if (adj_table_has_scattered (field->table, unit))
    return ADJ_REASON_DIGS_SCATTERED;
  *row = "Y 5.49";
  if (state->facts & ADJ_FACT_DUMMY)
    return ADJ_REASON_DUMMY_DIGS;
  return ADJ_N_REASONS;
}

static gboolean
is_time_to_dig (const AdjField *field, int side)
{
  return adj_table_is_phasing (field->table, side) &&
         adj_table_phase_kind (field->table, field->book) == ADJ_PHASE_MOVEMENT;
}

/* Y S4.3: in simultaneous movement when all have marched, and all who scatter have drifted. */
static gboolean
is_too_early (const AdjField *field)
{
  const AdjTable *table = field->table;
  gboolean marching = table->segment < ADJ_SEGMENTS;

  for (int unit = 0; adj_turns_are_simultaneous (table) && unit < table->n_units; unit++)
    if (adj_drift_is_owed (field, unit) || (marching && adj_plot_is_open (table->units[unit].plot)))
      return TRUE;
  return FALSE;
}

int
adj_entrenchment_time (const AdjField *field, int side)
{
  int turns;

  g_return_val_if_fail (field != NULL, 0);

  turns = adj_table_option (field->table, ADJ_OPTION_ENTRENCHMENT_TURNS);
  return MAX (is_time_to_dig (field, side) ? turns : turns - 1, 1);
}

/* An order that makes no sense here. */
static gboolean
is_refused (AdjJudge *judge, int unit)
{
  AdjHex hex = judge->table->units[unit].hex;

  if (!adj_entrenchments_are_played (judge->table))
    adj_judge_refuse (judge, ADJ_REASON_NOT_PLAYED, -1, ADJ_NO_HEX, 0);
  else if (!adj_table_on_map (judge->table, unit))
    adj_judge_refuse (judge, ADJ_REASON_NOT_ON_MAP, unit, ADJ_NO_HEX, 0);
  else if (adj_table_marker (judge->table, hex) != NULL)
    adj_judge_refuse (judge, ADJ_REASON_DUG_ALREADY, -1, hex, 0);
  return judge->standing == ADJ_IMPOSSIBLE;
}

void
adj_entrenchment_begin (AdjJudge *judge, int unit)
{
  const AdjUnitState *state;
  const char *row;
  AdjReason bar;

  g_return_if_fail (judge != NULL);

  state = &judge->table->units[unit];
  if (is_refused (judge, unit))
    return;
  if (!is_time_to_dig (&judge->field, state->side) || judge->table->battle.stage != ADJ_BATTLE_NONE)
    adj_judge_warn (judge, "Y 5.41", ADJ_REASON_NOT_NOW_DIGGING, unit, ADJ_NO_HEX, 0);
  else if (is_too_early (&judge->field))
    adj_judge_warn (judge, "Y S4.3", ADJ_REASON_DIGS_TOO_EARLY, unit, ADJ_NO_HEX, 0);
  bar = adj_entrenchment_bar (&judge->field, unit, &row);
  if (adj_book_terrain (judge->book, state->hex)->look == ADJ_LOOK_UNKNOWN)
    judge->unjudged = TRUE;
  else if (bar != ADJ_N_REASONS)
    adj_judge_warn (judge, row, bar, unit, state->hex, 0);
  mark (judge, state->hex, ADJ_MARKER_BUILDING, adj_entrenchment_time (&judge->field, state->side),
        (guint16) unit);
}

/* ---- Giving up ---- */

void
adj_entrenchment_lose_command (AdjJudge *judge, int unit)
{
  AdjEffect loss;

  g_return_if_fail (judge != NULL);

  if (adj_works_give_up (judge->table, unit, ADJ_WORKS_GIVEN_UP_COMMAND, &loss))
    adj_judge_do (judge, &loss);
}

/* ---- Finishing ---- */

static gboolean
is_at_work (const AdjJudge *judge, const AdjMarker *marker)
{
  return marker->kind == ADJ_MARKER_BUILDING && marker->builder != ADJ_NO_UNIT &&
         adj_table_is_phasing (judge->table, judge->table->units[marker->builder].side);
}

void
adj_entrenchments_go_on (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  if (!adj_entrenchments_are_played (judge->table) ||
      adj_table_phase_kind (judge->table, judge->book) != ADJ_PHASE_MOVEMENT)
    return;
  for (guint i = 0; i < judge->table->n_markers; i++)
    {
      AdjMarker marker = judge->table->markers[i];

      if (!is_at_work (judge, &marker))
        continue;
      if (marker.value > 1)
        mark (judge, marker.hex, ADJ_MARKER_BUILDING, marker.value - 1, marker.builder);
      else
        mark (judge, marker.hex, ADJ_MARKER_ENTRENCHMENT, 0, marker.builder);
    }
}
