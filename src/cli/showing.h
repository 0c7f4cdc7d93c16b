/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "table/view.h"

/* What is shown of a game: its table, with somebody's eyes. The field is of the table as these eyes
 * see it (record/seen.h), the view of the real one. */
typedef struct
{
  AdjGame *game;
  const AdjField *field;
  AdjView view;
  const char *extra; /* the view's own argument, or NULL */
  guint n_steps;     /* of the line before that moment; more than there are: it is now */
} AdjShowing;
