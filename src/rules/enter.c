/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/dummies.h"
#include "rules/entry.h"
#include "rules/intelligence.h"
#include "rules/march.h"
#include "rules/move.h"

/* Onto the map and off it. */

/* ---- Entering (BG 15) ---- */

static void
add_march (AdjMarchCost *march, AdjMarchCost onward)
{
  march->all += onward.all;
  march->zone += onward.zone;
  march->company += onward.company;
  march->cover += onward.cover;
  march->night += onward.night;
}

/* Its place in the column pays for the entry hex, but not for what stands in or around it. */
static AdjMarchCost
judge_entry (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  const char *bar = adj_entry_bar (&judge->field, path[0], judge->table->units[unit].side);
  AdjPassage passage;
  AdjMarchCost march = { 0 };

  adj_march_judge_moment (judge, unit);
  if (adj_table_is_dummy (judge->table, unit))
    adj_dummies_judge_arrival (judge, unit, path[0]);
  else if (adj_due_turn (&judge->field, unit) == 0)
    judge->unjudged = TRUE;
  else if (!adj_is_due (&judge->field, unit))
    adj_judge_warn (judge, "BG 15.0", ADJ_REASON_NOT_DUE, unit, ADJ_NO_HEX, 0);
  if (!adj_may_enter_by (&judge->field, unit, path[0]))
    adj_judge_warn (judge, "BG 15.0", ADJ_REASON_WRONG_ENTRY, unit, path[0], 0);
  if (bar != NULL)
    adj_judge_warn (judge, bar, ADJ_REASON_ENTRY_OCCUPIED, unit, path[0], 0);
  else if (n_path == 1 && judge->field.count[path[0]] > 0)
    adj_judge_warn (judge, "BG 15.1", ADJ_REASON_STACKED_ENTRY, unit, path[0], 0);
  adj_passage_init (&passage, &judge->field, unit);
  adj_march_judge_hex (judge, &passage, unit, path[0]);
  adj_march_judge_end (judge, unit, path[n_path - 1]);
  adj_march_pay_hex (&march, &passage, &judge->field, path[0]);
  return march;
}

static void
enter_one (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  gboolean unknown;
  int column = adj_column_cost (&judge->field, unit, path[0], 0, &unknown);
  int allowance = adj_field_allowance (&judge->field, unit);
  AdjPassage passage;
  AdjMarchCost march;
  int bonus = 0;

  if (judge->table->units[unit].where != ADJ_WAITING)
    {
      adj_judge_refuse (judge, ADJ_REASON_NOT_WAITING, unit, ADJ_NO_HEX, 0);
      return;
    }
  if (adj_march_ends_among_enemies (judge, unit, path[n_path - 1]) ||
      adj_march_is_plotted (judge, unit))
    return;
  march = judge_entry (judge, unit, path, n_path);
  if (unknown)
    adj_march_miss_cost (judge, path[0]);
  if (allowance != ADJ_UNKNOWN_COST && column > allowance)
    adj_judge_warn (judge, "BG 15.3", ADJ_REASON_COLUMN_TOO_LONG, unit, path[0],
                    column - allowance);
  adj_judge_do_unit (judge, ADJ_EFFECT_ENTERED, unit, path[0], adj_march_spent (column, &march));
  adj_judge_hold (judge, unit, path[0], TRUE);
  if (n_path > 1)
    {
      adj_passage_init (&passage, &judge->field, unit);
      add_march (&march, adj_march_judge_path (judge, &passage, unit, path, n_path));
      bonus = adj_passage_bonus (&passage, path, n_path);
    }
  if (column <= allowance && march.all > 0)
    adj_march_judge_allowance (judge, unit, column, &march, bonus);
  if (n_path > 1)
    adj_march_do (judge, unit, path, n_path, column, &march);
  else
    adj_march_deploy (judge, unit, march.zone);
}

void
adj_enter (AdjJudge *judge, const int *units, guint n_units, const AdjHex *path, guint n_path)
{
  g_return_if_fail (judge != NULL);
  g_return_if_fail (units != NULL || n_units == 0);
  g_return_if_fail (path != NULL || n_path == 0);

  if (!adj_march_is_path (judge, path, n_path))
    return;
  for (guint i = 0; i < n_units && judge->standing != ADJ_IMPOSSIBLE; i++)
    enter_one (judge, units[i], path, n_path);
}

/* ---- Exiting (BG 16) ---- */

const AdjExit *
adj_exit_at (const AdjField *field, int unit, AdjHex hex)
{
  const AdjUnitState *state;
  const GArray *exits;

  g_return_val_if_fail (field != NULL, NULL);

  state = &field->table->units[unit];
  exits = field->book->scenario->exits;

  for (guint i = 0; i < exits->len; i++)
    {
      const AdjExit *exit = &g_array_index (exits, AdjExit, i);

      if ((exit->side != ADJ_NO_SIDE && exit->side != state->side) ||
          (exit->arm >= 0 && exit->arm != state->arm))
        continue;
      for (guint j = 0; j < exit->hexes->len; j++)
        if (adj_book_hex (field->book, g_array_index (exit->hexes, AdjHexId, j)) == hex)
          return exit;
    }
  return NULL;
}

static void
exit_one (AdjJudge *judge, int unit)
{
  const AdjUnitState *state = &judge->table->units[unit];
  const AdjExit *exit;
  AdjMarchCost march = { 0 };

  if (!adj_table_on_map (judge->table, unit))
    {
      adj_judge_refuse (judge, ADJ_REASON_NOT_ON_MAP, unit, ADJ_NO_HEX, 0);
      return;
    }
  if (adj_march_is_plotted (judge, unit))
    return;
  exit = adj_exit_at (&judge->field, unit, state->hex);
  march.all = exit != NULL ? exit->cost : ADJ_MP;
  adj_march_judge_moment (judge, unit);
  if (exit == NULL)
    adj_judge_warn (judge, "BG 16.1", ADJ_REASON_NO_EXIT, unit, state->hex, 0);
  if (adj_field_in_ezoc (&judge->field, state->hex, state->side))
    adj_judge_warn (judge, "BG 16.1", ADJ_REASON_LEAVES_ZONE, unit, state->hex, 0);
  adj_march_judge_limits (judge, unit);
  adj_march_judge_allowance (judge, unit, state->spent, &march, 0);
  adj_judge_do_unit (judge, ADJ_EFFECT_EXITED, unit, ADJ_NO_HEX,
                     adj_march_spent (state->spent, &march));
}

void
adj_exit (AdjJudge *judge, const int *units, guint n_units)
{
  g_return_if_fail (judge != NULL);
  g_return_if_fail (units != NULL || n_units == 0);

  for (guint i = 0; i < n_units && judge->standing != ADJ_IMPOSSIBLE; i++)
    if (adj_intelligence_show (judge, units[i])) /* who leaves is seen (Y 11.57) */
      exit_one (judge, units[i]);
}
