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
} AdjReferee;

/* An offence, once. */
void adj_referee_warn (AdjReferee *self, AdjOffence offence);
void adj_referee_change (AdjReferee *self, AdjChange what);

/* It makes no sense; takes the sentence over. */
void adj_referee_refuse (AdjReferee *self, char *why);

const char *adj_referee_side_name (AdjReferee *self, int side);
const AdjMiniature *adj_referee_figure_of (AdjReferee *self, int index);

/* Two figures come into contact; so do several with one. */
void adj_referee_touch (AdjReferee *self, int one, int other);
void adj_referee_engage (AdjReferee *self, const GArray *who, const GArray *at);

/* FALSE after a refusal. */
gboolean adj_referee_has_begun (AdjReferee *self);

/* The initiative changes hands. */
void adj_referee_hand_over (AdjReferee *self, int side);

/* All are of one side, and on the table. */
void adj_referee_check_actors (AdjReferee *self, const GArray *who);

/* What a side's action of that number leaves; counters: those the other side holds,
 * ADJ_NO_INDEX where a shot gives none. */
void adj_referee_carry_out (AdjReferee *self,
                            int side,
                            int number,
                            int counters,
                            AdjDoing doing,
                            const GArray *who,
                            const GArray *at);

/* The card of the order is played, if it has one and it has not been. */
void adj_referee_use_card (AdjReferee *self);

void adj_referee_figure (AdjReferee *self);
void adj_referee_card (AdjReferee *self);
void adj_referee_contact (AdjReferee *self);
void adj_referee_part (AdjReferee *self);
void adj_referee_out (AdjReferee *self);
void adj_referee_back (AdjReferee *self);
void adj_referee_act (AdjReferee *self);
void adj_referee_react (AdjReferee *self);
void adj_referee_seize (AdjReferee *self);
