/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/figures.h"

/* Types figures over without a screen. */

/* It is taken, and the cell shows that afterwards. */
void
typist_type (AdjFigures *figures, guint row, guint column, const char *text, const char *shows);

/* It is refused with that in the reason, and the cell shows what it did. */
void typist_refused (
    AdjFigures *figures, guint row, guint column, const char *text, const char *because);

void typist_shows (AdjFigures *figures, guint row, guint column, const char *expected);
