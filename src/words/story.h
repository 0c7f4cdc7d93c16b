/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"
#include "table/view.h"

/* An order told as a player would tell it: what happened, battles in one sentence, units that did
 * the same together, and what the program only keeps account of left out. The view's table is
 * the one before the order. Sentences without a full stop; g_strfreev. */
char **adj_words_story (const AdjView *view, const GArray *effects);

/* An order that changes nothing on the table: a note, a bookmark, a waiver, the mirror. NULL if
 * it is none of them. text is the canonical order. */
char *adj_words_remark (const char *text);

/* The same where it is plain which order a note or bookmark is about. */
char *adj_words_remark_there (const char *text);
