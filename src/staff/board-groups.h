/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/muster.h"
#include "table/view.h"

/* The separated groups of both sides as the board outlines them (E IL.8, IL.10): of the units that
 * the eyes know, since the others would tell which counters are real. */
typedef struct
{
  guint n_groups[ADJ_SIDES];
  guint16 group[ADJ_MAX_HEXES];     /* of who stands there, from 1; 0: of none */
  guint8 surrounded[ADJ_MAX_HEXES]; /* somebody there is */
} AdjGroupMarks;

void adj_group_marks_read (AdjGroupMarks *self, const AdjField *field, const AdjView *view);

/* Does the outline of the hex's group run along that side of it? */
gboolean adj_group_marks_has_edge (const AdjGroupMarks *self,
                                   const AdjField *field,
                                   AdjHex hex,
                                   int direction);
