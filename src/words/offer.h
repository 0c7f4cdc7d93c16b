/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"
#include "table/view.h"

/* An order as it stands in a menu: "Move 3/1/XIV to 1318". */
char *adj_words_offer (const AdjView *view, const AdjOrder *order);
