/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "sheets/sheet.h"

/* The parts that tests of sheets share: games in three states, and what can be read off a sheet. */

/* Chickamauga after two battles of the first turn, with a loss, an ineffective unit, a note and
 * a warning; and after a whole game by lot. */
AdjGame *paper_scripted_game (void);
AdjGame *paper_whole_game (guint64 seed);

/* That of seed 1, played once, for it takes its time; it is not to be changed. */
AdjGame *paper_long_game (void);

/* What the lines of tests/cases/NAME.case come to. */
AdjGame *paper_golden_game (const char *name);

/* Papers are made in that language from here on: "en", "de" or "fr"; the program's test depends on
 * the catalogs. */
void paper_speak (const char *language);

/* Plays the line, whatever may be said of it. */
void paper_play (AdjGame *game, const char *line);

/* On A4, with all eyes, as things are now. */
AdjSheetOptions paper_options (void);

AdjSheet *paper_sheet (AdjSheetKind kind, AdjGame *game, const AdjSheetOptions *options);

/* The text of its PDF, line by line, every run of blanks one blank. */
char *paper_text (const AdjSheet *sheet);

/* The same of a sheet as it is usually made. */
char *paper_text_of (AdjSheetKind kind, AdjGame *game);

/* All words of it one after the other, as they were set: of a sheet with columns beside each other,
 * where lines say nothing. */
char *paper_words (const AdjSheet *sheet);
char *paper_words_of (AdjSheetKind kind, AdjGame *game);

/* Each word and where it stands, a line each, as pdftotext -bbox writes them. */
char *paper_boxes (const AdjSheet *sheet);

/* The bytes of the file it writes. */
char *paper_bytes (const AdjSheet *sheet, const char *ending, gsize *length);

/* The words are in the text; they are named if they are not. */
void paper_assert_says (const char *text, const char *words);

/* How often a pattern is found. */
guint paper_count (const char *text, const char *pattern);
