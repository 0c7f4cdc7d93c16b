/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/figure.h"

/* The name of a figure of the book: "Strength", "Side towards 1319". */
char *adj_words_figure (const AdjFigure *figure);

/* The same, and of whom where that is not plain from the subject: "Command level: Union". */
char *adj_words_figure_whose (const AdjScenario *scenario, const AdjFigure *figure);

/* "The book has now: smith strength=6". */
char *adj_words_corrected_figure (const char *figure);

/* The marks on where it comes from, and whether somebody should compare it with the printed game;
 * lines, "" if there are none. */
char *adj_words_figure_marks (const AdjScenario *scenario, const AdjFigure *figure);
