/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/move.h"

#include "rules/intelligence.h"
#include "rules/passage.h"

/* ---- Step by step ---- */

/* Why a step cannot be made at all. */
static void
judge_closed_step (AdjJudge *judge, int unit, AdjHex from, int d)
{
  const AdjBook *book = judge->book;
  AdjHex to = book->hexes[from].neighbours[d];
  const AdjArm *arm = adj_field_arm (&judge->field, unit);
  gboolean ferry =
      adj_book_terrain (book, from)->only_by >= 0 || adj_book_terrain (book, to)->only_by >= 0;

  if (arm->paths_only && (book->hexes[from].features[d] & book->path_features) == 0)
    adj_judge_warn (judge, "CH 18.2", ADJ_REASON_OFF_ROADS, unit, to, 0);
  else if ((book->hexes[from].passable & (1u << d)) == 0 && !ferry)
    adj_judge_warn (judge, "BG 5.25", ADJ_REASON_CLOSED_HEXSIDE, unit, to, 0);
  else
    adj_judge_warn (judge, "BG 5.24", ADJ_REASON_CLOSED_HEX, unit, to, 0);
}

/* Who or what stands in the way in the hex that is entered. */
static void
judge_hex (AdjJudge *judge, const AdjPassage *passage, int unit, AdjHex hex)
{
  const AdjField *field = &judge->field;

  if (field->count[hex] > 0 && adj_field_side (field, hex) != passage->side)
    adj_judge_warn (judge, "BG 5.12", ADJ_REASON_ENEMY_IN_HEX, unit, hex, 0);
  else if (adj_passage_blocked_by_friend (passage, field, hex))
    adj_judge_warn (judge, "CH 18.3", ADJ_REASON_PASSES_TRAIN, unit, hex, 0);
  if (!adj_passage_stops (passage, field, hex))
    return;
  if (adj_table_is_night (judge->table, judge->book))
    adj_judge_warn (judge, "BG 10.2", ADJ_REASON_NIGHT_ZONE, unit, hex, 0);
  if (adj_table_has (judge->table, unit, ADJ_FACT_INEFFECTIVE))
    adj_judge_warn (judge, "BG 11.2", ADJ_REASON_INEFFECTIVE_ZONE, unit, hex, 0);
}

/* The cost of the whole path after path[0], which is paid for; what is wrong with it is found.
 * An unknown figure counts as the one movement point every entry costs at least. */
static int
judge_path (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  AdjPassage passage;
  int spent = 0;

  adj_passage_init (&passage, &judge->field, unit);
  for (guint i = 1; i < n_path; i++)
    {
      int d = adj_book_direction (judge->book, path[i - 1], path[i]);
      int cost = adj_passage_cost (&passage, path[i - 1], d);

      if (adj_passage_stops (&passage, &judge->field, path[i - 1]))
        adj_judge_warn (judge, i == 1 ? "BG 5.13" : "BG 6.0",
                        i == 1 ? ADJ_REASON_LEAVES_ZONE : ADJ_REASON_STOPS_IN_ZONE, unit,
                        path[i - 1], 0);
      if (cost == ADJ_CLOSED)
        judge_closed_step (judge, unit, path[i - 1], d);
      else if (cost == ADJ_UNKNOWN_COST)
        judge->unjudged = TRUE;
      spent += cost >= 0 ? cost : ADJ_MP;
      judge_hex (judge, &passage, unit, path[i]);
    }
  return spent;
}

static void
judge_allowance (AdjJudge *judge, int unit, int spent)
{
  int allowance = adj_field_allowance (&judge->field, unit);

  if (allowance == ADJ_UNKNOWN_COST)
    judge->unjudged = TRUE;
  else if (spent > allowance)
    adj_judge_warn (judge, "BG 5.15", ADJ_REASON_TOO_FAR, unit, ADJ_NO_HEX, spent - allowance);
}

static void
judge_last_hex (AdjJudge *judge, int unit, AdjHex hex)
{
  if (!adj_book_terrain (judge->book, hex)->stop)
    adj_judge_warn (judge, "BG 5.24", ADJ_REASON_NO_STOPPING, unit, hex, 0);
}

