/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/view.h"

/* Reinforcements as they come: those of one side that are due in one Game-Turn by the same hexes
 * stand together, in the order of the book. */

typedef struct
{
  int turn;
  int side;
  guint n_entries;
  const AdjHexId *entries;
  GArray *units; /* of guint16 */
} AdjDueGroup;

/* By turn, then side; only of turns from to to, and of those that wait unless all. */
GPtrArray *adj_due_groups (const AdjView *view, int from, int to, gboolean all);

/* "0728 or 1027"; "?" where nobody knows. */
char *adj_due_entries (const AdjDueGroup *group);

/* "Confederate, turn 2"; late: "Confederate, turn 2, still to come". */
char *adj_due_label (const AdjView *view, const AdjDueGroup *group, gboolean late);

/* "Deshler and Helm at 1627 or 1928". */
char *adj_due_text (const AdjView *view, const AdjDueGroup *group);
