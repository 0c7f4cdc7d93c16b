/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"
#include "tests/rules/lots.h"

/* Lines by lot: any order there is, with any unit, hex or number in it, whether it makes sense or
 * not. */

/* A letter of the shape by itself, between blanks or signs, is a place: u a unit, h a hex, d a
 * direction, s a side, n a number, o an option, t a text, k a terrain. */
char *any_line_of (const AdjBook *book, Lots *lots, const char *shape);

/* An order of any verb; a figure of the book that is another from now on. */
char *any_line (const AdjBook *book, Lots *lots);
char *any_figure (const AdjBook *book, Lots *lots);
