/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/growing.h"
#include "desk/problems.h"
#include "record/game.h"
#include "record/save-form.h"

/* The file of a game, "*.adjutant": the whole book inside, every entry with its canonical order,
 * verdict, effects and the table's hash. It opens as it was played: effects are applied, nothing
 * is judged. */

/* Its text. length may be NULL. */
char *adj_game_write (AdjGame *self, gsize *length);

/* Durably, the file before staying as "NAME~". It holds what either player hides: a new one is for
 * nobody else's eyes. */
gboolean adj_game_save (AdjGame *self, const char *path, GError **error);

/* Bringing its file up to date while it is played (desk/growing.h). */
void adj_game_write_portion (AdjGame *self, gboolean whole, AdjSaved *saved, AdjPortion *portion);
gboolean adj_game_save_on (
    AdjGame *self, AdjSaved *saved, AdjImprint *imprint, const char *path, GError **error);

/* NULL with problems if it cannot be opened. differing, if not NULL, gets the numbers of the
 * entries after which the table is not the one that was recorded (guint): a file edited by hand. A
 * file that breaks off behind a whole entry, as after a power cut while the next was written, is
 * read up to there and a problem says so. */
AdjGame *adj_game_load (const char *path, AdjProblems *problems, GArray *differing);
AdjGame *adj_game_parse (const char *text, gsize length, AdjProblems *problems, GArray *differing);
