/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/control.h"

#include "rules/demoralization.h"
#include "rules/entrenchment.h"

#include "rules/command.h"
#include "rules/move-limit.h"
#include "rules/played.h"

/* ---- Levels ---- */

/* Y 5.58: the row of the battle that this turn is in; NULL if there is none. */
static const AdjCommand *
find_row (const AdjField *field, int side)
{
  const GArray *commands = field->book->scenario->commands;

  for (guint i = 0; i < commands->len; i++)
    {
      const AdjCommand *command = &g_array_index (commands, AdjCommand, i);

      if (command->side == side && command->from <= field->table->turn &&
          (command->to == 0 || field->table->turn <= command->to))
        return command;
    }
  return NULL;
}

int
adj_command_level (const AdjField *field, int side)
{
  const AdjCommand *row;

  g_return_val_if_fail (field != NULL, 0);

  row = find_row (field, side);
  if (row == NULL)
    return 0;
  return row->level + adj_demoralization_level (field->book, field->table, side); /* Y 11.62 */
}

gboolean
adj_command_restricts (const AdjField *field, int side)
{
  const AdjCommand *row;

  g_return_val_if_fail (field != NULL, FALSE);

  row = find_row (field, side);
  return row != NULL && row->restricts && !adj_limit_is_lifted (field->table, field->book, side);
}

/* ---- The digits ---- */

static gboolean
may_scatter_now (const AdjField *field, int side)
{
  return adj_command_is_played (field->table) && !field->table->over &&
         adj_table_is_phasing (field->table, side) &&
         adj_table_phase_kind (field->table, field->book) == ADJ_PHASE_MOVEMENT &&
         (!field->table->scatter[side] || field->table->chits[side] > 0);
}

gboolean
adj_scatter_is_owed (const AdjField *field, int side)
{
  g_return_val_if_fail (field != NULL, FALSE);

  return may_scatter_now (field, side) && adj_command_level (field, side) > 0;
}

/* A unit loses control if the number of its hex ends in one of the digits (Y 5.51). */
static void
scatter_units (AdjJudge *judge, int side, guint16 digits, AdjControl control)
{
  for (int unit = 0; unit < judge->table->n_units; unit++)
    {
      const AdjUnitState *state = &judge->table->units[unit];

      if (state->where == ADJ_ON_MAP && state->side == side &&
          (digits & (1u << (judge->book->hexes[state->hex].id % 10))) != 0)
        {
          adj_judge_do_unit (judge, ADJ_EFFECT_CONTROL, unit, ADJ_NO_HEX, (int) control);
          if (control == ADJ_CONTROL_LOST)
            adj_entrenchment_lose_command (judge, unit); /* Y 5.43 */
        }
    }
}

static int
count_digits (guint16 digits)
{
  int n = 0;

  for (int digit = 0; digit <= 9; digit++)
    n += (digits & (1u << digit)) != 0;
  return n;
}

/* Y 5.57: as many as the level, none twice. left: how many could still be drawn. */
static void
judge_chits (AdjJudge *judge, int side, guint16 chits, int left)
{
  if (judge->table->digits[side] & chits)
    adj_judge_refuse (judge, ADJ_REASON_CHIT_DRAWN_TWICE, -1, ADJ_NO_HEX, 0);
  if (count_digits (chits) > left)
    adj_judge_refuse (judge, ADJ_REASON_TOO_MANY_CHITS, -1, ADJ_NO_HEX, left);
}

static void
do_digits (AdjJudge *judge, int side, guint16 digits, int left)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_DIGITS);

  effect.side = (gint8) side;
  effect.draw.digits = judge->table->digits[side] | digits;
  effect.draw.left = left;
  adj_judge_do (judge, &effect);
}

int
adj_scatter_side (const AdjField *field, int named)
{
  gboolean may[ADJ_SIDES];

  g_return_val_if_fail (field != NULL, ADJ_NO_SIDE);

  for (int side = 0; side < ADJ_SIDES; side++)
    may[side] = may_scatter_now (field, side) && (named == ADJ_NO_SIDE || named == side);
  if (may[0] == may[1])
    return ADJ_NO_SIDE;
  return may[0] ? 0 : 1;
}

static int
chits_left (const AdjField *field, int side, int level)
{
  if (field->table->scatter[side])
    return field->table->chits[side];
  return MIN (level > 0 ? level : adj_command_level (field, side), ADJ_CHITS);
}

