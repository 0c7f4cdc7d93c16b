/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"
#include "table/tokens.h"

/* The end of a march by plot: who has no room where it has led him goes back on his way (E N.3b,
 * Y S5.0). */

/* One that cannot stay where the march has led it, and goes back on its way (E N.3b). */
typedef struct
{
  guint16 unit;
  guint n_way;
  AdjHex way[ADJ_SEGMENTS + 1]; /* its march, from its hex back to where it set out */
  guint n_back;                 /* how far along it */
} AdjPutBack;

/* Who has no room, or stands where nobody may stop, when the last segment is over: the next to be
 * put back. FALSE if there is none. */
gboolean adj_put_back_find (const AdjField *field, AdjPutBack *found);
