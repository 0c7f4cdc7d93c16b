/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/order.h"
#include "skirmish/verdict.h"

/* The tools that the judges of the single verbs work with, and those judges. */

typedef struct
{
  const AdjSkirmishState *state;
  const AdjSkirmishRules *rules;
  const AdjSaid *said;
  GStringChunk *chunk;
  AdjSkirmishVerdict *verdict;
} AdjSkirmishJudge;

/* An offence, once. */
void adj_judge_warn (AdjSkirmishJudge *self, AdjOffence offence);
void adj_judge_change (AdjSkirmishJudge *self, AdjChange what);

/* It makes no sense; takes the sentence over. */
void adj_judge_refuse (AdjSkirmishJudge *self, char *why);

const char *adj_judge_side_name (AdjSkirmishJudge *self, int side);
const AdjMiniature *adj_judge_figure_of (AdjSkirmishJudge *self, int index);

/* Two figures come into contact; so do several with one. */
void adj_judge_touch (AdjSkirmishJudge *self, int one, int other);
void adj_judge_engage (AdjSkirmishJudge *self, const GArray *who, const GArray *at);

/* FALSE after a refusal. */
gboolean adj_judge_has_begun (AdjSkirmishJudge *self);

/* The initiative changes hands. */
void adj_judge_hand_over (AdjSkirmishJudge *self, int side);

/* All are of one side, and on the table. */
void adj_judge_check_actors (AdjSkirmishJudge *self, const GArray *who);

/* What a side's action of that number leaves; counters: those the other side holds. */
void adj_judge_carry_out (AdjSkirmishJudge *self,
                          int side,
                          int number,
                          int counters,
                          AdjDoing doing,
                          const GArray *who,
                          const GArray *at);

void adj_judge_figure (AdjSkirmishJudge *self);
void adj_judge_card (AdjSkirmishJudge *self);
void adj_judge_contact (AdjSkirmishJudge *self);
void adj_judge_part (AdjSkirmishJudge *self);
void adj_judge_out (AdjSkirmishJudge *self);
void adj_judge_back (AdjSkirmishJudge *self);
void adj_judge_act (AdjSkirmishJudge *self);
void adj_judge_react (AdjSkirmishJudge *self);
void adj_judge_seize (AdjSkirmishJudge *self);
