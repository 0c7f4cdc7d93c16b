/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "table/view.h"

/* A march that both sides make by plot, as a moment of the game has it: how many segments are
 * marched, where each of them can be looked at, and who stopped where and why (E N.9). */

/* A unit that goes no farther. */
typedef struct
{
  guint16 unit;
  guint8 segment;
  guint8 why; /* AdjHalt */
  AdjHex hex; /* ADJ_NO_HEX: it waits to enter */
  char *text; /* "Smith stops in 0503, segment 1: it has come next to the enemy" */
} AdjMarchStop;

typedef struct
{
  int marched;      /* segments, by the moment */
  int known;        /* and by now */
  gboolean now;     /* nothing was done after the moment */
  gboolean lasts;   /* its phase is the moment's */
  gboolean goes_on; /* somebody is to march in the next segment */
  guint after[7];   /* steps of the line after each segment that is known; 0: before the first */
  guint contacts;   /* how many the enemy stopped in the last segment */
  GPtrArray *stops; /* of AdjMarchStop, by the moment, the first first */
} AdjMarchCase;

/* The march after so many steps of the line, or, until the next Game-Turn is over, the last one
 * before; NULL if there was none. */
AdjMarchCase *adj_march_case_new (AdjGame *game, guint n_steps, AdjEyes eyes);
void adj_march_case_free (AdjMarchCase *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjMarchCase, adj_march_case_free)

/* The plots as they lie on the table, marched so far with everybody else standing still, and the
 * table then: nothing but what these eyes know comes into it. field: as they see it. NULL if no
 * march by plot follows. */
AdjMarchCase *adj_march_case_rehearse (const AdjView *view,
                                       const AdjField *field,
                                       int segments,
                                       AdjTable **table);

/* The stop of a unit; NULL. */
const AdjMarchStop *adj_march_case_stop (const AdjMarchCase *self, int unit);

/* Has the enemy stopped it? */
gboolean adj_march_stop_is_contact (const AdjMarchStop *stop);

/* "Segment 3 of 6"; "Nightfall" before the first. */
char *adj_march_say_segment (const AdjMarchCase *self);

/* "2 units have met the enemy in it"; NULL: none have. */
char *adj_march_say_contacts (const AdjMarchCase *self);