int
adj_scatter_chits_left (const AdjField *field, int side, int level)
{
  g_return_val_if_fail (field != NULL, 0);

  return side != ADJ_NO_SIDE && may_scatter_now (field, side) ? chits_left (field, side, level) : 0;
}

/* ---- What comes first ---- */

void
adj_control_judge_dawn (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  if (adj_table_owes_dawn (judge->table))
    adj_judge_warn (judge, "E IL.1", ADJ_REASON_OWES_INITIATIVE, -1, ADJ_NO_HEX, 0);
}

/* ---- The order ---- */

static void
judge_scatter (AdjJudge *judge, int side, const AdjScatterThrow *thrown, int level, int left)
{
  gboolean by_chits = adj_command_method (judge->table) == ADJ_METHOD_CHITS;
  int printed = adj_command_level (&judge->field, side);

  adj_control_judge_dawn (judge);
  if (level == 0)
    adj_judge_refuse (judge, ADJ_REASON_NO_COMMAND_LEVEL, -1, ADJ_NO_HEX, 0);
  if (printed > 0 && level != printed)
    adj_judge_warn (judge, "Y 5.58", ADJ_REASON_OTHER_LEVEL, -1, ADJ_NO_HEX, printed);
  if (by_chits != (thrown->die == 0))
    adj_judge_warn (judge, "Y 5.57", ADJ_REASON_OTHER_METHOD, -1, ADJ_NO_HEX, 0);
  if (thrown->die == 0)
    judge_chits (judge, side, thrown->chits, left);
}

static void
refuse_side (AdjJudge *judge, int named)
{
  gboolean both = named == ADJ_NO_SIDE && may_scatter_now (&judge->field, 0) &&
                  may_scatter_now (&judge->field, 1);

  adj_judge_refuse (judge, both ? ADJ_REASON_WHICH_SIDE : ADJ_REASON_NOTHING_OWED, -1, ADJ_NO_HEX,
                    0);
}

void
adj_scatter (AdjJudge *judge, const AdjScatterThrow *thrown)
{
  int side;
  guint16 digits;
  gboolean held;
  int level;
  int left;

  g_return_if_fail (judge != NULL);
  g_return_if_fail (thrown != NULL);

  side = adj_scatter_side (&judge->field, thrown->side);
  digits = thrown->chits;
  if (side == ADJ_NO_SIDE)
    {
      refuse_side (judge, thrown->side);
      return;
    }
  level = thrown->level > 0 ? thrown->level : adj_command_level (&judge->field, side);
  left = chits_left (&judge->field, side, level);
  judge_scatter (judge, side, thrown, level, left);
  if (judge->standing == ADJ_IMPOSSIBLE)
    return;
  if (thrown->die > 0)
    digits = adj_command_digits (judge->book->ruleset, level, thrown->die);
  held = adj_command_restricts (&judge->field, side);
  do_digits (judge, side, digits, thrown->die > 0 ? 0 : left - count_digits (digits));
  scatter_units (judge, side, digits, held ? ADJ_CONTROL_HELD : ADJ_CONTROL_LOST);
}

/* ---- Movers ---- */

/* Y 5.52: the scattered move last. */
static gboolean
anybody_has_drifted (const AdjTable *table, int side)
{
  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].side == side && table->units[unit].control == ADJ_CONTROL_DRIFTED)
      return TRUE;
  return FALSE;
}

void
adj_control_judge_mover (AdjJudge *judge, int unit)
{
  const AdjUnitState *state;

  g_return_if_fail (judge != NULL);

  state = &judge->table->units[unit];
  adj_control_judge_dawn (judge);
  if (adj_scatter_is_owed (&judge->field, state->side))
    adj_judge_warn (judge, "Y 5.51", ADJ_REASON_OWES_SCATTER, -1, ADJ_NO_HEX, 0);
  if (adj_table_has_scattered (judge->table, unit))
    adj_judge_warn (judge, "Y 5.52", ADJ_REASON_OUT_OF_CONTROL, unit, ADJ_NO_HEX, 0);
  else if (state->control == ADJ_CONTROL_HELD)
    adj_judge_warn (judge, "Y 5.58b", ADJ_REASON_HELD_BACK, unit, ADJ_NO_HEX, 0);
  else if (anybody_has_drifted (judge->table, state->side))
    adj_judge_warn (judge, "Y 5.52", ADJ_REASON_AFTER_SCATTERED, unit, ADJ_NO_HEX, 0);
}
