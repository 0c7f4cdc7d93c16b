/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/move.h"

#include "rules/charge.h"
#include "rules/intelligence.h"
#include "rules/march.h"
#include "rules/rally.h"

/* The conditions before every step, on the march or in a charge; FALSE, and refused, if it makes no
 * sense. */
static gboolean
may_set_out (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  if (!adj_table_on_map (judge->table, unit) || judge->table->units[unit].hex != path[0])
    {
      adj_judge_refuse (judge, ADJ_REASON_NOT_ON_MAP, unit, path[0], 0);
      return FALSE;
    }
  if (adj_march_ends_among_enemies (judge, unit, path[n_path - 1]) ||
      adj_march_is_plotted (judge, unit))
    return FALSE;
  adj_march_judge_moment (judge, unit);
  if (adj_table_has (judge->table, unit, ADJ_FACT_MOVED) &&
      !adj_table_has (judge->table, unit, ADJ_FACT_GOES_ON))
    adj_judge_warn (judge, "BG 5.11", ADJ_REASON_MOVED_ALREADY, unit, ADJ_NO_HEX, 0);
  adj_march_judge_limits (judge, unit);
  adj_rally_judge_march (judge, unit);
  return TRUE;
}

static void
move_one (AdjJudge *judge, int unit, const AdjHex *path, guint n_path, int bonus)
{
  int before = judge->table->units[unit].spent;
  AdjPassage passage;
  AdjMarchCost march;

  if (!may_set_out (judge, unit, path, n_path))
    return;
  adj_passage_init (&passage, &judge->field, unit);
  march = adj_march_judge_path (judge, &passage, unit, path, n_path);
  /* Y 5.21. That it may not start in an EZOC, go where it is closed or crowd friends is judged
   * along its path. */
  if (!(passage.one_hex && n_path == 2))
    adj_march_judge_allowance (judge, unit, before, &march, bonus);
  adj_march_judge_end (judge, unit, path[n_path - 1]);
  adj_march_do (judge, unit, path, n_path, before, &march);
}

static gboolean
leads_somewhere (AdjJudge *judge, const AdjHex *path, guint n_path)
{
  if (!adj_march_is_path (judge, path, n_path))
    return FALSE;
  if (n_path < 2)
    adj_judge_refuse (judge, ADJ_REASON_NO_PATH, -1, path[0], 0);
  return n_path >= 2;
}

/* With dummies on the table a march may be one in several parts (Y 11.5). */
static void
march (AdjJudge *judge, int unit, const AdjHex *path, guint n_path, int bonus)
{
  guint stop = adj_intelligence_stop (judge, unit, path, n_path);

  move_one (judge, unit, path, stop + 1, bonus);
  if (stop + 1 == n_path || judge->standing == ADJ_IMPOSSIBLE)
    return;
  adj_intelligence_go_on (judge, unit);
  if (adj_table_on_map (judge->table, unit))
    march (judge, unit, path + stop, n_path - stop, bonus);
}

void
adj_move (AdjJudge *judge, const int *units, guint n_units, const AdjHex *path, guint n_path)
{
  AdjPassage passage;

  g_return_if_fail (judge != NULL);
  g_return_if_fail (units != NULL || n_units == 0);
  g_return_if_fail (path != NULL || n_path == 0);

  if (!leads_somewhere (judge, path, n_path))
    return;
  for (guint i = 0; i < n_units && judge->standing != ADJ_IMPOSSIBLE; i++)
    {
      adj_passage_init (&passage, &judge->field, units[i]);
      march (judge, units[i], path, n_path, adj_passage_bonus (&passage, path, n_path));
    }
}

/* Y 8.73. A unit that lies face down turns up at the end of it. */
void
adj_charge (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  int before;
  AdjPassage passage;
  AdjMarchCost march;
  int spent;

  g_return_if_fail (judge != NULL);
  g_return_if_fail (path != NULL || n_path == 0);

  before = judge->table->units[unit].spent;
  if (!leads_somewhere (judge, path, n_path) || !may_set_out (judge, unit, path, n_path) ||
      !adj_charge_judge (judge, unit, path, n_path))
    return;
  adj_charge_passage (&passage, &judge->field, unit);
  march = adj_march_judge_path (judge, &passage, unit, path, n_path);
  spent = before + march.all;
  if (spent > ADJ_CHARGE_MP)
    adj_judge_warn (judge, "Y 8.73", ADJ_REASON_TOO_FAR, unit, ADJ_NO_HEX, spent - ADJ_CHARGE_MP);
  adj_march_judge_end (judge, unit, path[n_path - 1]);
  adj_march_do (judge, unit, path, n_path, before, &march);
  adj_judge_do_unit (judge, ADJ_EFFECT_CHARGED, unit, ADJ_NO_HEX, 0);
  adj_intelligence_show (judge, unit);
}
