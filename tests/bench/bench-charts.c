/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench-charts.h"

#include <stdlib.h>

#include "book/draft-strokes.h"
#include "book/library.h"
#include "harness.h"

#define HEXES 12 /* of a stroke */

typedef struct
{
  AdjDraft *draft;
  AdjHexId hexes[HEXES];
  int terrain; /* of the last stroke: the next is another, or nothing would change */
} Bench;

/* What the window does with it: the change, and the text that the disk gets. */
static void
call_stroke (gpointer data)
{
  Bench *self = data;

  self->terrain = 1 - self->terrain;
  if (!adj_draft_stroke (self->draft, self->hexes, HEXES, self->terrain) ||
      adj_draft_get_text (self->draft, NULL) == NULL)
    {
      g_printerr ("%s, so how long it takes says nothing\n", adj_draft_get_refusal (self->draft));
      exit (1);
    }
}

double
bench_stroke (const char *path)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (AdjDraft) draft = NULL;
  Bench self = { .terrain = 0 };

  if (loaded->book == NULL || loaded->book->scenario->map.n_hexes < HEXES)
    {
      g_printerr ("%s cannot be drawn on, so how long it takes says nothing\n", path);
      exit (1);
    }
  draft = adj_draft_new (loaded->book->scenario);
  self.draft = draft;
  for (guint i = 0; i < HEXES; i++)
    self.hexes[i] = loaded->book->scenario->map.hexes[i].id;
  return bench_seconds (call_stroke, &self);
}
