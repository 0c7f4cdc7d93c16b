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
  gboolean about; /* somebody */
  char *title;    /* "Retreats: Union" */
  char *what;     /* who: "Wilder, 2/1/XIV"; "nobody"; "" when it is done */
  char *said;     /* both, and the state */
} AdjStageLine;

/* Of AdjStageLine; empty as long as a die is owed, and where nothing waits. Who is lost or goes
 * back by a choice that is still to be made is not named. */
GPtrArray *adj_stages_list (const AdjView *view);

/* Those that are about somebody, a line each. */
char *adj_stages_say (const AdjView *view);

/* "Results are carried out: Advances"; NULL before the first stage. */
char *adj_stages_say_now (const AdjView *view);

/* Does only the carrying out remain? */
gboolean adj_stages_may_begin (const AdjView *view);

/* ---- What becomes of each unit ---- */

/* More than one may hold of a unit, as far as choices that are still to be made leave open. */
typedef enum
{
  ADJ_FATE_LOST = 1 << 0,     /* it is eliminated */
  ADJ_FATE_MAY_PAY = 1 << 1,  /* an exchange may take it */
  ADJ_FATE_BACK = 1 << 2,     /* it has to go back a hex */
  ADJ_FATE_ADVANCES = 1 << 3, /* it may advance, where the hex is left empty and nobody else goes */
} AdjFate;

/* Of AdjFate, by unit, when all dice have fallen and nothing is carried out yet. FALSE, and
 * nothing, at any other time. */
gboolean adj_fates_find (const AdjView *view, guint8 fates[2 * ADJ_MAX_UNITS]);

/* Of the units in a hex, in sentences: "Wilder is to be eliminated. Fulton has to go back"; NULL if
 * nothing becomes of them. */
char *adj_fates_say (const AdjView *view, const guint8 *fates, AdjHex hex);