/* Two sides never share a hex: such an end makes no sense, whatever the players allow. */
static gboolean
ends_among_enemies (AdjJudge *judge, int unit, AdjHex hex)
{
  int side = judge->table->units[unit].side;

  if (judge->field.count[hex] == 0 || adj_field_side (&judge->field, hex) == side)
    return FALSE;
  adj_judge_refuse (judge, ADJ_REASON_ENEMY_IN_HEX, unit, hex, 0);
  return TRUE;
}

static gboolean
is_path (AdjJudge *judge, const AdjHex *path, guint n_path)
{
  if (n_path == 0 || n_path > ADJ_MAX_PATH)
    {
      adj_judge_refuse (judge, ADJ_REASON_NO_PATH, -1, ADJ_NO_HEX, 0);
      return FALSE;
    }
  for (guint i = 1; i < n_path; i++)
    if (adj_book_direction (judge->book, path[i - 1], path[i]) < 0)
      {
        adj_judge_refuse (judge, ADJ_REASON_NOT_ADJACENT, -1, path[i], 0);
        return FALSE;
      }
  return TRUE;
}

static void
judge_moment (AdjJudge *judge, int unit)
{
  gboolean own = adj_table_is_phasing (judge->table, judge->table->units[unit].side) &&
                 adj_table_phase_kind (judge->table, judge->book) == ADJ_PHASE_MOVEMENT;

  if (!own)
    adj_judge_warn (judge, "BG 5.11", ADJ_REASON_NOT_YOUR_PHASE, unit, ADJ_NO_HEX, 0);
}

static gboolean
is_still (const AdjJudge *judge, int unit)
{
  return unit < (int) judge->book->scenario->n_units &&
         judge->book->scenario->units[unit].still >= judge->table->turn;
}

/* BG 5.19: how many units of a side may move, and which may not yet, is for some scenarios to
 * say. -1: no limit. */
static int
move_limit (const AdjJudge *judge, int side)
{
  const GArray *limits = judge->book->scenario->limits;
  int least = -1;

  for (guint i = 0; i < limits->len; i++)
    {
      const AdjLimit *limit = &g_array_index (limits, AdjLimit, i);
      gboolean now =
          limit->from <= judge->table->turn && (limit->to == 0 || judge->table->turn <= limit->to);

      if (limit->side == side && now && (least < 0 || limit->units < least))
        least = limit->units;
    }
  return least;
}

static int
count_others_moved (const AdjJudge *judge, int mover)
{
  int moved = 0;

  for (int unit = 0; unit < judge->table->n_units; unit++)
    moved += unit != mover && judge->table->units[unit].side == judge->table->units[mover].side &&
             adj_table_has (judge->table, unit, ADJ_FACT_MOVED);
  return moved;
}

static void
judge_scenario_limits (AdjJudge *judge, int unit)
{
  int limit = move_limit (judge, judge->table->units[unit].side);

  if (is_still (judge, unit))
    adj_judge_warn (judge, "BG 5.19", ADJ_REASON_MUST_STAY, unit, ADJ_NO_HEX, 0);
  if (limit >= 0 && count_others_moved (judge, unit) >= limit)
    adj_judge_warn (judge, "BG 5.19", ADJ_REASON_MOVE_LIMIT, unit, ADJ_NO_HEX, limit);
}

/* ---- Moving ---- */

static void
hold_path (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  for (guint i = 0; i < n_path; i++)
    adj_judge_hold (judge, unit, path[i], TRUE);
}

static void
do_move (AdjJudge *judge, int unit, const AdjHex *path, guint n_path, int spent)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_MOVED);

  effect.unit = (guint16) unit;
  effect.value = (gint16) spent;
  effect.n_path = (guint8) n_path;
  for (guint i = 0; i < n_path; i++)
    effect.path[i] = path[i];
  adj_judge_do (judge, &effect);
  hold_path (judge, unit, path, n_path);
}

static void
move_one (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  int spent;

  if (!adj_table_on_map (judge->table, unit) || judge->table->units[unit].hex != path[0])
    {
      adj_judge_refuse (judge, ADJ_REASON_NOT_ON_MAP, unit, path[0], 0);
      return;
    }
  if (ends_among_enemies (judge, unit, path[n_path - 1]))
    return;
  judge_moment (judge, unit);
  if (adj_table_has (judge->table, unit, ADJ_FACT_MOVED) &&
      !adj_table_has (judge->table, unit, ADJ_FACT_GOES_ON))
    adj_judge_warn (judge, "BG 5.11", ADJ_REASON_MOVED_ALREADY, unit, ADJ_NO_HEX, 0);
  judge_scenario_limits (judge, unit);
  spent = judge->table->units[unit].spent + judge_path (judge, unit, path, n_path);
  judge_allowance (judge, unit, spent);
  judge_last_hex (judge, unit, path[n_path - 1]);
  do_move (judge, unit, path, n_path, spent);
}

