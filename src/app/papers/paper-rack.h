/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "sheets/leaves.h"

/* The papers that a print window has to choose from, whatever is played. */

typedef struct
{
  const AdjPaper *paper;
  gboolean large; /* the large-print edition */
  gboolean colour;
  gboolean blank; /* a form to be filled in by hand */
  guint reader;   /* of the rack's list */
  int from;       /* Game-Turns, both included; 0: it is of none */
  int to;
} AdjPaperChoice;

typedef struct
{
  guint n_sheets;
  const char *(*heading) (guint sheet);

  /* Is there such a sheet by the rules that are played? NULL: each there is. */
  gboolean (*has) (gpointer owner, guint sheet);

  /* Do they come in large print, and in colour? */
  gboolean editions;

  /* Of turns that were played; NULL: no sheet is. */
  gboolean (*is_of_turns) (guint sheet);
  int (*last_turn) (gpointer owner);

  /* Those that such a sheet is usually of, both included. */
  void (*usual_turns) (gpointer owner, guint sheet, int *from, int *to);

  gboolean (*has_form) (guint sheet);

  /* For whose eyes, and whose they are to begin with. If the others look behind a curtain it falls,
   * to those, when the window loses its player. */
  char **(*readers) (gpointer owner, guint *own);
  gboolean curtain;

  /* NULL with error if it cannot be made. */
  AdjSheet *(*make) (gpointer owner, guint sheet, const AdjPaperChoice *choice, GError **error);

  /* What a file of it is called, without an ending. */
  char *(*file_name) (gpointer owner, guint sheet, const AdjPaperChoice *choice);
} AdjPaperRack;
