/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/strip.h"

/* A document cut into strips for a column of that width. Where the document asks for n columns,
 * what follows is measured for one of them. */
GPtrArray *adj_strips_of (const AdjDoc *doc, const AdjType *type, double width);