/* With dummies on the table a march may be one in several parts (Y 11.5). */
static void
march (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  guint stop = adj_intelligence_stop (judge, unit, path, n_path);

  move_one (judge, unit, path, stop + 1);
  if (stop + 1 == n_path || judge->standing == ADJ_IMPOSSIBLE)
    return;
  adj_intelligence_go_on (judge, unit);
  if (adj_table_on_map (judge->table, unit))
    march (judge, unit, path + stop, n_path - stop);
}

void
adj_move (AdjJudge *judge, const int *units, guint n_units, const AdjHex *path, guint n_path)
{
  if (!is_path (judge, path, n_path))
    return;
  if (n_path < 2)
    {
      adj_judge_refuse (judge, ADJ_REASON_NO_PATH, -1, path[0], 0);
      return;
    }
  for (guint i = 0; i < n_units && judge->standing != ADJ_IMPOSSIBLE; i++)
    march (judge, units[i], path, n_path);
}

/* ---- Entering (BG 15) ---- */

int
adj_column_cost (const AdjField *field, int side, AdjHex entry)
{
  gboolean per_hex = adj_table_option (field->table, ADJ_OPTION_COLUMN_PER_ENTRY_HEX) != 0;
  int place = 1;

  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      const AdjUnitState *state = &field->table->units[unit];

      place += state->side == side && (state->facts & ADJ_FACT_ENTERED) != 0 &&
               (!per_hex || state->entry == entry);
    }
  return place * ADJ_MP;
}

int
adj_due_turn (const AdjField *field, int unit)
{
  return unit < (int) field->book->scenario->n_units ? field->book->scenario->units[unit].turn : 0;
}

gboolean
adj_is_due (const AdjField *field, int unit)
{
  int turn = adj_due_turn (field, unit);

  if (adj_table_is_dummy (field->table, unit))
    return field->table->units[unit].where == ADJ_WAITING;
  return field->table->units[unit].where == ADJ_WAITING && turn > 0 && turn <= field->table->turn;
}

static gboolean
enemy_in (const AdjField *field, AdjHex hex, int side)
{
  return field->count[hex] > 0 && adj_field_side (field, hex) != side;
}

gboolean
adj_entry_is_blocked (const AdjField *field, int unit)
{
  gboolean night = adj_table_is_night (field->table, field->book);
  const AdjUnit *printed;

  if (unit >= (int) field->book->scenario->n_units)
    return FALSE;
  printed = &field->book->scenario->units[unit];
  for (guint i = 0; i < printed->n_entries; i++)
    {
      AdjHex hex = adj_book_hex (field->book, printed->entries[i]);

      if (!enemy_in (field, hex, printed->side) &&
          !(night && adj_field_in_ezoc (field, hex, printed->side)))
        return FALSE;
    }
  return printed->n_entries > 0;
}

static gboolean
is_listed_entry (const AdjJudge *judge, int unit, AdjHex hex)
{
  const AdjUnit *printed;

  if (unit >= (int) judge->book->scenario->n_units)
    return TRUE;
  printed = &judge->book->scenario->units[unit];
  for (guint i = 0; i < printed->n_entries; i++)
    if (printed->entries[i] == judge->book->hexes[hex].id)
      return TRUE;
  return printed->n_entries == 0; /* not known: nobody can say that it is wrong */
}

static void
judge_entry (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  int side = judge->table->units[unit].side;
  AdjPassage passage;

  judge_moment (judge, unit);
  if (adj_table_is_dummy (judge->table, unit))
    adj_intelligence_judge_arrival (judge, unit, path[0]);
  else if (adj_due_turn (&judge->field, unit) == 0)
    judge->unjudged = TRUE;
  else if (!adj_is_due (&judge->field, unit))
    adj_judge_warn (judge, "BG 15.0", ADJ_REASON_NOT_DUE, unit, ADJ_NO_HEX, 0);
  if (!is_listed_entry (judge, unit, path[0]))
    adj_judge_warn (judge, "BG 15.0", ADJ_REASON_WRONG_ENTRY, unit, path[0], 0);
  if (enemy_in (&judge->field, path[0], side))
    adj_judge_warn (judge, "BG 15.5", ADJ_REASON_ENTRY_OCCUPIED, unit, path[0], 0);
  else if (n_path == 1 && judge->field.count[path[0]] > 0)
    adj_judge_warn (judge, "BG 15.1", ADJ_REASON_STACKED_ENTRY, unit, path[0], 0);
  adj_passage_init (&passage, &judge->field, unit);
  judge_hex (judge, &passage, unit, path[0]);
  judge_last_hex (judge, unit, path[n_path - 1]);
}

