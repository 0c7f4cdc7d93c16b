/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/duty-list.h"

/* ---- Words ---- */

static const char *const kinds[] = {
  [ADJ_DUTY_CHOICE] = "choice",
  [ADJ_DUTY_ATTACK] = "attack",
  [ADJ_DUTY_BE_ATTACKED] = "be-attacked",
  [ADJ_DUTY_LEAVE] = "leave",
  [ADJ_DUTY_FLEE] = "flee",
  [ADJ_DUTY_REPULSED] = "repulsed",
  [ADJ_DUTY_CHARGE] = "charge",
  [ADJ_DUTY_LIMIT] = "limit",
  [ADJ_DUTY_SET_UP] = "set-up",
  [ADJ_DUTY_ENTER] = "enter",
  [ADJ_DUTY_INITIATIVE] = "initiative",
  [ADJ_DUTY_SCATTER] = "scatter",
  [ADJ_DUTY_SEAL] = "seal",
  [ADJ_DUTY_REVEAL] = "reveal",
  [ADJ_DUTY_WITHDRAW] = "withdraw",
  [ADJ_DUTY_DRIFT] = "drift",
  [ADJ_DUTY_WORKS] = "works",
  [ADJ_DUTY_RALLY] = "rally",
};

static const char *const states[] = {
  [ADJ_DUE_OWED] = "owed",
  [ADJ_DUE_REMINDER] = "reminder",
  [ADJ_DUE_NOT_OWED] = "not-owed",
};

static const char *const whys[] = {
  [ADJ_WHY_NOTHING] = "-",         [ADJ_WHY_INEFFECTIVE] = "ineffective",
  [ADJ_WHY_USED_UP] = "used-up",   [ADJ_WHY_ADVANCED] = "advanced",
  [ADJ_WHY_NEED_NOT] = "need-not", [ADJ_WHY_COLUMN] = "column",
  [ADJ_WHY_BLOCKED] = "blocked",   [ADJ_WHY_FRIENDS] = "friends",
  [ADJ_WHY_LIMBERED] = "limbered", [ADJ_WHY_MAY_BE_EMPTY] = "may-be-empty",
  [ADJ_WHY_IN_ZONE] = "in-zone",   [ADJ_WHY_MET] = "met",
  [ADJ_WHY_DUMMY] = "dummy",       [ADJ_WHY_STAYS] = "stays",
  [ADJ_WHY_NOWHERE] = "nowhere",
};

const char *
adj_duty_word (AdjDutyKind kind)
{
  g_return_val_if_fail (kind < G_N_ELEMENTS (kinds), NULL);

  return kinds[kind];
}

const char *
adj_duty_state_word (AdjDutyState state)
{
  g_return_val_if_fail (state < G_N_ELEMENTS (states), NULL);

  return states[state];
}

const char *
adj_duty_why_word (AdjDutyWhy why)
{
  g_return_val_if_fail (why < G_N_ELEMENTS (whys), NULL);

  return whys[why];
}

/* ---- The list ---- */

void
adj_duties_add (AdjDuties *self,
                AdjDutyKind kind,
                AdjDutyState state,
                AdjDutyWhy why,
                const char *row,
                int unit,
                AdjHex hex)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (row != NULL);

  if (self->n == self->room)
    {
      self->room = MAX (2 * self->room, 64);
      self->duties = g_renew (AdjDuty, self->duties, self->room);
    }
  self->duties[self->n++] = (AdjDuty){ kind, state, why, row, unit, hex, 0 };
}

void
adj_duties_add_choice (
    AdjDuties *self, AdjDutyState state, const char *row, int unit, AdjHex hex, int engagement)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (row != NULL);

  adj_duties_add (self, ADJ_DUTY_CHOICE, state, ADJ_WHY_NOTHING, row, unit, hex);
  self->duties[self->n - 1].engagement = engagement;
}

void
adj_duties_clear (AdjDuties *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->duties);
  *self = (AdjDuties){ 0 };
}

guint
adj_duties_count (const AdjDuties *duties, AdjDutyState state)
{
  guint n = 0;

  g_return_val_if_fail (duties != NULL, 0);

  for (guint i = 0; i < duties->n; i++)
    n += duties->duties[i].state == state;
  return n;
}
