/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/march.h"

#include "rules/control.h"
#include "rules/debts.h"
#include "rules/deployment.h"
#include "rules/move-limit.h"
#include "rules/played.h"

/* Why a step cannot be made at all. */
static void
judge_closed_step (AdjJudge *judge, const AdjPassage *passage, int unit, AdjHex from, int d)
{
  const AdjBook *book = judge->book;
  AdjHex to = book->hexes[from].neighbours[d];
  const AdjArm *arm = adj_field_arm (&judge->field, unit);
  gboolean ferry =
      adj_book_terrain (book, from)->only_by >= 0 || adj_book_terrain (book, to)->only_by >= 0;

  if (passage->keeps_to_roads && adj_passage_leaves_road (passage, from, d))
    adj_judge_warn (judge, "Y 0.2", ADJ_REASON_OFF_ROADS, unit, to, 0);
  else if (arm->paths_only && (book->hexes[from].features[d] & book->path_features) == 0)
    adj_judge_warn (judge, "CH 18.2", ADJ_REASON_OFF_ROADS, unit, to, 0);
  else if ((book->hexes[from].passable & (1u << d)) == 0 && !ferry)
    adj_judge_warn (judge, "BG 5.25", ADJ_REASON_CLOSED_HEXSIDE, unit, to, 0);
  else
    adj_judge_warn (judge, "BG 5.24", ADJ_REASON_CLOSED_HEX, unit, to, 0);
}

void
adj_march_judge_hex (AdjJudge *judge, const AdjPassage *passage, int unit, AdjHex hex)
{
  const AdjField *field;

  g_return_if_fail (judge != NULL);
  g_return_if_fail (passage != NULL);

  field = &judge->field;
  if (field->count[hex] > 0 && adj_field_side (field, hex) != passage->side)
    adj_judge_warn (judge, "BG 5.12", ADJ_REASON_ENEMY_IN_HEX, unit, hex, 0);
  else if (adj_passage_blocked_by_friend (passage, field, hex))
    adj_judge_warn (judge, "CH 18.3", ADJ_REASON_PASSES_TRAIN, unit, hex, 0);
  else if (adj_passage_is_crowded (passage, field, hex))
    adj_judge_warn (judge, "Y 5.31", ADJ_REASON_CROWDED, unit, hex, 0);
  if (adj_field_perhaps_in_ezoc (field, hex, passage->side))
    adj_judge_miss (judge, "BG 6.1");
  if (!adj_passage_stops (passage, field, hex))
    return;
  if (adj_table_is_night (judge->table, judge->book))
    adj_judge_warn (judge, "BG 10.2", ADJ_REASON_NIGHT_ZONE, unit, hex, 0);
  if (adj_table_has (judge->table, unit, ADJ_FACT_INEFFECTIVE))
    adj_judge_warn (judge, "BG 11.2", ADJ_REASON_INEFFECTIVE_ZONE, unit, hex, 0);
}

/* BG 5.13, 6.0: an EZOC that the unit has come into, or stood in, lets it go nowhere. What a night
 * changes in that may be missing text (R 6.13b). */
static void
judge_leaving (AdjJudge *judge, const AdjPassage *passage, int unit, AdjHex hex, gboolean sets_out)
{
  gboolean night = adj_table_is_night (judge->table, judge->book);

  if (adj_field_perhaps_in_ezoc (&judge->field, hex, passage->side))
    adj_judge_miss (judge, "BG 6.1");
  if (!adj_passage_stops (passage, &judge->field, hex))
    return;
  if (night && !adj_nights_bar_zones (judge->table, judge->book))
    adj_judge_miss (judge, "BG 10.2");
  else
    adj_judge_warn (judge, sets_out ? "BG 5.13" : "BG 6.0",
                    sets_out ? ADJ_REASON_LEAVES_ZONE : ADJ_REASON_STOPS_IN_ZONE, unit, hex, 0);
}

void
adj_march_miss_cost (AdjJudge *judge, AdjHex hex)
{
  g_return_if_fail (judge != NULL);

  judge->unjudged = TRUE;
  if (adj_book_terrain (judge->book, hex)->look != ADJ_LOOK_UNKNOWN)
    adj_judge_miss (judge, "R 10.1");
}

