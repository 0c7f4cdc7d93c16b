/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The verbs of the order language, as far as they are words: a book may use none of them as a
 * unit's id (book/keywords.h). What each does has its row in record/verb.h. */

typedef enum
{
  ADJ_VERB_MOVE,
  ADJ_VERB_ENTER,
  ADJ_VERB_EXIT,
  ADJ_VERB_CHARGE,
  ADJ_VERB_PLOT,
  ADJ_VERB_SEAL,
  ADJ_VERB_REVEAL,
  ADJ_VERB_SEGMENT,
  ADJ_VERB_CONTEST,
  ADJ_VERB_WITHDRAW,
  ADJ_VERB_ATTACK,
  ADJ_VERB_SUPPORT,
  ADJ_VERB_ROLL,
  ADJ_VERB_RETREAT,
  ADJ_VERB_DISPLACE,
  ADJ_VERB_ADVANCE,
  ADJ_VERB_STAY,
  ADJ_VERB_LOSE,
  ADJ_VERB_FLIP,
  ADJ_VERB_ENTRENCH,
  ADJ_VERB_INITIATIVE,
  ADJ_VERB_SCATTER,
  ADJ_VERB_DRIFT,
  ADJ_VERB_DUMMY,
  ADJ_VERB_PLACE,
  ADJ_VERB_MARK,
  ADJ_VERB_ELIMINATE,
  ADJ_VERB_STATUS,
  ADJ_VERB_SCORE,
  ADJ_VERB_COMMANDER,
  ADJ_VERB_OPTION,
  ADJ_VERB_WAIVE,
  ADJ_VERB_MIRROR,
  ADJ_VERB_NOTE,
  ADJ_VERB_BOOKMARK,
  ADJ_VERB_NEXT,
  ADJ_VERB_RALLY, /* from here on they belong to rules that others have not */
  ADJ_VERB_VICTORY,
  ADJ_N_VERBS,
} AdjVerb;

/* "move". */
const char *adj_verb_name (AdjVerb verb);

/* The verb a word means: its name, its short form, or an unambiguous beginning of two letters or
 * more; -1 if it means none. */
int adj_verb_find (const char *word);

/* The verb whose name the text begins with in full, as a canonical order does; -1 if none. */
int adj_verb_of (const char *order);

/* All that stands behind it is its text, up to the end of the line: a note. */
gboolean adj_verb_takes_rest (AdjVerb verb);

/* Is it a verb, in full or short, or a word that stands beside units behind one? */
gboolean adj_verb_is_word (const char *word);
