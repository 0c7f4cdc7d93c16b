/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "hex/layout.h"

/* Small signs on the board that say by their shape what their colour says too. */

typedef enum
{
  ADJ_SIGN_ATTACK,      /* crossed swords: must attack, is attacked */
  ADJ_SIGN_BE_ATTACKED, /* rings: must be attacked */
  ADJ_SIGN_LEAVE,       /* an arrow: must leave */
  ADJ_SIGN_LIMIT,       /* a heap: too many */
  ADJ_SIGN_CHOICE,      /* an exclamation mark: somebody has to choose */
  ADJ_SIGN_INEFFECTIVE, /* a broken bar */
  ADJ_SIGN_SCATTER,     /* three dots apart: out of command, and still to drift */
  ADJ_SIGN_SURROUNDED,  /* a dot fenced in */
  ADJ_SIGN_IRREGULAR,   /* a cross: moved there against a rule */
  ADJ_SIGN_MOVED,       /* chevrons: has moved in this phase */
  ADJ_SIGN_FOUGHT,      /* a tick: has attacked or was attacked in this phase */
  ADJ_SIGN_FROZEN,      /* a star of ice: contact at nightfall keeps it where it is */
  ADJ_SIGN_MET,         /* zones that overlap: the enemy has stopped its march */
  ADJ_SIGN_HALTED,      /* a bar: something else has */
  ADJ_SIGN_ARRIVED,     /* a square: its plot has ended */
  ADJ_SIGN_BACK,        /* an arrow that turns round: has to go back when results are carried out */
  ADJ_SIGN_PAYS,        /* two arrows against one another: an exchange may take it */
  ADJ_SIGN_ADVANCES,    /* an arrow over a line: may advance */
  ADJ_N_SIGNS,
} AdjSign;

void adj_sign_paint (cairo_t *cr, AdjSign sign, AdjPoint at, double radius);
