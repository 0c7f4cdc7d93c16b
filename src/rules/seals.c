/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/seals.h"

#include <string.h>

#include "rules/control.h"
#include "rules/march.h"
#include "rules/played.h"

const char *
adj_plots_row (const AdjTable *table, const AdjBook *book, AdjPlotsRow about)
{
  static const char *const rows[ADJ_N_PLOTS_ROWS][2] = {
    [ADJ_PLOTS_SEQUENCE] = { "Y S4.1", "E N.1" }, [ADJ_PLOTS_WAY] = { "Y S5.0", "E N.1" },
    [ADJ_PLOTS_LENGTH] = { "Y S5.2", "E N.1b" },  [ADJ_PLOTS_COMMAND] = { "Y S5.21", "E N.8" },
    [ADJ_PLOTS_STAND] = { "Y S9", "E N.10" },
  };

  g_return_val_if_fail (table != NULL, NULL);
  g_return_val_if_fail (book != NULL, NULL);
  g_return_val_if_fail (about < ADJ_N_PLOTS_ROWS, NULL);

  return rows[about][!adj_turns_are_simultaneous (table) || adj_plots_are_of_night (table, book)];
}

gboolean
adj_plots_are_open (const AdjField *field)
{
  g_return_val_if_fail (field != NULL, FALSE);

  return adj_march_is_of_both (field->table, field->book) && field->table->segment == 0;
}

gboolean
adj_plots_are_secret (const AdjField *field)
{
  g_return_val_if_fail (field != NULL, FALSE);

  return !field->table->over && adj_table_phase_kind (field->table, field->book) == ADJ_PHASE_PLOT;
}

gboolean
adj_seals_are_whole (const AdjTable *table)
{
  g_return_val_if_fail (table != NULL, FALSE);

  for (int side = 0; side < ADJ_SIDES; side++)
    if (table->sealed[side] == ADJ_SEALED_NOT)
      return FALSE;
  return TRUE;
}

gboolean
adj_seals_are_closed (const AdjTable *table)
{
  g_return_val_if_fail (table != NULL, FALSE);

  return adj_seals_are_whole (table) && !table->revealed;
}

gboolean
adj_seals_are_waiting (const AdjTable *table)
{
  gboolean any = FALSE;

  g_return_val_if_fail (table != NULL, FALSE);

  for (int side = 0; side < ADJ_SIDES; side++)
    any |= table->sealed[side] != ADJ_SEALED_NOT;
  return any && !table->revealed;
}

/* What is on paper may still be said to be so when the march begins. */
void
adj_seal (AdjJudge *judge, int side, gboolean paper)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_SEALED);

  g_return_if_fail (judge != NULL);
  g_return_if_fail (side >= 0 && side < ADJ_SIDES);

  if (!adj_plots_are_secret (&judge->field) &&
      !(paper && adj_plots_are_open (&judge->field) && !judge->table->revealed))
    adj_judge_refuse (judge, ADJ_REASON_NOT_NOW_SEALED, -1, ADJ_NO_HEX, 0);
  else if (judge->table->sealed[side] != ADJ_SEALED_NOT)
    adj_judge_refuse (judge, ADJ_REASON_SEALED_ALREADY, -1, ADJ_NO_HEX, 0);
  adj_control_judge_dawn (judge);
  effect.side = (gint8) side;
  effect.seal.paper = paper;
  if (!paper)
    memcpy (effect.seal.check, judge->seals[side].check, sizeof effect.seal.check);
  if (judge->standing != ADJ_IMPOSSIBLE)
    adj_judge_do (judge, &effect);
}

void
adj_seals_judge_digits (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  for (int side = 0; side < ADJ_SIDES; side++)
    if (adj_scatter_is_owed (&judge->field, side))
      adj_judge_warn (judge, adj_plots_row (judge->table, judge->book, ADJ_PLOTS_COMMAND),
                      ADJ_REASON_OWES_SCATTER, -1, ADJ_NO_HEX, 0);
}

gboolean
adj_reveal (AdjJudge *judge)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_REVEALED);
  const char *stands;

  g_return_val_if_fail (judge != NULL, FALSE);

  stands = adj_plots_row (judge->table, judge->book, ADJ_PLOTS_STAND);
  if (!adj_plots_are_open (&judge->field) || judge->table->revealed)
    adj_judge_refuse (judge, ADJ_REASON_NOT_NOW_REVEALED, -1, ADJ_NO_HEX, 0);
  else if (!adj_seals_are_whole (judge->table))
    adj_judge_refuse (judge, ADJ_REASON_NOT_BOTH_SEALED, -1, ADJ_NO_HEX, 0);
  adj_seals_judge_digits (judge);
  for (int side = 0; side < ADJ_SIDES; side++)
    if (judge->table->sealed[side] == ADJ_SEALED_HERE && judge->seals[side].text == NULL)
      adj_judge_warn (judge, stands, ADJ_REASON_SEAL_DAMAGED, -1, ADJ_NO_HEX, side);
  if (judge->standing == ADJ_IMPOSSIBLE)
    return FALSE;
  adj_judge_do (judge, &effect);
  return TRUE;
}