/* An unknown figure counts as the one movement point every entry costs at least. */
static void
pay_ground (AdjMarchCost *march, const AdjPassage *passage, int ground, AdjHex from, int d)
{
  guint at = from * ADJ_HEX_DIRECTIONS + (guint) d;

  march->all += ground >= 0 ? ground : ADJ_MP;
  if (passage->printed[at] < 0)
    return;
  march->cover += MAX (ground - passage->uncovered[at], 0);
  march->night += MAX (MIN (ground, passage->uncovered[at]) - passage->printed[at], 0);
}

void
adj_march_pay_hex (AdjMarchCost *march,
                   const AdjPassage *passage,
                   const AdjField *field,
                   AdjHex hex)
{
  int zone;
  int company;

  g_return_if_fail (march != NULL);
  g_return_if_fail (passage != NULL);
  g_return_if_fail (field != NULL);

  zone = adj_passage_zone (passage, field, hex);
  company = adj_passage_company (passage, field, hex);
  march->all += zone + company;
  march->zone += zone;
  march->company += company;
}

AdjMarchCost
adj_march_judge_path (
    AdjJudge *judge, const AdjPassage *passage, int unit, const AdjHex *path, guint n_path)
{
  AdjMarchCost march = { 0 };

  g_return_val_if_fail (judge != NULL, (AdjMarchCost){ 0 });
  g_return_val_if_fail (passage != NULL, (AdjMarchCost){ 0 });
  g_return_val_if_fail (path != NULL || n_path == 0, (AdjMarchCost){ 0 });

  adj_judge_miss_arm (judge, unit);
  for (guint i = 1; i < n_path; i++)
    {
      int d = adj_book_direction (judge->book, path[i - 1], path[i]);
      int cost = adj_passage_ground (passage, &judge->field, path[i - 1], d);

      judge_leaving (judge, passage, unit, path[i - 1], i == 1);
      if (cost == ADJ_CLOSED)
        judge_closed_step (judge, passage, unit, path[i - 1], d);
      else if (cost == ADJ_UNKNOWN_COST)
        adj_march_miss_cost (judge, path[i]);
      pay_ground (&march, passage, cost, path[i - 1], d);
      adj_march_pay_hex (&march, passage, &judge->field, path[i]);
      adj_march_judge_hex (judge, passage, unit, path[i]);
    }
  return march;
}

/* The rule that makes the march too long: the optional one without which it would not be. */
static const char *
row_of_excess (const AdjMarchCost *march, int excess)
{
  if (march->zone >= excess)
    return "Y 6.2";
  if (march->zone + march->company >= excess)
    return "Y 5.31";
  if (march->zone + march->company + march->cover >= excess)
    return "Y 9.0b";
  return march->zone + march->company + march->cover + march->night >= excess ? "E N.5" : "BG 5.15";
}

void
adj_march_judge_allowance (
    AdjJudge *judge, int unit, int before, const AdjMarchCost *march, int bonus)
{
  int allowance;
  int excess;

  g_return_if_fail (judge != NULL);
  g_return_if_fail (march != NULL);

  allowance = adj_field_allowance (&judge->field, unit);
  excess = before + march->all - allowance - bonus;
  if (allowance == ADJ_UNKNOWN_COST)
    judge->unjudged = TRUE;
  else if (excess > 0)
    {
      adj_judge_warn (judge, row_of_excess (march, excess), ADJ_REASON_TOO_FAR, unit, ADJ_NO_HEX,
                      excess);
      adj_judge_miss (judge, "R 6.4"); /* by which it may go farther */
    }
}

void
adj_march_judge_end (AdjJudge *judge, int unit, AdjHex hex)
{
  g_return_if_fail (judge != NULL);

  if (!adj_book_terrain (judge->book, hex)->stop)
    adj_judge_warn (judge, "BG 5.24", ADJ_REASON_NO_STOPPING, unit, hex, 0);
}

gboolean
adj_march_ends_among_enemies (AdjJudge *judge, int unit, AdjHex hex)
{
  int side;

  g_return_val_if_fail (judge != NULL, FALSE);

  side = judge->table->units[unit].side;
  if (judge->field.count[hex] == 0 || adj_field_side (&judge->field, hex) == side)
    return FALSE;
  adj_judge_refuse (judge, ADJ_REASON_ENEMY_IN_HEX, unit, hex, 0);
  return TRUE;
}

