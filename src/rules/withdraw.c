/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/withdraw.h"

#include "rules/march.h"
#include "rules/played.h"

/* ---- Who may ---- */

static gboolean
is_first_day (const AdjField *field)
{
  return !adj_table_is_night (field->table, field->book) &&
         adj_table_is_night_turn (field->book, field->table->turn - 1);
}

/* In simultaneous movement before the plotting (Y S4.2), or else as its Movement Phase begins. */
static gboolean
is_the_time (const AdjField *field)
{
  AdjPhaseKind kind = adj_table_phase_kind (field->table, field->book);

  return kind == (adj_turns_are_simultaneous (field->table) ? ADJ_PHASE_PLOT : ADJ_PHASE_MOVEMENT);
}

/* The side that has the initiative now. */
static gboolean
is_holder (const AdjField *field, int side)
{
  return field->table->first_player == side && !adj_table_owes_dawn (field->table);
}

/* A move of another friend closes the door; those who have withdrawn leave it open. */
static gboolean
has_begun (const AdjField *field, int side)
{
  for (int unit = 0; unit < field->table->n_units; unit++)
    if (field->table->units[unit].side == side &&
        adj_table_has (field->table, unit, ADJ_FACT_MOVED | ADJ_FACT_ENTERED) &&
        !adj_table_did (field->table, unit, ADJ_DEED_WITHDREW))
      return TRUE;
  return FALSE;
}

/* The cost of the step back, with the point more; ADJ_CLOSED if there is none. */
static int
cost_back (const AdjField *field, int unit, AdjHex to)
{
  const AdjUnitState *state = &field->table->units[unit];
  AdjPassage passage;
  int d = adj_book_direction (field->book, state->hex, to);
  int ground;

  if (d < 0)
    return ADJ_CLOSED;
  adj_passage_init (&passage, field, unit);
  ground = adj_passage_ground (&passage, field, state->hex, d);
  if (ground == ADJ_CLOSED || !adj_passage_admits (&passage, field, to) ||
      adj_field_in_ezoc (field, to, state->side))
    return ADJ_CLOSED;
  return (ground == ADJ_UNKNOWN_COST ? ADJ_MP : ground) +
         adj_passage_company (&passage, field, to) + ADJ_MP;
}

/* Y S4.2: it comes before the plotting. */
static gboolean
has_plotted (const AdjField *field, int side)
{
  return field->table->sealed[side] != ADJ_SEALED_NOT;
}

static gboolean
find_one (const AdjField *field, int unit, AdjWithdrawal *found)
{
  const AdjUnitState *state = &field->table->units[unit];
  int allowance = adj_field_allowance (field, unit);

  if (state->where != ADJ_ON_MAP || state->night_from == ADJ_NO_HEX ||
      state->control != ADJ_CONTROL_KEPT || adj_table_has (field->table, unit, ADJ_FACT_MOVED) ||
      !adj_field_in_ezoc (field, state->hex, state->side))
    return FALSE;
  *found = (AdjWithdrawal){ .unit = (guint16) unit, .hex = state->night_from };
  found->cost = cost_back (field, unit, found->hex);
  found->left = allowance == ADJ_UNKNOWN_COST ? 0 : allowance - state->spent - found->cost;
  return found->cost != ADJ_CLOSED && (found->left >= 0 || allowance == ADJ_UNKNOWN_COST);
}

guint
adj_withdrawals_find (const AdjField *field, int side, AdjWithdrawal *list)
{
  guint n = 0;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (list != NULL, 0);

  if (!is_first_day (field) || !is_holder (field, side) || has_begun (field, side) ||
      has_plotted (field, side) || !adj_table_is_phasing (field->table, side) ||
      !is_the_time (field))
    return 0;
  for (int unit = 0; unit < field->table->n_units; unit++)
    if (field->table->units[unit].side == side && find_one (field, unit, &list[n]))
      n++;
  return n;
}

/* ---- The order ---- */

