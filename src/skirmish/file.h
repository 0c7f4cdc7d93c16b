/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/record.h"

/* The file of a skirmish, "*.skirmish": its rules inside, every order with what it came to. */

#define ADJ_SKIRMISH_ENDING ".skirmish"

/* Its text. length may be NULL. */
char *adj_skirmish_write (AdjSkirmish *self, gsize *length);

/* NULL with problems if it cannot be opened. */
AdjSkirmish *adj_skirmish_load (const char *path, AdjProblems *problems);
AdjSkirmish *adj_skirmish_parse (const char *text, gsize length, AdjProblems *problems);
