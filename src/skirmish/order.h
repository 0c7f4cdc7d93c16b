/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/phrase.h"
#include "skirmish/state.h"

/* Orders of a skirmish: text in, struct, and the canonical text back, with full ids and the die.
 * What only eyes can see (inches, sight, reach) is a word of the order and believed (L 16). */

typedef enum
{
  ADJ_SAY_FIGURE,
  ADJ_SAY_CARD,
  ADJ_SAY_BEGIN,
  ADJ_SAY_ACT,
  ADJ_SAY_REACT,
  ADJ_SAY_SEIZE,
  ADJ_SAY_PASS,
  ADJ_SAY_CONTACT,
  ADJ_SAY_PART,
  ADJ_SAY_OUT,
  ADJ_SAY_BACK,
  ADJ_SAY_COUNTERS,
  ADJ_SAY_INITIATIVE,
  ADJ_SAY_ROUND,
  ADJ_SAY_SETTING,
  ADJ_SAY_NOTE,
  ADJ_SAY_BOOKMARK,
  ADJ_N_SAYINGS,
} AdjSaying;

#define ADJ_MAX_SUBJECTS 60 /* that an order names; a page holds whoever is ticked and is told */
#define ADJ_MAX_COPIES 99
#define ADJ_SKIRMISH_CHARS 120 /* of a text that stands in an order */

/* One figure, a group, or all of the side that acts. */
typedef struct
{
  const char *group; /* NULL */
  int miniature;     /* ADJ_NO_INDEX */
} AdjNamed;

typedef struct
{
  guint n;
  AdjNamed list[ADJ_MAX_MINIATURES];
} AdjSubjects;

/* The verb says which parts hold. Strings are the skirmish's. */
typedef struct
{
  AdjSaying saying;
  gboolean forced; /* "!": we know */
  const char *id;  /* of a new figure or card */
  const char *name;
  const char *side; /* by its name, for a figure may bring a new one */
  const char *group;
  int quality;
  int leader;
  int missile;
  int copies; /* 0: one, without a number behind its name */
  AdjSubjects who;
  AdjSubjects at;
  AdjDoing doing;
  const char *word; /* of the players' own */
  int card;
  gboolean moving; /* those who shoot also march (L 12b) */
  gboolean reach;
  gboolean unseen;
  gboolean melee; /* engaged, whatever the contacts say */
  gboolean free;  /* can break off at will */
  gboolean roll;  /* the program throws */
  int die;        /* 0: none yet */
  gboolean says_factors;
  int factors; /* what they come to instead, for the reason in text */
  guint n_inches;
  int inches[ADJ_MAX_MINIATURES];
  int number;       /* counters; a switch */
  gboolean value;   /* of a switch */
  const char *text; /* objective, destination, reason, note */
  const char *condition;
} AdjSaid;

/* One with nothing said yet. */
AdjSaid adj_said_begin (AdjSaying saying);

extern const char *const adj_saying_words[]; /* by saying, NULL-terminated */

/* The saying a word means, or an unambiguous beginning of it; below 0 none. */
int adj_saying_find (const char *word);

/* One order as typed. FALSE with error set. A card is one of the side that is to play it, and for
 * eyes (skirmish/eyes.h) that do not see it there is none. Strings are kept in chunk. */
gboolean adj_said_parse (const AdjSkirmishState *state,
                         const AdjSkirmishRules *rules,
                         int eyes,
                         GStringChunk *chunk,
                         const char *text,
                         AdjSaid *said,
                         AdjOrderError *error);

/* The canonical text; parsed again on the same state it is the same order. */
char *
adj_said_print (const AdjSkirmishState *state, const AdjSkirmishRules *rules, const AdjSaid *said);

/* Whom subjects mean among a side's figures: their indices, each once, out ones only by name. Of
 * int; side: whom "all" is of. */
GArray *adj_subjects_resolve (const AdjSkirmishState *state, const AdjSubjects *subjects, int side);

/* Words that no figure, group or card may be called. */
gboolean adj_saying_keyword (const char *word);
