/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/hex-card.h"

/* The card of a hex in words: lines from top to bottom, each with a figure at its end or without.
 */

typedef enum
{
  ADJ_CARD_PLACE, /* "1318 (Dyer's Bridge)": "Rough" */
  ADJ_CARD_GROUND,
  ADJ_CARD_FORCE, /* whose units, and what they come to together */
  ADJ_CARD_UNIT,  /* "Smith, Infantry": "5" */
  ADJ_CARD_STATE, /* how the unit above is, counts and came there */
  ADJ_CARD_OWED,
  ADJ_CARD_SIDE, /* "Road to 1319 and 1417": "1 MP" */
} AdjCardLineKind;

typedef struct
{
  AdjCardLineKind kind;
  char *text;
  char *figure; /* NULL */
} AdjCardLine;

/* Of AdjCardLine. */
GPtrArray *adj_hex_card_lines (const AdjHexCard *card);

/* All of it in one breath, for who has it read out. */
char *adj_hex_card_say (const GPtrArray *lines);