static void
enter_one (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  int side = judge->table->units[unit].side;
  int column = adj_column_cost (&judge->field, side, path[0]);
  int allowance = adj_field_allowance (&judge->field, unit);
  int onward;

  if (judge->table->units[unit].where != ADJ_WAITING)
    {
      adj_judge_refuse (judge, ADJ_REASON_NOT_WAITING, unit, ADJ_NO_HEX, 0);
      return;
    }
  if (ends_among_enemies (judge, unit, path[n_path - 1]))
    return;
  judge_entry (judge, unit, path, n_path);
  if (allowance != ADJ_UNKNOWN_COST && column > allowance)
    adj_judge_warn (judge, "BG 15.3", ADJ_REASON_COLUMN_TOO_LONG, unit, path[0],
                    column - allowance);
  adj_judge_do_unit (judge, ADJ_EFFECT_ENTERED, unit, path[0], column);
  adj_judge_hold (judge, unit, path[0], TRUE);
  if (n_path < 2)
    return;
  onward = judge_path (judge, unit, path, n_path);
  if (column <= allowance)
    judge_allowance (judge, unit, column + onward);
  do_move (judge, unit, path, n_path, column + onward);
}

void
adj_enter (AdjJudge *judge, const int *units, guint n_units, const AdjHex *path, guint n_path)
{
  if (!is_path (judge, path, n_path))
    return;
  for (guint i = 0; i < n_units && judge->standing != ADJ_IMPOSSIBLE; i++)
    enter_one (judge, units[i], path, n_path);
}

/* ---- Exiting (BG 16) ---- */

static const AdjExit *
find_exit (const AdjJudge *judge, int unit)
{
  const AdjUnitState *state = &judge->table->units[unit];
  const GArray *exits = judge->book->scenario->exits;

  for (guint i = 0; i < exits->len; i++)
    {
      const AdjExit *exit = &g_array_index (exits, AdjExit, i);

      if ((exit->side != ADJ_NO_SIDE && exit->side != state->side) ||
          (exit->arm >= 0 && exit->arm != state->arm))
        continue;
      for (guint j = 0; j < exit->hexes->len; j++)
        if (adj_book_hex (judge->book, g_array_index (exit->hexes, AdjHexId, j)) == state->hex)
          return exit;
    }
  return NULL;
}

static void
exit_one (AdjJudge *judge, int unit)
{
  const AdjUnitState *state = &judge->table->units[unit];
  const AdjExit *exit;
  int spent;

  if (!adj_table_on_map (judge->table, unit))
    {
      adj_judge_refuse (judge, ADJ_REASON_NOT_ON_MAP, unit, ADJ_NO_HEX, 0);
      return;
    }
  exit = find_exit (judge, unit);
  spent = state->spent + (exit != NULL ? exit->cost : ADJ_MP);
  judge_moment (judge, unit);
  if (exit == NULL)
    adj_judge_warn (judge, "BG 16.1", ADJ_REASON_NO_EXIT, unit, state->hex, 0);
  if (adj_field_in_ezoc (&judge->field, state->hex, state->side))
    adj_judge_warn (judge, "BG 16.1", ADJ_REASON_LEAVES_ZONE, unit, state->hex, 0);
  judge_scenario_limits (judge, unit);
  judge_allowance (judge, unit, spent);
  adj_judge_do_unit (judge, ADJ_EFFECT_EXITED, unit, ADJ_NO_HEX, spent);
}

void
adj_exit (AdjJudge *judge, const int *units, guint n_units)
{
  for (guint i = 0; i < n_units && judge->standing != ADJ_IMPOSSIBLE; i++)
    if (adj_intelligence_show (judge, units[i])) /* who leaves is seen (Y 11.57) */
      exit_one (judge, units[i]);
}
