/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "skirmish/attempt.h"
#include "skirmish/judge-parts-private.h"

/* Is it an action that seizes the initiative (L 2)? */
static void
check_seizing (AdjReferee *self, const AdjMiniature *figure)
{
  const AdjSaid *said = self->said;
  gboolean listed = said->doing == ADJ_DOING_CHARGE || said->doing == ADJ_DOING_MELEE ||
                    said->doing == ADJ_DOING_SHOOT || said->doing == ADJ_DOING_APPEAR ||
                    said->doing == ADJ_DOING_VANISH || said->doing == ADJ_DOING_ESCAPE;

  if (said->doing == ADJ_DOING_OWN && said->card < 0)
    adj_referee_warn (self, ADJ_OFFENCE_OWN_WORD);
  else if (!listed && said->card >= 0)
    {
      if (self->state->switches[ADJ_SWITCH_CARD_NEEDS_LISTED_ACTION])
        adj_referee_warn (self, ADJ_OFFENCE_CARD_LISTED);
    }
  else if (!listed)
    adj_referee_warn (self, ADJ_OFFENCE_NOT_SEIZING);
  if (said->doing == ADJ_DOING_VANISH && self->state->switches[ADJ_SWITCH_INTO_SIGHT_ONLY])
    adj_referee_warn (self, ADJ_OFFENCE_ONLY_INTO_SIGHT);
  if (said->doing == ADJ_DOING_SHOOT && figure->missile < 0)
    adj_referee_warn (self, ADJ_OFFENCE_NO_MISSILE);
  if ((said->doing == ADJ_DOING_VANISH && figure->sight == ADJ_DOING_APPEAR) ||
      (said->doing == ADJ_DOING_APPEAR && figure->sight == ADJ_DOING_VANISH))
    adj_referee_warn (self, ADJ_OFFENCE_TO_AND_FRO);
}

/* Who carries out what seized the initiative: those on the card that are on the table, or the
 * nominated one. */
static GArray *
seizers (AdjReferee *self, int nominee)
{
  GArray *who = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < self->state->n_miniatures && self->said->card >= 0; i++)
    if (adj_skirmish_on_card (self->state, self->said->card, i) &&
        !adj_referee_figure_of (self, i)->out)
      g_array_append_val (who, i);
  if (who->len == 0)
    g_array_append_val (who, nominee);
  return who;
}

/* The recorded action counts at once, as the first of the new side (L 2b). */
static void
succeed (AdjReferee *self, int nominee)
{
  const AdjSaid *said = self->said;
  const AdjMiniature *figure = adj_referee_figure_of (self, nominee);
  g_autoptr (GArray) who = seizers (self, nominee);
  g_autoptr (GArray) at =
      adj_subjects_resolve (self->state, &said->at, adj_skirmish_other (figure->side));

  adj_referee_hand_over (self, figure->side);
  adj_referee_carry_out (self, figure->side, 1, 0, said->doing, who, at);
  if (said->doing == ADJ_DOING_APPEAR || said->doing == ADJ_DOING_VANISH)
    adj_referee_change (self, adj_change_of (ADJ_CHANGE_SIGHT, figure->id, (int) said->doing));
  adj_referee_use_card (self);
}

static void
check_nominee (AdjReferee *self, int nominee)
{
  const AdjMiniature *figure = adj_referee_figure_of (self, nominee);

  if (figure->side == self->state->holder)
    adj_referee_refuse (self, g_strdup_printf (_ ("%s has the initiative already"),
                                               adj_referee_side_name (self, figure->side)));
  if (figure->out)
    adj_referee_warn (self, ADJ_OFFENCE_OFF_TABLE);
  if (!self->state->open)
    adj_referee_warn (self, ADJ_OFFENCE_NO_ATTEMPT);
  if (self->state->fights)
    adj_referee_warn (self, ADJ_OFFENCE_FIGHTS_DUE);
  if (self->said->card >= 0)
    {
      if (!adj_skirmish_on_card (self->state, self->said->card, nominee))
        adj_referee_warn (self, ADJ_OFFENCE_NOT_ON_CARD);
      if (self->state->cards[self->said->card].used)
        adj_referee_warn (self, ADJ_OFFENCE_CARD_USED);
    }
}

/* L 8: a natural 1 to 3, whether it succeeds or not. */
static void
fight (AdjReferee *self)
{
  if (self->said->die <= self->rules->fights_to && self->state->n_contacts > 0)
    adj_referee_change (self, adj_change_number (ADJ_CHANGE_FIGHTS, TRUE));
}

void
adj_referee_seize (AdjReferee *self)
{
  int nominee = self->said->who.list[0].miniature;
  const AdjMiniature *figure = adj_referee_figure_of (self, nominee);
  AdjChange what = { .kind = ADJ_CHANGE_TRY, .text = { figure->id } };
  gboolean success;

  if (!adj_referee_has_begun (self))
    return;
  check_nominee (self, nominee);
  check_seizing (self, figure);
  adj_skirmish_sum (self->state, self->rules, self->said, what.n);
  success = what.n[ADJ_TRY_SUCCESS];
  adj_referee_change (self, what);
  adj_referee_change (self, adj_change_number (ADJ_CHANGE_ATTEMPTS, self->state->attempts + 1));
  adj_referee_change (self, adj_change_number (ADJ_CHANGE_OPEN, FALSE));
  if (self->state->switches[ADJ_SWITCH_COUNTERS_SPENT_BY_A_ROLL])
    adj_referee_change (
        self, adj_change_of (ADJ_CHANGE_COUNTERS, adj_referee_side_name (self, figure->side), 0));
  if (!success || !self->state->switches[ADJ_SWITCH_FIGHTS_AFTER_SUCCESS])
    fight (self);
  if (success)
    succeed (self, nominee);
  if (success && self->state->switches[ADJ_SWITCH_FIGHTS_AFTER_SUCCESS])
    fight (self);
}
