/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/doc.h"
#include "table/view.h"

/* The options that are played and the rulings that hold, each in a line, and by name what is not
 * played. */
void adj_in_force_tell (AdjDoc *doc, const AdjView *view);
