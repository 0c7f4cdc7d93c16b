/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/arithmetic.h"
#include "table/view.h"

/* One line of how an attack's odds come about: "1620, Forest-rough: ×2, makes 8 (BG 7.4)". */
char *adj_words_line (const AdjView *view, const AdjLine *line);

/* The same without its row, for who shows that beside it. */
char *adj_words_line_alone (const AdjView *view, const AdjLine *line);
