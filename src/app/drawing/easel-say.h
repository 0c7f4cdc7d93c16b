/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"

/* "0412, Forest; north: Creek, Bridge; 1/II, 2/II; side chosen: south-east": a hex as it is drawn
 * and who is set up there, read out to whoever draws it by keys. side: the one that keys have
 * chosen; -1 for none. */
char *adj_easel_say (const AdjBook *book, AdjHex hex, int side);
