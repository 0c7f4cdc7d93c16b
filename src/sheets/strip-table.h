/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/strip.h"

/* Adds the strips of one table: a strip a row, its header to be repeated in every column. */
void adj_strips_add_table (GPtrArray *strips,
                           const AdjDocTable *table,
                           const AdjType *type,
                           double width);
