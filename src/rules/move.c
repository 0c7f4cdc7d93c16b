/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/move.h"

#include "rules/charge.h"
#include "rules/control.h"
#include "rules/debts.h"
#include "rules/deployment.h"
#include "rules/dummies.h"
#include "rules/intelligence.h"
#include "rules/move-limit.h"
#include "rules/passage.h"
#include "rules/played.h"
#include "table/unit.h"

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
  else if (adj_passage_is_crowded (passage, field, hex))
    adj_judge_warn (judge, "Y 5.31", ADJ_REASON_CROWDED, unit, hex, 0);
  if (!adj_passage_stops (passage, field, hex))
    return;
  if (adj_table_is_night (judge->table, judge->book))
    adj_judge_warn (judge, "BG 10.2", ADJ_REASON_NIGHT_ZONE, unit, hex, 0);
  if (adj_table_has (judge->table, unit, ADJ_FACT_INEFFECTIVE))
    adj_judge_warn (judge, "BG 11.2", ADJ_REASON_INEFFECTIVE_ZONE, unit, hex, 0);
}

/* What a march costs, in sixths, and how much of it optional rules ask for. */
typedef struct
{
  int all;
  int zone;    /* for an enemy zone of control (Y 6.2) */
  int company; /* for friends in the hexes (Y 5.31) */
  int cover;   /* for guns in a forest (Y 9.0b) */
} March;

/* An unknown figure counts as the one movement point every entry costs at least. */
static void
pay_ground (March *march, int ground, int usual)
{
  march->all += ground >= 0 ? ground : ADJ_MP;
  if (usual >= 0 && ground > usual)
    march->cover += ground - usual;
}

static void
pay_hex (March *march, const AdjPassage *passage, const AdjField *field, AdjHex hex)
{
  int zone = adj_passage_zone (passage, field, hex);
  int company = adj_passage_company (passage, field, hex);

  march->all += zone + company;
  march->zone += zone;
  march->company += company;
}

/* The cost of the whole path after path[0], which is paid for; what is wrong with it is found. */
static March
judge_path (AdjJudge *judge, const AdjPassage *passage, int unit, const AdjHex *path, guint n_path)
{
  March march = { 0 };

  for (guint i = 1; i < n_path; i++)
    {
      int d = adj_book_direction (judge->book, path[i - 1], path[i]);
      int cost = adj_passage_ground (passage, &judge->field, path[i - 1], d);

      if (adj_passage_stops (passage, &judge->field, path[i - 1]))
        adj_judge_warn (judge, i == 1 ? "BG 5.13" : "BG 6.0",
                        i == 1 ? ADJ_REASON_LEAVES_ZONE : ADJ_REASON_STOPS_IN_ZONE, unit,
                        path[i - 1], 0);
      if (cost == ADJ_CLOSED)
        judge_closed_step (judge, unit, path[i - 1], d);
      else if (cost == ADJ_UNKNOWN_COST)
        judge->unjudged = TRUE;
      pay_ground (&march, cost,
                  adj_book_cost (judge->book, judge->table->units[unit].arm, path[i - 1], d));
      pay_hex (&march, passage, &judge->field, path[i]);
      judge_hex (judge, passage, unit, path[i]);
    }
  return march;
}

/* The rule that makes the march too long: the optional one without which it would not be. */
static const char *
row_of_excess (const March *march, int excess)
{
  if (march->zone >= excess)
    return "Y 6.2";
  if (march->zone + march->company >= excess)
    return "Y 5.31";
  return march->zone + march->company + march->cover >= excess ? "Y 9.0b" : "BG 5.15";
}

static void
judge_allowance (AdjJudge *judge, int unit, int before, const March *march)
{
  int allowance = adj_field_allowance (&judge->field, unit);
  int excess = before + march->all - allowance;

  if (allowance == ADJ_UNKNOWN_COST)
    judge->unjudged = TRUE;
  else if (excess > 0)
    adj_judge_warn (judge, row_of_excess (march, excess), ADJ_REASON_TOO_FAR, unit, ADJ_NO_HEX,
                    excess);
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

  if (adj_debt_is_open (judge->table, ADJ_DEBT_REPULSE))
    adj_judge_warn (judge, "Y 7.77", ADJ_REASON_REPULSION_BEGUN, -1, ADJ_NO_HEX, 0);
  if (!own)
    adj_judge_warn (judge, "BG 5.11", ADJ_REASON_NOT_YOUR_PHASE, unit, ADJ_NO_HEX, 0);
  adj_deployment_judge (judge);
  adj_control_judge_mover (judge, unit);
}

