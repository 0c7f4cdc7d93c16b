/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "staff/defence.h"
#include "staff/faces.h"
#include "table/view.h"

/* The attacks of a Combat Phase in which both sides attack and all results wait (Y S7.5), in words:
 * a list a side, the die that is due next, and what may still be answered before it. field: the
 * table as the view's eyes see it. */

typedef struct
{
  int number;
  gboolean open;  /* its die is still to be thrown */
  gboolean stays; /* it is not taken back any more (staff/taken-back.h) */
  gboolean known; /* the odds are */
  gboolean asks;  /* a figure is missing, and the die needs the result of the players' own table */
  char *fighters; /* "Attack 2: Wilder against Fulton in 1319" */
  char *odds;     /* "2-1"; "?" where these eyes may not know */
  char *result;   /* "no die yet", "die 4: Dr, waits" */
  char *back;     /* "Take attack 2 back" */
} AdjEngagementLine;

/* Are attacks made this way now? */
gboolean adj_engagements_are_made (const AdjView *view);

/* Of AdjEngagementLine: the attacks of a side. */
GPtrArray *adj_engagements_list (const AdjView *view, const AdjField *field, int side);

/* The attack whose die is thrown next, and how many wait for theirs; NULL: none. */
AdjEngagementLine *adj_engagement_line_next (const AdjView *view, const AdjField *field);
guint adj_engagements_count_waiting (const AdjView *view);
void adj_engagement_line_free (AdjEngagementLine *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjEngagementLine, adj_engagement_line_free)

/* What the faces of that die come to; returns how many results there are, 0 if nobody may know. */
guint adj_engagement_faces (const AdjView *view,
                            const AdjField *field,
                            int number,
                            AdjFaces faces[ADJ_N_RESULTS]);

/* What should come before the next die (Y S4.1, S7.7), a line each, and how many more than the most
 * there are; NULL: nothing. */
char *adj_engagements_say_warnings (const AdjView *view,
                                    const AdjField *field,
                                    AdjGame *game,
                                    guint most);

/* The results that wait, a line each in the same way, the last first; NULL: nothing has been
 * thrown.
 */
char *adj_engagements_say_thrown (const AdjView *view, const AdjField *field, guint most);

/* Of AdjDefence: who may slip away or lend its strength before the first die (Y S7.7). */
GPtrArray *adj_engagement_defences (const AdjView *view, const AdjField *field);
