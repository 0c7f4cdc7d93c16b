/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"

/* An order to show what orders look like: the first unit of the book that can march goes to the
 * nearest hex where it may stay, one of whose phase it is before the others; "next" where nobody
 * can, and while plots are written. seen: the table as the eyes see it. */
AdjOrder adj_example (const AdjField *seen, const AdjView *view);
