/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "record/order.h"
#include "staff/picks.h"

/* The words and keys that table mode shows, to be read from two metres: where the game stands, and
 * the one thing that is due. */

/* The game and the moment that are looked at. */
typedef struct
{
  AdjGame *game;
  AdjView view;
  const AdjField *field; /* as the eyes see it */
  const AdjPicks *picks;
  gboolean past;    /* a table that lies back */
  gboolean covered; /* the curtain is drawn */
} AdjTableMoment;

/* A key to press, and what it does. */
typedef struct
{
  char *face;     /* "4" */
  char *text;     /* "Dr"; "Smith to 1721" */
  char *whole;    /* for who does not see the key */
  gboolean lifts; /* the curtain, for these eyes; or it gives the order */
  AdjEyes eyes;
  AdjOrder order;
} AdjTableKey;

typedef struct
{
  char *turn;  /* "Turn 3 of 15" */
  char *side;  /* whose phase it is */
  char *phase; /* "Movement"; "Night, Movement" */
  int colour;  /* the side's, 0 blue or 1 gray; -1: both sides' */
  char *score; /* "Union 24, Confederate 15" */

  char *headline; /* what is due */
  char *odds;     /* "3-1"; NULL */
  char *detail;   /* below it; NULL */
  GPtrArray *keys;
  gboolean covered; /* the keys lift the curtain (Y 11.59) */
  gboolean answers; /* the keys are answers, and not faces of a die */
  gboolean throws;  /* a die is waited for */
  AdjOrder roll;    /* lets the program throw it */

  char *next;     /* what Enter does, when nothing else is due; NULL */
  AdjOrder go_on; /* and the order for it */
  char *owed;     /* "3 things still to do"; NULL */
} AdjTablePrompt;

AdjTablePrompt *adj_table_prompt_new (const AdjTableMoment *moment);
void adj_table_prompt_free (AdjTablePrompt *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjTablePrompt, adj_table_prompt_free)
