/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/doc.h"
#include "skirmish/record.h"

/* The matter a paper of a skirmish is made from, and the function of each that makes it. */

typedef struct
{
  const AdjSkirmish *skirmish;
  const AdjSkirmishState *state;
  const AdjSkirmishRules *rules;
  int eyes; /* a side, or ADJ_SKIRMISH_PUBLIC */
  const char *name;
} AdjSkirmishMatter;

AdjDoc *adj_skirmish_cards_make (const AdjSkirmishMatter *matter);
AdjDoc *adj_skirmish_aid_make (const AdjSkirmishMatter *matter);
AdjDoc *adj_skirmish_roster_make (const AdjSkirmishMatter *matter);
AdjDoc *adj_skirmish_record_make (const AdjSkirmishMatter *matter);
