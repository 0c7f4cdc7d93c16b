/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hex/grid.h"

/* Units as a player types them who mirrors no board: each with its hex, "1318 Smith, 1427 Jones",
 * or hexes alone, "1318 1427". */

#define ADJ_MOST_TYPED_UNITS 200
#define ADJ_MOST_TYPED_NAME 60 /* bytes */

typedef struct
{
  AdjHexId hex;
  char *name; /* "" for a hex alone */
} AdjTypedUnit;

/* Of AdjTypedUnit, in the order one reads down the map (Y 5.59). NULL if a part is not of that
 * kind; wrong, if not NULL, is that part, to be freed. */
GArray *adj_typed_units_parse (const char *text, char **wrong);

/* The hex ends in one of the digits: bit n is digit n (Y 5.51). */
static inline gboolean
adj_typed_unit_scatters (const AdjTypedUnit *self, guint16 digits)
{
  return (digits & (1u << (self->hex % 10))) != 0;
}
