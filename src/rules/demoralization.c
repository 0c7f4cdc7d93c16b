/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/demoralization.h"

#include "rules/played.h"

/* The strength a side has had and lost up to the end of each Game-Turn; [0] is the set-up. */
typedef struct
{
  int had[ADJ_MAX_TURNS + 1];
  int lost[ADJ_MAX_TURNS + 1];
} Account;

/* Due means the turn listed, entered or not. One with neither a hex nor a turn counts from the
 * turn in which it is brought on; until then, and while it lies face down, nobody knows when it is
 * due. */
static int
turn_due (const AdjUnit *printed, const AdjUnitState *state)
{
  if (printed->hex != ADJ_HEX_NONE)
    return 0;
  if (printed->turn > 0)
    return printed->turn;
  return state->where == ADJ_WAITING || (state->facts & ADJ_FACT_FACE_DOWN) != 0
             ? ADJ_MAX_TURNS + 1
             : state->entered_turn;
}

/* A unit taken off face down counts once it is shown: what it moves, anybody could tell it by. */
static gboolean
read_account (Account *account, const AdjBook *book, const AdjTable *table, int side)
{
  gboolean unknown = FALSE;

  *account = (Account){ 0 };
  for (guint i = 0; i < book->scenario->n_units; i++)
    {
      const AdjUnit *printed = &book->scenario->units[i];
      const AdjUnitState *state = &table->units[i];
      int due = turn_due (printed, state);
      int strength = printed->strength == ADJ_UNKNOWN_STRENGTH ? 0 : printed->strength;

      if (printed->side != side || due > table->turn)
        continue;
      unknown |= printed->strength == ADJ_UNKNOWN_STRENGTH;
      account->had[due] += strength;
      if (state->where == ADJ_ELIMINATED && (state->facts & ADJ_FACT_FACE_DOWN) == 0)
        account->lost[MIN (state->gone_turn, table->turn)] += strength;
    }
  return unknown;
}

/* How much of total must be lost for a level: a third, two thirds. */
static int
threshold (int total, int level)
{
  return (level * total + ADJ_MOST_DEMORALIZED) / (ADJ_MOST_DEMORALIZED + 1);
}

/* Within a Game-Turn the total stands still and the losses grow, so the worst a side has been in
 * is the worst at the end of a turn: it needs no memory but the turn each unit was lost in. */
void
adj_morale_read (AdjMorale *self, const AdjBook *book, const AdjTable *table, int side)
{
  Account account;

  g_return_if_fail (self != NULL);
  g_return_if_fail (book != NULL);
  g_return_if_fail (table != NULL);

  *self = (AdjMorale){ .unknown = read_account (&account, book, table, side) };
  for (int turn = 0; turn <= table->turn; turn++)
    {
      self->total += account.had[turn];
      self->lost += account.lost[turn];
      for (int level = 1; level <= ADJ_MOST_DEMORALIZED && self->lost > 0; level++)
        if (self->lost >= threshold (self->total, level))
          self->level = MAX (self->level, level);
    }
  for (int level = 1; level <= ADJ_MOST_DEMORALIZED; level++)
    {
      self->thresholds[level - 1] = threshold (self->total, level);
      self->missing[level - 1] =
          self->level >= level ? 0 : self->thresholds[level - 1] - self->lost;
    }
}

int
adj_demoralization_level (const AdjBook *book, const AdjTable *table, int side)
{
  AdjMorale morale;

  g_return_val_if_fail (book != NULL, 0);
  g_return_val_if_fail (table != NULL, 0);

  if (!adj_demoralization_is_played (table))
    return 0;
  adj_morale_read (&morale, book, table, side);
  return morale.level;
}

int
adj_demoralization_shift (const AdjBook *book, const AdjTable *table, int side)
{
  g_return_val_if_fail (book != NULL, 0);
  g_return_val_if_fail (table != NULL, 0);

  return adj_demoralization_level (book, table, adj_enemy (side)) -
         adj_demoralization_level (book, table, side);
}