static void
judge_moment (AdjJudge *judge, int unit)
{
  int side = judge->table->units[unit].side;

  if (!adj_turns_are_simultaneous (judge->table) || !is_the_time (&judge->field))
    adj_march_judge_moment (judge, unit);
  if (!is_first_day (&judge->field))
    adj_judge_warn (judge, "E N.4", ADJ_REASON_NOT_THE_MORNING, -1, ADJ_NO_HEX, 0);
  else if (!is_holder (&judge->field, side))
    adj_judge_warn (judge, "E N.4", ADJ_REASON_NOT_THE_HOLDER, -1, ADJ_NO_HEX, 0);
  if (has_plotted (&judge->field, side))
    adj_judge_warn (judge, "Y S4.2", ADJ_REASON_PLOT_STANDS, unit, ADJ_NO_HEX, 0);
  if (has_begun (&judge->field, side))
    adj_judge_warn (judge, "E N.4", ADJ_REASON_OTHERS_MOVED, -1, ADJ_NO_HEX, 0);
  if (adj_table_has (judge->table, unit, ADJ_FACT_MOVED))
    adj_judge_warn (judge, "BG 5.11", ADJ_REASON_MOVED_ALREADY, unit, ADJ_NO_HEX, 0);
}

static void
judge_step_back (AdjJudge *judge, int unit, AdjHex to)
{
  const AdjUnitState *state = &judge->table->units[unit];

  if (!adj_field_in_ezoc (&judge->field, state->hex, state->side))
    adj_judge_warn (judge, "E N.4", ADJ_REASON_NOT_IN_ZONE, unit, state->hex, 0);
  if (state->night_from == ADJ_NO_HEX)
    adj_judge_warn (judge, "E N.4", ADJ_REASON_NO_WAY_BACK, unit, ADJ_NO_HEX, 0);
  else if (to != state->night_from)
    adj_judge_warn (judge, "E N.4", ADJ_REASON_OTHER_WAY_BACK, unit, state->night_from, 0);
  if (adj_field_in_ezoc (&judge->field, to, state->side))
    adj_judge_warn (judge, "E N.4", ADJ_REASON_BACK_INTO_ZONE, unit, to, 0);
}

/* The zone it stands in does not hold it, so the first step is judged as if there were none. */
static AdjMarchCost
judge_way (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  AdjPassage passage;
  AdjPassage free;
  AdjMarchCost march;
  AdjMarchCost onward;

  adj_passage_init (&passage, &judge->field, unit);
  free = passage;
  free.ezoc = 0;
  march = adj_march_judge_path (judge, &free, unit, path, 2);
  onward = adj_march_judge_path (judge, &passage, unit, path + 1, n_path - 1);
  march.all += onward.all + ADJ_MP;
  march.zone += onward.zone;
  march.company += onward.company;
  march.cover += onward.cover;
  march.night += onward.night;
  return march;
}

static void
withdraw_one (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  int before = judge->table->units[unit].spent;
  AdjMarchCost march;

  if (!adj_table_on_map (judge->table, unit) || judge->table->units[unit].hex != path[0])
    {
      adj_judge_refuse (judge, ADJ_REASON_NOT_ON_MAP, unit, path[0], 0);
      return;
    }
  if (adj_march_ends_among_enemies (judge, unit, path[n_path - 1]))
    return;
  judge_moment (judge, unit);
  judge_step_back (judge, unit, path[1]);
  adj_march_judge_limits (judge, unit);
  march = judge_way (judge, unit, path, n_path);
  adj_march_judge_allowance (judge, unit, before, &march, 0);
  adj_march_judge_end (judge, unit, path[n_path - 1]);
  adj_march_do (judge, unit, path, n_path, before, &march);
  adj_judge_do_unit (judge, ADJ_EFFECT_WITHDREW, unit, ADJ_NO_HEX, 0);
}

void
adj_withdraw (AdjJudge *judge, const int *units, guint n_units, const AdjHex *path, guint n_path)
{
  g_return_if_fail (judge != NULL);
  g_return_if_fail (units != NULL || n_units == 0);
  g_return_if_fail (path != NULL || n_path == 0);

  if (!adj_march_is_path (judge, path, n_path))
    return;
  if (n_path < 2)
    adj_judge_refuse (judge, ADJ_REASON_NO_PATH, -1, path[0], 0);
  for (guint i = 0; i < n_units && judge->standing != ADJ_IMPOSSIBLE; i++)
    withdraw_one (judge, units[i], path, n_path);
}
