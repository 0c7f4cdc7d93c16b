/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/contact.h"
#include "table/tokens.h"

/* Marches by plot (E N.1 to N.3, Y S5.0): both sides go through six segments together, and in each
 * a unit spends one movement point. What ends a march is asked of the position at the end of a
 * segment, for all units together; day and night differ in that question alone. */

/* The word for a reason to stop: "zones-met". */
const char *adj_halt_word (AdjHalt stop);

/* A unit with an open plot in one segment. */
typedef struct
{
  guint16 unit;
  guint8 token; /* AdjToken: what its plot has for the segment */
  guint8 stop;  /* AdjHalt: why it goes no farther; ADJ_HALT_NONE: it may */
  guint8 goes;  /* it changes its hex */
  guint8 shy;   /* it may not come into an EZOC (BG 10.2, 11.2) */
  AdjHex from;  /* ADJ_NO_HEX: it waits to enter */
  AdjHex to;    /* ADJ_NO_HEX: off the map */
} AdjPace;

/* Those who go come first, in an order in which two sides never share a hex. As long as a hex is
 * disputed nobody has gone. */
typedef struct
{
  guint n;
  guint n_going;
  guint n_disputed;
  AdjHex disputed[ADJ_MAX_UNITS]; /* both sides make for it, and neither has thrown higher */
  AdjPace paces[2 * ADJ_MAX_UNITS];
} AdjSegment;

/* What every unit with an open plot on the table does in the segment, 1 to 6. By night contact is
 * that of E N.2, and a hex that both sides make for is nobody's (E N.3); by day it goes to who has
 * thrown higher for it, and whoever may not come into an EZOC stops before it (Y S5.0, S5.23). */
void adj_segment_find (const AdjField *field, int segment, AdjSegment *found);
