/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "record/game.h"

/* The outcome of a correction, in words, before it is accepted. */
typedef struct
{
  gboolean possible;
  char *answer;     /* what is said of the new order, or why it cannot be; lines; "" */
  char *same;       /* "312 later orders stay as they are" */
  GPtrArray *lines; /* of AdjConsequenceLine: those that do not */
  GArray *places;   /* of AdjOrder: would only put the counters where it has them; NULL */
  AdjTable *after;  /* what lies on the table then; NULL unless it is possible */
} AdjCorrectionPreview;

/* The line as it is given: "correct 4 move smith 1621". */
AdjCorrectionPreview *adj_correction_preview_read (AdjGame *game, const char *line);
void adj_correction_preview_free (AdjCorrectionPreview *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjCorrectionPreview, adj_correction_preview_free)
