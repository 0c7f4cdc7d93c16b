/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/problems.h"

/* The part that can be kept of a record's file that does not open: every entry up to the first that
 * cannot be read, by the very reader that refuses the whole. */

/* How such a file is read and written. */
typedef struct
{
  const char *end; /* the tag it ends with, and the line's end */
  gsize max_bytes;
  gpointer (*read) (const char *text, gsize length, AdjProblems *problems); /* NULL: it cannot be */
  guint (*count) (gpointer record);                                         /* its entries */
  char *(*write) (gpointer record, gsize *length);                          /* its text */
  GDestroyNotify free;
} AdjSalvageWay;

typedef struct
{
  gpointer record; /* what that way reads; NULL: not even what stands before the entries */
  guint n_kept;    /* entries */
  guint n_lost;    /* entries that stand in the file and are not kept, torn ones among them */
  int line;        /* of the first of them; 0 */
  GDestroyNotify free;
} AdjSalvage;

/* problems has what is wrong with the file; nothing but warnings if it can be opened. */
void adj_salvage (const char *path,
                  const AdjSalvageWay *way,
                  AdjProblems *problems,
                  AdjSalvage *salvage);

void adj_salvage_clear (AdjSalvage *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdjSalvage, adj_salvage_clear)
