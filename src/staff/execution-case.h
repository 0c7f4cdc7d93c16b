/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/view.h"

/* What is about to happen when the results of simultaneous combat are carried out, stage by stage
 * in their fixed order (Y S7.5): before the first stage, and in the midst of them. */

typedef enum
{
  ADJ_HOW_FAR_TO_COME,
  ADJ_HOW_FAR_NOW,
  ADJ_HOW_FAR_DONE,
} AdjHowFar;

typedef struct
{
  AdjHowFar state;
  char *title; /* "Retreats: Union" */
  char *what;  /* who: "Wilder, 2/1/XIV"; "nobody"; "" when it is done */
  char *said;  /* both, and the state */
} AdjStageLine;

/* Of AdjStageLine; empty as long as a die is owed, and where nothing waits. Who is lost or goes
 * back by a choice that is still to be made is not named. */
GPtrArray *adj_stages_list (const AdjView *view);

/* "Results are carried out: Advances"; NULL before the first stage. */
char *adj_stages_say_now (const AdjView *view);

/* Does only the carrying out remain? */
gboolean adj_stages_may_begin (const AdjView *view);
