/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A bad file as an edit of a good one, so that the fault is all there is to read:
 *
 *   # a remark
 *   message ID      what must be said, and nothing else; again for each message
 *   line N          where, in the edited file
 *   text WORDS      stands in the message
 *   fatal           nothing else can be found in such a file
 *   base FILE       the good file of tests/book that is spoiled and then judged
 *   - old text      stands in the file exactly once; several lines are one text
 *   + new text      takes its place
 *   beside FILE     another file that is spoiled likewise and lies in the same folder */

typedef struct
{
  char *id;
  int line;
  char *text; /* or NULL */
} BadMessage;

typedef struct
{
  char *name;
  GPtrArray *messages; /* of BadMessage */
  gboolean fatal;
  char *base;
  GHashTable *files; /* name to text; the ruleset is always among them */
} BadCase;

/* The paths of all cases in tests/book/bad, sorted. */
char **bad_case_paths (const char *book_folder);

BadCase *bad_case_read (const char *book_folder, const char *path);
void bad_case_free (BadCase *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BadCase, bad_case_free)

gboolean bad_case_is_ruleset (const BadCase *self);

/* FALSE, and nothing changed, if old does not stand in the file exactly once. */
gboolean bad_case_edit (BadCase *self, const char *file, const char *old, const char *new);

/* Writes the files into a new folder and returns the path of the one to be judged. */
char *bad_case_put (const BadCase *self);

/* Removes that folder again. */
void bad_case_remove (const BadCase *self, const char *path);
