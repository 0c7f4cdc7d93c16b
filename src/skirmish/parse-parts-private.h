/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/order.h"

/* The tools that the verbs of a skirmish are read with. */

#define ADJ_SKIRMISH_NAME_CHARS 40

typedef struct
{
  AdjPhrase phrase;
  const AdjSkirmishState *state;
  const AdjSkirmishRules *rules;
  int eyes;
  GStringChunk *chunk;
  AdjSaid *said;
} AdjSaidParser;

/* The string as the skirmish's own. */
const char *adj_said_keep (AdjSaidParser *self, const char *text);

/* FALSE, with the sentence at the word that comes next; takes it over. */
gboolean adj_said_fail (AdjSaidParser *self, char *text);

const AdjWord *adj_said_peek (AdjSaidParser *self);
gboolean adj_said_take (AdjSaidParser *self, const char *keyword);

/* "Sir Gawain" is sir-gawain. NULL if nothing is left of it. */
char *adj_said_id_of (const char *name);

/* Where the next word begins. */
gsize adj_said_place (AdjSaidParser *self);

/* A name of something new; what says of what. name: as it was typed; NULL will do. */
gboolean
adj_said_read_new (AdjSaidParser *self, const char *what, const char **id, const char **name);

/* Figures, and groups and "all" if they will do. */
gboolean adj_said_read_at_least_one (AdjSaidParser *self, AdjSubjects *subjects, gboolean groups);
gboolean adj_said_read_one (AdjSaidParser *self);

/* A complaint that a word is nobody. */
char *adj_said_nobody (const AdjSkirmishState *state, const char *text);

gboolean adj_said_read_side (AdjSaidParser *self);
const char *adj_said_side_at (gconstpointer state, int index);
gboolean adj_said_read_card (AdjSaidParser *self);

/* A part of the line as one text; missing: the complaint if it is empty, taken over. */
gboolean
adj_said_read_rest (AdjSaidParser *self, gsize start, gsize end, char *missing, const char **text);