static gboolean
is_still (const AdjJudge *judge, int unit)
{
  return unit < (int) judge->book->scenario->n_units &&
         judge->book->scenario->units[unit].still >= judge->table->turn;
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

/* BG 5.19: how many units of a side may move, and which may not yet, is for some scenarios to
 * say. */
static void
judge_scenario_limits (AdjJudge *judge, int unit)
{
  int limit = adj_limit_of (judge->table, judge->book, judge->table->units[unit].side);

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
do_deploy (AdjJudge *judge, int unit, int zone)
{
  if (zone > 0)
    adj_judge_do_unit (judge, ADJ_EFFECT_DEPLOYED, unit, ADJ_NO_HEX,
                       judge->table->units[unit].deployed + zone);
}

static void
do_move (
    AdjJudge *judge, int unit, const AdjHex *path, guint n_path, int before, const March *march)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_MOVED);

  effect.unit = (guint16) unit;
  effect.value = (gint16) (before + march->all);
  effect.n_path = (guint8) n_path;
  for (guint i = 0; i < n_path; i++)
    effect.path[i] = path[i];
  adj_judge_do (judge, &effect);
  do_deploy (judge, unit, march->zone);
  hold_path (judge, unit, path, n_path);
}

/* What holds before every step, on the march or in a charge; FALSE, and refused, if it makes no
 * sense. */
static gboolean
may_set_out (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  if (!adj_table_on_map (judge->table, unit) || judge->table->units[unit].hex != path[0])
    {
      adj_judge_refuse (judge, ADJ_REASON_NOT_ON_MAP, unit, path[0], 0);
      return FALSE;
    }
  if (ends_among_enemies (judge, unit, path[n_path - 1]))
    return FALSE;
  judge_moment (judge, unit);
  if (adj_table_has (judge->table, unit, ADJ_FACT_MOVED) &&
      !adj_table_has (judge->table, unit, ADJ_FACT_GOES_ON))
    adj_judge_warn (judge, "BG 5.11", ADJ_REASON_MOVED_ALREADY, unit, ADJ_NO_HEX, 0);
  judge_scenario_limits (judge, unit);
  return TRUE;
}

static void
move_one (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  int before = judge->table->units[unit].spent;
  AdjPassage passage;
  March march;

  if (!may_set_out (judge, unit, path, n_path))
    return;
  adj_passage_init (&passage, &judge->field, unit);
  march = judge_path (judge, &passage, unit, path, n_path);
  /* Y 5.21. That it may not start in an EZOC, go where it is closed or crowd friends is judged
   * along its path. */
  if (!(passage.one_hex && n_path == 2))
    judge_allowance (judge, unit, before, &march);
  judge_last_hex (judge, unit, path[n_path - 1]);
  do_move (judge, unit, path, n_path, before, &march);
}

static gboolean
leads_somewhere (AdjJudge *judge, const AdjHex *path, guint n_path)
{
  if (!is_path (judge, path, n_path))
    return FALSE;
  if (n_path < 2)
    adj_judge_refuse (judge, ADJ_REASON_NO_PATH, -1, path[0], 0);
  return n_path >= 2;
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
  if (!leads_somewhere (judge, path, n_path))
    return;
  for (guint i = 0; i < n_units && judge->standing != ADJ_IMPOSSIBLE; i++)
    march (judge, units[i], path, n_path);
}

/* Y 8.73. A unit that lies face down turns up at the end of it. */
void
adj_charge (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  int before = judge->table->units[unit].spent;
  AdjPassage passage;
  March march;
  int spent;

  if (!leads_somewhere (judge, path, n_path) || !may_set_out (judge, unit, path, n_path) ||
      !adj_charge_judge (judge, unit, path, n_path))
    return;
  adj_charge_passage (&passage, &judge->field, unit);
  march = judge_path (judge, &passage, unit, path, n_path);
  spent = before + march.all;
  if (spent > ADJ_CHARGE_MP)
    adj_judge_warn (judge, "Y 8.73", ADJ_REASON_TOO_FAR, unit, ADJ_NO_HEX, spent - ADJ_CHARGE_MP);
  judge_last_hex (judge, unit, path[n_path - 1]);
  do_move (judge, unit, path, n_path, before, &march);
  adj_judge_do_unit (judge, ADJ_EFFECT_CHARGED, unit, ADJ_NO_HEX, 0);
  adj_intelligence_show (judge, unit);
}

/* ---- Entering (BG 15) ---- */

