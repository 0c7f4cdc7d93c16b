/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The faces of a die as keys, each with what it comes to. A key is an action with its face; ten
 * stand in a row. */

#define ADJ_TYPE_DIE_STRIP (adj_die_strip_get_type ())
G_DECLARE_FINAL_TYPE (AdjDieStrip, adj_die_strip, ADJ, DIE_STRIP, GtkWidget)

/* What a face comes to; NULL: nothing can be said. */
typedef struct
{
  const char *brief;  /* under the number */
  const char *result; /* in words */
  const char *outcome;
} AdjDieFace;

/* faces: of a die's faces, from 1; NULL for none, where no table says what a face comes to. action
 * takes a face as an int. */
void
adj_die_strip_show (AdjDieStrip *self, const char *action, const AdjDieFace *faces, int n_faces);
