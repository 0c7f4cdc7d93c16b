/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/judge.h"

#include <glib/gi18n-lib.h>

#include "skirmish/judge-parts-private.h"

static void
judge_begin (AdjSkirmishJudge *self)
{
  if (self->state->holder >= 0)
    adj_judge_refuse (self,
                      g_strdup (_ ("the game has begun; initiative and a side hands it over")));
  else if (self->state->n_sides < ADJ_SKIRMISH_SIDES)
    adj_judge_refuse (self, g_strdup (_ ("both sides have to have a figure first")));
  else
    adj_judge_hand_over (self, adj_skirmish_side (self->state, self->said->side));
}

static void
judge_initiative (AdjSkirmishJudge *self)
{
  if (adj_judge_has_begun (self))
    adj_judge_hand_over (self, adj_skirmish_side (self->state, self->said->side));
}

static void
judge_pass (AdjSkirmishJudge *self)
{
  if (!adj_judge_has_begun (self))
    return;
  if (!self->state->open)
    adj_judge_refuse (self, g_strdup (_ ("there is no attempt to pass: an action comes first")));
  if (!self->state->switches[ADJ_SWITCH_MAY_PASS])
    adj_judge_warn (self, ADJ_OFFENCE_MUST_TRY);
  adj_judge_change (self, adj_change_number (ADJ_CHANGE_OPEN, FALSE));
}

/* ---- All of them ---- */

static void
judge_round (AdjSkirmishJudge *self)
{
  if (!self->state->fights && self->state->n_contacts == 0)
    adj_judge_refuse (self, g_strdup (_ ("nobody is in contact")));
  adj_judge_change (self, adj_change_number (ADJ_CHANGE_FIGHTS, FALSE));
}

static void
judge_counters (AdjSkirmishJudge *self)
{
  adj_judge_change (self,
                    adj_change_of (ADJ_CHANGE_COUNTERS, self->said->side, self->said->number));
}

static void
judge_setting (AdjSkirmishJudge *self)
{
  adj_judge_change (self, adj_change_of (ADJ_CHANGE_SWITCH, adj_switch_ids[self->said->number],
                                         self->said->value));
}

void
adj_skirmish_judge (const AdjSkirmishState *state,
                    const AdjSkirmishRules *rules,
                    const AdjSaid *said,
                    GStringChunk *chunk,
                    AdjSkirmishVerdict *verdict)
{
  static void (*const judges[ADJ_N_SAYINGS]) (AdjSkirmishJudge *) = {
    [ADJ_SAY_FIGURE] = adj_judge_figure,
    [ADJ_SAY_CARD] = adj_judge_card,
    [ADJ_SAY_BEGIN] = judge_begin,
    [ADJ_SAY_ACT] = adj_judge_act,
    [ADJ_SAY_REACT] = adj_judge_react,
    [ADJ_SAY_SEIZE] = adj_judge_seize,
    [ADJ_SAY_PASS] = judge_pass,
    [ADJ_SAY_CONTACT] = adj_judge_contact,
    [ADJ_SAY_PART] = adj_judge_part,
    [ADJ_SAY_OUT] = adj_judge_out,
    [ADJ_SAY_BACK] = adj_judge_back,
    [ADJ_SAY_COUNTERS] = judge_counters,
    [ADJ_SAY_INITIATIVE] = judge_initiative,
    [ADJ_SAY_ROUND] = judge_round,
    [ADJ_SAY_SETTING] = judge_setting,
    [ADJ_SAY_NOTE] = NULL,
    [ADJ_SAY_BOOKMARK] = NULL,
  };
  AdjSkirmishJudge self = { state, rules, said, chunk, verdict };

  g_return_if_fail (state != NULL && rules != NULL && said != NULL);
  g_return_if_fail (chunk != NULL && verdict != NULL);

  if (judges[said->saying] != NULL)
    judges[said->saying](&self);
}
