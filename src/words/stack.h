/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"
#include "table/view.h"

/* "Smith 4"; a strength nobody has typed in, or that these eyes may not know, is "?". */
char *adj_words_unit_strength (const AdjView *view, int unit);

/* A hex and who stands in it: "1620: Smith 4, Jones 5". */
char *adj_words_stack (const AdjView *view, const AdjField *field, AdjHex hex);
