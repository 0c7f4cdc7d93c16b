/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A target is whatever reads what people or files say. Any bytes may be said; it has to come back
 * from all of them, and what it asserts has to hold. Each program has one target, and is driven by
 * rounds.c, a test like the others, or by libFuzzer. */

typedef struct
{
  /* Whether they were sound. They end with a 0 that is not counted. */
  gboolean (*try_bytes) (const char *bytes, gsize length);

  /* Sound ones to begin with: files by their paths in the project, up to NULL. Without any, bytes
   * by lot are what there is. */
  const char *const *seeds;
} FuzzTarget;

extern const FuzzTarget fuzz_target;

/* A file of the project by its path there. It ends with a 0. */
char *fuzz_read (const char *path, gsize *length);
