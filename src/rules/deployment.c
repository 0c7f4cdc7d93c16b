/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/deployment.h"

#include "rules/entry.h"

gboolean
adj_deployment_is_open (const AdjBook *book, const AdjTable *table)
{
  g_return_val_if_fail (book != NULL, FALSE);
  g_return_val_if_fail (table != NULL, FALSE);

  if (!adj_table_option (table, ADJ_OPTION_FREE_DEPLOYMENT) ||
      !adj_table_is_first_phase (table, book))
    return FALSE;
  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_table_has (table, unit, ADJ_FACTS_OF_MOVEMENT) ||
        table->units[unit].where == ADJ_EXITED)
      return FALSE;
  return TRUE;
}

/* Where the counter is printed to be set up; ADJ_NO_HEX for reinforcements. */
static AdjHex
printed_hex (const AdjBook *book, int unit)
{
  if (unit >= (int) book->scenario->n_units)
    return ADJ_NO_HEX;
  return adj_book_hex (book, book->scenario->units[unit].hex);
}

/* Where the set-up is not known, nobody can say that a hex is wrong. */
static gboolean
has_set_up (const AdjField *field, int side)
{
  for (int unit = 0; unit < (int) field->book->scenario->n_units; unit++)
    if (field->book->scenario->units[unit].side == side &&
        printed_hex (field->book, unit) != ADJ_NO_HEX)
      return TRUE;
  return FALSE;
}

gboolean
adj_deployment_is_listed (const AdjBook *book, int side, AdjHex hex)
{
  g_return_val_if_fail (book != NULL, FALSE);

  for (int unit = 0; unit < (int) book->scenario->n_units; unit++)
    if (book->scenario->units[unit].side == side && printed_hex (book, unit) == hex)
      return TRUE;
  return FALSE;
}

gboolean
adj_deployment_is_wrong (const AdjField *field, int unit)
{
  const AdjUnitState *state;

  g_return_val_if_fail (field != NULL, FALSE);

  state = &field->table->units[unit];
  if (state->where != ADJ_ON_MAP)
    return printed_hex (field->book, unit) != ADJ_NO_HEX;
  if (adj_due_turn (field, unit) > 0)
    return TRUE; /* a reinforcement */
  return has_set_up (field, state->side) &&
         !adj_deployment_is_listed (field->book, state->side, state->hex);
}

AdjHex
adj_deployment_empty_hex (const AdjField *field, int unit)
{
  AdjHex hex;

  g_return_val_if_fail (field != NULL, ADJ_NO_HEX);

  hex = printed_hex (field->book, unit);
  if (hex == ADJ_NO_HEX || field->count[hex] > 0)
    return ADJ_NO_HEX;
  for (int before = 0; before < unit; before++)
    if (printed_hex (field->book, before) == hex)
      return ADJ_NO_HEX;
  return hex;
}

void
adj_deployment_judge (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  if (!adj_deployment_is_open (judge->book, judge->table))
    return;
  for (int unit = 0; unit < judge->table->n_units; unit++)
    if (adj_deployment_is_wrong (&judge->field, unit))
      adj_judge_warn (judge, "Y 14.0", ADJ_REASON_WRONG_SET_UP, unit, judge->table->units[unit].hex,
                      0);
}
