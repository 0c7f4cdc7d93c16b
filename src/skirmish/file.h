/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/growing.h"
#include "desk/torn.h"
#include "skirmish/record.h"

/* The file of a skirmish, "*.skirmish": its rules inside, every order with what it came to. */

#define ADJ_SKIRMISH_ENDING ".skirmish"

/* What it ends with, and the entry that is written next goes over it. */
#define ADJ_SKIRMISH_END_TAG "</skirmish>"
#define ADJ_SKIRMISH_END ADJ_SKIRMISH_END_TAG "\n"

/* What the skirmish is called: its file, without folder and ending; path may be NULL. */
char *adj_skirmish_name (const char *path);

extern const AdjTornForm adj_skirmish_torn;

/* Its text. length may be NULL. */
char *adj_skirmish_write (AdjSkirmish *self, gsize *length);

/* Bringing its file up to date while it is played (desk/growing.h). */
void adj_skirmish_write_portion (AdjSkirmish *self,
                                 gboolean whole,
                                 AdjSaved *saved,
                                 AdjPortion *portion);
gboolean adj_skirmish_save_on (
    AdjSkirmish *self, AdjSaved *saved, AdjImprint *imprint, const char *path, GError **error);

/* NULL with problems if it cannot be opened. One that breaks off behind a whole entry, as after a
 * power cut while the next was written, is read up to there and a problem says so. */
AdjSkirmish *adj_skirmish_load (const char *path, AdjProblems *problems);
AdjSkirmish *adj_skirmish_parse (const char *text, gsize length, AdjProblems *problems);