gboolean
adj_march_is_path (AdjJudge *judge, const AdjHex *path, guint n_path)
{
  g_return_val_if_fail (judge != NULL, FALSE);
  g_return_val_if_fail (path != NULL || n_path == 0, FALSE);

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

gboolean
adj_march_is_of_both (const AdjTable *table, const AdjBook *book)
{
  g_return_val_if_fail (table != NULL, FALSE);
  g_return_val_if_fail (book != NULL, FALSE);

  return adj_table_phase_kind (table, book) == ADJ_PHASE_MOVEMENT &&
         !adj_table_is_march (table, book);
}

gboolean
adj_march_is_plotted (AdjJudge *judge, int unit)
{
  g_return_val_if_fail (judge != NULL, FALSE);

  if (!adj_march_is_of_both (judge->table, judge->book))
    return FALSE;
  adj_judge_refuse (judge, ADJ_REASON_MOVES_AS_PLOTTED, unit, ADJ_NO_HEX, 0);
  return TRUE;
}

void
adj_march_judge_phase (AdjJudge *judge, int unit)
{
  g_return_if_fail (judge != NULL);

  if (!adj_table_is_phasing (judge->table, judge->table->units[unit].side) ||
      adj_table_phase_kind (judge->table, judge->book) != ADJ_PHASE_MOVEMENT)
    adj_judge_warn (judge, "BG 5.11", ADJ_REASON_NOT_YOUR_PHASE, unit, ADJ_NO_HEX, 0);
  else if (judge->table->battle.stage != ADJ_BATTLE_NONE)
    adj_judge_warn (judge, "BG 5.14", ADJ_REASON_BATTLE_OPEN, -1, ADJ_NO_HEX, 0);
}

void
adj_march_judge_moment (AdjJudge *judge, int unit)
{
  g_return_if_fail (judge != NULL);

  if (adj_debt_is_open (judge->table, ADJ_DEBT_REPULSE))
    adj_judge_warn (judge, "Y 7.77", ADJ_REASON_REPULSION_BEGUN, -1, ADJ_NO_HEX, 0);
  adj_march_judge_phase (judge, unit);
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

void
adj_march_judge_limits (AdjJudge *judge, int unit)
{
  int limit;

  g_return_if_fail (judge != NULL);

  limit = adj_limit_of (judge->table, judge->book, judge->table->units[unit].side);
  if (is_still (judge, unit))
    adj_judge_warn (judge, "BG 5.19", ADJ_REASON_MUST_STAY, unit, ADJ_NO_HEX, 0);
  if (limit >= 0 && count_others_moved (judge, unit) >= limit)
    adj_judge_warn (judge, "BG 5.19", ADJ_REASON_MOVE_LIMIT, unit, ADJ_NO_HEX, limit);
}

static void
hold_path (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  for (guint i = 0; i < n_path; i++)
    adj_judge_hold (judge, unit, path[i], TRUE);
}

void
adj_march_deploy (AdjJudge *judge, int unit, int zone)
{
  g_return_if_fail (judge != NULL);

  if (zone > 0)
    adj_judge_do_unit (judge, ADJ_EFFECT_DEPLOYED, unit, ADJ_NO_HEX,
                       judge->table->units[unit].deployed + zone);
}

#define MOST_SPENT (1000000 * ADJ_MP)

int
adj_march_spent (int before, const AdjMarchCost *march)
{
  g_return_val_if_fail (march != NULL, 0);

  return MIN (before + march->all, MOST_SPENT);
}

void
adj_march_do (AdjJudge *judge,
              int unit,
              const AdjHex *path,
              guint n_path,
              int before,
              const AdjMarchCost *march)
{
  g_return_if_fail (judge != NULL);
  g_return_if_fail (path != NULL || n_path == 0);
  g_return_if_fail (march != NULL);

  adj_judge_do_way (judge, unit, path, n_path, adj_march_spent (before, march));
  adj_march_deploy (judge, unit, march->zone);
  hold_path (judge, unit, path, n_path);
}
