/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The faults of a file, all of them, in the order of the lines. */

typedef enum
{
  ADJ_PROBLEM_FORM,  /* not written as the format says: the schema refuses it too */
  ADJ_PROBLEM_SENSE, /* well formed, but it contradicts itself or names what is not there */
  ADJ_PROBLEM_LINT,  /* readable, but hardly what the author meant: a warning */
} AdjProblemKind;

typedef struct
{
  AdjProblemKind kind;
  int line;       /* 0 where the whole file is meant */
  const char *id; /* kebab-case, static; names the message in tests */
  char *text;     /* what is wrong, and what would be right */
  int at;         /* where on what the file is about, as its reader numbers the places of it; 0 */
  int beyond;     /* the other of two places that it lies between; 0 */
} AdjProblem;

typedef struct _AdjProblems AdjProblems;

AdjProblems *adj_problems_new (const char *file);
void adj_problems_free (AdjProblems *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjProblems, adj_problems_free)

/* At most ADJ_PROBLEMS_MAX are kept; one more says that there were more. */
#define ADJ_PROBLEMS_MAX 500

void adj_problems_add (
    AdjProblems *self, AdjProblemKind kind, int line, const char *id, const char *format, ...)
    G_GNUC_PRINTF (5, 6);

/* Where the last one that was added is. */
void adj_problems_say_where (AdjProblems *self, int at, int beyond);

/* Sorted by line, those of one line in the order they were found. */
void adj_problems_sort (AdjProblems *self);

const char *adj_problems_file (const AdjProblems *self);
guint adj_problems_count (const AdjProblems *self);
guint adj_problems_count_kind (const AdjProblems *self, AdjProblemKind kind);
const AdjProblem *adj_problems_get (const AdjProblems *self, guint index);
gboolean adj_problems_has (const AdjProblems *self, const char *id);

/* The first that is more than a warning: why the file cannot be used. NULL: it can. */
const AdjProblem *adj_problems_first_fault (const AdjProblems *self);
gboolean adj_problems_usable (const AdjProblems *self);

/* "file:line: text", "file: text" without a line. */
char *adj_problem_to_string (const AdjProblems *self, const AdjProblem *problem);
