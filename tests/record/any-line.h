/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "tests/rules/lots.h"

/* Lines by lot: any order there is, with any unit, hex or number in it, whether it makes sense or
 * not. */

/* A letter of the shape by itself, between blanks or signs, is a place: u a unit, h a hex, d a
 * direction, s a side, n a number, o an option, t a text, k a terrain. */
char *any_line_of (const AdjBook *book, Lots *lots, const char *shape);

/* An order of any verb; a figure of the book that is another from now on. */
char *any_line (const AdjBook *book, Lots *lots);
char *any_figure (const AdjBook *book, Lots *lots);

/* An order of the past put right in any way, with that order where one is needed. book: whose
 * figures may be another; it may be that of the game's beginning. */
AdjCorrection *
any_correction (AdjGame *game, const AdjBook *book, Lots *lots, guint number, const char *order);
