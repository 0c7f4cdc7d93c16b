/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The linker sends every call that writes, names or closes a file here, where it can be made to
 * fail. Only calls between shim_start and shim_stop are touched. */

typedef struct
{
  guint fail_at;     /* the n-th call fails, counted from 1; 0: none */
  int error;         /* with this errno */
  gboolean for_good; /* and so does every call after it: nothing reaches the disk any more */

  gboolean in_pieces;    /* write takes at most 3 bytes; write and fsync are interrupted at first */
  gboolean write_none;   /* write says it wrote nothing */
  gboolean no_links;     /* link fails with EPERM, as on a memory stick */
  gboolean no_folders;   /* fsync of a folder fails, as of one that is none */
  gboolean stranger;     /* whoever writes is not the one who made the files */
  const char *make_file; /* somebody else makes this file just before the first link */
} ShimPlan;

void shim_start (const ShimPlan *plan);

/* The calls that were made, in order, blanks between: "open write fsync rename ...". Those on
 * a folder are open-folder, fsync-folder and close-folder. All that was opened must have been
 * closed. */
char *shim_stop (void);

/* The name of the call that was made to fail, or NULL. */
const char *shim_failed (void);
