/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order-make.h"
#include "rules/exposure.h"
#include "rules/scatter.h"
#include "table/view.h"

/* How it stands with Command Control: whose digits are to be found, by die or by chits, who is
 * out of command, and before the throw how likely that is (Y 5.50 to 5.59). Figures, no words. */

typedef enum
{
  ADJ_STAGE_IDLE,  /* no Movement Phase, or played without: a typed die only shows its digits */
  ADJ_STAGE_THROW, /* the die or the next chit is waited for */
  ADJ_STAGE_KNOWN, /* the digits are there, and with them the scatter list */
} AdjCommandStage;

typedef struct
{
  AdjCommandStage stage;
  int side;
  gboolean shared;  /* it is a phase of both sides: orders have to say whose digits these are */
  gboolean of_both; /* both sides have their digits, and both are on the list: they drift in any
                       order (Y S4.3) */
  gboolean
      marches; /* plots are still to be marched, and who scatters does so after that (Y S4.1) */
  gboolean by_chits;
  int printed;          /* the scenario's level of the side in this turn; 0: none */
  int level;            /* what is played: as typed, or the printed one */
  guint16 digits;       /* found so far: bit n is digit n */
  int chits_left;       /* by_chits: still to be drawn */
  gboolean sees_all;    /* these eyes know every unit of the side that is on the map */
  AdjExposure exposure; /* until the digits are known */
  guint n_others; /* in command, and not moved in this phase (Y 5.52); 0 where all march by plot */
  guint n;        /* scattered, or until then exposed, down the map (Y 5.59), side by side */
  AdjScattered list[2 * ADJ_MAX_UNITS];
} AdjCommandCase;

/* level: as typed; 0 for the scenario's. */
void
adj_command_case_read (AdjCommandCase *self, const AdjView *view, const AdjField *field, int level);

/* The order for a face of the die or a chit; ADJ_ANY_FACE: the program throws, or draws all
 * that are left. */
#define ADJ_ANY_FACE (-1)
AdjOrder adj_command_case_order (const AdjCommandCase *self, int face);

/* The unit that is to throw for its drift next: the first on the list that gets anywhere; -1. */
int adj_command_case_next (const AdjCommandCase *self);

/* The unit has lost control and has not drifted. */
gboolean adj_command_case_may_drift (const AdjCommandCase *self, int unit);
