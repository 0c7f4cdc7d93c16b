/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The rules of conduct that can be seen in the state: each has a row of the ledger, a word for the
 * file, and a sentence. An offence warns; it is recorded and never forbidden. */

typedef enum
{
  ADJ_OFFENCE_OTHER_SIDE,
  ADJ_OFFENCE_OFF_TABLE,
  ADJ_OFFENCE_TWO_BODIES,
  ADJ_OFFENCE_NO_ATTEMPT,
  ADJ_OFFENCE_MUST_TRY,
  ADJ_OFFENCE_NOT_SEIZING,
  ADJ_OFFENCE_ONLY_INTO_SIGHT,
  ADJ_OFFENCE_NO_MISSILE,
  ADJ_OFFENCE_TO_AND_FRO,
  ADJ_OFFENCE_FIGHTS_DUE,
  ADJ_OFFENCE_NOT_ON_CARD,
  ADJ_OFFENCE_CARD_USED,
  ADJ_OFFENCE_VAGUE,
  ADJ_OFFENCE_OWN_WORD,
  ADJ_OFFENCE_CARD_LATE,
  ADJ_OFFENCE_CARD_LISTED,
  ADJ_OFFENCE_TWO_CARDS,
  ADJ_OFFENCE_ENGAGED,
  ADJ_OFFENCE_NOBODY_ENGAGED,
  ADJ_OFFENCE_REACTED,
  ADJ_OFFENCE_TOO_MANY,
  ADJ_OFFENCE_NO_ACTION,
  ADJ_OFFENCE_NOT_ACTORS,
  ADJ_OFFENCE_NOT_MOVING,
  ADJ_OFFENCE_ALL_MOVING,
  ADJ_OFFENCE_STANDS_TO_SHOOT,
  ADJ_OFFENCE_SEVERAL_BODIES,
  ADJ_OFFENCE_NO_LEADER,
  ADJ_OFFENCE_TOO_NEAR,
  ADJ_N_OFFENCES,
} AdjOffence;

/* "L 2c" */
const char *adj_offence_row (AdjOffence offence);

/* A sentence for people, translated. */
const char *adj_offence_text (AdjOffence offence);

/* "L 2c to-and-fro; ...", of guint8; and back, appended; FALSE if one is none. */
void adj_offences_print (const GArray *offences, GString *text);
gboolean adj_offences_read (const char *text, GArray *offences);
