/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/judge.h"

#include <glib/gi18n-lib.h>

#include "skirmish/judge-parts-private.h"

static void
judge_begin (AdjReferee *self)
{
  if (self->state->holder >= 0)
    adj_referee_refuse (self,
                        g_strdup (_ ("the game has begun; initiative and a side hands it over")));
  else if (self->state->n_sides < ADJ_SKIRMISH_SIDES)
    adj_referee_refuse (self, g_strdup (_ ("both sides have to have a figure first")));
  else
    adj_referee_hand_over (self, adj_skirmish_side (self->state, self->said->side));
}

static void
judge_initiative (AdjReferee *self)
{
  if (adj_referee_has_begun (self))
    adj_referee_hand_over (self, adj_skirmish_side (self->state, self->said->side));
}

static void
judge_pass (AdjReferee *self)
{
  if (!adj_referee_has_begun (self))
    return;
  if (!self->state->open)
    adj_referee_refuse (self, g_strdup (_ ("there is no attempt to pass: an action comes first")));
  if (!self->state->switches[ADJ_SWITCH_MAY_PASS])
    adj_referee_warn (self, ADJ_OFFENCE_MUST_TRY);
  adj_referee_change (self, adj_change_number (ADJ_CHANGE_OPEN, FALSE));
}

/* ---- All of them ---- */

static void
judge_round (AdjReferee *self)
{
  if (!self->state->fights && self->state->n_contacts == 0)
    adj_referee_refuse (self, g_strdup (_ ("nobody is in contact")));
  adj_referee_change (self, adj_change_number (ADJ_CHANGE_FIGHTS, FALSE));
}

static void
judge_counters (AdjReferee *self)
{
  adj_referee_change (self,
                      adj_change_of (ADJ_CHANGE_COUNTERS, self->said->side, self->said->number));
}

static void
judge_setting (AdjReferee *self)
{
  adj_referee_change (self, adj_change_of (ADJ_CHANGE_SWITCH, adj_switch_ids[self->said->number],
                                           self->said->value));
}

void
adj_skirmish_judge (const AdjSkirmishState *state,
                    const AdjSkirmishRules *rules,
                    const AdjSaid *said,
                    GStringChunk *chunk,
                    AdjSkirmishVerdict *verdict)
{
  static void (*const judges[ADJ_N_SAYINGS]) (AdjReferee *) = {
    [ADJ_SAY_FIGURE] = adj_referee_figure,
    [ADJ_SAY_CARD] = adj_referee_card,
    [ADJ_SAY_BEGIN] = judge_begin,
    [ADJ_SAY_ACT] = adj_referee_act,
    [ADJ_SAY_REACT] = adj_referee_react,
    [ADJ_SAY_SEIZE] = adj_referee_seize,
    [ADJ_SAY_PASS] = judge_pass,
    [ADJ_SAY_CONTACT] = adj_referee_contact,
    [ADJ_SAY_PART] = adj_referee_part,
    [ADJ_SAY_OUT] = adj_referee_out,
    [ADJ_SAY_BACK] = adj_referee_back,
    [ADJ_SAY_COUNTERS] = judge_counters,
    [ADJ_SAY_INITIATIVE] = judge_initiative,
    [ADJ_SAY_ROUND] = judge_round,
    [ADJ_SAY_SETTING] = judge_setting,
    [ADJ_SAY_NOTE] = NULL,
    [ADJ_SAY_BOOKMARK] = NULL,
  };
  AdjReferee self = { state, rules, said, chunk, verdict };

  g_return_if_fail (state != NULL && rules != NULL && said != NULL);
  g_return_if_fail (chunk != NULL && verdict != NULL);

  if (judges[said->saying] != NULL)
    judges[said->saying](&self);
}
