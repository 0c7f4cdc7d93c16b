/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"
#include "table/view.h"

/* The units of a hex from the lowest to the uppermost, in an order that tells nothing of those
 * these eyes do not know. Returns how many. */
#define ADJ_PILE_MOST (2 * ADJ_MAX_UNITS) /* dummies as well */
guint adj_pile_read (const AdjView *view,
                     const AdjField *field,
                     AdjHex hex,
                     guint16 units[ADJ_PILE_MOST]);
