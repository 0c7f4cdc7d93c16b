/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "skirmish/judge-parts-private.h"

/* ---- Actions ---- */

/* How many bodies of enemies are aimed at: groups, and figures that are in none. */
static guint
count_bodies (AdjReferee *self, const GArray *at)
{
  guint n = 0;

  for (guint i = 0; i < at->len; i++)
    {
      const char *group = adj_referee_figure_of (self, g_array_index (at, int, i))->group;
      gboolean before = FALSE;

      for (guint j = 0; j < i && group != NULL; j++)
        before |= adj_referee_figure_of (self, g_array_index (at, int, j))->group == group;
      n += !before;
    }
  return n;
}

static void
check_shooting (AdjReferee *self, const GArray *who, const GArray *at)
{
  gboolean all = self->said->who.n == 1 && self->said->who.list[0].group == NULL &&
                 self->said->who.list[0].miniature == ADJ_NO_INDEX;
  gboolean armed = FALSE;

  for (guint i = 0; i < who->len; i++)
    {
      int missile = adj_referee_figure_of (self, g_array_index (who, int, i))->missile;

      armed |= missile >= 0;
      if (self->said->moving && missile >= 0 &&
          self->rules->missiles[missile].march == ADJ_MISSILE_MARCH_NONE)
        adj_referee_warn (self, ADJ_OFFENCE_STANDS_TO_SHOOT);
    }
  if (!armed)
    adj_referee_warn (self, ADJ_OFFENCE_NO_MISSILE);
  if (self->said->moving && all)
    adj_referee_warn (self, ADJ_OFFENCE_ALL_MOVING);
  else if (self->said->moving && count_bodies (self, at) > 1)
    adj_referee_warn (self, ADJ_OFFENCE_SEVERAL_BODIES);
  else if (!all && count_bodies (self, at) > 1)
    adj_referee_warn (self, ADJ_OFFENCE_TWO_BODIES);
}

/* Of a reaction and an action alike: a leader is there, and nobody too near (L 13). */
static void
check_call (AdjReferee *self, const GArray *who)
{
  gboolean leads = FALSE;

  for (guint i = 0; i < who->len; i++)
    leads |= adj_referee_figure_of (self, g_array_index (who, int, i))->leader >= 0;
  if (!leads)
    adj_referee_warn (self, ADJ_OFFENCE_NO_LEADER);
  for (guint i = 0; i < self->said->n_inches; i++)
    if (self->said->inches[i] <= self->rules->call_inches)
      adj_referee_warn (self, ADJ_OFFENCE_TOO_NEAR);
}

static void
check_cards (AdjReferee *self, const GArray *who)
{
  int card = self->said->card;

  if (card < 0)
    return;
  for (guint i = 0; i < who->len; i++)
    if (!adj_skirmish_on_card (self->state, card, g_array_index (who, int, i)))
      adj_referee_warn (self, ADJ_OFFENCE_NOT_ON_CARD);
  if (self->state->cards[card].used)
    adj_referee_warn (self, ADJ_OFFENCE_CARD_USED);
}

void
adj_referee_act (AdjReferee *self)
{
  const AdjSkirmishState *state = self->state;
  const AdjSaid *said = self->said;
  g_autoptr (GArray) who = adj_subjects_resolve (state, &said->who, state->holder);
  g_autoptr (GArray) at =
      adj_subjects_resolve (state, &said->at, adj_skirmish_other (MAX (state->holder, 0)));
  gboolean own;

  if (!adj_referee_has_begun (self))
    return;
  if (who->len == 0)
    {
      adj_referee_refuse (self, g_strdup (_ ("nobody of them is on the table")));
      return;
    }
  adj_referee_check_actors (self, who);
  own = adj_referee_figure_of (self, g_array_index (who, int, 0))->side == state->holder;
  if (!own)
    adj_referee_warn (self, ADJ_OFFENCE_OTHER_SIDE);
  if (state->open && !state->switches[ADJ_SWITCH_MAY_PASS])
    adj_referee_warn (self, ADJ_OFFENCE_MUST_TRY);
  if (state->fights)
    adj_referee_warn (self, ADJ_OFFENCE_FIGHTS_DUE);
  if (said->doing == ADJ_DOING_SHOOT)
    check_shooting (self, who, at);
  else if (count_bodies (self, at) > 1)
    adj_referee_warn (self, ADJ_OFFENCE_TWO_BODIES);
  if (said->doing == ADJ_DOING_TO_ME)
    check_call (self, who);
  check_cards (self, who);
  adj_referee_carry_out (self, state->holder, state->actions + 1,
                         own ? state->counters[adj_skirmish_other (state->holder)] : ADJ_NO_INDEX,
                         said->doing, who, at);
  adj_referee_use_card (self);
}

