/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Runs the real adjutant-cli, which needs neither a display nor anybody's settings. */

/* Whoever has something of his own kept names the folder by this variable of his environment; else
 * nobody has anything. */
#define ASK_HOME "ADJUTANT_TEST_HOME"

typedef struct
{
  int code; /* the exit code; -1 if a signal ended it */
  char *out;
  char *err;
} Answer;

Answer *ask (const char *first, ...) G_GNUC_NULL_TERMINATED;

/* The same with the arguments as an array, in a locale such as "de_DE.UTF-8". */
Answer *ask_in_locale (const char *locale, const char *const *arguments);

/* The same for who reads a language such as "de", in a locale that every machine has. */
Answer *ask_in_language (const char *language, const char *const *arguments);

void answer_free (Answer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Answer, answer_free)

/* The path of a file of tests/book, or of data. */
char *book_file (const char *name);
char *data_file (const char *name);

/* The exit code, and nothing on standard error. */
void assert_said (const Answer *answer, int code);

/* Nothing on standard output, and one sentence with these words on standard error. */
void assert_refused (const Answer *answer, int code, const char *words);

/* How many lines of out begin with that. */
guint count_lines (const char *out, const char *start);
