/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/view.h"

/* Units as an order names them: "3/1/xiv+wilder"; what lies face down by its alias. */
char *adj_subject (const AdjView *view, const guint16 *units, guint n_units);