int
adj_column_cost (const AdjField *field, int side, AdjHex entry)
{
  gboolean per_hex = adj_columns_are_per_hex (field->table);
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

gboolean
adj_may_enter_by (const AdjField *field, int unit, AdjHex hex)
{
  const AdjUnit *printed;

  if (!adj_unit_is_printed (field->book, unit))
    return TRUE;
  printed = &field->book->scenario->units[unit];
  for (guint i = 0; i < printed->n_entries; i++)
    if (printed->entries[i] == field->book->hexes[hex].id)
      return TRUE;
  return printed->n_entries == 0; /* not known: nobody can say that it is wrong */
}

static void
add_march (March *march, March onward)
{
  march->all += onward.all;
  march->zone += onward.zone;
  march->company += onward.company;
  march->cover += onward.cover;
}

/* Its place in the column pays for the entry hex, but not for what stands in or around it. */
static March
judge_entry (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  int side = judge->table->units[unit].side;
  AdjPassage passage;
  March march = { 0 };

  judge_moment (judge, unit);
  if (adj_table_is_dummy (judge->table, unit))
    adj_dummies_judge_arrival (judge, unit, path[0]);
  else if (adj_due_turn (&judge->field, unit) == 0)
    judge->unjudged = TRUE;
  else if (!adj_is_due (&judge->field, unit))
    adj_judge_warn (judge, "BG 15.0", ADJ_REASON_NOT_DUE, unit, ADJ_NO_HEX, 0);
  if (!adj_may_enter_by (&judge->field, unit, path[0]))
    adj_judge_warn (judge, "BG 15.0", ADJ_REASON_WRONG_ENTRY, unit, path[0], 0);
  if (enemy_in (&judge->field, path[0], side))
    adj_judge_warn (judge, "BG 15.5", ADJ_REASON_ENTRY_OCCUPIED, unit, path[0], 0);
  else if (n_path == 1 && judge->field.count[path[0]] > 0)
    adj_judge_warn (judge, "BG 15.1", ADJ_REASON_STACKED_ENTRY, unit, path[0], 0);
  adj_passage_init (&passage, &judge->field, unit);
  judge_hex (judge, &passage, unit, path[0]);
  judge_last_hex (judge, unit, path[n_path - 1]);
  pay_hex (&march, &passage, &judge->field, path[0]);
  return march;
}

static void
enter_one (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  int column = adj_column_cost (&judge->field, judge->table->units[unit].side, path[0]);
  int allowance = adj_field_allowance (&judge->field, unit);
  AdjPassage passage;
  March march;

  if (judge->table->units[unit].where != ADJ_WAITING)
    {
      adj_judge_refuse (judge, ADJ_REASON_NOT_WAITING, unit, ADJ_NO_HEX, 0);
      return;
    }
  if (ends_among_enemies (judge, unit, path[n_path - 1]))
    return;
  march = judge_entry (judge, unit, path, n_path);
  if (allowance != ADJ_UNKNOWN_COST && column > allowance)
    adj_judge_warn (judge, "BG 15.3", ADJ_REASON_COLUMN_TOO_LONG, unit, path[0],
                    column - allowance);
  adj_judge_do_unit (judge, ADJ_EFFECT_ENTERED, unit, path[0], column + march.all);
  adj_judge_hold (judge, unit, path[0], TRUE);
  if (n_path > 1)
    {
      adj_passage_init (&passage, &judge->field, unit);
      add_march (&march, judge_path (judge, &passage, unit, path, n_path));
    }
  if (column <= allowance && march.all > 0)
    judge_allowance (judge, unit, column, &march);
  if (n_path > 1)
    do_move (judge, unit, path, n_path, column, &march);
  else
    do_deploy (judge, unit, march.zone);
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
  March march = { 0 };

  if (!adj_table_on_map (judge->table, unit))
    {
      adj_judge_refuse (judge, ADJ_REASON_NOT_ON_MAP, unit, ADJ_NO_HEX, 0);
      return;
    }
  exit = find_exit (judge, unit);
  march.all = exit != NULL ? exit->cost : ADJ_MP;
  judge_moment (judge, unit);
  if (exit == NULL)
    adj_judge_warn (judge, "BG 16.1", ADJ_REASON_NO_EXIT, unit, state->hex, 0);
  if (adj_field_in_ezoc (&judge->field, state->hex, state->side))
    adj_judge_warn (judge, "BG 16.1", ADJ_REASON_LEAVES_ZONE, unit, state->hex, 0);
  judge_scenario_limits (judge, unit);
  judge_allowance (judge, unit, state->spent, &march);
  adj_judge_do_unit (judge, ADJ_EFFECT_EXITED, unit, ADJ_NO_HEX, state->spent + march.all);
}

void
adj_exit (AdjJudge *judge, const int *units, guint n_units)
{
  for (guint i = 0; i < n_units && judge->standing != ADJ_IMPOSSIBLE; i++)
    if (adj_intelligence_show (judge, units[i])) /* who leaves is seen (Y 11.57) */
      exit_one (judge, units[i]);
}