/* ---- Reactions ---- */

/* At most one for each inch that each enemy moved (L 11). */
static void
check_inches (AdjReferee *self, guint n_shooters)
{
  guint most = 0;

  for (guint i = 0; i < self->said->n_inches; i++)
    most += (guint) MAX (self->said->inches[i], 1);
  if (most > 0 && n_shooters > most)
    adj_referee_warn (self, ADJ_OFFENCE_TOO_MANY);
}

/* Who is shot at shoots back, without a limit; the others shoot at enemies that move. Of an action
 * that did not say at whom it shot, everybody may have been shot at. */
static void
check_reaction_shot (AdjReferee *self, const GArray *who, const GArray *at)
{
  const AdjSkirmishState *state = self->state;
  gboolean anybody = state->last == ADJ_DOING_SHOOT && state->targets == NULL;
  guint n_others = 0;

  if (state->last == ADJ_DOING_NOTHING)
    adj_referee_warn (self, ADJ_OFFENCE_NO_ACTION);
  for (guint i = 0; i < at->len; i++)
    if (state->actors != NULL &&
        !adj_skirmish_lists (state, state->actors, g_array_index (at, int, i)))
      adj_referee_warn (self, ADJ_OFFENCE_NOT_ACTORS);
  for (guint i = 0; i < who->len && !anybody; i++)
    n_others += !adj_skirmish_lists (state, state->targets, g_array_index (who, int, i));
  if (n_others > 0 && state->actors != NULL && !state->moved)
    adj_referee_warn (self, ADJ_OFFENCE_NOT_MOVING);
  check_inches (self, n_others);
}

void
adj_referee_react (AdjReferee *self)
{
  const AdjSkirmishState *state = self->state;
  const AdjSaid *said = self->said;
  int side = adj_skirmish_other (MAX (state->holder, 0));
  g_autoptr (GArray) who = adj_subjects_resolve (state, &said->who, side);
  g_autoptr (GArray) at = adj_subjects_resolve (state, &said->at, MAX (state->holder, 0));

  if (!adj_referee_has_begun (self))
    return;
  if (who->len == 0 ||
      adj_referee_figure_of (self, g_array_index (who, int, 0))->side == state->holder)
    {
      adj_referee_refuse (
          self, who->len == 0
                    ? g_strdup (_ ("nobody of them is on the table"))
                    : g_strdup (_ ("the side that has the initiative acts; the other reacts")));
      return;
    }
  adj_referee_check_actors (self, who);
  if (said->doing == ADJ_DOING_SHOOT)
    {
      if (state->reacted)
        adj_referee_warn (self, ADJ_OFFENCE_REACTED);
      check_reaction_shot (self, who, at);
      adj_referee_change (self, adj_change_number (ADJ_CHANGE_REACTED, TRUE));
      return;
    }
  for (guint i = 0; i < who->len; i++)
    if (adj_skirmish_in_contact (state, g_array_index (who, int, i)))
      adj_referee_warn (self, ADJ_OFFENCE_ENGAGED);
  if (state->last != ADJ_DOING_MELEE && state->last != ADJ_DOING_CHARGE)
    adj_referee_warn (self, ADJ_OFFENCE_NOBODY_ENGAGED);
  if (said->doing == ADJ_DOING_ENGAGE)
    adj_referee_engage (self, who, at);
}
